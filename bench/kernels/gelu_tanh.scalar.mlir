// ARRAYS: f32:4096,f32:4096
// ALSO: -fveclib=libmvec
// x (1 + tanh(0.7978846 (x + 0.044715 x^3))) / 2 of each element.

func.func @kernel(%x: memref<4096xf32> {llvm.noalias}, %y: memref<4096xf32> {llvm.noalias}) {
  %half = arith.constant 0.5 : f32
  %one = arith.constant 1.0 : f32
  %root = arith.constant 0.7978846 : f32
  %cubic = arith.constant 0.044715 : f32
  affine.for %i = 0 to 4096 {
    %0 = affine.load %x[%i] : memref<4096xf32>
    %1 = arith.mulf %0, %cubic : f32
    %2 = arith.mulf %1, %0 : f32
    %3 = arith.mulf %2, %0 : f32
    %4 = arith.addf %0, %3 : f32
    %5 = arith.mulf %4, %root : f32
    %6 = math.tanh %5 : f32
    %7 = arith.addf %6, %one : f32
    %8 = arith.mulf %0, %half : f32
    %9 = arith.mulf %8, %7 : f32
    affine.store %9, %y[%i] : memref<4096xf32>
  }
  return
}
