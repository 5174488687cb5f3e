// The operations that give the same elements another shape: reinterpret_cast,
// expand_shape, collapse_shape, reshape, transpose, view, and casts to and
// from unranked memrefs; extract_strided_metadata tells them apart.

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

func.func @show_layout(%m: memref<?x?xi64, strided<[?, ?], offset: ?>>) {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m
      : memref<?x?xi64, strided<[?, ?], offset: ?>>
      -> memref<i64>, index, index, index, index, index
  func.call @show_index(%offset) : (index) -> ()
  func.call @show_index(%strides#0) : (index) -> ()
  func.call @show_index(%strides#1) : (index) -> ()
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %m = memref.alloca() : memref<4x6xi64>
  func.call @iota(%m) : (memref<4x6xi64>) -> ()

  // transpose, of a subview.
  // OUT: 3
  // OUT: 2
  // OUT: 81409151016
  // OUT: 8
  // OUT: 1
  // OUT: 6
  %part = memref.subview %m[1, 2][2, 3][1, 1]
      : memref<4x6xi64> to memref<2x3xi64, strided<[6, 1], offset: 8>>
  %transposed = memref.transpose %part (i, j) -> (j, i)
      : memref<2x3xi64, strided<[6, 1], offset: 8>>
      to memref<3x2xi64, strided<[1, 6], offset: 8>>
  %transposed_any = memref.cast %transposed
      : memref<3x2xi64, strided<[1, 6], offset: 8>>
      to memref<?x?xi64, strided<[?, ?], offset: ?>>
  func.call @show_matrix(%transposed_any)
      : (memref<?x?xi64, strided<[?, ?], offset: ?>>) -> ()
  func.call @show_layout(%transposed_any)
      : (memref<?x?xi64, strided<[?, ?], offset: ?>>) -> ()

  // collapse_shape to one dimension, expand_shape to three.
  // OUT: 17
  // OUT: 17
  %flat = memref.collapse_shape %m [[0, 1]]
      : memref<4x6xi64> into memref<24xi64>
  %c17 = arith.constant 17 : index
  %in_flat = memref.load %flat[%c17] : memref<24xi64>
  func.call @show(%in_flat) : (i64) -> ()
  %cube = memref.expand_shape %flat [[0, 1, 2]] output_shape [2, 3, 4]
      : memref<24xi64> into memref<2x3x4xi64>
  %in_cube = memref.load %cube[%c1, %c1, %c1] : memref<2x3x4xi64>
  func.call @show(%in_cube) : (i64) -> ()

  // The same with a dynamic dimension, and of a strided view: columns 0 to 3
  // of each row, two by two.
  // OUT: 2
  // OUT: 15
  // OUT: 21
  %any_flat = memref.cast %flat : memref<24xi64> to memref<?xi64>
  %rows = memref.expand_shape %any_flat [[0, 1]] output_shape [%c2, 12]
      : memref<?xi64> into memref<?x12xi64>
  %row_count = memref.dim %rows, %c0 : memref<?x12xi64>
  func.call @show_index(%row_count) : (index) -> ()
  %in_rows = memref.load %rows[%c1, %c3] : memref<?x12xi64>
  func.call @show(%in_rows) : (i64) -> ()
  %left = memref.subview %m[0, 0][4, 4][1, 1]
      : memref<4x6xi64> to memref<4x4xi64, strided<[6, 1]>>
  %quads = memref.expand_shape %left [[0], [1, 2]] output_shape [4, 2, 2]
      : memref<4x4xi64, strided<[6, 1]>>
      into memref<4x2x2xi64, strided<[6, 2, 1]>>
  %in_quads = memref.load %quads[%c3, %c1, %c1]
      : memref<4x2x2xi64, strided<[6, 2, 1]>>
  func.call @show(%in_quads) : (i64) -> ()
  // OUT: 21
  %pairs = memref.collapse_shape %quads [[0], [1, 2]]
      : memref<4x2x2xi64, strided<[6, 2, 1]>>
      into memref<4x4xi64, strided<[6, 1]>>
  %in_pairs = memref.load %pairs[%c3, %c3] : memref<4x4xi64, strided<[6, 1]>>
  func.call @show(%in_pairs) : (i64) -> ()

  // A scalar as a matrix of one element, and back.
  // OUT: 20
  // OUT: 20
  %scalar = memref.alloca() : memref<i64>
  %twenty = arith.constant 20 : i64
  memref.store %twenty, %scalar[] : memref<i64>
  %single = memref.expand_shape %scalar [] output_shape [1, 1]
      : memref<i64> into memref<1x1xi64>
  %in_single = memref.load %single[%c0, %c0] : memref<1x1xi64>
  func.call @show(%in_single) : (i64) -> ()
  %back = memref.collapse_shape %single [] : memref<1x1xi64> into memref<i64>
  %in_back = memref.load %back[] : memref<i64>
  func.call @show(%in_back) : (i64) -> ()

  // reinterpret_cast: the diagonal of the left square, from (1, 1) on, with a
  // dynamic size.
  // OUT: 1
  // OUT: 3
  // OUT: 71421
  %c7 = arith.constant 7 : index
  %diagonal = memref.reinterpret_cast %m
      to offset: [%c7], sizes: [1, %c3], strides: [%c7, %c7]
      : memref<4x6xi64> to memref<1x?xi64, strided<[?, ?], offset: ?>>
  %diagonal_any = memref.cast %diagonal
      : memref<1x?xi64, strided<[?, ?], offset: ?>>
      to memref<?x?xi64, strided<[?, ?], offset: ?>>
  func.call @show_matrix(%diagonal_any)
      : (memref<?x?xi64, strided<[?, ?], offset: ?>>) -> ()

  // reshape by a shape in memory, to a rank known and to one that is not.
  // OUT: 22
  // OUT: 2
  // OUT: 3
  // OUT: 19
  %c8 = arith.constant 8 : i32
  %c3_i32 = arith.constant 3 : i32
  %shape = memref.alloca() : memref<2xi32>
  memref.store %c8, %shape[%c0] : memref<2xi32>
  memref.store %c3_i32, %shape[%c1] : memref<2xi32>
  %reshaped = memref.reshape %m(%shape)
      : (memref<4x6xi64>, memref<2xi32>) -> memref<?x?xi64>
  %in_reshaped = memref.load %reshaped[%c7, %c1] : memref<?x?xi64>
  func.call @show(%in_reshaped) : (i64) -> ()
  %any_shape = memref.cast %shape : memref<2xi32> to memref<?xi32>
  %unranked = memref.reshape %m(%any_shape)
      : (memref<4x6xi64>, memref<?xi32>) -> memref<*xi64>
  %rank = memref.rank %unranked : memref<*xi64>
  func.call @show_index(%rank) : (index) -> ()
  %dim = memref.dim %unranked, %c1 : memref<*xi64>
  func.call @show_index(%dim) : (index) -> ()
  %ranked = memref.cast %unranked : memref<*xi64> to memref<?x?xi64>
  %c6 = arith.constant 6 : index
  %in_ranked = memref.load %ranked[%c6, %c1] : memref<?x?xi64>
  func.call @show(%in_ranked) : (i64) -> ()

  // view: 2 x n elements of i16 that start at byte 6 of an i8 buffer that
  // holds 0, 1, 0, 1, ...: each is 1 or 256, by the order of bytes.
  // OUT: 2
  // OUT: 1
  %zero_i8 = arith.constant 0 : i8
  %one_i8 = arith.constant 1 : i8
  %c16 = arith.constant 16 : index
  %bytes = memref.alloca() {alignment = 16 : i64} : memref<32xi8>
  scf.for %i = %c0 to %c16 step %c1 {
    %even = arith.muli %i, %c2 : index
    %odd = arith.addi %even, %c1 : index
    memref.store %zero_i8, %bytes[%even] : memref<32xi8>
    memref.store %one_i8, %bytes[%odd] : memref<32xi8>
  }
  %words = memref.view %bytes[%c6][%c5] : memref<32xi8> to memref<2x?xi16>
  %word = memref.load %words[%c1, %c3] : memref<2x?xi16>
  %c1_i16 = arith.constant 1 : i16
  %c256_i16 = arith.constant 256 : i16
  %is_low = arith.cmpi eq, %word, %c1_i16 : i16
  %is_high = arith.cmpi eq, %word, %c256_i16 : i16
  %is_either = arith.ori %is_low, %is_high : i1
  %first_dim = memref.dim %words, %c0 : memref<2x?xi16>
  func.call @show_index(%first_dim) : (index) -> ()
  %is_either_i64 = arith.extui %is_either : i1 to i64
  func.call @show(%is_either_i64) : (i64) -> ()
  %success = arith.constant 0 : i32
  return %success : i32
}
