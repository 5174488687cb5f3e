// RUN: %mlcc-opt %s -inline -mlir-print-debuginfo -mlir-print-local-scope | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -inline -mlir-print-debuginfo -mlir-print-local-scope | FileCheck %s %}

// What came from elsewhere says through which calls, the innermost first.

// CHECK-LABEL: @outer
// CHECK: memref.store {{.*}} loc(callsite("store" at callsite("to inner" at "to middle")))
// CHECK: memref.store {{.*}} loc(callsite("other" at "to middle"))
func.func @outer(%m: memref<i32>, %a: i32) {
  call @middle(%m, %a) : (memref<i32>, i32) -> () loc("to middle")
  return
}
func.func @middle(%m: memref<i32>, %a: i32) {
  call @inner(%m, %a) : (memref<i32>, i32) -> () loc("to inner")
  memref.store %a, %m[] : memref<i32> loc("other")
  return
}
func.func @inner(%m: memref<i32>, %a: i32) {
  memref.store %a, %m[] : memref<i32> loc("store")
  return
}
