// Operations that say something about memory without changing it:
// assume_alignment, distinct_objects, prefetch, memory_space_cast,
// nontemporal and aligned accesses.

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

func.func @sum_aligned(%m: memref<?xi64>, %n: index) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %aligned = memref.assume_alignment %m, 64 : memref<?xi64>
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (i64) {
    memref.prefetch %aligned[%i], read, locality<3>, data : memref<?xi64>
    %x = memref.load %aligned[%i] : memref<?xi64>
    %t = arith.addi %s, %x : i64
    scf.yield %t : i64
  }
  return %sum : i64
}

func.func @add_distinct(%a: memref<?xi64>, %b: memref<?xi64>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x, %y = memref.distinct_objects %a, %b : memref<?xi64>, memref<?xi64>
  scf.for %i = %c0 to %n step %c1 {
    memref.prefetch %y[%i], write, locality<0>, data : memref<?xi64>
    %u = memref.load %x[%i] {nontemporal = true} : memref<?xi64>
    %v = memref.load %y[%i] {alignment = 8 : i64} : memref<?xi64>
    %w = arith.addi %u, %v : i64
    memref.store %w, %y[%i] {nontemporal = true} : memref<?xi64>
  }
  return
}

func.func @through_space(%m: memref<?xi64>, %i: index) -> i64 {
  %there = memref.memory_space_cast %m : memref<?xi64> to memref<?xi64, 0>
  %x = memref.load %there[%i] : memref<?xi64>
  return %x : i64
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %a = memref.alloc(%c9) {alignment = 64 : i64} : memref<?xi64>
  %b = memref.alloc(%c9) {alignment = 64 : i64} : memref<?xi64>
  scf.for %i = %c0 to %c9 step %c1 {
    %x = arith.index_cast %i : index to i64
    memref.store %x, %a[%i] : memref<?xi64>
    memref.store %x, %b[%i] : memref<?xi64>
  }
  // OUT: 36
  %s0 = func.call @sum_aligned(%a, %c9) : (memref<?xi64>, index) -> i64
  func.call @show(%s0) : (i64) -> ()
  // OUT: 72
  func.call @add_distinct(%a, %b, %c9)
      : (memref<?xi64>, memref<?xi64>, index) -> ()
  %s1 = func.call @sum_aligned(%b, %c9) : (memref<?xi64>, index) -> i64
  func.call @show(%s1) : (i64) -> ()
  // OUT: 2
  %x = func.call @through_space(%b, %c1) : (memref<?xi64>, index) -> i64
  func.call @show(%x) : (i64) -> ()
  memref.dealloc %a : memref<?xi64>
  memref.dealloc %b : memref<?xi64>
  %success = arith.constant 0 : i32
  return %success : i32
}
