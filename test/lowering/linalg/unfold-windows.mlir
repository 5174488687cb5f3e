// Convolutions with short rows become products of a copy.
//
// RUN: mlcc-opt -linalg-unfold-windows %s | FileCheck %s
// RUN: mlcc -O2 -target x86_64-linux-gnu -march=x86-64-v4 -emit-mlir=tiled %s -o - | FileCheck %s --check-prefix=TILED
// RUN: mlcc -O2 -target x86_64-linux-gnu -march=x86-64-v4 -fno-linalg-pack -emit-mlir=tiled %s -o - | FileCheck %s --check-prefix=NONE

// NONE-NOT: memref.alloc

// A block has 32 of 64 channels, and all 7 rows of 7 pixels: 3 * 3 * 32 sums of 49
// columns, at a distance of 64. The fill goes to the first block.
// TILED-LABEL: func.func @short
// TILED: call @__mlcc_tiles_{{[a-z0-9_]*}}mulf_addf_f32_f32_f32_masked
// CHECK-LABEL: func.func @short
// CHECK-NOT: linalg.fill
// CHECK: %[[COPY:.*]] = memref.alloc() {{.*}} : memref<18432xf32>
// CHECK: scf.for {{.*}} {
// CHECK: memref.reinterpret_cast %[[COPY]] to offset: [0], sizes: [32, 3, 3, 7, 7], strides: [576, 192, 64, 7, 1]
// CHECK: memref.reinterpret_cast %arg0 {{.*}} sizes: [32, 3, 3, 7, 7], strides: [81, 9, 1, 9, 1]
// CHECK: linalg.generic {{.*}}"parallel", "parallel"]}
// CHECK: linalg.fill
// CHECK: linalg.generic {{.*}} iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]}
// CHECK: scf.for
// CHECK-NOT: linalg.fill
// CHECK: linalg.generic
// CHECK: linalg.generic
// CHECK: memref.dealloc %[[COPY]]
func.func @short(%i: memref<1x64x9x9xf32> {llvm.noalias},
                 %f: memref<64x64x3x3xf32> {llvm.noalias},
                 %o: memref<1x64x7x7xf32> {llvm.noalias}) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%o : memref<1x64x7x7xf32>)
  linalg.conv_2d_nchw_fchw ins(%i, %f : memref<1x64x9x9xf32>, memref<64x64x3x3xf32>) outs(%o : memref<1x64x7x7xf32>)
  return
}

// The number of images is not known.
// CHECK-LABEL: func.func @images
// CHECK: memref.alloc() {{.*}} : memref<18432xf32>
// CHECK: scf.for {{.*}} to %{{.*}}#0 step
// CHECK: linalg.generic
// CHECK: memref.dealloc
func.func @images(%i: memref<?x64x9x9xf32> {llvm.noalias},
                  %f: memref<64x64x3x3xf32> {llvm.noalias},
                  %o: memref<?x64x7x7xf32> {llvm.noalias}) {
  linalg.conv_2d_nchw_fchw ins(%i, %f : memref<?x64x9x9xf32>, memref<64x64x3x3xf32>) outs(%o : memref<?x64x7x7xf32>)
  return
}

// Few filters do not pay for the copy, long rows need none, and of unknown sizes
// nothing is known.
// CHECK-LABEL: func.func @stays
// CHECK-NOT: memref.alloc
// CHECK-COUNT-3: linalg.conv_2d_nchw_fchw
func.func @stays(%i: memref<1x64x9x9xf32>, %f: memref<8x64x3x3xf32>, %o: memref<1x8x7x7xf32>,
                 %i2: memref<1x64x9x66xf32>, %f2: memref<64x64x3x3xf32>, %o2: memref<1x64x7x64xf32>,
                 %i3: memref<?x?x?x?xf32>, %f3: memref<?x?x?x?xf32>, %o3: memref<?x?x?x?xf32>) {
  linalg.conv_2d_nchw_fchw ins(%i, %f : memref<1x64x9x9xf32>, memref<8x64x3x3xf32>) outs(%o : memref<1x8x7x7xf32>)
  linalg.conv_2d_nchw_fchw ins(%i2, %f2 : memref<1x64x9x66xf32>, memref<64x64x3x3xf32>) outs(%o2 : memref<1x64x7x64xf32>)
  linalg.conv_2d_nchw_fchw ins(%i3, %f3 : memref<?x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%o3 : memref<?x?x?x?xf32>)
  return
}
