// A scatter to constant places, each of them one time, is no gather.
// ONLY on riscv64: -march=rv64gcv

func.func @main() -> i32 {
  %m = memref.alloca() : memref<8xi32>
  %c0 = arith.constant 0 : index
  %v = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
  %i = arith.constant dense<[7, 0, 1, 6, 2, 4, 5, 3]> : vector<8xi32>
  %k = arith.constant dense<true> : vector<8xi1>
  vector.scatter %m[%c0] [%i], %k, %v : memref<8xi32>, vector<8xi32>, vector<8xi1>, vector<8xi32>
  %0 = vector.load %m[%c0] : memref<8xi32>, vector<8xi32>
  vector.print %0 : vector<8xi32>
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: ( 1, 2, 4, 7, 5, 6, 3, 0 )
