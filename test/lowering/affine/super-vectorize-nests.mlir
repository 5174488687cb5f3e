// affine-super-vectorize with vectors of several dimensions, and with loops
// chosen by the dimension of memrefs that goes with them.
//
// RUN: %mlcc-opt %s -affine-super-vectorize=virtual-vector-size=4,8 -split-input-file | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -affine-super-vectorize=virtual-vector-size=4,8 -split-input-file | FileCheck %s %}
// RUN: %mlcc-opt %s -affine-super-vectorize="virtual-vector-size=4,8 test-fastest-varying=3,1" -split-input-file | FileCheck --check-prefix=CHOSEN %s
// RUN: %mlcc-opt %s -affine-super-vectorize="virtual-vector-size=4 test-fastest-varying=2" -split-input-file | FileCheck --check-prefix=ONE %s
// RUN: %mlcc-opt %s -affine-super-vectorize=virtual-vector-size=2,4,8 -split-input-file | FileCheck --check-prefix=THREE %s

// CHECK-DAG: #[[ROWS:.*]] = affine_map<(d0, d1) -> (d0, 0)>
// CHECK-DAG: #[[COLUMNS:.*]] = affine_map<(d0, d1) -> (0, d1)>
// CHECK-LABEL: @product(
// CHECK: affine.for [[I:%.*]] = 0 to 32 step 4 {
// CHECK: affine.for [[J:%.*]] = 0 to 64 step 8 {
// CHECK: affine.for [[K:%.*]] = 0 to 16 {
// CHECK: vector.transfer_read %{{.*}}[[[I]], [[K]]], %{{.*}} {permutation_map = #[[ROWS]]} : memref<32x16xf32>, vector<4x8xf32>
// CHECK: vector.transfer_read %{{.*}}[[[K]], [[J]]], %{{.*}} {permutation_map = #[[COLUMNS]]} : memref<16x64xf32>, vector<4x8xf32>
// CHECK: [[SUM:%.*]] = arith.addf {{.*}} : vector<4x8xf32>
// CHECK: vector.transfer_write [[SUM]], %{{.*}}[[[I]], [[J]]] : vector<4x8xf32>, memref<32x64xf32>
// THREE-LABEL: @product(
// THREE-NOT: vector.
func.func @product(%a: memref<32x16xf32>, %b: memref<16x64xf32>, %c: memref<32x64xf32>) {
  affine.for %i = 0 to 32 {
    affine.for %j = 0 to 64 {
      affine.for %k = 0 to 16 {
        %x = affine.load %a[%i, %k] : memref<32x16xf32>
        %y = affine.load %b[%k, %j] : memref<16x64xf32>
        %z = affine.load %c[%i, %j] : memref<32x64xf32>
        %p = arith.mulf %x, %y : f32
        %s = arith.addf %p, %z : f32
        affine.store %s, %c[%i, %j] : memref<32x64xf32>
      }
    }
  }
  return
}

// -----

// CHECK-LABEL: @four(
// CHECK: affine.for %{{.*}} = 0 to 32 {
// CHECK: affine.for %{{.*}} = 0 to 16 step 4 {
// CHECK: affine.for %{{.*}} = 0 to 64 step 8 {
// CHOSEN: #[[MAP:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d2)>
// CHOSEN-LABEL: @four(
// CHOSEN: affine.for %{{.*}} = 0 to 8 step 4 {
// CHOSEN: affine.for %{{.*}} = 0 to 32 {
// CHOSEN: affine.for %{{.*}} = 0 to 16 step 8 {
// CHOSEN: affine.for %{{.*}} = 0 to 64 {
// CHOSEN: vector.transfer_write {{.*}} {permutation_map = #[[MAP]]} : vector<4x8xf32>
// ONE-LABEL: @four(
// ONE: affine.for %{{.*}} = 0 to 8 {
// ONE: affine.for %{{.*}} = 0 to 32 step 4 {
// ONE: affine.for %{{.*}} = 0 to 16 {
// THREE-LABEL: @four(
// THREE: affine.for %{{.*}} = 0 to 8 {
// THREE: affine.for %{{.*}} = 0 to 32 step 2 {
// THREE: affine.for %{{.*}} = 0 to 16 step 4 {
// THREE: affine.for %{{.*}} = 0 to 64 step 8 {
// THREE: vector.transfer_write {{.*}} : vector<2x4x8xf32>
func.func @four(%a: memref<8x32x16x64xf32>, %f: f32) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 32 {
      affine.for %k = 0 to 16 {
        affine.for %l = 0 to 64 {
          affine.store %f, %a[%i, %j, %k, %l] : memref<8x32x16x64xf32>
        }
      }
    }
  }
  return
}
