// Tensors that are cast back and forth are the same buffer again, not a view of a
// view of it.
//
// RUN: mlcc -emit-mlir=one-shot-bufferize %s -o - | FileCheck %s

// CHECK-LABEL: func.func @f(
// CHECK: %[[A:.*]] = memref.alloc() {{.*}} : memref<16x1024xf32>
// CHECK: %[[D:.*]] = memref.cast %[[A]] : memref<16x1024xf32> to memref<?x?xf32>
// CHECK: linalg.generic {{.*}} ins(%[[D]] : memref<?x?xf32>) outs(%[[D]] : memref<?x?xf32>)
// CHECK-NOT: memref.cast %{{cast.*}} :
// CHECK: return %[[A]]
func.func @f(%a: tensor<16x1024xf32>) -> tensor<16x1024xf32> {
  %0 = math.exp %a : tensor<16x1024xf32>
  %1 = tensor.cast %0 : tensor<16x1024xf32> to tensor<?x?xf32>
  %2 = math.exp %1 : tensor<?x?xf32>
  %3 = tensor.cast %2 : tensor<?x?xf32> to tensor<16x1024xf32>
  %4 = tensor.cast %3 : tensor<16x1024xf32> to tensor<?x?xf32>
  %5 = tensor.cast %4 : tensor<?x?xf32> to tensor<16x1024xf32>
  return %5 : tensor<16x1024xf32>
}
