// The bits of every row as other elements: more of them, fewer, or as many. The
// first element has the lowest bits on these machines.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @main() -> i32 {
  %v = arith.constant dense<[[0x01020304, -1], [0x7fc00000, 0x3f800000]]> : vector<2x2xi32>
  %0 = vector.bitcast %v : vector<2x2xi32> to vector<2x8xi8>
  vector.print %0 : vector<2x8xi8>
  %1 = vector.bitcast %v : vector<2x2xi32> to vector<2x1xi64>
  vector.print %1 : vector<2x1xi64>
  %one = vector.extract %v[1, 1] : i32 from vector<2x2xi32>
  %2 = vector.from_elements %one, %one : vector<2xi32>
  %3 = vector.bitcast %2 : vector<2xi32> to vector<2xf32>
  vector.print %3 : vector<2xf32>
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: ( ( 4, 3, 2, 1, -1, -1, -1, -1 ), ( 0, 0, -64, 127, 0, 0, -128, 63 ) )
// OUT: ( ( -4278058236 ), ( 4575657223551713280 ) )
// OUT: ( 1, 1 )
