// RUN: mlcc-opt %s -allow-unregistered-dialect -split-input-file -verify-diagnostics

// expected-error @+1 {{'amx.tile_zero' op bad row height: 17}}
%0 = amx.tile_zero : !amx.tile<17x64xi8>

// -----

// expected-error @+1 {{'amx.tile_zero' op bad column width: 65}}
%0 = amx.tile_zero : !amx.tile<16x65xi8>

// -----

// expected-error @+1 {{'amx.tile_zero' op bad column width: 62}}
%0 = amx.tile_zero : !amx.tile<16x62xi8>

// -----

// expected-error @+1 {{'amx.tile_zero' op result #0 must be tile of 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer values, but got '!amx.tile<16xi8>'}}
%0 = amx.tile_zero : !amx.tile<16xi8>

// -----

// expected-error @+1 {{failed to verify 'elementType': 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer}}
%0 = amx.tile_zero : !amx.tile<16x16xi64>

// -----

// expected-error @+1 {{expected static shape}}
%0 = amx.tile_zero : !amx.tile<?x16xi8>

// -----

// expected-error @+1 {{'amx.tile_zero' op result #0 must be tile of 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer values, but got 'i32'}}
%0 = amx.tile_zero : i32

// -----

// expected-error @+1 {{'amx.tile_zero' op result #0 must be tile of 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer values, but got 'i32'}}
%0 = "amx.tile_zero"() : () -> i32

// -----

func.func @f(%m: memref<16xi8>, %i: index) {
  // expected-error @+1 {{'amx.tile_load' op requires at least 2D memref}}
  %1 = amx.tile_load %m[%i] : memref<16xi8> into !amx.tile<16x64xi8>
  return
}

// -----

func.func @f(%m: memref<16x64xi8>, %i: index) {
  // expected-error @+1 {{'amx.tile_load' op requires 2 indices}}
  %1 = amx.tile_load %m[%i], %i : memref<16x64xi8> into !amx.tile<16x64xi8>
  return
}

// -----

func.func @f(%m: memref<16x64xi8, strided<[128, 2]>>, %i: index) {
  // expected-error @+1 {{'amx.tile_load' op requires memref with unit innermost stride}}
  %1 = amx.tile_load %m[%i, %i] : memref<16x64xi8, strided<[128, 2]>> into !amx.tile<16x64xi8>
  return
}

// -----

func.func @f(%m: memref<16x64xi8, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %i: index) {
  // expected-error @+1 {{'amx.tile_load' op requires memref with unit innermost stride}}
  %1 = amx.tile_load %m[%i, %i] : memref<16x64xi8, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>> into !amx.tile<16x64xi8>
  return
}

// -----

func.func @f(%m: memref<16x64xf32>, %i: index) {
  // expected-error @+1 {{'amx.tile_load' op bad row height: 17}}
  %1 = amx.tile_load %m[%i, %i] : memref<16x64xf32> into !amx.tile<17x64xi8>
  return
}

// -----

func.func @f(%m: memref<16x64xf32>, %i: index, %t: !amx.tile<17x64xi8>) {
  // expected-error @+1 {{'amx.tile_store' op bad row height: 17}}
  amx.tile_store %m[%i, %i], %t : memref<16x64xf32>, !amx.tile<17x64xi8>
  return
}

// -----

func.func @f(%m: memref<64xf32>, %i: index, %t: !amx.tile<16x64xi8>) {
  // expected-error @+1 {{'amx.tile_store' op requires 1 indices}}
  amx.tile_store %m[%i, %i], %t : memref<64xf32>, !amx.tile<16x64xi8>
  return
}

// -----

func.func @f(%a: !amx.tile<16x64xi8>, %b: !amx.tile<16x64xi8>, %c: !amx.tile<16x8xi32>) {
  // expected-error @+1 {{'amx.tile_muli' op bad mult shape: 16 x 8 x 16}}
  %0 = amx.tile_muli %a, %b, %c : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x8xi32>
  return
}

// -----

func.func @f(%a: !amx.tile<16x32xbf16>, %b: !amx.tile<16x32xf16>, %c: !amx.tile<16x16xf32>) {
  // expected-error @+1 {{'amx.tile_mulf' op unsupported type combination}}
  %0 = amx.tile_mulf %a, %b, %c : !amx.tile<16x32xbf16>, !amx.tile<16x32xf16>, !amx.tile<16x16xf32>
  return
}

// -----

func.func @f(%a: !amx.tile<16x32xbf16>, %b: !amx.tile<16x32xbf16>, %c: !amx.tile<16x16xf32>) {
  // expected-error @+1 {{'amx.tile_mulf' op operand #1 must be tile of 16-bit float or bfloat16 type values, but got '!amx.tile<16x16xf32>'}}
  %0 = "amx.tile_mulf"(%a, %c, %c) : (!amx.tile<16x32xbf16>, !amx.tile<16x16xf32>, !amx.tile<16x16xf32>) -> !amx.tile<16x16xf32>
  return
}

// -----

func.func @f(%a: !amx.tile<16x32xbf16>, %b: !amx.tile<16x32xbf16>, %c: !amx.tile<16x16xf32>) {
  // expected-error @+1 {{'amx.tile_muli' op operand #0 must be tile of 8-bit signless integer values, but got '!amx.tile<16x32xbf16>'}}
  %0 = "amx.tile_muli"(%a, %c, %c) : (!amx.tile<16x32xbf16>, !amx.tile<16x16xf32>, !amx.tile<16x16xf32>) -> !amx.tile<16x16xf32>
  return
}

// -----

func.func @f(%a: !amx.tile<16x32xbf16>, %b: !amx.tile<16x32xbf16>, %c: !amx.tile<16x16xf32>) {
  // expected-error @+1 {{'amx.tile_mulf' op failed to verify that all of {acc, res} have same type}}
  %0 = "amx.tile_mulf"(%a, %a, %c) : (!amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>) -> !amx.tile<16x32xf32>
  return
}

// -----

func.func @f(%a: !amx.tile<32xbf16>, %c: !amx.tile<16x16xf32>) {
  // expected-error @+1 {{'amx.tile_mulf' op operand #0 must be tile of 16-bit float or bfloat16 type values, but got '!amx.tile<32xbf16>'}}
  %0 = "amx.tile_mulf"(%a, %a, %c) : (!amx.tile<32xbf16>, !amx.tile<32xbf16>, !amx.tile<16x16xf32>) -> !amx.tile<16x16xf32>
  return
}

// -----

// expected-error @+1 {{expected non-function type}}
func.func @f(%a: !amx.tile<>) {
  return
}

// -----

// expected-error @+1 {{expected non-function type}}
func.func @f(%a: !amx.tile<xf32>) {
  return
}

// -----

// expected-error @+1 {{expected '<'}}
func.func @f(%a: !amx.tile) {
  return
}

// -----

func.func @f(%a: !amx.tile<2x2x2xf32>) {
  // expected-error @+1 {{'amx.tile_zero' op result #0 must be tile of 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer values, but got '!amx.tile<2x2x2xf32>'}}
  %0 = "amx.tile_zero"() : () -> !amx.tile<2x2x2xf32>
  return
}
