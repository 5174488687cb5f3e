// RUN: mlcc-opt -one-shot-bufferize=for-compile %s | FileCheck %s
// RUN: mlcc-opt '-one-shot-bufferize=for-compile copy-before-write' %s | FileCheck %s --check-prefix=EACH
// Tensors that nobody needs, and parts that are put back as they are, take no
// memory. Without an analysis each write is one to a copy.

// CHECK-LABEL: func.func @unused(
// CHECK-NOT: memref
// CHECK: return
func.func @unused(%x: f32) -> f32 {
  %0 = tensor.empty() : tensor<8xf32>
  %1 = linalg.fill ins(%x : f32) outs(%0 : tensor<8xf32>) -> tensor<8xf32>
  %c0 = arith.constant 0 : index
  %2 = tensor.insert %x into %1[%c0] : tensor<8xf32>
  %3 = bufferization.alloc_tensor() copy(%1) : tensor<8xf32>
  return %x : f32
}

// The part is read behind the insertion, which would be in the way.
// CHECK-LABEL: func.func @put_back(
// CHECK-COUNT-1: memref.alloc
// CHECK-NOT: copy
// EACH-LABEL: func.func @put_back(
// EACH-COUNT-3: memref.alloc
func.func @put_back(%x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %0 = tensor.splat %x : tensor<8xf32>
  %1 = tensor.extract_slice %0[%c0] [2] [1] : tensor<8xf32> to tensor<2xf32>
  %2 = tensor.insert_slice %1 into %0[%c0] [2] [1] : tensor<2xf32> into tensor<8xf32>
  %3 = tensor.insert %x into %2[%c0] : tensor<8xf32>
  %4 = tensor.insert %x into %3[%c0] : tensor<8xf32>
  %5 = tensor.extract %4[%c0] : tensor<8xf32>
  return %5 : f32
}
