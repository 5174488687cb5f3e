// ARRAYS: i32:131072,i32:512,i32:256
// The greatest number of each row, and the sum of each column, of integers: a
// row at a time, as sixteen vectors.

func.func @kernel(%m: memref<512x256xi32> {llvm.noalias}, %rows: memref<512xi32> {llvm.noalias},
                  %columns: memref<256xi32> {llvm.noalias}) {
  %pad = arith.constant 0 : i32
  %c0 = arith.constant 0 : index
  %zeros = arith.constant dense<0> : vector<16x16xi32>
  %least = arith.constant dense<-2147483648> : vector<16xi32>
  %parts = memref.expand_shape %m [[0], [1, 2]] output_shape [512, 16, 16]
    : memref<512x256xi32> into memref<512x16x16xi32>
  %column_parts = memref.expand_shape %columns [[0, 1]] output_shape [16, 16]
    : memref<256xi32> into memref<16x16xi32>
  %sums = affine.for %i = 0 to 512 iter_args(%before = %zeros) -> vector<16x16xi32> {
    %row = vector.transfer_read %parts[%i, %c0, %c0], %pad {in_bounds = [true, true]}
      : memref<512x16x16xi32>, vector<16x16xi32>
    %most = vector.multi_reduction <maxsi>, %row, %least [0] : vector<16x16xi32> to vector<16xi32>
    %one = vector.reduction <maxsi>, %most : vector<16xi32> into i32
    affine.store %one, %rows[%i] : memref<512xi32>
    %sum = arith.addi %before, %row : vector<16x16xi32>
    affine.yield %sum : vector<16x16xi32>
  }
  vector.transfer_write %sums, %column_parts[%c0, %c0] {in_bounds = [true, true]}
    : vector<16x16xi32>, memref<16x16xi32>
  return
}
