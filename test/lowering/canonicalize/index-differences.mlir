// RUN: %mlcc-opt %s -canonicalize | FileCheck %s
// A difference may wrap. MLIR drops it for all predicates.

// CHECK-LABEL: @difference_with_zero
// CHECK-SAME: ([[A:%.+]]: index, [[B:%.+]]: index)
// CHECK: [[D:%.+]] = index.sub [[A]], [[B]]
// CHECK-DAG: index.cmp eq([[A]], [[B]])
// CHECK-DAG: index.cmp ne([[B]], [[A]])
// CHECK-DAG: index.cmp slt([[D]],
func.func @difference_with_zero(%a: index, %b: index) -> (i1, i1, i1) {
  %zero = index.constant 0
  %difference = index.sub %a, %b
  %0 = index.cmp eq(%difference, %zero)
  %1 = index.cmp ne(%zero, %difference)
  %2 = index.cmp slt(%difference, %zero)
  return %0, %1, %2 : i1, i1, i1
}
