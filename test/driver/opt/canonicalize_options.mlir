// RUN: mlcc-opt -canonicalize=region-simplify=disabled %s | FileCheck %s
// RUN: mlcc-opt -canonicalize=region-simplify=aggressive %s | FileCheck -check-prefix=JOINED %s
// RUN: %if mlir-22 %{ mlir-opt-22 -canonicalize=region-simplify=disabled %s | FileCheck %s %}
// RUN: %if mlir-22 %{ mlir-opt-22 -canonicalize=region-simplify=aggressive %s | FileCheck -check-prefix=JOINED %s %}
// RUN: not mlcc-opt -canonicalize=region-simplify=some %s 2>&1 | FileCheck -check-prefix=BAD %s
// RUN: %if mlir-22 %{ not mlir-opt-22 -canonicalize=region-simplify=some %s 2>&1 | FileCheck -check-prefix=BAD %s %}
//
// The options of canonicalize reach the driver.
// CHECK-LABEL: func @equal_blocks
// CHECK: cf.cond_br %{{.+}}, ^[[FIRST:.+]], ^[[SECOND:.+]]
// CHECK: ^[[SECOND]]:
// JOINED-LABEL: func @equal_blocks
// JOINED-NOT: cf.cond_br
// JOINED: call @f
// JOINED-NOT: call @f
// BAD: for the --region-simplify option: Cannot find option named 'some'!
func.func private @f()

func.func @equal_blocks(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  func.call @f() : () -> ()
  return
^bb2:
  func.call @f() : () -> ()
  return
}
