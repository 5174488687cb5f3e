// Rows of three elements are where the memref has them, not where an array of
// vectors would, at a place where no vector may be.
// NO ORACLE: its rows are 16 bytes apart

func.func @main() -> i32 {
  %m = memref.alloca() : memref<3x3xi32>
  %v = arith.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9]]> : vector<3x3xi32>
  %a = vector.type_cast %m : memref<3x3xi32> to memref<vector<3x3xi32>>
  memref.store %v, %a[] : memref<vector<3x3xi32>>
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = memref.load %m[%c1, %c2] : memref<3x3xi32>
  vector.print %0 : i32
  memref.store %0, %m[%c2, %c1] : memref<3x3xi32>
  %rows = vector.type_cast %m : memref<3x3xi32> to memref<3xvector<3xi32>>
  %1 = memref.load %rows[%c2] : memref<3xvector<3xi32>>
  vector.print %1 : vector<3xi32>
  %2 = memref.load %a[] : memref<vector<3x3xi32>>
  vector.print %2 : vector<3x3xi32>
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: 6
// OUT: ( 7, 6, 9 )
// OUT: ( ( 1, 2, 3 ), ( 4, 5, 6 ), ( 7, 6, 9 ) )
