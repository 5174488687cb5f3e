// The mask of a transfer has the order of memory, not that of the vector.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @main() -> i32 {
  %m = memref.alloca() : memref<2x3xi32>
  %v = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
  %k = arith.constant dense<[[true, false, true], [false, true, true]]> : vector<2x3xi1>
  %c0 = arith.constant 0 : index
  %pad = arith.constant -1 : i32
  vector.transfer_write %v, %m[%c0, %c0] {in_bounds = [true, true]} : vector<2x3xi32>, memref<2x3xi32>
  %0 = vector.transfer_read %m[%c0, %c0], %pad, %k {in_bounds = [true, true], permutation_map = affine_map<(i, j) -> (j, i)>} : memref<2x3xi32>, vector<3x2xi32>
  vector.print %0 : vector<3x2xi32>
  %w = arith.constant dense<[[10, 20], [30, 40], [50, 60]]> : vector<3x2xi32>
  vector.transfer_write %w, %m[%c0, %c0], %k {in_bounds = [true, true], permutation_map = affine_map<(i, j) -> (j, i)>} : vector<3x2xi32>, memref<2x3xi32>
  %1 = vector.transfer_read %m[%c0, %c0], %pad {in_bounds = [true, true]} : memref<2x3xi32>, vector<2x3xi32>
  vector.print %1 : vector<2x3xi32>
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: ( ( 1, -1 ), ( -1, 5 ), ( 3, 6 ) )
// OUT: ( ( 10, 2, 50 ), ( 4, 40, 60 ) )
