// What passes know of operations they know by their rows: a loop, a view and
// accesses of a dialect of its own are to them what upstream's are.

// RUN: %own/mlcc-opt %s -split-input-file -loop-invariant-code-motion | FileCheck %s --check-prefix=LICM
// RUN: %own/mlcc-opt %s -split-input-file -sccp | FileCheck %s --check-prefix=SCCP
// RUN: %own/mlcc-opt %s -split-input-file -mem2reg | FileCheck %s --check-prefix=MEM2REG
// RUN: %own/mlcc-opt %s -split-input-file -sroa | FileCheck %s --check-prefix=SROA
// RUN: %own/mlcc-opt %s -split-input-file -fold-memref-alias-ops | FileCheck %s --check-prefix=ALIAS
// RUN: %own/mlcc-opt %s -split-input-file -loop-invariant-code-motion -explain 2>&1 >/dev/null | FileCheck %s --check-prefix=WHY

// LICM-LABEL: func.func @leaves_the_loop(
// LICM: arith.muli
// LICM: qnum.repeat
// LICM-NEXT: ^{{.*}}(
// LICM-NEXT: arith.addi
// LICM-NEXT: qnum.next
// WHY: passes.mlir:[[# @LINE + 5]]:{{.*}} remark: loop-invariant-code-motion leaves 'arith.addi' as it is: it uses what the loop computes
func.func @leaves_the_loop(%n: index, %a: i32) -> i32 {
  %0 = qnum.repeat %n with %a : i32 {
  ^bb0(%i: index, %x: i32):
    %square = arith.muli %a, %a : i32
    %y = arith.addi %x, %square : i32
    qnum.next %y : i32
  } -> i32
  return %0 : i32
}

// -----

// What is carried stays 7 in each round.

// SCCP-LABEL: func.func @constant_around(
// SCCP: %[[C:.*]] = arith.constant 7 : i32
// SCCP: return %[[C]]
func.func @constant_around(%n: index) -> i32 {
  %c = arith.constant 7 : i32
  %zero = arith.constant 0 : i32
  %0 = qnum.repeat %n with %c : i32 {
  ^bb0(%i: index, %x: i32):
    %y = arith.addi %x, %zero : i32
    qnum.next %y : i32
  } -> i32
  return %0 : i32
}

// -----

// MEM2REG-LABEL: func.func @in_a_slot(
// MEM2REG-SAME: %[[A:.*]]: i32
// MEM2REG-NEXT: return %[[A]]
func.func @in_a_slot(%a: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  qnum.write %a, %m[] : i32, memref<i32>
  %0 = qnum.read %m[] : memref<i32>, i32
  return %0 : i32
}

// -----

// SROA-LABEL: func.func @elements(
// SROA-COUNT-2: memref.alloca() : memref<i32>
// SROA: qnum.write %{{.*}}, %{{.*}}[] : i32, memref<i32>
func.func @elements(%a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xi32>
  qnum.write %a, %m[%c0] : i32, memref<2xi32>
  qnum.write %b, %m[%c1] : i32, memref<2xi32>
  %0 = qnum.read %m[%c1] : memref<2xi32>, i32
  return %0 : i32
}

// -----

// Upstream's accesses of its view, and its accesses of theirs.

// ALIAS-LABEL: func.func @through_views(
// ALIAS-SAME: %[[M:[a-z0-9]*]]: memref<?xi32>, %[[I:[a-z0-9]*]]: index, %[[J:[a-z0-9]*]]: index
// ALIAS: %[[AT:.*]] = arith.addi %[[J]], %[[I]] : index
// ALIAS: memref.load %[[M]][%[[AT]]]
// ALIAS: qnum.read %[[M]][%{{.*}}]
func.func @through_views(%m: memref<?xi32>, %i: index, %j: index) -> (i32, i32) {
  %tail = qnum.tail %m from %i : memref<?xi32> to memref<?xi32, strided<[1], offset: ?>>
  %0 = memref.load %tail[%j] : memref<?xi32, strided<[1], offset: ?>>
  %part = memref.subview %m[%i] [4] [1] : memref<?xi32> to memref<4xi32, strided<[1], offset: ?>>
  %1 = qnum.read %part[%j] : memref<4xi32, strided<[1], offset: ?>>, i32
  return %0, %1 : i32, i32
}
