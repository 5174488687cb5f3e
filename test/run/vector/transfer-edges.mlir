// Beyond the edges of memory, reads yield the padding, and writes do nothing.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @main() -> i32 {
  %m = memref.alloca() : memref<3x3xf32>
  %zero = arith.constant dense<0.0> : vector<3x3xf32>
  %v = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0]]> : vector<3x3xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %pad = arith.constant -1.0 : f32
  vector.transfer_write %zero, %m[%c0, %c0] {in_bounds = [true, true]} : vector<3x3xf32>, memref<3x3xf32>
  vector.transfer_write %v, %m[%c1, %c2] : vector<3x3xf32>, memref<3x3xf32>
  %0 = vector.transfer_read %m[%c0, %c0], %pad {in_bounds = [true, true]} : memref<3x3xf32>, vector<3x3xf32>
  vector.print %0 : vector<3x3xf32>
  %1 = vector.transfer_read %m[%c2, %c1], %pad : memref<3x3xf32>, vector<2x4xf32>
  vector.print %1 : vector<2x4xf32>
  %2 = vector.transfer_read %m[%c1, %c2], %pad {in_bounds = [false, true]} : memref<3x3xf32>, vector<4x1xf32>
  vector.print %2 : vector<4x1xf32>
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: ( ( 0, 0, 0 ), ( 0, 0, 1 ), ( 0, 0, 4 ) )
// OUT: ( ( 0, 4, -1, -1 ), ( -1, -1, -1, -1 ) )
// OUT: ( ( 1 ), ( 4 ), ( -1 ), ( -1 ) )
