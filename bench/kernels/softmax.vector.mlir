// ARRAYS: f32:65536,f32:65536
// Each row by its greatest element, exponentials, and their sum, sixteen at a
// time.

func.func @kernel(%x: memref<64x1024xf32> {llvm.noalias}, %y: memref<64x1024xf32> {llvm.noalias}) {
  %least = arith.constant dense<0xFF800000> : vector<16xf32>
  %zeros = arith.constant dense<0.0> : vector<16xf32>
  affine.for %i = 0 to 64 {
    %most = affine.for %j = 0 to 1024 step 16 iter_args(%m = %least) -> vector<16xf32> {
      %0 = affine.vector_load %x[%i, %j] : memref<64x1024xf32>, vector<16xf32>
      %1 = arith.maxnumf %0, %m : vector<16xf32>
      affine.yield %1 : vector<16xf32>
    }
    %one = vector.reduction <maxnumf>, %most : vector<16xf32> into f32
    %greatest = vector.broadcast %one : f32 to vector<16xf32>
    %sums = affine.for %j = 0 to 1024 step 16 iter_args(%s = %zeros) -> vector<16xf32> {
      %0 = affine.vector_load %x[%i, %j] : memref<64x1024xf32>, vector<16xf32>
      %1 = arith.subf %0, %greatest : vector<16xf32>
      %2 = math.exp %1 : vector<16xf32>
      affine.vector_store %2, %y[%i, %j] : memref<64x1024xf32>, vector<16xf32>
      %3 = arith.addf %s, %2 : vector<16xf32>
      affine.yield %3 : vector<16xf32>
    }
    %total = vector.reduction <add>, %sums fastmath<reassoc> : vector<16xf32> into f32
    %sum = vector.broadcast %total : f32 to vector<16xf32>
    affine.for %j = 0 to 1024 step 16 {
      %0 = affine.vector_load %y[%i, %j] : memref<64x1024xf32>, vector<16xf32>
      %1 = arith.divf %0, %sum : vector<16xf32>
      affine.vector_store %1, %y[%i, %j] : memref<64x1024xf32>, vector<16xf32>
    }
  }
  return
}
