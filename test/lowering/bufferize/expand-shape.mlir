// RUN: mlcc-opt -one-shot-bufferize=for-compile %s | FileCheck %s
// Sizes of a tensor.expand_shape that its type knows are those of the memref.

// CHECK-LABEL: func.func @other_number(
// CHECK: memref.expand_shape %arg0 {{\[\[0, 1\]\]}} output_shape [%arg1, 2] : memref<?xf32> into memref<?x2xf32>
func.func @other_number(%t: tensor<?xf32>, %n: index) -> f32 {
  %0 = tensor.expand_shape %t [[0, 1]] output_shape [%n, 3] : tensor<?xf32> into tensor<?x2xf32>
  %1 = tensor.extract %0[%n, %n] : tensor<?x2xf32>
  return %1 : f32
}

// CHECK-LABEL: func.func @value(
// CHECK: memref.expand_shape %arg0 {{\[\[0, 1\]\]}} output_shape [%arg1, 2] : memref<?xf32> into memref<?x2xf32>
func.func @value(%t: tensor<?xf32>, %n: index, %two: index) -> f32 {
  %0 = tensor.expand_shape %t [[0, 1]] output_shape [%n, %two] : tensor<?xf32> into tensor<?x2xf32>
  %1 = tensor.extract %0[%n, %n] : tensor<?x2xf32>
  return %1 : f32
}
