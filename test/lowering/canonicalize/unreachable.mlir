// Where nothing reaches, a value may be made of itself. It goes; nothing hangs.
//
// RUN: %mlcc-opt %s -canonicalize | FileCheck %s

// CHECK-LABEL: @passed_to_itself
// CHECK-NEXT: return
func.func @passed_to_itself() {
  return
^first(%a: i32):
  cf.br ^second(%b : i32)
^second(%b: i32):
  cf.br ^first(%b : i32)
}

// CHECK-LABEL: @made_of_itself
// CHECK-NEXT: return
func.func @made_of_itself() {
  return
^bb:
  %zero = arith.constant 0 : i32
  %a = arith.addi %a, %zero : i32
  %b = arith.addi %c, %zero : i32
  %c = arith.ori %b, %b : i32
  %d = arith.select %t, %d, %a : i32
  %t = arith.xori %t, %f : i1
  %f = arith.constant false
  %e = arith.extsi %g : i32 to i64
  %g = arith.trunci %e : i64 to i32
  cf.cond_br %t, ^bb, ^end
^end:
  cf.br ^bb
}
