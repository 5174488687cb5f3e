// Windows computed in tiles: each element is loaded once for all of its uses.
//
// RUN: mlcc -O2 -target x86_64-linux-gnu -march=x86-64-v4 -emit-mlir=tiled %s -o - | FileCheck %s --check-prefixes=CHECK,MASKS
// RUN: mlcc -O2 -target aarch64-linux-gnu -emit-mlir=tiled %s -o - | FileCheck %s --check-prefixes=CHECK,NEON
// RUN: mlcc -O2 -target armv7-linux-gnueabihf -mfpu=neon -emit-mlir=tiled %s -o - | FileCheck %s --check-prefix=NONE
// RUN: mlcc -O2 -target x86_64-linux-gnu -march=x86-64-v4 -fno-linalg-tile -emit-mlir=tiled %s -o - | FileCheck %s --check-prefix=NONE
// RUN: mlcc -O2 -target x86_64-linux-gnu -march=x86-64-v4 -Rno-any-processor -Rpass=tile-windows -Rpass-missed=tile-windows -S %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

// A row of 8 pixels has windows of 10 elements, 3 of them one below the other. The
// zeros are no pass of their own.
// CHECK-LABEL: func.func @depthwise
// CHECK-NOT: memref.store
// CHECK: scf.for {{.*}} step %c8
// MASKS-COUNT-39: vector.load
// MASKS-NOT: vector.load
// MASKS-COUNT-8: vector.store
// MASKS: vector.create_mask
// MASKS-COUNT-39: vector.maskedload
// MASKS-NOT: vector.maskedload
// MASKS-COUNT-8: vector.maskedstore
// NEON-COUNT-39: vector.load
// NEON-NOT: vector.load
// NEON-COUNT-8: vector.store
// NEON-COUNT-39: memref.load
// NEON-NOT: memref.load
// NEON-COUNT-8: memref.store
// NONE-LABEL: func.func @depthwise
// NONE-NOT: vector
// REMARK: tile-windows.mlir:[[@LINE+6]]:3: remark: 'linalg.depthwise_conv_2d_nhwc_hwc' op is computed in tiles of 8 x 16, its window unrolled [-Rpass=linalg-tile-windows]
func.func @depthwise(%i: memref<1x10x18x33xf32> {llvm.noalias},
                     %f: memref<3x3x33xf32> {llvm.noalias},
                     %o: memref<1x8x16x33xf32> {llvm.noalias}) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%o : memref<1x8x16x33xf32>)
  linalg.depthwise_conv_2d_nhwc_hwc ins(%i, %f : memref<1x10x18x33xf32>, memref<3x3x33xf32>) outs(%o : memref<1x8x16x33xf32>)
  return
}

// Channels first: pixels of a row are the vector, filters are broadcast, and rows
// of the tile are rows of the image.
// CHECK-LABEL: func.func @channels_first
// MASKS: scf.for {{.*}} step %c8
// MASKS: scf.for {{.*}} step %c16
// MASKS: memref.load {{.*}} : memref<5x3x3xf32>
// MASKS-NEXT: vector.broadcast
func.func @channels_first(%i: memref<1x5x18x34xf32> {llvm.noalias},
                          %f: memref<5x3x3xf32> {llvm.noalias},
                          %o: memref<1x5x16x32xf32> {llvm.noalias}) {
  linalg.depthwise_conv_2d_nchw_chw ins(%i, %f : memref<1x5x18x34xf32>, memref<5x3x3xf32>) outs(%o : memref<1x5x16x32xf32>)
  return
}

// Where the result may overlap, it is a loop of elements that computes it.
// CHECK-LABEL: func.func @pooling
// CHECK: scf.if
// CHECK: vector.load
// CHECK: arith.maximumf {{.*}} : vector
// CHECK: else
// CHECK: arith.maximumf {{.*}} : f32
func.func @pooling(%i: memref<?x?x?x?xf32>, %o: memref<?x?x?x?xf32>) {
  %w = memref.alloca() : memref<3x3xf32>
  linalg.pooling_nhwc_max {strides = dense<2> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
    ins(%i, %w : memref<?x?x?x?xf32>, memref<3x3xf32>) outs(%o : memref<?x?x?x?xf32>)
  return
}

// No element is in two windows.
// REMARK: tile-windows.mlir:[[@LINE+3]]:3: remark: linalg-tile-windows leaves 'linalg.pooling_nhwc_max' as it is: its windows share no elements
func.func @apart(%i: memref<1x8x8x32xf32>, %o: memref<1x4x4x32xf32>) {
  %w = memref.alloca() : memref<2x2xf32>
  linalg.pooling_nhwc_max {strides = dense<2> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>}
    ins(%i, %w : memref<1x8x8x32xf32>, memref<2x2xf32>) outs(%o : memref<1x4x4x32xf32>)
  return
}

// A window of unknown size stays.
// CHECK-LABEL: func.func @unknown_window
// CHECK-NOT: vector
func.func @unknown_window(%i: memref<1x18x18x32xf32>, %f: memref<?x?x32xf32>,
                          %o: memref<1x16x16x32xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwc ins(%i, %f : memref<1x18x18x32xf32>, memref<?x?x32xf32>) outs(%o : memref<1x16x16x32xf32>)
  return
}

// Bits are bytes in memory, of which a vector of bits is no part.
// CHECK-LABEL: func.func @bits
// CHECK-NOT: vector
func.func @bits(%i: memref<1x6x6x64xi1> {llvm.noalias}, %f: memref<3x3x64xi1> {llvm.noalias},
                %o: memref<1x4x4x64xi1> {llvm.noalias}) {
  linalg.depthwise_conv_2d_nhwc_hwc ins(%i, %f : memref<1x6x6x64xi1>, memref<3x3x64xi1>) outs(%o : memref<1x4x4x64xi1>)
  return
}
