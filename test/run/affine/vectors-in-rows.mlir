// Vectors from rows of memory, one and more of them, and back a column further.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @main() -> i32 {
  %m = memref.alloca() : memref<3x8xf32>
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 8 {
      %n = affine.apply affine_map<(d0, d1) -> (10 * d0 + d1)>(%i, %j)
      %v = arith.index_cast %n : index to i32
      %f = arith.sitofp %v : i32 to f32
      affine.store %f, %m[%i, %j] : memref<3x8xf32>
    }
  }
  affine.for %i = 0 to 2 {
    affine.prefetch %m[%i + 1, 0], read, locality<3>, data : memref<3x8xf32>
    %v = affine.vector_load %m[%i + 1, 2 * %i] : memref<3x8xf32>, vector<4xf32>
    affine.vector_store %v, %m[%i, %i + 1] : memref<3x8xf32>, vector<4xf32>
  }
  %0 = affine.vector_load %m[0, 0] : memref<3x8xf32>, vector<8xf32>
  vector.print %0 : vector<8xf32>
  %1 = affine.vector_load %m[1, 0] : memref<3x8xf32>, vector<8xf32>
  vector.print %1 : vector<8xf32>
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: ( 0, 10, 11, 12, 13, 5, 6, 7 )
// OUT: ( 10, 11, 22, 23, 24, 25, 16, 17 )
