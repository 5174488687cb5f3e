// oracle: refuses: it does not have arith there
// RUN: mlcc -target x86_64-linux-gnu -mamx-int8 -O0 -S %s -o - | FileCheck %s
// RUN: mlcc -target x86_64-linux-gnu -mamx-int8 -O2 -S %s -o - | FileCheck %s --check-prefix=REGISTER
//
// Without optimisation a tile that a loop hands on is in memory.

// CHECK-LABEL: f:
// CHECK:         tilestored
// CHECK:         tdpbssd
// CHECK:         tilestored
// REGISTER-LABEL: f:
// REGISTER:         tdpbssd
// REGISTER-NOT:     tilestored
// REGISTER:         jne
func.func @f(%a: memref<16x64xi8>, %c: memref<16x16xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %was = amx.tile_load %c[%c0, %c0] : memref<16x16xi32> into !amx.tile<16x16xi32>
  %x = amx.tile_load %a[%c0, %c0] : memref<16x64xi8> into !amx.tile<16x64xi8>
  %sum = scf.for %k = %c0 to %n step %c1 iter_args(%s = %was) -> (!amx.tile<16x16xi32>) {
    %t = amx.tile_muli %x, %x, %s : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
    scf.yield %t : !amx.tile<16x16xi32>
  }
  amx.tile_store %c[%c0, %c0], %sum : memref<16x16xi32>, !amx.tile<16x16xi32>
  return
}

// So is one that a loop only hands on.

// CHECK-LABEL: g:
// CHECK:         tileloadd
// CHECK:         tilestored
// CHECK:         tileloadd
func.func @g(%c: memref<16x16xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %was = amx.tile_load %c[%c0, %c0] : memref<16x16xi32> into !amx.tile<16x16xi32>
  %is = scf.for %k = %c0 to %n step %c1 iter_args(%s = %was) -> (!amx.tile<16x16xi32>) {
    scf.yield %s : !amx.tile<16x16xi32>
  }
  amx.tile_store %c[%c0, %c0], %is : memref<16x16xi32>, !amx.tile<16x16xi32>
  return
}
