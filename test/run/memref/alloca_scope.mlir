// memref.alloca_scope: stack memory is released at the end of each scope, or
// the loop would need 4 GiB of it. Scopes with results, in one another.

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

// One MiB of stack in each of 4096 rounds.
func.func @many_rounds() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rounds = arith.constant 4096 : index
  %size = arith.constant 131072 : index
  %zero = arith.constant 0 : i64
  %sum = scf.for %i = %c0 to %rounds step %c1 iter_args(%sum = %zero)
      -> (i64) {
    %value = memref.alloca_scope -> (i64) {
      %cells = memref.alloca(%size) : memref<?xi64>
      %i_i64 = arith.index_cast %i : index to i64
      memref.store %i_i64, %cells[%i] : memref<?xi64>
      %back = memref.load %cells[%i] : memref<?xi64>
      memref.alloca_scope.return %back : i64
    }
    %next = arith.addi %sum, %value : i64
    scf.yield %next : i64
  }
  return %sum : i64
}

// A loop is a scope: what an iteration has is gone behind it, also where the
// loop may run in any order, or adds up.
func.func @rounds_are_scopes() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rounds = arith.constant 4096 : index
  %size = arith.constant 131072 : index
  %zero = arith.constant 0 : i64
  %sum = scf.for %i = %c0 to %rounds step %c1 iter_args(%sum = %zero) -> (i64) {
    %cells = memref.alloca(%size) : memref<?xi64>
    %i_i64 = arith.index_cast %i : index to i64
    memref.store %i_i64, %cells[%i] : memref<?xi64>
    %back = memref.load %cells[%i] : memref<?xi64>
    %next = arith.addi %sum, %back : i64
    scf.yield %next : i64
  }
  %all = scf.parallel (%i) = (%c0) to (%rounds) step (%c1) init (%sum) -> i64 {
    %cells = memref.alloca(%size) : memref<?xi64>
    %known = memref.alloca() : memref<8192xi64>
    %i_i64 = arith.index_cast %i : index to i64
    memref.store %i_i64, %cells[%i] : memref<?xi64>
    memref.store %i_i64, %known[%i] : memref<8192xi64>
    %a = memref.load %cells[%i] : memref<?xi64>
    %b = memref.load %known[%i] : memref<8192xi64>
    %value = arith.addi %a, %b : i64
    scf.reduce(%value : i64) {
    ^bb0(%x: i64, %y: i64):
      %z = arith.addi %x, %y : i64
      scf.reduce.return %z : i64
    }
  }
  return %all : i64
}

// A scope in a scope, without results.
func.func @nested(%out: memref<i64>) {
  memref.alloca_scope {
    %a = memref.alloca() : memref<i64>
    %five = arith.constant 5 : i64
    memref.store %five, %a[] : memref<i64>
    memref.alloca_scope {
      %b = memref.alloca() : memref<i64>
      %x = memref.load %a[] : memref<i64>
      %y = arith.muli %x, %x : i64
      memref.store %y, %b[] : memref<i64>
      %z = memref.load %b[] : memref<i64>
      memref.store %z, %out[] : memref<i64>
    }
  }
  return
}

func.func @main() -> i32 {
  // OUT: 8386560
  %sum = func.call @many_rounds() : () -> i64
  func.call @show(%sum) : (i64) -> ()
  // OUT: 25159680
  %all = func.call @rounds_are_scopes() : () -> i64
  func.call @show(%all) : (i64) -> ()
  // OUT: 25
  %out = memref.alloca() : memref<i64>
  func.call @nested(%out) : (memref<i64>) -> ()
  %z = memref.load %out[] : memref<i64>
  func.call @show(%z) : (i64) -> ()
  %success = arith.constant 0 : i32
  return %success : i32
}
