// RUN: grep -v '^//' %s > %t
// RUN: mlcc-opt %t | diff %t -
// RUN: mlcc-opt -mlir-print-op-generic %t > %t.generic
// RUN: mlcc-opt %t.generic | diff %t -
// RUN: %if mlir-22 %{ mlir-opt-22 %t | diff %t - %}
// RUN: %if mlir-22 %{ mlir-opt-22 -mlir-print-op-generic %t | diff %t.generic - %}
//
// Every operation, as it is printed: reading gives it back, in generic form too,
// and what mlir-opt prints is the same.
module {
  func.func private @types(!amx.tile<16xi8>, !amx.tile<2x3x4xf16>)
  func.func @z() {
    %0 = amx.tile_zero : !amx.tile<16x64xi8>
    return
  }
  func.func @m(%arg0: memref<?x?xi8>, %arg1: memref<?x?xi32>, %arg2: memref<?xi8>, %arg3: index) {
    %c0 = arith.constant 0 : index
    %0 = amx.tile_load %arg0[%c0, %c0] : memref<?x?xi8> into !amx.tile<16x64xi8>
    %1 = amx.tile_load %arg2[%c0], %arg3 : memref<?xi8> into !amx.tile<16x64xi8>
    %2 = amx.tile_zero : !amx.tile<16x16xi32>
    %3 = amx.tile_muli %0 zext, %1, %2 : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
    %4 = amx.tile_muli %0 zext, %1 zext, %3 {x = 1 : i64} : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
    amx.tile_store %arg1[%c0, %c0], %4 : memref<?x?xi32>, !amx.tile<16x16xi32>
    return
  }
  func.func @f(%arg0: memref<16x32xbf16>, %arg1: memref<16x16xf32>, %arg2: memref<256xf32>, %arg3: index) {
    %c0 = arith.constant 0 : index
    %0 = amx.tile_load %arg0[%c0, %c0] : memref<16x32xbf16> into !amx.tile<16x32xbf16>
    %1 = amx.tile_load %arg1[%c0, %c0] : memref<16x16xf32> into !amx.tile<16x16xf32>
    %2 = amx.tile_mulf %0, %0, %1 : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
    amx.tile_store %arg2[%c0], %2, %arg3 : memref<256xf32>, !amx.tile<16x16xf32>
    return
  }
}

