// Signs of floats and integers: taken away, and given, to zeros as well.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @main() -> i32 {
  %v = arith.constant dense<[-1.5, 2.0, -0.0, 0xff800000]> : vector<4xf32>
  %0 = math.absf %v : vector<4xf32>
  vector.print %0 : vector<4xf32>
  %s = arith.constant dense<[1.0, -1.0, -0.0, 0.0]> : vector<4xf32>
  %1 = math.copysign %v, %s : vector<4xf32>
  vector.print %1 : vector<4xf32>
  %i = arith.constant dense<[-7, 7, 0, -128]> : vector<4xi8>
  %2 = math.absi %i : vector<4xi8>
  vector.print %2 : vector<4xi8>
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: ( 1.5, 2, 0, inf )
// OUT: ( 1.5, -2, -0, inf )
// OUT: ( 7, 7, 0, -128 )
