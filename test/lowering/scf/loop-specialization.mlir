// A loop for the constant that bounds are at most.
//
// RUN: %mlcc-opt %s -scf-for-loop-specialization -scf-parallel-loop-specialization -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -scf-for-loop-specialization -scf-parallel-loop-specialization -allow-unregistered-dialect | FileCheck %s %}

// CHECK-LABEL: @for
// CHECK-SAME: [[N:%.+]]: index
// CHECK: [[MIN:%.+]] = affine.min #{{.+}}([[N]])
// CHECK: [[K:%.+]] = arith.constant 4 : index
// CHECK-NEXT: [[IS:%.+]] = arith.cmpi eq, [[MIN]], [[K]]
// CHECK-NEXT: scf.if [[IS]] {
// CHECK-NEXT: scf.for {{%.+}} = {{%.+}} to [[K]] step
// CHECK: } else {
// CHECK-NEXT: scf.for {{%.+}} = {{%.+}} to [[MIN]] step
func.func @for(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %min = affine.min affine_map<(d0) -> (d0, 9, 4, 5)>(%n)
  scf.for %i = %c0 to %min step %c1 {
    "body"(%i) : (index) -> ()
  }
  return
}

// All bounds must have one.

// CHECK-LABEL: @parallel
// CHECK: [[BOTH:%.+]] = arith.andi
// CHECK: scf.if [[BOTH]] {
// CHECK-NEXT: scf.parallel
// CHECK: } else {
// CHECK-NEXT: scf.parallel
// CHECK-NOT: scf.if
func.func @parallel(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = affine.min affine_map<(d0) -> (d0, 4)>(%n)
  %b = affine.min affine_map<(d0) -> (3, d0)>(%m)
  scf.parallel (%i, %j) = (%c0, %c0) to (%a, %b) step (%c1, %c1) {
    "body"(%i, %j) : (index, index) -> ()
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%a, %m) step (%c1, %c1) {
    "body"(%i, %j) : (index, index) -> ()
  }
  return
}

// One that is no constant, and none at all.

// CHECK-LABEL: @unknown
// CHECK-NOT: scf.if
func.func @unknown(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %min = affine.min affine_map<(d0, d1) -> (d0, d1)>(%n, %m)
  scf.for %i = %c0 to %min step %c1 {
    "body"(%i) : (index) -> ()
  }
  scf.for %i = %c0 to %n step %c1 {
    "body"(%i) : (index) -> ()
  }
  return
}
