// memref.realloc: larger, smaller, of the same size, and from a static to a
// dynamic size and back; the old contents are kept as far as they fit.

func.func private @printI64(i64)
func.func private @printNewline()

func.func @show(%x: i64) {
  func.call @printI64(%x) : (i64) -> ()
  func.call @printNewline() : () -> ()
  return
}

func.func @show_index(%x: index) {
  %y = arith.index_cast %x : index to i64
  func.call @show(%y) : (i64) -> ()
  return
}

func.func @sum(%m: memref<?xi64>, %n: index) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (i64) {
    %x = memref.load %m[%i] : memref<?xi64>
    %t = arith.addi %s, %x : i64
    scf.yield %t : i64
  }
  return %sum : i64
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c1000 = arith.constant 1000 : index
  %five = arith.constant 5 : i64
  %first = memref.alloc(%c4) : memref<?xi64>
  scf.for %i = %c0 to %c4 step %c1 {
    %x = arith.index_cast %i : index to i64
    %y = arith.addi %x, %five : i64
    memref.store %y, %first[%i] : memref<?xi64>
  }
  // 5 + 6 + 7 + 8.
  // OUT: 26
  // OUT: 1000
  %grown = memref.realloc %first(%c1000) : memref<?xi64> to memref<?xi64>
  %s0 = func.call @sum(%grown, %c4) : (memref<?xi64>, index) -> i64
  %d0 = memref.dim %grown, %c0 : memref<?xi64>
  func.call @show(%s0) : (i64) -> ()
  func.call @show_index(%d0) : (index) -> ()
  // OUT: 18
  // OUT: 3
  %shrunk = memref.realloc %grown(%c3) : memref<?xi64> to memref<?xi64>
  %s1 = func.call @sum(%shrunk, %c3) : (memref<?xi64>, index) -> i64
  %d1 = memref.dim %shrunk, %c0 : memref<?xi64>
  func.call @show(%s1) : (i64) -> ()
  func.call @show_index(%d1) : (index) -> ()
  // OUT: 18
  %fixed = memref.realloc %shrunk {alignment = 32 : i64}
      : memref<?xi64> to memref<8xi64>
  %as_dynamic = memref.cast %fixed : memref<8xi64> to memref<?xi64>
  %s2 = func.call @sum(%as_dynamic, %c3) : (memref<?xi64>, index) -> i64
  func.call @show(%s2) : (i64) -> ()
  // OUT: 5
  %last = memref.realloc %fixed(%c1) : memref<8xi64> to memref<?xi64>
  %s3 = func.call @sum(%last, %c1) : (memref<?xi64>, index) -> i64
  func.call @show(%s3) : (i64) -> ()
  memref.dealloc %last : memref<?xi64>
  %success = arith.constant 0 : i32
  return %success : i32
}
