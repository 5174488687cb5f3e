// floordiv, ceildiv and mod of numbers below zero: mod is never negative.

func.func @main() -> i32 {
  affine.for %i = -5 to 6 step 5 {
    %0 = affine.apply affine_map<(d0) -> (d0 floordiv 3)>(%i)
    %1 = affine.apply affine_map<(d0) -> (d0 ceildiv 3)>(%i)
    %2 = affine.apply affine_map<(d0) -> (d0 mod 3)>(%i)
    %3 = arith.index_cast %0 : index to i32
    vector.print %3 : i32
    %4 = arith.index_cast %1 : index to i32
    vector.print %4 : i32
    %5 = arith.index_cast %2 : index to i32
    vector.print %5 : i32
  }
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: -2
// OUT: -1
// OUT: 1
// OUT: 0
// OUT: 0
// OUT: 0
// OUT: 1
// OUT: 2
// OUT: 2
