// Patterns of control flow, from each side of their conditions.

// RUN: %mlcc-opt %s -canonicalize -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -canonicalize -allow-unregistered-dialect | FileCheck %s %}

// The same condition again, on a way that has decided it.
// CHECK-LABEL: func.func @decided(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i1) {
// CHECK-NEXT: cf.cond_br %[[ARG0]], ^[[BLOCKBB1:[0-9a-z_]+]], ^[[BLOCKBB2:[0-9a-z_]+]]
// CHECK-NEXT: ^[[BLOCKBB1]]:  // pred: ^[[BLOCKBB0:[0-9a-z_]+]]
// CHECK-NEXT: "a"() : () -> ()
// CHECK-NEXT: "c"() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: ^[[BLOCKBB2]]:  // pred: ^[[BLOCKBB0]]
// CHECK-NEXT: "b"() : () -> ()
// CHECK-NEXT: "d"() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @decided(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  "a"() : () -> ()
  cf.cond_br %c, ^c, ^d
^b:
  "b"() : () -> ()
  cf.cond_br %c, ^c, ^d
^c:
  "c"() : () -> ()
  return
^d:
  "d"() : () -> ()
  return
}

// CHECK-LABEL: func.func @decided_other(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i1, %[[ARG1:[0-9a-z_]+]]: i1) {
// CHECK-NEXT: cf.cond_br %[[ARG0]], ^[[BLOCKBB1:[0-9a-z_]+]], ^[[BLOCKBB2:[0-9a-z_]+]]
// CHECK-NEXT: ^[[BLOCKBB1]]:  // pred: ^[[BLOCKBB0:[0-9a-z_]+]]
// CHECK-NEXT: "a"() : () -> ()
// CHECK-NEXT: cf.cond_br %[[ARG1]], ^[[BLOCKBB3:[0-9a-z_]+]], ^[[BLOCKBB2]]
// CHECK-NEXT: ^[[BLOCKBB2]]:  // 2 preds: ^[[BLOCKBB0]], ^[[BLOCKBB1]]
// CHECK-NEXT: "b"() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: ^[[BLOCKBB3]]:  // pred: ^[[BLOCKBB1]]
// CHECK-NEXT: "c"() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @decided_other(%c: i1, %e: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  "a"() : () -> ()
  cf.cond_br %e, ^c, ^b
^b:
  "b"() : () -> ()
  return
^c:
  "c"() : () -> ()
  return
}

// CHECK-LABEL: func.func @decided_twice_reached(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i1) {
// CHECK-NEXT: "a"() : () -> ()
// CHECK-NEXT: cf.cond_br %[[ARG0]], ^[[BLOCKBB1:[0-9a-z_]+]], ^[[BLOCKBB2:[0-9a-z_]+]]
// CHECK-NEXT: ^[[BLOCKBB1]]:  // pred: ^[[BLOCKBB0:[0-9a-z_]+]]
// CHECK-NEXT: "c"() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: ^[[BLOCKBB2]]:  // pred: ^[[BLOCKBB0]]
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @decided_twice_reached(%c: i1) {
  cf.cond_br %c, ^a, ^a
^a:
  "a"() : () -> ()
  cf.cond_br %c, ^c, ^d
^c:
  "c"() : () -> ()
  return
^d:
  return
}

// CHECK-LABEL: func.func @decided_by_switch(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32, %[[ARG1:[0-9a-z_]+]]: i1) {
// CHECK-NEXT: cf.switch %[[ARG0]] : i32, [
// CHECK-NEXT: default: ^[[BLOCKBB1:[0-9a-z_]+]],
// CHECK-NEXT: 1: ^[[BLOCKBB2:[0-9a-z_]+]]
// CHECK-NEXT: ]
// CHECK-NEXT: ^[[BLOCKBB1]]:  // 2 preds: ^[[BLOCKBB0:[0-9a-z_]+]], ^[[BLOCKBB2]]
// CHECK-NEXT: "a"() : () -> ()
// CHECK-NEXT: cf.switch %[[ARG0]] : i32, [
// CHECK-NEXT: default: ^[[BLOCKBB3:[0-9a-z_]+]],
// CHECK-NEXT: 1: ^[[BLOCKBB2]],
// CHECK-NEXT: 2: ^[[BLOCKBB4:[0-9a-z_]+]]
// CHECK-NEXT: ]
// CHECK-NEXT: ^[[BLOCKBB2]]:  // 2 preds: ^[[BLOCKBB0]], ^[[BLOCKBB1]]
// CHECK-NEXT: "b"() : () -> ()
// CHECK-NEXT: cf.switch %[[ARG0]] : i32, [
// CHECK-NEXT: default: ^[[BLOCKBB3]],
// CHECK-NEXT: 1: ^[[BLOCKBB4]],
// CHECK-NEXT: 2: ^[[BLOCKBB1]]
// CHECK-NEXT: ]
// CHECK-NEXT: ^[[BLOCKBB3]]:  // 2 preds: ^[[BLOCKBB1]], ^[[BLOCKBB2]]
// CHECK-NEXT: "c"() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: ^[[BLOCKBB4]]:  // 2 preds: ^[[BLOCKBB1]], ^[[BLOCKBB2]]
// CHECK-NEXT: "d"() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @decided_by_switch(%f: i32, %c: i1) {
  cf.switch %f : i32, [
    default: ^a,
    1: ^b
  ]
^a:
  "a"() : () -> ()
  cf.switch %f : i32, [
    default: ^c,
    1: ^b,
    2: ^d
  ]
^b:
  "b"() : () -> ()
  cf.switch %f : i32, [
    default: ^c,
    1: ^d,
    2: ^a
  ]
^c:
  "c"() : () -> ()
  return
^d:
  "d"() : () -> ()
  return
}

// CHECK-LABEL: func.func @switches(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32, %[[ARG1:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[C2_I32:[0-9a-z_]+]] = arith.constant 2 : i32
// CHECK-NEXT: "c"() : () -> ()
// CHECK-NEXT: cf.switch %[[ARG0]] : i32, [
// CHECK-NEXT: default: ^[[BLOCKBB1:[0-9a-z_]+]](%[[C2_I32]] : i32),
// CHECK-NEXT: 3: ^[[BLOCKBB2:[0-9a-z_]+]](%[[C2_I32]] : i32)
// CHECK-NEXT: ]
// CHECK-NEXT: ^[[BLOCKBB1]](%[[V0:[0-9a-z_]+]]: i32):  // pred: ^[[BLOCKBB0:[0-9a-z_]+]]
// CHECK-NEXT: "a"() : () -> ()
// CHECK-NEXT: cf.br ^[[BLOCKBB2]](%[[V0]] : i32)
// CHECK-NEXT: ^[[BLOCKBB2]](%[[V1:[0-9a-z_]+]]: i32):  // 2 preds: ^[[BLOCKBB0]], ^[[BLOCKBB1]]
// CHECK-NEXT: "b"() : () -> ()
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
func.func @switches(%f: i32, %x: i32) -> i32 {
  %c2 = arith.constant 2 : i32
  cf.switch %c2 : i32, [
    default: ^a(%x : i32),
    1: ^b(%x : i32),
    2: ^c(%c2 : i32)
  ]
^a(%p: i32):
  "a"() : () -> ()
  cf.switch %f : i32, [
    default: ^b(%p : i32)
  ]
^b(%q: i32):
  "b"() : () -> ()
  return %q : i32
^c(%r: i32):
  "c"() : () -> ()
  cf.switch %f : i32, [
    default: ^a(%r : i32),
    1: ^a(%r : i32),
    3: ^b(%r : i32)
  ]
}

// CHECK-LABEL: func.func @switch_none(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: "a"() : () -> ()
// CHECK-NEXT: return %[[ARG0]] : i32
// CHECK-NEXT: }
func.func @switch_none(%x: i32) -> i32 {
  %c7 = arith.constant 7 : i32
  cf.switch %c7 : i32, [
    default: ^a(%x : i32),
    1: ^b(%c7 : i32)
  ]
^a(%p: i32):
  "a"() : () -> ()
  return %p : i32
^b(%q: i32):
  "b"() : () -> ()
  return %q : i32
}

// Through blocks that only branch.
// CHECK-LABEL: func.func @through(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i1, %[[ARG1:[0-9a-z_]+]]: i32, %[[ARG2:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = arith.select %[[ARG0]], %[[ARG1]], %[[ARG2]] : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = arith.select %[[ARG0]], %[[ARG2]], %[[ARG1]] : i32
// CHECK-NEXT: "d"() : () -> ()
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = arith.addi %[[V0]], %[[V1]] : i32
// CHECK-NEXT: return %[[V2]] : i32
// CHECK-NEXT: }
func.func @through(%c: i1, %x: i32, %y: i32) -> i32 {
  cf.cond_br %c, ^a(%x : i32), ^b
^a(%p: i32):
  cf.br ^d(%p, %y : i32, i32)
^b:
  cf.br ^d(%y, %x : i32, i32)
^d(%q: i32, %r: i32):
  "d"() : () -> ()
  %0 = arith.addi %q, %r : i32
  return %0 : i32
}

// CHECK-LABEL: func.func @through_itself(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i1) {
// CHECK-NEXT: cf.br ^[[BLOCKBB1:[0-9a-z_]+]]
// CHECK-NEXT: ^[[BLOCKBB1]]:  // 2 preds: ^[[BLOCKBB0:[0-9a-z_]+]], ^[[BLOCKBB1]]
// CHECK-NEXT: cf.br ^[[BLOCKBB1]]
// CHECK-NEXT: }
func.func @through_itself(%c: i1) {
  cf.br ^a
^a:
  cf.br ^a
}

// CHECK-LABEL: func.func @through_used(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i1, %[[ARG1:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: cf.cond_br %[[ARG0]], ^[[BLOCKBB1:[0-9a-z_]+]](%[[ARG1]] : i32), ^[[BLOCKBB2:[0-9a-z_]+]]
// CHECK-NEXT: ^[[BLOCKBB1]](%[[V0:[0-9a-z_]+]]: i32):  // pred: ^[[BLOCKBB0:[0-9a-z_]+]]
// CHECK-NEXT: "c"(%[[V0]]) : (i32) -> ()
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: ^[[BLOCKBB2]]:  // pred: ^[[BLOCKBB0]]
// CHECK-NEXT: "b"() : () -> ()
// CHECK-NEXT: return %[[ARG1]] : i32
// CHECK-NEXT: }
func.func @through_used(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^a(%x : i32), ^b
^a(%p: i32):
  cf.br ^c
^b:
  "b"() : () -> ()
  return %x : i32
^c:
  "c"(%p) : (i32) -> ()
  return %p : i32
}

// CHECK-LABEL: func.func @same_target(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i1, %[[ARG1:[0-9a-z_]+]]: i32, %[[ARG2:[0-9a-z_]+]]: i32) -> (i32, i32) {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = arith.select %[[ARG0]], %[[ARG1]], %[[ARG2]] : i32
// CHECK-NEXT: "a"() : () -> ()
// CHECK-NEXT: return %[[V0]], %[[ARG2]] : i32, i32
// CHECK-NEXT: }
func.func @same_target(%c: i1, %x: i32, %y: i32) -> (i32, i32) {
  cf.cond_br %c, ^a(%x, %y : i32, i32), ^a(%y, %y : i32, i32)
^a(%p: i32, %q: i32):
  "a"() : () -> ()
  return %p, %q : i32, i32
}

// CHECK-LABEL: func.func @constant_condition(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: "a"() : () -> ()
// CHECK-NEXT: return %[[ARG0]] : i32
// CHECK-NEXT: }
func.func @constant_condition(%x: i32) -> i32 {
  %true = arith.constant true
  %false = arith.constant false
  cf.cond_br %true, ^a(%x : i32), ^b
^a(%p: i32):
  "a"() : () -> ()
  cf.cond_br %false, ^b, ^c(%p : i32)
^b:
  "b"() : () -> ()
  return %x : i32
^c(%q: i32):
  return %q : i32
}

// CHECK-LABEL: func.func @condition_is_known(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i1) -> (i1, i1) {
// CHECK-NEXT: %[[TRUE:[0-9a-z_]+]] = arith.constant true
// CHECK-NEXT: %[[FALSE:[0-9a-z_]+]] = arith.constant false
// CHECK-NEXT: cf.cond_br %[[ARG0]], ^[[BLOCKBB1:[0-9a-z_]+]], ^[[BLOCKBB2:[0-9a-z_]+]]
// CHECK-NEXT: ^[[BLOCKBB1]]:  // pred: ^[[BLOCKBB0:[0-9a-z_]+]]
// CHECK-NEXT: "a"() : () -> ()
// CHECK-NEXT: return %[[TRUE]], %[[TRUE]] : i1, i1
// CHECK-NEXT: ^[[BLOCKBB2]]:  // pred: ^[[BLOCKBB0]]
// CHECK-NEXT: "b"() : () -> ()
// CHECK-NEXT: return %[[FALSE]], %[[FALSE]] : i1, i1
// CHECK-NEXT: }
func.func @condition_is_known(%c: i1) -> (i1, i1) {
  cf.cond_br %c, ^a, ^b
^a:
  "a"() : () -> ()
  return %c, %c : i1, i1
^b:
  "b"() : () -> ()
  return %c, %c : i1, i1
}

// Results of conditions.
// CHECK-LABEL: func.func @if_same(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i1, %[[ARG1:[0-9a-z_]+]]: i32, %[[ARG2:[0-9a-z_]+]]: i32) -> (i32, i32, i1, i1) {
// CHECK-NEXT: %[[TRUE:[0-9a-z_]+]] = arith.constant true
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = arith.select %[[ARG0]], %[[ARG1]], %[[ARG2]] : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = arith.xori %[[ARG0]], %[[TRUE]] : i1
// CHECK-NEXT: scf.if %[[ARG0]] {
// CHECK-NEXT: "a"() : () -> ()
// CHECK-NEXT: } else {
// CHECK-NEXT: "b"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return %[[ARG1]], %[[V0]], %[[ARG0]], %[[V1]] : i32, i32, i1, i1
// CHECK-NEXT: }
func.func @if_same(%c: i1, %x: i32, %y: i32) -> (i32, i32, i1, i1) {
  %0:4 = scf.if %c -> (i32, i32, i1, i1) {
    %true = arith.constant true
    %false = arith.constant false
    "a"() : () -> ()
    scf.yield %x, %x, %true, %false : i32, i32, i1, i1
  } else {
    %true = arith.constant true
    %false = arith.constant false
    "b"() : () -> ()
    scf.yield %x, %y, %false, %true : i32, i32, i1, i1
  }
  return %0#0, %0#1, %0#2, %0#3 : i32, i32, i1, i1
}

// CHECK-LABEL: func.func @if_truths_alike(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i1) -> (i1, i1) {
// CHECK-NEXT: %[[TRUE:[0-9a-z_]+]] = arith.constant true
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = scf.if %[[ARG0]] -> (i1) {
// CHECK-NEXT: "a"() : () -> ()
// CHECK-NEXT: scf.yield %[[TRUE]] : i1
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = "b"() : () -> i1
// CHECK-NEXT: scf.yield %[[V1]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: return %[[TRUE]], %[[V0]] : i1, i1
// CHECK-NEXT: }
func.func @if_truths_alike(%c: i1) -> (i1, i1) {
  %0:2 = scf.if %c -> (i1, i1) {
    %true = arith.constant true
    "a"() : () -> ()
    scf.yield %true, %true : i1, i1
  } else {
    %true = arith.constant true
    %x = "b"() : () -> i1
    scf.yield %true, %x : i1, i1
  }
  return %0#0, %0#1 : i1, i1
}

// CHECK-LABEL: func.func @if_select(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i1, %[[ARG1:[0-9a-z_]+]]: i32, %[[ARG2:[0-9a-z_]+]]: i32) -> (i32, i32) {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = arith.select %[[ARG0]], %[[ARG1]], %[[ARG2]] : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = scf.if %[[ARG0]] -> (i32) {
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = "a"() : () -> i32
// CHECK-NEXT: scf.yield %[[V2]] : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %[[ARG2]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V0]], %[[V1]] : i32, i32
// CHECK-NEXT: }
func.func @if_select(%c: i1, %x: i32, %y: i32) -> (i32, i32) {
  %0:2 = scf.if %c -> (i32, i32) {
    %1 = "a"() : () -> i32
    scf.yield %x, %1 : i32, i32
  } else {
    scf.yield %y, %y : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

// CHECK-LABEL: func.func @if_empty_else(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i1) {
// CHECK-NEXT: scf.if %[[ARG0]] {
// CHECK-NEXT: "a"() : () -> ()
// CHECK-NEXT: } else {
// CHECK-NEXT: "b"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @if_empty_else(%c: i1) {
  scf.if %c {
    "a"() : () -> ()
  } else {
  }
  scf.if %c {
  } else {
    "b"() : () -> ()
  }
  scf.if %c {
  }
  return
}

// CHECK-LABEL: func.func @if_constant(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = "b"() : () -> i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
func.func @if_constant(%x: i32) -> i32 {
  %true = arith.constant true
  %false = arith.constant false
  scf.if %false {
    "a"() : () -> ()
  }
  %0 = scf.if %true -> i32 {
    %1 = "b"() : () -> i32
    scf.yield %1 : i32
  } else {
    scf.yield %x : i32
  }
  return %0 : i32
}

// CHECK-LABEL: func.func @if_inside(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i1, %[[ARG1:[0-9a-z_]+]]: i1) {
// CHECK-NEXT: %[[FALSE:[0-9a-z_]+]] = arith.constant false
// CHECK-NEXT: scf.if %[[ARG0]] {
// CHECK-NEXT: "a"() : () -> ()
// CHECK-NEXT: } else {
// CHECK-NEXT: "d"(%[[FALSE]]) : (i1) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @if_inside(%c: i1, %d: i1) {
  scf.if %c {
    scf.if %c {
      "a"() : () -> ()
    } else {
      "b"() : () -> ()
    }
  } else {
    scf.if %c {
      "c"() : () -> ()
    } else {
      "d"(%c) : (i1) -> ()
    }
  }
  return
}

// CHECK-LABEL: func.func @if_nested(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i1, %[[ARG1:[0-9a-z_]+]]: i1, %[[ARG2:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = arith.andi %[[ARG0]], %[[ARG1]] : i1
// CHECK-NEXT: scf.if %[[V0]] {
// CHECK-NEXT: "a"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = scf.if %[[ARG0]] -> (i32) {
// CHECK-NEXT: "before"() : () -> ()
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = scf.if %[[ARG1]] -> (i32) {
// CHECK-NEXT: "a"() : () -> ()
// CHECK-NEXT: "a"() : () -> ()
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = "a"() : () -> i32
// CHECK-NEXT: scf.yield %[[V3]] : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: "b"() : () -> ()
// CHECK-NEXT: scf.yield %[[ARG2]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %[[V2]] : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %[[ARG2]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
func.func @if_nested(%c: i1, %d: i1, %x: i32) -> i32 {
  scf.if %c {
    scf.if %d {
      "a"() : () -> ()
    }
  }
  scf.if %c {
    "before"() : () -> ()
    scf.if %d {
      "a"() : () -> ()
    }
  }
  scf.if %c {
    scf.if %d {
      "a"() : () -> ()
    } else {
      "b"() : () -> ()
    }
  }
  %0 = scf.if %c -> i32 {
    %1 = scf.if %d -> i32 {
      %2 = "a"() : () -> i32
      scf.yield %2 : i32
    } else {
      scf.yield %x : i32
    }
    scf.yield %1 : i32
  } else {
    scf.yield %x : i32
  }
  return %0 : i32
}

// CHECK-LABEL: func.func @ifs_in_a_row(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i1, %[[ARG1:[0-9a-z_]+]]: i1, %[[ARG2:[0-9a-z_]+]]: i32) -> (i32, i32) {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]]:2 = scf.if %[[ARG0]] -> (i32, i32) {
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = "a"() : () -> i32
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = "c"(%[[V1]]) : (i32) -> i32
// CHECK-NEXT: "f"() : () -> ()
// CHECK-NEXT: scf.yield %[[V1]], %[[V2]] : i32, i32
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[V1]] = "b"() : () -> i32
// CHECK-NEXT: %[[V2]] = "d"(%[[V1]]) : (i32) -> i32
// CHECK-NEXT: "e"() : () -> ()
// CHECK-NEXT: scf.yield %[[V1]], %[[V2]] : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V0]]#0, %[[V0]]#1 : i32, i32
// CHECK-NEXT: }
func.func @ifs_in_a_row(%c: i1, %d: i1, %x: i32) -> (i32, i32) {
  %true = arith.constant true
  %0 = scf.if %c -> i32 {
    %a = "a"() : () -> i32
    scf.yield %a : i32
  } else {
    %b = "b"() : () -> i32
    scf.yield %b : i32
  }
  %1 = scf.if %c -> i32 {
    %a = "c"(%0) : (i32) -> i32
    scf.yield %a : i32
  } else {
    %b = "d"(%0) : (i32) -> i32
    scf.yield %b : i32
  }
  %n = arith.xori %c, %true : i1
  scf.if %n {
    "e"() : () -> ()
  } else {
    "f"() : () -> ()
  }
  return %0, %1 : i32, i32
}

// Loops that run never, or once, or return what they got.
// CHECK-LABEL: func.func @loops(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: index, %[[ARG1:[0-9a-z_]+]]: index, %[[ARG2:[0-9a-z_]+]]: i32) -> (i32, i32, i32) {
// CHECK-NEXT: %[[C0:[0-9a-z_]+]] = arith.constant 0 : index
// CHECK-NEXT: %[[C1:[0-9a-z_]+]] = arith.constant 1 : index
// CHECK-NEXT: %[[C4:[0-9a-z_]+]] = arith.constant 4 : index
// CHECK-NEXT: %[[C5:[0-9a-z_]+]] = arith.constant 5 : index
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = "b"(%[[C4]], %[[ARG2]]) : (index, i32) -> i32
// CHECK-NEXT: scf.for %[[ARG3:[0-9a-z_]+]] = %[[ARG0]] to %[[ARG1]] step %[[C1]] {
// CHECK-NEXT: "c"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: scf.for %[[ARG3]] = %[[C0]] to %[[C5]] step %[[C4]] {
// CHECK-NEXT: "f"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return %[[ARG2]], %[[V0]], %[[ARG2]] : i32, i32, i32
// CHECK-NEXT: }
func.func @loops(%m: index, %n: index, %x: i32) -> (i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %0 = scf.for %i = %c4 to %c4 step %c1 iter_args(%a = %x) -> i32 {
    %t = "a"(%a) : (i32) -> i32
    scf.yield %t : i32
  }
  %1 = scf.for %i = %c4 to %c5 step %c4 iter_args(%a = %x) -> i32 {
    %t = "b"(%i, %a) : (index, i32) -> i32
    scf.yield %t : i32
  }
  %2 = scf.for %i = %m to %n step %c1 iter_args(%a = %x) -> i32 {
    "c"() : () -> ()
    scf.yield %a : i32
  }
  scf.for %i = %m to %m step %c1 {
    "d"() : () -> ()
  }
  scf.for %i = %c5 to %c4 step %c1 {
    "e"() : () -> ()
  }
  scf.for %i = %c0 to %c5 step %c4 {
    "f"() : () -> ()
  }
  return %0, %1, %2 : i32, i32, i32
}

// CHECK-LABEL: func.func @carried(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: index, %[[ARG1:[0-9a-z_]+]]: index, %[[ARG2:[0-9a-z_]+]]: i32, %[[ARG3:[0-9a-z_]+]]: i32) -> (i32, i32, i32, i32) {
// CHECK-NEXT: %[[C1:[0-9a-z_]+]] = arith.constant 1 : index
// CHECK-NEXT: %[[V0:[0-9a-z_]+]]:2 = scf.for %[[ARG4:[0-9a-z_]+]] = %[[ARG0]] to %[[ARG1]] step %[[C1]] iter_args(%[[ARG5:[0-9a-z_]+]] = %[[ARG2]], %[[ARG6:[0-9a-z_]+]] = %[[ARG2]]) -> (i32, i32) {
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = "a"(%[[ARG5]], %[[ARG3]]) : (i32, i32) -> i32
// CHECK-NEXT: scf.yield %[[V1]], %[[ARG3]] : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V0]]#0, %[[ARG3]], %[[V0]]#1, %[[ARG3]] : i32, i32, i32, i32
// CHECK-NEXT: }
func.func @carried(%m: index, %n: index, %x: i32, %y: i32) -> (i32, i32, i32, i32) {
  %c1 = arith.constant 1 : index
  %0:4 = scf.for %i = %m to %n step %c1 iter_args(%a = %x, %b = %y, %d = %x, %e = %y) -> (i32, i32, i32, i32) {
    %t = "a"(%a, %b) : (i32, i32) -> i32
    scf.yield %t, %b, %y, %y : i32, i32, i32, i32
  }
  return %0#0, %0#1, %0#2, %0#3 : i32, i32, i32, i32
}

// CHECK-LABEL: func.func @carried_unused(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: index, %[[ARG1:[0-9a-z_]+]]: index, %[[ARG2:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[C1:[0-9a-z_]+]] = arith.constant 1 : index
// CHECK-NEXT: %[[V0:[0-9a-z_]+]]:2 = scf.for %[[ARG3:[0-9a-z_]+]] = %[[ARG0]] to %[[ARG1]] step %[[C1]] iter_args(%[[ARG4:[0-9a-z_]+]] = %[[ARG2]], %[[ARG5:[0-9a-z_]+]] = %[[ARG2]]) -> (i32, i32) {
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = arith.addi %[[ARG4]], %[[ARG4]] : i32
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = arith.muli %[[ARG5]], %[[ARG2]] : i32
// CHECK-NEXT: scf.yield %[[V1]], %[[V2]] : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V0]]#0 : i32
// CHECK-NEXT: }
func.func @carried_unused(%m: index, %n: index, %x: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %0:3 = scf.for %i = %m to %n step %c1 iter_args(%a = %x, %b = %x, %d = %x) -> (i32, i32, i32) {
    %t = arith.addi %a, %a : i32
    %u = arith.muli %b, %d : i32
    scf.yield %t, %u, %d : i32, i32, i32
  }
  return %0#0 : i32
}

// CHECK-LABEL: func.func @carried_alike(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: index, %[[ARG1:[0-9a-z_]+]]: index, %[[ARG2:[0-9a-z_]+]]: i32) -> (i32, i32) {
// CHECK-NEXT: %[[C1:[0-9a-z_]+]] = arith.constant 1 : index
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = scf.for %[[ARG3:[0-9a-z_]+]] = %[[ARG0]] to %[[ARG1]] step %[[C1]] iter_args(%[[ARG4:[0-9a-z_]+]] = %[[ARG2]]) -> (i32) {
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = "a"(%[[ARG4]], %[[ARG4]]) : (i32, i32) -> i32
// CHECK-NEXT: scf.yield %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V0]], %[[V0]] : i32, i32
// CHECK-NEXT: }
func.func @carried_alike(%m: index, %n: index, %x: i32) -> (i32, i32) {
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %i = %m to %n step %c1 iter_args(%a = %x, %b = %x) -> (i32, i32) {
    %t = "a"(%a, %b) : (i32, i32) -> i32
    scf.yield %t, %t : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

// CHECK-LABEL: func.func @while_true(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: scf.while : () -> () {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = "c"(%[[ARG0]]) : (i32) -> i1
// CHECK-NEXT: scf.condition(%[[V0]])
// CHECK-NEXT: } do {
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: return %[[ARG0]] : i32
// CHECK-NEXT: }
func.func @while_true(%x: i32) -> i32 {
  %0 = scf.while (%a = %x) : (i32) -> i32 {
    %c = "c"(%a) : (i32) -> i1
    scf.condition(%c) %a : i32
  } do {
  ^b(%b: i32):
    scf.yield %b : i32
  }
  return %0 : i32
}

// CHECK-LABEL: func.func @while_condition(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> (i1, i32) {
// CHECK-NEXT: %[[TRUE:[0-9a-z_]+]] = arith.constant true
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = scf.while (%[[ARG1:[0-9a-z_]+]] = %[[ARG0]]) : (i32) -> i1 {
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = "c"(%[[ARG1]]) : (i32) -> i1
// CHECK-NEXT: scf.condition(%[[V1]]) %[[V1]] : i1
// CHECK-NEXT: } do {
// CHECK-NEXT: ^[[BLOCKBB0:[0-9a-z_]+]](%[[ARG1]]: i1):
// CHECK-NEXT: %[[V1]] = "d"(%[[TRUE]], %[[ARG0]]) : (i1, i32) -> i32
// CHECK-NEXT: scf.yield %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V0]], %[[ARG0]] : i1, i32
// CHECK-NEXT: }
func.func @while_condition(%x: i32) -> (i1, i32) {
  %0:2 = scf.while (%a = %x) : (i32) -> (i1, i32) {
    %c = "c"(%a) : (i32) -> i1
    scf.condition(%c) %c, %x : i1, i32
  } do {
  ^b(%b: i1, %d: i32):
    %e = "d"(%b, %d) : (i1, i32) -> i32
    scf.yield %e : i32
  }
  return %0#0, %0#1 : i1, i32
}

// CHECK-LABEL: func.func @while_compare(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32, %[[ARG1:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[FALSE:[0-9a-z_]+]] = arith.constant false
// CHECK-NEXT: %[[TRUE:[0-9a-z_]+]] = arith.constant true
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = scf.while (%[[ARG2:[0-9a-z_]+]] = %[[ARG0]]) : (i32) -> i32 {
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = arith.cmpi slt, %[[ARG2]], %[[ARG1]] : i32
// CHECK-NEXT: scf.condition(%[[V1]]) %[[ARG2]] : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^[[BLOCKBB0:[0-9a-z_]+]](%[[ARG2]]: i32):
// CHECK-NEXT: %[[V1]] = arith.cmpi eq, %[[ARG2]], %[[ARG1]] : i32
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = "d"(%[[TRUE]], %[[FALSE]], %[[V1]]) : (i1, i1, i1) -> i32
// CHECK-NEXT: scf.yield %[[V2]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
func.func @while_compare(%x: i32, %n: i32) -> i32 {
  %0 = scf.while (%a = %x) : (i32) -> i32 {
    %c = arith.cmpi slt, %a, %n : i32
    scf.condition(%c) %a : i32
  } do {
  ^b(%b: i32):
    %c = arith.cmpi slt, %b, %n : i32
    %e = arith.cmpi sge, %b, %n : i32
    %g = arith.cmpi eq, %b, %n : i32
    %d = "d"(%c, %e, %g) : (i1, i1, i1) -> i32
    scf.yield %d : i32
  }
  return %0 : i32
}

// CHECK-LABEL: func.func @while_unused(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32, %[[ARG1:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = scf.while (%[[ARG2:[0-9a-z_]+]] = %[[ARG0]]) : (i32) -> i32 {
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = "c"(%[[ARG2]]) : (i32) -> i1
// CHECK-NEXT: scf.condition(%[[V1]]) %[[ARG2]] : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^[[BLOCKBB0:[0-9a-z_]+]](%[[ARG2]]: i32):
// CHECK-NEXT: %[[V1]] = "d"(%[[ARG2]], %[[ARG2]]) : (i32, i32) -> i32
// CHECK-NEXT: scf.yield %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
func.func @while_unused(%x: i32, %y: i32) -> i32 {
  %0:3 = scf.while (%a = %x, %b = %y) : (i32, i32) -> (i32, i32, i32) {
    %c = "c"(%a) : (i32) -> i1
    scf.condition(%c) %a, %b, %a : i32, i32, i32
  } do {
  ^b(%p: i32, %q: i32, %r: i32):
    %d = "d"(%p, %r) : (i32, i32) -> i32
    scf.yield %d, %y : i32, i32
  }
  return %0#2 : i32
}

// Other loops.
// CHECK-LABEL: func.func @parallel(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: index, %[[ARG1:[0-9a-z_]+]]: index, %[[ARG2:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[C0:[0-9a-z_]+]] = arith.constant 0 : index
// CHECK-NEXT: %[[C1:[0-9a-z_]+]] = arith.constant 1 : index
// CHECK-NEXT: %[[C2:[0-9a-z_]+]] = arith.constant 2 : index
// CHECK-NEXT: scf.parallel (%[[ARG3:[0-9a-z_]+]]) = (%[[ARG0]]) to (%[[ARG1]]) step (%[[C1]]) {
// CHECK-NEXT: "a"(%[[C0]], %[[ARG3]]) : (index, index) -> ()
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: "c"(%[[C0]]) : (index) -> ()
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = "d"(%[[C0]]) : (index) -> i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = arith.addi %[[ARG2]], %[[V0]] : i32
// CHECK-NEXT: scf.parallel (%[[ARG3]], %[[ARG4:[0-9a-z_]+]]) = (%[[ARG0]], %[[C0]]) to (%[[ARG1]], %[[C2]]) step (%[[C1]], %[[C1]]) {
// CHECK-NEXT: "e"(%[[ARG3]], %[[ARG4]]) : (index, index) -> ()
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
func.func @parallel(%m: index, %n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.parallel (%i, %j) = (%c0, %m) to (%c1, %n) step (%c1, %c1) {
    "a"(%i, %j) : (index, index) -> ()
  }
  scf.parallel (%i, %j) = (%c0, %m) to (%c0, %n) step (%c1, %c1) {
    "b"(%i, %j) : (index, index) -> ()
  }
  scf.parallel (%i) = (%c0) to (%c2) step (%c2) {
    "c"(%i) : (index) -> ()
  }
  %0 = scf.parallel (%i) = (%c0) to (%c1) step (%c1) init (%x) -> i32 {
    %1 = "d"(%i) : (index) -> i32
    scf.reduce(%1 : i32) {
    ^b(%p: i32, %q: i32):
      %2 = arith.addi %p, %q : i32
      scf.reduce.return %2 : i32
    }
  }
  scf.parallel (%i) = (%m) to (%n) step (%c1) {
    scf.parallel (%j) = (%c0) to (%c2) step (%c1) {
      "e"(%i, %j) : (index, index) -> ()
    }
  }
  return %0 : i32
}

// CHECK-LABEL: func.func @forall(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: index, %[[ARG1:[0-9a-z_]+]]: tensor<4xf32>, %[[ARG2:[0-9a-z_]+]]: tensor<8xf32>) -> (tensor<4xf32>, tensor<8xf32>) {
// CHECK-NEXT: %[[C0:[0-9a-z_]+]] = arith.constant 0 : index
// CHECK-NEXT: "a"(%[[C0]]) : (index) -> ()
// CHECK-NEXT: scf.forall (%[[ARG3:[0-9a-z_]+]]) in (4) {
// CHECK-NEXT: "b"(%[[ARG3]]) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: scf.forall (%[[ARG3]]) in (%[[ARG0]]) {
// CHECK-NEXT: "c"(%[[ARG3]], %[[C0]]) : (index, index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: scf.forall (%[[ARG3]]) in (%[[ARG0]]) {
// CHECK-NEXT: "e"(%[[ARG1]]) : (tensor<4xf32>) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return %[[ARG1]], %[[ARG2]] : tensor<4xf32>, tensor<8xf32>
// CHECK-NEXT: }
func.func @forall(%m: index, %t: tensor<4xf32>, %u: tensor<8xf32>) -> (tensor<4xf32>, tensor<8xf32>) {
  %c4 = arith.constant 4 : index
  scf.forall (%i) in (1) {
    "a"(%i) : (index) -> ()
  }
  scf.forall (%i) in (%c4) {
    "b"(%i) : (index) -> ()
  }
  scf.forall (%i, %j) in (%m, 1) {
    "c"(%i, %j) : (index, index) -> ()
  }
  scf.forall (%i) in (0) {
    "d"(%i) : (index) -> ()
  }
  %0:2 = scf.forall (%i) in (%m) shared_outs(%a = %t, %b = %u) -> (tensor<4xf32>, tensor<8xf32>) {
    "e"(%a) : (tensor<4xf32>) -> ()
    scf.forall.in_parallel {
    }
  }
  return %0#0, %0#1 : tensor<4xf32>, tensor<8xf32>
}

// CHECK-LABEL: func.func @execute(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = "a"() : () -> i32
// CHECK-NEXT: "b"() : () -> ()
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = arith.addi %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = arith.addi %[[V1]], %[[V0]] : i32
// CHECK-NEXT: return %[[V2]] : i32
// CHECK-NEXT: }
func.func @execute(%x: i32) -> i32 {
  %0 = scf.execute_region -> i32 {
    %1 = "a"() : () -> i32
    scf.yield %1 : i32
  }
  %2 = scf.execute_region -> i32 {
    cf.br ^a(%x : i32)
  ^a(%p: i32):
    "b"() : () -> ()
    scf.yield %p : i32
  }
  %3 = scf.execute_region -> i32 no_inline {
    scf.yield %x : i32
  }
  %4 = arith.addi %2, %3 : i32
  %5 = arith.addi %4, %0 : i32
  return %5 : i32
}

// CHECK-LABEL: func.func @index_switch(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32, %[[ARG1:[0-9a-z_]+]]: index) -> (i32, i32, i32) {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = "a"() : () -> i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = "b"() : () -> i32
// CHECK-NEXT: scf.index_switch %[[ARG1]]
// CHECK-NEXT: case 1 {
// CHECK-NEXT: "c"() : () -> ()
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V0]], %[[V1]], %[[ARG0]] : i32, i32, i32
// CHECK-NEXT: }
func.func @index_switch(%x: i32, %n: index) -> (i32, i32, i32) {
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %0 = scf.index_switch %c1 -> i32
  case 1 {
    %3 = "a"() : () -> i32
    scf.yield %3 : i32
  }
  default {
    scf.yield %x : i32
  }
  %1 = scf.index_switch %c9 -> i32
  case 1 {
    scf.yield %0 : i32
  }
  default {
    %3 = "b"() : () -> i32
    scf.yield %3 : i32
  }
  %2 = scf.index_switch %n -> i32
  case 1 {
    "c"() : () -> ()
    scf.yield %x : i32
  }
  default {
    scf.yield %x : i32
  }
  return %0, %1, %2 : i32, i32, i32
}
