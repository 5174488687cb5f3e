// RUN: mlcc-opt -one-shot-bufferize=for-compile %s | FileCheck %s
// The runtime's functions that print take any strides: a part is printed where
// it is, if nobody needs the memory any more. Others take rows without gaps.

func.func private @printMemrefF32(tensor<*xf32>)
func.func private @other(tensor<*xf32> {bufferization.access = "read"})

// CHECK-LABEL: func.func @printed(
// CHECK: %[[NEW:.*]] = memref.alloc
// CHECK-NOT: memref.alloc
// CHECK: %[[PART:.*]] = memref.subview %[[NEW]][0, 0] [2, 2] [1, 1]
// CHECK-NOT: memref.alloc
// CHECK: %[[ANY:.*]] = memref.cast %[[PART]] : memref<2x2xf32, strided<[3, 1]>> to memref<*xf32>
// CHECK: call @printMemrefF32(%[[ANY]])
func.func @printed(%x: f32) {
  %0 = tensor.splat %x : tensor<2x3xf32>
  %1 = tensor.extract_slice %0[0, 0] [2, 2] [1, 1] : tensor<2x3xf32> to tensor<2x2xf32>
  %2 = tensor.cast %1 : tensor<2x2xf32> to tensor<*xf32>
  call @printMemrefF32(%2) : (tensor<*xf32>) -> ()
  return
}

// CHECK-LABEL: func.func @elsewhere(
// CHECK: linalg.copy
// CHECK: call @other(
func.func @elsewhere(%x: f32) {
  %0 = tensor.splat %x : tensor<2x3xf32>
  %1 = tensor.extract_slice %0[0, 0] [2, 2] [1, 1] : tensor<2x3xf32> to tensor<2x2xf32>
  %2 = tensor.cast %1 : tensor<2x2xf32> to tensor<*xf32>
  call @printMemrefF32(%2) : (tensor<*xf32>) -> ()
  call @other(%2) : (tensor<*xf32>) -> ()
  return
}

// CHECK-LABEL: func.func @again(
// CHECK: linalg.copy
// CHECK: call @printMemrefF32
func.func @again(%x: f32, %i: index) -> f32 {
  %0 = tensor.splat %x : tensor<2x3xf32>
  %1 = tensor.extract_slice %0[0, 0] [2, 1] [1, 1] : tensor<2x3xf32> to tensor<2xf32>
  %2 = tensor.cast %1 : tensor<2xf32> to tensor<*xf32>
  call @printMemrefF32(%2) : (tensor<*xf32>) -> ()
  %3 = tensor.extract %0[%i, %i] : tensor<2x3xf32>
  return %3 : f32
}

// CHECK-LABEL: func.func @argument(
// CHECK: linalg.copy
// CHECK: call @printMemrefF32
func.func @argument(%t: tensor<2x3xf32>) {
  %0 = tensor.extract_slice %t[0, 0] [2, 2] [1, 1] : tensor<2x3xf32> to tensor<2x2xf32>
  %1 = tensor.cast %0 : tensor<2x2xf32> to tensor<*xf32>
  call @printMemrefF32(%1) : (tensor<*xf32>) -> ()
  return
}
