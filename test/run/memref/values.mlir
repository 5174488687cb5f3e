// Memrefs as results, as loop-carried values, as results of scf.if, and as
// arguments of every rank, unranked ones and ones with vectors and memrefs
// for elements among them.
// NO ORACLE on armhf: the descriptor of a returned unranked memref is copied to
// the stack as bytes, without alignment, and read by aligned loads.

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

func.func @make(%n: index, %x: i64) -> (memref<?xi64>, memref<i64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %cells = memref.alloc(%n) : memref<?xi64>
  scf.for %i = %c0 to %n step %c1 {
    memref.store %x, %cells[%i] : memref<?xi64>
  }
  %one = memref.alloc() : memref<i64>
  memref.store %x, %one[] : memref<i64>
  return %cells, %one : memref<?xi64>, memref<i64>
}

func.func @larger(%a: memref<?xi64>, %b: memref<?xi64>) -> memref<?xi64> {
  %c0 = arith.constant 0 : index
  %a_size = memref.dim %a, %c0 : memref<?xi64>
  %b_size = memref.dim %b, %c0 : memref<?xi64>
  %is_larger = arith.cmpi ugt, %a_size, %b_size : index
  %result = scf.if %is_larger -> (memref<?xi64>) {
    scf.yield %a : memref<?xi64>
  } else {
    scf.yield %b : memref<?xi64>
  }
  return %result : memref<?xi64>
}

// As unranked, through a function and back.
func.func @any(%m: memref<*xi64>) -> memref<*xi64> {
  return %m : memref<*xi64>
}

// A memref of memrefs.
func.func @second(%rows: memref<2xmemref<?xi64>>) -> memref<?xi64> {
  %c1 = arith.constant 1 : index
  %row = memref.load %rows[%c1] : memref<2xmemref<?xi64>>
  return %row : memref<?xi64>
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %x = arith.constant 11 : i64
  %y = arith.constant 22 : i64
  // OUT: 3
  // OUT: 22
  // OUT: 11
  %a:2 = func.call @make(%c2, %x) : (index, i64) -> (memref<?xi64>, memref<i64>)
  %b:2 = func.call @make(%c3, %y) : (index, i64) -> (memref<?xi64>, memref<i64>)
  %l = func.call @larger(%a#0, %b#0)
      : (memref<?xi64>, memref<?xi64>) -> memref<?xi64>
  %size = memref.dim %l, %c0 : memref<?xi64>
  func.call @show_index(%size) : (index) -> ()
  %in_l = memref.load %l[%c2] : memref<?xi64>
  func.call @show(%in_l) : (i64) -> ()
  %in_one = memref.load %a#1[] : memref<i64>
  func.call @show(%in_one) : (i64) -> ()

  // They change places three times.
  // OUT: 22
  // OUT: 11
  %s:2 = scf.for %i = %c0 to %c3 step %c1
      iter_args(%p = %a#0, %q = %b#0) -> (memref<?xi64>, memref<?xi64>) {
    scf.yield %q, %p : memref<?xi64>, memref<?xi64>
  }
  %in_s0 = memref.load %s#0[%c1] : memref<?xi64>
  %in_s1 = memref.load %s#1[%c1] : memref<?xi64>
  func.call @show(%in_s0) : (i64) -> ()
  func.call @show(%in_s1) : (i64) -> ()

  // OUT: 1
  // OUT: 22
  %unranked = memref.cast %b#0 : memref<?xi64> to memref<*xi64>
  %returned = func.call @any(%unranked) : (memref<*xi64>) -> memref<*xi64>
  %rank = memref.rank %returned : memref<*xi64>
  func.call @show_index(%rank) : (index) -> ()
  %ranked = memref.cast %returned : memref<*xi64> to memref<3xi64>
  %in_ranked = memref.load %ranked[%c0] : memref<3xi64>
  func.call @show(%in_ranked) : (i64) -> ()

  // OUT: 11
  %rows = memref.alloca() : memref<2xmemref<?xi64>>
  memref.store %b#0, %rows[%c0] : memref<2xmemref<?xi64>>
  memref.store %a#0, %rows[%c1] : memref<2xmemref<?xi64>>
  %row = func.call @second(%rows) : (memref<2xmemref<?xi64>>) -> memref<?xi64>
  %in_row = memref.load %row[%c0] : memref<?xi64>
  func.call @show(%in_row) : (i64) -> ()
  memref.dealloc %a#0 : memref<?xi64>
  memref.dealloc %a#1 : memref<i64>
  memref.dealloc %b#0 : memref<?xi64>
  memref.dealloc %b#1 : memref<i64>
  %success = arith.constant 0 : i32
  return %success : i32
}
