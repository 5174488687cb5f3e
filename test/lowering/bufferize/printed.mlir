// RUN: mlcc-opt -one-shot-bufferize=for-compile %s | FileCheck %s
// The runtime's functions that print take any strides: a part is printed where
// it is. Others take rows without gaps.

func.func private @printMemrefF32(tensor<*xf32>)
func.func private @other(tensor<*xf32> {bufferization.access = "read"})

// CHECK-LABEL: func.func @printed(
// CHECK-NOT: alloc
// CHECK: %[[PART:.*]] = memref.subview %arg0[0, 0] [2, 2] [1, 1]
// CHECK-NOT: alloc
// CHECK: %[[ANY:.*]] = memref.cast %[[PART]] : memref<2x2xf32, strided<[3, 1]>> to memref<*xf32>
// CHECK: call @printMemrefF32(%[[ANY]])
func.func @printed(%t: tensor<2x3xf32>) {
  %0 = tensor.extract_slice %t[0, 0] [2, 2] [1, 1] : tensor<2x3xf32> to tensor<2x2xf32>
  %1 = tensor.cast %0 : tensor<2x2xf32> to tensor<*xf32>
  call @printMemrefF32(%1) : (tensor<*xf32>) -> ()
  return
}

// CHECK-LABEL: func.func @elsewhere(
// CHECK: memref.alloc
// CHECK: linalg.copy
// CHECK: call @other(
func.func @elsewhere(%t: tensor<2x3xf32>) {
  %0 = tensor.extract_slice %t[0, 0] [2, 2] [1, 1] : tensor<2x3xf32> to tensor<2x2xf32>
  %1 = tensor.cast %0 : tensor<2x2xf32> to tensor<*xf32>
  call @printMemrefF32(%1) : (tensor<*xf32>) -> ()
  call @other(%1) : (tensor<*xf32>) -> ()
  return
}

// What is printed is what was there before it is written over.
// CHECK-LABEL: func.func @kept(
// CHECK: %[[PART:.*]] = memref.subview
// CHECK: %[[ANY:.*]] = memref.cast %[[PART]] : memref<2xf32, strided<[3]>>
// CHECK: %[[NEW:.*]] = memref.alloc
// CHECK: memref.store %{{.*}}, %[[NEW]]
// CHECK: call @printMemrefF32(%[[ANY]])
func.func @kept(%x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %0 = tensor.generate {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<2x3xf32>
  %1 = tensor.extract_slice %0[0, 0] [2, 1] [1, 1] : tensor<2x3xf32> to tensor<2xf32>
  %2 = tensor.cast %1 : tensor<2xf32> to tensor<*xf32>
  %y = arith.addf %x, %x : f32
  %3 = tensor.insert %y into %0[%c0, %c0] : tensor<2x3xf32>
  call @printMemrefF32(%2) : (tensor<*xf32>) -> ()
  %4 = tensor.extract %3[%c0, %c0] : tensor<2x3xf32>
  return %4 : f32
}
