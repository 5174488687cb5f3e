// Subscripts that are computed: a diagonal, backwards, every other one, and by a
// symbol.

func.func @main() -> i32 {
  %m = memref.alloca() : memref<4x4xi32>
  %c1 = arith.constant 1 : index
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      %n = affine.apply affine_map<(d0, d1) -> (4 * d0 + d1)>(%i, %j)
      %v = arith.index_cast %n : index to i32
      affine.store %v, %m[%i, -%j + 3] : memref<4x4xi32>
    }
  }
  affine.for %i = 0 to 4 {
    %0 = affine.load %m[%i, %i] : memref<4x4xi32>
    vector.print %0 : i32
  }
  affine.for %i = 0 to 3 {
    %0 = affine.load %m[%i + symbol(%c1), (2 * %i) mod 4] : memref<4x4xi32>
    vector.print %0 : i32
  }
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: 3
// OUT: 6
// OUT: 9
// OUT: 12
// OUT: 7
// OUT: 9
// OUT: 15
