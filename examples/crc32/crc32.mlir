// CRC-32 (as in zip and PNG) by a table of 16 words that is part of the
// program: a constant memref.global. Each byte is taken in two halves.
//
// The table sits in read-only memory; memref.get_global gives its
// descriptor. The running value is unsigned, so it is shifted with
// arith.shrui and extended with arith.extui and arith.index_castui.

memref.global "private" constant @crc_of_nibble : memref<16xi32> =
    dense<[0x00000000, 0x1DB71064, 0x3B6E20C8, 0x26D930AC,
           0x76DC4190, 0x6B6B51F4, 0x4DB26158, 0x5005713C,
           0xEDB88320, 0xF00F9344, 0xD6D6A3E8, 0xCB61B38C,
           0x9B64C2B0, 0x86D3D2D4, 0xA00AE278, 0xBDBDF21C]>

// The running value after one more half byte, the low four bits of %nibble.
func.func private @crc_nibble(%crc: i32, %nibble: i32) -> i32 {
  %mask = arith.constant 15 : i32
  %four = arith.constant 4 : i32
  %table = memref.get_global @crc_of_nibble : memref<16xi32>
  %mixed = arith.xori %crc, %nibble : i32
  %slot_i32 = arith.andi %mixed, %mask : i32
  %slot = arith.index_castui %slot_i32 : i32 to index
  %entry = memref.load %table[%slot] : memref<16xi32>
  %rest = arith.shrui %crc, %four : i32
  %next = arith.xori %rest, %entry : i32
  return %next : i32
}

// crcs[i] = CRC-32 of data[0 .. i], for every prefix of the data.
func.func @crc32_of_prefixes(%data: memref<?xi8>, %crcs: memref<?xi32>)
    attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %four = arith.constant 4 : i32
  %all_ones = arith.constant -1 : i32
  %size = memref.dim %data, %zero : memref<?xi8>
  %last = scf.for %i = %zero to %size step %one
      iter_args(%crc = %all_ones) -> (i32) {
    %byte_i8 = memref.load %data[%i] : memref<?xi8>
    %byte = arith.extui %byte_i8 : i8 to i32
    %high = arith.shrui %byte, %four : i32
    %half = func.call @crc_nibble(%crc, %byte) : (i32, i32) -> i32
    %whole = func.call @crc_nibble(%half, %high) : (i32, i32) -> i32
    %result = arith.xori %whole, %all_ones : i32
    memref.store %result, %crcs[%i] : memref<?xi32>
    scf.yield %whole : i32
  }
  return
}
