// Elements of a mask of two dimensions that stand one behind the other.
// NO ORACLE: mlir-opt-22 leaves them

func.func @main() -> i32 {
  %c1 = arith.constant 1 : index
  %zeros = arith.constant dense<0> : vector<8xi32>
  %m = memref.alloc() : memref<8xi32>
  %c0 = arith.constant 0 : index
  vector.store %zeros, %m[%c0] : memref<8xi32>, vector<8xi32>
  %v = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
  %mask = arith.constant dense<[[true, false, true], [false, true, true]]> : vector<2x3xi1>
  vector.compressstore %m[%c1], %mask, %v : memref<8xi32>, vector<2x3xi1>, vector<2x3xi32>
  %0 = vector.load %m[%c0] : memref<8xi32>, vector<8xi32>
  %1:8 = vector.to_elements %0 : vector<8xi32>
  vector.print %1#0 : i32 punctuation <comma>
  vector.print %1#1 : i32 punctuation <comma>
  vector.print %1#2 : i32 punctuation <comma>
  vector.print %1#3 : i32 punctuation <comma>
  vector.print %1#4 : i32 punctuation <comma>
  vector.print %1#5 : i32
  // OUT: 0, 1, 3, 5, 6, 0
  %other = arith.constant dense<[[true, true, false], [false, false, true]]> : vector<2x3xi1>
  %2 = vector.expandload %m[%c1], %other, %v : memref<8xi32>, vector<2x3xi1>, vector<2x3xi32> into vector<2x3xi32>
  %3:6 = vector.to_elements %2 : vector<2x3xi32>
  vector.print %3#0 : i32 punctuation <comma>
  vector.print %3#1 : i32 punctuation <comma>
  vector.print %3#2 : i32 punctuation <comma>
  vector.print %3#3 : i32 punctuation <comma>
  vector.print %3#4 : i32 punctuation <comma>
  vector.print %3#5 : i32
  // OUT: 1, 3, 3, 4, 5, 5
  memref.dealloc %m : memref<8xi32>
  %status = arith.constant 0 : i32
  return %status : i32
}
