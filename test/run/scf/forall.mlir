// scf.forall: from zero, and with lower bounds and steps; static and dynamic
// bounds mixed; nothing to do.

func.func private @printI64(i64)
func.func private @printNewline()

func.func @show(%x: i64) {
  func.call @printI64(%x) : (i64) -> ()
  func.call @printNewline() : () -> ()
  return
}

// Each iteration adds 1 in its cell.
func.func @touch(%cells: memref<?xi64>, %i: index) {
  %one = arith.constant 1 : i64
  %old = memref.load %cells[%i] : memref<?xi64>
  %new = arith.addi %old, %one : i64
  memref.store %new, %cells[%i] : memref<?xi64>
  return
}

// Writes the cells as the digits of one number, and clears them.
func.func @show_cells(%cells: memref<?xi64>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %zero_i64 = arith.constant 0 : i64
  %ten = arith.constant 10 : i64
  %n = memref.dim %cells, %zero : memref<?xi64>
  %digits = scf.for %i = %zero to %n step %one iter_args(%so_far = %ten)
      -> (i64) {
    %shifted = arith.muli %so_far, %ten : i64
    %digit = memref.load %cells[%i] : memref<?xi64>
    memref.store %zero_i64, %cells[%i] : memref<?xi64>
    %next = arith.addi %shifted, %digit : i64
    scf.yield %next : i64
  }
  func.call @show(%digits) : (i64) -> ()
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0 : i64
  %cells = memref.alloca(%c8) : memref<?xi64>
  scf.for %i = %c0 to %c8 step %c1 {
    memref.store %zero, %cells[%i] : memref<?xi64>
  }

  // OUT: 1011111000
  scf.forall (%i) in (5) {
    func.call @touch(%cells, %i) : (memref<?xi64>, index) -> ()
  }
  func.call @show_cells(%cells) : (memref<?xi64>) -> ()

  // OUT: 1001001001
  scf.forall (%i) = (%c1) to (%c8) step (3) {
    func.call @touch(%cells, %i) : (memref<?xi64>, index) -> ()
  }
  func.call @show_cells(%cells) : (memref<?xi64>) -> ()

  // i + j for i in 0..2, j in {1, 3}.
  // OUT: 1001121100
  scf.forall (%i, %j) = (0, %c1) to (%c3, 4) step (1, %c2) {
    %sum = arith.addi %i, %j : index
    func.call @touch(%cells, %sum) : (memref<?xi64>, index) -> ()
    scf.forall.in_parallel {
    }
  }
  func.call @show_cells(%cells) : (memref<?xi64>) -> ()

  // OUT: 1000000000
  scf.forall (%i, %j) in (%c8, %c0) {
    func.call @touch(%cells, %i) : (memref<?xi64>, index) -> ()
  }
  func.call @show_cells(%cells) : (memref<?xi64>) -> ()
  %success = arith.constant 0 : i32
  return %success : i32
}
