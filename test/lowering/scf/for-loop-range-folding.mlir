// Additions and multiplications of the counter alone.
//
// RUN: %mlcc-opt %s -scf-for-loop-range-folding -allow-unregistered-dialect | FileCheck %s -check-prefixes=CHECK,BOTH
// RUN: %if mlir-22 %{ mlir-opt-22 %s -scf-for-loop-range-folding -allow-unregistered-dialect | FileCheck %s -check-prefix=BOTH %}

// BOTH-LABEL: @fold
// BOTH-SAME: [[LB:%.+]]: index, [[UB:%.+]]: index, [[S:%.+]]: index, [[X:%.+]]: index
// BOTH: [[L1:%.+]] = arith.addi [[X]], [[LB]]
// BOTH: [[U1:%.+]] = arith.addi [[X]], [[UB]]
// BOTH: [[L2:%.+]] = arith.muli [[L1]], %c4
// BOTH: [[U2:%.+]] = arith.muli [[U1]], %c4
// BOTH: [[S2:%.+]] = arith.muli [[S]], %c4
// BOTH: scf.for [[I:%.+]] = [[L2]] to [[U2]] step [[S2]]
// BOTH-NEXT: "body"([[I]])
func.func @fold(%lb: index, %ub: index, %s: index, %x: index) {
  %c4 = arith.constant 4 : index
  scf.for %i = %lb to %ub step %s {
    %sum = arith.addi %x, %i : index
    %product = arith.muli %sum, %c4 : index
    "body"(%product) : (index) -> ()
  }
  return
}

// BOTH-LABEL: @used_twice
// BOTH: scf.for
// BOTH-NEXT: arith.addi
// BOTH: arith.muli
func.func @used_twice(%lb: index, %ub: index, %s: index, %x: index) {
  scf.for %i = %lb to %ub step %s {
    %sum = arith.addi %i, %x : index
    "body"(%i, %sum) : (index, index) -> ()
  }
  scf.for %i = %lb to %ub step %s {
    %square = arith.muli %i, %i : index
    "body"(%square) : (index) -> ()
  }
  return
}

// With a factor that is not positive the loop would not run.

// CHECK-LABEL: @factor
// CHECK: scf.for [[I:%.+]] = %{{.+}} to
// CHECK-NEXT: arith.muli [[I]], %c-2
func.func @factor(%lb: index, %ub: index, %s: index) {
  %m2 = arith.constant -2 : index
  scf.for %i = %lb to %ub step %s {
    %product = arith.muli %i, %m2 : index
    "body"(%product) : (index) -> ()
  }
  return
}
