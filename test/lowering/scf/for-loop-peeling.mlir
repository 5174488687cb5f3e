// Bounds that are known; the last iteration, or the first, has a loop of its own.
//
// RUN: %mlcc-opt %s -scf-for-loop-peeling -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -scf-for-loop-peeling -allow-unregistered-dialect | FileCheck %s %}

// RUN: %mlcc-opt %s -scf-for-loop-peeling=skip-partial=false -allow-unregistered-dialect | FileCheck %s -check-prefix=ALL
// RUN: %mlcc-opt %s -scf-for-loop-peeling=peel-front=true -allow-unregistered-dialect | FileCheck %s -check-prefix=FRONT

// CHECK-LABEL: @last
// CHECK-SAME: [[X:%.+]]: f32
// CHECK: [[A:%.+]] = scf.for {{%.+}} = %c0 to %c8 step %c4 iter_args({{%.+}} = [[X]]) -> (f32)
// CHECK: [[B:%.+]] = scf.for {{%.+}} = %c8 to %c10 step %c4 iter_args({{%.+}} = [[A]]) -> (f32)
// CHECK: return [[B]]
// FRONT-LABEL: @last
// FRONT-SAME: [[X:%.+]]: f32
// FRONT: [[A:%.+]] = scf.for {{%.+}} = %c0 to %c4 step %c4 iter_args({{%.+}} = [[X]]) -> (f32)
// FRONT: [[B:%.+]] = scf.for {{%.+}} = %c4 to %c10 step %c4 iter_args({{%.+}} = [[A]]) -> (f32)
// FRONT: return [[B]]
func.func @last(%x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c10 = arith.constant 10 : index
  %0 = scf.for %i = %c0 to %c10 step %c4 iter_args(%a = %x) -> f32 {
    %n = "body"(%i, %a) : (index, f32) -> f32
    scf.yield %n : f32
  }
  return %0 : f32
}

// CHECK-LABEL: @whole
// CHECK-COUNT-1: scf.for
// CHECK-NOT: scf.for
func.func @whole() {
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c10 = arith.constant 10 : index
  scf.for %i = %c2 to %c10 step %c4 {
    "body"(%i) : (index) -> ()
  }
  return
}

// The loop in the rest of another one is left, unless options say otherwise.

// CHECK-LABEL: @nested
// CHECK-COUNT-5: scf.for
// CHECK-NOT: scf.for
// ALL-LABEL: @nested
// ALL-COUNT-6: scf.for
func.func @nested() {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c10 = arith.constant 10 : index
  scf.for %i = %c0 to %c10 step %c4 {
    scf.for %j = %c0 to %c10 step %c3 {
      "body"(%i, %j) : (index, index) -> ()
    }
  }
  return
}
