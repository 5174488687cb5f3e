// A vector taken apart and put together in another order and shape.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @main() -> i32 {
  %v = arith.constant dense<[[1.5, 2.5], [3.5, 4.5]]> : vector<2x2xf32>
  %0:4 = vector.to_elements %v : vector<2x2xf32>
  %1 = vector.from_elements %0#3, %0#2, %0#1, %0#0 : vector<4xf32>
  vector.print %1 : vector<4xf32>
  %2 = vector.from_elements %0#0, %0#2, %0#1, %0#3 : vector<2x2xf32>
  vector.print %2 : vector<2x2xf32>
  %3 = vector.from_elements %0#3 : vector<1x1x1xf32>
  vector.print %3 : vector<1x1x1xf32>
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: ( 4.5, 3.5, 2.5, 1.5 )
// OUT: ( ( 1.5, 3.5 ), ( 2.5, 4.5 ) )
// OUT: ( ( ( 4.5 ) ) )
