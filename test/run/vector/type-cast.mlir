// A memref of numbers as a memref of one vector, in place: rows of
// as many bytes as a vector of them, and at a place where a vector may be.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @main() -> i32 {
  %m = memref.alloca() {alignment = 32} : memref<2x4xi32>
  %v = arith.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8]]> : vector<2x4xi32>
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %whole = vector.type_cast %m : memref<2x4xi32> to memref<vector<2x4xi32>>
  memref.store %v, %whole[] : memref<vector<2x4xi32>>
  %0 = memref.load %m[%c1, %c2] : memref<2x4xi32>
  vector.print %0 : i32
  memref.store %0, %m[%c1, %c1] : memref<2x4xi32>
  %1 = memref.load %whole[] : memref<vector<2x4xi32>>
  vector.print %1 : vector<2x4xi32>
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: 7
// OUT: ( ( 1, 2, 3, 4 ), ( 5, 7, 7, 8 ) )
