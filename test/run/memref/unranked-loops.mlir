// Descriptors behind unranked memrefs take no more of the stack in each round of
// a loop: those made by casts, and by calls, of a usual rank or more. One that
// the next round sees is its own.
// NO ORACLE: its stack overflows

func.func @rank(%m: memref<*xf32>) -> index {
  %0 = memref.rank %m : memref<*xf32>
  return %0 : index
}

func.func @same(%m: memref<*xf32>) -> memref<*xf32> {
  return %m : memref<*xf32>
}

func.func @main() -> i32 {
  %m = memref.alloc() : memref<2x3xf32>
  %large = memref.alloc() : memref<1x1x1x1x1x1x1x1x1x7xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %n = arith.constant 300000 : index
  %m_any = memref.cast %m : memref<2x3xf32> to memref<*xf32>
  %large_any = memref.cast %large : memref<1x1x1x1x1x1x1x1x1x7xf32> to memref<*xf32>
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c0, %b = %c0) -> (index, index) {
    %cast = memref.cast %m : memref<2x3xf32> to memref<*xf32>
    %rank = func.call @rank(%cast) : (memref<*xf32>) -> index
    %a1 = arith.addi %a, %rank : index
    %returned = func.call @same(%m_any) : (memref<*xf32>) -> memref<*xf32>
    %dim = memref.dim %returned, %c1 : memref<*xf32>
    %b1 = arith.addi %b, %dim : index
    scf.yield %a1, %b1 : index, index
  }
  vector.print %0#0 : index
  vector.print %0#1 : index
  %returned = func.call @same(%large_any) : (memref<*xf32>) -> memref<*xf32>
  %dim = memref.dim %returned, %c9 : memref<*xf32>
  vector.print %dim : index
  %1:2 = scf.for %i = %c0 to %c9 step %c1 iter_args(%a = %m_any, %b = %c0) -> (memref<*xf32>, index) {
    %x = memref.alloc(%i) : memref<?xf32>
    %next = memref.cast %x : memref<?xf32> to memref<*xf32>
    %size = memref.dim %a, %c0 : memref<*xf32>
    %b1 = arith.addi %b, %size : index
    scf.yield %next, %b1 : memref<*xf32>, index
  }
  vector.print %1#1 : index
  %z = arith.constant 0 : i32
  return %z : i32
}
// OUT: 600000
// OUT: 900000
// OUT: 7
// OUT: 30
