// ARRAYS: f64:120000,f64:105000,f64:140000
// C = 0.2 C + 1.5 A B, as PolyBench has it: rows of B are added to those of C.

func.func @kernel(%a: memref<400x300xf64> {llvm.noalias}, %b: memref<300x350xf64> {llvm.noalias},
                  %c: memref<400x350xf64> {llvm.noalias}) {
  %alpha = arith.constant 1.5 : f64
  %beta = arith.constant 0.2 : f64
  affine.for %i = 0 to 400 {
    affine.for %j = 0 to 350 {
      %0 = affine.load %c[%i, %j] : memref<400x350xf64>
      %1 = arith.mulf %0, %beta : f64
      affine.store %1, %c[%i, %j] : memref<400x350xf64>
    }
    affine.for %k = 0 to 300 {
      affine.for %j = 0 to 350 {
        %0 = affine.load %a[%i, %k] : memref<400x300xf64>
        %1 = arith.mulf %alpha, %0 : f64
        %2 = affine.load %b[%k, %j] : memref<300x350xf64>
        %3 = arith.mulf %1, %2 : f64
        %4 = affine.load %c[%i, %j] : memref<400x350xf64>
        %5 = arith.addf %4, %3 : f64
        affine.store %5, %c[%i, %j] : memref<400x350xf64>
      }
    }
  }
  return
}
