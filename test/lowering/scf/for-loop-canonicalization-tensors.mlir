// Sizes of tensors that loops pass on are those they begin with.
//
// RUN: %mlcc-opt %s -scf-for-loop-canonicalization | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -scf-for-loop-canonicalization | FileCheck %s %}

// CHECK-LABEL: func.func @f(
// CHECK: scf.for
// CHECK-NEXT: %dim_0 = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK: tensor.insert_slice
// CHECK: %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
// CHECK-NEXT: return %dim
func.func @f(%t: tensor<?xf32>, %s: tensor<1xf32>, %n: index) -> (index, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> tensor<?xf32> {
    %d = tensor.dim %a, %c0 : tensor<?xf32>
    %j = arith.remui %i, %d : index
    %b = tensor.insert_slice %s into %a[%j] [1] [1] : tensor<1xf32> into tensor<?xf32>
    scf.yield %b : tensor<?xf32>
  }
  %1 = tensor.dim %0, %c0 : tensor<?xf32>
  return %1, %0 : index, tensor<?xf32>
}
