// The driver of canonicalize: what it does whatever folds there are. Folds and
// patterns of a dialect are tested in files of their own.
//
// RUN: %mlcc-opt %s -canonicalize -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -canonicalize -allow-unregistered-dialect | FileCheck %s %}

// Constants that are equal are one, at the head of what is isolated.

// CHECK-LABEL: @constants
// CHECK-NEXT: [[SEVEN:%.+]] = arith.constant 7 : i32
// CHECK-NEXT: [[FIVE:%.+]] = arith.constant 5 : i32
// CHECK-NEXT: "first"([[FIVE]])
// CHECK: "second"([[SEVEN]], [[FIVE]])
func.func @constants() {
  %five = arith.constant 5 : i32
  "first"(%five) : (i32) -> ()
  "region"() ({
    %inner = arith.constant 5 : i32
    "inside"(%inner) : (i32) -> ()
  }) : () -> ()
  %seven = arith.constant 7 : i32
  %again = arith.constant 5 : i32
  "second"(%seven, %again) : (i32, i32) -> ()
  return
}

// Dead operations go, and those that only they used.

// CHECK-LABEL: @dead
// CHECK-NEXT: return
func.func @dead(%a: i32, %m: memref<i32>) {
  %0 = arith.xori %a, %a : i32
  %1 = arith.ori %0, %a : i32
  %2 = memref.load %m[] : memref<i32>
  return
}

// Values that only keep each other alive: a loop that adds to what nobody reads.

// CHECK-LABEL: @cycle
// CHECK: cf.br [[LOOP:\^.+]]
// CHECK: [[LOOP]]:
// CHECK-NEXT: [[GO:%.+]] = "condition"()
// CHECK-NEXT: cf.cond_br [[GO]], [[LOOP]], [[END:\^.+]]
// CHECK: [[END]]:
// CHECK-NEXT: return
func.func @cycle(%a: i32) {
  cf.br ^loop(%a : i32)
^loop(%sum: i32):
  %next = arith.addi %sum, %a : i32
  %go = "condition"() : () -> i1
  cf.cond_br %go, ^loop(%next : i32), ^end
^end:
  return
}

// A switch passes on what is needed, and says how much.

// CHECK-LABEL: @cases
// CHECK-SAME: [[A:%.+]]: i32, [[B:%.+]]: i32
// CHECK: cf.switch
// CHECK-NEXT: default: [[FIRST:\^[a-z0-9]+]]([[A]] : i32)
// CHECK-NEXT: 1: [[FIRST]]([[B]] : i32)
// CHECK-NEXT: 2: [[SECOND:\^.+]]
// CHECK: [[FIRST]]([[KEPT:%.+]]: i32):
// CHECK-NEXT: "use"([[KEPT]])
func.func @cases(%a: i32, %b: i32) {
  cf.switch %a : i32, [
    default: ^first(%b, %a : i32, i32),
    1: ^first(%a, %b : i32, i32),
    2: ^second(%a : i32)
  ]
^first(%dead: i32, %kept: i32):
  "use"(%kept) : (i32) -> ()
  return
^second(%unused: i32):
  "other"() : () -> ()
  return
}

// CHECK-LABEL: @unreachable
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @unreachable(%a: i32) {
  return
^bb1:
  %0 = arith.addi %a, %1 : i32
  cf.br ^bb2
^bb2:
  %1 = arith.addi %a, %0 : i32
  cf.br ^bb1
}
