// RUN: mlcc-opt %s | FileCheck %s --implicit-check-not=avx512.intr
// RUN: mlcc -Wdeprecated-mlir -target x86_64-linux-gnu -march=sapphirerapids -mavx512vp2intersect -mavxneconvert -mavxvnniint8 -c %s -o %t.o 2>&1 | FileCheck %s --check-prefix=NOTE
// RUN: not mlcc -std=mlir22 -target x86_64-linux-gnu -c %s -o %t.o 2>&1 | FileCheck %s --check-prefix=STRICT
//
// Those of LLVM 11 and 12, and those of LLVM 23.

// STRICT: error: {{.*}}avx512.mask.rndscale

// CHECK-LABEL: @old(
func.func @old(%a: vector<16xf32>, %m: i16, %k: vector<16xi1>, %i: vector<16xi32>) {
  %n = arith.constant 4 : i32
  // NOTE: avx512.mask.rndscale is an old spelling of x86vector.avx512.mask.rndscale
  // CHECK: x86vector.avx512.mask.rndscale %{{.*}} : vector<16xf32>
  %0 = avx512.mask.rndscale %a, %n, %a, %m, %n : vector<16xf32>
  // CHECK: x86vector.avx512.mask.scalef
  %1 = avx512.mask.scalef %a, %a, %a, %m, %n : vector<16xf32>
  // CHECK: x86vector.avx512.vp2intersect
  %2:2 = avx512.vp2intersect %i, %i : vector<16xi32>
  // CHECK: x86vector.avx512.mask.compress
  %3 = avx512.mask.compress %k, %a : vector<16xf32>
  // CHECK: x86vector.avx512.mask.rndscale
  %4 = "avx512.intr.mask.rndscale.ps.512"(%a, %n, %a, %m, %n) : (vector<16xf32>, i32, vector<16xf32>, i16, i32) -> vector<16xf32>
  // CHECK: x86vector.avx512.mask.scalef
  %5 = "x86vector.avx512.intr.mask.scalef.ps.512"(%a, %a, %a, %m, %n) : (vector<16xf32>, vector<16xf32>, vector<16xf32>, i16, i32) -> vector<16xf32>
  return
}

// CHECK-LABEL: @newer(
func.func @newer(%a: vector<16xf32>, %m: i16, %k: vector<16xi1>, %i: vector<16xi32>, %b: vector<32xbf16>, %f: vector<8xf32>, %w: vector<8xi32>, %c: vector<32xi8>, %h: memref<16xbf16>) {
  %n = arith.constant 4 : i32
  // NOTE: x86.avx512.mask.rndscale is a newer spelling of x86vector.avx512.mask.rndscale
  // CHECK: x86vector.avx512.mask.rndscale
  %0 = x86.avx512.mask.rndscale %a, %n, %a, %m, %n : vector<16xf32>
  // CHECK: x86vector.avx512.mask.scalef
  %1 = x86.avx512.mask.scalef %a, %a, %a, %m, %n : vector<16xf32>
  // CHECK: x86vector.avx512.vp2intersect
  %2:2 = x86.avx512.vp2intersect %i, %i : vector<16xi32>
  // CHECK: x86vector.avx512.mask.compress
  %3 = x86.avx512.mask.compress %k, %a : vector<16xf32>
  // CHECK: x86vector.avx512.dot
  %4 = x86.avx512.dot %a, %b, %b : vector<32xbf16> -> vector<16xf32>
  // CHECK: x86vector.avx512.cvt.packed.f32_to_bf16
  %5 = x86.avx512.cvt.packed.f32_to_bf16 %a : vector<16xf32> -> vector<16xbf16>
  // CHECK: x86vector.avx.rsqrt
  %6 = x86.avx.rsqrt %f : vector<8xf32>
  // CHECK: x86vector.avx.intr.dot
  %7 = x86.avx.intr.dot %f, %f : vector<8xf32>
  // CHECK: x86vector.avx.dot.i8
  %8 = x86.avx.dot.i8 %w, %c, %c : vector<32xi8> -> vector<8xi32>
  // CHECK: x86vector.avx.bcst_to_f32.packed
  %9 = x86.avx.bcst_to_f32.packed %h : memref<16xbf16> -> vector<8xf32>
  // CHECK: x86vector.avx.cvt.packed.even.indexed_to_f32
  %10 = x86.avx.cvt.packed.even.indexed_to_f32 %h : memref<16xbf16> -> vector<8xf32>
  // CHECK: x86vector.avx.cvt.packed.odd.indexed_to_f32
  %11 = x86.avx.cvt.packed.odd.indexed_to_f32 %h : memref<16xbf16> -> vector<8xf32>
  return
}

// CHECK-LABEL: @tiles(
func.func @tiles(%m: memref<16x64xi8>, %f: memref<16x32xbf16>, %i: index) {
  // NOTE: x86.amx.tile_load is a newer spelling of amx.tile_load
  // CHECK: amx.tile_load %{{.*}} into !amx.tile<16x64xi8>
  %0 = x86.amx.tile_load %m[%i, %i] : memref<16x64xi8> into !x86.amx.tile<16x64xi8>
  // CHECK: amx.tile_zero : !amx.tile<16x16xi32>
  %1 = x86.amx.tile_zero : !x86.amx.tile<16x16xi32>
  // CHECK: amx.tile_muli
  %2 = x86.amx.tile_muli %0, %0, %1 : !x86.amx.tile<16x64xi8>, !x86.amx.tile<16x64xi8>, !x86.amx.tile<16x16xi32>
  %3 = x86.amx.tile_load %f[%i, %i] : memref<16x32xbf16> into !x86.amx.tile<16x32xbf16>
  %4 = x86.amx.tile_zero : !x86.amx.tile<16x16xf32>
  // CHECK: amx.tile_mulf
  %5 = x86.amx.tile_mulf %3, %3, %4 : !x86.amx.tile<16x32xbf16>, !x86.amx.tile<16x32xbf16>, !x86.amx.tile<16x16xf32>
  // CHECK: amx.tile_store
  x86.amx.tile_store %m[%i, %i], %0 : memref<16x64xi8>, !x86.amx.tile<16x64xi8>
  return
}
