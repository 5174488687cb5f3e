// RUN: mlcc-opt -allow-unregistered-dialect -split-input-file -verify-diagnostics -arm-sve-legalize-vector-storage %s | FileCheck %s
//
// Memory holds predicates for bytes only. Vectors that are scalable before their
// last dimension are read as one row, at the row's place: mlir-opt forgets how
// long rows are.

// CHECK-LABEL: @predicate(
func.func @predicate(%mask: vector<[4]xi1>) -> vector<[4]xi1> {
  // CHECK: %[[WIDE:.*]] = memref.alloca() {alignment = 2 : i64} : memref<vector<[16]xi1>>
  %0 = memref.alloca() : memref<vector<[4]xi1>>
  // CHECK: %[[BYTES:.*]] = arm_sve.convert_to_svbool %arg0 : vector<[4]xi1>
  // CHECK: memref.store %[[BYTES]], %[[WIDE]][] : memref<vector<[16]xi1>>
  memref.store %mask, %0[] : memref<vector<[4]xi1>>
  // CHECK: %[[LOAD:.*]] = memref.load %[[WIDE]][] : memref<vector<[16]xi1>>
  // CHECK: %[[WORDS:.*]] = arm_sve.convert_from_svbool %[[LOAD]] : vector<[4]xi1>
  %1 = memref.load %0[] : memref<vector<[4]xi1>>
  // CHECK: return %[[WORDS]]
  return %1 : vector<[4]xi1>
}

// CHECK-LABEL: @rows_of_predicates(
func.func @rows_of_predicates(%m: vector<[8]xi1>, %i: index, %n: index) {
  // CHECK: %[[ROWS:.*]] = memref.alloc(%arg2) {alignment = 4 : i64} : memref<?xvector<3x[16]xi1>>
  %0 = memref.alloc(%n) {alignment = 4 : i64} : memref<?xvector<3x[8]xi1>>
  // CHECK: %[[ALLOCA:.*]] = memref.alloca() {alignment = 2 : i64} : memref<vector<3x[16]xi1>>
  %1 = memref.alloca() : memref<vector<3x[8]xi1>>
  // CHECK: %[[CAST:.*]] = vector.type_cast %[[ALLOCA]] : memref<vector<3x[16]xi1>> to memref<3xvector<[16]xi1>>
  %2 = vector.type_cast %1 : memref<vector<3x[8]xi1>> to memref<3xvector<[8]xi1>>
  // CHECK: memref.store %{{.*}}, %[[CAST]][%arg1] : memref<3xvector<[16]xi1>>
  memref.store %m, %2[%i] : memref<3xvector<[8]xi1>>
  // CHECK: %[[ROW:.*]] = memref.load %[[ROWS]][%arg1] : memref<?xvector<3x[16]xi1>>
  // CHECK: arm_sve.convert_from_svbool %[[ROW]] : vector<3x[8]xi1>
  %3 = memref.load %0[%i] : memref<?xvector<3x[8]xi1>>
  // CHECK: memref.store %{{.*}}, %[[ROWS]]
  memref.store %3, %0[%n] : memref<?xvector<3x[8]xi1>>
  return
}

// CHECK-LABEL: @alignment(
func.func @alignment() -> (memref<vector<[4]xf32>>, memref<vector<[16]xi1>>, memref<vector<[16]xi8>>, memref<vector<4xf32>>) {
  // CHECK: memref.alloca() {alignment = 16 : i64} : memref<vector<[4]xf32>>
  %0 = memref.alloca() : memref<vector<[4]xf32>>
  // CHECK: memref.alloca() {alignment = 2 : i64} : memref<vector<[16]xi1>>
  %1 = memref.alloca() : memref<vector<[16]xi1>>
  // CHECK: memref.alloca() {alignment = 4 : i64} : memref<vector<[16]xi8>>
  %2 = memref.alloca() {alignment = 4 : i64} : memref<vector<[16]xi8>>
  // CHECK: memref.alloca() : memref<vector<4xf32>>
  %3 = memref.alloca() : memref<vector<4xf32>>
  return %0, %1, %2, %3 : memref<vector<[4]xf32>>, memref<vector<[16]xi1>>, memref<vector<[16]xi8>>, memref<vector<4xf32>>
}

// CHECK-LABEL: @read(
func.func @read(%m: memref<?x?x2x8xi8>, %i: index, %j: index) -> vector<2x[4]x2x8xi8> {
  %c0 = arith.constant 0 : index
  %p = arith.constant 7 : i8
  // CHECK-DAG: %[[SIZE:.*]] = arith.constant 16 : index
  // CHECK-DAG: %[[FLAT:.*]] = memref.collapse_shape %arg0 {{\[\[}}0], [1, 2, 3]] : memref<?x?x2x8xi8> into memref<?x?xi8>
  // CHECK: %[[AT:.*]] = arith.muli %arg2, %[[SIZE]] : index
  // CHECK: %[[ROW:.*]] = vector.transfer_read %[[FLAT]][%arg1, %[[AT]]], %c7_i8 {in_bounds = [false, true]} : memref<?x?xi8>, vector<2x[64]xi8>
  // CHECK: vector.shape_cast %[[ROW]] : vector<2x[64]xi8> to vector<2x[4]x2x8xi8>
  %v = vector.transfer_read %m[%i, %j, %c0, %c0], %p {in_bounds = [false, true, true, true]} : memref<?x?x2x8xi8>, vector<2x[4]x2x8xi8>
  return %v : vector<2x[4]x2x8xi8>
}

// CHECK-LABEL: @from_the_first(
func.func @from_the_first(%m: memref<?x8xi8, strided<[8, 1], offset: ?>>) -> vector<[4]x8xi8> {
  %c0 = arith.constant 0 : index
  %p = arith.constant 7 : i8
  // CHECK: vector.transfer_read %{{.*}}[%c0], %c7_i8 : memref<?xi8, strided<[1], offset: ?>>, vector<[32]xi8>
  %v = vector.transfer_read %m[%c0, %c0], %p {in_bounds = [false, true]} : memref<?x8xi8, strided<[8, 1], offset: ?>>, vector<[4]x8xi8>
  return %v : vector<[4]x8xi8>
}

// Gaps between rows, rows of another length, of which not all is there, or by
// another map, masked, of two scalable dimensions, and of one at the end.
// CHECK-LABEL: @stay(
// CHECK-NOT: collapse_shape
func.func @stay(%m: memref<?x?x8xi8>, %g: memref<?x8xi8, strided<[16, 1]>>, %d: memref<?x?xi8>, %i: index, %k: vector<[4]x8xi1>, %t: tensor<?x8xi8>) {
  %c0 = arith.constant 0 : index
  %p = arith.constant 7 : i8
  %0 = vector.transfer_read %g[%i, %c0], %p {in_bounds = [false, true]} : memref<?x8xi8, strided<[16, 1]>>, vector<[4]x8xi8>
  %1 = vector.transfer_read %d[%i, %c0], %p {in_bounds = [false, true]} : memref<?x?xi8>, vector<[4]x8xi8>
  %2 = vector.transfer_read %m[%i, %i, %i], %p : memref<?x?x8xi8>, vector<[4]x8xi8>
  %3 = vector.transfer_read %m[%i, %c0, %c0], %p {permutation_map = affine_map<(a, b, c) -> (a, c)>, in_bounds = [false, true]} : memref<?x?x8xi8>, vector<[4]x8xi8>
  %4 = vector.transfer_read %m[%i, %i, %c0], %p, %k {in_bounds = [false, true]} : memref<?x?x8xi8>, vector<[4]x8xi8>
  %5 = vector.mask %k { vector.transfer_read %m[%i, %i, %c0], %p {in_bounds = [false, true]} : memref<?x?x8xi8>, vector<[4]x8xi8> } : vector<[4]x8xi1> -> vector<[4]x8xi8>
  %6 = vector.transfer_read %m[%i, %i, %c0], %p {in_bounds = [false, true]} : memref<?x?x8xi8>, vector<[4]x[8]xi8>
  %7 = vector.transfer_read %m[%i, %i, %c0], %p {in_bounds = [false, true]} : memref<?x?x8xi8>, vector<4x[8]xi8>
  %8 = vector.transfer_read %m[%i, %i, %c0], %p {in_bounds = [false, true]} : memref<?x?x8xi8>, vector<4x8xi8>
  %9 = vector.transfer_read %t[%i, %c0], %p {in_bounds = [false, true]} : tensor<?x8xi8>, vector<[4]x8xi8>
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9) : (vector<[4]x8xi8>, vector<[4]x8xi8>, vector<[4]x8xi8>, vector<[4]x8xi8>, vector<[4]x8xi8>, vector<[4]x8xi8>, vector<[4]x[8]xi8>, vector<4x[8]xi8>, vector<4x8xi8>, vector<[4]x8xi8>) -> ()
  return
}

// -----

func.func @kept() -> memref<vector<[4]xi1>> {
  // expected-error @+1 {{failed to legalize operation 'builtin.unrealized_conversion_cast' that was explicitly marked illegal}}
  %0 = memref.alloca() : memref<vector<[4]xi1>>
  return %0 : memref<vector<[4]xi1>>
}
