// RUN: mlcc-opt '-one-shot-bufferize=for-compile stack-buffers=4096' %s | FileCheck %s
// Buffers on the stack begin the function, in front of checked allocations, so
// that they are part of the frame.

// CHECK-LABEL: func.func @frame(
// CHECK-NEXT: memref.alloca
// CHECK-NEXT: memref.alloca
// CHECK: memref.alloc(
// CHECK-NOT: memref.alloca
func.func @frame(%x: f32, %n: index, %i: index) -> f32 {
  %0 = tensor.splat %x[%n] : tensor<?xf32>
  %1 = tensor.insert %x into %0[%i] : tensor<?xf32>
  %2 = tensor.splat %x : tensor<2xf32>
  %3 = tensor.insert %x into %2[%i] : tensor<2xf32>
  %4 = tensor.splat %x : tensor<3xf32>
  %5 = tensor.insert %x into %4[%i] : tensor<3xf32>
  %6 = tensor.extract %1[%i] : tensor<?xf32>
  %7 = tensor.extract %3[%i] : tensor<2xf32>
  %8 = tensor.extract %5[%i] : tensor<3xf32>
  %9 = arith.addf %6, %7 : f32
  %10 = arith.addf %9, %8 : f32
  return %10 : f32
}
