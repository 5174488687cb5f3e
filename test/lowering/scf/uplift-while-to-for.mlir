// Loops that count; the counter may be anywhere among the values.
//
// RUN: %mlcc-opt %s -test-scf-uplift-while-to-for -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -test-scf-uplift-while-to-for -allow-unregistered-dialect | FileCheck %s %}

// CHECK-LABEL: @count
// CHECK-SAME: [[LB:%.+]]: index, [[UB:%.+]]: index, [[S:%.+]]: index, [[X:%.+]]: f32
// CHECK: [[R:%.+]] = scf.for [[I:%.+]] = [[LB]] to [[UB]] step [[S]] iter_args([[A:%.+]] = [[X]]) -> (f32) {
// CHECK-NEXT: [[N:%.+]] = "body"([[I]], [[A]])
// CHECK-NEXT: scf.yield [[N]]
// CHECK-NEXT: }
// CHECK: return [[R]]
func.func @count(%lb: index, %ub: index, %s: index, %x: f32) -> f32 {
  %0:2 = scf.while (%a = %x, %i = %lb) : (f32, index) -> (f32, index) {
    %c = arith.cmpi slt, %i, %ub : index
    scf.condition(%c) %a, %i : f32, index
  } do {
  ^bb0(%a: f32, %i: index):
    %n = "body"(%i, %a) : (index, f32) -> f32
    %next = arith.addi %s, %i : index
    scf.yield %n, %next : f32, index
  }
  return %0#0 : f32
}

// CHECK-LABEL: @reversed
// CHECK: scf.for
func.func @reversed(%lb: i64, %ub: i64) {
  %c3 = arith.constant 3 : i64
  %0 = scf.while (%i = %lb) : (i64) -> i64 {
    %c = arith.cmpi sgt, %ub, %i : i64
    scf.condition(%c) %i : i64
  } do {
  ^bb0(%i: i64):
    %next = arith.addi %i, %c3 : i64
    "body"(%i, %next) : (i64, i64) -> ()
    scf.yield %next : i64
  }
  return
}

// What the bound is must not depend on the loop, nor the step.

// CHECK-LABEL: @changing
// CHECK-COUNT-2: scf.while
func.func @changing(%lb: i64, %ub: i64) {
  %0:2 = scf.while (%i = %lb, %u = %ub) : (i64, i64) -> (i64, i64) {
    %c = arith.cmpi slt, %i, %u : i64
    scf.condition(%c) %i, %u : i64, i64
  } do {
  ^bb0(%i: i64, %u: i64):
    %next = arith.addi %i, %lb : i64
    %less = "body"(%u) : (i64) -> i64
    scf.yield %next, %less : i64, i64
  }
  %1 = scf.while (%i = %lb) : (i64) -> i64 {
    %c = arith.cmpi slt, %i, %ub : i64
    scf.condition(%c) %i : i64
  } do {
  ^bb0(%i: i64):
    %step = "step"() : () -> i64
    %next = arith.addi %i, %step : i64
    scf.yield %next : i64
  }
  return
}
