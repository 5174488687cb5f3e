// Comparisons of integers that were converted to floats, with constants.
//
// RUN: %mlcc-opt %s -canonicalize | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -canonicalize | FileCheck %s %}

// Between two integers, the bound is one of them.

// CHECK-LABEL: @between
// CHECK-SAME: ([[X:%.+]]: i8)
// CHECK-DAG: [[FOUR:%.+]] = arith.constant 4 : i8
// CHECK-DAG: [[MINUS:%.+]] = arith.constant -4 : i8
// CHECK-DAG: [[TRUE:%.+]] = arith.constant true
// CHECK-DAG: [[FALSE:%.+]] = arith.constant false
// CHECK: [[LESS:%.+]] = arith.cmpi sle, [[X]], [[FOUR]]
// CHECK: [[AT_LEAST:%.+]] = arith.cmpi sgt, [[X]], [[FOUR]]
// CHECK: [[LESS_MINUS:%.+]] = arith.cmpi slt, [[X]], [[MINUS]]
// CHECK: [[GREATER_MINUS:%.+]] = arith.cmpi sge, [[X]], [[MINUS]]
// CHECK: [[UNSIGNED:%.+]] = arith.cmpi ule, [[X]], [[FOUR]]
// CHECK: return [[FALSE]], [[TRUE]], [[LESS]], [[AT_LEAST]], [[LESS_MINUS]], [[GREATER_MINUS]], [[UNSIGNED]]
func.func @between(%x: i8) -> (i1, i1, i1, i1, i1, i1, i1) {
  %bound = arith.constant 4.5 : f32
  %minus = arith.constant -4.5 : f32
  %s = arith.sitofp %x : i8 to f32
  %u = arith.uitofp %x : i8 to f32
  %0 = arith.cmpf oeq, %s, %bound : f32
  %1 = arith.cmpf une, %s, %bound : f32
  %2 = arith.cmpf olt, %s, %bound : f32
  %3 = arith.cmpf uge, %s, %bound : f32
  %4 = arith.cmpf ole, %s, %minus : f32
  %5 = arith.cmpf ogt, %s, %minus : f32
  %6 = arith.cmpf ult, %u, %bound : f32
  return %0, %1, %2, %3, %4, %5, %6 : i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: @whole
// CHECK-SAME: ([[X:%.+]]: i8)
// CHECK-DAG: [[FOUR:%.+]] = arith.constant 4 : i8
// CHECK-DAG: [[ZERO:%.+]] = arith.constant 0 : i8
// CHECK: arith.cmpi eq, [[X]], [[FOUR]]
// CHECK: arith.cmpi uge, [[X]], [[FOUR]]
// CHECK: arith.cmpi sgt, [[X]], [[ZERO]]
func.func @whole(%x: i8) -> (i1, i1, i1) {
  %bound = arith.constant 4.0 : f32
  %minus_zero = arith.constant -0.0 : f32
  %s = arith.sitofp %x : i8 to f32
  %u = arith.uitofp %x : i8 to f32
  %0 = arith.cmpf ueq, %s, %bound : f32
  %1 = arith.cmpf oge, %u, %bound : f32
  %2 = arith.cmpf ogt, %s, %minus_zero : f32
  return %0, %1, %2 : i1, i1, i1
}

// No integer of that type is there; none is a NaN.

// CHECK-LABEL: @outside
// CHECK-DAG: [[TRUE:%.+]] = arith.constant true
// CHECK-DAG: [[FALSE:%.+]] = arith.constant false
// CHECK: return [[TRUE]], [[FALSE]], [[TRUE]], [[TRUE]], [[FALSE]], [[TRUE]], [[FALSE]]
func.func @outside(%x: i8) -> (i1, i1, i1, i1, i1, i1, i1) {
  %above = arith.constant 128.0 : f32
  %infinity = arith.constant 0x7F800000 : f32
  %below = arith.constant -129.0 : f32
  %minus = arith.constant -1.0 : f32
  %s = arith.sitofp %x : i8 to f32
  %u = arith.uitofp %x : i8 to f32
  %0 = arith.cmpf olt, %s, %above : f32
  %1 = arith.cmpf oge, %s, %infinity : f32
  %2 = arith.cmpf one, %s, %below : f32
  %3 = arith.cmpf ugt, %u, %minus : f32
  %4 = arith.cmpf oeq, %u, %minus : f32
  %5 = arith.cmpf ord, %s, %above : f32
  %6 = arith.cmpf uno, %s, %above : f32
  return %0, %1, %2, %3, %4, %5, %6 : i1, i1, i1, i1, i1, i1, i1
}

// Integers that are rounded are not what is compared, unless the bound is where
// all are there.

// CHECK-LABEL: @rounded
// CHECK-SAME: ([[X:%.+]]: i32, [[Y:%.+]]: i32)
// CHECK-NEXT: [[FIVE:%.+]] = arith.constant 5 : i32
// CHECK-NEXT: [[BOUND:%.+]] = arith.constant 0x{{.*}} : f32
// CHECK-NEXT: [[ROUNDED:%.+]] = arith.sitofp [[X]]
// CHECK-NEXT: arith.cmpf oeq, [[ROUNDED]], [[BOUND]]
// CHECK-NEXT: arith.cmpi eq, [[X]], [[FIVE]]
func.func @rounded(%x: i32, %y: i32) -> (i1, i1) {
  %bound = arith.constant 16777216.0 : f32
  %near = arith.constant 5.0 : f32
  %s = arith.sitofp %x : i32 to f32
  %0 = arith.cmpf oeq, %s, %bound : f32
  %1 = arith.cmpf oeq, %s, %near : f32
  return %0, %1 : i1, i1
}

// As many bits as the float has: all integers are exact, no bound is one of
// them that was rounded.

// CHECK-LABEL: @as_precise
// CHECK: [[TRUE:%.+]] = arith.constant true
// CHECK: return [[TRUE]]
func.func @as_precise(%x: i11) -> i1 {
  %bound = arith.constant 2048.0 : f16
  %0 = arith.uitofp %x : i11 to f16
  %1 = arith.cmpf olt, %0, %bound : f16
  return %1 : i1
}
