// RUN: %mlcc-opt -linalg-bufferize -tensor-bufferize -arith-bufferize -func-bufferize -finalizing-bufferize -buffer-deallocation -dump-pass-pipeline %s 2>&1 | FileCheck %s
// RUN: %mlcc-opt -pass-pipeline="builtin.module(scf-bufferize,buffer-deallocation-pipeline{private-function-dynamic-ownership=1})" -dump-pass-pipeline %s 2>&1 | FileCheck %s --check-prefix=TEXT
// RUN: not %mlcc-opt -buffer-deallocation-pipeline=wrong=1 %s 2>&1 | FileCheck %s --check-prefix=WRONG
// Passes of earlier releases, each for a dialect, and lists of passes that have a
// name.

// CHECK: dialect-filter={bufferization,linalg}
// CHECK: ownership-based-buffer-deallocation{private-function-dynamic-ownership=false}
// CHECK: bufferization-lower-deallocations
// CHECK: func.func @f(%{{.*}}: memref<4xf32>, %{{.*}}: f32) -> memref<4xf32>
// CHECK-NOT: tensor
// CHECK: linalg.fill
// CHECK-NOT: tensor
// TEXT: dialect-filter={bufferization,scf}
// TEXT: expand-realloc{emit-deallocs=false}
// TEXT: ownership-based-buffer-deallocation{private-function-dynamic-ownership=true}
// WRONG: no such option wrong
func.func @f(%a: tensor<4xf32>, %x: f32) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%x : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %k = arith.constant dense<1.0> : tensor<4xf32>
  %r = linalg.add ins(%f, %k : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
