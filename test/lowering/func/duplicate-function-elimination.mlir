// Equal functions become the first of them.
//
// RUN: %mlcc-opt %s -duplicate-function-elimination -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -duplicate-function-elimination -allow-unregistered-dialect | FileCheck %s %}

// CHECK: func.func @double
// CHECK-NOT: @twice
// CHECK-NOT: @hidden
// CHECK: func.func private @hidden_twice
// CHECK: func.func @square
// CHECK: func.func private @elsewhere
// CHECK: func.func private @elsewhere_too
func.func @double(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  return %0 : i32
}
func.func @twice(%y: i32) -> i32 {
  %1 = arith.addi %y, %y : i32
  return %1 : i32
}
func.func private @hidden_twice(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  return %0 : i32
}
func.func private @hidden(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  return %0 : i32
}
func.func @square(%x: i32) -> i32 {
  %0 = arith.muli %x, %x : i32
  return %0 : i32
}
func.func private @elsewhere(i32) -> i32
func.func private @elsewhere_too(i32) -> i32

// Callers of what became one were not equal when they were compared.

// CHECK: func.func @caller
// CHECK: call @double
// CHECK: call @hidden_twice
// CHECK: "names"() {s = @double, t = [@double::@inner]}
// CHECK: func.func @other_caller
func.func @caller(%x: i32) -> i32 {
  %0 = call @twice(%x) : (i32) -> i32
  %1 = call @hidden(%0) : (i32) -> i32
  "names"() {s = @twice, t = [@twice::@inner]} : () -> ()
  return %1 : i32
}
func.func @other_caller(%x: i32) -> i32 {
  %0 = call @double(%x) : (i32) -> i32
  %1 = call @hidden_twice(%0) : (i32) -> i32
  "names"() {s = @double, t = [@double::@inner]} : () -> ()
  return %1 : i32
}
