// Parts of a vector of four dimensions, taken out and put elsewhere.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @main() -> i32 {
  %v = arith.constant dense<[[[[1, 2, 3, 4], [5, 6, 7, 8]], [[9, 10, 11, 12], [13, 14, 15, 16]]]]> : vector<1x2x2x4xi8>
  %0 = vector.extract_strided_slice %v {offsets = [0, 1, 0, 1], sizes = [1, 1, 2, 2], strides = [1, 1, 1, 1]} : vector<1x2x2x4xi8> to vector<1x1x2x2xi8>
  vector.print %0 : vector<1x1x2x2xi8>
  %1 = vector.extract_strided_slice %v {offsets = [0, 1], sizes = [1, 1], strides = [1, 1]} : vector<1x2x2x4xi8> to vector<1x1x2x4xi8>
  vector.print %1 : vector<1x1x2x4xi8>
  %2 = vector.insert_strided_slice %0, %v {offsets = [0, 0, 0, 2], strides = [1, 1, 1, 1]} : vector<1x1x2x2xi8> into vector<1x2x2x4xi8>
  vector.print %2 : vector<1x2x2x4xi8>
  %row = arith.constant dense<[-1, -2]> : vector<2xi8>
  %3 = vector.insert_strided_slice %row, %v {offsets = [0, 1, 1, 0], strides = [1]} : vector<2xi8> into vector<1x2x2x4xi8>
  vector.print %3 : vector<1x2x2x4xi8>
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: ( ( ( ( 10, 11 ), ( 14, 15 ) ) ) )
// OUT: ( ( ( ( 9, 10, 11, 12 ), ( 13, 14, 15, 16 ) ) ) )
// OUT: ( ( ( ( 1, 2, 10, 11 ), ( 5, 6, 14, 15 ) ), ( ( 9, 10, 11, 12 ), ( 13, 14, 15, 16 ) ) ) )
// OUT: ( ( ( ( 1, 2, 3, 4 ), ( 5, 6, 7, 8 ) ), ( ( 9, 10, 11, 12 ), ( -1, -2, 15, 16 ) ) ) )
