// RUN: %mlcc-opt %s -split-input-file -convert-vector-to-scf=full-unroll | FileCheck %s --check-prefix=UNROLL
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -convert-vector-to-scf=full-unroll \
// RUN:   | FileCheck %s --check-prefix=UNROLL %}
// RUN: %mlcc-opt %s -split-input-file -convert-vector-to-scf='full-unroll target-rank=0' | FileCheck %s --check-prefix=ZERO
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -convert-vector-to-scf='full-unroll target-rank=0' \
// RUN:   | FileCheck %s --check-prefix=ZERO %}
// RUN: %mlcc-opt %s -split-input-file -convert-vector-to-scf=target-rank=2 | FileCheck %s --check-prefix=TWO
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -convert-vector-to-scf=target-rank=2 \
// RUN:   | FileCheck %s --check-prefix=TWO %}
// RUN: %mlcc-opt %s -split-input-file -convert-vector-to-scf='lower-tensors lower-scalable' | FileCheck %s --check-prefix=BOTH
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -convert-vector-to-scf='lower-tensors lower-scalable' \
// RUN:   | FileCheck %s --check-prefix=BOTH %}
// The options of convert-vector-to-scf.

// UNROLL-LABEL: func.func @read(
// UNROLL-SAME: %[[M:.*]]: memref<?x?xf32>, %{{.*}}, %[[MASK:[a-z0-9]+]]: vector<2x4xi1>
// UNROLL-DAG: %[[PADDING:.*]] = arith.constant dense<0.000000e+00> : vector<2x4xf32>
// UNROLL: %[[V0:.*]] = scf.if
// UNROLL: %[[MASK0:.*]] = vector.extract %[[MASK]][0]
// UNROLL: %[[ROW0:.*]] = vector.transfer_read %[[M]][%{{.*}}], %{{.*}}, %[[MASK0]]
// UNROLL: %[[WITH0:.*]] = vector.insert %[[ROW0]], %[[PADDING]] [0]
// UNROLL: scf.yield %[[WITH0]]
// UNROLL: scf.yield %[[PADDING]]
// UNROLL: scf.if
// UNROLL: vector.insert %{{.*}}, %[[V0]] [1]
// UNROLL: scf.yield %[[V0]]
// ZERO-LABEL: func.func @read(
// ZERO: %[[X:.*]] = vector.transfer_read %{{.*}} : memref<?x?xf32>, vector<f32>
// ZERO: %[[N:.*]] = vector.extract %[[X]][] : f32 from vector<f32>
// ZERO: vector.insert %[[N]], %{{.*}} [0, 0]
// TWO-LABEL: func.func @read(
// TWO: vector.transfer_read %{{.*}} : memref<?x?xf32>, vector<2x4xf32>
func.func @read(%m: memref<?x?xf32>, %i: index, %mask: vector<2x4xi1>) -> vector<2x4xf32> {
  %padding = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i, %i], %padding, %mask : memref<?x?xf32>, vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// -----

// Rows go straight into the vector that what is read goes into.
// UNROLL-LABEL: func.func @read_into(
// UNROLL-SAME: %{{.*}}: vector<3x2x4xf32>
// UNROLL: vector.insert %{{.*}} [2, 0] : vector<4xf32> into vector<3x2x4xf32>
// UNROLL: vector.insert %{{.*}} [2, 1] : vector<4xf32> into vector<3x2x4xf32>
// UNROLL-NOT: vector.insert
func.func @read_into(%m: memref<?x?xf32>, %i: index, %v: vector<3x2x4xf32>) -> vector<3x2x4xf32> {
  %padding = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i, %i], %padding {in_bounds = [true, true]} : memref<?x?xf32>, vector<2x4xf32>
  %1 = vector.insert %0, %v [2] : vector<2x4xf32> into vector<3x2x4xf32>
  return %1 : vector<3x2x4xf32>
}

// -----

// UNROLL-LABEL: func.func @write(
// UNROLL-SAME: %[[V:.*]]: vector<2x4xf32>, %[[T:[a-z0-9]+]]: tensor<8x8xf32>
// BOTH-LABEL: func.func @write(
// BOTH-SAME: %[[V:.*]]: vector<2x4xf32>, %[[T:[a-z0-9]+]]: tensor<8x8xf32>
// BOTH: %[[W:.*]] = scf.for %[[K:.*]] = %{{.*}} iter_args(%[[NOW:.*]] = %[[T]]) -> (tensor<8x8xf32>) {
// BOTH: %[[INSIDE:.*]] = arith.cmpi slt
// BOTH: %[[NEXT:.*]] = scf.if %[[INSIDE]] -> (tensor<8x8xf32>) {
// BOTH: %[[ROW:.*]] = memref.load %{{.*}}[%[[K]]]
// BOTH: %[[WRITTEN:.*]] = vector.transfer_write %[[ROW]], %[[NOW]]
// BOTH: scf.yield %[[WRITTEN]]
// BOTH: scf.yield %[[NOW]]
// BOTH: scf.yield %[[NEXT]]
// BOTH: return %[[W]]
func.func @write(%v: vector<2x4xf32>, %t: tensor<8x8xf32>, %i: index) -> tensor<8x8xf32> {
  %0 = vector.transfer_write %v, %t[%i, %i] : vector<2x4xf32>, tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// -----

// UNROLL-LABEL: func.func @write_part(
// UNROLL-SAME: %[[V:.*]]: vector<3x2x4xf32>
// UNROLL: %[[ROW0:.*]] = vector.extract %[[V]][1, 0]
// UNROLL: vector.transfer_write %[[ROW0]]
// UNROLL: %[[ROW1:.*]] = vector.extract %[[V]][1, 1]
// UNROLL: vector.transfer_write %[[ROW1]]
// ZERO-LABEL: func.func @write_part(
// ZERO: %[[X:.*]] = vector.extract %{{.*}}[1, 1, 3] : f32
// ZERO: %[[ONE:.*]] = vector.broadcast %[[X]] : f32 to vector<f32>
// ZERO: vector.transfer_write %[[ONE]]
func.func @write_part(%v: vector<3x2x4xf32>, %m: memref<8x8xf32>, %i: index) {
  %0 = vector.extract %v[1] : vector<2x4xf32> from vector<3x2x4xf32>
  vector.transfer_write %0, %m[%i, %i] {in_bounds = [true, true]} : vector<2x4xf32>, memref<8x8xf32>
  return
}

// -----

// BOTH-LABEL: func.func @scalable(
// BOTH-SAME: %[[V:.*]]: vector<2x[4]xf32>, %[[M:[a-z0-9]+]]: memref<?x?xf32>, %{{.*}}: index, %[[ROWS:[a-z0-9]+]]: index, %[[COLUMNS:[a-z0-9]+]]: index
// BOTH: %[[A:.*]] = vector.extract %[[V]][0]
// BOTH: %[[B:.*]] = vector.extract %[[V]][1]
// BOTH: %[[MASK:.*]] = vector.create_mask %[[COLUMNS]] : vector<2xi1>
// BOTH: scf.for %[[K:.*]] = %{{.*}} to %[[ROWS]]
// BOTH: %[[X:.*]] = vector.extract %[[A]][%[[K]]]
// BOTH: %[[Y:.*]] = vector.extract %[[B]][%[[K]]]
// BOTH: %[[ROW:.*]] = vector.from_elements %[[X]], %[[Y]]
// BOTH: vector.transfer_write %[[ROW]], %[[M]][%{{.*}}], %[[MASK]] {in_bounds = [true]}
// TWO-LABEL: func.func @scalable(
// TWO: vector.transpose
func.func @scalable(%v: vector<2x[4]xf32>, %m: memref<?x?xf32>, %i: index, %rows: index, %columns: index) {
  %mask = vector.create_mask %rows, %columns : vector<[4]x2xi1>
  %t = vector.transpose %v, [1, 0] : vector<2x[4]xf32> to vector<[4]x2xf32>
  vector.transfer_write %t, %m[%i, %i], %mask {in_bounds = [true, true]} : vector<[4]x2xf32>, memref<?x?xf32>
  return
}

// -----

// BOTH-LABEL: func.func @scalable_whole(
// BOTH: %[[VSCALE:.*]] = vector.vscale
// BOTH: %[[N:.*]] = arith.muli %[[VSCALE]], %{{.*}}
// BOTH: scf.for %{{.*}} to %[[N]]
func.func @scalable_whole(%v: vector<2x[4]xf32>, %m: memref<?x?xf32>, %i: index) {
  %t = vector.transpose %v, [1, 0] : vector<2x[4]xf32> to vector<[4]x2xf32>
  vector.transfer_write %t, %m[%i, %i] {in_bounds = [true, true]} : vector<[4]x2xf32>, memref<?x?xf32>
  return
}
