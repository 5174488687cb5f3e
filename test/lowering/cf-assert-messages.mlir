// RUN: mlcc-opt %s -test-cf-assert | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -test-cf-assert | FileCheck %s %}

// The message is printed, and the program goes on; nothing else is converted.

// CHECK-DAG: llvm.mlir.global private constant @[[TEXT:assert_msg]](
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[C:.*]]: i1)
// CHECK: llvm.cond_br %[[C]], ^[[REST:bb[0-9]+]], ^[[FAILED:bb[0-9]+]]
// CHECK: ^[[REST]]:
// CHECK-NEXT: cf.br ^[[END:bb[0-9]+]]
// CHECK: ^[[END]]:
// CHECK-NEXT: return
// CHECK: ^[[FAILED]]:
// CHECK-NEXT: %[[GLOBAL:.*]] = llvm.mlir.addressof @[[TEXT]]
// CHECK-NEXT: %[[FIRST:.*]] = llvm.getelementptr %[[GLOBAL]][0]
// CHECK-NEXT: llvm.call @puts(%[[FIRST]])
// CHECK-NEXT: llvm.br ^[[REST]]
func.func @f(%c: i1) {
  cf.assert %c, "no"
  cf.br ^end
^end:
  return
}
