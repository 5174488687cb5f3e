// What a masked read leaves out is the padding, or the value that stands in for it.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @main() -> i32 {
  %m = memref.alloca() : memref<4xi32>
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %other = arith.constant dense<[-1, -2, -3, -4]> : vector<4xi32>
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %pad = arith.constant 99 : i32
  vector.store %v, %m[%c0] : memref<4xi32>, vector<4xi32>
  %k = vector.create_mask %c3 : vector<4xi1>
  %0 = vector.mask %k { vector.transfer_read %m[%c0], %pad {in_bounds = [true]} : memref<4xi32>, vector<4xi32> } : vector<4xi1> -> vector<4xi32>
  vector.print %0 : vector<4xi32>
  %1 = vector.maskedload %m[%c0], %k, %other : memref<4xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
  vector.print %1 : vector<4xi32>
  vector.mask %k { vector.transfer_write %other, %m[%c0] {in_bounds = [true]} : vector<4xi32>, memref<4xi32> } : vector<4xi1>
  %2 = vector.load %m[%c0] : memref<4xi32>, vector<4xi32>
  vector.print %2 : vector<4xi32>
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: ( 1, 2, 3, 99 )
// OUT: ( 1, 2, 3, -4 )
// OUT: ( -1, -2, -3, 4 )
