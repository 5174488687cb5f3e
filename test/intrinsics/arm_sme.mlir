// CPU: aarch64 sme128 sme256 sme512
// FLAGS: -target aarch64-linux-gnu -march=armv9-a+sme+sme-f64f64+sme-i16i64
func.func @transpose_i8(%in: memref<?x?xi8>, %out: memref<?x?xi8>, %back: memref<?x?xi8>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %t = arm_sme.tile_load %in[%c0, %c0] : memref<?x?xi8>, vector<[16]x[16]xi8>
  arm_sme.tile_store %t, %out[%c0, %c0] layout<vertical> : memref<?x?xi8>, vector<[16]x[16]xi8>
  %u = arm_sme.tile_load %out[%c0, %c0] layout<vertical> : memref<?x?xi8>, vector<[16]x[16]xi8>
  arm_sme.tile_store %u, %back[%c0, %c0] : memref<?x?xi8>, vector<[16]x[16]xi8>
  return
}
func.func @transpose_i16(%in: memref<?x?xi16>, %out: memref<?x?xi16>, %back: memref<?x?xi16>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %t = arm_sme.tile_load %in[%c0, %c0] : memref<?x?xi16>, vector<[8]x[8]xi16>
  arm_sme.tile_store %t, %out[%c0, %c0] layout<vertical> : memref<?x?xi16>, vector<[8]x[8]xi16>
  %u = arm_sme.tile_load %out[%c0, %c0] layout<vertical> : memref<?x?xi16>, vector<[8]x[8]xi16>
  arm_sme.tile_store %u, %back[%c0, %c0] : memref<?x?xi16>, vector<[8]x[8]xi16>
  return
}
func.func @transpose_i32(%in: memref<?x?xi32>, %out: memref<?x?xi32>, %back: memref<?x?xi32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %t = arm_sme.tile_load %in[%c0, %c0] : memref<?x?xi32>, vector<[4]x[4]xi32>
  arm_sme.tile_store %t, %out[%c0, %c0] layout<vertical> : memref<?x?xi32>, vector<[4]x[4]xi32>
  %u = arm_sme.tile_load %out[%c0, %c0] layout<vertical> : memref<?x?xi32>, vector<[4]x[4]xi32>
  arm_sme.tile_store %u, %back[%c0, %c0] : memref<?x?xi32>, vector<[4]x[4]xi32>
  return
}
func.func @transpose_i64(%in: memref<?x?xi64>, %out: memref<?x?xi64>, %back: memref<?x?xi64>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %t = arm_sme.tile_load %in[%c0, %c0] : memref<?x?xi64>, vector<[2]x[2]xi64>
  arm_sme.tile_store %t, %out[%c0, %c0] layout<vertical> : memref<?x?xi64>, vector<[2]x[2]xi64>
  %u = arm_sme.tile_load %out[%c0, %c0] layout<vertical> : memref<?x?xi64>, vector<[2]x[2]xi64>
  arm_sme.tile_store %u, %back[%c0, %c0] : memref<?x?xi64>, vector<[2]x[2]xi64>
  return
}
func.func @transpose_i128(%in: memref<?x?xi128>, %out: memref<?x?xi128>, %back: memref<?x?xi128>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %t = arm_sme.tile_load %in[%c0, %c0] : memref<?x?xi128>, vector<[1]x[1]xi128>
  arm_sme.tile_store %t, %out[%c0, %c0] layout<vertical> : memref<?x?xi128>, vector<[1]x[1]xi128>
  %u = arm_sme.tile_load %out[%c0, %c0] layout<vertical> : memref<?x?xi128>, vector<[1]x[1]xi128>
  arm_sme.tile_store %u, %back[%c0, %c0] : memref<?x?xi128>, vector<[1]x[1]xi128>
  return
}
func.func @transpose_f16(%in: memref<?x?xf16>, %out: memref<?x?xf16>, %back: memref<?x?xf16>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %t = arm_sme.tile_load %in[%c0, %c0] : memref<?x?xf16>, vector<[8]x[8]xf16>
  arm_sme.tile_store %t, %out[%c0, %c0] layout<vertical> : memref<?x?xf16>, vector<[8]x[8]xf16>
  %u = arm_sme.tile_load %out[%c0, %c0] layout<vertical> : memref<?x?xf16>, vector<[8]x[8]xf16>
  arm_sme.tile_store %u, %back[%c0, %c0] : memref<?x?xf16>, vector<[8]x[8]xf16>
  return
}
func.func @transpose_bf16(%in: memref<?x?xbf16>, %out: memref<?x?xbf16>, %back: memref<?x?xbf16>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %t = arm_sme.tile_load %in[%c0, %c0] : memref<?x?xbf16>, vector<[8]x[8]xbf16>
  arm_sme.tile_store %t, %out[%c0, %c0] layout<vertical> : memref<?x?xbf16>, vector<[8]x[8]xbf16>
  %u = arm_sme.tile_load %out[%c0, %c0] layout<vertical> : memref<?x?xbf16>, vector<[8]x[8]xbf16>
  arm_sme.tile_store %u, %back[%c0, %c0] : memref<?x?xbf16>, vector<[8]x[8]xbf16>
  return
}
func.func @transpose_f32(%in: memref<?x?xf32>, %out: memref<?x?xf32>, %back: memref<?x?xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %t = arm_sme.tile_load %in[%c0, %c0] : memref<?x?xf32>, vector<[4]x[4]xf32>
  arm_sme.tile_store %t, %out[%c0, %c0] layout<vertical> : memref<?x?xf32>, vector<[4]x[4]xf32>
  %u = arm_sme.tile_load %out[%c0, %c0] layout<vertical> : memref<?x?xf32>, vector<[4]x[4]xf32>
  arm_sme.tile_store %u, %back[%c0, %c0] : memref<?x?xf32>, vector<[4]x[4]xf32>
  return
}
func.func @transpose_f64(%in: memref<?x?xf64>, %out: memref<?x?xf64>, %back: memref<?x?xf64>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %t = arm_sme.tile_load %in[%c0, %c0] : memref<?x?xf64>, vector<[2]x[2]xf64>
  arm_sme.tile_store %t, %out[%c0, %c0] layout<vertical> : memref<?x?xf64>, vector<[2]x[2]xf64>
  %u = arm_sme.tile_load %out[%c0, %c0] layout<vertical> : memref<?x?xf64>, vector<[2]x[2]xf64>
  arm_sme.tile_store %u, %back[%c0, %c0] : memref<?x?xf64>, vector<[2]x[2]xf64>
  return
}
func.func @masked_zero(%in: memref<?x?xi32>, %out: memref<?x?xi32>, %i: index, %j: index) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %pad = arith.constant 0 : i32
  %mask = vector.create_mask %i, %j : vector<[4]x[4]xi1>
  %t = arm_sme.tile_load %in[%c0, %c0], %pad, %mask : memref<?x?xi32>, vector<[4]x[4]xi32>
  arm_sme.tile_store %t, %out[%c0, %c0] : memref<?x?xi32>, vector<[4]x[4]xi32>
  return
}
func.func @masked_pad(%in: memref<?x?xi32>, %out: memref<?x?xi32>, %i: index, %j: index) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %pad = arith.constant -7 : i32
  %mask = vector.create_mask %i, %j : vector<[4]x[4]xi1>
  %t = arm_sme.tile_load %in[%c0, %c0], %pad, %mask layout<vertical> : memref<?x?xi32>, vector<[4]x[4]xi32>
  arm_sme.tile_store %t, %out[%c0, %c0] : memref<?x?xi32>, vector<[4]x[4]xi32>
  return
}
func.func @masked_store(%in: memref<?x?xi32>, %out: memref<?x?xi32>, %i: index, %j: index) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %mask = vector.create_mask %i, %j : vector<[4]x[4]xi1>
  %t = arm_sme.tile_load %in[%c0, %c0] : memref<?x?xi32>, vector<[4]x[4]xi32>
  arm_sme.tile_store %t, %out[%c0, %c0], %mask : memref<?x?xi32>, vector<[4]x[4]xi32>
  return
}
// A row becomes a column, the tile is zero elsewhere.
func.func @slices(%in: memref<?x?xi32>, %out: memref<?x?xi32>, %i: index, %j: index) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %t = arm_sme.tile_load %in[%c0, %c0] : memref<?x?xi32>, vector<[4]x[4]xi32>
  %row = arm_sme.extract_tile_slice %t[%i] : vector<[4]xi32> from vector<[4]x[4]xi32>
  %column = arm_sme.extract_tile_slice %t[%j] layout<vertical> : vector<[4]xi32> from vector<[4]x[4]xi32>
  %z = arm_sme.zero : vector<[4]x[4]xi32>
  %u = arm_sme.insert_tile_slice %row, %z[%j] layout<vertical> : vector<[4]xi32> into vector<[4]x[4]xi32>
  %v = arm_sme.insert_tile_slice %column, %u[%i] : vector<[4]xi32> into vector<[4]x[4]xi32>
  arm_sme.tile_store %v, %out[%c0, %c0] : memref<?x?xi32>, vector<[4]x[4]xi32>
  return
}
func.func @slice_memory(%in: memref<?x?xi32>, %out: memref<?x?xi32>, %i: index, %j: index) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %all = arith.constant dense<true> : vector<[4]xi1>
  %z = arm_sme.zero : vector<[4]x[4]xi32>
  %u = arm_sme.load_tile_slice %in[%i, %c0], %all, %z, %j layout<vertical> : memref<?x?xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>
  %v = arm_sme.load_tile_slice %in[%j, %c0], %all, %u, %i : memref<?x?xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>
  arm_sme.store_tile_slice %v, %i, %all, %out[%c0, %c0] : memref<?x?xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>
  %c1 = arith.constant 1 : index
  arm_sme.store_tile_slice %v, %j, %all, %out[%c1, %c0] layout<vertical> : memref<?x?xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>
  return
}
func.func @streaming_vl(%out: memref<?xindex>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %n0 = arm_sme.streaming_vl <byte>
  memref.store %n0, %out[%c0] : memref<?xindex>
  %c1 = arith.constant 1 : index
  %n1 = arm_sme.streaming_vl <half>
  memref.store %n1, %out[%c1] : memref<?xindex>
  %c2 = arith.constant 2 : index
  %n2 = arm_sme.streaming_vl <word>
  memref.store %n2, %out[%c2] : memref<?xindex>
  %c3 = arith.constant 3 : index
  %n3 = arm_sme.streaming_vl <double>
  memref.store %n3, %out[%c3] : memref<?xindex>
  return
}
// Two tiles of bytes: there is one.
func.func @in_memory(%in: memref<?x?xi8>, %by: memref<?x?xi8>, %out: memref<?x?xi8>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = arm_sme.tile_load %in[%c0, %c0] : memref<?x?xi8>, vector<[16]x[16]xi8>
  %u = arm_sme.tile_load %by[%c0, %c0] layout<vertical> : memref<?x?xi8>, vector<[16]x[16]xi8>
  %row = arm_sme.extract_tile_slice %u[%c1] : vector<[16]xi8> from vector<[16]x[16]xi8>
  %v = arm_sme.insert_tile_slice %row, %t[%c0] : vector<[16]xi8> into vector<[16]x[16]xi8>
  arm_sme.tile_store %v, %out[%c0, %c0] : memref<?x?xi8>, vector<[16]x[16]xi8>
  return
}
// Of tiles that control flow chooses, and keeps
func.func @choose(%in: memref<?x?xi32>, %by: memref<?x?xi32>, %out: memref<?x?xi32>, %which: i1, %times: index) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = arm_sme.tile_load %in[%c0, %c0] : memref<?x?xi32>, vector<[4]x[4]xi32>
  %chosen = scf.if %which -> (vector<[4]x[4]xi32>) {
    %row = arm_sme.extract_tile_slice %t[%c0] : vector<[4]xi32> from vector<[4]x[4]xi32>
    %u = arm_sme.insert_tile_slice %row, %t[%c1] : vector<[4]xi32> into vector<[4]x[4]xi32>
    scf.yield %u : vector<[4]x[4]xi32>
  } else {
    %u = arm_sme.tile_load %by[%c0, %c0] : memref<?x?xi32>, vector<[4]x[4]xi32>
    scf.yield %u : vector<[4]x[4]xi32>
  }
  %last = scf.for %i = %c0 to %times step %c1 iter_args(%x = %chosen) -> (vector<[4]x[4]xi32>) {
    %row = arm_sme.extract_tile_slice %x[%i] : vector<[4]xi32> from vector<[4]x[4]xi32>
    %sum = arith.addi %row, %row : vector<[4]xi32>
    %next = arm_sme.insert_tile_slice %sum, %x[%i] : vector<[4]xi32> into vector<[4]x[4]xi32>
    scf.yield %next : vector<[4]x[4]xi32>
  }
  arm_sme.tile_store %last, %out[%c0, %c0] : memref<?x?xi32>, vector<[4]x[4]xi32>
  return
}
func.func @copied(%in: memref<?x?xi32>, %out: memref<?x?xi32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %t = arm_sme.tile_load %in[%c0, %c0] : memref<?x?xi32>, vector<[4]x[4]xi32>
  %u = arm_sme.copy_tile %t : vector<[4]x[4]xi32>
  arm_sme.tile_store %u, %out[%c0, %c0] : memref<?x?xi32>, vector<[4]x[4]xi32>
  return
}
// What vector and arith say of tiles
func.func @vectors(%in: memref<?x?xi32>, %out: memref<?x?xi32>, %e: i32, %i: index) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %pad = arith.constant 0 : i32
  %t = vector.transfer_read %in[%c0, %c0], %pad {in_bounds = [true, true]} : memref<?x?xi32>, vector<[4]x[4]xi32>
  %u = vector.insert %e, %t[%i, 1] : i32 into vector<[4]x[4]xi32>
  %v = vector.transpose %u, [1, 0] : vector<[4]x[4]xi32> to vector<[4]x[4]xi32>
  vector.transfer_write %v, %out[%c0, %c0] {in_bounds = [true, true]} : vector<[4]x[4]xi32>, memref<?x?xi32>
  return
}
func.func @filled(%out: memref<?x?xi32>, %by: memref<?x?xi32>, %e: i32) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %t = arith.constant dense<5> : vector<[4]x[4]xi32>
  vector.store %t, %out[%c0, %c0] : memref<?x?xi32>, vector<[4]x[4]xi32>
  %u = vector.broadcast %e : i32 to vector<[4]x[4]xi32>
  vector.store %u, %by[%c0, %c0] : memref<?x?xi32>, vector<[4]x[4]xi32>
  return
}
func.func @printed(%in: memref<?x?xi32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %t = vector.load %in[%c0, %c0] : memref<?x?xi32>, vector<[4]x[4]xi32>
  vector.print %t : vector<[4]x[4]xi32>
  return
}
func.func @outer_f32(%x: memref<?xf32>, %y: memref<?xf32>, %z: memref<?x?xf32>, %i: index, %j: index) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %a = vector.load %x[%c0] : memref<?xf32>, vector<[4]xf32>
  %b = vector.load %y[%c0] : memref<?xf32>, vector<[4]xf32>
  %t = arm_sme.tile_load %z[%c0, %c0] : memref<?x?xf32>, vector<[4]x[4]xf32>
  %r = arm_sme.outerproduct %a, %b acc(%t) : vector<[4]xf32>, vector<[4]xf32>
  arm_sme.tile_store %r, %z[%c0, %c0] : memref<?x?xf32>, vector<[4]x[4]xf32>
  return
}
func.func @outer_f32_new(%x: memref<?xf32>, %y: memref<?xf32>, %z: memref<?x?xf32>, %i: index, %j: index) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %a = vector.load %x[%c0] : memref<?xf32>, vector<[4]xf32>
  %b = vector.load %y[%c0] : memref<?xf32>, vector<[4]xf32>
  %r = arm_sme.outerproduct %a, %b : vector<[4]xf32>, vector<[4]xf32>
  arm_sme.tile_store %r, %z[%c0, %c0] : memref<?x?xf32>, vector<[4]x[4]xf32>
  return
}
func.func @outer_f32_masked(%x: memref<?xf32>, %y: memref<?xf32>, %z: memref<?x?xf32>, %i: index, %j: index) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %a = vector.load %x[%c0] : memref<?xf32>, vector<[4]xf32>
  %b = vector.load %y[%c0] : memref<?xf32>, vector<[4]xf32>
  %k = vector.create_mask %i : vector<[4]xi1>
  %l = vector.create_mask %j : vector<[4]xi1>
  %t = arm_sme.tile_load %z[%c0, %c0] : memref<?x?xf32>, vector<[4]x[4]xf32>
  %r = arm_sme.outerproduct %a, %b acc(%t) masks(%k, %l) : vector<[4]xf32>, vector<[4]xf32>
  arm_sme.tile_store %r, %z[%c0, %c0] : memref<?x?xf32>, vector<[4]x[4]xf32>
  return
}
func.func @outer_f32_sub(%x: memref<?xf32>, %y: memref<?xf32>, %z: memref<?x?xf32>, %i: index, %j: index) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %a = vector.load %x[%c0] : memref<?xf32>, vector<[4]xf32>
  %b = vector.load %y[%c0] : memref<?xf32>, vector<[4]xf32>
  %t = arm_sme.tile_load %z[%c0, %c0] : memref<?x?xf32>, vector<[4]x[4]xf32>
  %r = arm_sme.outerproduct %a, %b kind<sub> acc(%t) : vector<[4]xf32>, vector<[4]xf32>
  arm_sme.tile_store %r, %z[%c0, %c0] : memref<?x?xf32>, vector<[4]x[4]xf32>
  return
}
func.func @outer_f64(%x: memref<?xf64>, %y: memref<?xf64>, %z: memref<?x?xf64>, %i: index, %j: index) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %a = vector.load %x[%c0] : memref<?xf64>, vector<[2]xf64>
  %b = vector.load %y[%c0] : memref<?xf64>, vector<[2]xf64>
  %t = arm_sme.tile_load %z[%c0, %c0] : memref<?x?xf64>, vector<[2]x[2]xf64>
  %r = arm_sme.outerproduct %a, %b acc(%t) : vector<[2]xf64>, vector<[2]xf64>
  arm_sme.tile_store %r, %z[%c0, %c0] : memref<?x?xf64>, vector<[2]x[2]xf64>
  return
}
func.func @outer_f64_masked(%x: memref<?xf64>, %y: memref<?xf64>, %z: memref<?x?xf64>, %i: index, %j: index) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %a = vector.load %x[%c0] : memref<?xf64>, vector<[2]xf64>
  %b = vector.load %y[%c0] : memref<?xf64>, vector<[2]xf64>
  %k = vector.create_mask %i : vector<[2]xi1>
  %l = vector.create_mask %j : vector<[2]xi1>
  %r = arm_sme.outerproduct %a, %b masks(%k, %l) : vector<[2]xf64>, vector<[2]xf64>
  arm_sme.tile_store %r, %z[%c0, %c0] : memref<?x?xf64>, vector<[2]x[2]xf64>
  return
}
func.func @fmopa_f16(%x: memref<?xf16>, %y: memref<?xf16>, %z: memref<?x?xf32>, %i: index, %j: index) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %a = vector.load %x[%c0] : memref<?xf16>, vector<[8]xf16>
  %b = vector.load %y[%c0] : memref<?xf16>, vector<[8]xf16>
  %k = vector.create_mask %i : vector<[8]xi1>
  %l = vector.create_mask %j : vector<[8]xi1>
  %t = arm_sme.tile_load %z[%c0, %c0] : memref<?x?xf32>, vector<[4]x[4]xf32>
  %r = arm_sme.fmopa_2way %a, %b acc(%t) masks(%k, %l) : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
  arm_sme.tile_store %r, %z[%c0, %c0] : memref<?x?xf32>, vector<[4]x[4]xf32>
  return
}
func.func @fmops_f16(%x: memref<?xf16>, %y: memref<?xf16>, %z: memref<?x?xf32>, %i: index, %j: index) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %a = vector.load %x[%c0] : memref<?xf16>, vector<[8]xf16>
  %b = vector.load %y[%c0] : memref<?xf16>, vector<[8]xf16>
  %t = arm_sme.tile_load %z[%c0, %c0] : memref<?x?xf32>, vector<[4]x[4]xf32>
  %r = arm_sme.fmops_2way %a, %b acc(%t) : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
  arm_sme.tile_store %r, %z[%c0, %c0] : memref<?x?xf32>, vector<[4]x[4]xf32>
  return
}
func.func @fmopa_bf16(%x: memref<?xbf16>, %y: memref<?xbf16>, %z: memref<?x?xf32>, %i: index, %j: index) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %a = vector.load %x[%c0] : memref<?xbf16>, vector<[8]xbf16>
  %b = vector.load %y[%c0] : memref<?xbf16>, vector<[8]xbf16>
  %k = vector.create_mask %i : vector<[8]xi1>
  %l = vector.create_mask %j : vector<[8]xi1>
  %t = arm_sme.tile_load %z[%c0, %c0] : memref<?x?xf32>, vector<[4]x[4]xf32>
  %r = arm_sme.fmopa_2way %a, %b acc(%t) masks(%k, %l) : vector<[8]xbf16>, vector<[8]xbf16> into vector<[4]x[4]xf32>
  arm_sme.tile_store %r, %z[%c0, %c0] : memref<?x?xf32>, vector<[4]x[4]xf32>
  return
}
func.func @fmops_bf16(%x: memref<?xbf16>, %y: memref<?xbf16>, %z: memref<?x?xf32>, %i: index, %j: index) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %a = vector.load %x[%c0] : memref<?xbf16>, vector<[8]xbf16>
  %b = vector.load %y[%c0] : memref<?xbf16>, vector<[8]xbf16>
  %t = arm_sme.tile_load %z[%c0, %c0] : memref<?x?xf32>, vector<[4]x[4]xf32>
  %r = arm_sme.fmops_2way %a, %b acc(%t) : vector<[8]xbf16>, vector<[8]xbf16> into vector<[4]x[4]xf32>
  arm_sme.tile_store %r, %z[%c0, %c0] : memref<?x?xf32>, vector<[4]x[4]xf32>
  return
}
func.func @smopa_8(%x: memref<?xi8>, %y: memref<?xi8>, %z: memref<?x?xi32>, %i: index, %j: index) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %a = vector.load %x[%c0] : memref<?xi8>, vector<[16]xi8>
  %b = vector.load %y[%c0] : memref<?xi8>, vector<[16]xi8>
  %k = vector.create_mask %i : vector<[16]xi1>
  %l = vector.create_mask %j : vector<[16]xi1>
  %t = arm_sme.tile_load %z[%c0, %c0] : memref<?x?xi32>, vector<[4]x[4]xi32>
  %r = arm_sme.smopa_4way %a, %b acc(%t) masks(%k, %l) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  arm_sme.tile_store %r, %z[%c0, %c0] : memref<?x?xi32>, vector<[4]x[4]xi32>
  return
}
func.func @smopa_16(%x: memref<?xi16>, %y: memref<?xi16>, %z: memref<?x?xi64>, %i: index, %j: index) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %a = vector.load %x[%c0] : memref<?xi16>, vector<[8]xi16>
  %b = vector.load %y[%c0] : memref<?xi16>, vector<[8]xi16>
  %t = arm_sme.tile_load %z[%c0, %c0] : memref<?x?xi64>, vector<[2]x[2]xi64>
  %r = arm_sme.smopa_4way %a, %b acc(%t) : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  arm_sme.tile_store %r, %z[%c0, %c0] : memref<?x?xi64>, vector<[2]x[2]xi64>
  return
}
func.func @smops_8(%x: memref<?xi8>, %y: memref<?xi8>, %z: memref<?x?xi32>, %i: index, %j: index) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %a = vector.load %x[%c0] : memref<?xi8>, vector<[16]xi8>
  %b = vector.load %y[%c0] : memref<?xi8>, vector<[16]xi8>
  %t = arm_sme.tile_load %z[%c0, %c0] : memref<?x?xi32>, vector<[4]x[4]xi32>
  %r = arm_sme.smops_4way %a, %b acc(%t) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  arm_sme.tile_store %r, %z[%c0, %c0] : memref<?x?xi32>, vector<[4]x[4]xi32>
  return
}
func.func @smops_16(%x: memref<?xi16>, %y: memref<?xi16>, %z: memref<?x?xi64>, %i: index, %j: index) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %a = vector.load %x[%c0] : memref<?xi16>, vector<[8]xi16>
  %b = vector.load %y[%c0] : memref<?xi16>, vector<[8]xi16>
  %t = arm_sme.tile_load %z[%c0, %c0] : memref<?x?xi64>, vector<[2]x[2]xi64>
  %r = arm_sme.smops_4way %a, %b acc(%t) : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  arm_sme.tile_store %r, %z[%c0, %c0] : memref<?x?xi64>, vector<[2]x[2]xi64>
  return
}
func.func @umopa_8(%x: memref<?xi8>, %y: memref<?xi8>, %z: memref<?x?xi32>, %i: index, %j: index) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %a = vector.load %x[%c0] : memref<?xi8>, vector<[16]xi8>
  %b = vector.load %y[%c0] : memref<?xi8>, vector<[16]xi8>
  %k = vector.create_mask %i : vector<[16]xi1>
  %l = vector.create_mask %j : vector<[16]xi1>
  %t = arm_sme.tile_load %z[%c0, %c0] : memref<?x?xi32>, vector<[4]x[4]xi32>
  %r = arm_sme.umopa_4way %a, %b acc(%t) masks(%k, %l) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  arm_sme.tile_store %r, %z[%c0, %c0] : memref<?x?xi32>, vector<[4]x[4]xi32>
  return
}
func.func @umopa_16(%x: memref<?xi16>, %y: memref<?xi16>, %z: memref<?x?xi64>, %i: index, %j: index) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %a = vector.load %x[%c0] : memref<?xi16>, vector<[8]xi16>
  %b = vector.load %y[%c0] : memref<?xi16>, vector<[8]xi16>
  %t = arm_sme.tile_load %z[%c0, %c0] : memref<?x?xi64>, vector<[2]x[2]xi64>
  %r = arm_sme.umopa_4way %a, %b acc(%t) : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  arm_sme.tile_store %r, %z[%c0, %c0] : memref<?x?xi64>, vector<[2]x[2]xi64>
  return
}
func.func @umops_8(%x: memref<?xi8>, %y: memref<?xi8>, %z: memref<?x?xi32>, %i: index, %j: index) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %a = vector.load %x[%c0] : memref<?xi8>, vector<[16]xi8>
  %b = vector.load %y[%c0] : memref<?xi8>, vector<[16]xi8>
  %t = arm_sme.tile_load %z[%c0, %c0] : memref<?x?xi32>, vector<[4]x[4]xi32>
  %r = arm_sme.umops_4way %a, %b acc(%t) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  arm_sme.tile_store %r, %z[%c0, %c0] : memref<?x?xi32>, vector<[4]x[4]xi32>
  return
}
func.func @umops_16(%x: memref<?xi16>, %y: memref<?xi16>, %z: memref<?x?xi64>, %i: index, %j: index) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %a = vector.load %x[%c0] : memref<?xi16>, vector<[8]xi16>
  %b = vector.load %y[%c0] : memref<?xi16>, vector<[8]xi16>
  %t = arm_sme.tile_load %z[%c0, %c0] : memref<?x?xi64>, vector<[2]x[2]xi64>
  %r = arm_sme.umops_4way %a, %b acc(%t) : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  arm_sme.tile_store %r, %z[%c0, %c0] : memref<?x?xi64>, vector<[2]x[2]xi64>
  return
}
func.func @sumopa_8(%x: memref<?xi8>, %y: memref<?xi8>, %z: memref<?x?xi32>, %i: index, %j: index) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %a = vector.load %x[%c0] : memref<?xi8>, vector<[16]xi8>
  %b = vector.load %y[%c0] : memref<?xi8>, vector<[16]xi8>
  %k = vector.create_mask %i : vector<[16]xi1>
  %l = vector.create_mask %j : vector<[16]xi1>
  %t = arm_sme.tile_load %z[%c0, %c0] : memref<?x?xi32>, vector<[4]x[4]xi32>
  %r = arm_sme.sumopa_4way %a, %b acc(%t) masks(%k, %l) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  arm_sme.tile_store %r, %z[%c0, %c0] : memref<?x?xi32>, vector<[4]x[4]xi32>
  return
}
func.func @sumopa_16(%x: memref<?xi16>, %y: memref<?xi16>, %z: memref<?x?xi64>, %i: index, %j: index) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %a = vector.load %x[%c0] : memref<?xi16>, vector<[8]xi16>
  %b = vector.load %y[%c0] : memref<?xi16>, vector<[8]xi16>
  %t = arm_sme.tile_load %z[%c0, %c0] : memref<?x?xi64>, vector<[2]x[2]xi64>
  %r = arm_sme.sumopa_4way %a, %b acc(%t) : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  arm_sme.tile_store %r, %z[%c0, %c0] : memref<?x?xi64>, vector<[2]x[2]xi64>
  return
}
func.func @sumops_8(%x: memref<?xi8>, %y: memref<?xi8>, %z: memref<?x?xi32>, %i: index, %j: index) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %a = vector.load %x[%c0] : memref<?xi8>, vector<[16]xi8>
  %b = vector.load %y[%c0] : memref<?xi8>, vector<[16]xi8>
  %t = arm_sme.tile_load %z[%c0, %c0] : memref<?x?xi32>, vector<[4]x[4]xi32>
  %r = arm_sme.sumops_4way %a, %b acc(%t) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  arm_sme.tile_store %r, %z[%c0, %c0] : memref<?x?xi32>, vector<[4]x[4]xi32>
  return
}
func.func @sumops_16(%x: memref<?xi16>, %y: memref<?xi16>, %z: memref<?x?xi64>, %i: index, %j: index) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %a = vector.load %x[%c0] : memref<?xi16>, vector<[8]xi16>
  %b = vector.load %y[%c0] : memref<?xi16>, vector<[8]xi16>
  %t = arm_sme.tile_load %z[%c0, %c0] : memref<?x?xi64>, vector<[2]x[2]xi64>
  %r = arm_sme.sumops_4way %a, %b acc(%t) : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  arm_sme.tile_store %r, %z[%c0, %c0] : memref<?x?xi64>, vector<[2]x[2]xi64>
  return
}
func.func @usmopa_8(%x: memref<?xi8>, %y: memref<?xi8>, %z: memref<?x?xi32>, %i: index, %j: index) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %a = vector.load %x[%c0] : memref<?xi8>, vector<[16]xi8>
  %b = vector.load %y[%c0] : memref<?xi8>, vector<[16]xi8>
  %k = vector.create_mask %i : vector<[16]xi1>
  %l = vector.create_mask %j : vector<[16]xi1>
  %t = arm_sme.tile_load %z[%c0, %c0] : memref<?x?xi32>, vector<[4]x[4]xi32>
  %r = arm_sme.usmopa_4way %a, %b acc(%t) masks(%k, %l) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  arm_sme.tile_store %r, %z[%c0, %c0] : memref<?x?xi32>, vector<[4]x[4]xi32>
  return
}
func.func @usmopa_16(%x: memref<?xi16>, %y: memref<?xi16>, %z: memref<?x?xi64>, %i: index, %j: index) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %a = vector.load %x[%c0] : memref<?xi16>, vector<[8]xi16>
  %b = vector.load %y[%c0] : memref<?xi16>, vector<[8]xi16>
  %t = arm_sme.tile_load %z[%c0, %c0] : memref<?x?xi64>, vector<[2]x[2]xi64>
  %r = arm_sme.usmopa_4way %a, %b acc(%t) : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  arm_sme.tile_store %r, %z[%c0, %c0] : memref<?x?xi64>, vector<[2]x[2]xi64>
  return
}
func.func @usmops_8(%x: memref<?xi8>, %y: memref<?xi8>, %z: memref<?x?xi32>, %i: index, %j: index) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %a = vector.load %x[%c0] : memref<?xi8>, vector<[16]xi8>
  %b = vector.load %y[%c0] : memref<?xi8>, vector<[16]xi8>
  %t = arm_sme.tile_load %z[%c0, %c0] : memref<?x?xi32>, vector<[4]x[4]xi32>
  %r = arm_sme.usmops_4way %a, %b acc(%t) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  arm_sme.tile_store %r, %z[%c0, %c0] : memref<?x?xi32>, vector<[4]x[4]xi32>
  return
}
func.func @usmops_16(%x: memref<?xi16>, %y: memref<?xi16>, %z: memref<?x?xi64>, %i: index, %j: index) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %a = vector.load %x[%c0] : memref<?xi16>, vector<[8]xi16>
  %b = vector.load %y[%c0] : memref<?xi16>, vector<[8]xi16>
  %t = arm_sme.tile_load %z[%c0, %c0] : memref<?x?xi64>, vector<[2]x[2]xi64>
  %r = arm_sme.usmops_4way %a, %b acc(%t) : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  arm_sme.tile_store %r, %z[%c0, %c0] : memref<?x?xi64>, vector<[2]x[2]xi64>
  return
}
// Row 2 of ZA as bytes, which is row 0 of tile 2 of words
llvm.func @stored_row(%in: !llvm.ptr, %out: !llvm.ptr) attributes {arm_locally_streaming, arm_new_za} {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %row = llvm.mlir.constant(2 : i32) : i32
  %all = llvm.mlir.constant(dense<true> : vector<[4]xi1>) : vector<[4]xi1>
  "arm_sme.intr.zero"() <{tile_mask = 255 : i32}> : () -> ()
  "arm_sme.intr.ld1w.horiz"(%all, %in, %0) <{tile_id = 2 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.str"(%row, %out, %0) : (i32, !llvm.ptr, i32) -> ()
  llvm.return
}
