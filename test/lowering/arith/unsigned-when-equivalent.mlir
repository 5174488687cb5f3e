// RUN: %mlcc-opt %s -arith-unsigned-when-equivalent -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -arith-unsigned-when-equivalent -allow-unregistered-dialect | FileCheck %s %}

// CHECK-LABEL: @all
// CHECK-SAME: [[X:%.+]]: i8
// CHECK: [[N:%.+]] = arith.extui
// CHECK: arith.divui [[N]]
// CHECK: arith.ceildivui [[N]]
// CHECK: arith.divui [[N]]
// CHECK: arith.remui [[N]]
// CHECK: arith.minui [[N]]
// CHECK: arith.maxui [[N]]
// CHECK: arith.extui [[N]]
// CHECK: arith.cmpi ult, [[N]]
// CHECK: arith.cmpi ule, [[N]]
// CHECK: arith.cmpi ugt, [[N]]
// CHECK: arith.cmpi uge, [[N]]
// CHECK: arith.cmpi eq, [[N]]
func.func @all(%x: i8) {
  %c3 = arith.constant 3 : i32
  %n = arith.extui %x : i8 to i32
  %0 = arith.divsi %n, %c3 : i32
  %1 = arith.ceildivsi %n, %c3 : i32
  %2 = arith.floordivsi %n, %c3 : i32
  %3 = arith.remsi %n, %c3 : i32
  %4 = arith.minsi %n, %c3 : i32
  %5 = arith.maxsi %n, %c3 : i32
  %6 = arith.extsi %n : i32 to i64
  %7 = arith.cmpi slt, %n, %c3 : i32
  %8 = arith.cmpi sle, %n, %c3 : i32
  %9 = arith.cmpi sgt, %n, %c3 : i32
  %10 = arith.cmpi sge, %n, %c3 : i32
  %11 = arith.cmpi eq, %n, %c3 : i32
  "use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11) : (i32, i32, i32,
      i32, i32, i32, i64, i1, i1, i1, i1, i1) -> ()
  return
}

// What may be negative stays, be it an operand or the result; and what is
// computed from something that was replaced.

// CHECK-LABEL: @signed
// CHECK: arith.divsi
// CHECK: arith.cmpi slt
// CHECK: arith.divui
// CHECK: arith.remsi
func.func @signed(%x: i32, %y: i8) {
  %c3 = arith.constant 3 : i32
  %0 = arith.divsi %x, %c3 : i32
  %1 = arith.cmpi slt, %c3, %x : i32
  %n = arith.extui %y : i8 to i32
  %2 = arith.divsi %n, %c3 : i32
  %3 = arith.remsi %2, %c3 : i32
  "use"(%0, %1, %3) : (i32, i1, i32) -> ()
  return
}
