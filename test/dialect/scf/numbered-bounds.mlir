// RUN: mlcc-opt %s -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -allow-unregistered-dialect | FileCheck %s %}
//
// Any bound may be one of several results.

// CHECK: %[[TWO:.+]]:2 = "two"()
// CHECK: scf.for %{{.+}} = %[[TWO]]#0 to %[[TWO]]#1 step %[[TWO]]#1
func.func @f() {
  %two:2 = "two"() : () -> (index, index)
  scf.for %i = %two#0 to %two#1 step %two#1 {
  }
  return
}
