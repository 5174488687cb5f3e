// ARRAYS: f32:4096,f32:4096
// x (1 + erf(x / sqrt 2)) / 2 of each element, sixteen at a time.

func.func @kernel(%x: memref<4096xf32> {llvm.noalias}, %y: memref<4096xf32> {llvm.noalias}) {
  %half = arith.constant dense<0.5> : vector<16xf32>
  %one = arith.constant dense<1.0> : vector<16xf32>
  %root = arith.constant dense<0.70710678> : vector<16xf32>
  affine.for %i = 0 to 4096 step 16 {
    %0 = affine.vector_load %x[%i] : memref<4096xf32>, vector<16xf32>
    %1 = arith.mulf %0, %root : vector<16xf32>
    %2 = math.erf %1 : vector<16xf32>
    %3 = arith.addf %2, %one : vector<16xf32>
    %4 = arith.mulf %0, %half : vector<16xf32>
    %5 = arith.mulf %4, %3 : vector<16xf32>
    affine.vector_store %5, %y[%i] : memref<4096xf32>, vector<16xf32>
  }
  return
}
