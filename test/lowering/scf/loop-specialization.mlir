// A loop for the constant that bounds are at most. (MLIR looks for affine.min.)
//
// RUN: %mlcc-opt %s -scf-for-loop-specialization -scf-parallel-loop-specialization -allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: @for
// CHECK-SAME: [[N:%.+]]: index
// CHECK: [[MIN:%.+]] = arith.minsi [[N]], %c4
// CHECK: [[K:%.+]] = arith.constant 4 : index
// CHECK-NEXT: [[IS:%.+]] = arith.cmpi eq, [[MIN]], [[K]]
// CHECK-NEXT: scf.if [[IS]] {
// CHECK-NEXT: scf.for {{%.+}} = {{%.+}} to [[K]] step
// CHECK: } else {
// CHECK-NEXT: scf.for {{%.+}} = {{%.+}} to [[MIN]] step
func.func @for(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %min = arith.minsi %n, %c4 : index
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
  %c4 = arith.constant 4 : index
  %a = arith.minsi %n, %c4 : index
  %b = arith.minsi %c4, %m : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%a, %b) step (%c1, %c1) {
    "body"(%i, %j) : (index, index) -> ()
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%a, %m) step (%c1, %c1) {
    "body"(%i, %j) : (index, index) -> ()
  }
  return
}
