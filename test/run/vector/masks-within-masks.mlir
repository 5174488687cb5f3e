// An element is accessed where both masks are on.
// NO ORACLE: mlir-opt-22 drops the inner mask

func.func @main() -> i32 {
  %m = memref.alloc() : memref<4xi32>
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %z = arith.constant dense<0> : vector<4xi32>
  vector.store %z, %m[%c0] : memref<4xi32>, vector<4xi32>
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %in = vector.create_mask %c2 : vector<4xi1>
  %out = vector.create_mask %c3 : vector<4xi1>
  vector.mask %out { vector.transfer_write %v, %m[%c0], %in {in_bounds = [true]} : vector<4xi32>, memref<4xi32> } : vector<4xi1>
  %r = vector.load %m[%c0] : memref<4xi32>, vector<4xi32>
  vector.print %r : vector<4xi32>
  %pad = arith.constant -9 : i32
  %q = vector.mask %out { vector.transfer_read %m[%c0], %pad, %in {in_bounds = [true]} : memref<4xi32>, vector<4xi32> } : vector<4xi1> -> vector<4xi32>
  vector.print %q : vector<4xi32>
  %other = arith.constant dense<[5, 6, 7, 8]> : vector<4xi32>
  %p = vector.mask %out, %other { vector.transfer_read %m[%c0], %pad, %in {in_bounds = [true]} : memref<4xi32>, vector<4xi32> } : vector<4xi1> -> vector<4xi32>
  vector.print %p : vector<4xi32>
  %at = arith.constant dense<[1, 0, 1, 0]> : vector<4xi32>
  %g = vector.mask %out { vector.gather %m[%c0] [%at], %in, %other : memref<4xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32> } : vector<4xi1> -> vector<4xi32>
  vector.print %g : vector<4xi32>
  memref.dealloc %m : memref<4xi32>
  %status = arith.constant 0 : i32
  return %status : i32
}
// OUT: ( 1, 2, 0, 0 )
// OUT: ( 1, 2, -9, -9 )
// OUT: ( 1, 2, -9, 8 )
// OUT: ( 2, 1, 7, 8 )
