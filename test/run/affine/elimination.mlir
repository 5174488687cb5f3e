// A matrix becomes a product of two triangles in place, without pivots.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @main() -> i32 {
  %m = memref.alloca() : memref<3x3xf64>
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 3 {
      %n = affine.min affine_map<(d0, d1) -> (d0 + 1, d1 + 1)>(%i, %j)
      %v = arith.index_cast %n : index to i32
      %f = arith.sitofp %v : i32 to f64
      affine.store %f, %m[%i, %j] : memref<3x3xf64>
    }
  }
  affine.for %k = 0 to 3 {
    affine.for %i = affine_map<(d0) -> (d0 + 1)>(%k) to 3 {
      %pivot = affine.load %m[%k, %k] : memref<3x3xf64>
      %x = affine.load %m[%i, %k] : memref<3x3xf64>
      %q = arith.divf %x, %pivot : f64
      affine.store %q, %m[%i, %k] : memref<3x3xf64>
      affine.for %j = affine_map<(d0) -> (d0 + 1)>(%k) to 3 {
        %a = affine.load %m[%i, %j] : memref<3x3xf64>
        %b = affine.load %m[%k, %j] : memref<3x3xf64>
        %p = arith.mulf %q, %b : f64
        %d = arith.subf %a, %p : f64
        affine.store %d, %m[%i, %j] : memref<3x3xf64>
      }
    }
  }
  affine.for %i = 0 to 3 {
    %row = affine.vector_load %m[%i, 0] : memref<3x3xf64>, vector<3xf64>
    vector.print %row : vector<3xf64>
  }
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: ( 1, 1, 1 )
// OUT: ( 1, 1, 1 )
// OUT: ( 1, 1, 1 )
