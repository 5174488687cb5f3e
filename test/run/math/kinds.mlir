// What kind of number a float is: 1, a subnormal one, an infinity, and no number.
// NO ORACLE: mlir-opt has no lowering of isinf

func.func @main() -> i32 {
  %v = arith.constant dense<[1.0, 0x00000001, 0x7f800000, 0x7fc00000]> : vector<4xf32>
  %0 = math.isfinite %v : vector<4xf32>
  vector.print %0 : vector<4xi1>
  %1 = math.isinf %v : vector<4xf32>
  vector.print %1 : vector<4xi1>
  %2 = math.isnan %v : vector<4xf32>
  vector.print %2 : vector<4xi1>
  %3 = math.isnormal %v : vector<4xf32>
  vector.print %3 : vector<4xi1>
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: ( 1, 1, 0, 0 )
// OUT: ( 0, 0, 1, 0 )
// OUT: ( 0, 0, 0, 1 )
// OUT: ( 1, 0, 0, 0 )
