// RUN: %mlcc-opt %s -allow-unregistered-dialect -convert-scf-to-cf | FileCheck %s
// RUN: %mlcc-opt %s -allow-unregistered-dialect -convert-scf-to-cf \
// RUN:   | %mlcc-opt -allow-unregistered-dialect | FileCheck %s
// Choices with results: what follows is a block with an argument for each; by
// name, that of an `if` is a block of its own that only branches on, as in
// mlir-opt.

// CHECK-LABEL: func.func @if_else(
// CHECK-SAME:  %[[A0:.*]]: i1, %[[A1:.*]]: f32, %[[A2:.*]]: f32) -> (f32, f32) {
// CHECK-NEXT:    cf.cond_br %[[A0]], ^[[B0:bb[0-9]+]], ^[[B1:bb[0-9]+]]
// CHECK-NEXT:  ^[[B0]]:
// CHECK-NEXT:    cf.br ^[[B2:bb[0-9]+]](%[[A1]], %[[A2]] : f32, f32)
// CHECK-NEXT:  ^[[B1]]:
// CHECK-NEXT:    "else"() : () -> ()
// CHECK-NEXT:    cf.br ^[[B2]](%[[A2]], %[[A1]] : f32, f32)
// CHECK-NEXT:  ^[[B2]](%[[V0:.*]]: f32, %[[V1:.*]]: f32):
// CHECK-NEXT:    cf.br ^[[B3:bb[0-9]+]]
// CHECK-NEXT:  ^[[B3]]:
// CHECK-NEXT:    return %[[V0]], %[[V1]] : f32, f32
// CHECK-NEXT:  }
func.func @if_else(%c: i1, %x: f32, %y: f32) -> (f32, f32) {
  %r:2 = scf.if %c -> (f32, f32) {
    scf.yield %x, %y : f32, f32
  } else {
    "else"() : () -> ()
    scf.yield %y, %x : f32, f32
  }
  return %r#0, %r#1 : f32, f32
}

// What is converted is folded first, as in mlir-opt: of `not c` the branches are
// the other way round.
//
// CHECK-LABEL: func.func @if_not(
// CHECK-SAME:  %[[A0:.*]]: i1) {
// CHECK:         cf.cond_br %[[A0]], ^[[B0:bb[0-9]+]], ^[[B1:bb[0-9]+]]
// CHECK-NEXT:  ^[[B0]]:
// CHECK-NEXT:    "else"() : () -> ()
// CHECK:       ^[[B1]]:
// CHECK-NEXT:    "then"() : () -> ()
func.func @if_not(%c: i1) {
  %true = arith.constant true
  %n = arith.xori %c, %true : i1
  scf.if %n {
    "then"() : () -> ()
  } else {
    "else"() : () -> ()
  }
  return
}

// Cases are numbers of 64 bits, like the value: no index is cut off.
//
// CHECK-LABEL: func.func @index_switch(
// CHECK-SAME:  %[[A0:.*]]: index) -> i32 {
// CHECK-NEXT:    %[[V0:.*]] = arith.index_cast %[[A0]] : index to i64
// CHECK-NEXT:    cf.switch %[[V0]] : i64, [
// CHECK-NEXT:      default: ^[[B0:bb[0-9]+]],
// CHECK-NEXT:      -2: ^[[B1:bb[0-9]+]],
// CHECK-NEXT:      4294967298: ^[[B2:bb[0-9]+]]
// CHECK-NEXT:    ]
// CHECK-NEXT:  ^[[B1]]:
// CHECK-NEXT:    %[[V1:.*]] = "a"() : () -> i32
// CHECK-NEXT:    cf.br ^[[B3:bb[0-9]+]](%[[V1]] : i32)
// CHECK-NEXT:  ^[[B2]]:
// CHECK-NEXT:    %[[V2:.*]] = "b"() : () -> i32
// CHECK-NEXT:    cf.br ^[[B3]](%[[V2]] : i32)
// CHECK-NEXT:  ^[[B0]]:
// CHECK-NEXT:    %[[V3:.*]] = "c"() : () -> i32
// CHECK-NEXT:    cf.br ^[[B3]](%[[V3]] : i32)
// CHECK-NEXT:  ^[[B3]](%[[V4:.*]]: i32):
// CHECK-NEXT:    return %[[V4]] : i32
// CHECK-NEXT:  }
func.func @index_switch(%i: index) -> i32 {
  %r = scf.index_switch %i -> i32
  case -2 {
    %a = "a"() : () -> i32
    scf.yield %a : i32
  }
  case 4294967298 {
    %b = "b"() : () -> i32
    scf.yield %b : i32
  }
  default {
    %c = "c"() : () -> i32
    scf.yield %c : i32
  }
  return %r : i32
}

// A scope of stack memory that holds control flow is blocks as well.
//
// CHECK-LABEL: func.func @alloca_scope(
// CHECK-SAME:  %[[A0:.*]]: i1, %[[A1:.*]]: index) -> i32 {
// CHECK-NEXT:    %[[V0:.*]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT:    cf.br ^[[B0:bb[0-9]+]]
// CHECK-NEXT:  ^[[B0]]:
// CHECK-NEXT:    %[[V1:.*]] = memref.alloca(%[[A1]]) : memref<?xi32>
// CHECK-NEXT:    cf.cond_br %[[A0]], ^[[B1:bb[0-9]+]], ^[[B2:bb[0-9]+]]
// CHECK-NEXT:  ^[[B1]]:
// CHECK-NEXT:    %[[V2:.*]] = memref.load %[[V1]][%[[A1]]] : memref<?xi32>
// CHECK-NEXT:    cf.br ^[[B3:bb[0-9]+]](%[[V2]] : i32)
// CHECK-NEXT:  ^[[B2]]:
// CHECK-NEXT:    %[[V3:.*]] = "other"() : () -> i32
// CHECK-NEXT:    cf.br ^[[B3]](%[[V3]] : i32)
// CHECK-NEXT:  ^[[B3]](%[[V4:.*]]: i32):
// CHECK-NEXT:    cf.br ^[[B5:bb[0-9]+]]
// CHECK-NEXT:  ^[[B5]]:
// CHECK-NEXT:    llvm.intr.stackrestore %[[V0]] : !llvm.ptr
// CHECK-NEXT:    cf.br ^[[B4:bb[0-9]+]](%[[V4]] : i32)
// CHECK-NEXT:  ^[[B4]](%[[V5:.*]]: i32):
// CHECK-NEXT:    return %[[V5]] : i32
// CHECK-NEXT:  }
func.func @alloca_scope(%c: i1, %n: index) -> i32 {
  %r = memref.alloca_scope -> (i32) {
    %m = memref.alloca(%n) : memref<?xi32>
    %v = scf.if %c -> i32 {
      %a = memref.load %m[%n] : memref<?xi32>
      scf.yield %a : i32
    } else {
      %b = "other"() : () -> i32
      scf.yield %b : i32
    }
    memref.alloca_scope.return %v : i32
  }
  return %r : i32
}

// One without stays.
//
// CHECK-LABEL: func.func @alloca_scope_alone(
// CHECK-SAME:  %[[A0:.*]]: index) {
// CHECK-NEXT:    memref.alloca_scope  {
// CHECK-NEXT:      %[[V0:.*]] = memref.alloca(%[[A0]]) : memref<?xi32>
// CHECK-NEXT:      "use"(%[[V0]]) : (memref<?xi32>) -> ()
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @alloca_scope_alone(%n: index) {
  memref.alloca_scope {
    %m = memref.alloca(%n) : memref<?xi32>
    "use"(%m) : (memref<?xi32>) -> ()
  }
  return
}

// So do the regions of other operations, with blocks in them.
//
// CHECK-LABEL: func.func @unknown(
// CHECK-SAME:  %[[A0:.*]]: i1) {
// CHECK-NEXT:    "region"() ({
// CHECK-NEXT:      cf.cond_br %[[A0]], ^[[B0:bb[0-9]+]], ^[[B1:bb[0-9]+]]
// CHECK-NEXT:    ^[[B0]]:
// CHECK-NEXT:      "then"() : () -> ()
// CHECK-NEXT:      cf.br ^[[B1]]
// CHECK-NEXT:    ^[[B1]]:
// CHECK-NEXT:      "end"() : () -> ()
// CHECK-NEXT:    }) : () -> ()
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @unknown(%c: i1) {
  "region"() ({
    scf.if %c {
      "then"() : () -> ()
    }
    "end"() : () -> ()
  }) : () -> ()
  return
}
