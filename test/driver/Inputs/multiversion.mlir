func.func private @inner(%a: memref<?x?xf32>, %b: memref<?x?xf32>,
                         %c: memref<?x?xf32>) {
  linalg.matmul ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>)
                outs(%c : memref<?x?xf32>)
  return
}
func.func @product(%a: memref<?x?xf32>, %b: memref<?x?xf32>,
                   %c: memref<?x?xf32>) -> (f32, index)
    attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  linalg.fill ins(%zero : f32) outs(%c : memref<?x?xf32>)
  call @inner(%a, %b, %c)
      : (memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>) -> ()
  %first = memref.load %c[%c0, %c0] : memref<?x?xf32>
  %size = memref.dim %c, %c0 : memref<?x?xf32>
  return %first, %size : f32, index
}
func.func @loop(%m: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %m[%i] : memref<?xf32>
    %y = arith.mulf %x, %x : f32
    memref.store %y, %m[%i] : memref<?xf32>
  }
  return
}
