// RUN: %mlcc-opt %s -test-vector-extract-strided-slice-lowering | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -test-vector-extract-strided-slice-lowering | FileCheck %s %}

// Slices in the first dimension are taken apart, others stay.

// CHECK-LABEL: func.func @elements(
// CHECK-SAME: %[[V:[^:]*]]: vector<8xf32>
// CHECK: %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : vector<2xf32>
// CHECK: %[[A:.*]] = vector.extract %[[V]][3] : f32 from vector<8xf32>
// CHECK: %[[B:.*]] = vector.extract %[[V]][4] : f32 from vector<8xf32>
// CHECK: %[[FIRST:.*]] = vector.insert %[[A]], %[[ZERO]] [0] : f32 into vector<2xf32>
// CHECK: vector.insert %[[B]], %[[FIRST]] [1] : f32 into vector<2xf32>
func.func @elements(%v: vector<8xf32>) -> vector<2xf32> {
  %0 = vector.extract_strided_slice %v {offsets = [3], sizes = [2], strides = [1]} : vector<8xf32> to vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK-LABEL: func.func @row(
// CHECK: %[[ROW:.*]] = vector.extract %{{.*}}[2] : vector<[8]xf32> from vector<4x[8]xf32>
// CHECK: vector.insert %[[ROW]], %{{.*}} [0] : vector<[8]xf32> into vector<1x[8]xf32>
func.func @row(%v: vector<4x[8]xf32>) -> vector<1x[8]xf32> {
  %0 = vector.extract_strided_slice %v {offsets = [2], sizes = [1], strides = [1]} : vector<4x[8]xf32> to vector<1x[8]xf32>
  return %0 : vector<1x[8]xf32>
}

// CHECK-LABEL: func.func @two_dimensions(
// CHECK: vector.extract_strided_slice
func.func @two_dimensions(%v: vector<4x8xf32>) -> vector<2x2xf32> {
  %0 = vector.extract_strided_slice %v {offsets = [1, 2], sizes = [2, 2], strides = [1, 1]} : vector<4x8xf32> to vector<2x2xf32>
  return %0 : vector<2x2xf32>
}
