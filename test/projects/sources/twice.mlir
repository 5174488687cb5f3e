func.func @twice(%x: memref<2xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.for %i = %c0 to %c2 step %c1 {
    %a = memref.load %x[%i] : memref<2xf64>
    %b = arith.addf %a, %a : f64
    memref.store %b, %x[%i] : memref<2xf64>
  }
  return
}
