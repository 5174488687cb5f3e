// Inputs of all_modules.py: what canonicalization asks of vectors, one piece
// for each thing that is decided.

func.func @slices_of_masks(%a: index, %b: index, %c: index) -> (vector<2x2xi1>, vector<2x4x8xi1>, vector<1x4x8xi1>, vector<2x2xi1>) {
  %0 = vector.create_mask %a, %b : vector<4x8xi1>
  %1 = vector.extract_strided_slice %0 {offsets = [1, 3], sizes = [2, 2], strides = [1, 1]} : vector<4x8xi1> to vector<2x2xi1>
  %2 = vector.create_mask %a, %b, %c : vector<4x4x8xi1>
  %3 = vector.extract_strided_slice %2 {offsets = [2], sizes = [2], strides = [1]} : vector<4x4x8xi1> to vector<2x4x8xi1>
  %4 = vector.extract_strided_slice %2 {offsets = [1, 0], sizes = [1, 4], strides = [1, 1]} : vector<4x4x8xi1> to vector<1x4x8xi1>
  %5 = "test.mask"() : () -> vector<4x8xi1>
  %6 = vector.extract_strided_slice %5 {offsets = [1, 3], sizes = [2, 2], strides = [1, 1]} : vector<4x8xi1> to vector<2x2xi1>
  return %1, %3, %4, %6 : vector<2x2xi1>, vector<2x4x8xi1>, vector<1x4x8xi1>, vector<2x2xi1>
}

// -----

func.func @slices_of_constant_masks() -> (vector<2x2xi1>, vector<2x8xi1>, vector<2x2xi1>, vector<2x8xi1>, vector<2x8xi1>) {
  %0 = vector.constant_mask [2, 5] : vector<4x8xi1>
  %1 = vector.extract_strided_slice %0 {offsets = [1, 3], sizes = [2, 2], strides = [1, 1]} : vector<4x8xi1> to vector<2x2xi1>
  %2 = vector.extract_strided_slice %0 {offsets = [1], sizes = [2], strides = [1]} : vector<4x8xi1> to vector<2x8xi1>
  %3 = vector.extract_strided_slice %0 {offsets = [0, 5], sizes = [2, 2], strides = [1, 1]} : vector<4x8xi1> to vector<2x2xi1>
  %4 = vector.extract_strided_slice %0 {offsets = [2], sizes = [2], strides = [1]} : vector<4x8xi1> to vector<2x8xi1>
  %5 = vector.extract_strided_slice %0 {offsets = [0], sizes = [2], strides = [1]} : vector<4x8xi1> to vector<2x8xi1>
  return %1, %2, %3, %4, %5 : vector<2x2xi1>, vector<2x8xi1>, vector<2x2xi1>, vector<2x8xi1>, vector<2x8xi1>
}

// -----

func.func @slices_of_broadcasts(%a: vector<4xf32>, %b: vector<1x4xf32>, %c: vector<4x1xf32>, %d: f32) -> (vector<2x4xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<1x2x4xf32>, vector<2x2xf32>) {
  %0 = vector.broadcast %a : vector<4xf32> to vector<3x4xf32>
  %1 = vector.extract_strided_slice %0 {offsets = [1, 0], sizes = [2, 4], strides = [1, 1]} : vector<3x4xf32> to vector<2x4xf32>
  %2 = vector.extract_strided_slice %0 {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : vector<3x4xf32> to vector<2x2xf32>
  %3 = vector.broadcast %b : vector<1x4xf32> to vector<3x4xf32>
  %4 = vector.extract_strided_slice %3 {offsets = [1, 2], sizes = [2, 2], strides = [1, 1]} : vector<3x4xf32> to vector<2x2xf32>
  %5 = vector.broadcast %c : vector<4x1xf32> to vector<4x4xf32>
  %6 = vector.extract_strided_slice %5 {offsets = [1, 2], sizes = [2, 2], strides = [1, 1]} : vector<4x4xf32> to vector<2x2xf32>
  %7 = vector.broadcast %a : vector<4xf32> to vector<2x3x4xf32>
  %8 = vector.extract_strided_slice %7 {offsets = [1, 1], sizes = [1, 2], strides = [1, 1]} : vector<2x3x4xf32> to vector<1x2x4xf32>
  %9 = vector.broadcast %d : f32 to vector<4x4xf32>
  %10 = vector.extract_strided_slice %9 {offsets = [1, 2], sizes = [2, 2], strides = [1, 1]} : vector<4x4xf32> to vector<2x2xf32>
  return %1, %2, %4, %6, %8, %10 : vector<2x4xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<1x2x4xf32>, vector<2x2xf32>
}

// -----

func.func @slices_with_rest(%a: vector<4x5xf32>, %d: vector<[4]xf32>) -> vector<2x2x5xf32> {
  %0 = vector.broadcast %a : vector<4x5xf32> to vector<3x4x5xf32>
  %1 = vector.extract_strided_slice %0 {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : vector<3x4x5xf32> to vector<2x2x5xf32>
  return %1 : vector<2x2x5xf32>
}

// -----

func.func @slices_that_are_parts(%a: vector<4x5x6xf32>, %s: vector<4x5x[6]xf32>) -> (vector<1x5x6xf32>, vector<1x1x6xf32>, vector<2x5x6xf32>, vector<1x1x1xf32>, vector<1x2x6xf32>, vector<1x5x[6]xf32>, vector<4x5x6xf32>, vector<1x5x6xf32>, vector<1x1x6xf32>) {
  %0 = vector.extract_strided_slice %a {offsets = [2], sizes = [1], strides = [1]} : vector<4x5x6xf32> to vector<1x5x6xf32>
  %1 = vector.extract_strided_slice %a {offsets = [2, 3], sizes = [1, 1], strides = [1, 1]} : vector<4x5x6xf32> to vector<1x1x6xf32>
  %2 = vector.extract_strided_slice %a {offsets = [2], sizes = [2], strides = [1]} : vector<4x5x6xf32> to vector<2x5x6xf32>
  %3 = vector.extract_strided_slice %a {offsets = [1, 2, 3], sizes = [1, 1, 1], strides = [1, 1, 1]} : vector<4x5x6xf32> to vector<1x1x1xf32>
  %4 = vector.extract_strided_slice %a {offsets = [1, 2], sizes = [1, 2], strides = [1, 1]} : vector<4x5x6xf32> to vector<1x2x6xf32>
  %5 = vector.extract_strided_slice %s {offsets = [1], sizes = [1], strides = [1]} : vector<4x5x[6]xf32> to vector<1x5x[6]xf32>
  %6 = vector.extract_strided_slice %a {offsets = [0, 0], sizes = [4, 5], strides = [1, 1]} : vector<4x5x6xf32> to vector<4x5x6xf32>
  %7 = vector.extract_strided_slice %a {offsets = [3, 0], sizes = [1, 5], strides = [1, 1]} : vector<4x5x6xf32> to vector<1x5x6xf32>
  %8 = vector.extract_strided_slice %a {offsets = [3, 4, 0], sizes = [1, 1, 6], strides = [1, 1, 1]} : vector<4x5x6xf32> to vector<1x1x6xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : vector<1x5x6xf32>, vector<1x1x6xf32>, vector<2x5x6xf32>, vector<1x1x1xf32>, vector<1x2x6xf32>, vector<1x5x[6]xf32>, vector<4x5x6xf32>, vector<1x5x6xf32>, vector<1x1x6xf32>
}

// -----

func.func @slices_of_ones(%a: vector<1x1x6xf32>, %b: vector<2x1x1x3xf32>) -> (vector<1x1x6xf32>, vector<1x1x1x3xf32>, vector<1x1x1x3xf32>, vector<1x1x2xf32>) {
  %0 = vector.extract_strided_slice %a {offsets = [0, 0], sizes = [1, 1], strides = [1, 1]} : vector<1x1x6xf32> to vector<1x1x6xf32>
  %1 = vector.extract_strided_slice %b {offsets = [1], sizes = [1], strides = [1]} : vector<2x1x1x3xf32> to vector<1x1x1x3xf32>
  %2 = vector.extract_strided_slice %b {offsets = [1, 0, 0], sizes = [1, 1, 1], strides = [1, 1, 1]} : vector<2x1x1x3xf32> to vector<1x1x1x3xf32>
  %3 = vector.extract_strided_slice %a {offsets = [0, 0, 2], sizes = [1, 1, 2], strides = [1, 1, 1]} : vector<1x1x6xf32> to vector<1x1x2xf32>
  return %0, %1, %2, %3 : vector<1x1x6xf32>, vector<1x1x1x3xf32>, vector<1x1x1x3xf32>, vector<1x1x2xf32>
}

// -----

func.func @inserted_slices(%x: f32, %y: f32, %d: vector<4x4xf32>, %e: vector<4x4xf32>) -> (vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>) {
  %s = vector.broadcast %x : f32 to vector<2x2xf32>
  %t = vector.broadcast %x : f32 to vector<4x4xf32>
  %u = vector.broadcast %y : f32 to vector<4x4xf32>
  %0 = vector.insert_strided_slice %s, %t {offsets = [1, 2], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  %1 = vector.insert_strided_slice %s, %u {offsets = [1, 2], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  %p = vector.extract_strided_slice %d {offsets = [1, 2], sizes = [2, 2], strides = [1, 1]} : vector<4x4xf32> to vector<2x2xf32>
  %2 = vector.insert_strided_slice %p, %d {offsets = [1, 2], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  %3 = vector.insert_strided_slice %p, %d {offsets = [2, 2], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  %4 = vector.insert_strided_slice %p, %e {offsets = [1, 2], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  return %0, %1, %2, %3, %4 : vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>
}

// -----

func.func @inserted_constants(%d: vector<3x4xi32>) -> (vector<3x4xi32>, vector<2x3x4xi32>, vector<3x4xi32>, vector<3x4xi32>, vector<3x4xi8>) {
  %a = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %b = arith.constant dense<0> : vector<3x4xi32>
  %c = arith.constant dense<7> : vector<2x3x4xi32>
  %e = arith.constant dense<[5, 6]> : vector<2xi32>
  %f = arith.constant dense<[5, 6]> : vector<2xi8>
  %g = arith.constant dense<1> : vector<3x4xi8>
  %0 = vector.insert_strided_slice %a, %b {offsets = [1, 2], strides = [1, 1]} : vector<2x2xi32> into vector<3x4xi32>
  %1 = vector.insert_strided_slice %a, %c {offsets = [1, 0, 1], strides = [1, 1]} : vector<2x2xi32> into vector<2x3x4xi32>
  %2 = vector.insert_strided_slice %e, %b {offsets = [2, 1], strides = [1]} : vector<2xi32> into vector<3x4xi32>
  %3 = vector.insert_strided_slice %e, %d {offsets = [2, 1], strides = [1]} : vector<2xi32> into vector<3x4xi32>
  %4 = vector.insert_strided_slice %f, %g {offsets = [0, 2], strides = [1]} : vector<2xi8> into vector<3x4xi8>
  return %0, %1, %2, %3, %4 : vector<3x4xi32>, vector<2x3x4xi32>, vector<3x4xi32>, vector<3x4xi32>, vector<3x4xi8>
}

// -----

// More than 256 elements are only made when nobody else uses them.
func.func @many_inserted_constants() -> (vector<257xi8>, vector<257xi8>, vector<257xi8>) {
  %a = arith.constant dense<[1, 2]> : vector<2xi8>
  %b = arith.constant dense<0> : vector<257xi8>
  %c = arith.constant dense<3> : vector<257xi8>
  %0 = vector.insert_strided_slice %a, %b {offsets = [1], strides = [1]} : vector<2xi8> into vector<257xi8>
  %1 = vector.insert_strided_slice %a, %c {offsets = [255], strides = [1]} : vector<2xi8> into vector<257xi8>
  return %0, %b, %1 : vector<257xi8>, vector<257xi8>, vector<257xi8>
}

// -----

func.func @inserted_constants_used_twice() -> (vector<256xi8>, vector<256xi8>) {
  %a = arith.constant dense<[1, 2]> : vector<2xi8>
  %b = arith.constant dense<0> : vector<256xi8>
  %0 = vector.insert_strided_slice %a, %b {offsets = [1], strides = [1]} : vector<2xi8> into vector<256xi8>
  return %0, %b : vector<256xi8>, vector<256xi8>
}

// -----

func.func @casts_of_masks(%a: index, %b: index, %c: index) -> (vector<4xi1>, vector<4xi1>, vector<2x3xi1>, vector<4xi1>, vector<4xi1>, vector<1x4xi1>, vector<2x2xi1>) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %0 = vector.create_mask %a, %c1 : vector<4x1xi1>
  %1 = vector.shape_cast %0 : vector<4x1xi1> to vector<4xi1>
  %2 = vector.create_mask %a, %b : vector<4x1xi1>
  %3 = vector.shape_cast %2 : vector<4x1xi1> to vector<4xi1>
  %4 = vector.create_mask %a, %b, %c1, %c1 : vector<2x3x1x1xi1>
  %5 = vector.shape_cast %4 : vector<2x3x1x1xi1> to vector<2x3xi1>
  %6 = vector.constant_mask [3, 1] : vector<4x1xi1>
  %7 = vector.shape_cast %6 : vector<4x1xi1> to vector<4xi1>
  %8 = vector.create_mask %c1, %a : vector<1x4xi1>
  %9 = vector.shape_cast %8 : vector<1x4xi1> to vector<4xi1>
  %10 = vector.create_mask %a, %c1 : vector<4x1xi1>
  %11 = vector.shape_cast %10 : vector<4x1xi1> to vector<1x4xi1>
  %12 = vector.create_mask %a, %c1 : vector<4x1xi1>
  %13 = vector.shape_cast %12 : vector<4x1xi1> to vector<2x2xi1>
  return %1, %3, %5, %7, %9, %11, %13 : vector<4xi1>, vector<4xi1>, vector<2x3xi1>, vector<4xi1>, vector<4xi1>, vector<1x4xi1>, vector<2x2xi1>
}

// -----

func.func @casts_of_constant_masks() -> (vector<4xi1>, vector<2x3xi1>) {
  %0 = vector.constant_mask [0, 0] : vector<4x1xi1>
  %1 = vector.shape_cast %0 : vector<4x1xi1> to vector<4xi1>
  %2 = vector.constant_mask [1, 2, 1, 1] : vector<2x3x1x1xi1>
  %3 = vector.shape_cast %2 : vector<2x3x1x1xi1> to vector<2x3xi1>
  return %1, %3 : vector<4xi1>, vector<2x3xi1>
}

// -----

func.func @casts_of_scalable_masks(%a: index) -> (vector<4x[1]xi1>, vector<[4]xi1>) {
  %c1 = arith.constant 1 : index
  %0 = vector.create_mask %a, %c1, %c1 : vector<4x[1]x1xi1>
  %1 = vector.shape_cast %0 : vector<4x[1]x1xi1> to vector<4x[1]xi1>
  %2 = vector.create_mask %a, %c1 : vector<[4]x1xi1>
  %3 = vector.shape_cast %2 : vector<[4]x1xi1> to vector<[4]xi1>
  return %1, %3 : vector<4x[1]xi1>, vector<[4]xi1>
}

// -----

func.func @casts_of_broadcasts(%a: vector<4xf32>, %b: f32, %c: vector<1xf32>, %d: vector<2x1xf32>) -> (vector<4x1xf32>, vector<12xf32>, vector<6xf32>, vector<6xf32>, vector<3x2xf32>, vector<3x1x4xf32>) {
  %0 = vector.broadcast %a : vector<4xf32> to vector<1x4xf32>
  %1 = vector.shape_cast %0 : vector<1x4xf32> to vector<4x1xf32>
  %2 = vector.broadcast %a : vector<4xf32> to vector<3x4xf32>
  %3 = vector.shape_cast %2 : vector<3x4xf32> to vector<12xf32>
  %4 = vector.broadcast %b : f32 to vector<2x3xf32>
  %5 = vector.shape_cast %4 : vector<2x3xf32> to vector<6xf32>
  %6 = vector.broadcast %c : vector<1xf32> to vector<2x3xf32>
  %7 = vector.shape_cast %6 : vector<2x3xf32> to vector<6xf32>
  %8 = vector.broadcast %d : vector<2x1xf32> to vector<2x3xf32>
  %9 = vector.shape_cast %8 : vector<2x3xf32> to vector<3x2xf32>
  %10 = vector.broadcast %a : vector<4xf32> to vector<3x4xf32>
  %11 = vector.shape_cast %10 : vector<3x4xf32> to vector<3x1x4xf32>
  return %1, %3, %5, %7, %9, %11 : vector<4x1xf32>, vector<12xf32>, vector<6xf32>, vector<6xf32>, vector<3x2xf32>, vector<3x1x4xf32>
}

// -----

func.func @transposed_masks(%a: index, %b: index, %c: index) -> (vector<3x4x2xi1>, vector<4x2xi1>, vector<4x2xi1>) {
  %0 = vector.create_mask %a, %b, %c : vector<2x3x4xi1>
  %1 = vector.transpose %0, [1, 2, 0] : vector<2x3x4xi1> to vector<3x4x2xi1>
  %2 = vector.constant_mask [1, 3] : vector<2x4xi1>
  %3 = vector.transpose %2, [1, 0] : vector<2x4xi1> to vector<4x2xi1>
  %4 = "test.mask"() : () -> vector<2x4xi1>
  %5 = vector.transpose %4, [1, 0] : vector<2x4xi1> to vector<4x2xi1>
  return %1, %3, %5 : vector<3x4x2xi1>, vector<4x2xi1>, vector<4x2xi1>
}

// -----

func.func @transposed_broadcasts(%a: f32, %b: vector<4xf32>, %c: vector<1x1xf32>, %d: vector<1x4xf32>) -> (vector<3x2xf32>, vector<4x3xf32>, vector<3x2x4xf32>, vector<3x2xf32>, vector<4x2xf32>) {
  %0 = vector.broadcast %a : f32 to vector<2x3xf32>
  %1 = vector.transpose %0, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %2 = vector.broadcast %b : vector<4xf32> to vector<3x4xf32>
  %3 = vector.transpose %2, [1, 0] : vector<3x4xf32> to vector<4x3xf32>
  %4 = vector.broadcast %b : vector<4xf32> to vector<2x3x4xf32>
  %5 = vector.transpose %4, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
  %6 = vector.broadcast %c : vector<1x1xf32> to vector<2x3xf32>
  %7 = vector.transpose %6, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %8 = vector.broadcast %d : vector<1x4xf32> to vector<2x4xf32>
  %9 = vector.transpose %8, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  return %1, %3, %5, %7, %9 : vector<3x2xf32>, vector<4x3xf32>, vector<3x2x4xf32>, vector<3x2xf32>, vector<4x2xf32>
}

// -----

// Dimensions may change places within a group that one dimension was made of.
func.func @transposed_in_groups(%a: vector<2x1x1x4xf32>, %b: vector<1x1x4xf32>, %c: vector<4x1xf32>) -> (vector<2x5x3x4xf32>, vector<2x3x4x5xf32>, vector<5x3x4xf32>, vector<6x4x7xf32>, vector<4x6x7xf32>, vector<7x4x6xf32>) {
  %0 = vector.broadcast %a : vector<2x1x1x4xf32> to vector<2x3x5x4xf32>
  %1 = vector.transpose %0, [0, 2, 1, 3] : vector<2x3x5x4xf32> to vector<2x5x3x4xf32>
  %2 = vector.transpose %0, [0, 1, 3, 2] : vector<2x3x5x4xf32> to vector<2x3x4x5xf32>
  %3 = vector.broadcast %b : vector<1x1x4xf32> to vector<3x5x4xf32>
  %4 = vector.transpose %3, [1, 0, 2] : vector<3x5x4xf32> to vector<5x3x4xf32>
  %5 = vector.broadcast %c : vector<4x1xf32> to vector<6x4x7xf32>
  %6 = vector.transpose %5, [0, 1, 2] : vector<6x4x7xf32> to vector<6x4x7xf32>
  %7 = vector.transpose %5, [1, 0, 2] : vector<6x4x7xf32> to vector<4x6x7xf32>
  %8 = vector.transpose %5, [2, 1, 0] : vector<6x4x7xf32> to vector<7x4x6xf32>
  return %1, %2, %4, %6, %7, %8 : vector<2x5x3x4xf32>, vector<2x3x4x5xf32>, vector<5x3x4xf32>, vector<6x4x7xf32>, vector<4x6x7xf32>, vector<7x4x6xf32>
}

// -----

func.func @extracts_of_neighbours(%v: vector<2x4xf32>, %w: vector<2x4xf32>, %x: f32) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<2xf32>, vector<2x4xf32>, vector<1xf32>) {
  %a = vector.extract %v[1, 0] : f32 from vector<2x4xf32>
  %b = vector.extract %v[1, 1] : f32 from vector<2x4xf32>
  %c = vector.extract %v[1, 2] : f32 from vector<2x4xf32>
  %d = vector.extract %v[1, 3] : f32 from vector<2x4xf32>
  %e = vector.extract %w[1, 3] : f32 from vector<2x4xf32>
  %1 = vector.from_elements %a, %b, %c, %d : vector<4xf32>
  %2 = vector.from_elements %a, %b, %d, %c : vector<4xf32>
  %3 = vector.from_elements %a, %b, %c, %e : vector<4xf32>
  %4 = vector.from_elements %a, %b, %c, %x : vector<4xf32>
  %5 = vector.from_elements %a, %b : vector<2xf32>
  %6 = vector.from_elements %a, %b, %c, %d, %a, %b, %c, %d : vector<2x4xf32>
  %7 = vector.from_elements %a : vector<1xf32>
  return %1, %2, %3, %4, %5, %6, %7 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<2xf32>, vector<2x4xf32>, vector<1xf32>
}

// -----

func.func @all_neighbours(%v: vector<2x2xf32>, %u: vector<1x2x2xf32>) -> (vector<4xf32>, vector<2x2xf32>, vector<2xf32>) {
  %a = vector.extract %v[0, 0] : f32 from vector<2x2xf32>
  %b = vector.extract %v[0, 1] : f32 from vector<2x2xf32>
  %c = vector.extract %v[1, 0] : f32 from vector<2x2xf32>
  %d = vector.extract %v[1, 1] : f32 from vector<2x2xf32>
  %0 = vector.from_elements %a, %b, %c, %d : vector<4xf32>
  %1 = vector.from_elements %a, %b, %c, %d : vector<2x2xf32>
  %e = vector.extract %u[0, 1, 0] : f32 from vector<1x2x2xf32>
  %f = vector.extract %u[0, 1, 1] : f32 from vector<1x2x2xf32>
  %2 = vector.from_elements %e, %f : vector<2xf32>
  return %0, %1, %2 : vector<4xf32>, vector<2x2xf32>, vector<2xf32>
}

// -----

func.func @shuffles(%x: f32, %y: f32, %v: vector<4xf32>, %w: vector<4xf32>, %p: vector<f32>, %q: vector<f32>) -> (vector<3xf32>, vector<3xf32>, vector<8xf32>, vector<8xf32>, vector<1xf32>, vector<1xf32>, vector<2xf32>, vector<8xf32>) {
  %s = vector.broadcast %x : f32 to vector<4xf32>
  %t = vector.broadcast %x : f32 to vector<4xf32>
  %u = vector.broadcast %y : f32 to vector<4xf32>
  %0 = vector.shuffle %s, %t [0, 5, 2] : vector<4xf32>, vector<4xf32>
  %1 = vector.shuffle %s, %u [0, 5, 2] : vector<4xf32>, vector<4xf32>
  %2 = vector.shuffle %v, %w [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf32>, vector<4xf32>
  %3 = vector.shuffle %v, %w [0, 4, 1, 5, 2, 6, 7, 3] : vector<4xf32>, vector<4xf32>
  %4 = vector.shuffle %p, %q [1] : vector<f32>, vector<f32>
  %5 = vector.shuffle %p, %q [0] : vector<f32>, vector<f32>
  %6 = vector.shuffle %p, %q [1, 0] : vector<f32>, vector<f32>
  %7 = vector.shuffle %v, %w [0, 4, 1, 5, 3, 6, 2, 7] : vector<4xf32>, vector<4xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7 : vector<3xf32>, vector<3xf32>, vector<8xf32>, vector<8xf32>, vector<1xf32>, vector<1xf32>, vector<2xf32>, vector<8xf32>
}

// -----

func.func @inserts(%x: f32, %y: f32, %v: vector<4xf32>, %d: vector<1x4xf32>, %e: vector<2x4xf32>) -> (vector<1x4xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<1xf32>) {
  %s = vector.broadcast %x : f32 to vector<4xf32>
  %t = vector.broadcast %x : f32 to vector<2x4xf32>
  %u = vector.broadcast %y : f32 to vector<2x4xf32>
  %0 = vector.insert %v, %d [0] : vector<4xf32> into vector<1x4xf32>
  %1 = vector.insert %v, %e [0] : vector<4xf32> into vector<2x4xf32>
  %2 = vector.insert %s, %t [1] : vector<4xf32> into vector<2x4xf32>
  %3 = vector.insert %s, %u [1] : vector<4xf32> into vector<2x4xf32>
  %c = ub.poison : vector<1xf32>
  %4 = vector.insert %x, %c [0] : f32 into vector<1xf32>
  return %0, %1, %2, %3, %4 : vector<1x4xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<1xf32>
}

// -----

func.func @chains_of_inserts(%x: f32, %y: f32, %v: vector<2xf32>, %d: vector<2x2xf32>, %i: index) -> (vector<2x2xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<2x2xf32>) {
  %0 = vector.insert %x, %d [0, 0] : f32 into vector<2x2xf32>
  %1 = vector.insert %y, %0 [0, 1] : f32 into vector<2x2xf32>
  %2 = vector.insert %v, %1 [1] : vector<2xf32> into vector<2x2xf32>
  %3 = vector.insert %x, %d [0, 0] : f32 into vector<2x2xf32>
  %4 = vector.insert %y, %3 [1, 1] : f32 into vector<2x2xf32>
  %5 = vector.insert %x, %d [0, %i] : f32 into vector<2x2xf32>
  %6 = vector.insert %y, %5 [0, 1] : f32 into vector<2x2xf32>
  %7 = vector.insert %v, %6 [1] : vector<2xf32> into vector<2x2xf32>
  %8 = vector.insert %v, %d [1] : vector<2xf32> into vector<2x2xf32>
  %9 = vector.insert %v, %8 [0] : vector<2xf32> into vector<2x2xf32>
  %10 = vector.insert %y, %9 [1, 0] : f32 into vector<2x2xf32>
  return %2, %4, %7, %10 : vector<2x2xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<2x2xf32>
}

// -----

func.func @masked_memory(%m: memref<16xf32>, %v: vector<4xf32>, %i: index, %ids: vector<4xi32>, %mask: vector<4xi1>, %vv: vector<2x2xf32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %none = vector.constant_mask [0] : vector<4xi1>
  %all = vector.constant_mask [4] : vector<4xi1>
  %0 = vector.gather %m[%i] [%ids], %none, %v : memref<16xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %m[%i] [%ids], %none, %v : memref<16xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  %steps = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
  %others = arith.constant dense<[0, 1, 2, 4]> : vector<4xi32>
  %same = arith.constant dense<0> : vector<4xi32>
  %1 = vector.gather %m[%i] [%steps], %mask, %v : memref<16xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %2 = vector.gather %m[%i] [%others], %mask, %v : memref<16xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %3 = vector.gather %m[%i] [%same], %all, %v : memref<16xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %m[%i] [%steps], %mask, %v : memref<16xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  vector.scatter %m[%i] [%others], %mask, %v : memref<16xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  %4 = vector.expandload %m[%i], %none, %v : memref<16xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.compressstore %m[%i], %all, %v : memref<16xf32>, vector<4xi1>, vector<4xf32>
  return %0, %1, %2, %3, %4 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
}

// -----

func.func @gathers_of_two(%m: memref<16x16xf32>, %i: index, %mask: vector<2x2xi1>, %v: vector<2x2xf32>, %ms: vector<[4]xi1>, %vs: vector<[4]xf32>, %q: memref<16xf32>) -> (vector<2x2xf32>, vector<[4]xf32>) {
  %steps = arith.constant dense<[[0, 1], [2, 3]]> : vector<2x2xi32>
  %0 = vector.gather %m[%i, %i] [%steps], %mask, %v : memref<16x16xf32>, vector<2x2xi32>, vector<2x2xi1>, vector<2x2xf32> into vector<2x2xf32>
  %s = vector.step : vector<[4]xindex>
  %1 = vector.gather %q[%i] [%s], %ms, %vs : memref<16xf32>, vector<[4]xindex>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
  return %0, %1 : vector<2x2xf32>, vector<[4]xf32>
}

// -----

func.func @reductions(%a: vector<1xf32>, %b: vector<4xf32>, %c: f32, %m: vector<1xi1>, %z: vector<f32>) -> (f32, f32, f32, f32, f32) {
  %0 = vector.reduction <add>, %a : vector<1xf32> into f32
  %1 = vector.reduction <mul>, %a, %c fastmath<nnan> : vector<1xf32> into f32
  %2 = vector.reduction <add>, %b : vector<4xf32> into f32
  %3 = vector.mask %m { vector.reduction <add>, %a, %c : vector<1xf32> into f32 } : vector<1xi1> -> f32
  %4 = vector.mask %m { vector.reduction <maxnumf>, %a, %c fastmath<ninf> : vector<1xf32> into f32 } : vector<1xi1> -> f32
  return %0, %1, %2, %3, %4 : f32, f32, f32, f32, f32
}

// -----

func.func @reductions_of_ones(%a: vector<1x4x1xf32>, %acc: vector<4xf32>, %m: vector<1x4x1xi1>, %b: vector<1x1xf32>, %x: f32, %n: vector<1x1xi1>, %two: vector<2x4x1xf32>) -> (vector<4xf32>, vector<4xf32>, f32, f32, vector<4xf32>) {
  %0 = vector.multi_reduction <add>, %a, %acc [0, 2] : vector<1x4x1xf32> to vector<4xf32>
  %1 = vector.mask %m { vector.multi_reduction <mul>, %a, %acc [0, 2] : vector<1x4x1xf32> to vector<4xf32> } : vector<1x4x1xi1> -> vector<4xf32>
  %2 = vector.multi_reduction <add>, %b, %x [0, 1] : vector<1x1xf32> to f32
  %3 = vector.mask %n { vector.multi_reduction <minimumf>, %b, %x [0, 1] : vector<1x1xf32> to f32 } : vector<1x1xi1> -> f32
  %4 = vector.multi_reduction <add>, %two, %acc [0, 2] : vector<2x4x1xf32> to vector<4xf32>
  return %0, %1, %2, %3, %4 : vector<4xf32>, vector<4xf32>, f32, f32, vector<4xf32>
}

// -----

#maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
func.func @contractions(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>, %z: vector<2x4xf32>) -> (vector<2x4xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<2x4xf32>) {
  %0 = arith.constant dense<0.0> : vector<2x4xf32>
  %one = arith.constant dense<1.0> : vector<2x4xf32>
  %1 = vector.contract {indexing_maps = #maps, iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %0 : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  %2 = arith.addf %1, %c : vector<2x4xf32>
  %3 = vector.contract {indexing_maps = #maps, iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %0 : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  %4 = arith.addf %c, %3 : vector<2x4xf32>
  %5 = vector.contract {indexing_maps = #maps, iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %one : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  %6 = arith.addf %5, %c : vector<2x4xf32>
  %7 = vector.contract {indexing_maps = #maps, iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %z : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  %8 = arith.addf %7, %c : vector<2x4xf32>
  return %2, %4, %6, %8 : vector<2x4xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<2x4xf32>
}

// -----

func.func @masks_of_numbers(%n: index) -> (vector<4x[8]xi1>, vector<4x[8]xi1>, vector<4x8xi1>, vector<[8]xi1>, vector<[8]xi1>, vector<4x8xi1>, vector<[8]xi1>) {
  %c2 = arith.constant 2 : index
  %c9 = arith.constant 9 : index
  %c8 = arith.constant 8 : index
  %m1 = arith.constant -1 : index
  %vs = vector.vscale
  %all = arith.muli %vs, %c8 : index
  %more = arith.muli %c9, %vs : index
  %less = arith.muli %c2, %vs : index
  %0 = vector.create_mask %c2, %all : vector<4x[8]xi1>
  %1 = vector.create_mask %c2, %more : vector<4x[8]xi1>
  %2 = vector.create_mask %c2, %c9 : vector<4x8xi1>
  %3 = vector.create_mask %less : vector<[8]xi1>
  %4 = vector.create_mask %m1 : vector<[8]xi1>
  %5 = vector.create_mask %c2, %m1 : vector<4x8xi1>
  %6 = vector.create_mask %c8 : vector<[8]xi1>
  return %0, %1, %2, %3, %4, %5, %6 : vector<4x[8]xi1>, vector<4x[8]xi1>, vector<4x8xi1>, vector<[8]xi1>, vector<[8]xi1>, vector<4x8xi1>, vector<[8]xi1>
}

// -----

func.func @masks_of_scales(%n: index) -> (vector<[1]xi1>, vector<[8]xi1>, vector<[8]xi1>) {
  %vs = vector.vscale
  %p = arith.muli %vs, %n : index
  %0 = vector.create_mask %vs : vector<[1]xi1>
  %1 = vector.create_mask %vs : vector<[8]xi1>
  %2 = vector.create_mask %p : vector<[8]xi1>
  return %0, %1, %2 : vector<[1]xi1>, vector<[8]xi1>, vector<[8]xi1>
}

// -----

func.func @masks_of_nothing(%v: vector<4xf32>, %p: vector<4xf32>, %m: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %0 = vector.mask %m, %p { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %1 = vector.mask %m { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  vector.mask %m { } : vector<4xi1>
  return %0, %1, %v : vector<4xf32>, vector<4xf32>, vector<4xf32>
}

// -----

func.func @compared_steps(%n: vector<4xindex>) -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>) {
  %0 = vector.step : vector<4xindex>
  %c4 = arith.constant dense<4> : vector<4xindex>
  %c3 = arith.constant dense<3> : vector<4xindex>
  %1 = arith.cmpi ult, %0, %c4 : vector<4xindex>
  %2 = arith.cmpi ult, %0, %c3 : vector<4xindex>
  %3 = arith.cmpi ule, %0, %c3 : vector<4xindex>
  %4 = arith.cmpi ugt, %0, %c3 : vector<4xindex>
  %5 = arith.cmpi uge, %0, %c4 : vector<4xindex>
  %6 = arith.cmpi eq, %0, %c4 : vector<4xindex>
  %7 = arith.cmpi ne, %0, %c4 : vector<4xindex>
  %8 = arith.cmpi slt, %0, %c4 : vector<4xindex>
  return %1, %2, %3, %4, %5, %6, %7, %8 : vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>
}

// -----

func.func @compared_steps_alone(%n: vector<4xindex>) -> (vector<4xi1>, vector<4xindex>, vector<4xi1>) {
  %0 = vector.step : vector<4xindex>
  %c3 = arith.constant dense<3> : vector<4xindex>
  %c2 = arith.constant dense<2> : vector<4xindex>
  %1 = arith.cmpi ne, %0, %c3 : vector<4xindex>
  %2 = arith.addi %0, %c3 : vector<4xindex>
  %3 = arith.cmpi ule, %0, %c2 : vector<4xindex>
  return %1, %2, %3 : vector<4xi1>, vector<4xindex>, vector<4xi1>
}
