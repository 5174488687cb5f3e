// Memory whose elements are vectors: one of them, or several.
// NO ORACLE: mlir-opt-22 leaves transfers of such memory, and vectors of several dimensions

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<2x3xvector<4xf32>>
  %v = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf32>
  %z = arith.constant dense<0.0> : vector<4xf32>
  %p = arith.constant dense<9.0> : vector<4xf32>
  affine.for %i = 0 to 2 { affine.for %j = 0 to 3 { affine.store %z, %m[%i, %j] : memref<2x3xvector<4xf32>> } }
  vector.store %v, %m[%c1, %c0] : memref<2x3xvector<4xf32>>, vector<4xf32>
  %r = vector.transfer_read %m[%c1, %c0], %p : memref<2x3xvector<4xf32>>, vector<1x2x4xf32>
  vector.print %r : vector<1x2x4xf32>
  // OUT: ( ( ( 1, 2, 3, 4 ), ( 0, 0, 0, 0 ) ) )
  vector.transfer_write %r, %m[%c0, %c1] : vector<1x2x4xf32>, memref<2x3xvector<4xf32>>
  %b = memref.load %m[%c0, %c1] : memref<2x3xvector<4xf32>>
  vector.print %b : vector<4xf32>
  // OUT: ( 1, 2, 3, 4 )
  %t = vector.transfer_read %m[%c0, %c1], %p {permutation_map = affine_map<(i, j) -> (j, i)>} : memref<2x3xvector<4xf32>>, vector<3x2x4xf32>
  vector.print %t : vector<3x2x4xf32>
  // OUT: ( ( ( 1, 2, 3, 4 ), ( 0, 0, 0, 0 ) ), ( ( 0, 0, 0, 0 ), ( 0, 0, 0, 0 ) ), ( ( 9, 9, 9, 9 ), ( 9, 9, 9, 9 ) ) )
  %n = memref.alloc() : memref<2x3xvector<2x2xf32>>
  %w = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : vector<2x2xf32>
  vector.store %w, %n[%c1, %c1] : memref<2x3xvector<2x2xf32>>, vector<2x2xf32>
  %u = vector.load %n[%c1, %c1] : memref<2x3xvector<2x2xf32>>, vector<2x2xf32>
  vector.print %u : vector<2x2xf32>
  // OUT: ( ( 1, 2 ), ( 3, 4 ) )
  memref.dealloc %m : memref<2x3xvector<4xf32>>
  memref.dealloc %n : memref<2x3xvector<2x2xf32>>
  %status = arith.constant 0 : i32
  return %status : i32
}
