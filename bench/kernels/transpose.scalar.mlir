// ARRAYS: f32:262144,f32:262144
// A matrix transposed.

func.func @kernel(%from: memref<512x512xf32> {llvm.noalias}, %to: memref<512x512xf32> {llvm.noalias}) {
  affine.for %i = 0 to 512 {
    affine.for %j = 0 to 512 {
      %0 = affine.load %from[%i, %j] : memref<512x512xf32>
      affine.store %0, %to[%j, %i] : memref<512x512xf32>
    }
  }
  return
}
