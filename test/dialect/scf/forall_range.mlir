// RUN: mlcc-opt %s | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s | FileCheck %s %}
// RUN: mlcc-opt %s | mlcc-opt | FileCheck %s

// Loops from 0 in steps of 1 are printed by what they end at, also where these
// numbers are values.

// CHECK-LABEL: func @by_end
// CHECK-SAME: (%[[N:.*]]: index)
// CHECK: scf.forall ({{.*}}) in (2)
// CHECK: scf.forall ({{.*}}) in (%[[N]], 4)
// CHECK-LABEL: func @by_bounds
// CHECK: scf.forall ({{.*}}) = (%[[N:.*]]) to (2) step (1)
// CHECK: scf.forall ({{.*}}) = (0, 0) to (2, 2) step (1, %[[N]])
func.func @by_end(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.forall (%i) = (%c0) to (2) step (%c1) {
  }
  scf.forall (%i, %j) = (0, %c0) to (%n, 4) step (1, %c1) {
  }
  return
}

func.func @by_bounds(%n: index) {
  scf.forall (%i) = (%n) to (2) step (1) {
  }
  scf.forall (%i, %j) = (0, 0) to (2, 2) step (1, %n) {
  }
  return
}
