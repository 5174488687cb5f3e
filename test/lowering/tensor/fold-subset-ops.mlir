// RUN: mlcc-opt -fold-tensor-subset-ops %s -o %t
// RUN: FileCheck %s < %t
// RUN: %if mlir-22 %{ mlir-opt-22 -fold-tensor-subset-ops %s | diff %t - %}

// CHECK-LABEL: func.func @r(
// CHECK: vector.transfer_read %arg0[%0, %1]
// CHECK-LABEL: func.func @rr(
// CHECK: vector.transfer_read %arg0[%arg1, %0]
// CHECK-LABEL: func.func @w(
// CHECK: tensor.insert_slice
// CHECK-LABEL: func.func @wf(
// CHECK: vector.transfer_write %arg2, %arg0[%arg3, %c3]
// CHECK-LABEL: func.func @turned(
// CHECK: permutation_map = #
// CHECK-LABEL: func.func @stays(
// CHECK-COUNT-3: tensor.extract_slice
func.func @r(%t: tensor<?x?xf32>, %a: index, %b: index, %f: f32) -> vector<4xf32> {
  %e = tensor.extract_slice %t[%a, 3][8, 8][1, 1] : tensor<?x?xf32> to tensor<8x8xf32>
  %v = vector.transfer_read %e[%b, %a], %f {in_bounds = [true]} : tensor<8x8xf32>, vector<4xf32>
  return %v : vector<4xf32>
}
func.func @rr(%t: tensor<?x?xf32>, %a: index, %b: index, %f: f32) -> vector<4xf32> {
  %e = tensor.extract_slice %t[%a, 3][1, 8][1, 1] : tensor<?x?xf32> to tensor<8xf32>
  %v = vector.transfer_read %e[%b], %f {in_bounds = [true]} : tensor<8xf32>, vector<4xf32>
  return %v : vector<4xf32>
}
func.func @w(%d: tensor<?x?xf32>, %t: tensor<8x8xf32>, %v: vector<4xf32>, %a: index, %b: index, %f: f32) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
  %e = tensor.insert_slice %w into %d[%a, 3][8, 8][1, 1] : tensor<8x8xf32> into tensor<?x?xf32>
  return %e : tensor<?x?xf32>
}
func.func @wf(%d: tensor<?x?xf32>, %t: tensor<1x4xf32>, %v: vector<1x4xf32>, %a: index, %b: index, %f: f32) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<1x4xf32>
  %e = tensor.insert_slice %w into %d[%a, 3][1, 4][1, 1] : tensor<1x4xf32> into tensor<?x?xf32>
  return %e : tensor<?x?xf32>
}
func.func @turned(%t: tensor<?x?x?xf32>, %a: index, %f: f32) -> vector<4x3xf32> {
  %c1 = arith.constant 1 : index
  %e = tensor.extract_slice %t[%a, 0, 3] [8, 1, 8] [1, 1, 1] : tensor<?x?x?xf32> to tensor<8x8xf32>
  %v = vector.transfer_read %e[%c1, %a], %f {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : tensor<8x8xf32>, vector<4x3xf32>
  return %v : vector<4x3xf32>
}
func.func @stays(%t: tensor<?xf32>, %a: index, %f: f32, %m: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %e = tensor.extract_slice %t[%a] [8] [1] : tensor<?xf32> to tensor<8xf32>
  %v = vector.transfer_read %e[%a], %f : tensor<8xf32>, vector<4xf32>
  %s = tensor.extract_slice %t[%a] [8] [2] : tensor<?xf32> to tensor<8xf32>
  %w = vector.transfer_read %s[%a], %f {in_bounds = [true]} : tensor<8xf32>, vector<4xf32>
  %d = tensor.extract_slice %t[%a] [7] [1] : tensor<?xf32> to tensor<7xf32>
  %x = vector.transfer_read %d[%a], %f, %m {in_bounds = [true]} : tensor<7xf32>, vector<4xf32>
  return %v, %w, %x : vector<4xf32>, vector<4xf32>, vector<4xf32>
}
func.func @row(%d: tensor<?x?xf32>, %t: tensor<4xf32>, %v: vector<4xf32>, %a: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %t[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  %e = tensor.insert_slice %w into %d[%a, 3] [1, 4] [1, 1] : tensor<4xf32> into tensor<?x?xf32>
  return %e : tensor<?x?xf32>
}
func.func @column(%d: tensor<?x?xf32>, %t: tensor<4xf32>, %v: vector<4xf32>, %a: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %t[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  %e = tensor.insert_slice %w into %d[%a, 3] [4, 1] [1, 1] : tensor<4xf32> into tensor<?x?xf32>
  return %e : tensor<?x?xf32>
}
