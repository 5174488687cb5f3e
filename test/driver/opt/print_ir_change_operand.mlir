// RUN: mlcc-opt %s -mlir-disable-threading -canonicalize -mlir-print-ir-after-all -mlir-print-ir-after-change 2>&1 | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -mlir-disable-threading -canonicalize -mlir-print-ir-after-all -mlir-print-ir-after-change 2>&1 | FileCheck %s %}
// That one operand is another is a change.

// CHECK: IR Dump After
// CHECK: [[M:%.+]]: memref<4xf32>
// CHECK: memref.load [[M]][
func.func @f(%m: memref<4xf32>, %i: index) -> (memref<?xf32>, f32) {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %1 = memref.load %0[%i] : memref<?xf32>
  return %0, %1 : memref<?xf32>, f32
}
