// Rows of memrefs: equal elements, infinite ones, a NaN, and one that is long
// enough to be added up in vectors.
// NO ORACLE: mlir-opt has no lowering of linalg.softmax on memrefs

memref.global constant @elements : memref<4x4xf32> = dense<
  [[1.0, 1.0, 1.0, 1.0], [0.0, 0xFF800000, 0xFF800000, 0xFF800000],
   [-200.0, -200.0, 300.0, -500.0], [0x7FC00000, 0.0, 0.0, 0.0]]>

func.func @rows(%r: memref<4x4xf32>) attributes {no_inline} {
  %a = memref.get_global @elements : memref<4x4xf32>
  linalg.softmax dimension(1) ins(%a : memref<4x4xf32>) outs(%r : memref<4x4xf32>)
  return
}

func.func @columns(%r: memref<?x?xf32>) attributes {no_inline} {
  linalg.softmax dimension(0) ins(%r : memref<?x?xf32>) outs(%r : memref<?x?xf32>)
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c1000 = arith.constant 1000 : index
  %zero = arith.constant 0.0 : f32
  %r = memref.alloca() : memref<4x4xf32>
  call @rows(%r) : (memref<4x4xf32>) -> ()
  %0 = vector.load %r[%c0, %c0] : memref<4x4xf32>, vector<4xf32>
  vector.print %0 : vector<4xf32>
  // OUT: ( 0.25, 0.25, 0.25, 0.25 )
  %1 = vector.load %r[%c1, %c0] : memref<4x4xf32>, vector<4xf32>
  vector.print %1 : vector<4xf32>
  // OUT: ( 1, 0, 0, 0 )
  %2 = vector.load %r[%c2, %c0] : memref<4x4xf32>, vector<4xf32>
  vector.print %2 : vector<4xf32>
  // OUT: ( 0, 0, 1, 0 )
  %3 = vector.load %r[%c3, %c0] : memref<4x4xf32>, vector<4xf32>
  %4 = arith.cmpf uno, %3, %3 : vector<4xf32>
  vector.print %4 : vector<4xi1>
  // OUT: ( 1, 1, 1, 1 )
  %d = memref.alloc(%c1000, %c2) : memref<?x?xf32>
  linalg.fill ins(%zero : f32) outs(%d : memref<?x?xf32>)
  call @columns(%d) : (memref<?x?xf32>) -> ()
  %t = memref.cast %d : memref<?x?xf32> to memref<1000x2xf32>
  %5 = memref.load %t[%c3, %c1] : memref<1000x2xf32>
  vector.print %5 : f32
  // OUT: 0.001
  memref.dealloc %d : memref<?x?xf32>
  %e = memref.alloc(%c1, %c1000) : memref<?x?xf32>
  linalg.fill ins(%zero : f32) outs(%e : memref<?x?xf32>)
  linalg.softmax dimension(1) ins(%e : memref<?x?xf32>) outs(%e : memref<?x?xf32>)
  %6 = memref.load %e[%c0, %c3] : memref<?x?xf32>
  vector.print %6 : f32
  // OUT: 0.001
  memref.dealloc %e : memref<?x?xf32>
  %ok = arith.constant 0 : i32
  return %ok : i32
}
