// RUN: %mlcc-opt %s -test-vector-shuffle-lowering | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -test-vector-shuffle-lowering | FileCheck %s %}

// The shorter one of two vectors becomes as long as the other.

// CHECK-LABEL: func.func @second(
// CHECK-SAME: %[[A:[^:]*]]: vector<4xf32>, %[[B:[^:]*]]: vector<2xf32>
// CHECK: %[[LONG:.*]] = vector.shuffle %[[B]], %[[B]] [0, 1, -1, -1] : vector<2xf32>, vector<2xf32>
// CHECK: vector.shuffle %[[A]], %[[LONG]] [1, 4, 5] : vector<4xf32>, vector<4xf32>
func.func @second(%a: vector<4xf32>, %b: vector<2xf32>) -> vector<3xf32> {
  %0 = vector.shuffle %a, %b [1, 4, 5] : vector<4xf32>, vector<2xf32>
  return %0 : vector<3xf32>
}

// What is behind the first is farther behind then.
// CHECK-LABEL: func.func @first(
// CHECK-SAME: %[[A:[^:]*]]: vector<2xf32>, %[[B:[^:]*]]: vector<4xf32>
// CHECK: %[[LONG:.*]] = vector.shuffle %[[A]], %[[A]] [0, 1, -1, -1] : vector<2xf32>, vector<2xf32>
// CHECK: vector.shuffle %[[LONG]], %[[B]] [1, -1, 7] : vector<4xf32>, vector<4xf32>
func.func @first(%a: vector<2xf32>, %b: vector<4xf32>) -> vector<3xf32> {
  %0 = vector.shuffle %a, %b [1, -1, 5] : vector<2xf32>, vector<4xf32>
  return %0 : vector<3xf32>
}

// Rows, and what is equally long, stay.
// CHECK-LABEL: func.func @others(
// CHECK-NEXT: vector.shuffle %{{.*}} [1, 3] : vector<3x2xf32>, vector<1x2xf32>
// CHECK-NEXT: vector.shuffle %{{.*}} [1, 2] : vector<2xf32>, vector<2xf32>
// CHECK-NEXT: return
func.func @others(%a: vector<3x2xf32>, %b: vector<1x2xf32>, %c: vector<2xf32>, %d: vector<2xf32>) -> (vector<2x2xf32>, vector<2xf32>) {
  %0 = vector.shuffle %a, %b [1, 3] : vector<3x2xf32>, vector<1x2xf32>
  %1 = vector.shuffle %c, %d [1, 2] : vector<2xf32>, vector<2xf32>
  return %0, %1 : vector<2x2xf32>, vector<2xf32>
}
