// Elements at places that are known only when the program runs.
// NO ORACLE: mlir-opt has no lowering of two dimensions

func.func @at(%row: vector<8xi32>, %i: index, %j: index) {
  %v = vector.shape_cast %row : vector<8xi32> to vector<2x4xi32>
  %0 = vector.extract %v[%i, %j] : i32 from vector<2x4xi32>
  vector.print %0 : i32
  %1 = vector.extract %v[1, %j] : i32 from vector<2x4xi32>
  vector.print %1 : i32
  %2 = vector.insert %0, %v[1, %j] : i32 into vector<2x4xi32>
  vector.print %2 : vector<2x4xi32>
  return
}

func.func @main() -> i32 {
  %v = arith.constant dense<[1, 2, 3, 4, 5, 6, 7, 8]> : vector<8xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  call @at(%v, %c0, %c3) : (vector<8xi32>, index, index) -> ()
  call @at(%v, %c1, %c0) : (vector<8xi32>, index, index) -> ()
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: 4
// OUT: 8
// OUT: ( ( 1, 2, 3, 4 ), ( 5, 6, 7, 4 ) )
// OUT: 5
// OUT: 5
// OUT: ( ( 1, 2, 3, 4 ), ( 5, 6, 7, 8 ) )
