// An inner loop whose bounds are those of the outer one's counter, in both
// directions.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @main() -> i32 {
  affine.for %i = 0 to 3 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to 3 {
      %0 = affine.apply affine_map<(d0, d1) -> (10 * d0 + d1)>(%i, %j)
      vector.print %0 : index
    }
  }
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) step 2 {
      %0 = affine.apply affine_map<(d0, d1) -> (10 * d0 + d1)>(%i, %j)
      vector.print %0 : index
    }
  }
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: 0
// OUT: 1
// OUT: 2
// OUT: 11
// OUT: 12
// OUT: 22
// OUT: 0
// OUT: 10
// OUT: 20
// OUT: 22
