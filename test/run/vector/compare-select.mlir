// Comparisons yield vectors of flags, by which elements are chosen one by one, or
// all at once.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @main() -> i32 {
  %a = arith.constant dense<[[1, -2, 3], [-4, 5, -6]]> : vector<2x3xi32>
  %b = arith.constant dense<0> : vector<2x3xi32>
  %yes = arith.constant true
  %less = arith.cmpi slt, %a, %b : vector<2x3xi32>
  vector.print %less : vector<2x3xi1>
  %below = arith.cmpi ult, %a, %b : vector<2x3xi32>
  vector.print %below : vector<2x3xi1>
  %0 = arith.select %less, %b, %a : vector<2x3xi1>, vector<2x3xi32>
  vector.print %0 : vector<2x3xi32>
  %1 = arith.select %yes, %a, %b : vector<2x3xi32>
  vector.print %1 : vector<2x3xi32>
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: ( ( 0, 1, 0 ), ( 1, 0, 1 ) )
// OUT: ( ( 0, 0, 0 ), ( 0, 0, 0 ) )
// OUT: ( ( 1, 0, 3 ), ( 0, 5, 0 ) )
// OUT: ( ( 1, -2, 3 ), ( -4, 5, -6 ) )
