// What is promised of operations holds of those that they become, or is dropped;
// and what is rounded twice is only then rounded once when that is the same.
// mlir-opt-22 keeps the flags, and rounds once.
//
// RUN: %mlcc-opt %s -canonicalize | FileCheck %s

// (-100 + 100) + 100 is 100, but -100 - 56 overflows.
//
// CHECK-LABEL: @sums
// CHECK-SAME: ([[X:%.+]]: i8)
// CHECK-DAG: [[MINUS:%.+]] = arith.constant -56 : i8
// CHECK-DAG: [[LESS:%.+]] = arith.constant -3 : i8
// CHECK: arith.addi [[X]], [[MINUS]] : i8
// CHECK: arith.addi [[X]], [[LESS]] overflow<nsw> : i8
// CHECK: arith.muli [[X]], {{.*}} : i8
func.func @sums(%x: i8) -> (i8, i8, i8) {
  %large = arith.constant 100 : i8
  %two = arith.constant 2 : i8
  %five = arith.constant 5 : i8
  %minus = arith.constant -64 : i8
  %0 = arith.addi %x, %large overflow<nsw> : i8
  %1 = arith.addi %0, %large overflow<nsw> : i8
  %2 = arith.subi %x, %five overflow<nsw, nuw> : i8
  %3 = arith.addi %2, %two overflow<nsw, nuw> : i8
  %4 = arith.muli %x, %minus overflow<nsw> : i8
  %5 = arith.muli %4, %five overflow<nsw> : i8
  return %1, %3, %5 : i8, i8, i8
}

// CHECK-LABEL: @truncations
// CHECK-SAME: ([[X:%.+]]: i64, [[Y:%.+]]: i32)
// CHECK: arith.trunci [[X]] : i64 to i8
// CHECK: arith.trunci [[X]] overflow<nsw> : i64 to i8
// CHECK: [[HIGH:%.+]] = arith.shrui [[Y]], {{.*}} : i32
// CHECK: arith.trunci [[HIGH]] : i32 to i8
func.func @truncations(%x: i64, %y: i32) -> (i8, i8, i8) {
  %by = arith.constant 24 : i32
  %0 = arith.trunci %x : i64 to i32
  %1 = arith.trunci %0 overflow<nsw> : i32 to i8
  %2 = arith.trunci %x overflow<nsw> : i64 to i32
  %3 = arith.trunci %2 overflow<nsw> : i32 to i8
  %4 = arith.shrsi %y, %by : i32
  %5 = arith.trunci %4 overflow<nsw> : i32 to i8
  return %1, %3, %5 : i8, i8, i8
}

// CHECK-LABEL: @roundings
// CHECK-SAME: ([[X:%.+]]: i64, [[Y:%.+]]: i53, [[Z:%.+]]: i54)
// CHECK: [[WIDE:%.+]] = arith.sitofp [[X]] : i64 to f64
// CHECK: arith.truncf [[WIDE]] : f64 to f32
// CHECK: arith.uitofp [[Y]] : i53 to f32
// CHECK: arith.sitofp [[Z]] : i54 to f32
func.func @roundings(%x: i64, %y: i53, %z: i54) -> (f32, f32, f32) {
  %0 = arith.sitofp %x : i64 to f64
  %1 = arith.truncf %0 : f64 to f32
  %2 = arith.uitofp %y : i53 to f64
  %3 = arith.truncf %2 : f64 to f32
  %4 = arith.sitofp %z : i54 to f64
  %5 = arith.truncf %4 : f64 to f32
  return %1, %3, %5 : f32, f32, f32
}
