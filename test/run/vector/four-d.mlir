// Vectors of four dimensions: their parts of every rank.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @main() -> i32 {
  %v = arith.constant dense<[[[[1, 2], [3, 4], [5, 6]]], [[[7, 8], [9, 10], [11, 12]]]]> : vector<2x1x3x2xi16>
  vector.print %v : vector<2x1x3x2xi16>
  %a = vector.extract %v[1] : vector<1x3x2xi16> from vector<2x1x3x2xi16>
  vector.print %a : vector<1x3x2xi16>
  %b = vector.extract %v[0, 0] : vector<3x2xi16> from vector<2x1x3x2xi16>
  vector.print %b : vector<3x2xi16>
  %c = vector.extract %v[1, 0, 2] : vector<2xi16> from vector<2x1x3x2xi16>
  vector.print %c : vector<2xi16>
  %d = vector.extract %v[0, 0, 1, 1] : i16 from vector<2x1x3x2xi16>
  vector.print %d : i16
  %e = vector.insert %c, %v[0, 0, 0] : vector<2xi16> into vector<2x1x3x2xi16>
  %f = vector.insert %b, %e[1, 0] : vector<3x2xi16> into vector<2x1x3x2xi16>
  %g = arith.addi %f, %v : vector<2x1x3x2xi16>
  vector.print %g : vector<2x1x3x2xi16>
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: ( ( ( ( 1, 2 ), ( 3, 4 ), ( 5, 6 ) ) ), ( ( ( 7, 8 ), ( 9, 10 ), ( 11, 12 ) ) ) )
// OUT: ( ( ( 7, 8 ), ( 9, 10 ), ( 11, 12 ) ) )
// OUT: ( ( 1, 2 ), ( 3, 4 ), ( 5, 6 ) )
// OUT: ( 11, 12 )
// OUT: 4
// OUT: ( ( ( ( 12, 14 ), ( 6, 8 ), ( 10, 12 ) ) ), ( ( ( 8, 10 ), ( 12, 14 ), ( 16, 18 ) ) ) )
