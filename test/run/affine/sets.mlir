// Points in a set: all of its conditions hold, equations and inequalities.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

#diamond = affine_set<(d0, d1) : (d0 + d1 - 2 >= 0, -d0 - d1 + 6 >= 0, d0 - d1 + 2 >= 0, d1 - d0 + 2 >= 0)>
#line = affine_set<(d0, d1)[s0] : (d0 - s0 * d1 == 0)>

func.func @main() -> i32 {
  %c2 = arith.constant 2 : index
  %yes = arith.constant 1 : i32
  %no = arith.constant 0 : i32
  %c9 = arith.constant 9 : i32
  %m = memref.alloca() : memref<5x5xi32>
  affine.for %i = 0 to 5 {
    affine.for %j = 0 to 5 {
      %0 = affine.if #diamond(%i, %j) -> i32 {
        affine.yield %yes : i32
      } else {
        affine.yield %no : i32
      }
      affine.store %0, %m[%i, %j] : memref<5x5xi32>
      affine.if #line(%i, %j)[%c2] {
        affine.store %c9, %m[%i, %j] : memref<5x5xi32>
      }
    }
    %row = affine.vector_load %m[%i, 0] : memref<5x5xi32>, vector<5xi32>
    vector.print %row : vector<5xi32>
  }
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: ( 9, 0, 1, 0, 0 )
// OUT: ( 0, 1, 1, 1, 0 )
// OUT: ( 1, 9, 1, 1, 1 )
// OUT: ( 0, 1, 1, 1, 0 )
// OUT: ( 0, 0, 9, 0, 0 )
