// Indices of a basis as arithmetic.
//
// RUN: %mlcc-opt %s -affine-expand-index-ops -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -affine-expand-index-ops -allow-unregistered-dialect | FileCheck %s %}



// CHECK-LABEL: @bases
// CHECK-SAME: [[A0:%[^ :,)#]+]]: index, [[A1:%[^ :,)#]+]]: index
// CHECK: return
func.func @bases(%i: index, %n: index) {
  %0:3 = affine.delinearize_index %i into (2, %n, 4) : index, index, index
  %1:3 = affine.delinearize_index %i into (%n, 4) {note} : index, index, index
  %2 = affine.linearize_index [%0#0, %0#1, %0#2] by (2, %n, 4) : index
  %3 = affine.linearize_index disjoint [%0#0, %0#1, %0#2] by (%n, 4) {note} : index
  %4 = affine.linearize_index [] by () : index
  return
}
