// RUN: %mlcc-opt %s -remove-dead-values | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -remove-dead-values | FileCheck %s %}
//
// What nobody needs, of blocks, regions and functions.

// CHECK-LABEL: @effect(
func.func private @effect(i32)
// CHECK-LABEL: @pair(
// CHECK: %0 = arith.addi %arg0, %arg0 : i32
// CHECK: return %0 : i32
func.func private @pair(%a: i32, %b: i32) -> (i32, i32) {
  %0 = arith.addi %a, %a : i32
  return %0, %b : i32, i32
}
// CHECK-LABEL: @first_of_pair(
// CHECK: %0 = call @pair(%arg0) : (i32) -> i32
// CHECK: return %0 : i32
func.func @first_of_pair(%a: i32, %b: i32) -> i32 {
  %0:2 = call @pair(%a, %b) : (i32, i32) -> (i32, i32)
  return %0#0 : i32
}
// CHECK-LABEL: @second(
// CHECK: %0 = arith.muli %arg0, %arg0 : i32
// CHECK: return %0 : i32
func.func private @second(%a: i32, %b: i32) -> (i32, i32) {
  %0 = arith.muli %a, %a : i32
  %1 = arith.muli %b, %b : i32
  return %0, %1 : i32, i32
}
// CHECK-LABEL: @second_of_pair(
// CHECK: %0 = call @second(%arg1) : (i32) -> i32
// CHECK: return %0 : i32
func.func @second_of_pair(%a: i32, %b: i32) -> i32 {
  %0:2 = call @second(%a, %b) : (i32, i32) -> (i32, i32)
  return %0#1 : i32
}
// CHECK-LABEL: @for(
// CHECK: %c0 = arith.constant 0 : index
// CHECK: %c1 = arith.constant 1 : index
// CHECK: %0 = ub.poison : i32
// CHECK: %1 = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %arg2) -> (i32) {
// CHECK: %2 = arith.addi %arg4, %arg4 : i32
// CHECK: %3 = ub.poison : i32
// CHECK: scf.yield %2 : i32
// CHECK: return %1 : i32
func.func @for(%n: index, %a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %b) -> (i32, i32) {
    %1 = arith.addi %x, %x : i32
    %2 = arith.addi %y, %y : i32
    scf.yield %1, %2 : i32, i32
  }
  return %0#1 : i32
}
// CHECK-LABEL: @while(
// CHECK: %0 = ub.poison : i32
// CHECK: %1 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
// CHECK: %2 = arith.cmpi slt, %arg2, %arg1 : i32
// CHECK: %3 = ub.poison : i32
// CHECK: scf.condition(%2) %arg2 : i32
// CHECK: } do {
// CHECK: ^bb0(%arg2: i32):
// CHECK: %2 = arith.addi %arg2, %arg2 : i32
// CHECK: %3 = ub.poison : i32
// CHECK: scf.yield %2 : i32
// CHECK: return %1 : i32
func.func @while(%a: i32, %b: i32) -> i32 {
  %0:2 = scf.while (%x = %a, %y = %b) : (i32, i32) -> (i32, i32) {
    %c = arith.cmpi slt, %x, %b : i32
    scf.condition(%c) %x, %y : i32, i32
  } do {
  ^bb0(%p: i32, %q: i32):
    %1 = arith.addi %p, %p : i32
    scf.yield %1, %q : i32, i32
  }
  return %0#0 : i32
}
// CHECK-LABEL: @if(
// CHECK: %0 = scf.if %arg0 -> (i32) {
// CHECK: %1 = ub.poison : i32
// CHECK: %2 = ub.poison : i32
// CHECK: scf.yield %arg1 : i32
// CHECK: } else {
// CHECK: %1 = arith.subi %arg1, %arg2 : i32
// CHECK: %2 = ub.poison : i32
// CHECK: %3 = ub.poison : i32
// CHECK: scf.yield %1 : i32
// CHECK: return %0 : i32
func.func @if(%c: i1, %a: i32, %b: i32) -> i32 {
  %0:3 = scf.if %c -> (i32, i32, i32) {
    %1 = arith.addi %a, %b : i32
    scf.yield %1, %a, %b : i32, i32, i32
  } else {
    %2 = arith.subi %a, %b : i32
    scf.yield %b, %2, %a : i32, i32, i32
  }
  return %0#1 : i32
}
// CHECK-LABEL: @branch(
// CHECK: cf.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2(%arg2 : i32)
// CHECK: ^bb1(%0: i32):  // pred: ^bb0
// CHECK: cf.br ^bb2(%0 : i32)
// CHECK: ^bb2(%1: i32):  // 2 preds: ^bb0, ^bb1
// CHECK: return %1 : i32
func.func @branch(%c: i1, %a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  cf.cond_br %c, ^x(%a, %0 : i32, i32), ^y(%b : i32)
^x(%1: i32, %2: i32):
  cf.br ^y(%1 : i32)
^y(%3: i32):
  return %3 : i32
}
// CHECK-LABEL: @parallel(
// CHECK: %c0 = arith.constant 0 : index
// CHECK: %c1 = arith.constant 1 : index
// CHECK: scf.parallel (%arg3) = (%c0) to (%arg0) step (%c1) {
// CHECK: %0 = arith.muli %arg2, %arg2 : i32
// CHECK: memref.store %0, %arg1[%arg3] : memref<?xi32>
// CHECK: scf.reduce
func.func @parallel(%n: index, %m: memref<?xi32>, %a: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %0 = arith.addi %a, %a : i32
    %1 = arith.muli %a, %a : i32
    memref.store %1, %m[%i] : memref<?xi32>
    scf.reduce
  }
  return
}
// CHECK-LABEL: @effects(
// CHECK: %0 = arith.subi %arg0, %arg1 : i32
// CHECK: call @effect(%0) : (i32) -> ()
func.func @effects(%a: i32, %b: i32) {
  %0 = arith.addi %a, %b : i32
  %1 = arith.subi %a, %b : i32
  call @effect(%1) : (i32) -> ()
  return
}
// CHECK-LABEL: @nobody(
// CHECK-NEXT: return
func.func private @nobody(%a: i32) -> i32 {
  return %a : i32
}
