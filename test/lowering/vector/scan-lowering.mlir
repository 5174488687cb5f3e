// RUN: %mlcc-opt %s -test-vector-scan-lowering | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -test-vector-scan-lowering | FileCheck %s %}

// The slices of a dimension, each combined with the one before.

// CHECK-LABEL: func.func @inclusive(
// CHECK-SAME: %[[V:[^:]*]]: vector<2x3xi32>
// CHECK: %[[ZERO:.*]] = arith.constant dense<0> : vector<2x3xi32>
// CHECK: %[[S0:.*]] = vector.extract_strided_slice %[[V]] {offsets = [0, 0], sizes = [1, 3], strides = [1, 1]}
// CHECK: %[[R0:.*]] = vector.insert_strided_slice %[[S0]], %[[ZERO]] {offsets = [0, 0]
// CHECK: %[[S1:.*]] = vector.extract_strided_slice %[[V]] {offsets = [1, 0], sizes = [1, 3], strides = [1, 1]}
// CHECK: %[[SUM:.*]] = arith.addi %[[S0]], %[[S1]] : vector<1x3xi32>
// CHECK: %[[R1:.*]] = vector.insert_strided_slice %[[SUM]], %[[R0]] {offsets = [1, 0]
// CHECK: %[[LAST:.*]] = vector.shape_cast %[[SUM]] : vector<1x3xi32> to vector<3xi32>
// CHECK: return %[[R1]], %[[LAST]]
func.func @inclusive(%v: vector<2x3xi32>, %s: vector<3xi32>) -> (vector<2x3xi32>, vector<3xi32>) {
  %0:2 = vector.scan <add>, %v, %s {inclusive = true, reduction_dim = 0} : vector<2x3xi32>, vector<3xi32>
  return %0#0, %0#1 : vector<2x3xi32>, vector<3xi32>
}

// It begins with the start value, and a number is a vector of one.
// CHECK-LABEL: func.func @exclusive(
// CHECK-SAME: %[[V:[^:]*]]: vector<2xf32>, %[[START:[^:]*]]: vector<f32>
// CHECK: %[[S0:.*]] = vector.extract_strided_slice %[[V]] {offsets = [0], sizes = [1], strides = [1]}
// CHECK: %[[FIRST:.*]] = vector.broadcast %[[START]] : vector<f32> to vector<1xf32>
// CHECK: %[[SECOND:.*]] = arith.mulf %[[FIRST]], %[[S0]] : vector<1xf32>
// CHECK: %[[LAST:.*]] = vector.extract %[[SECOND]][0] : f32 from vector<1xf32>
// CHECK: vector.broadcast %[[LAST]] : f32 to vector<f32>
func.func @exclusive(%v: vector<2xf32>, %s: vector<f32>) -> (vector<2xf32>, vector<f32>) {
  %0:2 = vector.scan <mul>, %v, %s {inclusive = false, reduction_dim = 0} : vector<2xf32>, vector<f32>
  return %0#0, %0#1 : vector<2xf32>, vector<f32>
}

// Nobody knows how many slices there are.
// CHECK-LABEL: func.func @scalable(
// CHECK: vector.scan
func.func @scalable(%v: vector<[2]xi32>, %s: vector<i32>) -> vector<[2]xi32> {
  %0:2 = vector.scan <add>, %v, %s {inclusive = true, reduction_dim = 0} : vector<[2]xi32>, vector<i32>
  return %0#0 : vector<[2]xi32>
}
