// RUN: %mlcc-opt %s -canonicalize | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -canonicalize | FileCheck %s %}
//
// What is read was written, and what is written was read there.

#rev = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-LABEL: @read_of_write(
// CHECK: %cst = arith.constant 0.000000e+00 : f32
// CHECK: %0 = vector.transfer_write %arg1, %arg0[%arg2, %arg3] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<8x8xf32>
// CHECK: %1 = vector.transfer_read %0[%arg3, %arg2], %cst {in_bounds = [true, true]} : tensor<8x8xf32>, vector<4x4xf32>
// CHECK: %2 = vector.transpose %arg1, [1, 0] : vector<4x4xf32> to vector<4x4xf32>
// CHECK: %3 = vector.transfer_write %arg1, %arg0[%arg2, %arg3] {in_bounds = [false, true]} : vector<4x4xf32>, tensor<8x8xf32>
// CHECK: %4 = vector.transfer_read %3[%arg2, %arg3], %cst {in_bounds = [true, true]} : tensor<8x8xf32>, vector<4x4xf32>
// CHECK: return %arg1, %1, %2, %4 : vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>
func.func @read_of_write(%t: tensor<8x8xf32>, %v: vector<4x4xf32>, %i: index, %j: index) -> (vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>) {
  %p = arith.constant 0.0 : f32
  %0 = vector.transfer_write %v, %t[%i, %j] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<8x8xf32>
  %1 = vector.transfer_read %0[%i, %j], %p {in_bounds = [true, true]} : tensor<8x8xf32>, vector<4x4xf32>
  %2 = vector.transfer_read %0[%j, %i], %p {in_bounds = [true, true]} : tensor<8x8xf32>, vector<4x4xf32>
  %3 = vector.transfer_read %0[%i, %j], %p {in_bounds = [true, true], permutation_map = #rev} : tensor<8x8xf32>, vector<4x4xf32>
  %4 = vector.transfer_write %v, %t[%i, %j] {in_bounds = [false, true]} : vector<4x4xf32>, tensor<8x8xf32>
  %5 = vector.transfer_read %4[%i, %j], %p {in_bounds = [true, true]} : tensor<8x8xf32>, vector<4x4xf32>
  return %1, %2, %3, %5 : vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>
}
// CHECK-LABEL: @past_others(
// CHECK: %cst = arith.constant 0.000000e+00 : f32
// CHECK: %c0 = arith.constant 0 : index
// CHECK: %c3 = arith.constant 3 : index
// CHECK: %0 = vector.transfer_write %arg1, %arg0[%c0, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
// CHECK: %1 = vector.transfer_write %arg2, %0[%c0, %c3] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
// CHECK: %2 = vector.transfer_read %1[%c0, %c0], %cst {in_bounds = [true]} : tensor<8x8xf32>, vector<4xf32>
// CHECK: %3 = vector.transfer_write %arg2, %0[%arg3, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
// CHECK: %4 = vector.transfer_read %3[%c0, %c0], %cst {in_bounds = [true]} : tensor<8x8xf32>, vector<4xf32>
// CHECK: return %arg1, %arg1, %2, %4 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
func.func @past_others(%t: tensor<8x8xf32>, %v: vector<4xf32>, %w: vector<4xf32>, %i: index) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %p = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %0 = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
  %1 = vector.transfer_write %w, %0[%c1, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
  %2 = vector.transfer_read %1[%c0, %c0], %p {in_bounds = [true]} : tensor<8x8xf32>, vector<4xf32>
  %3 = vector.transfer_write %w, %0[%c0, %c4] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
  %4 = vector.transfer_read %3[%c0, %c0], %p {in_bounds = [true]} : tensor<8x8xf32>, vector<4xf32>
  %5 = vector.transfer_write %w, %0[%c0, %c3] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
  %6 = vector.transfer_read %5[%c0, %c0], %p {in_bounds = [true]} : tensor<8x8xf32>, vector<4xf32>
  %7 = vector.transfer_write %w, %0[%i, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
  %8 = vector.transfer_read %7[%c0, %c0], %p {in_bounds = [true]} : tensor<8x8xf32>, vector<4xf32>
  return %2, %4, %6, %8 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
}
// CHECK-LABEL: @masked(
// CHECK: %cst = arith.constant 1.000000e+00 : f32
// CHECK: %cst_0 = arith.constant 2.000000e+00 : f32
// CHECK: %cst_1 = arith.constant dense<1.000000e+00> : vector<4xf32>
// CHECK: %c0 = arith.constant 0 : index
// CHECK: %0 = vector.transfer_write %arg1, %arg0[%c0], %arg2 {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
// CHECK: %1 = vector.transfer_read %0[%c0], %cst, %arg2 {in_bounds = [true]} : tensor<8xf32>, vector<4xf32>
// CHECK: %2 = vector.transfer_write %cst_1, %arg0[%c0], %arg2 {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
// CHECK: %3 = vector.transfer_read %2[%c0], %cst_0, %arg2 {in_bounds = [true]} : tensor<8xf32>, vector<4xf32>
// CHECK: %4 = vector.transfer_read %2[%c0], %cst, %arg3 {in_bounds = [true]} : tensor<8xf32>, vector<4xf32>
// CHECK: return %1, %cst_1, %3, %4, %cst_1 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
func.func @masked(%t: tensor<8xf32>, %v: vector<4xf32>, %m: vector<4xi1>, %n: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %p = arith.constant 1.0 : f32
  %q = arith.constant 2.0 : f32
  %s = arith.constant dense<1.0> : vector<4xf32>
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0], %m {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
  %1 = vector.transfer_read %0[%c0], %p, %m {in_bounds = [true]} : tensor<8xf32>, vector<4xf32>
  %2 = vector.transfer_write %s, %t[%c0], %m {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
  %3 = vector.transfer_read %2[%c0], %p, %m {in_bounds = [true]} : tensor<8xf32>, vector<4xf32>
  %4 = vector.transfer_read %2[%c0], %q, %m {in_bounds = [true]} : tensor<8xf32>, vector<4xf32>
  %5 = vector.transfer_read %2[%c0], %p, %n {in_bounds = [true]} : tensor<8xf32>, vector<4xf32>
  %6 = vector.transfer_write %s, %t[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
  %7 = vector.transfer_read %6[%c0], %p, %n {in_bounds = [true]} : tensor<8xf32>, vector<4xf32>
  return %1, %3, %4, %5, %7 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
}
// CHECK-LABEL: @full_masks(
// CHECK: %cst = arith.constant 1.000000e+00 : f32
// CHECK: %0 = vector.constant_mask [3] : vector<4xi1>
// CHECK: %1 = vector.transfer_read %arg0[%arg2], %cst {in_bounds = [true]} : memref<8xf32>, vector<4xf32>
// CHECK: vector.transfer_write %1, %arg1[%arg2, %arg2] {in_bounds = [true]} : vector<4xf32>, memref<8x8xf32>
// CHECK: %2 = vector.transfer_read %arg0[%arg2], %cst, %0 {in_bounds = [true]} : memref<8xf32>, vector<4xf32>
// CHECK: vector.transfer_write %2, %arg1[%arg2, %arg2], %0 {in_bounds = [true]} : vector<4xf32>, memref<8x8xf32>
// CHECK: return %1 : vector<4xf32>
func.func @full_masks(%a: memref<8xf32>, %b: memref<8x8xf32>, %i: index) -> vector<4xf32> {
  %p = arith.constant 1.0 : f32
  %m = vector.constant_mask [4] : vector<4xi1>
  %n = vector.constant_mask [3] : vector<4xi1>
  %0 = vector.transfer_read %a[%i], %p, %m {in_bounds = [true]} : memref<8xf32>, vector<4xf32>
  vector.transfer_write %0, %b[%i, %i], %m {in_bounds = [true]} : vector<4xf32>, memref<8x8xf32>
  %1 = vector.transfer_read %a[%i], %p, %n {in_bounds = [true]} : memref<8xf32>, vector<4xf32>
  vector.transfer_write %1, %b[%i, %i], %n {in_bounds = [true]} : vector<4xf32>, memref<8x8xf32>
  return %0 : vector<4xf32>
}
// CHECK-LABEL: @write_of_read(
// CHECK: %cst = arith.constant 0.000000e+00 : f32
// CHECK: %c0 = arith.constant 0 : index
// CHECK: %c1 = arith.constant 1 : index
// CHECK: %0 = vector.transfer_read %arg0[%c0, %c0], %cst {in_bounds = [true, true]} : tensor<4x4xf32>, vector<4x4xf32>
// CHECK: %1 = vector.transfer_write %0, %arg1[%c0, %c1] {in_bounds = [true, false]} : vector<4x4xf32>, tensor<4x4xf32>
// CHECK: %2 = vector.transfer_read %arg0[%c0, %c0], %cst {in_bounds = [true, true], permutation_map = #map} : tensor<4x4xf32>, vector<4x4xf32>
// CHECK: %3 = vector.transfer_write %2, %arg1[%c0, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<4x4xf32>
// CHECK: %4 = vector.transfer_read %arg2[%arg3, %c0], %cst {in_bounds = [true, true]} : tensor<8x4xf32>, vector<4x4xf32>
// CHECK: %5 = vector.transfer_write %4, %arg2[%c1, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<8x4xf32>
// CHECK: %6 = vector.transfer_write %4, %arg1[%c0, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<4x4xf32>
// CHECK: return %arg0, %1, %3, %arg2, %5, %6 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>, tensor<4x4xf32>
func.func @write_of_read(%t: tensor<4x4xf32>, %u: tensor<4x4xf32>, %w: tensor<8x4xf32>, %i: index, %m: vector<4x4xi1>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>, tensor<4x4xf32>) {
  %p = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = vector.transfer_read %t[%c0, %c0], %p {in_bounds = [true, true]} : tensor<4x4xf32>, vector<4x4xf32>
  %1 = vector.transfer_write %0, %u[%c0, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<4x4xf32>
  %2 = vector.transfer_write %0, %u[%c0, %c1] {in_bounds = [true, false]} : vector<4x4xf32>, tensor<4x4xf32>
  %3 = vector.transfer_read %t[%c0, %c0], %p {in_bounds = [true, true], permutation_map = #rev} : tensor<4x4xf32>, vector<4x4xf32>
  %4 = vector.transfer_write %3, %u[%c0, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<4x4xf32>
  %5 = vector.transfer_read %w[%i, %c0], %p {in_bounds = [true, true]} : tensor<8x4xf32>, vector<4x4xf32>
  %6 = vector.transfer_write %5, %w[%i, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<8x4xf32>
  %7 = vector.transfer_write %5, %w[%c1, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<8x4xf32>
  %8 = vector.transfer_write %5, %u[%c0, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<4x4xf32>
  return %1, %2, %4, %6, %7, %8 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>, tensor<4x4xf32>
}
// CHECK-LABEL: @bounds(
// CHECK: %cst = arith.constant 0.000000e+00 : f32
// CHECK: %c4 = arith.constant 4 : index
// CHECK: %c5 = arith.constant 5 : index
// CHECK: %c0 = arith.constant 0 : index
// CHECK: %0 = vector.transfer_read %arg0[%c4], %cst {in_bounds = [true]} : memref<8xf32>, vector<4xf32>
// CHECK: %1 = vector.transfer_read %arg0[%c5], %cst : memref<8xf32>, vector<4xf32>
// CHECK: %2 = vector.transfer_read %arg0[%c0], %cst {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
// CHECK: %3 = vector.transfer_read %arg1[%c0, %c4], %cst {in_bounds = [false, true]} : memref<?x8xf32>, vector<2x4xf32>
// CHECK: return %0, %1, %2, %3 : vector<4xf32>, vector<4xf32>, vector<8xf32>, vector<2x4xf32>
func.func @bounds(%a: memref<8xf32>, %b: memref<?x8xf32>, %i: index) -> (vector<4xf32>, vector<4xf32>, vector<8xf32>, vector<2x4xf32>) {
  %p = arith.constant 0.0 : f32
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %a[%c4], %p : memref<8xf32>, vector<4xf32>
  %1 = vector.transfer_read %a[%c5], %p : memref<8xf32>, vector<4xf32>
  %2 = vector.transfer_read %a[%c0], %p : memref<8xf32>, vector<8xf32>
  %3 = vector.transfer_read %b[%c0, %c4], %p : memref<?x8xf32>, vector<2x4xf32>
  return %0, %1, %2, %3 : vector<4xf32>, vector<4xf32>, vector<8xf32>, vector<2x4xf32>
}
