// ARRAYS: i32:131072,i32:512,i32:256
// The greatest number of each row, and the sum of each column, of integers.

func.func @kernel(%m: memref<512x256xi32> {llvm.noalias}, %rows: memref<512xi32> {llvm.noalias},
                  %columns: memref<256xi32> {llvm.noalias}) {
  %zero = arith.constant 0 : i32
  %least = arith.constant -2147483648 : i32
  affine.for %j = 0 to 256 {
    affine.store %zero, %columns[%j] : memref<256xi32>
  }
  affine.for %i = 0 to 512 {
    %most = affine.for %j = 0 to 256 iter_args(%before = %least) -> i32 {
      %0 = affine.load %m[%i, %j] : memref<512x256xi32>
      %1 = arith.maxsi %0, %before : i32
      %2 = affine.load %columns[%j] : memref<256xi32>
      %3 = arith.addi %2, %0 : i32
      affine.store %3, %columns[%j] : memref<256xi32>
      affine.yield %1 : i32
    }
    affine.store %most, %rows[%i] : memref<512xi32>
  }
  return
}
