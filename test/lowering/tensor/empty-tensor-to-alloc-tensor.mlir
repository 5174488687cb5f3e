// RUN: mlcc-opt -empty-tensor-to-alloc-tensor %s | FileCheck %s
// RUN: mlcc-opt -empty-tensor-to-alloc-tensor %s > %t
// RUN: %if mlir-22 %{ mlir-opt-22 -empty-tensor-to-alloc-tensor %s | diff %t - %}

// CHECK-LABEL: func.func @empty(
// CHECK: bufferization.alloc_tensor(%arg0, %arg1) : tensor<?x4x?xf32>
func.func @empty(%n: index, %m: index) -> tensor<?x4x?xf32> {
  %0 = tensor.empty(%n, %m) : tensor<?x4x?xf32>
  return %0 : tensor<?x4x?xf32>
}
