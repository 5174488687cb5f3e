// RUN: %mlcc-opt %s -allow-unregistered-dialect -convert-scf-to-cf \
// RUN:   -mlir-print-local-scope | FileCheck %s
// Structured control flow becomes branches; values and order stay.

// A counted loop that carries a value.
//
// CHECK-LABEL: func.func @for_iter_args(
// CHECK-SAME:  %[[A0:.*]]: index, %[[A1:.*]]: index, %[[A2:.*]]: index, %[[A3:.*]]: f32) -> f32 {
// CHECK-NEXT:    cf.br ^[[B0:bb[0-9]+]](%[[A0]], %[[A3]] : index, f32)
// CHECK-NEXT:  ^[[B0]](%[[V0:.*]]: index, %[[V1:.*]]: f32):
// CHECK-NEXT:    %[[V2:.*]] = arith.cmpi slt, %[[V0]], %[[A1]] : index
// CHECK-NEXT:    cf.cond_br %[[V2]], ^[[B1:bb[0-9]+]], ^[[B2:bb[0-9]+]]
// CHECK-NEXT:  ^[[B1]]:
// CHECK-NEXT:    %[[V3:.*]] = arith.addf %[[V1]], %[[A3]] : f32
// CHECK-NEXT:    %[[V4:.*]] = arith.addi %[[V0]], %[[A2]] : index
// CHECK-NEXT:    cf.br ^[[B0]](%[[V4]], %[[V3]] : index, f32)
// CHECK-NEXT:  ^[[B2]]:
// CHECK-NEXT:    return %[[V1]] : f32
// CHECK-NEXT:  }
func.func @for_iter_args(%lb: index, %ub: index, %step: index, %x: f32) -> f32 {
  %r = scf.for %i = %lb to %ub step %step iter_args(%a = %x) -> (f32) {
    %n = arith.addf %a, %x : f32
    scf.yield %n : f32
  }
  return %r : f32
}

// Of any integer type; compared as unsigned numbers on request.
//
// CHECK-LABEL: func.func @for_unsigned(
// CHECK-SAME:  %[[A0:.*]]: i32, %[[A1:.*]]: i32, %[[A2:.*]]: i32) {
// CHECK-NEXT:    cf.br ^[[B0:bb[0-9]+]](%[[A0]] : i32)
// CHECK-NEXT:  ^[[B0]](%[[V0:.*]]: i32):
// CHECK-NEXT:    %[[V1:.*]] = arith.cmpi ult, %[[V0]], %[[A1]] : i32
// CHECK-NEXT:    cf.cond_br %[[V1]], ^[[B1:bb[0-9]+]], ^[[B2:bb[0-9]+]]
// CHECK-NEXT:  ^[[B1]]:
// CHECK-NEXT:    "use"(%[[V0]]) : (i32) -> ()
// CHECK-NEXT:    %[[V2:.*]] = arith.addi %[[V0]], %[[A2]] : i32
// CHECK-NEXT:    cf.br ^[[B0]](%[[V2]] : i32)
// CHECK-NEXT:  ^[[B2]]:
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @for_unsigned(%lb: i32, %ub: i32, %step: i32) {
  scf.for unsigned %i = %lb to %ub step %step : i32 {
    "use"(%i) : (i32) -> ()
  }
  return
}

// Nested loops; the outer's value enters and leaves the inner one.
//
// CHECK-LABEL: func.func @for_nested(
// CHECK-SAME:  %[[A0:.*]]: index, %[[A1:.*]]: index, %[[A2:.*]]: i32) -> i32 {
// CHECK-NEXT:    cf.br ^[[B0:bb[0-9]+]](%[[A1]], %[[A2]] : index, i32)
// CHECK-NEXT:  ^[[B0]](%[[V0:.*]]: index, %[[V1:.*]]: i32):
// CHECK-NEXT:    %[[V2:.*]] = arith.cmpi slt, %[[V0]], %[[A0]] : index
// CHECK-NEXT:    cf.cond_br %[[V2]], ^[[B1:bb[0-9]+]], ^[[B2:bb[0-9]+]]
// CHECK-NEXT:  ^[[B1]]:
// CHECK-NEXT:    cf.br ^[[B3:bb[0-9]+]](%[[A1]], %[[V1]] : index, i32)
// CHECK-NEXT:  ^[[B3]](%[[V3:.*]]: index, %[[V4:.*]]: i32):
// CHECK-NEXT:    %[[V5:.*]] = arith.cmpi slt, %[[V3]], %[[V0]] : index
// CHECK-NEXT:    cf.cond_br %[[V5]], ^[[B4:bb[0-9]+]], ^[[B5:bb[0-9]+]]
// CHECK-NEXT:  ^[[B4]]:
// CHECK-NEXT:    %[[V6:.*]] = arith.addi %[[V4]], %[[A2]] : i32
// CHECK-NEXT:    %[[V7:.*]] = arith.addi %[[V3]], %[[A1]] : index
// CHECK-NEXT:    cf.br ^[[B3]](%[[V7]], %[[V6]] : index, i32)
// CHECK-NEXT:  ^[[B5]]:
// CHECK-NEXT:    %[[V8:.*]] = arith.addi %[[V0]], %[[A1]] : index
// CHECK-NEXT:    cf.br ^[[B0]](%[[V8]], %[[V4]] : index, i32)
// CHECK-NEXT:  ^[[B2]]:
// CHECK-NEXT:    return %[[V1]] : i32
// CHECK-NEXT:  }
func.func @for_nested(%n: index, %one: index, %x: i32) -> i32 {
  %r = scf.for %i = %one to %n step %one iter_args(%a = %x) -> (i32) {
    %s = scf.for %j = %one to %i step %one iter_args(%b = %a) -> (i32) {
      %t = arith.addi %b, %x : i32
      scf.yield %t : i32
    }
    scf.yield %s : i32
  }
  return %r : i32
}

// Annotations of the loop go to the branch back.
//
// CHECK-LABEL: func.func @for_annotated(
// CHECK-SAME:  %[[A0:.*]]: index) {
// CHECK-NEXT:    cf.br ^[[B0:bb[0-9]+]](%[[A0]] : index)
// CHECK-NEXT:  ^[[B0]](%[[V0:.*]]: index):
// CHECK-NEXT:    %[[V1:.*]] = arith.cmpi slt, %[[V0]], %[[A0]] : index
// CHECK-NEXT:    cf.cond_br %[[V1]], ^[[B1:bb[0-9]+]], ^[[B2:bb[0-9]+]]
// CHECK-NEXT:  ^[[B1]]:
// CHECK-NEXT:    "use"(%[[V0]]) : (index) -> ()
// CHECK-NEXT:    %[[V2:.*]] = arith.addi %[[V0]], %[[A0]] : index
// CHECK-NEXT:    cf.br ^[[B0]](%[[V2]] : index) {llvm.loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
// CHECK-NEXT:  ^[[B2]]:
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @for_annotated(%n: index) {
  scf.for %i = %n to %n step %n {
    "use"(%i) : (index) -> ()
  } {llvm.loop_annotation = #llvm.loop_annotation<disableNonforced = true>, other = 1}
  return
}

// CHECK-LABEL: func.func @if_without_else(
// CHECK-SAME:  %[[A0:.*]]: i1) {
// CHECK-NEXT:    cf.cond_br %[[A0]], ^[[B0:bb[0-9]+]], ^[[B1:bb[0-9]+]]
// CHECK-NEXT:  ^[[B0]]:
// CHECK-NEXT:    "then"() : () -> ()
// CHECK-NEXT:    cf.br ^[[B1]]
// CHECK-NEXT:  ^[[B1]]:
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @if_without_else(%c: i1) {
  scf.if %c {
    "then"() : () -> ()
  }
  return
}

// CHECK-LABEL: func.func @while(
// CHECK-SAME:  %[[A0:.*]]: f32) -> i32 {
// CHECK-NEXT:    cf.br ^[[B0:bb[0-9]+]](%[[A0]] : f32)
// CHECK-NEXT:  ^[[B0]](%[[V0:.*]]: f32):
// CHECK-NEXT:    %[[V1:.*]]:2 = "condition"(%[[V0]]) : (f32) -> (i1, i32)
// CHECK-NEXT:    cf.cond_br %[[V1]]#0, ^[[B1:bb[0-9]+]](%[[V1]]#1 : i32), ^[[B2:bb[0-9]+]]
// CHECK-NEXT:  ^[[B1]](%[[V2:.*]]: i32):
// CHECK-NEXT:    %[[V3:.*]] = "next"(%[[V2]]) : (i32) -> f32
// CHECK-NEXT:    cf.br ^[[B0]](%[[V3]] : f32)
// CHECK-NEXT:  ^[[B2]]:
// CHECK-NEXT:    return %[[V1]]#1 : i32
// CHECK-NEXT:  }
func.func @while(%x: f32) -> i32 {
  %r = scf.while (%a = %x) : (f32) -> i32 {
    %c, %v = "condition"(%a) : (f32) -> (i1, i32)
    scf.condition(%c) %v : i32
  } do {
  ^bb0(%v: i32):
    %n = "next"(%v) : (i32) -> f32
    scf.yield %n : f32
  }
  return %r : i32
}

// A second half that only hands on is no block.
//
// CHECK-LABEL: func.func @do_while(
// CHECK-SAME:  %[[A0:.*]]: f32) -> f32 {
// CHECK-NEXT:    cf.br ^[[B0:bb[0-9]+]](%[[A0]] : f32)
// CHECK-NEXT:  ^[[B0]](%[[V0:.*]]: f32):
// CHECK-NEXT:    %[[V1:.*]] = "condition"(%[[V0]]) : (f32) -> i1
// CHECK-NEXT:    cf.cond_br %[[V1]], ^[[B0]](%[[V0]] : f32), ^[[B1:bb[0-9]+]]
// CHECK-NEXT:  ^[[B1]]:
// CHECK-NEXT:    return %[[V0]] : f32
// CHECK-NEXT:  }
func.func @do_while(%x: f32) -> f32 {
  %r = scf.while (%a = %x) : (f32) -> f32 {
    %c = "condition"(%a) : (f32) -> i1
    scf.condition(%c) %a : f32
  } do {
  ^bb0(%v: f32):
    scf.yield %v : f32
  }
  return %r : f32
}

// What a loop is annotated with goes to the branch back.
//
// CHECK-LABEL: func.func @annotated_while(
// CHECK:         cf.cond_br %{{.*}}, ^[[HEAD:bb[0-9]+]], ^{{.*}} {llvm.loop_annotation = #llvm.loop_annotation<mustProgress = true>}
// CHECK:         cf.cond_br %{{[a-z0-9]+}}, ^{{.*}}, ^{{bb[0-9]+$}}
// CHECK:         "next"
// CHECK-NEXT:    cf.br ^{{.*}} {llvm.loop_annotation = #llvm.loop_annotation<mustProgress = true>}
func.func @annotated_while(%c: i1) {
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  } attributes {llvm.loop_annotation = #llvm.loop_annotation<mustProgress = true>}
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    "next"() : () -> ()
    scf.yield
  } attributes {llvm.loop_annotation = #llvm.loop_annotation<mustProgress = true>, other = 1}
  return
}

// Blocks in a region, with two ways out.
//
// CHECK-LABEL: func.func @execute_region(
// CHECK-SAME:  %[[A0:.*]]: i1) -> i32 {
// CHECK-NEXT:    cf.br ^[[B0:bb[0-9]+]]
// CHECK-NEXT:  ^[[B0]]:
// CHECK-NEXT:    %[[V0:.*]] = "first"() : () -> i32
// CHECK-NEXT:    cf.cond_br %[[A0]], ^[[B1:bb[0-9]+]], ^[[B2:bb[0-9]+]]
// CHECK-NEXT:  ^[[B1]]:
// CHECK-NEXT:    cf.br ^[[B3:bb[0-9]+]](%[[V0]] : i32)
// CHECK-NEXT:  ^[[B2]]:
// CHECK-NEXT:    %[[V1:.*]] = "second"() : () -> i32
// CHECK-NEXT:    cf.br ^[[B3]](%[[V1]] : i32)
// CHECK-NEXT:  ^[[B3]](%[[V2:.*]]: i32):
// CHECK-NEXT:    return %[[V2]] : i32
// CHECK-NEXT:  }
func.func @execute_region(%c : i1) -> i32 {
  %r = scf.execute_region -> i32 {
    %a = "first"() : () -> i32
    cf.cond_br %c, ^left, ^right
  ^left:
    scf.yield %a : i32
  ^right:
    %b = "second"() : () -> i32
    scf.yield %b : i32
  }
  return %r : i32
}

// A nest of loops with reductions in the innermost.
//
// CHECK-LABEL: func.func @parallel(
// CHECK-SAME:  %[[A0:.*]]: index, %[[A1:.*]]: index, %[[A2:.*]]: index, %[[A3:.*]]: f32) -> (f32, f32) {
// CHECK-NEXT:    cf.br ^[[B0:bb[0-9]+]](%[[A0]], %[[A3]], %[[A3]] : index, f32, f32)
// CHECK-NEXT:  ^[[B0]](%[[V0:.*]]: index, %[[V1:.*]]: f32, %[[V2:.*]]: f32):
// CHECK-NEXT:    %[[V3:.*]] = arith.cmpi slt, %[[V0]], %[[A1]] : index
// CHECK-NEXT:    cf.cond_br %[[V3]], ^[[B1:bb[0-9]+]], ^[[B2:bb[0-9]+]]
// CHECK-NEXT:  ^[[B1]]:
// CHECK-NEXT:    cf.br ^[[B3:bb[0-9]+]](%[[A0]], %[[V1]], %[[V2]] : index, f32, f32)
// CHECK-NEXT:  ^[[B3]](%[[V4:.*]]: index, %[[V5:.*]]: f32, %[[V6:.*]]: f32):
// CHECK-NEXT:    %[[V7:.*]] = arith.cmpi slt, %[[V4]], %[[A1]] : index
// CHECK-NEXT:    cf.cond_br %[[V7]], ^[[B4:bb[0-9]+]], ^[[B5:bb[0-9]+]]
// CHECK-NEXT:  ^[[B4]]:
// CHECK-NEXT:    %[[V8:.*]] = "value"(%[[V0]], %[[V4]]) : (index, index) -> f32
// CHECK-NEXT:    %[[V9:.*]] = arith.addf %[[V5]], %[[V8]] : f32
// CHECK-NEXT:    %[[V10:.*]] = arith.mulf %[[V6]], %[[V8]] : f32
// CHECK-NEXT:    %[[V11:.*]] = arith.addi %[[V4]], %[[A2]] : index
// CHECK-NEXT:    cf.br ^[[B3]](%[[V11]], %[[V9]], %[[V10]] : index, f32, f32)
// CHECK-NEXT:  ^[[B5]]:
// CHECK-NEXT:    %[[V12:.*]] = arith.addi %[[V0]], %[[A2]] : index
// CHECK-NEXT:    cf.br ^[[B0]](%[[V12]], %[[V5]], %[[V6]] : index, f32, f32)
// CHECK-NEXT:  ^[[B2]]:
// CHECK-NEXT:    return %[[V1]], %[[V2]] : f32, f32
// CHECK-NEXT:  }
func.func @parallel(%lb: index, %ub: index, %step: index, %x: f32) -> (f32, f32) {
  %r:2 = scf.parallel (%i, %j) = (%lb, %lb) to (%ub, %ub) step (%step, %step) init (%x, %x) -> (f32, f32) {
    %v = "value"(%i, %j) : (index, index) -> f32
    scf.reduce(%v, %v : f32, f32) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }, {
    ^bb0(%a: f32, %b: f32):
      %p = arith.mulf %a, %b : f32
      scf.reduce.return %p : f32
    }
  }
  return %r#0, %r#1 : f32, f32
}

// CHECK-LABEL: func.func @forall(
// CHECK-SAME:  %[[A0:.*]]: index) {
// CHECK-NEXT:    %[[V0:.*]] = arith.constant 0 : index
// CHECK-NEXT:    %[[V1:.*]] = arith.constant 10 : index
// CHECK-NEXT:    %[[V2:.*]] = arith.constant 1 : index
// CHECK-NEXT:    %[[V3:.*]] = arith.constant 4 : index
// CHECK-NEXT:    cf.br ^[[B0:bb[0-9]+]](%[[V0]] : index)
// CHECK-NEXT:  ^[[B0]](%[[V4:.*]]: index):
// CHECK-NEXT:    %[[V5:.*]] = arith.cmpi slt, %[[V4]], %[[A0]] : index
// CHECK-NEXT:    cf.cond_br %[[V5]], ^[[B1:bb[0-9]+]], ^[[B2:bb[0-9]+]]
// CHECK-NEXT:  ^[[B1]]:
// CHECK-NEXT:    cf.br ^[[B3:bb[0-9]+]](%[[A0]] : index)
// CHECK-NEXT:  ^[[B3]](%[[V6:.*]]: index):
// CHECK-NEXT:    %[[V7:.*]] = arith.cmpi slt, %[[V6]], %[[V1]] : index
// CHECK-NEXT:    cf.cond_br %[[V7]], ^[[B4:bb[0-9]+]], ^[[B5:bb[0-9]+]]
// CHECK-NEXT:  ^[[B4]]:
// CHECK-NEXT:    "use"(%[[V4]], %[[V6]]) : (index, index) -> ()
// CHECK-NEXT:    %[[V8:.*]] = arith.addi %[[V6]], %[[V3]] : index
// CHECK-NEXT:    cf.br ^[[B3]](%[[V8]] : index)
// CHECK-NEXT:  ^[[B5]]:
// CHECK-NEXT:    %[[V9:.*]] = arith.addi %[[V4]], %[[V2]] : index
// CHECK-NEXT:    cf.br ^[[B0]](%[[V9]] : index)
// CHECK-NEXT:  ^[[B2]]:
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @forall(%n: index) {
  scf.forall (%i, %j) = (0, %n) to (%n, 10) step (1, 4) {
    "use"(%i, %j) : (index, index) -> ()
  }
  return
}

// How iterations are mapped to a device says nothing here.
//
// CHECK-LABEL: func.func @forall_mapped(
// CHECK:         cf.cond_br
// CHECK:         "use"
// CHECK-NOT:     mapping
func.func @forall_mapped(%n: index) {
  scf.forall (%i) in (%n) {
    "use"(%i) : (index) -> ()
  } {mapping = [#gpu.thread<x>]}
  return
}

// Of no dimension: what is inside is run once.
//
// CHECK-LABEL: func.func @forall_once(
// CHECK-NEXT:    cf.br ^[[BODY:bb[0-9]+]]
// CHECK-NEXT:  ^[[BODY]]:
// CHECK-NEXT:    "use"
// CHECK-NEXT:    cf.br ^[[REST:bb[0-9]+]]
// CHECK-NEXT:  ^[[REST]]:
// CHECK-NEXT:    return
func.func @forall_once() {
  scf.forall () in () {
    "use"() : () -> ()
  }
  return
}
