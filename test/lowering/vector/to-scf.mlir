// RUN: %mlcc-opt %s -convert-vector-to-scf | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -convert-vector-to-scf | FileCheck %s %}
// Transfers of several dimensions go row by row through memory.

// CHECK-LABEL: func.func @read(
// CHECK-SAME: %[[M:.*]]: memref<?x?xf32>, %[[I:.*]]: index, %[[J:.*]]: index, %[[MASK:[a-z0-9]+]]: vector<3x4xi1>
// CHECK-DAG: %[[PADDING:.*]] = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK-DAG: %[[C3:.*]] = arith.constant 3 : index
// CHECK: %[[BUFFER:.*]] = memref.alloca() : memref<vector<3x4xf32>>
// CHECK: %[[MASKS:.*]] = memref.alloca() : memref<vector<3x4xi1>>
// CHECK: memref.store %[[MASK]], %[[MASKS]][]
// CHECK: %[[ROWS:.*]] = vector.type_cast %[[BUFFER]] : memref<vector<3x4xf32>> to memref<3xvector<4xf32>>
// CHECK: %[[MASK_ROWS:.*]] = vector.type_cast %[[MASKS]]
// CHECK: scf.for %[[K:.*]] = %[[C0]] to %[[C3]] step %[[C1]] {
// CHECK: %[[SIZE:.*]] = memref.dim %[[M]], %[[C0]]
// CHECK: %[[INSIDE:.*]] = arith.cmpi sgt, %[[SIZE]], %{{.*}} : index
// CHECK: scf.if %[[INSIDE]] {
// CHECK: %[[AT:.*]] = {{.*}}%[[K]]
// CHECK: %[[MASK_ROW:.*]] = memref.load %[[MASK_ROWS]][%[[K]]]
// CHECK: %[[ROW:.*]] = vector.transfer_read %[[M]][%[[AT]], %[[J]]], %{{.*}}, %[[MASK_ROW]] : memref<?x?xf32>, vector<4xf32>
// CHECK: memref.store %[[ROW]], %[[ROWS]][%[[K]]]
// CHECK: } else {
// CHECK: memref.store %[[PADDING]], %[[ROWS]][%[[K]]]
// CHECK: %[[V:.*]] = memref.load %[[BUFFER]][]
// CHECK: return %[[V]]
func.func @read(%m: memref<?x?xf32>, %i: index, %j: index, %mask: vector<3x4xi1>) -> vector<3x4xf32> {
  %padding = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i, %j], %padding, %mask : memref<?x?xf32>, vector<3x4xf32>
  return %0 : vector<3x4xf32>
}

// What is in bounds is not asked for; of three dimensions two are loops.
// CHECK-LABEL: func.func @write(
// CHECK-SAME: %[[V:.*]]: vector<2x3x4xf32>
// CHECK: memref.store %[[V]], %[[BUFFER:.*]][]
// CHECK: %[[PLANES:.*]] = vector.type_cast %[[BUFFER]] : memref<vector<2x3x4xf32>> to memref<2xvector<3x4xf32>>
// CHECK: scf.for %[[A:.*]] = %{{.*}} {
// CHECK-NOT: scf.if
// CHECK: %[[ROWS:.*]] = vector.type_cast %[[PLANES]] : memref<2xvector<3x4xf32>> to memref<2x3xvector<4xf32>>
// CHECK: scf.for %[[B:.*]] = %{{.*}} {
// CHECK: scf.if
// CHECK: %[[ROW:.*]] = memref.load %[[ROWS]][%[[A]], %[[B]]]
// CHECK: vector.transfer_write %[[ROW]], %{{.*}} {in_bounds = [true]} : vector<4xf32>, memref<?x?x?xf32>
func.func @write(%v: vector<2x3x4xf32>, %m: memref<?x?x?xf32>, %i: index) {
  vector.transfer_write %v, %m[%i, %i, %i] {in_bounds = [true, false, true]} : vector<2x3x4xf32>, memref<?x?x?xf32>
  return
}

// CHECK-LABEL: func.func @transposed(
// CHECK: %[[READ:.*]] = memref.load %{{.*}}[] : memref<vector<3x2xf32>>
// CHECK: %[[REPEATED:.*]] = vector.broadcast %[[READ]] : vector<3x2xf32> to vector<4x3x2xf32>
// CHECK: vector.transpose %[[REPEATED]], [2, 0, 1] : vector<4x3x2xf32> to vector<2x4x3xf32>
func.func @transposed(%m: memref<?x?x?xf32>, %i: index) -> vector<2x4x3xf32> {
  %padding = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i, %i, %i], %padding {permutation_map = affine_map<(d0, d1, d2) -> (d2, 0, d1)>,
      in_bounds = [true, true, false]} : memref<?x?x?xf32>, vector<2x4x3xf32>
  return %0 : vector<2x4x3xf32>
}

// CHECK-LABEL: func.func @transposed_write(
// CHECK-SAME: %[[V:.*]]: vector<2x3xf32>, %
// CHECK: %[[T:.*]] = vector.transpose %[[V]], [1, 0]
// CHECK: memref.store %[[T]]
func.func @transposed_write(%v: vector<2x3xf32>, %m: memref<?x?xf32>, %i: index) {
  vector.transfer_write %v, %m[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>,
      in_bounds = [true, true]} : vector<2x3xf32>, memref<?x?xf32>
  return
}

// What repeats one element reads it once.
// CHECK-LABEL: func.func @repeated(
// CHECK: %[[ONE:.*]] = vector.transfer_read %{{.*}} : memref<?x?xf32>, vector<f32>
// CHECK: vector.broadcast %[[ONE]] : vector<f32> to vector<4x2xf32>
func.func @repeated(%m: memref<?x?xf32>, %i: index) -> vector<4x2xf32> {
  %padding = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i, %i], %padding {permutation_map = affine_map<(d0, d1) -> (0, 0)>,
      in_bounds = [true, true]} : memref<?x?xf32>, vector<4x2xf32>
  return %0 : vector<4x2xf32>
}

// A dimension that is left out is one of one element.
// CHECK-LABEL: func.func @column_write(
// CHECK-SAME: %[[V:.*]]: vector<3xf32>, %{{.*}}: memref<?x?xf32>, %{{.*}}: index, %[[MASK:[a-z0-9]+]]: vector<3xi1>
// CHECK: %[[V1:.*]] = vector.broadcast %[[V]] : vector<3xf32> to vector<1x3xf32>
// CHECK: %[[MASK1:.*]] = vector.broadcast %[[MASK]] : vector<3xi1> to vector<1x3xi1>
// CHECK: vector.transpose %[[MASK1]], [1, 0]
// CHECK: vector.transpose %[[V1]], [1, 0]
// CHECK: vector.transfer_write %{{.*}} {in_bounds = [true]} : vector<1xf32>, memref<?x?xf32>
func.func @column_write(%v: vector<3xf32>, %m: memref<?x?xf32>, %i: index, %mask: vector<3xi1>) {
  vector.transfer_write %v, %m[%i, %i], %mask {permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<3xf32>, memref<?x?xf32>
  return
}

// Reads that do not go along the last dimension go by elements.
// CHECK-LABEL: func.func @column(
// CHECK-DAG: %[[PADDING:.*]] = arith.constant dense<0.000000e+00> : vector<3xf32>
// CHECK: scf.for %[[K:.*]] = %{{.*}} iter_args(%[[SO_FAR:.*]] = %[[PADDING]])
// CHECK: scf.if
// CHECK: %[[X:.*]] = memref.load
// CHECK: %[[NOW:.*]] = vector.insert %[[X]], %[[SO_FAR]] [%[[K]]]
// CHECK: scf.yield %[[NOW]]
// CHECK: else
// CHECK: scf.yield %[[SO_FAR]]
func.func @column(%m: memref<?x?xf32>, %i: index) -> vector<3xf32> {
  %padding = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i, %i], %padding {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<3xf32>
  return %0 : vector<3xf32>
}

// So do those with gaps, of vectors of any length; a mask is asked for each.
// CHECK-LABEL: func.func @gaps(
// CHECK-SAME: %[[V:.*]]: vector<[4]xf32>, %{{.*}}, %[[MASK:[a-z0-9]+]]: vector<[4]xi1>
// CHECK: %[[VSCALE:.*]] = vector.vscale
// CHECK: %[[N:.*]] = arith.muli %[[VSCALE]], %{{.*}}
// CHECK: scf.for %[[K:.*]] = %{{.*}} to %[[N]]
// CHECK: %[[SET:.*]] = vector.extract %[[MASK]][%[[K]]]
// CHECK: scf.if %[[SET]]
// CHECK: %[[X:.*]] = vector.extract %[[V]][%[[K]]]
// CHECK: memref.store %[[X]]
func.func @gaps(%v: vector<[4]xf32>, %m: memref<?xf32, strided<[?], offset: ?>>, %i: index, %mask: vector<[4]xi1>) {
  vector.transfer_write %v, %m[%i], %mask {in_bounds = [true]} : vector<[4]xf32>, memref<?xf32, strided<[?], offset: ?>>
  return
}

// Others stay: of tensors, with a first dimension that is scalable.
// CHECK-LABEL: func.func @others(
// CHECK: vector.transfer_read {{.*}} : tensor<8x8xf32>, vector<2x3xf32>
// CHECK: vector.transfer_write {{.*}} : vector<[2]x3xf32>, memref<8x8xf32>
func.func @others(%t: tensor<8x8xf32>, %m: memref<8x8xf32>, %i: index, %v: vector<[2]x3xf32>) -> vector<2x3xf32> {
  %padding = arith.constant 0.0 : f32
  %0 = vector.transfer_read %t[%i, %i], %padding : tensor<8x8xf32>, vector<2x3xf32>
  vector.transfer_write %v, %m[%i, %i] : vector<[2]x3xf32>, memref<8x8xf32>
  return %0 : vector<2x3xf32>
}
