// ARRAYS: f32:4096,f32:4096
// ALSO: -fveclib=libmvec
// exp(x) of each element.

func.func @kernel(%x: memref<4096xf32> {llvm.noalias}, %y: memref<4096xf32> {llvm.noalias}) {
  affine.for %i = 0 to 4096 {
    %0 = affine.load %x[%i] : memref<4096xf32>
    %1 = math.exp %0 : f32
    affine.store %1, %y[%i] : memref<4096xf32>
  }
  return
}
