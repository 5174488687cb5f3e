// func.constant and func.call_indirect: function values as arguments, results,
// loop-carried values and values of a select; with no, one and two results,
// and with memrefs among the arguments.

func.func private @printI64(i64)
func.func private @printNewline()

func.func @show(%x: i64) {
  func.call @printI64(%x) : (i64) -> ()
  func.call @printNewline() : () -> ()
  return
}

func.func @increment(%x: i64) -> i64 {
  %one = arith.constant 1 : i64
  %y = arith.addi %x, %one : i64
  return %y : i64
}

func.func @double(%x: i64) -> i64 {
  %y = arith.addi %x, %x : i64
  return %y : i64
}

func.func @apply(%f: (i64) -> i64, %times: index, %x: i64) -> i64 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %result = scf.for %i = %zero to %times step %one iter_args(%y = %x)
      -> (i64) {
    %z = func.call_indirect %f(%y) : (i64) -> i64
    scf.yield %z : i64
  }
  return %result : i64
}

func.func @pick(%doubles: i1) -> ((i64) -> i64) {
  %f = func.constant @increment : (i64) -> i64
  %g = func.constant @double : (i64) -> i64
  %h = arith.select %doubles, %g, %f : (i64) -> i64
  return %h : (i64) -> i64
}

// Calls two functions in turn: they change places in the loop.
func.func @alternate(%times: index, %x: i64) -> i64 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %f = func.constant @increment : (i64) -> i64
  %g = func.constant @double : (i64) -> i64
  %result:3 = scf.for %i = %zero to %times step %one
      iter_args(%y = %x, %now = %f, %next = %g)
      -> (i64, (i64) -> i64, (i64) -> i64) {
    %z = func.call_indirect %now(%y) : (i64) -> i64
    scf.yield %z, %next, %now : i64, (i64) -> i64, (i64) -> i64
  }
  return %result#0 : i64
}

func.func @store_both(%cells: memref<?xi64>, %x: i64) -> (i64, i64) {
  %zero = arith.constant 0 : index
  %old = memref.load %cells[%zero] : memref<?xi64>
  memref.store %x, %cells[%zero] : memref<?xi64>
  return %old, %x : i64, i64
}

func.func @main() -> i32 {
  %true = arith.constant true
  %false = arith.constant false
  %c1 = arith.constant 1 : i64
  %c5 = arith.constant 5 : index
  // OUT: 32
  // OUT: 6
  %double = func.call @pick(%true) : (i1) -> ((i64) -> i64)
  %increment = func.call @pick(%false) : (i1) -> ((i64) -> i64)
  %a = func.call @apply(%double, %c5, %c1) : ((i64) -> i64, index, i64) -> i64
  %b = func.call @apply(%increment, %c5, %c1)
      : ((i64) -> i64, index, i64) -> i64
  func.call @show(%a) : (i64) -> ()
  func.call @show(%b) : (i64) -> ()
  // ((1 + 1) * 2 + 1) * 2 + 1.
  // OUT: 11
  %c = func.call @alternate(%c5, %c1) : (index, i64) -> i64
  func.call @show(%c) : (i64) -> ()

  // OUT: 77
  // OUT: 1
  // OUT: 1
  %zero = arith.constant 0 : index
  %two = arith.constant 2 : index
  %c77 = arith.constant 77 : i64
  %cells = memref.alloca(%two) : memref<?xi64>
  memref.store %c77, %cells[%zero] : memref<?xi64>
  %f = func.constant @store_both : (memref<?xi64>, i64) -> (i64, i64)
  %both:2 = func.call_indirect %f(%cells, %c1)
      : (memref<?xi64>, i64) -> (i64, i64)
  %now = memref.load %cells[%zero] : memref<?xi64>
  func.call @show(%both#0) : (i64) -> ()
  func.call @show(%both#1) : (i64) -> ()
  func.call @show(%now) : (i64) -> ()

  // OUT: 77
  %g = func.constant @show : (i64) -> ()
  func.call_indirect %g(%c77) : (i64) -> ()
  %success = arith.constant 0 : i32
  return %success : i32
}
