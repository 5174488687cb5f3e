// Rows at positions that are known only when the program runs.
// NO ORACLE: mlir-opt-22 leaves them

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

func.func @at(%flat: vector<6xi32>, %i: index, %k: index, %x: i32) {
  %v = vector.shape_cast %flat : vector<6xi32> to vector<3x2xi32>
  %w = vector.shape_cast %flat : vector<6xi32> to vector<1x3x2xi32>
  %0 = vector.extract %v[%i] : vector<2xi32> from vector<3x2xi32>
  %1 = vector.insert %0, %v[0] : vector<2xi32> into vector<3x2xi32>
  %2 = vector.shape_cast %1 : vector<3x2xi32> to vector<6xi32>
  call @show(%2) : (vector<6xi32>) -> ()
  %3 = vector.extract %v[%i, %k] : i32 from vector<3x2xi32>
  vector.print %3 : i32
  %4 = vector.extract %w[0, %i, 1] : i32 from vector<1x3x2xi32>
  vector.print %4 : i32
  %5 = vector.insert %x, %v[%i, %k] : i32 into vector<3x2xi32>
  %6 = vector.shape_cast %5 : vector<3x2xi32> to vector<6xi32>
  call @show(%6) : (vector<6xi32>) -> ()
  %row = vector.broadcast %x : i32 to vector<2xi32>
  %7 = vector.insert %row, %w[0, %i] : vector<2xi32> into vector<1x3x2xi32>
  %8 = vector.shape_cast %7 : vector<1x3x2xi32> to vector<6xi32>
  call @show(%8) : (vector<6xi32>) -> ()
  return
}

func.func @main() -> i32 {
  %v = arith.constant dense<[1, 2, 3, 4, 5, 6]> : vector<6xi32>
  %x = arith.constant 9 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  call @at(%v, %c2, %c0, %x) : (vector<6xi32>, index, index, i32) -> ()
  // OUT: 5, 6, 3, 4, 5, 6
  // OUT: 5
  // OUT: 6
  // OUT: 1, 2, 3, 4, 9, 6
  // OUT: 1, 2, 3, 4, 9, 9
  call @at(%v, %c1, %c1, %x) : (vector<6xi32>, index, index, i32) -> ()
  // OUT: 3, 4, 3, 4, 5, 6
  // OUT: 4
  // OUT: 4
  // OUT: 1, 2, 3, 9, 5, 6
  // OUT: 1, 2, 9, 9, 5, 6
  %status = arith.constant 0 : i32
  return %status : i32
}
