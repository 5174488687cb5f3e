// memref.copy: of equal layouts, between layouts, of no dimensions, of
// nothing, and of unranked memrefs.

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

func.func @show_4x6(%m: memref<4x6xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c6 = arith.constant 6 : index
  %zero = arith.constant 0 : i64
  %three = arith.constant 3 : i64
  %hash = scf.for %i = %c0 to %c4 step %c1 iter_args(%outer = %zero)
      -> (i64) {
    %row = scf.for %j = %c0 to %c6 step %c1 iter_args(%so_far = %outer)
        -> (i64) {
      %value = memref.load %m[%i, %j] : memref<4x6xi64>
      %shifted = arith.muli %so_far, %three : i64
      %next = arith.addi %shifted, %value : i64
      scf.yield %next : i64
    }
    scf.yield %row : i64
  }
  func.call @show(%hash) : (i64) -> ()
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %m = memref.alloca() : memref<4x6xi64>
  func.call @iota(%m) : (memref<4x6xi64>) -> ()

  // All of it.
  // OUT: 70607384108
  // OUT: 70607384108
  %whole = memref.alloc() : memref<4x6xi64>
  memref.copy %m, %whole : memref<4x6xi64> to memref<4x6xi64>
  func.call @show_4x6(%m) : (memref<4x6xi64>) -> ()
  func.call @show_4x6(%whole) : (memref<4x6xi64>) -> ()

  // A rectangle, to another place.
  // OUT: 2
  // OUT: 3
  // OUT: 80910141516
  %from = memref.subview %m[1, 2][2, 3][1, 1]
      : memref<4x6xi64> to memref<2x3xi64, strided<[6, 1], offset: 8>>
  %to = memref.subview %whole[%c2, %c0][2, 3][1, 2]
      : memref<4x6xi64> to memref<2x3xi64, strided<[6, 2], offset: ?>>
  memref.copy %from, %to
      : memref<2x3xi64, strided<[6, 1], offset: 8>>
      to memref<2x3xi64, strided<[6, 2], offset: ?>>
  %to_any = memref.cast %to
      : memref<2x3xi64, strided<[6, 2], offset: ?>>
      to memref<?x?xi64, strided<[?, ?], offset: ?>>
  func.call @show_matrix(%to_any)
      : (memref<?x?xi64, strided<[?, ?], offset: ?>>) -> ()

  // Between the dimensions in another order.
  // OUT: 3
  // OUT: 2
  // OUT: 81409151016
  %turned = memref.alloca(%c3, %c2) : memref<?x?xi64>
  %view = memref.transpose %from (i, j) -> (j, i)
      : memref<2x3xi64, strided<[6, 1], offset: 8>>
      to memref<3x2xi64, strided<[1, 6], offset: 8>>
  memref.copy %view, %turned
      : memref<3x2xi64, strided<[1, 6], offset: 8>> to memref<?x?xi64>
  %turned_any = memref.cast %turned : memref<?x?xi64>
      to memref<?x?xi64, strided<[?, ?], offset: ?>>
  func.call @show_matrix(%turned_any)
      : (memref<?x?xi64, strided<[?, ?], offset: ?>>) -> ()

  // A scalar; and nothing.
  // OUT: 7
  %seven = arith.constant 7 : i64
  %a = memref.alloca() : memref<i64>
  %b = memref.alloca() : memref<i64>
  memref.store %seven, %a[] : memref<i64>
  memref.copy %a, %b : memref<i64> to memref<i64>
  %in_b = memref.load %b[] : memref<i64>
  func.call @show(%in_b) : (i64) -> ()
  %none = memref.alloca(%c0) : memref<?xi64>
  %none_too = memref.alloca(%c0) : memref<?xi64>
  memref.copy %none, %none_too : memref<?xi64> to memref<?xi64>

  // Unranked.
  // OUT: 14
  %from_unranked = memref.cast %turned : memref<?x?xi64> to memref<*xi64>
  %copy = memref.alloca(%c3, %c2) : memref<?x?xi64>
  %to_unranked = memref.cast %copy : memref<?x?xi64> to memref<*xi64>
  memref.copy %from_unranked, %to_unranked : memref<*xi64> to memref<*xi64>
  %in_copy = memref.load %copy[%c0, %c1] : memref<?x?xi64>
  func.call @show(%in_copy) : (i64) -> ()
  memref.dealloc %whole : memref<4x6xi64>
  %success = arith.constant 0 : i32
  return %success : i32
}
