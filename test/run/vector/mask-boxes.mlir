// A mask is a box at the origin: empty when a size is 0 or less, whole when it is
// larger than the vector.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @box(%i: index, %j: index, %k: index) {
  %0 = vector.create_mask %i, %j, %k : vector<2x2x3xi1>
  vector.print %0 : vector<2x2x3xi1>
  return
}

func.func @main() -> i32 {
  %minus = arith.constant -1 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c9 = arith.constant 9 : index
  call @box(%c2, %c1, %c2) : (index, index, index) -> ()
  call @box(%c9, %c9, %c9) : (index, index, index) -> ()
  call @box(%c2, %c0, %c2) : (index, index, index) -> ()
  call @box(%minus, %c2, %c2) : (index, index, index) -> ()
  %1 = vector.constant_mask [1, 2, 2] : vector<2x2x3xi1>
  vector.print %1 : vector<2x2x3xi1>
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: ( ( ( 1, 1, 0 ), ( 0, 0, 0 ) ), ( ( 1, 1, 0 ), ( 0, 0, 0 ) ) )
// OUT: ( ( ( 1, 1, 1 ), ( 1, 1, 1 ) ), ( ( 1, 1, 1 ), ( 1, 1, 1 ) ) )
// OUT: ( ( ( 0, 0, 0 ), ( 0, 0, 0 ) ), ( ( 0, 0, 0 ), ( 0, 0, 0 ) ) )
// OUT: ( ( ( 0, 0, 0 ), ( 0, 0, 0 ) ), ( ( 0, 0, 0 ), ( 0, 0, 0 ) ) )
// OUT: ( ( ( 1, 1, 0 ), ( 1, 1, 0 ) ), ( ( 0, 0, 0 ), ( 0, 0, 0 ) ) )
