// RUN: mlcc-opt %s -shape-to-shape-lowering | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -shape-to-shape-lowering | FileCheck %s %}

// Numbers of elements are reductions.

// CHECK-LABEL: func.func @extents(
// CHECK-SAME: %[[S:.*]]: tensor<?xindex>)
// CHECK-NEXT: %[[ONE:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[N:.*]] = shape.reduce(%[[S]], %[[ONE]]) : tensor<?xindex> -> index {
// CHECK-NEXT: ^bb0(%{{.*}}: index, %[[SIZE:.*]]: index, %[[ALL:.*]]: index):
// CHECK-NEXT:   %[[P:.*]] = shape.mul %[[SIZE]], %[[ALL]] : index, index -> index
// CHECK-NEXT:   shape.yield %[[P]] : index
// CHECK-NEXT: }
// CHECK-NEXT: return %[[N]]
func.func @extents(%s: tensor<?xindex>) -> index {
  %n = shape.num_elements %s : tensor<?xindex> -> index
  return %n : index
}

// CHECK-LABEL: func.func @may_be_error(
// CHECK-SAME: %[[S:.*]]: !shape.shape)
// CHECK-NEXT: %[[ONE:.*]] = shape.const_size 1
// CHECK-NEXT: %[[N:.*]] = shape.reduce(%[[S]], %[[ONE]]) : !shape.shape -> !shape.size {
// CHECK-NEXT: ^bb0(%{{.*}}: index, %[[SIZE:.*]]: !shape.size, %[[ALL:.*]]: !shape.size):
// CHECK-NEXT:   shape.mul %[[SIZE]], %[[ALL]] : !shape.size, !shape.size -> !shape.size
func.func @may_be_error(%s: !shape.shape) -> !shape.size {
  %n = shape.num_elements %s : !shape.shape -> !shape.size
  return %n : !shape.size
}
