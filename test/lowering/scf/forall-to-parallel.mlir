// Bounds become values, the mapping an attribute.
//
// RUN: %mlcc-opt %s -scf-forall-to-parallel -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -scf-forall-to-parallel -allow-unregistered-dialect | FileCheck %s %}

// CHECK-LABEL: @space
// CHECK-SAME: [[N:%.+]]: index
// CHECK: scf.parallel ([[I:%.+]], [[J:%.+]]) = ({{%.+}}, [[N]]) to ([[N]], %c4) step ({{%.+}}, %c2)
// CHECK-NEXT: "body"([[I]], [[J]])
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
func.func @space(%n: index) {
  scf.forall (%i, %j) = (0, %n) to (%n, 4) step (1, 2) {
    "body"(%i, %j) : (index, index) -> ()
  } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  return
}
