// RUN: mlcc-opt %s -convert-vector-to-llvm | FileCheck %s
// RUN: %if mlir-22 %{ mlcc-opt %s -convert-vector-to-llvm > %t %}
// RUN: %if mlir-22 %{ mlir-opt-22 %s -convert-vector-to-llvm | diff %t - %}
//
// Each dimension has an offset of its own.

// CHECK-LABEL: @insert(
// CHECK: llvm.extractvalue %{{.+}}[4, 3]
// CHECK: llvm.extractvalue %{{.+}}[5, 4]
func.func @insert(%a: vector<2x2x2xf32>, %b: vector<6x5x4xf32>) -> vector<6x5x4xf32> {
  %0 = vector.insert_strided_slice %a, %b {offsets = [4, 3, 1], strides = [1, 1, 1]} : vector<2x2x2xf32> into vector<6x5x4xf32>
  return %0 : vector<6x5x4xf32>
}
