// RUN: %mlcc-opt %s -canonicalize -allow-unregistered-dialect | FileCheck %s

// What the if only gives on is given to the body too (mlir-opt uses it there,
// where it is not defined).

// CHECK-LABEL: @if_down_gives_on
// CHECK: scf.while ([[X:%.+]] = {{%.+}}) : (i32) -> i32
// CHECK: scf.condition({{%.+}}) [[X]] : i32
// CHECK: ^bb0([[X2:%.+]]: i32):
// CHECK-NEXT: [[V:%.+]] = "inside"([[X2]], [[Y:%[^ ]+]])
// CHECK-NEXT: "next"([[X2]], [[V]])
// CHECK: return [[Y]]
func.func @if_down_gives_on(%a: i32, %y: i32) -> i32 {
  %0:2 = scf.while (%x = %a) : (i32) -> (i32, i32) {
    %c = "condition"(%x) : (i32) -> i1
    %f:2 = scf.if %c -> (i32, i32) {
      %v = "inside"(%x, %y) : (i32, i32) -> i32
      scf.yield %v, %x : i32, i32
    } else {
      scf.yield %x, %y : i32, i32
    }
    scf.condition(%c) %f#1, %f#0 : i32, i32
  } do {
  ^bb0(%v: i32, %w: i32):
    %n = "next"(%v, %w) : (i32, i32) -> i32
    scf.yield %n : i32
  }
  return %0#0 : i32
}
