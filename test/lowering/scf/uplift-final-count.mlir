// What the counter is behind the loop: the first value that is not below the
// bound. MLIR 22 says one step less, and less than the lower bound when the
// loop does not run.
//
// RUN: %mlcc-opt %s -scf-uplift-while-to-for -allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: @final
// CHECK-SAME: [[LB:%.+]]: index, [[UB:%.+]]: index, [[S:%.+]]: index
// CHECK: scf.for
// CHECK: [[LESS:%.+]] = arith.subi [[S]], %c1
// CHECK: [[LENGTH:%.+]] = arith.subi [[UB]], [[LB]]
// CHECK: [[MORE:%.+]] = arith.addi [[LENGTH]], [[LESS]]
// CHECK: [[STEPS:%.+]] = arith.divsi [[MORE]], [[S]]
// CHECK: [[COUNT:%.+]] = arith.maxsi [[STEPS]], %c0
// CHECK: [[WAY:%.+]] = arith.muli [[COUNT]], [[S]]
// CHECK: [[END:%.+]] = arith.addi [[LB]], [[WAY]]
// CHECK: return [[END]]
func.func @final(%lb: index, %ub: index, %s: index) -> index {
  %0 = scf.while (%i = %lb) : (index) -> index {
    %c = arith.cmpi slt, %i, %ub : index
    scf.condition(%c) %i : index
  } do {
  ^bb0(%i: index):
    "body"(%i) : (index) -> ()
    %next = arith.addi %i, %s : index
    scf.yield %next : index
  }
  return %0 : index
}
