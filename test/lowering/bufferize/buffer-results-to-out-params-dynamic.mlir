// RUN: mlcc-opt -buffer-results-to-out-params=hoist-dynamic-allocs %s -o %t
// RUN: FileCheck %s < %t
// RUN: %if mlir-22 %{ mlir-opt-22 -buffer-results-to-out-params=hoist-dynamic-allocs %s | diff %t - %}
// RUN: not mlcc-opt -buffer-results-to-out-params="hoist-dynamic-allocs modify-public-functions" %s 2>&1 | FileCheck %s --check-prefix=UNKNOWN

// Callers allocate what has sizes that they pass.
// CHECK-LABEL: func.func private @sizes(
// CHECK-SAME: %arg0: index, %arg1: f32, %arg2: index, %arg3: memref<?x4x?xf32>, %arg4: memref<2xf32>) -> f32
// CHECK-NOT: memref.copy %{{.*}}, %arg3
// CHECK: memref.copy %{{.*}}, %arg4
// CHECK-LABEL: func.func @calls(
// CHECK: memref.alloc(%arg1, %arg0) : memref<?x4x?xf32>
func.func private @sizes(%m: index, %f: f32, %n: index) -> (memref<?x4x?xf32>, f32, memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc(%n, %m) : memref<?x4x?xf32>
  %b = memref.alloc() : memref<2xf32>
  memref.store %f, %a[%c0, %c0, %c0] : memref<?x4x?xf32>
  return %a, %f, %b : memref<?x4x?xf32>, f32, memref<2xf32>
}
func.func @calls(%m: index, %n: index, %f: f32) -> f32 {
  %0:3 = call @sizes(%m, %f, %n) : (index, f32, index) -> (memref<?x4x?xf32>, f32, memref<2xf32>)
  return %0#1 : f32
}

// Nobody else knows a size that is computed.
// UNKNOWN: [[@LINE+8]]:8: error: cannot create out param for dynamically shaped result
func.func @computed(%n: index) -> memref<?xf32> {
  %m = arith.addi %n, %n : index
  %a = memref.alloc(%m) : memref<?xf32>
  return %a : memref<?xf32>
}
func.func private @calls_computed(%n: index) {

  %0 = call @computed(%n) : (index) -> memref<?xf32>
  return
}
