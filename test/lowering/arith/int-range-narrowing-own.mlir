// What does another thing on fewer bits is left alone. (mlir-opt-22 narrows it.)
//
// RUN: %mlcc-opt %s -arith-int-range-narrowing=int-bitwidths-supported=8 -allow-unregistered-dialect | FileCheck %s

// 200 is no signed number of 8 bits.

// CHECK-LABEL: @signed
// CHECK: arith.cmpi slt, %{{.*}} : i32
// CHECK: arith.cmpi ult, %{{.*}} : i8
// CHECK: arith.maxsi %{{.*}} : i32
// CHECK: arith.divsi %{{.*}} : i32
// CHECK: arith.divui %{{.*}} : i8
func.func @signed(%x: i8, %y: i8) {
  %a = arith.extui %x : i8 to i32
  %b = arith.extui %y : i8 to i32
  %c3 = arith.constant 3 : i32
  %0 = arith.cmpi slt, %a, %b : i32
  %1 = arith.cmpi ult, %a, %b : i32
  %2 = arith.maxsi %a, %b : i32
  %3 = arith.divsi %a, %c3 : i32
  %4 = arith.divui %a, %c3 : i32
  "use"(%0, %1, %2, %3, %4) : (i1, i1, i32, i32, i32) -> ()
  return
}

// Nor is -1 an unsigned one; and -128 by -1 leaves a rest on 32 bits only.

// CHECK-LABEL: @unsigned
// CHECK: arith.remui %{{.*}} : i32
// CHECK: arith.remsi %{{.*}} : i32
func.func @unsigned(%x: i1, %y: i8) {
  %a = arith.extsi %x : i1 to i32
  %b = arith.extsi %y : i8 to i32
  %c11 = arith.constant 11 : i32
  %0 = arith.remui %a, %c11 : i32
  %1 = arith.remsi %b, %a : i32
  "use"(%0, %1) : (i32, i32) -> ()
  return
}

// CHECK-LABEL: @shift
// CHECK: arith.shrui %{{.*}} : i32
func.func @shift(%x: i8) -> i32 {
  %a = arith.extui %x : i8 to i32
  %c9 = arith.constant 9 : i32
  %0 = arith.shrui %a, %c9 : i32
  return %0 : i32
}

// 100 + 100 overflows, if it has a sign.

// CHECK-LABEL: @flags
// CHECK: arith.addi %{{.*}} overflow<nuw> : i8
func.func @flags(%x: i8) -> i32 {
  %c100 = arith.constant 100 : i32
  %a = arith.extui %x : i8 to i32
  %b = arith.minui %a, %c100 : i32
  %0 = arith.addi %b, %b overflow<nsw, nuw> : i32
  return %0 : i32
}
