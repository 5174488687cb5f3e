// Five ways to a whole number, where they differ: halves, negative numbers, zeros
// with a sign, and what is too large to have a fraction.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @main() -> i32 {
  %v = arith.constant dense<[0.5, 1.5, 2.5, -0.5, -1.5, 2.7, -2.2, 8388609.0]> : vector<8xf32>
  %0 = math.floor %v : vector<8xf32>
  vector.print %0 : vector<8xf32>
  %1 = math.ceil %v : vector<8xf32>
  vector.print %1 : vector<8xf32>
  %2 = math.trunc %v : vector<8xf32>
  vector.print %2 : vector<8xf32>
  %3 = math.round %v : vector<8xf32>
  vector.print %3 : vector<8xf32>
  %4 = math.roundeven %v : vector<8xf32>
  vector.print %4 : vector<8xf32>
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: ( 0, 1, 2, -1, -2, 2, -3, 8.38861e+06 )
// OUT: ( 1, 2, 3, -0, -1, 3, -2, 8.38861e+06 )
// OUT: ( 0, 1, 2, -0, -1, 2, -2, 8.38861e+06 )
// OUT: ( 1, 2, 3, -1, -2, 3, -2, 8.38861e+06 )
// OUT: ( 0, 2, 2, -0, -2, 3, -2, 8.38861e+06 )
