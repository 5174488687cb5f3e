// RUN: %mlcc-opt %s -sccp | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -sccp | FileCheck %s %}

// What a function gets and gives is known where all its callers are.

// CHECK-LABEL: func.func private @once(
// CHECK: [[SEVEN:%.+]] = arith.constant 7
// CHECK: return [[SEVEN]]
func.func private @once(%a: i32) -> i32 {
  return %a : i32
}

// CHECK-LABEL: func.func private @twice(
// CHECK-SAME: [[A:%.+]]: i32
// CHECK: return [[A]]
func.func private @twice(%a: i32) -> i32 {
  return %a : i32
}

// CHECK-LABEL: func.func private @taken(
// CHECK-SAME: [[A:%.+]]: i32
// CHECK: return [[A]]
func.func private @taken(%a: i32) -> i32 {
  return %a : i32
}

// CHECK-LABEL: func.func @public(
// CHECK-SAME: [[A:%.+]]: i32
// CHECK: return [[A]]
func.func @public(%a: i32) -> i32 {
  return %a : i32
}

func.func private @declared(i32) -> i32

// CHECK-LABEL: func.func @caller(
// CHECK: [[SEVEN:%.+]] = arith.constant 7
// CHECK: [[TWICE:%.+]] = call @twice([[SEVEN]])
// CHECK: [[TAKEN:%.+]] = call @taken([[SEVEN]])
// CHECK: [[PUBLIC:%.+]] = call @public([[SEVEN]])
// CHECK: [[DECLARED:%.+]] = call @declared([[SEVEN]])
// CHECK: return [[SEVEN]], [[TWICE]], [[TAKEN]], [[PUBLIC]], [[DECLARED]]
func.func @caller() -> (i32, i32, i32, i32, i32) {
  %seven = arith.constant 7 : i32
  %eight = arith.constant 8 : i32
  %0 = call @once(%seven) : (i32) -> i32
  %1 = call @twice(%seven) : (i32) -> i32
  %2 = call @twice(%eight) : (i32) -> i32
  %3 = call @taken(%seven) : (i32) -> i32
  %4 = call @public(%seven) : (i32) -> i32
  %5 = call @declared(%seven) : (i32) -> i32
  return %0, %1, %3, %4, %5 : i32, i32, i32, i32, i32
}

func.func @address() -> ((i32) -> i32) {
  %0 = constant @taken : (i32) -> i32
  return %0 : (i32) -> i32
}
