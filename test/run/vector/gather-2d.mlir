// Elements from all over memory, as a vector of two dimensions. What the mask
// leaves out is not read: its place may be anywhere.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @main() -> i32 {
  %m = memref.alloca() : memref<8xf64>
  %v = arith.constant dense<[0.0, 1.0, 4.0, 9.0, 16.0, 25.0, 36.0, 49.0]> : vector<8xf64>
  %c0 = arith.constant 0 : index
  vector.store %v, %m[%c0] : memref<8xf64>, vector<8xf64>
  %i = arith.constant dense<[[7, 0, 3], [1000000, 5, 5]]> : vector<2x3xi32>
  %k = arith.constant dense<[[true, true, true], [false, true, true]]> : vector<2x3xi1>
  %other = arith.constant dense<-1.0> : vector<2x3xf64>
  %0 = vector.gather %m[%c0] [%i], %k, %other : memref<8xf64>, vector<2x3xi32>, vector<2x3xi1>, vector<2x3xf64> into vector<2x3xf64>
  vector.print %0 : vector<2x3xf64>
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: ( ( 49, 0, 9 ), ( -1, 25, 25 ) )
