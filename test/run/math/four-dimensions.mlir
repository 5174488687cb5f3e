// Functions of vectors of four dimensions, element by element.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @main() -> i32 {
  %v = arith.constant dense<[[[[1.0, 4.0]], [[9.0, 16.0]]], [[[25.0, 36.0]], [[49.0, 64.0]]]]> : vector<2x2x1x2xf32>
  %0 = math.sqrt %v : vector<2x2x1x2xf32>
  vector.print %0 : vector<2x2x1x2xf32>
  %1 = math.powf %0, %0 : vector<2x2x1x2xf32>
  %2 = vector.extract %1[0, 1, 0] : vector<2xf32> from vector<2x2x1x2xf32>
  vector.print %2 : vector<2xf32>
  %i = arith.fptosi %v : vector<2x2x1x2xf32> to vector<2x2x1x2xi32>
  %3 = math.ctpop %i : vector<2x2x1x2xi32>
  vector.print %3 : vector<2x2x1x2xi32>
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: ( ( ( ( 1, 2 ) ), ( ( 3, 4 ) ) ), ( ( ( 5, 6 ) ), ( ( 7, 8 ) ) ) )
// OUT: ( 27, 256 )
// OUT: ( ( ( ( 1, 1 ) ), ( ( 2, 1 ) ) ), ( ( ( 3, 2 ) ), ( ( 3, 1 ) ) ) )
