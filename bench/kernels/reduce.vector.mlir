// ARRAYS: i32:131072,i32:512,i32:256
// The greatest number of each row, and the sum of each column, of integers:
// vector by vector, with the sums in memory, where they are near on a processor
// of any number of registers.

func.func @kernel(%m: memref<512x256xi32> {llvm.noalias}, %rows: memref<512xi32> {llvm.noalias},
                  %columns: memref<256xi32> {llvm.noalias}) {
  %zeros = arith.constant dense<0> : vector<256xi32>
  %least = arith.constant dense<-2147483648> : vector<16xi32>
  affine.vector_store %zeros, %columns[0] : memref<256xi32>, vector<256xi32>
  affine.for %i = 0 to 512 {
    %most = affine.for %j = 0 to 256 step 16 iter_args(%before = %least) -> vector<16xi32> {
      %part = affine.vector_load %m[%i, %j] : memref<512x256xi32>, vector<16xi32>
      %old = affine.vector_load %columns[%j] : memref<256xi32>, vector<16xi32>
      %sum = arith.addi %old, %part : vector<16xi32>
      affine.vector_store %sum, %columns[%j] : memref<256xi32>, vector<16xi32>
      %greater = arith.maxsi %before, %part : vector<16xi32>
      affine.yield %greater : vector<16xi32>
    }
    %one = vector.reduction <maxsi>, %most : vector<16xi32> into i32
    affine.store %one, %rows[%i] : memref<512xi32>
  }
  return
}
