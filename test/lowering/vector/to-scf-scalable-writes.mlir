// convert-vector-to-scf=lower-scalable: rows that are written one by one.
//
// RUN: %mlcc-opt %s -convert-vector-to-scf='full-unroll lower-scalable' | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -convert-vector-to-scf='full-unroll lower-scalable' | FileCheck %s %}

// CHECK-LABEL: @constant_mask(
// CHECK-SAME: [[V:%.+]]: vector<2x[4]xf32>, [[M:%.+]]: memref<?x?xf32>, [[AT:%.+]]: index)
// CHECK-DAG: [[ONE:%.+]] = arith.constant 1 : index
// CHECK-DAG: [[FOUR:%.+]] = arith.constant 4 : index
// CHECK: [[ROWS:%.+]] = arith.muli %vscale, [[FOUR]]
// CHECK: [[A:%.+]] = vector.extract [[V]][0]
// CHECK: [[B:%.+]] = vector.extract [[V]][1]
// CHECK: [[MASK:%.+]] = vector.create_mask [[ONE]] : vector<2xi1>
// CHECK: scf.for [[I:%.+]] = %{{.+}} to [[ROWS]] step [[ONE]] {
// CHECK-NEXT: [[J:%.+]] = affine.apply #{{.+}}([[I]])[[[AT]]]
// CHECK-NEXT: [[A_I:%.+]] = vector.extract [[A]][[[I]]]
// CHECK-NEXT: [[B_I:%.+]] = vector.extract [[B]][[[I]]]
// CHECK-NEXT: [[ROW:%.+]] = vector.from_elements [[A_I]], [[B_I]]
// CHECK-NEXT: vector.transfer_write [[ROW]], [[M]][[[J]], [[AT]]], [[MASK]] {in_bounds = [true]}
func.func @constant_mask(%v: vector<2x[4]xf32>, %m: memref<?x?xf32>, %i: index) {
  %mask = vector.constant_mask [4, 1] : vector<[4]x2xi1>
  %t = vector.transpose %v, [1, 0] : vector<2x[4]xf32> to vector<[4]x2xf32>
  vector.transfer_write %t, %m[%i, %i], %mask {in_bounds = [true, true]} : vector<[4]x2xf32>, memref<?x?xf32>
  return
}

// CHECK-LABEL: @not_in_bounds(
// CHECK-NOT: scf.for
// CHECK: vector.transfer_write %{{.+}} : vector<[4]x2xf32>
func.func @not_in_bounds(%v: vector<2x[4]xf32>, %m: memref<?x?xf32>, %i: index) {
  %t = vector.transpose %v, [1, 0] : vector<2x[4]xf32> to vector<[4]x2xf32>
  vector.transfer_write %t, %m[%i, %i] {in_bounds = [false, true]} : vector<[4]x2xf32>, memref<?x?xf32>
  return
}

// CHECK-LABEL: @unknown_mask(
// CHECK-NOT: scf.for
// CHECK: vector.transfer_write %{{.+}} : vector<[4]x2xf32>
func.func @unknown_mask(%v: vector<2x[4]xf32>, %m: memref<?x?xf32>, %i: index, %mask: vector<[4]x2xi1>) {
  %t = vector.transpose %v, [1, 0] : vector<2x[4]xf32> to vector<[4]x2xf32>
  vector.transfer_write %t, %m[%i, %i], %mask {in_bounds = [true, true]} : vector<[4]x2xf32>, memref<?x?xf32>
  return
}

// CHECK-LABEL: @not_transposed(
// CHECK-NOT: scf.for
// CHECK: vector.transfer_write %{{.+}} : vector<[4]x2xf32>
func.func @not_transposed(%t: vector<[4]x2xf32>, %m: memref<?x?xf32>, %i: index) {
  vector.transfer_write %t, %m[%i, %i] {in_bounds = [true, true]} : vector<[4]x2xf32>, memref<?x?xf32>
  return
}
