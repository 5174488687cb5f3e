// RUN: %mlcc-opt %s -sccp | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -sccp | FileCheck %s %}
//
// Constants through branches, regions and calls.

// CHECK-LABEL: @pass(
// CHECK: %c1_i32 = arith.constant 1 : i32
// CHECK: return %c1_i32, %arg1 : i32, i32
func.func private @pass(%a: i32, %b: i32) -> (i32, i32) {
  return %a, %b : i32, i32
}
// CHECK-LABEL: @calls(
// CHECK: %c2_i32 = arith.constant 2 : i32
// CHECK: %c1_i32 = arith.constant 1 : i32
// CHECK: %0:2 = call @pass(%c1_i32, %c2_i32) : (i32, i32) -> (i32, i32)
// CHECK: %1:2 = call @pass(%c1_i32, %arg0) : (i32, i32) -> (i32, i32)
// CHECK: return %c1_i32, %0#1, %c1_i32 : i32, i32, i32
func.func @calls(%x: i32) -> (i32, i32, i32) {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %0:2 = call @pass(%c1, %c2) : (i32, i32) -> (i32, i32)
  %1:2 = call @pass(%c1, %x) : (i32, i32) -> (i32, i32)
  return %0#0, %0#1, %1#0 : i32, i32, i32
}
// CHECK-LABEL: @public(
// CHECK: return %arg0 : i32
func.func @public(%a: i32) -> i32 {
  return %a : i32
}
// CHECK-LABEL: @calls_public(
// CHECK: %c1_i32 = arith.constant 1 : i32
// CHECK: %0 = call @public(%c1_i32) : (i32) -> i32
// CHECK: return %0 : i32
func.func @calls_public() -> i32 {
  %c1 = arith.constant 1 : i32
  %0 = call @public(%c1) : (i32) -> i32
  return %0 : i32
}
// CHECK-LABEL: @switch(
// CHECK: %c3_i32 = arith.constant 3 : i32
// CHECK: %c2_i32 = arith.constant 2 : i32
// CHECK: %c1_i32 = arith.constant 1 : i32
// CHECK: %c5_i32 = arith.constant 5 : i32
// CHECK: cf.switch %c5_i32 : i32, [
// CHECK: default: ^bb1(%arg0 : i32),
// CHECK: 4: ^bb2(%c1_i32 : i32),
// CHECK: 5: ^bb3(%c2_i32 : i32)
// CHECK: ]
// CHECK: ^bb1(%0: i32):  // pred: ^bb0
// CHECK: return %0 : i32
// CHECK: ^bb2(%1: i32):  // pred: ^bb0
// CHECK: cf.br ^bb4(%1, %c3_i32 : i32, i32)
// CHECK: ^bb3(%2: i32):  // pred: ^bb0
// CHECK: cf.br ^bb4(%c2_i32, %c3_i32 : i32, i32)
// CHECK: ^bb4(%3: i32, %4: i32):  // 2 preds: ^bb2, ^bb3
// CHECK: return %c5_i32 : i32
func.func @switch(%x: i32) -> i32 {
  %c5 = arith.constant 5 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  cf.switch %c5 : i32, [default: ^d(%x : i32), 4: ^x(%c1 : i32), 5: ^y(%c2 : i32)]
^d(%0: i32):
  return %0 : i32
^x(%1: i32):
  cf.br ^z(%1, %c3 : i32, i32)
^y(%2: i32):
  cf.br ^z(%2, %c3 : i32, i32)
^z(%3: i32, %4: i32):
  %5 = arith.addi %3, %4 : i32
  return %5 : i32
}
// CHECK-LABEL: @default_of_switch(
// CHECK: %c2_i32 = arith.constant 2 : i32
// CHECK: %c1_i32 = arith.constant 1 : i32
// CHECK: %c9_i32 = arith.constant 9 : i32
// CHECK: cf.switch %c9_i32 : i32, [
// CHECK: default: ^bb1(%c1_i32 : i32),
// CHECK: 5: ^bb1(%c2_i32 : i32)
// CHECK: ]
// CHECK: ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
// CHECK: return %0 : i32
func.func @default_of_switch() -> i32 {
  %c9 = arith.constant 9 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  cf.switch %c9 : i32, [default: ^x(%c1 : i32), 5: ^x(%c2 : i32)]
^x(%0: i32):
  return %0 : i32
}
// CHECK-LABEL: @if(
// CHECK: %c2_i32 = arith.constant 2 : i32
// CHECK: %c1_i32 = arith.constant 1 : i32
// CHECK: %true = arith.constant true
// CHECK: return %c1_i32, %c2_i32 : i32, i32
func.func @if() -> (i32, i32) {
  %true = arith.constant true
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %0:2 = scf.if %true -> (i32, i32) {
    scf.yield %c1, %c2 : i32, i32
  } else {
    scf.yield %c2, %c1 : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}
// CHECK-LABEL: @index_switch(
// CHECK: %c3_i32 = arith.constant 3 : i32
// CHECK: %c2_i32 = arith.constant 2 : i32
// CHECK: %c1_i32 = arith.constant 1 : i32
// CHECK: %c2 = arith.constant 2 : index
// CHECK: return %c2_i32 : i32
func.func @index_switch() -> i32 {
  %i = arith.constant 2 : index
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  %0 = scf.index_switch %i -> i32
  case 1 {
    scf.yield %c1 : i32
  }
  case 2 {
    scf.yield %c2 : i32
  }
  default {
    scf.yield %c3 : i32
  }
  return %0 : i32
}
// CHECK-LABEL: @loop(
// CHECK: %c8_i32 = arith.constant 8 : i32
// CHECK: %c7_i32 = arith.constant 7 : i32
// CHECK: %c1 = arith.constant 1 : index
// CHECK: %c0 = arith.constant 0 : index
// CHECK: %0:3 = scf.for %arg1 = %c0 to %arg0 step %c1 iter_args(%arg2 = %c7_i32, %arg3 = %c8_i32, %arg4 = %c7_i32) -> (i32, i32, i32) {
// CHECK: %1 = arith.addi %arg3, %c7_i32 : i32
// CHECK: scf.yield %c7_i32, %1, %c7_i32 : i32, i32, i32
// CHECK: return %c7_i32, %0#1, %c7_i32 : i32, i32, i32
func.func @loop(%n: index) -> (i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = arith.constant 7 : i32
  %b = arith.constant 8 : i32
  %0:3 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %b, %z = %a) -> (i32, i32, i32) {
    %1 = arith.addi %y, %x : i32
    scf.yield %x, %1, %a : i32, i32, i32
  }
  return %0#0, %0#1, %0#2 : i32, i32, i32
}
// CHECK-LABEL: @while(
// CHECK: %c8_i32 = arith.constant 8 : i32
// CHECK: %c7_i32 = arith.constant 7 : i32
// CHECK: return %c7_i32, %c8_i32 : i32, i32
func.func @while(%n: i1) -> (i32, i32) {
  %a = arith.constant 7 : i32
  %b = arith.constant 8 : i32
  %0:2 = scf.while (%x = %a) : (i32) -> (i32, i32) {
    scf.condition(%n) %x, %b : i32, i32
  } do {
  ^bb0(%p: i32, %q: i32):
    %1 = arith.subi %q, %p : i32
    %2 = arith.addi %1, %p : i32
    %3 = arith.subi %2, %1 : i32
    scf.yield %3 : i32
  }
  return %0#0, %0#1 : i32, i32
}
// CHECK-LABEL: @dead(
// CHECK: %c1_i32 = arith.constant 1 : i32
// CHECK: %false = arith.constant false
// CHECK: cf.cond_br %false, ^bb1(%arg0 : i32), ^bb2(%c1_i32 : i32)
// CHECK: ^bb1(%0: i32):  // pred: ^bb0
// CHECK: %1 = arith.addi %0, %0 : i32
// CHECK: cf.br ^bb2(%1 : i32)
// CHECK: ^bb2(%2: i32):  // 2 preds: ^bb0, ^bb1
// CHECK: return %c1_i32 : i32
func.func @dead(%x: i32) -> i32 {
  %false = arith.constant false
  %c1 = arith.constant 1 : i32
  cf.cond_br %false, ^x(%x : i32), ^y(%c1 : i32)
^x(%0: i32):
  %1 = arith.addi %0, %0 : i32
  cf.br ^y(%1 : i32)
^y(%2: i32):
  %3 = arith.muli %2, %2 : i32
  return %3 : i32
}
