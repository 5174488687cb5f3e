// A place in a row from places in a box, and back.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @main() -> i32 {
  affine.for %i = 5 to 20 step 7 {
    %0:3 = affine.delinearize_index %i into (2, 3, 4) : index, index, index
    vector.print %0#0 : index
    vector.print %0#1 : index
    vector.print %0#2 : index
    %1 = affine.linearize_index [%0#0, %0#1, %0#2] by (2, 3, 4) : index
    vector.print %1 : index
    %2 = affine.linearize_index disjoint [%0#2, %0#1] by (5, 3) : index
    vector.print %2 : index
  }
  %c5 = arith.constant 5 : index
  %c13 = arith.constant 13 : index
  %3:2 = affine.delinearize_index %c13 into (%c5) : index, index
  vector.print %3#0 : index
  vector.print %3#1 : index
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: 0
// OUT: 1
// OUT: 1
// OUT: 5
// OUT: 4
// OUT: 1
// OUT: 0
// OUT: 0
// OUT: 12
// OUT: 0
// OUT: 1
// OUT: 1
// OUT: 3
// OUT: 19
// OUT: 10
// OUT: 2
// OUT: 3
