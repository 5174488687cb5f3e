// ARRAYS: f32:16384,f32:2
// The sum of all and that of their squares: four vectors of each, whose elements
// are added up at the end.

func.func @kernel(%x: memref<16384xf32> {llvm.noalias}, %sums: memref<2xf32> {llvm.noalias}) {
  %zeros = arith.constant dense<0.0> : vector<4x16xf32>
  %zero_row = arith.constant dense<0.0> : vector<16xf32>
  %zero = arith.constant 0.0 : f32
  %rows = memref.expand_shape %x [[0, 1]] output_shape [1024, 16] : memref<16384xf32> into memref<1024x16xf32>
  %sum, %squares = affine.for %i = 0 to 1024 step 4 iter_args(%s = %zeros, %q = %zeros) -> (vector<4x16xf32>, vector<4x16xf32>) {
    %j = arith.constant 0 : index
    %0 = vector.transfer_read %rows[%i, %j], %zero {in_bounds = [true, true]} : memref<1024x16xf32>, vector<4x16xf32>
    %1 = arith.addf %s, %0 : vector<4x16xf32>
    %2 = arith.mulf %0, %0 : vector<4x16xf32>
    %3 = arith.addf %q, %2 : vector<4x16xf32>
    affine.yield %1, %3 : vector<4x16xf32>, vector<4x16xf32>
  }
  %0 = vector.multi_reduction <add>, %sum, %zero_row [0] : vector<4x16xf32> to vector<16xf32>
  %1 = vector.multi_reduction <add>, %squares, %zero_row [0] : vector<4x16xf32> to vector<16xf32>
  %2 = vector.reduction <add>, %0 fastmath<reassoc> : vector<16xf32> into f32
  %3 = vector.reduction <add>, %1 fastmath<reassoc> : vector<16xf32> into f32
  affine.store %2, %sums[0] : memref<2xf32>
  affine.store %3, %sums[1] : memref<2xf32>
  return
}
