// Folds that mlir-opt-22 crashes on, or that it does not get right.
//
// RUN: %mlcc-opt %s -canonicalize | FileCheck %s

// It takes the type of poison, which has none.

// CHECK-LABEL: @carry_of_poison
// CHECK-DAG: [[SUM:%.+]] = ub.poison : i32
// CHECK-DAG: [[CARRY:%.+]] = ub.poison : i1
// CHECK: return [[SUM]], [[CARRY]]
func.func @carry_of_poison(%a: i32) -> (i32, i1) {
  %poison = ub.poison : i32
  %0:2 = arith.addui_extended %poison, %a : i32, i1
  return %0#0, %0#1 : i32, i1
}

// What eight bits hold of an index is not the index.

// CHECK-LABEL: @narrow_and_back
// CHECK: [[NARROW:%.+]] = arith.index_cast {{.*}} : index to i8
// CHECK: [[WIDE:%.+]] = arith.index_cast [[NARROW]] : i8 to index
// CHECK: return [[WIDE]]
func.func @narrow_and_back(%a: index) -> index {
  %0 = arith.index_cast %a : index to i8
  %1 = arith.index_cast %0 : i8 to index
  return %1 : index
}

// A constant has to have a size.

// CHECK-LABEL: @unknown_size
// CHECK: [[R:%.+]] = arith.cmpi
// CHECK: return [[R]]
func.func @unknown_size(%a: tensor<?xi32>) -> tensor<?xi1> {
  %0 = arith.cmpi eq, %a, %a : tensor<?xi32>
  return %0 : tensor<?xi1>
}
