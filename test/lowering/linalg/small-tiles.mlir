// -Os computes products in tiles of one kind, where all sizes are known; -Oz in loops.
//
// RUN: mlcc -Os -target x86_64-linux-gnu -march=x86-64-v4 -emit-mlir=tiled %s -o - | FileCheck %s
// RUN: mlcc -Oz -target x86_64-linux-gnu -march=x86-64-v4 -emit-mlir=tiled %s -o - | FileCheck %s --check-prefix=LOOPS
// RUN: mlcc -Os -fno-linalg-tile -target x86_64-linux-gnu -march=x86-64-v4 -emit-mlir=tiled %s -o - | FileCheck %s --check-prefix=LOOPS

// LOOPS-NOT: __mlcc_tiles
// CHECK: func.func private @__mlcc_tiles_4x1x16_mulf_addf_f32_f32_f32_masked
// CHECK-NOT: func.func private
// CHECK-LABEL: func.func @alike
// CHECK-COUNT-1: call @__mlcc_tiles_4x1x16_
// CHECK-NOT: call
// CHECK: return
func.func @alike(%a: memref<100x64xf32> {llvm.noalias}, %b: memref<64x40xf32> {llvm.noalias}, %c: memref<100x40xf32> {llvm.noalias}) {
  linalg.matmul ins(%a, %b : memref<100x64xf32>, memref<64x40xf32>) outs(%c : memref<100x40xf32>)
  return
}

// A size that is not known, and operands that may overlap: both take more code.
// CHECK-LABEL: func.func @others
// CHECK-NOT: call
// CHECK: return
func.func @others(%a: memref<?x64xf32> {llvm.noalias}, %b: memref<64x40xf32> {llvm.noalias}, %c: memref<?x40xf32> {llvm.noalias}, %d: memref<100x64xf32>, %e: memref<100x40xf32>) {
  linalg.matmul ins(%a, %b : memref<?x64xf32>, memref<64x40xf32>) outs(%c : memref<?x40xf32>)
  linalg.matmul ins(%d, %b : memref<100x64xf32>, memref<64x40xf32>) outs(%e : memref<100x40xf32>)
  return
}
