// RUN: %mlcc-opt %s -cse -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -cse -allow-unregistered-dialect | FileCheck %s %}

// Nobody knows whether an unknown operation lets its regions use what is outside.

// CHECK-LABEL: @unknown_region
// CHECK: %[[OUTER:.+]] = arith.constant 5
// CHECK: "unknown"
// CHECK-NEXT: %[[INNER:.+]] = arith.constant 5
// CHECK-NEXT: "inside"(%[[INNER]], %[[INNER]])
func.func @unknown_region() {
  %outer = arith.constant 5 : i32
  "outside"(%outer) : (i32) -> ()
  "unknown"() ({
    %inner = arith.constant 5 : i32
    %same = arith.constant 5 : i32
    "inside"(%inner, %same) : (i32, i32) -> ()
  }) : () -> ()
  return
}
