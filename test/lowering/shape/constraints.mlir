// RUN: mlcc-opt %s -convert-shape-constraints | FileCheck %s
// RUN: mlcc-opt %s -remove-shape-constraints | FileCheck %s -check-prefix=GONE
// RUN: %if mlir-22 %{ mlir-opt-22 %s -convert-shape-constraints | FileCheck %s %}
// RUN: %if mlir-22 %{ mlir-opt-22 %s -remove-shape-constraints | FileCheck %s -check-prefix=GONE %}

// What is demanded of shapes is asserted, or taken for true.

// CHECK-LABEL: func.func @demands(
// CHECK-SAME: %[[A:.*]]: tensor<?xindex>, %[[B:.*]]: !shape.shape, %[[C:.*]]: i1)
// CHECK-NEXT: %[[W:.*]] = shape.const_witness true
// CHECK-NEXT: %[[FITS:.*]] = shape.is_broadcastable %[[A]], %[[B]]
// CHECK-NEXT: cf.assert %[[FITS]], "required broadcastable shapes"
// CHECK-NEXT: %[[SAME:.*]] = shape.shape_eq %[[A]], %[[B]]
// CHECK-NEXT: cf.assert %[[SAME]], "required equal shapes"
// CHECK-NEXT: cf.assert %[[C]], "message"
// CHECK-NEXT: return %[[W]]

// GONE-LABEL: func.func @demands(
// GONE-SAME: %{{.*}}: !shape.shape, %[[C:.*]]: i1)
// GONE-NEXT: %[[R:.*]] = shape.cstr_require %[[C]], "message"
// GONE-NEXT: %[[ALL:.*]] = shape.assuming_all %[[R]]
// GONE-NEXT: return %[[ALL]]
func.func @demands(%a: tensor<?xindex>, %b: !shape.shape, %c: i1) -> !shape.witness {
  %0 = shape.cstr_broadcastable %a, %b : tensor<?xindex>, !shape.shape
  %1 = shape.cstr_eq %a, %b : tensor<?xindex>, !shape.shape
  %2 = shape.cstr_require %c, "message"
  %3 = shape.assuming_all %0, %1, %2
  return %3 : !shape.witness
}
