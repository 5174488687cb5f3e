// ARRAYS: f32:4096,f32:4096
// x (1 + erf(x / sqrt 2)) / 2 of each element.

func.func @kernel(%x: memref<4096xf32> {llvm.noalias}, %y: memref<4096xf32> {llvm.noalias}) {
  %half = arith.constant 0.5 : f32
  %one = arith.constant 1.0 : f32
  %root = arith.constant 0.70710678 : f32
  affine.for %i = 0 to 4096 {
    %0 = affine.load %x[%i] : memref<4096xf32>
    %1 = arith.mulf %0, %root : f32
    %2 = math.erf %1 : f32
    %3 = arith.addf %2, %one : f32
    %4 = arith.mulf %0, %half : f32
    %5 = arith.mulf %4, %3 : f32
    affine.store %5, %y[%i] : memref<4096xf32>
  }
  return
}
