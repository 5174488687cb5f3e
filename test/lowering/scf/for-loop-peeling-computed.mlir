// Bounds of loops that may end before they begin, or that do not count by an
// index, are computed so that neither loop runs then. (MLIR's affine.apply has
// the second one run.)
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

// CHECK-LABEL: @indices
// CHECK: arith.remsi
// CHECK: scf.for

// A loop that surely runs has a first iteration.

// FRONT-LABEL: @indices
// FRONT: arith.minsi
// FRONT: scf.for
// FRONT: [[NEXT:%.+]] = affine.apply {{#.+}}()[{{%.+}}, {{%.+}}]
// FRONT-NEXT: scf.for {{%.+}} = {{%.+}} to [[NEXT]]
func.func @indices(%lb: index, %ub: index, %s: index) {
  scf.for %i = %lb to %ub step %s {
    "body"(%i) : (index) -> ()
  }
  %more = affine.apply affine_map<()[s0] -> (s0 + 1)>()[%lb]
  scf.for %i = %lb to %more step %s {
    "body"(%i) : (index) -> ()
  }
  return
}
