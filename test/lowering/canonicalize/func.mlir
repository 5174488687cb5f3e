// Folds and patterns of the func dialect.
//
// RUN: %mlcc-opt %s -canonicalize -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -canonicalize -allow-unregistered-dialect | FileCheck %s %}

// An indirect call of a known function is a call of it.

// CHECK-LABEL: @known_callee
// CHECK-SAME: [[A:%.+]]: i32
// CHECK-NEXT: [[R:%.+]] = call @callee([[A]]) : (i32) -> i32
// CHECK-NEXT: return [[R]]
func.func @known_callee(%a: i32) -> i32 {
  %f = constant @callee : (i32) -> i32
  %r = call_indirect %f(%a) : (i32) -> i32
  return %r : i32
}

func.func private @callee(i32) -> i32

// CHECK-LABEL: @unknown_callee
// CHECK: call_indirect
func.func @unknown_callee(%f: (i32) -> i32, %a: i32) -> i32 {
  %r = call_indirect %f(%a) : (i32) -> i32
  return %r : i32
}

// Equal functions as values are one.

// CHECK-LABEL: @constants
// CHECK-NEXT: [[F:%.+]] = constant @callee : (i32) -> i32
// CHECK-NEXT: "use"([[F]], [[F]])
func.func @constants() {
  %0 = constant @callee : (i32) -> i32
  %1 = constant @callee : (i32) -> i32
  "use"(%0, %1) : ((i32) -> i32, (i32) -> i32) -> ()
  return
}
