// RUN: mlcc-opt -mlir-print-debuginfo -mlir-print-local-scope %s | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 -mlir-print-debuginfo -mlir-print-local-scope %s | FileCheck %s %}
//
// The variable of affine.for has a location, which is printed and read.

// CHECK: affine.for %{{.+}} loc("file":7:8) = 0 to 4 {
func.func @f() {
  affine.for %i loc("file":7:8) = 0 to 4 {
  }
  return
}
