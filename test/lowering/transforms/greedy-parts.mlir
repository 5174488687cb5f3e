// RUN: %mlcc-opt --convert-vector-to-scf --split-input-file %s | FileCheck %s
//
// A pass that rewrites greedily goes over functions one by one, where a module
// holds nothing else that could change.

memref.global @g : memref<4xf32>
// CHECK-LABEL: @alone
// CHECK-NEXT: [[TWO:%.+]] = arith.constant 2
// CHECK-NEXT: return [[TWO]]
func.func @alone() -> i32 {
  %0 = arith.constant 1 : i32
  %1 = arith.addi %0, %0 : i32
  return %1 : i32
}
module {
  // CHECK-LABEL: @inside
  // CHECK-NEXT: [[TWO:%.+]] = arith.constant 2
  // CHECK-NEXT: return [[TWO]]
  func.func @inside() -> i32 {
    %0 = arith.constant 1 : i32
    %1 = arith.addi %0, %0 : i32
    return %1 : i32
  }
}

// -----

// CHECK-LABEL: @beside_a_value
// CHECK-NEXT: [[TWO:%.+]] = arith.constant 2
// CHECK-NEXT: return [[TWO]]
func.func @beside_a_value() -> i32 {
  %0 = arith.constant 1 : i32
  %1 = arith.addi %0, %0 : i32
  return %1 : i32
}
// CHECK-NOT: arith.constant
%unused = arith.constant 1 : i32
