// RUN: mlcc-opt -mlir-print-unique-ssa-ids %s | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 -mlir-print-unique-ssa-ids %s | FileCheck %s %}
//
// Numbers are unique in the module; names are as soon as they are not of
// regions side by side.

// CHECK: func.func @f(%arg[[#ARG:]]: i32) -> i1 {
// CHECK-NEXT: %true = arith.constant true
func.func @f(%a: i32) -> i1 {
  %t = arith.constant true
  // CHECK: %true_0 = arith.constant true
  scf.if %t {
    %u = arith.constant true
  }
  return %t : i1
}

// CHECK-NOT: func.func @g(%arg[[#ARG]]
// CHECK: func.func @g
// CHECK-NEXT: %true = arith.constant true
func.func @g(%a: i32) -> i1 {
  %t = arith.constant true
  return %t : i1
}
