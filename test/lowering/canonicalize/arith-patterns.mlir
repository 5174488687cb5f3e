// Patterns of arith.
//
// RUN: %mlcc-opt %s -canonicalize | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -canonicalize | FileCheck %s %}

// Two constants become one. Flags stay if both operations have them, which a
// difference of constants does not tell.

// CHECK-LABEL: @sums
// CHECK-SAME: ([[X:%.+]]: i32)
// CHECK-DAG: [[EIGHT:%.+]] = arith.constant 8 : i32
// CHECK-DAG: [[TWO:%.+]] = arith.constant 2 : i32
// CHECK: arith.addi [[X]], [[EIGHT]] overflow<nsw> : i32
// CHECK-NEXT: arith.addi [[X]], [[TWO]] : i32
// CHECK-NEXT: arith.subi [[EIGHT]], [[X]] : i32
func.func @sums(%x: i32) -> (i32, i32, i32) {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %sum = arith.addi %x, %c3 overflow<nsw, nuw> : i32
  %less = arith.subi %x, %c3 : i32
  %from = arith.subi %c3, %x : i32
  %0 = arith.addi %sum, %c5 overflow<nsw> : i32
  %1 = arith.addi %less, %c5 overflow<nsw> : i32
  %2 = arith.addi %from, %c5 : i32
  return %0, %1, %2 : i32, i32, i32
}

// CHECK-LABEL: @differences
// CHECK-SAME: ([[X:%.+]]: i32, [[Y:%.+]]: i32)
// CHECK-DAG: [[ZERO:%.+]] = arith.constant 0 : i32
// CHECK-DAG: [[EIGHT:%.+]] = arith.constant 8 : i32
// CHECK-DAG: [[TWO:%.+]] = arith.constant 2 : i32
// CHECK-DAG: [[MINUS:%.+]] = arith.constant -2 : i32
// CHECK: arith.addi [[X]], [[MINUS]] : i32
// CHECK-NEXT: arith.subi [[TWO]], [[X]] overflow<nsw> : i32
// CHECK-NEXT: arith.subi [[X]], [[EIGHT]] overflow<nsw> : i32
// CHECK-NEXT: arith.subi [[MINUS]], [[X]] overflow<nsw> : i32
// CHECK-NEXT: arith.subi [[EIGHT]], [[X]] overflow<nsw> : i32
// CHECK-NEXT: arith.addi [[X]], [[TWO]] overflow<nsw> : i32
// CHECK-NEXT: arith.subi [[ZERO]], [[Y]] overflow<nsw> : i32
func.func @differences(%x: i32, %y: i32) -> (i32, i32, i32, i32, i32, i32, i32) {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %sum = arith.addi %x, %c3 overflow<nsw> : i32
  %less = arith.subi %x, %c3 overflow<nsw> : i32
  %from = arith.subi %c3, %x overflow<nsw> : i32
  %both = arith.subi %x, %y overflow<nsw> : i32
  %0 = arith.subi %sum, %c5 overflow<nsw> : i32
  %1 = arith.subi %c5, %sum overflow<nsw> : i32
  %2 = arith.subi %less, %c5 overflow<nsw> : i32
  %3 = arith.subi %from, %c5 overflow<nsw> : i32
  %4 = arith.subi %c5, %less overflow<nsw> : i32
  %5 = arith.subi %c5, %from overflow<nsw> : i32
  %6 = arith.subi %both, %x overflow<nsw> : i32
  return %0, %1, %2, %3, %4, %5, %6 : i32, i32, i32, i32, i32, i32, i32
}

// CHECK-LABEL: @products
// CHECK-SAME: ([[X:%.+]]: i32, [[Y:%.+]]: i32)
// CHECK-NEXT: [[FIFTEEN:%.+]] = arith.constant 15 : i32
// CHECK-NEXT: arith.muli [[X]], [[FIFTEEN]] : i32
// CHECK-NEXT: arith.subi [[Y]], [[X]] : i32
// CHECK-NEXT: arith.subi [[Y]], [[X]] : i32
func.func @products(%x: i32, %y: i32) -> (i32, i32, i32) {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %minus = arith.constant -1 : i32
  %thrice = arith.muli %x, %c3 : i32
  %negated = arith.muli %x, %minus : i32
  %0 = arith.muli %thrice, %c5 : i32
  %1 = arith.addi %y, %negated : i32
  %2 = arith.addi %negated, %y : i32
  return %0, %1, %2 : i32, i32, i32
}

// A half that nobody uses need not be computed.

// CHECK-LABEL: @halves
// CHECK-SAME: ([[X:%.+]]: i32, [[Y:%.+]]: i32)
// CHECK-NEXT: [[ZERO:%.+]] = arith.constant 0 : i32
// CHECK-NEXT: [[SUM:%.+]] = arith.addi [[X]], [[Y]]
// CHECK-NEXT: [[SIGNED:%.+]] = arith.muli [[X]], [[Y]]
// CHECK-NEXT: [[UNSIGNED:%.+]] = arith.muli [[X]], [[Y]]
// CHECK-NEXT: [[BELOW:%.+]] = arith.cmpi slt, [[X]], [[ZERO]]
// CHECK-NEXT: [[SIGN:%.+]] = arith.extsi [[BELOW]] : i1 to i32
// CHECK-NEXT: return [[SUM]], [[SIGNED]], [[UNSIGNED]], [[X]], [[SIGN]]
func.func @halves(%x: i32, %y: i32) -> (i32, i32, i32, i32, i32) {
  %one = arith.constant 1 : i32
  %0:2 = arith.addui_extended %x, %y : i32, i1
  %1:2 = arith.mulsi_extended %x, %y : i32
  %2:2 = arith.mului_extended %x, %y : i32
  %3:2 = arith.mulsi_extended %x, %one : i32
  return %0#0, %1#0, %2#0, %3#0, %3#1 : i32, i32, i32, i32, i32
}

// CHECK-LABEL: @extended
// CHECK-SAME: ([[X:%.+]]: i8, [[Y:%.+]]: i8)
// CHECK-NEXT: [[AND:%.+]] = arith.andi [[X]], [[Y]] : i8
// CHECK-NEXT: arith.extui [[AND]] : i8 to i32
// CHECK-NEXT: [[SIGNED_AND:%.+]] = arith.andi [[X]], [[Y]] : i8
// CHECK-NEXT: arith.extsi [[SIGNED_AND]] : i8 to i32
// CHECK-NEXT: [[OR:%.+]] = arith.ori [[X]], [[Y]] : i8
// CHECK-NEXT: arith.extui [[OR]] : i8 to i32
// CHECK-NEXT: [[SIGNED_OR:%.+]] = arith.ori [[X]], [[Y]] : i8
// CHECK-NEXT: arith.extsi [[SIGNED_OR]] : i8 to i32
// CHECK-NEXT: [[XOR:%.+]] = arith.xori [[X]], [[Y]] : i8
// CHECK-NEXT: arith.extui [[XOR]] : i8 to i32
// CHECK-NEXT: [[SIGNED_XOR:%.+]] = arith.xori [[X]], [[Y]] : i8
// CHECK-NEXT: arith.extsi [[SIGNED_XOR]] : i8 to i32
// CHECK-NEXT: arith.cmpi eq, [[X]], [[Y]] : i8
// CHECK-NEXT: arith.cmpi ne, [[X]], [[Y]] : i8
func.func @extended(%x: i8, %y: i8) -> (i32, i32, i32, i32, i32, i32, i1, i1) {
  %ux = arith.extui %x : i8 to i32
  %uy = arith.extui %y : i8 to i32
  %sx = arith.extsi %x : i8 to i32
  %sy = arith.extsi %y : i8 to i32
  %0 = arith.andi %ux, %uy : i32
  %1 = arith.andi %sx, %sy : i32
  %2 = arith.ori %ux, %uy : i32
  %3 = arith.ori %sx, %sy : i32
  %4 = arith.xori %ux, %uy : i32
  %5 = arith.xori %sx, %sy : i32
  %6 = arith.cmpi eq, %ux, %uy : i32
  %7 = arith.cmpi ne, %sx, %sy : i32
  return %0, %1, %2, %3, %4, %5, %6, %7 : i32, i32, i32, i32, i32, i32, i1, i1
}

// CHECK-LABEL: @opposite
// CHECK-SAME: ([[X:%.+]]: i32, [[Y:%.+]]: i32)
// CHECK-NEXT: [[R:%.+]] = arith.cmpi sge, [[X]], [[Y]]
// CHECK-NEXT: return [[R]]
func.func @opposite(%x: i32, %y: i32) -> i1 {
  %true = arith.constant true
  %less = arith.cmpi slt, %x, %y : i32
  %0 = arith.xori %less, %true : i1
  return %0 : i1
}

// CHECK-LABEL: @selects
// CHECK-SAME: ([[P:%.+]]: i1, [[A:%.+]]: i32, [[B:%.+]]: i32, [[C:%.+]]: i32)
// CHECK-NEXT: [[TRUE:%.+]] = arith.constant true
// CHECK-NEXT: arith.select [[P]], [[A]], [[C]] : i32
// CHECK-NEXT: arith.select [[P]], [[C]], [[B]] : i32
// CHECK-NEXT: arith.select [[P]], [[B]], [[A]] : i32
// CHECK-NEXT: arith.xori [[P]], [[TRUE]] : i1
// CHECK-NEXT: arith.extui [[P]] : i1 to i32
// CHECK-NEXT: [[NOT:%.+]] = arith.xori [[P]], [[TRUE]] : i1
// CHECK-NEXT: arith.extui [[NOT]] : i1 to i32
func.func @selects(%p: i1, %a: i32, %b: i32, %c: i32)
    -> (i32, i32, i32, i1, i32, i32) {
  %true = arith.constant true
  %false = arith.constant false
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %inner = arith.select %p, %a, %b : i32
  %not = arith.xori %p, %true : i1
  %0 = arith.select %p, %inner, %c : i32
  %1 = arith.select %p, %c, %inner : i32
  %2 = arith.select %not, %a, %b : i32
  %3 = arith.select %p, %false, %true : i1
  %4 = arith.select %p, %one, %zero : i32
  %5 = arith.select %p, %zero, %one : i32
  return %0, %1, %2, %3, %4, %5 : i32, i32, i32, i1, i32, i32
}

// CHECK-LABEL: @conversions
// CHECK-SAME: ([[A:%.+]]: i8, [[F:%.+]]: f16)
// CHECK-NEXT: arith.index_cast [[A]] : i8 to index
// CHECK-NEXT: arith.index_castui [[A]] : i8 to index
// CHECK-NEXT: arith.bitcast [[F]] : f16 to bf16
// CHECK-NEXT: arith.extui [[A]] : i8 to i64
// CHECK-NEXT: arith.extsi [[A]] : i8 to i16
// CHECK-NEXT: arith.extui [[A]] : i8 to i16
// CHECK-NEXT: arith.sitofp [[A]] : i8 to f32
// CHECK-NEXT: arith.uitofp [[A]] : i8 to f32
func.func @conversions(%a: i8, %f: f16)
    -> (index, index, bf16, i64, i16, i16, f32, f32) {
  %s = arith.extsi %a : i8 to i32
  %u = arith.extui %a : i8 to i32
  %sf = arith.sitofp %a : i8 to f64
  %uf = arith.uitofp %a : i8 to f64
  %bits = arith.bitcast %f : f16 to i16
  %0 = arith.index_cast %s : i32 to index
  %1 = arith.index_castui %u : i32 to index
  %2 = arith.bitcast %bits : i16 to bf16
  %3 = arith.extsi %u : i32 to i64
  %4 = arith.trunci %s : i32 to i16
  %5 = arith.trunci %u : i32 to i16
  %6 = arith.truncf %sf : f64 to f32
  %7 = arith.truncf %uf : f64 to f32
  return %0, %1, %2, %3, %4, %5, %6, %7
      : index, index, bf16, i64, i16, i16, f32, f32
}

// The upper half of a number is the same with zeros before it.

// CHECK-LABEL: @upper_half
// CHECK-SAME: ([[A:%.+]]: i64)
// CHECK: [[BY:%.+]] = arith.constant 32 : i64
// CHECK: [[HIGH:%.+]] = arith.shrui [[A]], [[BY]] exact : i64
// CHECK: arith.trunci [[HIGH]] overflow<nuw> : i64 to i32
func.func @upper_half(%a: i64) -> i32 {
  %by = arith.constant 32 : i64
  %high = arith.shrsi %a, %by exact : i64
  %0 = arith.trunci %high overflow<nuw> : i64 to i32
  return %0 : i32
}

// CHECK-LABEL: @negations
// CHECK-SAME: ([[X:%.+]]: f32, [[Y:%.+]]: f32)
// CHECK-NEXT: arith.mulf [[X]], [[Y]] fastmath<nnan> : f32
// CHECK-NEXT: arith.divf [[X]], [[Y]] : f32
func.func @negations(%x: f32, %y: f32) -> (f32, f32) {
  %nx = arith.negf %x : f32
  %ny = arith.negf %y : f32
  %0 = arith.mulf %nx, %ny fastmath<nnan> : f32
  %1 = arith.divf %nx, %ny : f32
  return %0, %1 : f32, f32
}
