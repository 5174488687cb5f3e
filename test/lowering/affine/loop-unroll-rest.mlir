// affine-loop-unroll: the loop for the rest begins where the other one ends, if
// loops around say that this is never before it began.
//
// RUN: %mlcc-opt %s -allow-unregistered-dialect -affine-loop-unroll | FileCheck %s

// CHECK-DAG: #[[FROM_NEXT:.*]] = affine_map<(d0) -> (d0 + ((-d0 + 15) floordiv 4) * 4 + 1)>
// CHECK-DAG: #[[BELOW:.*]] = affine_map<(d0) -> ((d0 floordiv 4) * 4)>
// CHECK-DAG: #[[ABOVE:.*]] = affine_map<(d0)[s0] -> (d0 + ((-d0 + s0) floordiv 4) * 4)>
// CHECK-DAG: #[[OR_BEGIN:.*]] = affine_map<(d0) -> (d0 + ((-d0 + 15) floordiv 4) * 4 + 1, d0 + 1)>

// CHECK-LABEL: @from_next(
// CHECK: affine.for [[I:%.*]] = 0 to 16 {
// CHECK: affine.for %{{.*}} = #[[FROM_NEXT]]([[I]]) to 16 {
func.func @from_next() {
  affine.for %i = 0 to 16 {
    affine.for %j = affine_map<(d0) -> (d0 + 1)>(%i) to 16 {
      "use"(%j) : (index) -> ()
    }
  }
  return
}

// CHECK-LABEL: @below_and_above(
// CHECK-SAME: [[N:%.*]]: index
// CHECK: affine.for [[I:%.*]] = 0 to [[N]] {
// CHECK: affine.for %{{.*}} = #[[BELOW]]([[I]]) to {{.*}}([[I]]) {
// CHECK: affine.for %{{.*}} = #[[ABOVE]]([[I]])[[[N]]] to [[N]] {
func.func @below_and_above(%n: index) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      "use"(%j) : (index) -> ()
    }
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to %n {
      "use"(%j) : (index) -> ()
    }
  }
  return
}

// The last one begins two behind its end.

// CHECK-LABEL: @beyond(
// CHECK: affine.for %{{.*}} = max #[[OR_BEGIN]](
func.func @beyond() {
  affine.for %i = 0 to 18 {
    affine.for %j = affine_map<(d0) -> (d0 + 1)>(%i) to 16 {
      "use"(%j) : (index) -> ()
    }
  }
  return
}

// The size of a memref is not negative; a number may be.

// CHECK-LABEL: @to_size(
// CHECK: [[N:%.*]] = memref.dim
// CHECK: affine.for %{{.*}} = 0 to #{{.*}}()[[[N]]] step 4
// CHECK: affine.for %{{.*}} = #{{.*}}()[[[N]]] to [[N]] {
func.func @to_size(%m: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  affine.for %i = 0 to %n {
    "use"(%i) : (index) -> ()
  }
  return
}

// CHECK-LABEL: @to_number(
// CHECK-SAME: [[N:%.*]]: index
// CHECK: affine.for %{{.*}} = 0 to #{{.*}}()[[[N]]] step 4
// CHECK: affine.for %{{.*}} = max #{{.*}}()[[[N]]] to [[N]] {
func.func @to_number(%n: index) {
  affine.for %i = 0 to %n {
    "use"(%i) : (index) -> ()
  }
  return
}
