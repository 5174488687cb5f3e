// memref.subview: static and dynamic offsets, sizes and strides; of a
// subview; with dimensions dropped; of negative stride (through
// reinterpret_cast); and stores through one.

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

// Writes 0, 1, 2, ... into a matrix of 4 x 6.
func.func @iota(%m: memref<4x6xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c6 = arith.constant 6 : index
  scf.for %i = %c0 to %c4 step %c1 {
    scf.for %j = %c0 to %c6 step %c1 {
      %row = arith.muli %i, %c6 : index
      %at = arith.addi %row, %j : index
      %value = arith.index_cast %at : index to i64
      memref.store %value, %m[%i, %j] : memref<4x6xi64>
    }
  }
  return
}

// Every element of a matrix as one number, and its sizes.
func.func @show_matrix(%m: memref<?x?xi64, strided<[?, ?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %hundred = arith.constant 100 : i64
  %zero = arith.constant 0 : i64
  %rows = memref.dim %m, %c0 : memref<?x?xi64, strided<[?, ?], offset: ?>>
  %cols = memref.dim %m, %c1 : memref<?x?xi64, strided<[?, ?], offset: ?>>
  func.call @show_index(%rows) : (index) -> ()
  func.call @show_index(%cols) : (index) -> ()
  %digits = scf.for %i = %c0 to %rows step %c1 iter_args(%outer = %zero)
      -> (i64) {
    %row = scf.for %j = %c0 to %cols step %c1 iter_args(%so_far = %outer)
        -> (i64) {
      %value = memref.load %m[%i, %j]
          : memref<?x?xi64, strided<[?, ?], offset: ?>>
      %shifted = arith.muli %so_far, %hundred : i64
      %next = arith.addi %shifted, %value : i64
      scf.yield %next : i64
    }
    scf.yield %row : i64
  }
  func.call @show(%digits) : (i64) -> ()
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %m = memref.alloca() : memref<4x6xi64>
  func.call @iota(%m) : (memref<4x6xi64>) -> ()

  // Rows 1 to 2, columns 2 to 4.
  // OUT: 2
  // OUT: 3
  // OUT: 80910141516
  %static = memref.subview %m[1, 2][2, 3][1, 1]
      : memref<4x6xi64> to memref<2x3xi64, strided<[6, 1], offset: 8>>
  %static_any = memref.cast %static
      : memref<2x3xi64, strided<[6, 1], offset: 8>>
      to memref<?x?xi64, strided<[?, ?], offset: ?>>
  func.call @show_matrix(%static_any)
      : (memref<?x?xi64, strided<[?, ?], offset: ?>>) -> ()

  // The same with dynamic numbers, and strides of 1 and 2.
  // OUT: 3
  // OUT: 2
  // OUT: 81014162022
  %dynamic = memref.subview %m[%c1, %c2][%c3, %c2][%c1, %c2]
      : memref<4x6xi64> to memref<?x?xi64, strided<[?, ?], offset: ?>>
  func.call @show_matrix(%dynamic)
      : (memref<?x?xi64, strided<[?, ?], offset: ?>>) -> ()

  // A subview of that: every second row, the second column.
  // OUT: 2
  // OUT: 1
  // OUT: 1022
  %of_view = memref.subview %dynamic[0, 1][2, 1][2, 1]
      : memref<?x?xi64, strided<[?, ?], offset: ?>>
      to memref<2x1xi64, strided<[?, ?], offset: ?>>
  %of_view_any = memref.cast %of_view
      : memref<2x1xi64, strided<[?, ?], offset: ?>>
      to memref<?x?xi64, strided<[?, ?], offset: ?>>
  func.call @show_matrix(%of_view_any)
      : (memref<?x?xi64, strided<[?, ?], offset: ?>>) -> ()

  // One row without its dimension; one element without any.
  // OUT: 15
  // OUT: 23
  %row = memref.subview %m[%c2, 0][1, 6][1, 1]
      : memref<4x6xi64> to memref<6xi64, strided<[1], offset: ?>>
  %in_row = memref.load %row[%c3] : memref<6xi64, strided<[1], offset: ?>>
  func.call @show(%in_row) : (i64) -> ()
  %element = memref.subview %m[3, 5][1, 1][1, 1]
      : memref<4x6xi64> to memref<i64, strided<[], offset: 23>>
  %scalar = memref.load %element[] : memref<i64, strided<[], offset: 23>>
  func.call @show(%scalar) : (i64) -> ()

  // One column, and a store through it.
  // OUT: 4
  // OUT: -1
  %column = memref.subview %m[0, 4][4, 1][1, 1]
      : memref<4x6xi64> to memref<4xi64, strided<[6], offset: 4>>
  %in_column = memref.load %column[%c0]
      : memref<4xi64, strided<[6], offset: 4>>
  func.call @show(%in_column) : (i64) -> ()
  %m1 = arith.constant -1 : i64
  memref.store %m1, %column[%c3] : memref<4xi64, strided<[6], offset: 4>>
  %c4 = arith.constant 4 : index
  %stored = memref.load %m[%c3, %c4] : memref<4x6xi64>
  func.call @show(%stored) : (i64) -> ()

  // Backwards: the first row from its end.
  // OUT: 1
  // OUT: 6
  // OUT: 50403020100
  %backwards = memref.reinterpret_cast %m
      to offset: [5], sizes: [1, 6], strides: [6, -1]
      : memref<4x6xi64> to memref<1x6xi64, strided<[6, -1], offset: 5>>
  %backwards_any = memref.cast %backwards
      : memref<1x6xi64, strided<[6, -1], offset: 5>>
      to memref<?x?xi64, strided<[?, ?], offset: ?>>
  func.call @show_matrix(%backwards_any)
      : (memref<?x?xi64, strided<[?, ?], offset: ?>>) -> ()

  // Nothing of it.
  // OUT: 0
  // OUT: 2
  // OUT: 0
  %empty = memref.subview %m[%c1, %c1][%c0, 2][1, 1]
      : memref<4x6xi64> to memref<?x2xi64, strided<[6, 1], offset: ?>>
  %empty_any = memref.cast %empty
      : memref<?x2xi64, strided<[6, 1], offset: ?>>
      to memref<?x?xi64, strided<[?, ?], offset: ?>>
  func.call @show_matrix(%empty_any)
      : (memref<?x?xi64, strided<[?, ?], offset: ?>>) -> ()
  %success = arith.constant 0 : i32
  return %success : i32
}
