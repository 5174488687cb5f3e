// RUN: mlcc-opt %s -canonicalize | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -canonicalize | FileCheck %s %}
// Each comparison with its sides exchanged, and the opposite of each.

// CHECK-LABEL: @swapped_eq(
// CHECK-SAME: [[A:%.+]]: i32)
// CHECK: [[SEVEN:%.+]] = arith.constant 7
// CHECK: arith.cmpi eq, [[A]], [[SEVEN]]
func.func @swapped_eq(%a: i32) -> i1 {
  %seven = arith.constant 7 : i32
  %0 = arith.cmpi eq, %seven, %a : i32
  return %0 : i1
}

// CHECK-LABEL: @negated_eq(
// CHECK-SAME: [[A:%.+]]: i32, [[B:%.+]]: i32)
// CHECK: [[R:%.+]] = arith.cmpi ne, [[A]], [[B]]
// CHECK-NEXT: return [[R]]
func.func @negated_eq(%a: i32, %b: i32) -> i1 {
  %true = arith.constant true
  %0 = arith.cmpi eq, %a, %b : i32
  %1 = arith.xori %0, %true : i1
  return %1 : i1
}

// CHECK-LABEL: @swapped_ne(
// CHECK-SAME: [[A:%.+]]: i32)
// CHECK: [[SEVEN:%.+]] = arith.constant 7
// CHECK: arith.cmpi ne, [[A]], [[SEVEN]]
func.func @swapped_ne(%a: i32) -> i1 {
  %seven = arith.constant 7 : i32
  %0 = arith.cmpi ne, %seven, %a : i32
  return %0 : i1
}

// CHECK-LABEL: @negated_ne(
// CHECK-SAME: [[A:%.+]]: i32, [[B:%.+]]: i32)
// CHECK: [[R:%.+]] = arith.cmpi eq, [[A]], [[B]]
// CHECK-NEXT: return [[R]]
func.func @negated_ne(%a: i32, %b: i32) -> i1 {
  %true = arith.constant true
  %0 = arith.cmpi ne, %a, %b : i32
  %1 = arith.xori %0, %true : i1
  return %1 : i1
}

// CHECK-LABEL: @swapped_slt(
// CHECK-SAME: [[A:%.+]]: i32)
// CHECK: [[SEVEN:%.+]] = arith.constant 7
// CHECK: arith.cmpi sgt, [[A]], [[SEVEN]]
func.func @swapped_slt(%a: i32) -> i1 {
  %seven = arith.constant 7 : i32
  %0 = arith.cmpi slt, %seven, %a : i32
  return %0 : i1
}

// CHECK-LABEL: @negated_slt(
// CHECK-SAME: [[A:%.+]]: i32, [[B:%.+]]: i32)
// CHECK: [[R:%.+]] = arith.cmpi sge, [[A]], [[B]]
// CHECK-NEXT: return [[R]]
func.func @negated_slt(%a: i32, %b: i32) -> i1 {
  %true = arith.constant true
  %0 = arith.cmpi slt, %a, %b : i32
  %1 = arith.xori %0, %true : i1
  return %1 : i1
}

// CHECK-LABEL: @swapped_sle(
// CHECK-SAME: [[A:%.+]]: i32)
// CHECK: [[SEVEN:%.+]] = arith.constant 7
// CHECK: arith.cmpi sge, [[A]], [[SEVEN]]
func.func @swapped_sle(%a: i32) -> i1 {
  %seven = arith.constant 7 : i32
  %0 = arith.cmpi sle, %seven, %a : i32
  return %0 : i1
}

// CHECK-LABEL: @negated_sle(
// CHECK-SAME: [[A:%.+]]: i32, [[B:%.+]]: i32)
// CHECK: [[R:%.+]] = arith.cmpi sgt, [[A]], [[B]]
// CHECK-NEXT: return [[R]]
func.func @negated_sle(%a: i32, %b: i32) -> i1 {
  %true = arith.constant true
  %0 = arith.cmpi sle, %a, %b : i32
  %1 = arith.xori %0, %true : i1
  return %1 : i1
}

// CHECK-LABEL: @swapped_sgt(
// CHECK-SAME: [[A:%.+]]: i32)
// CHECK: [[SEVEN:%.+]] = arith.constant 7
// CHECK: arith.cmpi slt, [[A]], [[SEVEN]]
func.func @swapped_sgt(%a: i32) -> i1 {
  %seven = arith.constant 7 : i32
  %0 = arith.cmpi sgt, %seven, %a : i32
  return %0 : i1
}

// CHECK-LABEL: @negated_sgt(
// CHECK-SAME: [[A:%.+]]: i32, [[B:%.+]]: i32)
// CHECK: [[R:%.+]] = arith.cmpi sle, [[A]], [[B]]
// CHECK-NEXT: return [[R]]
func.func @negated_sgt(%a: i32, %b: i32) -> i1 {
  %true = arith.constant true
  %0 = arith.cmpi sgt, %a, %b : i32
  %1 = arith.xori %0, %true : i1
  return %1 : i1
}

// CHECK-LABEL: @swapped_sge(
// CHECK-SAME: [[A:%.+]]: i32)
// CHECK: [[SEVEN:%.+]] = arith.constant 7
// CHECK: arith.cmpi sle, [[A]], [[SEVEN]]
func.func @swapped_sge(%a: i32) -> i1 {
  %seven = arith.constant 7 : i32
  %0 = arith.cmpi sge, %seven, %a : i32
  return %0 : i1
}

// CHECK-LABEL: @negated_sge(
// CHECK-SAME: [[A:%.+]]: i32, [[B:%.+]]: i32)
// CHECK: [[R:%.+]] = arith.cmpi slt, [[A]], [[B]]
// CHECK-NEXT: return [[R]]
func.func @negated_sge(%a: i32, %b: i32) -> i1 {
  %true = arith.constant true
  %0 = arith.cmpi sge, %a, %b : i32
  %1 = arith.xori %0, %true : i1
  return %1 : i1
}

// CHECK-LABEL: @swapped_ult(
// CHECK-SAME: [[A:%.+]]: i32)
// CHECK: [[SEVEN:%.+]] = arith.constant 7
// CHECK: arith.cmpi ugt, [[A]], [[SEVEN]]
func.func @swapped_ult(%a: i32) -> i1 {
  %seven = arith.constant 7 : i32
  %0 = arith.cmpi ult, %seven, %a : i32
  return %0 : i1
}

// CHECK-LABEL: @negated_ult(
// CHECK-SAME: [[A:%.+]]: i32, [[B:%.+]]: i32)
// CHECK: [[R:%.+]] = arith.cmpi uge, [[A]], [[B]]
// CHECK-NEXT: return [[R]]
func.func @negated_ult(%a: i32, %b: i32) -> i1 {
  %true = arith.constant true
  %0 = arith.cmpi ult, %a, %b : i32
  %1 = arith.xori %0, %true : i1
  return %1 : i1
}

// CHECK-LABEL: @swapped_ule(
// CHECK-SAME: [[A:%.+]]: i32)
// CHECK: [[SEVEN:%.+]] = arith.constant 7
// CHECK: arith.cmpi uge, [[A]], [[SEVEN]]
func.func @swapped_ule(%a: i32) -> i1 {
  %seven = arith.constant 7 : i32
  %0 = arith.cmpi ule, %seven, %a : i32
  return %0 : i1
}

// CHECK-LABEL: @negated_ule(
// CHECK-SAME: [[A:%.+]]: i32, [[B:%.+]]: i32)
// CHECK: [[R:%.+]] = arith.cmpi ugt, [[A]], [[B]]
// CHECK-NEXT: return [[R]]
func.func @negated_ule(%a: i32, %b: i32) -> i1 {
  %true = arith.constant true
  %0 = arith.cmpi ule, %a, %b : i32
  %1 = arith.xori %0, %true : i1
  return %1 : i1
}

// CHECK-LABEL: @swapped_ugt(
// CHECK-SAME: [[A:%.+]]: i32)
// CHECK: [[SEVEN:%.+]] = arith.constant 7
// CHECK: arith.cmpi ult, [[A]], [[SEVEN]]
func.func @swapped_ugt(%a: i32) -> i1 {
  %seven = arith.constant 7 : i32
  %0 = arith.cmpi ugt, %seven, %a : i32
  return %0 : i1
}

// CHECK-LABEL: @negated_ugt(
// CHECK-SAME: [[A:%.+]]: i32, [[B:%.+]]: i32)
// CHECK: [[R:%.+]] = arith.cmpi ule, [[A]], [[B]]
// CHECK-NEXT: return [[R]]
func.func @negated_ugt(%a: i32, %b: i32) -> i1 {
  %true = arith.constant true
  %0 = arith.cmpi ugt, %a, %b : i32
  %1 = arith.xori %0, %true : i1
  return %1 : i1
}

// CHECK-LABEL: @swapped_uge(
// CHECK-SAME: [[A:%.+]]: i32)
// CHECK: [[SEVEN:%.+]] = arith.constant 7
// CHECK: arith.cmpi ule, [[A]], [[SEVEN]]
func.func @swapped_uge(%a: i32) -> i1 {
  %seven = arith.constant 7 : i32
  %0 = arith.cmpi uge, %seven, %a : i32
  return %0 : i1
}

// CHECK-LABEL: @negated_uge(
// CHECK-SAME: [[A:%.+]]: i32, [[B:%.+]]: i32)
// CHECK: [[R:%.+]] = arith.cmpi ult, [[A]], [[B]]
// CHECK-NEXT: return [[R]]
func.func @negated_uge(%a: i32, %b: i32) -> i1 {
  %true = arith.constant true
  %0 = arith.cmpi uge, %a, %b : i32
  %1 = arith.xori %0, %true : i1
  return %1 : i1
}
