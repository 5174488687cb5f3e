// RUN: %mlcc-opt %s -lower-vector-to-from-elements-to-shuffle-tree | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -lower-vector-to-from-elements-to-shuffle-tree | FileCheck %s %}

// Vectors of elements of others, by shuffles of two at a time.

// Three are four, the last one twice; the vectors between have the elements at
// their places in the result, from the first that they have.
// CHECK-LABEL: func.func @three(
// CHECK: %[[AB:[0-9]+]] = vector.shuffle %arg2, %arg1 [2, 6, -1, -1, 7, 2, 0, 6] : vector<5xf32>, vector<5xf32>
// CHECK: %[[C:[0-9]+]] = vector.shuffle %arg0, %arg0 [1, 1, -1, -1, -1, -1, 4, -1] : vector<5xf32>, vector<5xf32>
// CHECK: vector.shuffle %[[AB]], %[[C]] [0, 1, 8, 9, 4, 5, 6, 7, 14] : vector<8xf32>, vector<8xf32>
func.func @three(%a: vector<5xf32>, %b: vector<5xf32>, %c: vector<5xf32>) -> vector<9xf32> {
  %0:5 = vector.to_elements %a : vector<5xf32>
  %1:5 = vector.to_elements %b : vector<5xf32>
  %2:5 = vector.to_elements %c : vector<5xf32>
  %3 = vector.from_elements %2#2, %1#1, %0#1, %0#1, %1#2, %2#2, %2#0, %1#1, %0#4 : vector<9xf32>
  return %3 : vector<9xf32>
}

// CHECK-LABEL: func.func @one(
// CHECK: vector.shuffle %arg0, %arg0 [1, 0] : vector<2xf32>, vector<2xf32>
func.func @one(%a: vector<2xf32>) -> vector<2xf32> {
  %0:2 = vector.to_elements %a : vector<2xf32>
  %1 = vector.from_elements %0#1, %0#0 : vector<2xf32>
  return %1 : vector<2xf32>
}

// Of different lengths.
// CHECK-LABEL: func.func @lengths(
// CHECK: vector.shuffle %arg0, %arg1 [0, 3, 2, 2] : vector<3xf32>, vector<1xf32>
func.func @lengths(%a: vector<3xf32>, %b: vector<1xf32>) -> vector<4xf32> {
  %0:3 = vector.to_elements %a : vector<3xf32>
  %1 = vector.to_elements %b : vector<1xf32>
  %2 = vector.from_elements %0#0, %1, %0#2, %0#2 : vector<4xf32>
  return %2 : vector<4xf32>
}

// Not of numbers from elsewhere, nor of matrices.
// CHECK-LABEL: func.func @others(
// CHECK-COUNT-2: vector.from_elements
func.func @others(%a: vector<2xf32>, %b: f32, %c: vector<2x2xf32>) -> (vector<3xf32>, vector<2xf32>) {
  %0:2 = vector.to_elements %a : vector<2xf32>
  %1 = vector.from_elements %0#0, %0#1, %b : vector<3xf32>
  %2:4 = vector.to_elements %c : vector<2x2xf32>
  %3 = vector.from_elements %2#3, %2#0 : vector<2xf32>
  return %1, %3 : vector<3xf32>, vector<2xf32>
}
