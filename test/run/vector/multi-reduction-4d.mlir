// Any dimensions of four are reduced; the others stay in order.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @main() -> i32 {
  %v = arith.constant dense<[[[[1, 2, 3], [4, 5, 6]]], [[[7, 8, 9], [10, 11, 12]]]]> : vector<2x1x2x3xi32>
  %a0 = arith.constant dense<0> : vector<2x1x2xi32>
  %0 = vector.multi_reduction <add>, %v, %a0 [3] : vector<2x1x2x3xi32> to vector<2x1x2xi32>
  vector.print %0 : vector<2x1x2xi32>
  %a1 = arith.constant dense<[100, 200, 300]> : vector<3xi32>
  %1 = vector.multi_reduction <add>, %v, %a1 [0, 1, 2] : vector<2x1x2x3xi32> to vector<3xi32>
  vector.print %1 : vector<3xi32>
  %a2 = arith.constant dense<5> : vector<1x3xi32>
  %2 = vector.multi_reduction <maxsi>, %v, %a2 [0, 2] : vector<2x1x2x3xi32> to vector<1x3xi32>
  vector.print %2 : vector<1x3xi32>
  %a3 = arith.constant -1 : i32
  %3 = vector.multi_reduction <xor>, %v, %a3 [0, 1, 2, 3] : vector<2x1x2x3xi32> to i32
  vector.print %3 : i32
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: ( ( ( 6, 15 ) ), ( ( 24, 33 ) ) )
// OUT: ( 122, 226, 330 )
// OUT: ( ( 10, 11, 12 ) )
// OUT: -13
