// RUN: mlcc-opt %s -canonicalize | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -canonicalize | FileCheck %s %}
//
// The other side of conditions.

// CHECK-LABEL: @one_unknown(
// CHECK-SAME: %[[M:.+]]: memref<?x4xf32>
// CHECK-NEXT: return %[[M]]
func.func @one_unknown(%m: memref<?x4xf32>, %n: index) -> memref<?x4xf32> {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<?x4xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [%n, 4] : memref<?xf32> into memref<?x4xf32>
  return %1 : memref<?x4xf32>
}

// CHECK-LABEL: @two_unknown(
// CHECK-NEXT: memref.collapse_shape
// CHECK-NEXT: memref.expand_shape
func.func @two_unknown(%m: memref<?x?xf32>, %n: index) -> memref<?x?xf32> {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [%n, %n] : memref<?xf32> into memref<?x?xf32>
  return %1 : memref<?x?xf32>
}

// A row of what was inserted, and a part that is more than what was inserted.
// CHECK-LABEL: @row(
// CHECK-SAME: %[[A:.+]]: vector<2x4xf32>
// CHECK-NEXT: vector.extract %[[A]][1]
func.func @row(%a: vector<2x4xf32>, %b: vector<8x4xf32>) -> vector<4xf32> {
  %0 = vector.insert_strided_slice %a, %b {offsets = [1, 0], strides = [1, 1]} : vector<2x4xf32> into vector<8x4xf32>
  %1 = vector.extract %0[2] : vector<4xf32> from vector<8x4xf32>
  return %1 : vector<4xf32>
}

// CHECK-LABEL: @more_than_inserted(
// CHECK-NEXT: vector.insert_strided_slice
// CHECK-NEXT: vector.extract
func.func @more_than_inserted(%a: vector<4xf32>, %b: vector<2x3x4xf32>) -> vector<3x4xf32> {
  %0 = vector.insert_strided_slice %a, %b {offsets = [1, 0, 0], strides = [1]} : vector<4xf32> into vector<2x3x4xf32>
  %1 = vector.extract %0[1] : vector<3x4xf32> from vector<2x3x4xf32>
  return %1 : vector<3x4xf32>
}

// Sizes at the end that both have, here two of them.
// CHECK-LABEL: @two_of_four(
// CHECK-SAME: %[[A:.+]]: index, %[[B:.+]]: index, %[[C:.+]]: index, %[[D:.+]]: index
// CHECK-NEXT: %[[FRONT:.+]] = affine.linearize_index disjoint [%[[A]], %[[B]]] by (2, 3)
// CHECK-NEXT: %[[SPLIT:.+]]:2 = affine.delinearize_index %[[FRONT]] into (3, 2)
// CHECK-NEXT: return %[[SPLIT]]#0, %[[SPLIT]]#1, %[[C]], %[[D]]
func.func @two_of_four(%a: index, %b: index, %c: index, %d: index) -> (index, index, index, index) {
  %0 = affine.linearize_index disjoint [%a, %b, %c, %d] by (2, 3, 5, 7) : index
  %1:4 = affine.delinearize_index %0 into (3, 2, 5, 7) : index, index, index, index
  return %1#0, %1#1, %1#2, %1#3 : index, index, index, index
}
