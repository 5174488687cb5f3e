// scf.parallel that reduces stays.
//
// RUN: %mlcc-opt %s -scf-parallel-for-to-nested-fors -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -scf-parallel-for-to-nested-fors -allow-unregistered-dialect | FileCheck %s %}

// CHECK-LABEL: @nest
// CHECK-SAME: [[A:%.+]]: index, [[B:%.+]]: index, [[S:%.+]]: index
// CHECK-NEXT: scf.for [[I:%.+]] = [[A]] to [[B]] step [[S]]
// CHECK-NEXT: scf.for [[J:%.+]] = [[A]] to [[S]] step [[B]]
// CHECK-NEXT: "body"([[I]], [[J]])
func.func @nest(%a: index, %b: index, %s: index) {
  scf.parallel (%i, %j) = (%a, %a) to (%b, %s) step (%s, %b) {
    "body"(%i, %j) : (index, index) -> ()
  }
  return
}

// CHECK-LABEL: @reduction
// CHECK: scf.parallel
func.func @reduction(%a: index, %b: index, %s: index, %x: f32) -> f32 {
  %0 = scf.parallel (%i) = (%a) to (%b) step (%s) init (%x) -> f32 {
    scf.reduce(%x : f32) {
    ^bb0(%p: f32, %q: f32):
      %sum = arith.addf %p, %q : f32
      scf.reduce.return %sum : f32
    }
  }
  return %0 : f32
}
