// ARRAYS: f32:262144,f32:262144
// A matrix transposed in tiles of eight by eight.

func.func @kernel(%from: memref<512x512xf32> {llvm.noalias}, %to: memref<512x512xf32> {llvm.noalias}) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c512 = arith.constant 512 : index
  %pad = arith.constant 0.0 : f32
  scf.for %i = %c0 to %c512 step %c8 {
    scf.for %j = %c0 to %c512 step %c8 {
      %tile = vector.transfer_read %from[%i, %j], %pad {in_bounds = [true, true]} : memref<512x512xf32>, vector<8x8xf32>
      %turned = vector.transpose %tile, [1, 0] : vector<8x8xf32> to vector<8x8xf32>
      vector.transfer_write %turned, %to[%j, %i] {in_bounds = [true, true]} : vector<8x8xf32>, memref<512x512xf32>
    }
  }
  return
}
