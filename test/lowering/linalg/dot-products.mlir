// Products of bytes are added up by the instructions that the processor has for
// it; where an instruction takes other signs, the left operand is copied with its
// signs changed, and sums start from what makes up for it.
//
// RUN: mlcc-opt -target=x86_64-linux-gnu -march=x86-64-v3 -mattr=+avxvnni -linalg-tile-contractions %s | FileCheck %s --check-prefix=VNNI
// RUN: mlcc-opt -target=x86_64-linux-gnu -mattr=+avx512f,+avx512vnni -linalg-tile-contractions %s | FileCheck %s --check-prefix=WIDE
// RUN: mlcc-opt -target=x86_64-linux-gnu -march=x86-64-v3 -linalg-tile-contractions %s | FileCheck %s --check-prefix=AVX2
// RUN: mlcc-opt -target=x86_64-linux-gnu -mattr=+avx -linalg-tile-contractions %s | FileCheck %s --check-prefix=AVX
// RUN: mlcc-opt -target=aarch64-linux-gnu -mattr=+dotprod -linalg-tile-contractions %s | FileCheck %s --check-prefix=DOT
// RUN: mlcc-opt -target=aarch64-linux-gnu -mattr=+dotprod,+i8mm -linalg-tile-contractions %s | FileCheck %s --check-prefix=I8MM
// RUN: mlcc-opt -target=aarch64-linux-gnu -linalg-tile-contractions %s | FileCheck %s --check-prefix=NEON
// RUN: mlcc-opt -target=aarch64-linux-gnu -mattr=+dotprod -linalg-tile-contractions=no-pack %s | FileCheck %s --check-prefix=NEON

// NEON-NOT: call_intrinsic
// AVX-NOT: pmadd

// VNNI-LABEL: func.func private @__mlcc_starts_{{.*}}.vpdpbusd.256_flipped
// VNNI-LABEL: func.func @signed
// VNNI: call @__mlcc_slabs_{{.*}}_i8_groups4
// VNNI: call @__mlcc_starts_
// VNNI: call @__mlcc_left_flipped_i8_i8
// VNNI: call @__mlcc_tiles_{{.*}}_x86.avx512.vpdpbusd.256_flipped
// WIDE-LABEL: func.func @signed
// WIDE: call @__mlcc_tiles_{{.*}}_x86.avx512.vpdpbusd.512_flipped
// AVX2-LABEL: func.func private @__mlcc_tiles_{{.*}}_x86.avx2.pmadd.wd
// AVX2: %[[PAIRS:.*]] = llvm.call_intrinsic "llvm.x86.avx2.pmadd.wd"({{.*}}) : (vector<16xi16>, vector<16xi16>) -> vector<8xi32>
// AVX2: arith.addi %{{.*}}, %[[PAIRS]] : vector<8xi32>
// AVX2-LABEL: func.func @signed
// AVX2: call @__mlcc_slabs_{{.*}}_i8_extsi_i16_groups2
// AVX2: call @__mlcc_left_i8_extsi_i16
// DOT-LABEL: func.func private @__mlcc_tiles_{{.*}}_aarch64.neon.sdot(
// DOT: llvm.call_intrinsic "llvm.aarch64.neon.sdot"({{.*}}) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
// DOT-LABEL: func.func @signed
// DOT-NOT: call @__mlcc_left
func.func @signed(%a: memref<64x64xi8>, %b: memref<64x64xi8>, %c: memref<64x64xi32>) {
  linalg.matmul ins(%a, %b : memref<64x64xi8>, memref<64x64xi8>) outs(%c : memref<64x64xi32>)
  return
}

// Sums that end within a group are copied, zeros behind them.
// VNNI-LABEL: func.func @unsigned_by_signed
// VNNI: call @__mlcc_left_i8_i8
// VNNI: call @__mlcc_tiles_{{.*}}vpdpbusd.256(
// DOT-LABEL: func.func @unsigned_by_signed
// DOT: call @__mlcc_left_flipped_i8
// DOT: call @__mlcc_tiles_{{.*}}sdot_flipped
// I8MM-LABEL: func.func @unsigned_by_signed
// I8MM: call @__mlcc_left_i8
// I8MM: call @__mlcc_tiles_{{.*}}usdot(
func.func @unsigned_by_signed(%a: memref<64x63xi8>, %b: memref<63x64xi8>, %c: memref<64x64xi32>) {
  linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>],
                  iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x63xi8>, memref<63x64xi8>) outs(%c : memref<64x64xi32>) {
  ^bb0(%x: i8, %y: i8, %z: i32):
    %0 = arith.extui %x : i8 to i32
    %1 = arith.extsi %y : i8 to i32
    %2 = arith.muli %0, %1 : i32
    %3 = arith.addi %z, %2 : i32
    linalg.yield %3 : i32
  }
  return
}

// I8MM-LABEL: func.func @signed_by_unsigned
// I8MM: call @__mlcc_tiles_{{.*}}usdot_swapped(
func.func @signed_by_unsigned(%a: memref<64x64xi8>, %b: memref<64x64xi8>, %c: memref<64x64xi32>) {
  linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>],
                  iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xi8>, memref<64x64xi8>) outs(%c : memref<64x64xi32>) {
  ^bb0(%x: i8, %y: i8, %z: i32):
    %0 = arith.extsi %x : i8 to i32
    %1 = arith.extui %y : i8 to i32
    %2 = arith.muli %0, %1 : i32
    %3 = arith.addi %z, %2 : i32
    linalg.yield %3 : i32
  }
  return
}

// Three rows are not worth the copies.
// DOT-LABEL: func.func @few_rows
// DOT-NOT: sdot
// DOT: return
func.func @few_rows(%a: memref<3x64xi8>, %b: memref<64x64xi8>, %c: memref<3x64xi32>) {
  linalg.matmul ins(%a, %b : memref<3x64xi8>, memref<64x64xi8>) outs(%c : memref<3x64xi32>)
  return
}
