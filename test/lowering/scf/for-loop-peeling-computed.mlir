// Bounds that are not known are computed. (MLIR does that by affine.apply.)
//
// RUN: %mlcc-opt %s -scf-for-loop-peeling -allow-unregistered-dialect | FileCheck %s
// RUN: %mlcc-opt %s -scf-for-loop-peeling=peel-front=true -allow-unregistered-dialect | FileCheck %s -check-prefix=FRONT

// CHECK-LABEL: @bounds
// CHECK-SAME: [[LB:%.+]]: i32, [[UB:%.+]]: i32, [[S:%.+]]: i32
// CHECK-NEXT: [[LENGTH:%.+]] = arith.subi [[UB]], [[LB]] : i32
// CHECK-NEXT: [[REST:%.+]] = arith.remsi [[LENGTH]], [[S]] : i32
// CHECK-NEXT: [[SPLIT:%.+]] = arith.subi [[UB]], [[REST]] : i32
// CHECK: scf.for {{%.+}} = [[LB]] to [[SPLIT]] step [[S]]
// CHECK: scf.for {{%.+}} = [[SPLIT]] to [[UB]] step [[S]]

// The first iteration may be none.

// FRONT-LABEL: @bounds
// FRONT-SAME: [[LB:%.+]]: i32, [[UB:%.+]]: i32, [[S:%.+]]: i32
// FRONT-NEXT: [[NEXT:%.+]] = arith.addi [[LB]], [[S]] : i32
// FRONT-NEXT: [[SPLIT:%.+]] = arith.minsi [[NEXT]], [[UB]] : i32
// FRONT: scf.for {{%.+}} = [[LB]] to [[SPLIT]] step [[S]]
// FRONT: scf.for {{%.+}} = [[SPLIT]] to [[UB]] step [[S]]
func.func @bounds(%lb: i32, %ub: i32, %s: i32) {
  scf.for %i = %lb to %ub step %s : i32 {
    "body"(%i) : (i32) -> ()
  }
  return
}
