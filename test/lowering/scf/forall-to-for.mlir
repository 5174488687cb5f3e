// Nests of loops, inner scf.forall first.
//
// RUN: %mlcc-opt %s -scf-forall-to-for -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -scf-forall-to-for -allow-unregistered-dialect | FileCheck %s %}

// CHECK-LABEL: @nest
// CHECK-SAME: [[N:%.+]]: index
// CHECK: scf.for [[I:%.+]] = %c0{{.*}} to [[N]] step %c1
// CHECK-NEXT: scf.for [[J:%.+]] = %c0{{.*}} to %c4 step %c1
// CHECK-NEXT: "body"([[I]], [[J]])
func.func @nest(%n: index) {
  scf.forall (%i, %j) in (%n, 4) {
    "body"(%i, %j) : (index, index) -> ()
  }
  return
}

// CHECK-LABEL: @bounds
// CHECK-SAME: [[N:%.+]]: index
// CHECK: scf.for [[I:%.+]] = [[N]] to %c9 step %c2
// CHECK: scf.for [[J:%.+]] = %c0{{.*}} to [[I]] step
// CHECK-NEXT: "body"([[I]], [[J]])
// CHECK-NOT: scf.forall
func.func @bounds(%n: index) {
  scf.forall (%i) = (%n) to (9) step (2) {
    scf.forall (%j) in (%i) {
      "body"(%i, %j) : (index, index) -> ()
    }
  }
  return
}
