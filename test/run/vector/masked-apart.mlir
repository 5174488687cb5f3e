// Masked accesses of memory whose elements stand apart, and of several dimensions, of which only the last is packed.
// NO ORACLE: mlir-opt-22 takes elements for neighbours, and leaves several dimensions

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %all = memref.alloc() : memref<12xi32>
  affine.for %i = 0 to 12 {
    %n = arith.index_cast %i : index to i32
    affine.store %n, %all[%i] : memref<12xi32>
  }
  %odd = memref.reinterpret_cast %all to offset: [1], sizes: [6], strides: [2] : memref<12xi32> to memref<6xi32, strided<[2], offset: 1>>
  %k = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %v = arith.constant dense<[-1, -2, -3, -4]> : vector<4xi32>
  %a = vector.maskedload %odd[%c1], %k, %v : memref<6xi32, strided<[2], offset: 1>>, vector<4xi1>, vector<4xi32> into vector<4xi32>
  vector.print %a : vector<4xi32>
  // OUT: ( 3, -2, 7, 9 )
  %b = vector.expandload %odd[%c1], %k, %v : memref<6xi32, strided<[2], offset: 1>>, vector<4xi1>, vector<4xi32> into vector<4xi32>
  vector.print %b : vector<4xi32>
  // OUT: ( 3, -2, 5, 7 )
  vector.maskedstore %odd[%c0], %k, %v : memref<6xi32, strided<[2], offset: 1>>, vector<4xi1>, vector<4xi32>
  %c = vector.load %all[%c0] : memref<12xi32>, vector<12xi32>
  vector.print %c : vector<12xi32>
  // OUT: ( 0, -1, 2, 3, 4, -3, 6, -4, 8, 9, 10, 11 )
  vector.compressstore %odd[%c1], %k, %v : memref<6xi32, strided<[2], offset: 1>>, vector<4xi1>, vector<4xi32>
  %d = vector.load %all[%c0] : memref<12xi32>, vector<12xi32>
  vector.print %d : vector<12xi32>
  // OUT: ( 0, -1, 2, -1, 4, -3, 6, -4, 8, 9, 10, 11 )
  %rows = memref.reinterpret_cast %all to offset: [0], sizes: [3, 4], strides: [4, 1] : memref<12xi32> to memref<3x4xi32>
  %l = arith.constant dense<[[false, true, true], [true, false, true]]> : vector<2x3xi1>
  %w = arith.constant dense<[[-5, -6, -7], [-8, -9, -10]]> : vector<2x3xi32>
  %e = vector.expandload %rows[%c1, %c0], %l, %w : memref<3x4xi32>, vector<2x3xi1>, vector<2x3xi32> into vector<2x3xi32>
  vector.print %e : vector<2x3xi32>
  // OUT: ( ( -5, 4, -3 ), ( 8, -9, 9 ) )
  vector.compressstore %rows[%c0, %c1], %l, %w : memref<3x4xi32>, vector<2x3xi1>, vector<2x3xi32>
  %f = vector.load %all[%c0] : memref<12xi32>, vector<12xi32>
  vector.print %f : vector<12xi32>
  // OUT: ( 0, -6, -7, -1, 4, -8, -10, -4, 8, 9, 10, 11 )
  memref.dealloc %all : memref<12xi32>
  %status = arith.constant 0 : i32
  return %status : i32
}
