// Folds of the builtin dialect.
//
// RUN: %mlcc-opt %s -canonicalize -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -canonicalize -allow-unregistered-dialect | FileCheck %s %}

// A cast to the same types is none, and neither is one back.

// CHECK-LABEL: @casts
// CHECK-SAME: ([[A:%.+]]: i32, [[B:%.+]]: i64)
// CHECK-NEXT: return [[A]], [[A]], [[B]]
func.func @casts(%a: i32, %b: i64) -> (i32, i32, i64) {
  %0 = builtin.unrealized_conversion_cast %a : i32 to i32
  %one = builtin.unrealized_conversion_cast %a, %b : i32, i64 to !other.pair
  %1:2 = builtin.unrealized_conversion_cast %one : !other.pair to i32, i64
  return %0, %1#0, %1#1 : i32, i32, i64
}

// What is made of one half is not what the cast takes.

// CHECK-LABEL: @other_casts
// CHECK: [[HALVES:%.+]]:2 = builtin.unrealized_conversion_cast
// CHECK: [[LEFT:%.+]] = builtin.unrealized_conversion_cast [[HALVES]]#0
// CHECK: return [[LEFT]]
func.func @other_casts(%a: i64) -> i64 {
  %halves:2 = builtin.unrealized_conversion_cast %a : i64 to i32, i32
  %0 = builtin.unrealized_conversion_cast %halves#0 : i32 to i64
  return %0 : i64
}

// CHECK-LABEL: @one_half_twice
// CHECK: [[HALVES:%.+]]:2 = builtin.unrealized_conversion_cast
// CHECK: [[TWICE:%.+]] = builtin.unrealized_conversion_cast [[HALVES]]#1, [[HALVES]]#1
// CHECK: return [[TWICE]]
func.func @one_half_twice(%a: i64) -> i64 {
  %halves:2 = builtin.unrealized_conversion_cast %a : i64 to i32, i32
  %0 = builtin.unrealized_conversion_cast %halves#1, %halves#1 : i32, i32 to i64
  return %0 : i64
}
