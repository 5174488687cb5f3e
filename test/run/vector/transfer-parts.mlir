// Transfers from and to part of a memref: every other column, from the second on.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @main() -> i32 {
  %m = memref.alloca() : memref<3x6xi32>
  %v = arith.constant dense<[[0, 1, 2, 3, 4, 5], [10, 11, 12, 13, 14, 15], [20, 21, 22, 23, 24, 25]]> : vector<3x6xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %pad = arith.constant -1 : i32
  vector.transfer_write %v, %m[%c0, %c0] {in_bounds = [true, true]} : vector<3x6xi32>, memref<3x6xi32>
  %part = memref.subview %m[1, 1] [2, 3] [1, 2] : memref<3x6xi32> to memref<2x3xi32, strided<[6, 2], offset: 7>>
  %0 = vector.transfer_read %part[%c0, %c0], %pad : memref<2x3xi32, strided<[6, 2], offset: 7>>, vector<2x4xi32>
  vector.print %0 : vector<2x4xi32>
  %w = arith.constant dense<[-5, -6, -7]> : vector<3xi32>
  vector.transfer_write %w, %part[%c0, %c1] : vector<3xi32>, memref<2x3xi32, strided<[6, 2], offset: 7>>
  %1 = vector.transfer_read %m[%c0, %c0], %pad {in_bounds = [true, true]} : memref<3x6xi32>, vector<3x6xi32>
  vector.print %1 : vector<3x6xi32>
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: ( ( 11, 13, 15, -1 ), ( 21, 23, 25, -1 ) )
// OUT: ( ( 0, 1, 2, 3, 4, 5 ), ( 10, 11, 12, -5, 14, -6 ), ( 20, 21, 22, 23, 24, 25 ) )
