// Bounds that are sizes of a memref and arguments; a loop that has none runs never.

func.func @sum(%m: memref<?xi32>, %from: index) -> i32 {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %n = memref.dim %m, %c0 : memref<?xi32>
  %s = affine.for %i = %from to %n iter_args(%a = %zero) -> (i32) {
    %x = affine.load %m[%i] : memref<?xi32>
    %b = arith.addi %a, %x : i32
    affine.yield %b : i32
  }
  return %s : i32
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %c9 = arith.constant 9 : index
  %m = memref.alloc(%c5) : memref<?xi32>
  affine.for %i = 0 to %c5 {
    %n = arith.index_cast %i : index to i32
    affine.store %n, %m[%i] : memref<?xi32>
  }
  %0 = call @sum(%m, %c0) : (memref<?xi32>, index) -> i32
  vector.print %0 : i32
  %1 = call @sum(%m, %c3) : (memref<?xi32>, index) -> i32
  vector.print %1 : i32
  %2 = call @sum(%m, %c9) : (memref<?xi32>, index) -> i32
  vector.print %2 : i32
  memref.dealloc %m : memref<?xi32>
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: 10
// OUT: 7
// OUT: 0
