// A shuffle picks elements of two vectors, or rows, in any order and as often as it
// likes.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @main() -> i32 {
  %a = arith.constant dense<[1.0, 2.0, 3.0]> : vector<3xf64>
  %b = arith.constant dense<[-1.0, -2.0]> : vector<2xf64>
  %0 = vector.shuffle %a, %b [4, 0, 0, 3, 2, 1] : vector<3xf64>, vector<2xf64>
  vector.print %0 : vector<6xf64>
  %m = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi8>
  %n = arith.constant dense<[[5, 6]]> : vector<1x2xi8>
  %1 = vector.shuffle %m, %n [2, 1, 0, 2] : vector<2x2xi8>, vector<1x2xi8>
  vector.print %1 : vector<4x2xi8>
  %s = arith.constant dense<8> : vector<i16>
  %t = arith.constant dense<9> : vector<i16>
  %2 = vector.shuffle %s, %t [1, 0, 1] : vector<i16>, vector<i16>
  vector.print %2 : vector<3xi16>
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: ( -2, 1, 1, -1, 3, 2 )
// OUT: ( ( 5, 6 ), ( 3, 4 ), ( 1, 2 ), ( 5, 6 ) )
// OUT: ( 9, 8, 9 )
