// All six orders of three dimensions.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @main() -> i32 {
  %v = arith.constant dense<[[[1, 2], [3, 4], [5, 6]]]> : vector<1x3x2xi64>
  %0 = vector.transpose %v, [0, 1, 2] : vector<1x3x2xi64> to vector<1x3x2xi64>
  vector.print %0 : vector<1x3x2xi64>
  %1 = vector.transpose %v, [0, 2, 1] : vector<1x3x2xi64> to vector<1x2x3xi64>
  vector.print %1 : vector<1x2x3xi64>
  %2 = vector.transpose %v, [1, 0, 2] : vector<1x3x2xi64> to vector<3x1x2xi64>
  vector.print %2 : vector<3x1x2xi64>
  %3 = vector.transpose %v, [1, 2, 0] : vector<1x3x2xi64> to vector<3x2x1xi64>
  vector.print %3 : vector<3x2x1xi64>
  %4 = vector.transpose %v, [2, 0, 1] : vector<1x3x2xi64> to vector<2x1x3xi64>
  vector.print %4 : vector<2x1x3xi64>
  %5 = vector.transpose %v, [2, 1, 0] : vector<1x3x2xi64> to vector<2x3x1xi64>
  vector.print %5 : vector<2x3x1xi64>
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: ( ( ( 1, 2 ), ( 3, 4 ), ( 5, 6 ) ) )
// OUT: ( ( ( 1, 3, 5 ), ( 2, 4, 6 ) ) )
// OUT: ( ( ( 1, 2 ) ), ( ( 3, 4 ) ), ( ( 5, 6 ) ) )
// OUT: ( ( ( 1 ), ( 2 ) ), ( ( 3 ), ( 4 ) ), ( ( 5 ), ( 6 ) ) )
// OUT: ( ( ( 1, 3, 5 ) ), ( ( 2, 4, 6 ) ) )
// OUT: ( ( ( 1 ), ( 3 ), ( 5 ) ), ( ( 2 ), ( 4 ), ( 6 ) ) )
