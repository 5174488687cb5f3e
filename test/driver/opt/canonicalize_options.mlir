// RUN: mlcc-opt -canonicalize=region-simplify=disabled %s | FileCheck %s
// RUN: mlcc-opt -canonicalize=region-simplify=aggressive %s | FileCheck -check-prefix=GONE %s
// RUN: not mlcc-opt -canonicalize=region-simplify=some %s 2>&1 | FileCheck -check-prefix=BAD %s
// RUN: %if mlir-22 %{ not mlir-opt-22 -canonicalize=region-simplify=some %s 2>&1 | FileCheck -check-prefix=BAD %s %}
//
// The options of canonicalize reach the driver.
// CHECK-LABEL: func @unreachable
// CHECK: ^bb1:
// GONE-LABEL: func @unreachable
// GONE-NOT: ^bb1:
// BAD: for the --region-simplify option: Cannot find option named 'some'!
func.func @unreachable() {
  return
^bb1:
  return
}
