// Inputs of all_modules.py: what canonicalization asks of reshaped memory,
// one piece for each thing that is decided.

func.func @collapses(%a: memref<2x3x4x5xf32>, %b: memref<?x3x?x5xf32>) -> (memref<120xf32>, memref<24x5xf32>, memref<?xf32>) {
  %0 = memref.collapse_shape %a [[0, 1], [2], [3]] : memref<2x3x4x5xf32> into memref<6x4x5xf32>
  %1 = memref.collapse_shape %0 [[0, 1, 2]] : memref<6x4x5xf32> into memref<120xf32>
  %2 = memref.collapse_shape %0 [[0, 1], [2]] : memref<6x4x5xf32> into memref<24x5xf32>
  %3 = memref.collapse_shape %b [[0, 1], [2, 3]] : memref<?x3x?x5xf32> into memref<?x?xf32>
  %4 = memref.collapse_shape %3 [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  return %1, %2, %4 : memref<120xf32>, memref<24x5xf32>, memref<?xf32>
}

// -----

func.func @collapses_of_strided(%a: memref<2x3x4xf32, strided<[24, 8, 2]>>) -> memref<24xf32, strided<[2]>> {
  %0 = memref.collapse_shape %a [[0, 1], [2]] : memref<2x3x4xf32, strided<[24, 8, 2]>> into memref<6x4xf32, strided<[8, 2]>>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<6x4xf32, strided<[8, 2]>> into memref<24xf32, strided<[2]>>
  return %1 : memref<24xf32, strided<[2]>>
}

// -----

func.func @collapses_to_nothing(%a: memref<1x1x1xf32>) -> memref<f32> {
  %0 = memref.collapse_shape %a [[0, 1], [2]] : memref<1x1x1xf32> into memref<1x1xf32>
  %1 = memref.collapse_shape %0 [] : memref<1x1xf32> into memref<f32>
  return %1 : memref<f32>
}

// -----

func.func @expansions(%a: memref<120xf32>, %b: memref<?xf32>, %n: index) -> (memref<2x3x4x5xf32>, memref<6x4x1x5xf32>, memref<?x3x4xf32>) {
  %0 = memref.expand_shape %a [[0, 1, 2]] output_shape [6, 4, 5] : memref<120xf32> into memref<6x4x5xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2], [3]] output_shape [2, 3, 4, 5] : memref<6x4x5xf32> into memref<2x3x4x5xf32>
  %2 = memref.expand_shape %0 [[0], [1, 2], [3]] output_shape [6, 4, 1, 5] : memref<6x4x5xf32> into memref<6x4x1x5xf32>
  %3 = memref.expand_shape %b [[0, 1]] output_shape [%n, 4] : memref<?xf32> into memref<?x4xf32>
  %4 = memref.expand_shape %3 [[0, 1], [2]] output_shape [%n, 3, 4] : memref<?x4xf32> into memref<?x3x4xf32>
  return %1, %2, %4 : memref<2x3x4x5xf32>, memref<6x4x1x5xf32>, memref<?x3x4xf32>
}

// -----

func.func @expansions_of_nothing(%a: memref<f32>) -> memref<1x1xf32> {
  %0 = memref.expand_shape %a [] output_shape [1] : memref<f32> into memref<1xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [1, 1] : memref<1xf32> into memref<1x1xf32>
  return %1 : memref<1x1xf32>
}

// -----

func.func @collapsed_and_expanded(%a: memref<2x3x4xf32>) -> (memref<2x3x4xf32>, memref<6x4xf32>, memref<6x2x2xf32>, memref<3x2x4xf32>, memref<2x3x2x2xf32>, memref<4x6xf32>) {
  %0 = memref.collapse_shape %a [[0, 1, 2]] : memref<2x3x4xf32> into memref<24xf32>
  %1 = memref.expand_shape %0 [[0, 1, 2]] output_shape [2, 3, 4] : memref<24xf32> into memref<2x3x4xf32>
  %2 = memref.expand_shape %0 [[0, 1]] output_shape [6, 4] : memref<24xf32> into memref<6x4xf32>
  %3 = memref.expand_shape %0 [[0, 1, 2]] output_shape [6, 2, 2] : memref<24xf32> into memref<6x2x2xf32>
  %4 = memref.expand_shape %0 [[0, 1, 2]] output_shape [3, 2, 4] : memref<24xf32> into memref<3x2x4xf32>
  %5 = memref.expand_shape %0 [[0, 1, 2, 3]] output_shape [2, 3, 2, 2] : memref<24xf32> into memref<2x3x2x2xf32>
  %6 = memref.expand_shape %0 [[0, 1]] output_shape [4, 6] : memref<24xf32> into memref<4x6xf32>
  return %1, %2, %3, %4, %5, %6 : memref<2x3x4xf32>, memref<6x4xf32>, memref<6x2x2xf32>, memref<3x2x4xf32>, memref<2x3x2x2xf32>, memref<4x6xf32>
}

// -----

func.func @collapsed_and_expanded_unknown(%a: memref<?x3x4xf32>, %n: index, %b: memref<?x?x4xf32>) -> (memref<?x12xf32>, memref<?x3x2x2xf32>, memref<?x4xf32>, memref<?x?x4xf32>, memref<?x?xf32>) {
  %0 = memref.collapse_shape %a [[0, 1, 2]] : memref<?x3x4xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [%n, 12] : memref<?xf32> into memref<?x12xf32>
  %2 = memref.expand_shape %0 [[0, 1, 2, 3]] output_shape [%n, 3, 2, 2] : memref<?xf32> into memref<?x3x2x2xf32>
  %3 = memref.expand_shape %0 [[0, 1]] output_shape [%n, 4] : memref<?xf32> into memref<?x4xf32>
  %4 = memref.collapse_shape %b [[0, 1, 2]] : memref<?x?x4xf32> into memref<?xf32>
  %5 = memref.expand_shape %4 [[0, 1, 2]] output_shape [%n, %n, 4] : memref<?xf32> into memref<?x?x4xf32>
  %6 = memref.expand_shape %4 [[0, 1]] output_shape [%n, %n] : memref<?xf32> into memref<?x?xf32>
  return %1, %2, %3, %5, %6 : memref<?x12xf32>, memref<?x3x2x2xf32>, memref<?x4xf32>, memref<?x?x4xf32>, memref<?x?xf32>
}

// -----

func.func @collapsed_and_expanded_in_groups(%a: memref<2x3x4x5xf32>, %b: memref<2x1x3x5xf32>) -> (memref<6x20x1xf32>, memref<2x3x20xf32>, memref<6x4x5xf32>, memref<2x3x5x1xf32>, memref<6x5xf32>) {
  %0 = memref.collapse_shape %a [[0, 1], [2, 3]] : memref<2x3x4x5xf32> into memref<6x20xf32>
  %1 = memref.expand_shape %0 [[0], [1, 2]] output_shape [6, 20, 1] : memref<6x20xf32> into memref<6x20x1xf32>
  %2 = memref.expand_shape %0 [[0, 1], [2]] output_shape [2, 3, 20] : memref<6x20xf32> into memref<2x3x20xf32>
  %3 = memref.expand_shape %0 [[0], [1, 2]] output_shape [6, 4, 5] : memref<6x20xf32> into memref<6x4x5xf32>
  %4 = memref.collapse_shape %b [[0, 1], [2, 3]] : memref<2x1x3x5xf32> into memref<2x15xf32>
  %5 = memref.expand_shape %4 [[0], [1, 2, 3]] output_shape [2, 3, 5, 1] : memref<2x15xf32> into memref<2x3x5x1xf32>
  %6 = memref.collapse_shape %b [[0, 1, 2], [3]] : memref<2x1x3x5xf32> into memref<6x5xf32>
  return %1, %2, %3, %5, %6 : memref<6x20x1xf32>, memref<2x3x20xf32>, memref<6x4x5xf32>, memref<2x3x5x1xf32>, memref<6x5xf32>
}

// -----

func.func @ones(%a: memref<1x1xf32>, %b: memref<1x1x1xf32>, %c: memref<1x4x1xf32>) -> (memref<1x1x1xf32>, memref<1xf32>, memref<4x1xf32>, memref<1x1x4x1x1xf32>) {
  %0 = memref.collapse_shape %a [] : memref<1x1xf32> into memref<f32>
  %1 = memref.expand_shape %0 [] output_shape [1, 1, 1] : memref<f32> into memref<1x1x1xf32>
  %2 = memref.collapse_shape %b [] : memref<1x1x1xf32> into memref<f32>
  %3 = memref.expand_shape %2 [] output_shape [1] : memref<f32> into memref<1xf32>
  %4 = memref.collapse_shape %c [[0, 1, 2]] : memref<1x4x1xf32> into memref<4xf32>
  %5 = memref.expand_shape %4 [[0, 1]] output_shape [4, 1] : memref<4xf32> into memref<4x1xf32>
  %6 = memref.expand_shape %4 [[0, 1, 2, 3, 4]] output_shape [1, 1, 4, 1, 1] : memref<4xf32> into memref<1x1x4x1x1xf32>
  return %1, %3, %5, %6 : memref<1x1x1xf32>, memref<1xf32>, memref<4x1xf32>, memref<1x1x4x1x1xf32>
}

// -----

func.func @expanded_and_collapsed(%a: memref<24x5xf32>, %b: memref<?x?xf32>, %n: index, %m: index) -> (memref<24x5xf32>, memref<6x4x5xf32>, memref<2x12x5xf32>, memref<120xf32>, memref<?x?xf32>, memref<?xf32>, memref<?x?x?xf32>) {
  %0 = memref.expand_shape %a [[0, 1, 2], [3]] output_shape [2, 3, 4, 5] : memref<24x5xf32> into memref<2x3x4x5xf32>
  %1 = memref.collapse_shape %0 [[0, 1, 2], [3]] : memref<2x3x4x5xf32> into memref<24x5xf32>
  %2 = memref.collapse_shape %0 [[0, 1], [2], [3]] : memref<2x3x4x5xf32> into memref<6x4x5xf32>
  %3 = memref.collapse_shape %0 [[0], [1, 2], [3]] : memref<2x3x4x5xf32> into memref<2x12x5xf32>
  %4 = memref.collapse_shape %0 [[0, 1, 2, 3]] : memref<2x3x4x5xf32> into memref<120xf32>
  %5 = memref.expand_shape %b [[0, 1, 2], [3]] output_shape [%n, 4, %m, %n] : memref<?x?xf32> into memref<?x4x?x?xf32>
  %6 = memref.collapse_shape %5 [[0, 1, 2], [3]] : memref<?x4x?x?xf32> into memref<?x?xf32>
  %7 = memref.collapse_shape %5 [[0, 1, 2, 3]] : memref<?x4x?x?xf32> into memref<?xf32>
  %8 = memref.collapse_shape %5 [[0, 1], [2], [3]] : memref<?x4x?x?xf32> into memref<?x?x?xf32>
  return %1, %2, %3, %4, %6, %7, %8 : memref<24x5xf32>, memref<6x4x5xf32>, memref<2x12x5xf32>, memref<120xf32>, memref<?x?xf32>, memref<?xf32>, memref<?x?x?xf32>
}

// -----

func.func @expanded_and_joined(%a: memref<?x?xf32>, %n: index, %m: index) -> (memref<?x?xf32>, memref<?x?x?xf32>) {
  %0 = memref.expand_shape %a [[0, 1, 2], [3, 4]] output_shape [%n, %m, %n, 4, %m] : memref<?x?xf32> into memref<?x?x?x4x?xf32>
  %1 = memref.collapse_shape %0 [[0], [1, 2, 3, 4]] : memref<?x?x?x4x?xf32> into memref<?x?xf32>
  %2 = memref.collapse_shape %0 [[0], [1, 2], [3, 4]] : memref<?x?x?x4x?xf32> into memref<?x?x?xf32>
  return %1, %2 : memref<?x?xf32>, memref<?x?x?xf32>
}

// -----

func.func @collapsed_casts(%a: memref<4x5x6xf32>, %b: memref<4x5xf32>, %c: memref<?x5xf32>) -> (memref<?x?xf32>, memref<?xf32>, memref<?xf32>) {
  %0 = memref.cast %a : memref<4x5x6xf32> to memref<?x?x?xf32>
  %1 = memref.collapse_shape %0 [[0, 1], [2]] : memref<?x?x?xf32> into memref<?x?xf32>
  %2 = memref.cast %b : memref<4x5xf32> to memref<?x5xf32>
  %3 = memref.collapse_shape %2 [[0, 1]] : memref<?x5xf32> into memref<?xf32>
  %4 = memref.cast %c : memref<?x5xf32> to memref<?x?xf32>
  %5 = memref.collapse_shape %4 [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  return %1, %3, %5 : memref<?x?xf32>, memref<?xf32>, memref<?xf32>
}

// -----

func.func @collapsed_casts_of_other_strides(%a: memref<4x5xf32, strided<[5, 1]>>, %b: memref<4x5xf32, strided<[10, 2]>>, %n: index) -> (memref<20xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>) {
  %0 = memref.cast %a : memref<4x5xf32, strided<[5, 1]>> to memref<4x5xf32, strided<[?, ?], offset: ?>>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<4x5xf32, strided<[?, ?], offset: ?>> into memref<20xf32, strided<[?], offset: ?>>
  %2 = memref.cast %b : memref<4x5xf32, strided<[10, 2]>> to memref<?x5xf32, strided<[?, ?], offset: ?>>
  %3 = memref.collapse_shape %2 [[0, 1]] : memref<?x5xf32, strided<[?, ?], offset: ?>> into memref<?xf32, strided<[?], offset: ?>>
  return %1, %3 : memref<20xf32, strided<[?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>
}

// -----

func.func @expanded_casts(%a: memref<20xf32>, %b: memref<12x4xf32>, %n: index) -> (memref<?x5xf32>, memref<?x?x4xf32>, memref<3x?x?xf32>) {
  %c3 = arith.constant 3 : index
  %0 = memref.cast %a : memref<20xf32> to memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [%n, 5] : memref<?xf32> into memref<?x5xf32>
  %2 = memref.cast %b : memref<12x4xf32> to memref<?x4xf32>
  %3 = memref.expand_shape %2 [[0, 1], [2]] output_shape [%n, %c3, 4] : memref<?x4xf32> into memref<?x?x4xf32>
  %4 = memref.cast %b : memref<12x4xf32> to memref<?x?xf32>
  %5 = memref.expand_shape %4 [[0, 1], [2]] output_shape [3, %n, %n] : memref<?x?xf32> into memref<3x?x?xf32>
  return %1, %3, %5 : memref<?x5xf32>, memref<?x?x4xf32>, memref<3x?x?xf32>
}

// -----

func.func @expanded_casts_that_know_more(%a: memref<?xf32>) -> memref<4x5xf32> {
  %0 = memref.cast %a : memref<?xf32> to memref<20xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [4, 5] : memref<20xf32> into memref<4x5xf32>
  return %1 : memref<4x5xf32>
}

// -----

func.func @sizes_of_expansions(%a: memref<?x?xf32>, %n: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = memref.expand_shape %a [[0, 1], [2]] output_shape [%n, 4, %n] : memref<?x?xf32> into memref<?x4x?xf32>
  %1 = memref.dim %0, %c0 : memref<?x4x?xf32>
  %2 = memref.dim %0, %c1 : memref<?x4x?xf32>
  %3 = memref.dim %0, %c2 : memref<?x4x?xf32>
  return %1, %2, %3 : index, index, index
}
