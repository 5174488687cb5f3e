func.func @scale(%v: memref<?xf32>, %by: f32) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %v, %c0 : memref<?xf32>
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %v[%i] : memref<?xf32>
    %y = arith.mulf %x, %by : f32
    memref.store %y, %v[%i] : memref<?xf32>
  }
  return
}
