// RUN: mlcc -O2 -target x86_64-linux-gnu -march=x86-64-v4 -emit-mlir=tiled %s -o - | FileCheck %s
// RUN: mlcc -O2 -target x86_64-linux-gnu -march=x86-64-v3 -emit-mlir=tiled %s -o - | FileCheck %s --check-prefix=V3
// RUN: mlcc -O2 -target x86_64-linux-gnu -march=x86-64-v4 -flinalg-tile -fno-linalg-tile -emit-mlir=tiled %s -o - | FileCheck %s --check-prefix=OFF
// RUN: mlcc -O2 -target x86_64-linux-gnu -march=x86-64-v4 -fno-linalg-pack -emit-mlir=tiled %s -o - | FileCheck %s --check-prefix=NOPACK
// RUN: mlcc -O2 -target x86_64-linux-gnu -march=x86-64-v4 -fno-linalg-tile -fno-linalg-pack -flinalg-tile -flinalg-pack -emit-mlir=tiled %s -o - | FileCheck %s
// RUN: mlcc -O2 -target x86_64-linux-gnu -march=x86-64-v4 -flinalg-reassoc -fno-linalg-reassoc -emit-mlir=tiled %s -o - | FileCheck %s --check-prefix=ORDER
// RUN: mlcc -O2 -target x86_64-linux-gnu -march=x86-64-v4 -fno-linalg-reassoc -flinalg-reassoc -emit-mlir=tiled %s -o - | FileCheck %s
// RUN: mlcc -O0 -target x86_64-linux-gnu -march=x86-64-v4 -emit-mlir=tiled %s -o - | FileCheck %s --check-prefix=OFF
// RUN: mlcc -Oz -target x86_64-linux-gnu -march=x86-64-v4 -emit-mlir=tiled %s -o - | FileCheck %s --check-prefix=OFF

// OFF-NOT: @__mlcc
// ORDER: @__mlcc_tiles
// ORDER-NOT: contract
// NOPACK-NOT: memref.alloc

// Rows are 9 tiles of 8 and 4 of 7, columns 3 slabs of 3 vectors, the last of
// which is masked. The fill is not done: sums start at zero.

// CHECK: func.func private @__mlcc_tiles_8x3x16_mulf_addf_f32_f32_f32_masked(
// CHECK: func.func private @__mlcc_tiles_7x3x16_mulf_addf_f32_f32_f32_masked(
// CHECK-LABEL: func.func @product(
// CHECK-NOT: linalg.fill
// CHECK: %[[ADDS:.*]] = arith.constant false
// CHECK: call @__mlcc_tiles_8x3x16_mulf_addf_f32_f32_f32_masked({{.*}}, %[[ADDS]])
// CHECK: call @__mlcc_tiles_7x3x16_mulf_addf_f32_f32_f32_masked({{.*}}, %[[ADDS]])
// V3-LABEL: func.func @product(
// V3: call @__mlcc_tiles_6x2x8_mulf_addf_f32_f32_f32(
// V3: call @__mlcc_tiles_6x1x8_mulf_addf_f32_f32_f32_back(
func.func @product(%a: memref<100x50xf32> {llvm.noalias},
    %b: memref<50x133xf32> {llvm.noalias}, %c: memref<100x133xf32> {llvm.noalias}) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%c : memref<100x133xf32>)
  linalg.matmul ins(%a, %b : memref<100x50xf32>, memref<50x133xf32>)
                outs(%c : memref<100x133xf32>)
  return
}

// A right operand that does not fit L2 is copied in blocks.

// CHECK-LABEL: func.func @blocks(
// CHECK: %[[SLABS:.*]] = memref.alloc() {alignment = 64 : i64, mlcc.checked}
// CHECK: scf.for
// CHECK: scf.for
// CHECK: call @__mlcc_slabs_4x16_f32(
// CHECK: memref.dealloc %[[SLABS]]
func.func @blocks(%a: memref<200x1024xf32> {llvm.noalias},
    %b: memref<1024x1024xf32> {llvm.noalias}, %c: memref<200x1024xf32> {llvm.noalias}) {
  linalg.matmul ins(%a, %b : memref<200x1024xf32>, memref<1024x1024xf32>)
                outs(%c : memref<200x1024xf32>)
  return
}

// Where memrefs may overlap, the operation itself stays for that case, with the
// fill.

// CHECK-LABEL: func.func @overlapping(
// CHECK: arith.cmpi ule
// CHECK: scf.if
// CHECK: call @__mlcc_tiles
// CHECK: } else {
// CHECK: scf.for
func.func @overlapping(%a: memref<32x32xf32>, %b: memref<32x32xf32>, %c: memref<32x32xf32>) {
  linalg.matmul ins(%a, %b : memref<32x32xf32>, memref<32x32xf32>)
                outs(%c : memref<32x32xf32>)
  return
}

// The windows of an image are seen as dimensions of their own; three loops over
// sums are two, since the columns of a window and its channels are neighbours.

// CHECK-LABEL: func.func @convolution(
// CHECK: scf.for
// CHECK: memref.reinterpret_cast
// CHECK: call @__mlcc_tiles_{{.*}}_sums2
func.func @convolution(%image: memref<1x18x18x8xf32> {llvm.noalias},
    %filter: memref<3x3x8x32xf32> {llvm.noalias}, %out: memref<1x16x16x32xf32> {llvm.noalias}) {
  linalg.conv_2d_nhwc_hwcf
      ins(%image, %filter : memref<1x18x18x8xf32>, memref<3x3x8x32xf32>)
      outs(%out : memref<1x16x16x32xf32>)
  return
}
