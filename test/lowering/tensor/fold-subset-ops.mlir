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

// What fills a tensor is inserted where that is.
// CHECK-LABEL: func.func @twice_inserted(
// CHECK: tensor.insert_slice %arg0 into %arg2[%arg3, 2] [1, 4] [1, 1] : tensor<4xf32> into tensor<8x8xf32>
// CHECK: tensor.insert_slice %arg0 into %arg1[0, 0] [1, 4] [1, 1]
// CHECK: tensor.insert_slice %{{.*}} into %arg2[0, 0] [2, 4] [1, 1]
func.func @twice_inserted(%a: tensor<4xf32>, %b: tensor<2x4xf32>, %c: tensor<8x8xf32>, %i: index, %r: tensor<1x4xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %0 = tensor.insert_slice %a into %r[0, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<1x4xf32>
  %1 = tensor.insert_slice %0 into %c[%i, 2] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<8x8xf32>
  %2 = tensor.insert_slice %a into %b[0, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<2x4xf32>
  %3 = tensor.insert_slice %2 into %c[0, 0] [2, 4] [1, 1] : tensor<2x4xf32> into tensor<8x8xf32>
  return %1, %3 : tensor<8x8xf32>, tensor<8x8xf32>
}

// CHECK-LABEL: func.func @twice_inserted_by_threads(
// CHECK: scf.forall.in_parallel
// CHECK-NEXT: tensor.parallel_insert_slice %arg0 into %{{.*}}[%{{.*}}, 1] [1, 4] [1, 1] : tensor<4xf32> into tensor<8x8xf32>
func.func @twice_inserted_by_threads(%a: tensor<4xf32>, %r: tensor<4xf32>, %c: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = scf.forall (%i) in (8) shared_outs(%o = %c) -> (tensor<8x8xf32>) {
    %1 = tensor.insert_slice %a into %r[0] [4] [1] : tensor<4xf32> into tensor<4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %1 into %o[%i, 1] [1, 4] [1, 1] : tensor<4xf32> into tensor<8x8xf32>
    }
  }
  return %0 : tensor<8x8xf32>
}
