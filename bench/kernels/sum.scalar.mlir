// ARRAYS: f32:16384,f32:2
// The sum of all and that of their squares.

func.func @kernel(%x: memref<16384xf32> {llvm.noalias}, %sums: memref<2xf32> {llvm.noalias}) {
  %zero = arith.constant 0.0 : f32
  %sum, %squares = affine.for %i = 0 to 16384 iter_args(%s = %zero, %q = %zero) -> (f32, f32) {
    %0 = affine.load %x[%i] : memref<16384xf32>
    %1 = arith.addf %s, %0 : f32
    %2 = arith.mulf %0, %0 : f32
    %3 = arith.addf %q, %2 : f32
    affine.yield %1, %3 : f32, f32
  }
  affine.store %sum, %sums[0] : memref<2xf32>
  affine.store %squares, %sums[1] : memref<2xf32>
  return
}
