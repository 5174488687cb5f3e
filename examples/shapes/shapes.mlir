// Other shapes for the same memory. Nothing here moves an element except the
// last copy of each function: transpose, reshape, expand, collapse, view and
// reinterpret_cast only make new descriptors.

// out = the matrix transposed, by way of a transposed view of it.
func.func @transposed(%in: memref<?x?xf32>, %out: memref<?x?xf32>)
    attributes {llvm.emit_c_interface} {
  %view = memref.transpose %in (i, j) -> (j, i)
      : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
  memref.copy %view, %out
      : memref<?x?xf32, strided<[1, ?]>> to memref<?x?xf32>
  return
}

// Space to depth: splits an image into tiles of 2 by 3 and puts the pixels of
// each tile next to each other. in is (2 h) x (3 w), out is h x w x 6.
func.func @tiles(%in: memref<?x?xf32>, %out: memref<?x?x6xf32>)
    attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %three = arith.constant 3 : index
  %rows = memref.dim %in, %zero : memref<?x?xf32>
  %cols = memref.dim %in, %one : memref<?x?xf32>
  %h = arith.divui %rows, %two : index
  %w = arith.divui %cols, %three : index
  %split = memref.expand_shape %in [[0, 1], [2, 3]]
      output_shape [%h, 2, %w, 3] : memref<?x?xf32> into memref<?x2x?x3xf32>
  %tiled = memref.transpose %split (a, b, c, d) -> (a, c, b, d)
      : memref<?x2x?x3xf32> to memref<?x?x2x3xf32, strided<[?, 3, ?, 1]>>
  %grouped = memref.expand_shape %out [[0], [1], [2, 3]]
      output_shape [%h, %w, 2, 3] : memref<?x?x6xf32> into memref<?x?x2x3xf32>
  memref.copy %tiled, %grouped
      : memref<?x?x2x3xf32, strided<[?, 3, ?, 1]>> to memref<?x?x2x3xf32>
  return
}

// out[i] = the sum of row i of the input seen as a matrix with %cols columns,
// whatever its own shape is.
func.func @row_sums(%in: memref<?x?x?xf32>, %cols: index,
                    %out: memref<?xf32>) attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %zero_f32 = arith.constant 0.0 : f32
  %flat = memref.collapse_shape %in [[0, 1, 2]]
      : memref<?x?x?xf32> into memref<?xf32>
  %size = memref.dim %flat, %zero : memref<?xf32>
  %rows = arith.divui %size, %cols : index

  %shape = memref.alloca() : memref<2xindex>
  memref.store %rows, %shape[%zero] : memref<2xindex>
  memref.store %cols, %shape[%one] : memref<2xindex>
  %matrix = memref.reshape %flat(%shape)
      : (memref<?xf32>, memref<2xindex>) -> memref<?x?xf32>

  scf.for %i = %zero to %rows step %one {
    %total = scf.for %j = %zero to %cols step %one
        iter_args(%sum = %zero_f32) -> (f32) {
      %value = memref.load %matrix[%i, %j] : memref<?x?xf32>
      %next = arith.addf %sum, %value : f32
      scf.yield %next : f32
    }
    memref.store %total, %out[%i] : memref<?xf32>
  }
  return
}

// The diagonal of a square matrix: one element per row and one more.
func.func @diagonal(%in: memref<?x?xf32>, %out: memref<?xf32>)
    attributes {llvm.emit_c_interface} {
  %one = arith.constant 1 : index
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %in
      : memref<?x?xf32>
      -> memref<f32>, index, index, index, index, index
  %step = arith.addi %strides#0, %strides#1 : index
  %diagonal = memref.reinterpret_cast %base
      to offset: [%offset], sizes: [%sizes#0], strides: [%step]
      : memref<f32> to memref<?xf32, strided<[?], offset: ?>>
  memref.copy %diagonal, %out
      : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
  return
}

// A message of bytes: four for the count n, then n floats, then n bytes of
// flags. Adds up the floats whose flag is set. memref.view looks at bytes as
// elements of another type.
func.func @sum_of_message(%message: memref<?xi8>) -> f32
    attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %four = arith.constant 4 : index
  %zero_f32 = arith.constant 0.0 : f32
  %zero_i8 = arith.constant 0 : i8
  %head = memref.view %message[%zero][] : memref<?xi8> to memref<1xi32>
  %n_i32 = memref.load %head[%zero] : memref<1xi32>
  %n = arith.index_castui %n_i32 : i32 to index
  %floats = memref.view %message[%four][%n] : memref<?xi8> to memref<?xf32>
  %float_bytes = arith.muli %n, %four : index
  %flags_begin = arith.addi %four, %float_bytes : index
  %flags = memref.subview %message[%flags_begin][%n][1]
      : memref<?xi8> to memref<?xi8, strided<[1], offset: ?>>
  %total = scf.for %i = %zero to %n step %one
      iter_args(%sum = %zero_f32) -> (f32) {
    %flag = memref.load %flags[%i] : memref<?xi8, strided<[1], offset: ?>>
    %is_set = arith.cmpi ne, %flag, %zero_i8 : i8
    %next = scf.if %is_set -> (f32) {
      %value = memref.load %floats[%i] : memref<?xf32>
      %more = arith.addf %sum, %value : f32
      scf.yield %more : f32
    } else {
      scf.yield %sum : f32
    }
    scf.yield %next : f32
  }
  return %total : f32
}
