// ARRAYS: f32:4096,f32:4096
// ALSO: -fveclib=libmvec
// exp(x) of each element, sixteen at a time.

func.func @kernel(%x: memref<4096xf32> {llvm.noalias}, %y: memref<4096xf32> {llvm.noalias}) {
  affine.for %i = 0 to 4096 step 16 {
    %0 = affine.vector_load %x[%i] : memref<4096xf32>, vector<16xf32>
    %1 = math.exp %0 : vector<16xf32>
    affine.vector_store %1, %y[%i] : memref<4096xf32>, vector<16xf32>
  }
  return
}
