// RUN: mlcc-opt "-convert-linalg-to-loops=contiguous windows" -canonicalize -cse %s | FileCheck %s
// RUN: mlcc -Os -emit-mlir=tiled %s -o - | FileCheck %s --check-prefix=SMALL

// The allocation overlaps nothing, so nothing is tested. (i, k, j)
// CHECK-LABEL: @product
// CHECK-NOT:   scf.if
// CHECK:       scf.for %[[I:.*]] = %c0 to %c4
// CHECK-NEXT:    scf.for %[[K:.*]] = %c0 to %c16
// CHECK-NEXT:      scf.for %[[J:.*]] = %c0 to %c32
// CHECK-NEXT:        memref.load %arg0[%[[I]], %[[K]]]
// CHECK-NEXT:        memref.load %arg1[%[[K]], %[[J]]]
func.func @product(%a: memref<4x16xf32>, %b: memref<16x32xf32>)
    -> memref<4x32xf32> {
  %c = memref.alloc() : memref<4x32xf32>
  linalg.matmul ins(%a, %b : memref<4x16xf32>, memref<16x32xf32>)
                outs(%c : memref<4x32xf32>)
  return %c : memref<4x32xf32>
}

// Sums are values; the plain loops are for operands that overlap.
// CHECK-LABEL: @sums
// CHECK:       %[[APART:.*]] = arith.ori
// CHECK-NEXT:  scf.if %[[APART]] {
// CHECK-NEXT:    scf.for %[[I:.*]] = %c0 to %c4
// CHECK-NEXT:      %[[OLD:.*]] = memref.load %arg1[%[[I]]]
// CHECK-NEXT:      %[[SUM:.*]] = scf.for %[[J:.*]] = %c0 to %c16 step %c1 iter_args(%[[S:.*]] = %[[OLD]])
// CHECK-NEXT:        %[[X:.*]] = memref.load %arg0[%[[I]], %[[J]]]
// CHECK-NEXT:        %[[T:.*]] = arith.addf %[[S]], %[[X]]
// CHECK-NEXT:        scf.yield %[[T]]
// CHECK-NEXT:      }
// CHECK-NEXT:      memref.store %[[SUM]], %arg1[%[[I]]]
// CHECK-NEXT:    }
// CHECK-NEXT:  } else {
// CHECK-NEXT:    scf.for
// CHECK-NEXT:      scf.for
// CHECK-NEXT:        memref.load
// CHECK-NEXT:        memref.load
// CHECK-NEXT:        arith.addf
// CHECK-NEXT:        memref.store
func.func @sums(%a: memref<4x16xf32>, %s: memref<4xf32>) {
  linalg.reduce {arith.addf} ins(%a : memref<4x16xf32>)
                             outs(%s : memref<4xf32>) dimensions = [1]
  return
}

// A copy into one's own rows: the order matters, and it is the record's.
// CHECK-LABEL: @within
// CHECK-NOT:   scf.if
// CHECK:       scf.for %[[I:.*]] = %c0 to %c8
// CHECK-NEXT:    scf.for %[[J:.*]] = %c0 to %c8
// CHECK-NEXT:      memref.load %arg0[%[[J]], %[[I]]]
// CHECK-NEXT:      memref.store %{{.*}}, %arg0[%[[I]], %[[J]]]
func.func @within(%a: memref<8x8xf32>) {
  linalg.transpose ins(%a : memref<8x8xf32>) outs(%a : memref<8x8xf32>)
      permutation = [1, 0]
  return
}

// A call may look at anything, so nothing changes its place.
// CHECK-LABEL: @with_call
// CHECK:       scf.for
// CHECK-NEXT:    scf.for
// CHECK-NEXT:      memref.load
// CHECK-NEXT:      memref.load
// CHECK-NEXT:      call @look
func.func private @look(f32) -> f32
func.func @with_call(%a: memref<16x4xf32>, %s: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>,
                                   affine_map<(i, j) -> (i)>],
                  iterator_types = ["parallel", "reduction"]}
      ins(%a : memref<16x4xf32>) outs(%s : memref<4xf32>) {
  ^bb0(%x: f32, %sum: f32):
    %y = func.call @look(%x) : (f32) -> f32
    %t = arith.addf %y, %sum : f32
    linalg.yield %t : f32
  }
  return
}

// Short windows are not the innermost loop: columns of the image are.
// CHECK-LABEL: @convolution
// CHECK-COUNT-5: scf.for
// CHECK:         scf.for %{{.*}} = %c0 to %c28
func.func @convolution(%a: memref<1x8x30x30xf32>, %w: memref<16x8x3x3xf32>)
    -> memref<1x16x28x28xf32> {
  %c = memref.alloc() : memref<1x16x28x28xf32>
  linalg.conv_2d_nchw_fchw
      ins(%a, %w : memref<1x8x30x30xf32>, memref<16x8x3x3xf32>)
      outs(%c : memref<1x16x28x28xf32>)
  return %c : memref<1x16x28x28xf32>
}

// The loops of a small window are within that of the channels at -O2, and the sum
// is a value; those of a larger one are around it.
// SMALL-LABEL: func.func @window
// SMALL-NOT: iter_args
// CHECK-LABEL: func.func @window
// CHECK: scf.for %[[H:.*]] = %c0{{.*}} to %c8
// CHECK: scf.for %[[W:.*]] = %c0{{.*}} to %c8
// CHECK: scf.for %[[C:.*]] = %c0{{.*}} to %c64
// CHECK: %[[OLD:.*]] = memref.load %arg2[%c0{{.*}}, %[[H]], %[[W]], %[[C]]]
// CHECK: scf.for %{{.*}} = %c0{{.*}} to %c3{{.*}} iter_args(%{{.*}} = %[[OLD]])
// CHECK: scf.for %{{.*}} = %c0{{.*}} to %c3{{.*}} iter_args(
// CHECK: memref.store %{{.*}}, %arg2[%c0{{.*}}, %[[H]], %[[W]], %[[C]]]
// CHECK: scf.for %{{.*}} = %c0{{.*}} to %c5
// CHECK: scf.for %{{.*}} = %c0{{.*}} to %c5
// CHECK: scf.for %{{.*}} = %c0{{.*}} to %c64
func.func @window(%a: memref<1x10x10x64xf32>, %b: memref<3x3x64xf32>, %c: memref<1x8x8x64xf32> {llvm.noalias},
                  %d: memref<5x5x64xf32>, %e: memref<1x6x6x64xf32> {llvm.noalias}) {
  linalg.depthwise_conv_2d_nhwc_hwc ins(%a, %b : memref<1x10x10x64xf32>, memref<3x3x64xf32>) outs(%c : memref<1x8x8x64xf32>)
  linalg.depthwise_conv_2d_nhwc_hwc ins(%a, %d : memref<1x10x10x64xf32>, memref<5x5x64xf32>) outs(%e : memref<1x6x6x64xf32>)
  return
}

// Elements of the result are one, and the last one that is written stays: the loops
// are in the order of the operation.
// CHECK-LABEL: @overlaps_itself
// CHECK: scf.for %[[I:.*]] = %c0 to %c8
// CHECK: scf.for %[[J:.*]] = %c0 to %c5
// CHECK: memref.store %{{.*}}, %arg1[%[[I]], %[[J]]]
// CHECK-LABEL: @does_not_overlap_itself
// CHECK: scf.for %[[J:.*]] = %c0 to %c5
// CHECK: scf.for %[[I:.*]] = %c0 to %c8
// CHECK: memref.store %{{.*}}, %arg1[%[[I]], %[[J]]]
func.func @overlaps_itself(%a: memref<8x5xi32>, %b: memref<8x5xi32, strided<[1, 3], offset: 60>> {llvm.noalias}) {
  linalg.copy ins(%a : memref<8x5xi32>) outs(%b : memref<8x5xi32, strided<[1, 3], offset: 60>>)
  return
}
func.func @does_not_overlap_itself(%a: memref<8x5xi32>, %b: memref<8x5xi32, strided<[1, 8], offset: 60>> {llvm.noalias}) {
  linalg.copy ins(%a : memref<8x5xi32>) outs(%b : memref<8x5xi32, strided<[1, 8], offset: 60>>)
  return
}
