// RUN: mlcc-opt -allow-unregistered-dialect "-convert-vector-to-llvm=enable-amx" %s | FileCheck %s
// RUN: mlcc-opt -allow-unregistered-dialect -convert-vector-to-llvm %s | FileCheck %s --check-prefix=KEPT
// RUN: %if mlir-22 %{ mlcc-opt -allow-unregistered-dialect "-convert-vector-to-llvm=enable-amx" %s > %t %}
// RUN: %if mlir-22 %{ mlir-opt-22 -allow-unregistered-dialect "-convert-vector-to-llvm=enable-amx" %s | diff %t - %}
//
// Tiles become x86_amx; calls have rows and bytes of a row, and bytes from row to
// row in memory.

// CHECK-LABEL: @zero(
// KEPT: amx.tile_zero
func.func @zero() {
  // CHECK: %[[ROWS:.*]] = llvm.mlir.constant(3 : i16)
  // CHECK: %[[BYTES:.*]] = llvm.mlir.constant(20 : i16)
  // CHECK: "llvm.x86.tilezero.internal"(%[[ROWS]], %[[BYTES]]) : (i16, i16) -> !llvm.x86_amx
  %0 = amx.tile_zero : !amx.tile<3x5xi32>
  return
}

// CHECK-LABEL: @memory(
func.func @memory(%a: memref<20x40xbf16>, %b: memref<?x?x?xbf16>, %c: memref<?xbf16>, %i: index) {
  // CHECK: %[[ADDRESS:.*]] = llvm.getelementptr
  // CHECK: %[[STRIDE:.*]] = llvm.mlir.constant(80 : i64)
  // CHECK: %[[TILE:.*]] = llvm.call_intrinsic "llvm.x86.tileloadd64.internal"(%{{.*}}, %{{.*}}, %[[ADDRESS]], %[[STRIDE]])
  %0 = amx.tile_load %a[%i, %i] : memref<20x40xbf16> into !amx.tile<16x32xbf16>
  // CHECK: llvm.getelementptr
  // CHECK: %[[ELEMENTS:.*]] = llvm.extractvalue %{{.*}}[4, 1]
  // CHECK: %[[SIZE:.*]] = llvm.mlir.constant(2 : i64)
  // CHECK: %[[STRIDE:.*]] = llvm.mul %[[SIZE]], %[[ELEMENTS]]
  // CHECK: "llvm.x86.tilestored64.internal"({{.*}}, %[[STRIDE]], %[[TILE]])
  amx.tile_store %b[%i, %i, %i], %0 : memref<?x?x?xbf16>, !amx.tile<16x32xbf16>
  // CHECK: %[[SIZE:.*]] = llvm.mlir.constant(2 : i64)
  // CHECK: %[[STRIDE:.*]] = llvm.mul %[[SIZE]], %{{.*}} : i64
  // CHECK: "llvm.x86.tilestored64.internal"({{.*}}, %[[STRIDE]], %[[TILE]])
  amx.tile_store %c[%i], %0, %i : memref<?xbf16>, !amx.tile<16x32xbf16>
  return
}

// Rows of the first factor, bytes of a row of the second, of the first.
// CHECK-LABEL: @products(
func.func @products(%m: memref<64x64xi8>, %f: memref<64x64xf16>) {
  %c0 = arith.constant 0 : index
  %a = amx.tile_load %m[%c0, %c0] : memref<64x64xi8> into !amx.tile<5x12xi8>
  %b = amx.tile_load %m[%c0, %c0] : memref<64x64xi8> into !amx.tile<3x28xi8>
  // CHECK: %[[ACC:.*]] = llvm.call_intrinsic "llvm.x86.tilezero.internal"
  %c = amx.tile_zero : !amx.tile<5x7xi32>
  // CHECK: %[[M:.*]] = llvm.mlir.constant(5 : i16)
  // CHECK: %[[K:.*]] = llvm.mlir.constant(12 : i16)
  // CHECK: %[[N:.*]] = llvm.mlir.constant(28 : i16)
  // CHECK: "llvm.x86.tdpbssd.internal"(%[[M]], %[[N]], %[[K]], %[[ACC]],
  %0 = amx.tile_muli %a, %b, %c : !amx.tile<5x12xi8>, !amx.tile<3x28xi8>, !amx.tile<5x7xi32>
  // CHECK: "llvm.x86.tdpbsud.internal"
  %1 = amx.tile_muli %a, %b zext, %c : !amx.tile<5x12xi8>, !amx.tile<3x28xi8>, !amx.tile<5x7xi32>
  // CHECK: "llvm.x86.tdpbusd.internal"
  %2 = amx.tile_muli %a zext, %b, %c : !amx.tile<5x12xi8>, !amx.tile<3x28xi8>, !amx.tile<5x7xi32>
  // CHECK: "llvm.x86.tdpbuud.internal"
  %3 = amx.tile_muli %a zext, %b zext, %c : !amx.tile<5x12xi8>, !amx.tile<3x28xi8>, !amx.tile<5x7xi32>
  %d = amx.tile_load %f[%c0, %c0] : memref<64x64xf16> into !amx.tile<16x32xf16>
  %e = amx.tile_zero : !amx.tile<16x32xbf16>
  %z = amx.tile_zero : !amx.tile<16x16xf32>
  // CHECK: "llvm.x86.tdpfp16ps.internal"
  %4 = amx.tile_mulf %d, %d, %z : !amx.tile<16x32xf16>, !amx.tile<16x32xf16>, !amx.tile<16x16xf32>
  // CHECK: "llvm.x86.tdpbf16ps.internal"
  %5 = amx.tile_mulf %e, %e, %z : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
  "use"(%0, %1, %2, %3, %4, %5) : (!amx.tile<5x7xi32>, !amx.tile<5x7xi32>, !amx.tile<5x7xi32>, !amx.tile<5x7xi32>, !amx.tile<16x16xf32>, !amx.tile<16x16xf32>) -> ()
  return
}
