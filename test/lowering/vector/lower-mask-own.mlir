// RUN: %mlcc-opt %s -lower-vector-mask | FileCheck %s
// A mask around what has one already is joined with it, which mlir-opt-22 drops; so it does with what a gather passes
// through, and it leaves reads with something to pass through.

// CHECK-LABEL: func.func @read(
// CHECK-SAME: %[[OUTER:[a-z0-9]+]]: vector<4xi1>, %[[INNER:[a-z0-9]+]]: vector<4xi1>
// CHECK: %[[BOTH:.*]] = arith.andi %[[OUTER]], %[[INNER]] : vector<4xi1>
// CHECK: vector.transfer_read %{{.*}}, %{{.*}}, %[[BOTH]] {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
func.func @read(%m: memref<?xf32>, %i: index, %outer: vector<4xi1>, %inner: vector<4xi1>) -> vector<4xf32> {
  %padding = arith.constant 0.0 : f32
  %0 = vector.mask %outer { vector.transfer_read %m[%i], %padding, %inner {in_bounds = [true]} : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK-LABEL: func.func @gather(
// CHECK-SAME: %[[OUTER:[a-z0-9]+]]: vector<4xi1>, %[[AT:.*]]: vector<4xi32>, %[[INNER:.*]]: vector<4xi1>, %[[V:.*]]: vector<4xf32>
// CHECK: %[[BOTH:.*]] = arith.andi %[[OUTER]], %[[INNER]] : vector<4xi1>
// CHECK: vector.gather %{{.*}} [%[[AT]]], %[[BOTH]], %[[V]] {alignment = 8 : i64}
func.func @gather(%m: memref<?xf32>, %i: index, %outer: vector<4xi1>, %at: vector<4xi32>, %inner: vector<4xi1>, %v: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.mask %outer { vector.gather %m[%i][%at], %inner, %v {alignment = 8 : i64} : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}

// The mask has the order of memory, without what is repeated.
// CHECK-LABEL: func.func @passed_through(
// CHECK-SAME: %[[MASK:[a-z0-9]+]]: vector<2x3xi1>, %[[V:.*]]: vector<3x4x2xf32>
// CHECK: %[[READ:.*]] = vector.transfer_read %{{.*}}, %[[MASK]] {
// CHECK: %[[WIDE:.*]] = vector.broadcast %[[MASK]] : vector<2x3xi1> to vector<4x2x3xi1>
// CHECK: %[[TURNED:.*]] = vector.transpose %[[WIDE]], [2, 0, 1] : vector<4x2x3xi1> to vector<3x4x2xi1>
// CHECK: arith.select %[[TURNED]], %[[READ]], %[[V]]
func.func @passed_through(%m: memref<?x?xf32>, %i: index, %mask: vector<2x3xi1>, %v: vector<3x4x2xf32>) -> vector<3x4x2xf32> {
  %padding = arith.constant 0.0 : f32
  %0 = vector.mask %mask, %v { vector.transfer_read %m[%i, %i], %padding {permutation_map = affine_map<(i, j) -> (j, 0, i)>} : memref<?x?xf32>, vector<3x4x2xf32> } : vector<2x3xi1> -> vector<3x4x2xf32>
  return %0 : vector<3x4x2xf32>
}
