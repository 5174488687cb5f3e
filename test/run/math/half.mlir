// Functions of short floats are computed in longer ones, and rounded at the end.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @main() -> i32 {
  %x = arith.constant dense<[4.0, 0.25, 9.0]> : vector<3xf16>
  %0 = math.sqrt %x : vector<3xf16>
  vector.print %0 : vector<3xf16>
  %1 = math.log2 %x : vector<3xf16>
  vector.print %1 : vector<3xf16>
  %y = arith.constant 3.0 : bf16
  %2 = math.exp2 %y : bf16
  vector.print %2 : bf16
  %3 = math.fma %y, %y, %y : bf16
  vector.print %3 : bf16
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: ( 2, 0.5, 3 )
// OUT: ( 2, -2, 3.16992 )
// OUT: 8
// OUT: 12
