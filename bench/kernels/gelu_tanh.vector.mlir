// ARRAYS: f32:4096,f32:4096
// ALSO: -fveclib=libmvec
// x (1 + tanh(0.7978846 (x + 0.044715 x^3))) / 2 of each element, sixteen at a time.

func.func @kernel(%x: memref<4096xf32> {llvm.noalias}, %y: memref<4096xf32> {llvm.noalias}) {
  %half = arith.constant dense<0.5> : vector<16xf32>
  %one = arith.constant dense<1.0> : vector<16xf32>
  %root = arith.constant dense<0.7978846> : vector<16xf32>
  %cubic = arith.constant dense<0.044715> : vector<16xf32>
  affine.for %i = 0 to 4096 step 16 {
    %0 = affine.vector_load %x[%i] : memref<4096xf32>, vector<16xf32>
    %1 = arith.mulf %0, %cubic : vector<16xf32>
    %2 = arith.mulf %1, %0 : vector<16xf32>
    %3 = arith.mulf %2, %0 : vector<16xf32>
    %4 = arith.addf %0, %3 : vector<16xf32>
    %5 = arith.mulf %4, %root : vector<16xf32>
    %6 = math.tanh %5 : vector<16xf32>
    %7 = arith.addf %6, %one : vector<16xf32>
    %8 = arith.mulf %0, %half : vector<16xf32>
    %9 = arith.mulf %8, %7 : vector<16xf32>
    affine.vector_store %9, %y[%i] : memref<4096xf32>, vector<16xf32>
  }
  return
}
