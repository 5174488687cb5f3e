// RUN: %mlcc-opt %s -convert-to-llvm | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -convert-to-llvm | FileCheck %s %}
// What is in an operation that folds goes with it, and needs no casts.

// CHECK-LABEL: llvm.func @yields(
// CHECK-SAME:  %[[V:[a-z0-9]+]]:
// CHECK-NEXT:    llvm.return %[[V]]
func.func @yields(%v: vector<2x4xf32>, %mask: vector<2x4xi1>) -> vector<2x4xf32> {
  %0 = vector.mask %mask {
    vector.yield %v : vector<2x4xf32>
  } : vector<2x4xi1> -> vector<2x4xf32>
  return %0 : vector<2x4xf32>
}
