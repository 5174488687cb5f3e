// ARRAYS: f32:66564,f32:66564
// The mean of five neighbours, by rows. What is to the left of a vector is in it
// and in the one before, which is not read again.

func.func @kernel(%from: memref<258x258xf32> {llvm.noalias}, %to: memref<258x258xf32> {llvm.noalias}) {
  %pad = arith.constant 0.0 : f32
  %zero = arith.constant 0 : index
  %fifth = arith.constant dense<0.2> : vector<16xf32>
  affine.for %i = 1 to 257 {
    %above = affine.apply affine_map<(i) -> (i - 1)>(%i)
    %below = affine.apply affine_map<(i) -> (i + 1)>(%i)
    %border = memref.load %from[%i, %zero] : memref<258x258xf32>
    %first = vector.broadcast %border : f32 to vector<16xf32>
    affine.for %j = 1 to 257 step 16 iter_args(%before = %first) -> vector<16xf32> {
      %right = affine.apply affine_map<(j) -> (j + 1)>(%j)
      %n = vector.transfer_read %from[%above, %j], %pad {in_bounds = [true]} : memref<258x258xf32>, vector<16xf32>
      %s = vector.transfer_read %from[%below, %j], %pad {in_bounds = [true]} : memref<258x258xf32>, vector<16xf32>
      %m = vector.transfer_read %from[%i, %j], %pad {in_bounds = [true]} : memref<258x258xf32>, vector<16xf32>
      %e = vector.transfer_read %from[%i, %right], %pad {in_bounds = [true]} : memref<258x258xf32>, vector<16xf32>
      %w = vector.shuffle %before, %m [15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30] : vector<16xf32>, vector<16xf32>
      %0 = arith.addf %n, %s : vector<16xf32>
      %1 = arith.addf %w, %e : vector<16xf32>
      %2 = arith.addf %0, %1 : vector<16xf32>
      %3 = arith.addf %2, %m : vector<16xf32>
      %4 = arith.mulf %fifth, %3 : vector<16xf32>
      vector.transfer_write %4, %to[%i, %j] {in_bounds = [true]} : vector<16xf32>, memref<258x258xf32>
      affine.yield %m : vector<16xf32>
    }
  }
  return
}
