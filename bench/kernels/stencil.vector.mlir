// ARRAYS: f32:66564,f32:66564
// The mean of five neighbours in tiles, which share the rows between them.

func.func @kernel(%from: memref<258x258xf32> {llvm.noalias}, %to: memref<258x258xf32> {llvm.noalias}) {
  %pad = arith.constant 0.0 : f32
  %fifth = arith.constant dense<0.2> : vector<2x16xf32>
  affine.for %i = 1 to 257 step 2 {
    %above = affine.apply affine_map<(i) -> (i - 1)>(%i)
    %below = affine.apply affine_map<(i) -> (i + 1)>(%i)
    affine.for %j = 1 to 257 step 16 {
      %left = affine.apply affine_map<(j) -> (j - 1)>(%j)
      %right = affine.apply affine_map<(j) -> (j + 1)>(%j)
      %n = vector.transfer_read %from[%above, %j], %pad {in_bounds = [true, true]} : memref<258x258xf32>, vector<2x16xf32>
      %s = vector.transfer_read %from[%below, %j], %pad {in_bounds = [true, true]} : memref<258x258xf32>, vector<2x16xf32>
      %w = vector.transfer_read %from[%i, %left], %pad {in_bounds = [true, true]} : memref<258x258xf32>, vector<2x16xf32>
      %e = vector.transfer_read %from[%i, %right], %pad {in_bounds = [true, true]} : memref<258x258xf32>, vector<2x16xf32>
      %m = vector.transfer_read %from[%i, %j], %pad {in_bounds = [true, true]} : memref<258x258xf32>, vector<2x16xf32>
      %0 = arith.addf %n, %s : vector<2x16xf32>
      %1 = arith.addf %w, %e : vector<2x16xf32>
      %2 = arith.addf %0, %1 : vector<2x16xf32>
      %3 = arith.addf %2, %m : vector<2x16xf32>
      %4 = arith.mulf %fifth, %3 : vector<2x16xf32>
      vector.transfer_write %4, %to[%i, %j] {in_bounds = [true, true]} : vector<2x16xf32>, memref<258x258xf32>
    }
  }
  return
}
