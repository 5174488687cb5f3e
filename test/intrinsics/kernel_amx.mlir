// CPU: amx_tile amx_int8
// FLAGS: -mamx-tile -mamx-int8
// EMULATED: -mllvm -enable-x86-scalar-amx
//
// c += a * b, of signed bytes, by AMX: tiles of 16 by 16 numbers, of 64 products
// each. Rows 4k to 4k + 3 of `b` are interleaved.
func.func @matmul_amx(%a: memref<?x?xi8>, %b: memref<?x?xi8>, %c: memref<?x?xi32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %m = memref.dim %c, %c0 : memref<?x?xi32>
  %n = memref.dim %c, %c1 : memref<?x?xi32>
  %depth = memref.dim %a, %c1 : memref<?x?xi8>
  scf.for %i = %c0 to %m step %c16 {
    scf.for %j = %c0 to %n step %c16 {
      %jb = arith.muli %j, %c4 : index
      %was = amx.tile_load %c[%i, %j] : memref<?x?xi32> into !amx.tile<16x16xi32>
      %sum = scf.for %k = %c0 to %depth step %c64 iter_args(%s = %was) -> (!amx.tile<16x16xi32>) {
        %kb = arith.divui %k, %c4 : index
        %x = amx.tile_load %a[%i, %k] : memref<?x?xi8> into !amx.tile<16x64xi8>
        %y = amx.tile_load %b[%kb, %jb] : memref<?x?xi8> into !amx.tile<16x64xi8>
        %t = amx.tile_muli %x, %y, %s : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
        scf.yield %t : !amx.tile<16x16xi32>
      }
      amx.tile_store %c[%i, %j], %sum : memref<?x?xi32>, !amx.tile<16x16xi32>
    }
  }
  return
}
