// Transposed, reshaped, broadcast and reinterpreted vectors of up to four
// dimensions. @show prints six numbers, in order.
//
// Functions take vectors of one dimension: of an array of vectors, LLVM 22 takes
// every row from the first one's place on RISC-V without V.

func.func private @show(%v: vector<6xi32>) {
  %0:6 = vector.to_elements %v : vector<6xi32>
  vector.print %0#0 : i32 punctuation <comma>
  vector.print %0#1 : i32 punctuation <comma>
  vector.print %0#2 : i32 punctuation <comma>
  vector.print %0#3 : i32 punctuation <comma>
  vector.print %0#4 : i32 punctuation <comma>
  vector.print %0#5 : i32
  return
}

func.func @transposed(%v_flat: vector<6xi32>) {
  %v = vector.shape_cast %v_flat : vector<6xi32> to vector<2x3xi32>
  %0 = vector.transpose %v, [1, 0] : vector<2x3xi32> to vector<3x2xi32>
  %1 = vector.shape_cast %0 : vector<3x2xi32> to vector<6xi32>
  call @show(%1) : (vector<6xi32>) -> ()
  %2 = vector.shape_cast %v : vector<2x3xi32> to vector<2x1x3x1xi32>
  %3 = vector.transpose %2, [3, 2, 1, 0] : vector<2x1x3x1xi32> to vector<1x3x1x2xi32>
  %4 = vector.shape_cast %3 : vector<1x3x1x2xi32> to vector<6xi32>
  call @show(%4) : (vector<6xi32>) -> ()
  %5 = vector.transpose %2, [2, 1, 0, 3] : vector<2x1x3x1xi32> to vector<3x1x2x1xi32>
  %6 = vector.extract %5[1, 0, 1] : vector<1xi32> from vector<3x1x2x1xi32>
  %7 = vector.extract %6[0] : i32 from vector<1xi32>
  vector.print %7 : i32
  return
}
// OUT: 1, 4, 2, 5, 3, 6
// OUT: 1, 4, 2, 5, 3, 6
// OUT: 5

// Elements that are next to each other stay so, whatever the dimensions are:
// divisors that both sides have, and none.
func.func @reshaped(%v: vector<6xi32>) {
  %0 = vector.shape_cast %v : vector<6xi32> to vector<3x2xi32>
  %1 = vector.extract %0[1, 1] : i32 from vector<3x2xi32>
  vector.print %1 : i32
  %2 = vector.shape_cast %0 : vector<3x2xi32> to vector<2x3xi32>
  %3 = vector.extract %2[1, 0] : i32 from vector<2x3xi32>
  vector.print %3 : i32
  %4 = vector.shape_cast %2 : vector<2x3xi32> to vector<1x6xi32>
  %5 = vector.extract %4[0, 4] : i32 from vector<1x6xi32>
  vector.print %5 : i32
  %w = vector.interleave %v, %v : vector<6xi32> -> vector<12xi32>
  %6 = vector.shape_cast %w : vector<12xi32> to vector<3x4xi32>
  %7 = vector.shape_cast %6 : vector<3x4xi32> to vector<2x6xi32>
  %8 = vector.extract %7[1] : vector<6xi32> from vector<2x6xi32>
  call @show(%8) : (vector<6xi32>) -> ()
  %9 = vector.extract %v[5] : i32 from vector<6xi32>
  %10 = vector.broadcast %9 : i32 to vector<i32>
  %11 = vector.shape_cast %10 : vector<i32> to vector<1x1xi32>
  %12 = vector.extract %11[0, 0] : i32 from vector<1x1xi32>
  vector.print %12 : i32
  return
}
// OUT: 4
// OUT: 4
// OUT: 5
// OUT: 4, 4, 5, 5, 6, 6
// OUT: 6

func.func @repeated(%v: vector<3xi32>, %column_flat: vector<2xi32>, %middle_flat: vector<4xi32>) {
  %column = vector.shape_cast %column_flat : vector<2xi32> to vector<2x1xi32>
  %middle = vector.shape_cast %middle_flat : vector<4xi32> to vector<2x1x2xi32>
  %0 = vector.broadcast %v : vector<3xi32> to vector<2x3xi32>
  %1 = vector.shape_cast %0 : vector<2x3xi32> to vector<6xi32>
  call @show(%1) : (vector<6xi32>) -> ()
  %2 = vector.broadcast %column : vector<2x1xi32> to vector<2x3xi32>
  %3 = vector.shape_cast %2 : vector<2x3xi32> to vector<6xi32>
  call @show(%3) : (vector<6xi32>) -> ()
  %4 = vector.broadcast %middle : vector<2x1x2xi32> to vector<2x3x2xi32>
  %5 = vector.extract %4[1] : vector<3x2xi32> from vector<2x3x2xi32>
  %6 = vector.shape_cast %5 : vector<3x2xi32> to vector<6xi32>
  call @show(%6) : (vector<6xi32>) -> ()
  %one = vector.extract %column[1] : vector<1xi32> from vector<2x1xi32>
  %7 = vector.broadcast %one : vector<1xi32> to vector<6xi32>
  call @show(%7) : (vector<6xi32>) -> ()
  return
}
// OUT: 7, 8, 9, 7, 8, 9
// OUT: 10, 10, 10, 20, 20, 20
// OUT: 3, 4, 3, 4, 3, 4
// OUT: 20, 20, 20, 20, 20, 20

func.func @parts(%v_flat: vector<6xi32>, %w_flat: vector<6xi32>, %bits_flat: vector<6xi64>) {
  %v = vector.shape_cast %v_flat : vector<6xi32> to vector<2x3xi32>
  %w = vector.shape_cast %w_flat : vector<6xi32> to vector<2x3xi32>
  %bits = vector.shape_cast %bits_flat : vector<6xi64> to vector<2x3xi64>
  %0 = vector.interleave %v, %w : vector<2x3xi32> -> vector<2x6xi32>
  %1 = vector.extract %0[1] : vector<6xi32> from vector<2x6xi32>
  call @show(%1) : (vector<6xi32>) -> ()
  %even, %odd = vector.deinterleave %0 : vector<2x6xi32> -> vector<2x3xi32>
  %2 = arith.subi %odd, %even : vector<2x3xi32>
  %3 = vector.shape_cast %2 : vector<2x3xi32> to vector<6xi32>
  call @show(%3) : (vector<6xi32>) -> ()
  %4 = vector.bitcast %bits : vector<2x3xi64> to vector<2x6xi32>
  %5 = vector.extract %4[1] : vector<6xi32> from vector<2x6xi32>
  call @show(%5) : (vector<6xi32>) -> ()
  %6:6 = vector.to_elements %v : vector<2x3xi32>
  %7 = vector.from_elements %6#5, %6#4, %6#3, %6#2, %6#1, %6#0 : vector<3x2xi32>
  %8 = vector.shape_cast %7 : vector<3x2xi32> to vector<6xi32>
  call @show(%8) : (vector<6xi32>) -> ()
  return
}
// OUT: 4, 40, 5, 50, 6, 60
// OUT: 9, 18, 27, 36, 45, 54
// OUT: 4, 0, 5, 0, 6, 1
// OUT: 6, 5, 4, 3, 2, 1

func.func @main() -> i32 {
  %v = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
  %w = arith.constant dense<[[10, 20, 30], [40, 50, 60]]> : vector<2x3xi32>
  %flat = arith.constant dense<[1, 2, 3, 4, 5, 6]> : vector<6xi32>
  %row = arith.constant dense<[7, 8, 9]> : vector<3xi32>
  %column = arith.constant dense<[[10], [20]]> : vector<2x1xi32>
  %middle = arith.constant dense<[[[1, 2]], [[3, 4]]]> : vector<2x1x2xi32>
  // Little-endian processors only: the low half comes first.
  %bits = arith.constant dense<[[1, 2, 3], [4, 5, 4294967302]]> : vector<2x3xi64>
  %flat1 = vector.shape_cast %v : vector<2x3xi32> to vector<6xi32>
  call @transposed(%flat1) : (vector<6xi32>) -> ()
  call @reshaped(%flat) : (vector<6xi32>) -> ()
  %flat2 = vector.shape_cast %column : vector<2x1xi32> to vector<2xi32>
  %flat3 = vector.shape_cast %middle : vector<2x1x2xi32> to vector<4xi32>
  call @repeated(%row, %flat2, %flat3) : (vector<3xi32>, vector<2xi32>, vector<4xi32>) -> ()
  %flat4 = vector.shape_cast %v : vector<2x3xi32> to vector<6xi32>
  %flat5 = vector.shape_cast %w : vector<2x3xi32> to vector<6xi32>
  %flat6 = vector.shape_cast %bits : vector<2x3xi64> to vector<6xi64>
  call @parts(%flat4, %flat5, %flat6) : (vector<6xi32>, vector<6xi32>, vector<6xi64>) -> ()
  %status = arith.constant 0 : i32
  return %status : i32
}
