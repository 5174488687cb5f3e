// Where nothing reaches, a value may be made of itself. It goes before anything
// is folded, or once folding has cut it off; nothing hangs.
//
// RUN: %mlcc-opt %s -allow-unregistered-dialect -canonicalize | FileCheck %s
// RUN: %mlcc-opt %s -allow-unregistered-dialect -canonicalize='region-simplify=disabled max-iterations=2' | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -allow-unregistered-dialect -canonicalize='region-simplify=disabled max-iterations=2' | FileCheck %s %}

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

// CHECK-LABEL: @used_there
// CHECK-NEXT: return
func.func @used_there(%a: i32) {
  %0 = arith.addi %a, %a : i32
  return
^nowhere:
  "use"(%0) : (i32) -> ()
  return
}

// CHECK-LABEL: @casts_of_each_other
// CHECK-NEXT: return
func.func @casts_of_each_other() {
  return
^nowhere:
  %0 = arith.index_cast %1 : i64 to index
  %1 = arith.index_cast %0 : index to i64
  "use"(%1) : (i64) -> ()
  return
}

// CHECK-LABEL: @cut_off
// CHECK-NEXT: return
func.func @cut_off(%a: i32) {
  %true = arith.constant true
  cf.cond_br %true, ^end, ^first(%a : i32)
^first(%b: i32):
  cf.br ^second(%b : i32)
^second(%c: i32):
  cf.br ^first(%c : i32)
^end:
  return
}

// CHECK-LABEL: @made_of_itself_then
// CHECK-NEXT: return
func.func @made_of_itself_then(%a: i32, %t: i1) {
  %true = arith.constant true
  %false = arith.constant false
  %zero = arith.constant 0 : i32
  cf.cond_br %true, ^end, ^first(%a, %t : i32, i1)
^first(%b: i32, %s: i1):
  %c = arith.addi %b, %zero : i32
  %d = arith.ori %c, %c : i32
  %e = arith.select %s, %d, %c : i32
  %u = arith.xori %s, %false : i1
  cf.cond_br %u, ^first(%e, %u : i32, i1), ^second(%e : i32)
^second(%f: i32):
  cf.br ^first(%f, %s : i32, i1)
^end:
  return
}
