// Places of a scatter have a sign: they count from the one that is named.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @main() -> i32 {
  %m = memref.alloca() : memref<8xi16>
  %zero = arith.constant dense<0> : vector<8xi16>
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi16>
  %i = arith.constant dense<[-4, 3, 0, -1]> : vector<4xi32>
  %k = arith.constant dense<[true, true, false, true]> : vector<4xi1>
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  vector.store %zero, %m[%c0] : memref<8xi16>, vector<8xi16>
  vector.scatter %m[%c4] [%i], %k, %v : memref<8xi16>, vector<4xi32>, vector<4xi1>, vector<4xi16>
  %0 = vector.load %m[%c0] : memref<8xi16>, vector<8xi16>
  vector.print %0 : vector<8xi16>
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: ( 1, 0, 0, 4, 0, 0, 0, 2 )
