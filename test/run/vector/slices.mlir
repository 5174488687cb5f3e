// Slices of vectors, taken and put.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @main() -> i32 {
  %v = arith.constant dense<[[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]],
                             [[12, 13, 14, 15], [16, 17, 18, 19], [20, 21, 22, 23]]]> : vector<2x3x4xi32>
  %0 = vector.extract_strided_slice %v {offsets = [1, 0, 2], sizes = [1, 2, 2], strides = [1, 1, 1]} : vector<2x3x4xi32> to vector<1x2x2xi32>
  vector.print %0 : vector<1x2x2xi32>
  %1 = vector.extract_strided_slice %v {offsets = [0, 1], sizes = [2, 2], strides = [1, 1]} : vector<2x3x4xi32> to vector<2x2x4xi32>
  vector.print %1 : vector<2x2x4xi32>
  %row = vector.extract %v[1, 1] : vector<4xi32> from vector<2x3x4xi32>
  %2 = vector.extract_strided_slice %row {offsets = [1], sizes = [3], strides = [1]} : vector<4xi32> to vector<3xi32>
  vector.print %2 : vector<3xi32>
  %n = arith.constant dense<[[-1, -2], [-3, -4]]> : vector<2x2xi32>
  %3 = vector.insert_strided_slice %n, %v {offsets = [1, 1, 0], strides = [1, 1]} : vector<2x2xi32> into vector<2x3x4xi32>
  vector.print %3 : vector<2x3x4xi32>
  %4 = vector.insert_strided_slice %0, %3 {offsets = [0, 1, 1], strides = [1, 1, 1]} : vector<1x2x2xi32> into vector<2x3x4xi32>
  vector.print %4 : vector<2x3x4xi32>
  %5 = vector.insert_strided_slice %2, %row {offsets = [0], strides = [1]} : vector<3xi32> into vector<4xi32>
  vector.print %5 : vector<4xi32>
  %6 = vector.extract_strided_slice %v {offsets = [1], sizes = [1], strides = [1]} : vector<2x3x4xi32> to vector<1x3x4xi32>
  vector.print %6 : vector<1x3x4xi32>
  %status = arith.constant 0 : i32
  return %status : i32
}

// OUT: ( ( ( 14, 15 ), ( 18, 19 ) ) )
// OUT: ( ( ( 4, 5, 6, 7 ), ( 8, 9, 10, 11 ) ), ( ( 16, 17, 18, 19 ), ( 20, 21, 22, 23 ) ) )
// OUT: ( 17, 18, 19 )
// OUT: ( ( ( 0, 1, 2, 3 ), ( 4, 5, 6, 7 ), ( 8, 9, 10, 11 ) ), ( ( 12, 13, 14, 15 ), ( -1, -2, 18, 19 ), ( -3, -4, 22, 23 ) ) )
// OUT: ( ( ( 0, 1, 2, 3 ), ( 4, 14, 15, 7 ), ( 8, 18, 19, 11 ) ), ( ( 12, 13, 14, 15 ), ( -1, -2, 18, 19 ), ( -3, -4, 22, 23 ) ) )
// OUT: ( 17, 18, 19, 19 )
// OUT: ( ( ( 12, 13, 14, 15 ), ( 16, 17, 18, 19 ), ( 20, 21, 22, 23 ) ) )
