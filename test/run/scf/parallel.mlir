// scf.parallel: several dimensions, reductions of several kinds and types in
// one loop, an empty space (the result is the initial value), and reductions
// in order.

func.func private @printI64(i64)
func.func private @printF64(f64)
func.func private @printNewline()

func.func @show(%x: i64) {
  func.call @printI64(%x) : (i64) -> ()
  func.call @printNewline() : () -> ()
  return
}

func.func @show_f64(%x: f64) {
  func.call @printF64(%x) : (f64) -> ()
  func.call @printNewline() : () -> ()
  return
}

// Sum, product and largest of (i + 1) * (j + 1) over 0 <= i < n, 1 <= j < n in
// steps of 2, starting from the given values.
func.func @reduce(%n: index, %sum: i64, %product: f64, %largest: i64)
    -> (i64, f64, i64) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %result:3 = scf.parallel (%i, %j) = (%zero, %one) to (%n, %n)
      step (%one, %two) init (%sum, %product, %largest) -> (i64, f64, i64) {
    %i1 = arith.addi %i, %one : index
    %j1 = arith.addi %j, %one : index
    %value_index = arith.muli %i1, %j1 : index
    %value = arith.index_cast %value_index : index to i64
    %value_f64 = arith.sitofp %value : i64 to f64
    scf.reduce(%value, %value_f64, %value : i64, f64, i64) {
    ^bb0(%a: i64, %b: i64):
      %c = arith.addi %a, %b : i64
      scf.reduce.return %c : i64
    }, {
    ^bb0(%a: f64, %b: f64):
      %c = arith.mulf %a, %b : f64
      scf.reduce.return %c : f64
    }, {
    ^bb0(%a: i64, %b: i64):
      %c = arith.maxsi %a, %b : i64
      scf.reduce.return %c : i64
    }
  }
  return %result#0, %result#1, %result#2 : i64, f64, i64
}

func.func @show_reduce(%n: index) {
  %hundred = arith.constant 100 : i64
  %half = arith.constant 0.5 : f64
  %m1 = arith.constant -1 : i64
  %r:3 = func.call @reduce(%n, %hundred, %half, %m1)
      : (index, i64, f64, i64) -> (i64, f64, i64)
  func.call @show(%r#0) : (i64) -> ()
  func.call @show_f64(%r#1) : (f64) -> ()
  func.call @show(%r#2) : (i64) -> ()
  return
}

// A reduction is applied to what has been reduced so far and the new value:
// 10 * so_far + i writes the digits of i from first to last.
func.func @digits(%n: index) -> i64 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %zero_i64 = arith.constant 0 : i64
  %ten = arith.constant 10 : i64
  %digits = scf.parallel (%i) = (%one) to (%n) step (%one)
      init (%zero_i64) -> i64 {
    %value = arith.index_cast %i : index to i64
    scf.reduce(%value : i64) {
    ^bb0(%so_far: i64, %new: i64):
      %shifted = arith.muli %so_far, %ten : i64
      %next = arith.addi %shifted, %new : i64
      scf.reduce.return %next : i64
    }
  }
  return %digits : i64
}

// No reduction; three dimensions.
func.func @fill(%cells: memref<2x3x4xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c10 = arith.constant 10 : index
  scf.parallel (%i, %j, %k) = (%c0, %c0, %c0) to (%c2, %c3, %c4)
      step (%c1, %c1, %c1) {
    %i10 = arith.muli %i, %c10 : index
    %ij = arith.addi %i10, %j : index
    %ij10 = arith.muli %ij, %c10 : index
    %ijk = arith.addi %ij10, %k : index
    %value = arith.index_cast %ijk : index to i64
    memref.store %value, %cells[%i, %j, %k] : memref<2x3x4xi64>
    scf.reduce
  }
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c6 = arith.constant 6 : index
  // i in 0..3, j in {1, 3}: 2 + 4 + 4 + 8 + 6 + 12 + 8 + 16 = 60.
  // OUT: 160
  // OUT: 1.17965e+06
  // OUT: 16
  func.call @show_reduce(%c4) : (index) -> ()
  // OUT: 100
  // OUT: 0.5
  // OUT: -1
  func.call @show_reduce(%c1) : (index) -> ()
  // OUT: 12345
  %digits = func.call @digits(%c6) : (index) -> i64
  func.call @show(%digits) : (i64) -> ()

  // OUT: 0
  // OUT: 123
  // OUT: 21
  %cells = memref.alloca() : memref<2x3x4xi64>
  func.call @fill(%cells) : (memref<2x3x4xi64>) -> ()
  %v0 = memref.load %cells[%c0, %c0, %c0] : memref<2x3x4xi64>
  %v1 = memref.load %cells[%c1, %c2, %c3] : memref<2x3x4xi64>
  %v2 = memref.load %cells[%c0, %c2, %c1] : memref<2x3x4xi64>
  func.call @show(%v0) : (i64) -> ()
  func.call @show(%v1) : (i64) -> ()
  func.call @show(%v2) : (i64) -> ()
  %success = arith.constant 0 : i32
  return %success : i32
}
