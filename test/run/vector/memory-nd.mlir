// Loads and stores of vectors of more than one dimension, which mlir-opt leaves.
// NO ORACLE: convert-vector-to-llvm has vectors of one dimension in memory

func.func @main() -> i32 {
  %m = memref.alloc() : memref<4x5xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %all = arith.constant dense<[[0.0, 1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0, 9.0],
      [10.0, 11.0, 12.0, 13.0, 14.0], [15.0, 16.0, 17.0, 18.0, 19.0]]> : vector<4x5xf32>
  vector.store %all, %m[%c0, %c0] : memref<4x5xf32>, vector<4x5xf32>
  %0 = vector.load %m[%c1, %c2] : memref<4x5xf32>, vector<2x3xf32>
  vector.print %0 : vector<2x3xf32>
  // OUT: ( ( 7, 8, 9 ), ( 12, 13, 14 ) )
  vector.store %0, %m[%c2, %c1] {alignment = 4 : i64} : memref<4x5xf32>, vector<2x3xf32>
  %k = vector.create_mask %c2, %c1 : vector<2x3xi1>
  %1 = vector.maskedload %m[%c0, %c1], %k, %0 : memref<4x5xf32>, vector<2x3xi1>, vector<2x3xf32> into vector<2x3xf32>
  vector.print %1 : vector<2x3xf32>
  // OUT: ( ( 1, 8, 9 ), ( 6, 13, 14 ) )
  vector.maskedstore %m[%c0, %c2], %k, %0 : memref<4x5xf32>, vector<2x3xi1>, vector<2x3xf32>
  %at = arith.constant dense<[[0, 1], [2, 0]]> : vector<2x2xi32>
  %set = arith.constant dense<[[true, true], [false, true]]> : vector<2x2xi1>
  %new = arith.constant dense<[[-1.0, -2.0], [-3.0, -4.0]]> : vector<2x2xf32>
  vector.scatter %m[%c1, %c0][%at], %set, %new : memref<4x5xf32>, vector<2x2xi32>, vector<2x2xi1>, vector<2x2xf32>
  %2 = vector.load %m[%c0, %c0] : memref<4x5xf32>, vector<4x5xf32>
  vector.print %2 : vector<4x5xf32>
  // OUT: ( ( 0, 1, 7, 3, 4 ), ( -4, -2, 12, 8, 9 ), ( 10, 7, 8, 9, 14 ), ( 15, 12, 13, 14, 19 ) )
  %one = vector.create_mask %c1 : vector<1xi1>
  %none = vector.create_mask %c0 : vector<1xi1>
  %p = arith.constant 99.0 : f32
  %3 = vector.transfer_read %m[%c1, %c1], %p, %one : memref<4x5xf32>, vector<f32>
  vector.print %3 : vector<f32>
  // OUT: ( -2 )
  %4 = vector.transfer_read %m[%c1, %c1], %p, %none : memref<4x5xf32>, vector<f32>
  vector.print %4 : vector<f32>
  // OUT: ( 99 )
  vector.transfer_write %4, %m[%c0, %c0], %one : vector<f32>, memref<4x5xf32>
  vector.transfer_write %4, %m[%c0, %c1], %none : vector<f32>, memref<4x5xf32>
  %5 = vector.load %m[%c0, %c0] : memref<4x5xf32>, vector<2xf32>
  vector.print %5 : vector<2xf32>
  // OUT: ( 99, 1 )
  memref.dealloc %m : memref<4x5xf32>
  %status = arith.constant 0 : i32
  return %status : i32
}
