// Elements of two vectors in turn, row by row, and apart again.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @main() -> i32 {
  %a = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %b = arith.constant dense<[[-1, -2], [-3, -4]]> : vector<2x2xi32>
  %0 = vector.interleave %a, %b : vector<2x2xi32> -> vector<2x4xi32>
  vector.print %0 : vector<2x4xi32>
  %1, %2 = vector.deinterleave %0 : vector<2x4xi32> -> vector<2x2xi32>
  vector.print %1 : vector<2x2xi32>
  vector.print %2 : vector<2x2xi32>
  %x = arith.constant dense<[true, true]> : vector<2xi1>
  %y = arith.constant dense<[false, true]> : vector<2xi1>
  %3 = vector.interleave %x, %y : vector<2xi1> -> vector<4xi1>
  vector.print %3 : vector<4xi1>
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: ( ( 1, -1, 2, -2 ), ( 3, -3, 4, -4 ) )
// OUT: ( ( 1, 2 ), ( 3, 4 ) )
// OUT: ( ( -1, -2 ), ( -3, -4 ) )
// OUT: ( 1, 0, 1, 1 )
