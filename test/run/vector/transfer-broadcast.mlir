// A transfer repeats what it reads along dimensions that its map has a 0 for.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @main() -> i32 {
  %m = memref.alloca() : memref<2x3xi32>
  %v = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %pad = arith.constant -1 : i32
  vector.transfer_write %v, %m[%c0, %c0] {in_bounds = [true, true]} : vector<2x3xi32>, memref<2x3xi32>
  %0 = vector.transfer_read %m[%c1, %c0], %pad {in_bounds = [true, true], permutation_map = affine_map<(i, j) -> (0, j)>} : memref<2x3xi32>, vector<2x3xi32>
  vector.print %0 : vector<2x3xi32>
  %1 = vector.transfer_read %m[%c0, %c1], %pad {in_bounds = [true, true], permutation_map = affine_map<(i, j) -> (i, 0)>} : memref<2x3xi32>, vector<2x3xi32>
  vector.print %1 : vector<2x3xi32>
  %2 = vector.transfer_read %m[%c1, %c1], %pad {in_bounds = [true], permutation_map = affine_map<(i, j) -> (0)>} : memref<2x3xi32>, vector<4xi32>
  vector.print %2 : vector<4xi32>
  %3 = vector.transfer_read %m[%c0, %c1], %pad {in_bounds = [false, true, true], permutation_map = affine_map<(i, j) -> (j, 0, i)>} : memref<2x3xi32>, vector<3x2x2xi32>
  vector.print %3 : vector<3x2x2xi32>
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: ( ( 4, 5, 6 ), ( 4, 5, 6 ) )
// OUT: ( ( 2, 2, 2 ), ( 5, 5, 5 ) )
// OUT: ( 5, 5, 5, 5 )
// OUT: ( ( ( 2, 5 ), ( 2, 5 ) ), ( ( 3, 6 ), ( 3, 6 ) ), ( ( -1, -1 ), ( -1, -1 ) ) )
