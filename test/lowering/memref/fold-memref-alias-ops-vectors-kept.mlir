// Vectors whose elements stand otherwise in the whole. mlir-opt reads and writes
// others then.
//
// RUN: %mlcc-opt %s -fold-memref-alias-ops | FileCheck %s

// Every other row.

// CHECK-LABEL: @rows
// CHECK: [[V:%.+]] = memref.subview
// CHECK: vector.load [[V]]
func.func @rows(%m: memref<?x8xf32>, %i: index) -> vector<2x4xf32> {
  %v = memref.subview %m[%i, 0] [4, 8] [2, 1] : memref<?x8xf32> to memref<4x8xf32, strided<[16, 1], offset: ?>>
  %x = vector.load %v[%i, %i] : memref<4x8xf32, strided<[16, 1], offset: ?>>, vector<2x4xf32>
  return %x : vector<2x4xf32>
}

// Columns of the whole.

// CHECK-LABEL: @columns
// CHECK: [[V:%.+]] = memref.subview
// CHECK: vector.load [[V]]
func.func @columns(%m: memref<8x8xf32, strided<[1, 8]>>, %i: index) -> vector<4xf32> {
  %v = memref.subview %m[0, %i] [8, 1] [1, 1] : memref<8x8xf32, strided<[1, 8]>> to memref<8xf32, strided<[1], offset: ?>>
  %x = vector.load %v[%i] : memref<8xf32, strided<[1], offset: ?>>, vector<4xf32>
  return %x : vector<4xf32>
}

// Behind the end of a row there is padding.

// CHECK-LABEL: @padded
// CHECK: [[V:%.+]] = memref.expand_shape
// CHECK: vector.transfer_read [[V]]
func.func @padded(%m: memref<?xf32>, %i: index, %f: f32) -> vector<4xf32> {
  %v = memref.expand_shape %m [[0, 1]] output_shape [%i, 4] : memref<?xf32> into memref<?x4xf32>
  %x = vector.transfer_read %v[%i, %i], %f : memref<?x4xf32>, vector<4xf32>
  return %x : vector<4xf32>
}

// CHECK-LABEL: @rows_of_shape
// CHECK: [[V:%.+]] = memref.expand_shape
// CHECK: vector.load [[V]]
func.func @rows_of_shape(%m: memref<4x?xf32>, %i: index) -> vector<2x4xf32> {
  %v = memref.expand_shape %m [[0], [1, 2]] output_shape [4, %i, 4] : memref<4x?xf32> into memref<4x?x4xf32>
  %x = vector.load %v[%i, %i, %i] : memref<4x?x4xf32>, vector<2x4xf32>
  return %x : vector<2x4xf32>
}

// A mask holds one operation only.

// CHECK-LABEL: @masked
// CHECK: [[V:%.+]] = memref.subview
// CHECK: vector.mask {{.+}} { vector.transfer_read [[V]]
func.func @masked(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %f: f32) -> vector<4xf32> {
  %v = memref.subview %m[%i] [8] [1] : memref<?xf32> to memref<8xf32, strided<[1], offset: ?>>
  %x = vector.mask %k { vector.transfer_read %v[%i], %f {in_bounds = [true]} : memref<8xf32, strided<[1], offset: ?>>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %x : vector<4xf32>
}
