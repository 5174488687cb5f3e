// CPU: amx_tile amx_int8 amx_bf16
// FLAGS: -mamx-tile -mamx-int8 -mamx-bf16
func.func @zero(%out: memref<16x16xi32>) attributes {llvm.bareptr} {
  %c0 = arith.constant 0 : index
  %0 = amx.tile_zero : !amx.tile<16x16xi32>
  amx.tile_store %out[%c0, %c0], %0 : memref<16x16xi32>, !amx.tile<16x16xi32>
  return
}
// Of the middle of a matrix, to every second row of another.
func.func @copy(%in: memref<20x100xi8>, %out: memref<4096xi8>) attributes {llvm.bareptr} {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c30 = arith.constant 30 : index
  %c128 = arith.constant 128 : index
  %0 = amx.tile_load %in[%c2, %c30] : memref<20x100xi8> into !amx.tile<16x64xi8>
  amx.tile_store %out[%c0], %0, %c128 : memref<4096xi8>, !amx.tile<16x64xi8>
  return
}
func.func @multiply_ss(%a: memref<5x12xi8>, %b: memref<3x28xi8>, %out: memref<5x7xi32>) attributes {llvm.bareptr} {
  %c0 = arith.constant 0 : index
  %0 = amx.tile_load %a[%c0, %c0] : memref<5x12xi8> into !amx.tile<5x12xi8>
  %1 = amx.tile_load %b[%c0, %c0] : memref<3x28xi8> into !amx.tile<3x28xi8>
  %2 = amx.tile_load %out[%c0, %c0] : memref<5x7xi32> into !amx.tile<5x7xi32>
  %3 = amx.tile_muli %0, %1, %2 : !amx.tile<5x12xi8>, !amx.tile<3x28xi8>, !amx.tile<5x7xi32>
  amx.tile_store %out[%c0, %c0], %3 : memref<5x7xi32>, !amx.tile<5x7xi32>
  return
}
func.func @multiply_su(%a: memref<5x12xi8>, %b: memref<3x28xi8>, %out: memref<5x7xi32>) attributes {llvm.bareptr} {
  %c0 = arith.constant 0 : index
  %0 = amx.tile_load %a[%c0, %c0] : memref<5x12xi8> into !amx.tile<5x12xi8>
  %1 = amx.tile_load %b[%c0, %c0] : memref<3x28xi8> into !amx.tile<3x28xi8>
  %2 = amx.tile_load %out[%c0, %c0] : memref<5x7xi32> into !amx.tile<5x7xi32>
  %3 = amx.tile_muli %0, %1 zext, %2 : !amx.tile<5x12xi8>, !amx.tile<3x28xi8>, !amx.tile<5x7xi32>
  amx.tile_store %out[%c0, %c0], %3 : memref<5x7xi32>, !amx.tile<5x7xi32>
  return
}
func.func @multiply_us(%a: memref<5x12xi8>, %b: memref<3x28xi8>, %out: memref<5x7xi32>) attributes {llvm.bareptr} {
  %c0 = arith.constant 0 : index
  %0 = amx.tile_load %a[%c0, %c0] : memref<5x12xi8> into !amx.tile<5x12xi8>
  %1 = amx.tile_load %b[%c0, %c0] : memref<3x28xi8> into !amx.tile<3x28xi8>
  %2 = amx.tile_load %out[%c0, %c0] : memref<5x7xi32> into !amx.tile<5x7xi32>
  %3 = amx.tile_muli %0 zext, %1, %2 : !amx.tile<5x12xi8>, !amx.tile<3x28xi8>, !amx.tile<5x7xi32>
  amx.tile_store %out[%c0, %c0], %3 : memref<5x7xi32>, !amx.tile<5x7xi32>
  return
}
func.func @multiply_uu(%a: memref<5x12xi8>, %b: memref<3x28xi8>, %out: memref<5x7xi32>) attributes {llvm.bareptr} {
  %c0 = arith.constant 0 : index
  %0 = amx.tile_load %a[%c0, %c0] : memref<5x12xi8> into !amx.tile<5x12xi8>
  %1 = amx.tile_load %b[%c0, %c0] : memref<3x28xi8> into !amx.tile<3x28xi8>
  %2 = amx.tile_load %out[%c0, %c0] : memref<5x7xi32> into !amx.tile<5x7xi32>
  %3 = amx.tile_muli %0 zext, %1 zext, %2 : !amx.tile<5x12xi8>, !amx.tile<3x28xi8>, !amx.tile<5x7xi32>
  amx.tile_store %out[%c0, %c0], %3 : memref<5x7xi32>, !amx.tile<5x7xi32>
  return
}
func.func @multiply_bf16(%a: memref<5x6xbf16>, %b: memref<3x14xbf16>, %out: memref<5x7xf32>) attributes {llvm.bareptr} {
  %c0 = arith.constant 0 : index
  %0 = amx.tile_load %a[%c0, %c0] : memref<5x6xbf16> into !amx.tile<5x6xbf16>
  %1 = amx.tile_load %b[%c0, %c0] : memref<3x14xbf16> into !amx.tile<3x14xbf16>
  %2 = amx.tile_load %out[%c0, %c0] : memref<5x7xf32> into !amx.tile<5x7xf32>
  %3 = amx.tile_mulf %0, %1, %2 : !amx.tile<5x6xbf16>, !amx.tile<3x14xbf16>, !amx.tile<5x7xf32>
  amx.tile_store %out[%c0, %c0], %3 : memref<5x7xf32>, !amx.tile<5x7xf32>
  return
}
