// ARRAYS: f32:65536,f32:65536
// Each row by its greatest element, exponentials, and their sum.

func.func @kernel(%x: memref<64x1024xf32> {llvm.noalias}, %y: memref<64x1024xf32> {llvm.noalias}) {
  %least = arith.constant 0xFF800000 : f32
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 64 {
    %greatest = affine.for %j = 0 to 1024 iter_args(%m = %least) -> f32 {
      %0 = affine.load %x[%i, %j] : memref<64x1024xf32>
      %1 = arith.cmpf ogt, %0, %m : f32
      %2 = arith.select %1, %0, %m : f32
      affine.yield %2 : f32
    }
    %sum = affine.for %j = 0 to 1024 iter_args(%s = %zero) -> f32 {
      %0 = affine.load %x[%i, %j] : memref<64x1024xf32>
      %1 = arith.subf %0, %greatest : f32
      %2 = math.exp %1 : f32
      affine.store %2, %y[%i, %j] : memref<64x1024xf32>
      %3 = arith.addf %s, %2 : f32
      affine.yield %3 : f32
    }
    affine.for %j = 0 to 1024 {
      %0 = affine.load %y[%i, %j] : memref<64x1024xf32>
      %1 = arith.divf %0, %sum : f32
      affine.store %1, %y[%i, %j] : memref<64x1024xf32>
    }
  }
  return
}
