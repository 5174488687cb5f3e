// RUN: %mlcc-opt %s -convert-arith-to-llvm | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -convert-arith-to-llvm | FileCheck %s %}
// A value of the new type that stands for several of an old one is cast once,
// and not at all if it was cast from that type.

// CHECK-LABEL: func.func @several(
// CHECK-SAME:  %[[B:.*]]: i64) -> (index, index) {
// CHECK-NEXT:    %[[INDEX:.*]] = builtin.unrealized_conversion_cast %[[B]] : i64 to index
// CHECK-NEXT:    return %[[INDEX]], %[[INDEX]] : index, index
func.func @several(%b: i64) -> (index, index) {
  %0 = arith.index_cast %b : i64 to index
  %1 = arith.index_castui %b : i64 to index
  return %0, %1 : index, index
}

// CHECK-LABEL: func.func @back(
// CHECK-SAME:  %[[I:.*]]: index) -> (index, i64) {
// CHECK-NEXT:    %[[WIDE:.*]] = builtin.unrealized_conversion_cast %[[I]] : index to i64
// CHECK-NEXT:    return %[[I]], %[[WIDE]] : index, i64
func.func @back(%i: index) -> (index, i64) {
  %0 = arith.index_cast %i : index to i64
  %1 = arith.index_cast %0 : i64 to index
  return %1, %0 : index, i64
}
