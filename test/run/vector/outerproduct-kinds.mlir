// An outer product adds to what is there, or combines with it in another way; by a
// number it scales a vector.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @main() -> i32 {
  %x = arith.constant dense<[1, 2, 3]> : vector<3xi32>
  %y = arith.constant dense<[10, -10]> : vector<2xi32>
  %c = arith.constant dense<[[1, 1], [15, 15], [40, -40]]> : vector<3x2xi32>
  %k = arith.constant 7 : i32
  %0 = vector.outerproduct %x, %y : vector<3xi32>, vector<2xi32>
  vector.print %0 : vector<3x2xi32>
  %1 = vector.outerproduct %x, %y, %c : vector<3xi32>, vector<2xi32>
  vector.print %1 : vector<3x2xi32>
  %2 = vector.outerproduct %x, %y, %c {kind = #vector.kind<maxsi>} : vector<3xi32>, vector<2xi32>
  vector.print %2 : vector<3x2xi32>
  %3 = vector.outerproduct %x, %y, %c {kind = #vector.kind<xor>} : vector<3xi32>, vector<2xi32>
  vector.print %3 : vector<3x2xi32>
  %4 = vector.outerproduct %x, %k : vector<3xi32>, i32
  vector.print %4 : vector<3xi32>
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: ( ( 10, -10 ), ( 20, -20 ), ( 30, -30 ) )
// OUT: ( ( 11, -9 ), ( 35, -5 ), ( 70, -70 ) )
// OUT: ( ( 10, 1 ), ( 20, 15 ), ( 40, -30 ) )
// OUT: ( ( 11, -9 ), ( 27, -29 ), ( 54, 58 ) )
// OUT: ( 7, 14, 21 )
