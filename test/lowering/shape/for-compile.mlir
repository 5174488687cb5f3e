// RUN: mlcc-opt %s -convert-shape-to-std=for-compile -canonicalize | FileCheck %s

// In a compile what may be an error is converted as well. A witness becomes
// nothing, and an error an assertion that fails.

// CHECK-LABEL: func.func @witnesses(
// CHECK-SAME: %[[C:.*]]: i1, %[[N:.*]]: index) -> index {
// CHECK-NEXT: cf.assert %[[C]], "message"
// CHECK-NEXT: %[[R:.*]] = arith.muli %[[N]], %[[N]]
// CHECK-NEXT: return %[[R]] : index
func.func @witnesses(%c: i1, %w: !shape.witness, %n: !shape.size) -> (!shape.size, !shape.witness) {
  %0 = shape.cstr_require %c, "message"
  %1 = shape.assuming_all %0, %w
  %2:2 = shape.assuming %1 -> (!shape.size, !shape.witness) {
    %3 = shape.mul %n, %n : !shape.size, !shape.size -> !shape.size
    shape.assuming_yield %3, %0 : !shape.size, !shape.witness
  }
  return %2#0, %2#1 : !shape.size, !shape.witness
}

// CHECK-LABEL: func.func @known(
// CHECK-NEXT: %[[NO:.*]] = arith.constant false
// CHECK-NEXT: cf.assert %[[NO]], "required what is known not to hold"
// CHECK-NEXT: return
func.func @known() {
  %yes = shape.const_witness true
  %no = shape.const_witness false
  shape.assuming %yes {
  }
  shape.assuming %no {
  }
  return
}

// CHECK-LABEL: func.func @errors(
// CHECK-SAME: %[[S:.*]]: tensor<?xindex>, %[[I:.*]]: index)
// CHECK:      %[[FITS:.*]] = scf.for
// CHECK:      cf.assert %[[FITS]], "no"
// CHECK:      %[[IN:.*]] = arith.cmpi ult, %[[I]]
// CHECK:      cf.assert %[[IN]], "no such dimension of a shape"
// CHECK:      %[[NOT:.*]] = arith.cmpi ne
// CHECK:      cf.assert %[[NOT]], "division of a size by zero"
// CHECK:      arith.floordivsi
// CHECK:      %[[HAS:.*]] = arith.cmpi ule
// CHECK:      cf.assert %[[HAS]], "no such place to split a shape"
// CHECK:      cf.assert %{{.*}}, "required shapes of the same rank"
func.func @errors(%s: !shape.shape, %i: index) -> (!shape.size, !shape.shape) {
  %b = shape.broadcast %s, %s, %s {error = "no"} : !shape.shape, !shape.shape, !shape.shape -> !shape.shape
  %d = shape.get_extent %b, %i : !shape.shape, index -> !shape.size
  %q = shape.div %d, %i : !shape.size, index -> !shape.size
  %h, %t = "shape.split_at"(%s, %i) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  %m = shape.min %h, %t : !shape.shape, !shape.shape -> !shape.shape
  return %q, %m : !shape.size, !shape.shape
}

// The type of a loop's value, and of a branch's.
// CHECK-LABEL: func.func @carried(
// CHECK: scf.for {{.*}} -> (index)
// CHECK: arith.select %{{.*}}, %{{.*}}, %{{.*}} : tensor<?xindex>
func.func @carried(%s: !shape.shape, %t: !shape.shape, %c: i1, %n: index) -> (!shape.size, !shape.shape) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = shape.const_size 1
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> (!shape.size) {
    %next = shape.add %a, %i : !shape.size, index -> !shape.size
    scf.yield %next : !shape.size
  }
  cf.cond_br %c, ^a(%s : !shape.shape), ^a(%t : !shape.shape)
^a(%x: !shape.shape):
  return %r, %x : !shape.size, !shape.shape
}

// Sizes that are the same, and shapes: one stands for both.
// CHECK-LABEL: func.func @meet(
// CHECK-SAME: %[[S:.*]]: tensor<?xindex>, %[[T:.*]]: tensor<2xindex>, %[[N:.*]]: index, %[[M:.*]]: index)
// CHECK:      %[[EQ:.*]] = scf.if
// CHECK:      cf.assert %[[EQ]], "other"
// CHECK-NEXT: %[[SAME:.*]] = arith.cmpi eq, %[[N]], %[[M]]
// CHECK-NEXT: cf.assert %[[SAME]], "required equal shapes"
// CHECK-NEXT: return %[[S]], %[[N]]
func.func @meet(%s: !shape.shape, %t: tensor<2xindex>, %n: !shape.size, %m: index) -> (!shape.shape, !shape.size) {
  %0 = shape.meet %s, %t, error = "other" : !shape.shape, tensor<2xindex> -> !shape.shape
  %1 = shape.meet %n, %m : !shape.size, index -> !shape.size
  return %0, %1 : !shape.shape, !shape.size
}

// The block of a reduction may end with its arguments.
// CHECK-LABEL: func.func @reduce_to_arguments(
// CHECK:      scf.for
// CHECK-NEXT: %[[SIZE:.*]] = tensor.extract
// CHECK-NEXT: scf.yield %[[SIZE]]
func.func @reduce_to_arguments(%s: !shape.shape, %z: !shape.size, %n: index) -> (!shape.size, index) {
  %0:2 = shape.reduce(%s, %z, %n) : !shape.shape -> (!shape.size, index) {
  ^bb0(%i: index, %size: !shape.size, %first: !shape.size, %second: index):
    shape.yield %size, %second : !shape.size, index
  }
  return %0#0, %0#1 : !shape.size, index
}
