// ARRAYS: f32:65536,f32:65536,f32:65536
// C = A B.

func.func @kernel(%a: memref<256x256xf32> {llvm.noalias}, %b: memref<256x256xf32> {llvm.noalias},
                  %c: memref<256x256xf32> {llvm.noalias}) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 256 {
    affine.for %j = 0 to 256 {
      affine.store %zero, %c[%i, %j] : memref<256x256xf32>
    }
    affine.for %k = 0 to 256 {
      affine.for %j = 0 to 256 {
        %0 = affine.load %a[%i, %k] : memref<256x256xf32>
        %1 = affine.load %b[%k, %j] : memref<256x256xf32>
        %2 = arith.mulf %0, %1 : f32
        %3 = affine.load %c[%i, %j] : memref<256x256xf32>
        %4 = arith.addf %3, %2 : f32
        affine.store %4, %c[%i, %j] : memref<256x256xf32>
      }
    }
  }
  return
}
