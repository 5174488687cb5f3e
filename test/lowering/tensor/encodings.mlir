// RUN: not %mlcc -fno-diagnostics-show-caret -c %s -o %t.o 2>&1 | FileCheck %s
// RUN: %mlcc -E %s -o - | FileCheck %s --check-prefix=READ
// RUN: sed "s/, #CSR>/, #own.kind>/" %s | %mlcc -allow-unregistered-dialect -x mlir - -c -o %t.o
// A sparse tensor lies in memory in another way than a dense one, which callers
// know: it is not taken for one. There is one error, however many there are.
// Encodings that nobody knows anything of are no hindrance.

// CHECK: [[@LINE+5]]:1: error: 'func.func' op cannot be lowered: 'tensor<4x4xf32, #sparse_tensor.encoding<{{.*}}>>' does not lie in memory as mlcc's tensors do; to lower it: mlir-opt
// CHECK-SAME: -sparsifier
// CHECK-NEXT: 1 error generated.
// READ: tensor<4x4xf32, #sparse_tensor.encoding<
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @f(%a: tensor<4x4xf32, #CSR>, %b: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %r = linalg.add ins(%a, %b : tensor<4x4xf32, #CSR>, tensor<4x4xf32>) outs(%b : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}
