// Matrices multiplied by tiles of 2 by 2, through memory.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (k, j)>
#c = affine_map<(i, j, k) -> (i, j)>
#product = {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}

func.func @main() -> i32 {
  %a = memref.alloca() : memref<4x4xi32>
  %c = memref.alloca() : memref<4x4xi32>
  %v = arith.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]]> : vector<4x4xi32>
  %zeros = arith.constant dense<0> : vector<4x4xi32>
  %zero = arith.constant 0 : i32
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  vector.transfer_write %v, %a[%c0, %c0] {in_bounds = [true, true]} : vector<4x4xi32>, memref<4x4xi32>
  vector.transfer_write %zeros, %c[%c0, %c0] {in_bounds = [true, true]} : vector<4x4xi32>, memref<4x4xi32>
  scf.for %i = %c0 to %c4 step %c2 {
    scf.for %j = %c0 to %c4 step %c2 {
      scf.for %k = %c0 to %c4 step %c2 {
        %0 = vector.transfer_read %a[%i, %k], %zero {in_bounds = [true, true]} : memref<4x4xi32>, vector<2x2xi32>
        %1 = vector.transfer_read %a[%k, %j], %zero {in_bounds = [true, true]} : memref<4x4xi32>, vector<2x2xi32>
        %2 = vector.transfer_read %c[%i, %j], %zero {in_bounds = [true, true]} : memref<4x4xi32>, vector<2x2xi32>
        %3 = vector.contract #product %0, %1, %2 : vector<2x2xi32>, vector<2x2xi32> into vector<2x2xi32>
        vector.transfer_write %3, %c[%i, %j] {in_bounds = [true, true]} : vector<2x2xi32>, memref<4x4xi32>
      }
    }
  }
  %4 = vector.transfer_read %c[%c0, %c0], %zero {in_bounds = [true, true]} : memref<4x4xi32>, vector<4x4xi32>
  vector.print %4 : vector<4x4xi32>
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: ( ( 90, 100, 110, 120 ), ( 202, 228, 254, 280 ), ( 314, 356, 398, 440 ), ( 426, 484, 542, 600 ) )
