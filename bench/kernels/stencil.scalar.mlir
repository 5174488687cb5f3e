// ARRAYS: f32:66564,f32:66564
// The mean of five neighbours.

func.func @kernel(%from: memref<258x258xf32> {llvm.noalias}, %to: memref<258x258xf32> {llvm.noalias}) {
  %fifth = arith.constant 0.2 : f32
  affine.for %i = 1 to 257 {
    affine.for %j = 1 to 257 {
      %n = affine.load %from[%i - 1, %j] : memref<258x258xf32>
      %s = affine.load %from[%i + 1, %j] : memref<258x258xf32>
      %w = affine.load %from[%i, %j - 1] : memref<258x258xf32>
      %e = affine.load %from[%i, %j + 1] : memref<258x258xf32>
      %m = affine.load %from[%i, %j] : memref<258x258xf32>
      %0 = arith.addf %n, %s : f32
      %1 = arith.addf %w, %e : f32
      %2 = arith.addf %0, %1 : f32
      %3 = arith.addf %2, %m : f32
      %4 = arith.mulf %fifth, %3 : f32
      affine.store %4, %to[%i, %j] : memref<258x258xf32>
    }
  }
  return
}
