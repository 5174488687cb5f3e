// Which operations are computed in tiles, how, and why others are not.
//
// RUN: mlcc -O2 -target x86_64-linux-gnu -march=x86-64-v4 -fno-print-tiles -fprint-tiles -S %s -o /dev/null 2>&1 | FileCheck %s --check-prefixes=CHECK,V4
// RUN: mlcc -O2 -target x86_64-linux-gnu -march=x86-64-v4 -Rpass=linalg-tile -Rpass-missed=linalg-tile -S %s -o /dev/null 2>&1 | FileCheck %s --check-prefixes=CHECK,V4,MISSED
// RUN: mlcc -O2 -target aarch64-linux-gnu -Rpass=tile-contractions -S %s -o /dev/null 2>&1 | FileCheck %s --check-prefixes=CHECK,NEON
// RUN: mlcc -O2 -target x86_64-linux-gnu -fprint-tiles -fno-print-tiles -Rno-any-processor -S %s -o - 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: mlcc -O2 -target armv7-linux-gnueabihf -mfpu=neon -Rpass-missed=tile-contractions -Rno-any-processor -S %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=ARM
// RUN: mlcc -O2 -target armv7-linux-gnueabihf -mfpu=neon -ffast-math -Rpass=tile-contractions -Rno-any-processor -S %s -o /dev/null 2>&1 | FileCheck %s
// RUN: mlcc -O2 -target x86_64-linux-gnu -march=sapphirerapids -fprint-tiles -S %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=AMX
// RUN: mlcc -O2 -target aarch64-linux-gnu -march=armv9-a+sme -fprint-tiles -S %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=SME
// RUN: mlcc-opt -linalg-tile-contractions=remarks %s -o /dev/null 2>&1 | FileCheck %s

// NONE-NOT: remark:
// NEON of 32 bits is for those who want fast math.
// ARM: print-tiles.mlir:[[@LINE+5]]:3: remark: linalg-tile-contractions leaves 'linalg.matmul' as it is: vectors take subnormal numbers of f32 for zero
// CHECK: print-tiles.mlir:[[@LINE+4]]:3: remark: 'linalg.matmul' op is computed in tiles of
// V4-SAME: 6 x 64 (4 vectors of 16), and copies operand #1, 512 x 128 at a time
// NEON-SAME: vectors of 4)
func.func @large(%a: memref<1024x1024xf32>, %b: memref<1024x1024xf32>, %c: memref<1024x1024xf32>) {
  linalg.matmul ins(%a, %b : memref<1024x1024xf32>, memref<1024x1024xf32>) outs(%c : memref<1024x1024xf32>)
  return
}

// CHECK: print-tiles.mlir:[[@LINE+4]]:3: remark: 'linalg.matmul' op is computed in tiles of
// V4-SAME: and copies nothing
// V4-SAME: [-Rpass=linalg-tile-contractions]
func.func @small(%a: memref<32x32xf32>, %b: memref<32x32xf32>, %c: memref<32x32xf32>) {
  linalg.matmul ins(%a, %b : memref<32x32xf32>, memref<32x32xf32>) outs(%c : memref<32x32xf32>)
  return
}

// CHECK: print-tiles.mlir:[[@LINE+3]]:3: remark: 'linalg.matmul' op is computed in tiles of
// V4-SAME: and copies operand #1 if it is large
func.func @dynamic(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>) {
  linalg.matmul ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?xf32>)
  return
}

// MISSED: print-tiles.mlir:[[@LINE+3]]:3: remark: linalg-tile-contractions leaves 'linalg.matmul' as it is: no tile is better than loops
// MISSED: print-tiles.mlir:[[@LINE+3]]:3: remark: linalg-tile-contractions leaves 'linalg.exp' as it is: it adds up no products in columns
func.func @left(%a: memref<2x2xf32>, %b: memref<2x2xf32>, %c: memref<2x2xf32>) {
  linalg.matmul ins(%a, %b : memref<2x2xf32>, memref<2x2xf32>) outs(%c : memref<2x2xf32>)
  linalg.exp ins(%a : memref<2x2xf32>) outs(%b : memref<2x2xf32>)
  return
}

// Units for products of matrices are not used.
// AMX-NOT: instead of
// SME: linalg.matmul{{.*}} by vectors instead of SME [-Rpass
// AMX: print-tiles.mlir:[[@LINE+2]]:3: remark: {{.*}} by vectors instead of AMX [-Rpass
func.func @bytes(%a: memref<64x64xi8>, %b: memref<64x64xi8>, %c: memref<64x64xi32>) {
  linalg.matmul ins(%a, %b : memref<64x64xi8>, memref<64x64xi8>) outs(%c : memref<64x64xi32>)
  return
}
