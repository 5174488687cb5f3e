// Sizes of what memref.expand_shape gives.
//
// RUN: %mlcc-opt %s -resolve-ranked-shaped-type-result-dims -allow-unregistered-dialect | FileCheck %s
// RUN: %mlcc-opt %s -resolve-shaped-type-result-dims -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -resolve-shaped-type-result-dims -allow-unregistered-dialect | FileCheck %s %}

// CHECK-LABEL: @sizes
// CHECK-SAME: [[M:%.+]]: memref<?xf32>, [[N:%.+]]: index, [[I:%.+]]: index
// CHECK-DAG: [[FOUR:%.+]] = arith.constant 4 : index
// CHECK-DAG: [[E:%.+]] = memref.expand_shape [[M]]
// CHECK-DAG: [[UNKNOWN:%.+]] = memref.dim [[E]], [[I]]
// CHECK: "use"([[N]], [[FOUR]], [[UNKNOWN]])
func.func @sizes(%m: memref<?xf32>, %n: index, %i: index) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %e = memref.expand_shape %m [[0, 1]] output_shape [%n, 4] : memref<?xf32> into memref<?x4xf32>
  %0 = memref.dim %e, %zero : memref<?x4xf32>
  %1 = memref.dim %e, %one : memref<?x4xf32>
  %2 = memref.dim %e, %i : memref<?x4xf32>
  "use"(%0, %1, %2) : (index, index, index) -> ()
  return
}

// Folds are done besides, patterns of canonicalize are not.

// CHECK-LABEL: @casts
// CHECK-COUNT-2: arith.index_cast
func.func @casts(%a: i32) -> i32 {
  %0 = arith.index_cast %a : i32 to index
  %1 = arith.index_cast %0 : index to i32
  return %1 : i32
}
