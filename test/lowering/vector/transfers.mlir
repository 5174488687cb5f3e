// RUN: %mlcc-opt %s -convert-vector-to-llvm | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -convert-vector-to-llvm | FileCheck %s %}
// Transfers of one dimension are loads and stores, with a mask where memory may
// end.

// CHECK-LABEL: func.func @read(
// CHECK-SAME: %[[M:.*]]: memref<?xf32>, %[[I:.*]]: index
// CHECK-DAG: %[[PADDING:.*]] = arith.constant dense<2.000000e+00> : vector<3xf32>
// CHECK-DAG: %[[NUMBERS:.*]] = arith.constant dense<[0, 1, 2]> : vector<3xi32>
// CHECK: %[[SIZE:.*]] = memref.dim %[[M]]
// CHECK: %[[LEFT:.*]] = arith.subi %[[SIZE]], %[[I]]
// CHECK: arith.index_cast %[[LEFT]] : index to i32
// CHECK: %[[MASK:.*]] = arith.cmpi sgt, %{{.*}}, %[[NUMBERS]]
// CHECK: llvm.intr.masked.load %{{.*}}, %[[MASK]], %[[PADDING]] {alignment = 4 : i32}
func.func @read(%m: memref<?xf32>, %i: index) -> vector<3xf32> {
  %padding = arith.constant 2.0 : f32
  %0 = vector.transfer_read %m[%i], %padding : memref<?xf32>, vector<3xf32>
  return %0 : vector<3xf32>
}

// CHECK-LABEL: func.func @read_inside(
// CHECK-NOT: mask
// CHECK: llvm.load %{{.*}} -> vector<3xf32>
func.func @read_inside(%m: memref<?x?xf32>, %i: index) -> vector<3xf32> {
  %padding = arith.constant 2.0 : f32
  %0 = vector.transfer_read %m[%i, %i], %padding {in_bounds = [true]} : memref<?x?xf32>, vector<3xf32>
  return %0 : vector<3xf32>
}

// CHECK-LABEL: func.func @read_masked(
// CHECK-SAME: %[[MASK:[a-z0-9]+]]: vector<3xi1>
// CHECK: %[[INSIDE:.*]] = arith.cmpi sgt
// CHECK: %[[BOTH:.*]] = arith.andi %[[INSIDE]], %[[MASK]]
// CHECK: llvm.intr.masked.load %{{.*}}, %[[BOTH]],
func.func @read_masked(%m: memref<?xf32>, %i: index, %mask: vector<3xi1>) -> vector<3xf32> {
  %padding = arith.constant 2.0 : f32
  %0 = vector.transfer_read %m[%i], %padding, %mask : memref<?xf32>, vector<3xf32>
  return %0 : vector<3xf32>
}

// CHECK-LABEL: func.func @read_0d(
// CHECK: llvm.load %{{.*}} -> vector<1xf32>
func.func @read_0d(%m: memref<f32>) -> vector<f32> {
  %padding = arith.constant 2.0 : f32
  %0 = vector.transfer_read %m[], %padding : memref<f32>, vector<f32>
  return %0 : vector<f32>
}

// A memref of vectors has the vector itself.
// CHECK-LABEL: func.func @read_element(
// CHECK: llvm.load %{{.*}} -> vector<4xf32>
func.func @read_element(%m: memref<?xvector<4xf32>>, %i: index, %padding: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i], %padding : memref<?xvector<4xf32>>, vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK-LABEL: func.func @write(
// CHECK-SAME: %[[V:.*]]: vector<3xf32>
// CHECK: %[[MASK:.*]] = arith.cmpi sgt
// CHECK: llvm.intr.masked.store %[[V]], %{{.*}}, %[[MASK]]
func.func @write(%v: vector<3xf32>, %m: memref<?xf32>, %i: index) {
  vector.transfer_write %v, %m[%i] : vector<3xf32>, memref<?xf32>
  return
}

// CHECK-LABEL: func.func @write_inside(
// CHECK: llvm.store %{{.*}} : vector<3xf32>
func.func @write_inside(%v: vector<3xf32>, %m: memref<8xf32>) {
  %i = arith.constant 5 : index
  vector.transfer_write %v, %m[%i] : vector<3xf32>, memref<8xf32>
  return
}

// CHECK-LABEL: func.func @write_scalable(
// CHECK: llvm.intr.stepvector : vector<[4]xi32>
// CHECK: llvm.intr.masked.store %{{.*}} : vector<[4]xf32>, vector<[4]xi1>
func.func @write_scalable(%v: vector<[4]xf32>, %m: memref<?xf32>, %i: index) {
  vector.transfer_write %v, %m[%i] : vector<[4]xf32>, memref<?xf32>
  return
}

// Those of several dimensions, other orders and strides are for
// convert-vector-to-scf.
// CHECK-LABEL: func.func @others(
// CHECK: vector.transfer_read
// CHECK: vector.transfer_read
// CHECK: vector.transfer_write
// CHECK: vector.transfer_write
func.func @others(%m: memref<8x8xf32>, %s: memref<8xf32, strided<[2]>>, %t: tensor<8xf32>, %i: index)
    -> (vector<2x3xf32>, tensor<8xf32>) {
  %padding = arith.constant 2.0 : f32
  %0 = vector.transfer_read %m[%i, %i], %padding {in_bounds = [true, true]} : memref<8x8xf32>, vector<2x3xf32>
  %1 = vector.transfer_read %m[%i, %i], %padding {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<8x8xf32>, vector<3xf32>
  vector.transfer_write %1, %s[%i] {in_bounds = [true]} : vector<3xf32>, memref<8xf32, strided<[2]>>
  %2 = vector.transfer_write %1, %t[%i] {in_bounds = [true]} : vector<3xf32>, tensor<8xf32>
  return %0, %2 : vector<2x3xf32>, tensor<8xf32>
}
