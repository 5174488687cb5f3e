// RUN: mlcc-opt %s -mlir-disable-threading -sccp -mlir-print-ir-after-all -mlir-print-ir-after-change 2>&1 | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -mlir-disable-threading -sccp -mlir-print-ir-after-all -mlir-print-ir-after-change 2>&1 | FileCheck %s %}
// That one operand is another is a change.

// CHECK: IR Dump After
// CHECK: [[SEVEN:%.+]] = arith.constant 7
// CHECK: return [[SEVEN]]
func.func @f() -> i32 {
  %seven = arith.constant 7 : i32
  cf.br ^end(%seven : i32)
^end(%x: i32):
  return %x : i32
}
