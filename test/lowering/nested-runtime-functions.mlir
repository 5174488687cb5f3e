// A function of the runtime is declared in the module that calls it, not in the
// next one inside.
//
// RUN: %mlcc-opt %s -convert-func-to-llvm | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -convert-func-to-llvm | FileCheck %s %}

// CHECK: module {
// CHECK-NEXT: llvm.func @malloc(
// CHECK: llvm.call @malloc(
func.func @outer(%u: memref<*xf32>) -> memref<*xf32> {
  return %u : memref<*xf32>
}
// CHECK: module {
// CHECK-NEXT: llvm.func @malloc(
// CHECK: llvm.call @malloc(
module {
  func.func @inner(%u: memref<*xf32>) -> memref<*xf32> {
    return %u : memref<*xf32>
  }
}
