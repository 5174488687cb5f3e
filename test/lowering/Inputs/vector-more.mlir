// Inputs of all_modules.py: contractions, slices, masks and reductions of vectors,
// scalable ones too, one piece for each thing that is decided.

#mk_kn = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
func.func @masked(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>, %m: vector<2x4x3xi1>) -> vector<2x4xf32> {
  %0 = vector.mask %m { vector.contract {indexing_maps = #mk_kn, iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32> } : vector<2x4x3xi1> -> vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// -----

#km_kn = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
func.func @masked_turned(%a: vector<3x2xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>, %m: vector<2x4x3xi1>) -> vector<2x4xf32> {
  %0 = vector.mask %m { vector.contract {indexing_maps = #km_kn, iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<3x2xf32>, vector<3x4xf32> into vector<2x4xf32> } : vector<2x4x3xi1> -> vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// -----

#kinds = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (n, m)>]
func.func @maximum(%a: vector<2x3xf32>, %b: vector<4x3xf32>, %c: vector<4x2xf32>) -> vector<4x2xf32> {
  %0 = vector.contract {indexing_maps = #kinds, iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maxnumf>} %a, %b, %c : vector<2x3xf32>, vector<4x3xf32> into vector<4x2xf32>
  return %0 : vector<4x2xf32>
}

// -----

#kinds = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (n, m)>]
func.func @whole_numbers(%a: vector<2x3xi8>, %b: vector<4x3xi8>, %c: vector<4x2xi32>) -> vector<4x2xi32> {
  %x = arith.extsi %a : vector<2x3xi8> to vector<2x3xi32>
  %y = arith.extsi %b : vector<4x3xi8> to vector<4x3xi32>
  %0 = vector.contract {indexing_maps = #kinds, iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x3xi32>, vector<4x3xi32> into vector<4x2xi32>
  return %0 : vector<4x2xi32>
}

// -----

#dot = [affine_map<(k) -> (k)>, affine_map<(k) -> (k)>, affine_map<(k) -> ()>]
func.func @dot(%a: vector<4xf32>, %b: vector<4xf32>, %c: f32, %m: vector<4xi1>) -> (f32, f32) {
  %0 = vector.contract {indexing_maps = #dot, iterator_types = ["reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4xf32>, vector<4xf32> into f32
  %1 = vector.mask %m { vector.contract {indexing_maps = #dot, iterator_types = ["reduction"], kind = #vector.kind<add>} %a, %b, %0 : vector<4xf32>, vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0, %1 : f32, f32
}

// -----

#mv = [affine_map<(m, k) -> (m, k)>, affine_map<(m, k) -> (k)>, affine_map<(m, k) -> (m)>]
#vm = [affine_map<(m, k) -> (k)>, affine_map<(m, k) -> (k, m)>, affine_map<(m, k) -> (m)>]
func.func @by_vectors(%a: vector<2x3xf32>, %b: vector<3xf32>, %c: vector<2xf32>, %d: vector<3x2xf32>, %s: vector<[2]x3xf32>, %t: vector<[2]xf32>) -> (vector<2xf32>, vector<2xf32>, vector<[2]xf32>) {
  %0 = vector.contract {indexing_maps = #mv, iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x3xf32>, vector<3xf32> into vector<2xf32>
  %1 = vector.contract {indexing_maps = #vm, iterator_types = ["parallel", "reduction"], kind = #vector.kind<minnumf>} %b, %d, %c : vector<3xf32>, vector<3x2xf32> into vector<2xf32>
  %2 = vector.contract {indexing_maps = #mv, iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %s, %b, %t : vector<[2]x3xf32>, vector<3xf32> into vector<[2]xf32>
  return %0, %1, %2 : vector<2xf32>, vector<2xf32>, vector<[2]xf32>
}

// -----

#batch = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>]
func.func @batches(%a: vector<2x2x3xf32>, %b: vector<2x3x2xf32>, %c: vector<2x2x2xf32>) -> vector<2x2x2xf32> {
  %0 = vector.contract {indexing_maps = #batch, iterator_types = ["parallel", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x2x3xf32>, vector<2x3x2xf32> into vector<2x2x2xf32>
  return %0 : vector<2x2x2xf32>
}

// -----

#two = [affine_map<(m, k, l) -> (m, k, l)>, affine_map<(m, k, l) -> (k, l)>, affine_map<(m, k, l) -> (m)>]
func.func @two_sums(%a: vector<2x3x2xf32>, %b: vector<3x2xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.contract {indexing_maps = #two, iterator_types = ["parallel", "reduction", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x3x2xf32>, vector<3x2xf32> into vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

#scaled = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
func.func @scalable(%a: vector<2x3xf32>, %b: vector<3x[4]xf32>, %c: vector<2x[4]xf32>, %m: vector<2x[4]x3xi1>) -> vector<2x[4]xf32> {
  %0 = vector.contract {indexing_maps = #scaled, iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x3xf32>, vector<3x[4]xf32> into vector<2x[4]xf32>
  return %0 : vector<2x[4]xf32>
}

// -----

func.func @slices(%a: vector<4x6xf32>, %b: vector<2x3xf32>, %c: vector<4x[6]xf32>, %d: vector<2x[6]xf32>, %e: vector<8xf32>, %f: vector<3xf32>) -> (vector<2x3xf32>, vector<4x6xf32>, vector<2x[6]xf32>, vector<4x[6]xf32>, vector<3xf32>, vector<8xf32>) {
  %0 = vector.extract_strided_slice %a {offsets = [1, 2], sizes = [2, 3], strides = [1, 1]} : vector<4x6xf32> to vector<2x3xf32>
  %1 = vector.insert_strided_slice %b, %a {offsets = [2, 1], strides = [1, 1]} : vector<2x3xf32> into vector<4x6xf32>
  %2 = vector.extract_strided_slice %c {offsets = [1], sizes = [2], strides = [1]} : vector<4x[6]xf32> to vector<2x[6]xf32>
  %3 = vector.insert_strided_slice %d, %c {offsets = [2, 0], strides = [1, 1]} : vector<2x[6]xf32> into vector<4x[6]xf32>
  %4 = vector.extract_strided_slice %e {offsets = [3], sizes = [3], strides = [1]} : vector<8xf32> to vector<3xf32>
  %5 = vector.insert_strided_slice %f, %e {offsets = [4], strides = [1]} : vector<3xf32> into vector<8xf32>
  return %0, %1, %2, %3, %4, %5 : vector<2x3xf32>, vector<4x6xf32>, vector<2x[6]xf32>, vector<4x[6]xf32>, vector<3xf32>, vector<8xf32>
}

// -----

func.func @slices_of_three(%a: vector<2x4x6xf32>, %b: vector<1x2x6xf32>, %c: vector<2x3xf32>) -> (vector<1x2x6xf32>, vector<2x4x6xf32>, vector<2x4x6xf32>, vector<2x4x6xf32>) {
  %0 = vector.extract_strided_slice %a {offsets = [1, 2], sizes = [1, 2], strides = [1, 1]} : vector<2x4x6xf32> to vector<1x2x6xf32>
  %1 = vector.insert_strided_slice %b, %a {offsets = [1, 1, 0], strides = [1, 1, 1]} : vector<1x2x6xf32> into vector<2x4x6xf32>
  %2 = vector.insert_strided_slice %c, %a {offsets = [1, 1, 2], strides = [1, 1]} : vector<2x3xf32> into vector<2x4x6xf32>
  %3 = vector.insert_strided_slice %a, %a {offsets = [0, 0, 0], strides = [1, 1, 1]} : vector<2x4x6xf32> into vector<2x4x6xf32>
  return %0, %1, %2, %3 : vector<1x2x6xf32>, vector<2x4x6xf32>, vector<2x4x6xf32>, vector<2x4x6xf32>
}

// -----

func.func @reduced(%a: vector<2x3x4xf32>, %b: vector<2x4xf32>, %c: vector<3xf32>, %d: f32, %e: vector<2x3xf32>, %m: vector<2x3x4xi1>, %s: vector<2x[4]xf32>, %t: vector<[4]xf32>) -> (vector<2x4xf32>, vector<3xf32>, f32, vector<2x3xf32>, vector<2x3xf32>, vector<[4]xf32>) {
  %0 = vector.multi_reduction <add>, %a, %b [1] : vector<2x3x4xf32> to vector<2x4xf32>
  %1 = vector.multi_reduction <maximumf>, %a, %c [0, 2] : vector<2x3x4xf32> to vector<3xf32>
  %2 = vector.multi_reduction <mul>, %a, %d [0, 1, 2] : vector<2x3x4xf32> to f32
  %3 = vector.multi_reduction <minnumf>, %a, %e [2] : vector<2x3x4xf32> to vector<2x3xf32>
  %4 = vector.mask %m { vector.multi_reduction <add>, %a, %e [2] : vector<2x3x4xf32> to vector<2x3xf32> } : vector<2x3x4xi1> -> vector<2x3xf32>
  %5 = vector.multi_reduction <add>, %s, %t [0] : vector<2x[4]xf32> to vector<[4]xf32>
  return %0, %1, %2, %3, %4, %5 : vector<2x4xf32>, vector<3xf32>, f32, vector<2x3xf32>, vector<2x3xf32>, vector<[4]xf32>
}

// -----

func.func @outer(%a: vector<2xf32>, %b: vector<3xf32>, %c: vector<2x3xf32>, %d: f32, %e: vector<2xi32>, %f: vector<3xi32>, %g: vector<2x3xi32>, %m: vector<2x3xi1>) -> (vector<2x3xf32>, vector<2x3xf32>, vector<2xf32>, vector<2x3xi32>, vector<2x3xf32>) {
  %0 = vector.outerproduct %a, %b : vector<2xf32>, vector<3xf32>
  %1 = vector.outerproduct %a, %b, %c {kind = #vector.kind<maxnumf>} : vector<2xf32>, vector<3xf32>
  %2 = vector.outerproduct %a, %d, %a : vector<2xf32>, f32
  %3 = vector.outerproduct %e, %f, %g {kind = #vector.kind<xor>} : vector<2xi32>, vector<3xi32>
  %4 = vector.mask %m { vector.outerproduct %a, %b, %c : vector<2xf32>, vector<3xf32> } : vector<2x3xi1> -> vector<2x3xf32>
  return %0, %1, %2, %3, %4 : vector<2x3xf32>, vector<2x3xf32>, vector<2xf32>, vector<2x3xi32>, vector<2x3xf32>
}

// -----

func.func @shapes(%a: vector<2x6xf32>, %b: vector<12xf32>, %c: vector<3x4xf32>, %d: vector<2x1x[4]xf32>, %e: vector<f32>, %f: vector<1x1xf32>, %g: vector<2x3x4xf32>) -> (vector<12xf32>, vector<3x4xf32>, vector<4x3xf32>, vector<2x[4]xf32>, vector<1xf32>, vector<f32>, vector<4x2x3xf32>, vector<6x4xf32>) {
  %0 = vector.shape_cast %a : vector<2x6xf32> to vector<12xf32>
  %1 = vector.shape_cast %b : vector<12xf32> to vector<3x4xf32>
  %2 = vector.shape_cast %c : vector<3x4xf32> to vector<4x3xf32>
  %3 = vector.shape_cast %d : vector<2x1x[4]xf32> to vector<2x[4]xf32>
  %4 = vector.shape_cast %e : vector<f32> to vector<1xf32>
  %5 = vector.shape_cast %f : vector<1x1xf32> to vector<f32>
  %6 = vector.transpose %g, [2, 0, 1] : vector<2x3x4xf32> to vector<4x2x3xf32>
  %7 = vector.shape_cast %g : vector<2x3x4xf32> to vector<6x4xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7 : vector<12xf32>, vector<3x4xf32>, vector<4x3xf32>, vector<2x[4]xf32>, vector<1xf32>, vector<f32>, vector<4x2x3xf32>, vector<6x4xf32>
}

// -----

func.func @turned_writes(%v: vector<[4]x4xf32>, %w: vector<4x[4]xf32>, %m: memref<?x?xf32>, %i: index, %a: index, %b: index) {
  %t = vector.transpose %w, [1, 0] : vector<4x[4]xf32> to vector<[4]x4xf32>
  vector.transfer_write %t, %m[%i, %i] {in_bounds = [true, true]} : vector<[4]x4xf32>, memref<?x?xf32>
  %k = vector.create_mask %a, %b : vector<[4]x4xi1>
  vector.transfer_write %t, %m[%i, %i], %k {in_bounds = [true, true]} : vector<[4]x4xf32>, memref<?x?xf32>
  vector.transfer_write %v, %m[%i, %i] {in_bounds = [true, true]} : vector<[4]x4xf32>, memref<?x?xf32>
  vector.transfer_write %t, %m[%i, %i] : vector<[4]x4xf32>, memref<?x?xf32>
  return
}

// -----

func.func @transfers(%m: memref<?x?xf32>, %s: memref<4x8xf32>, %i: index, %x: f32, %v: vector<2x4xf32>, %k: vector<2x4xi1>, %l: vector<4xi1>, %u: vector<4xf32>) -> (vector<2x4xf32>, vector<4x2xf32>, vector<2x4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %x : memref<?x?xf32>, vector<2x4xf32>
  %1 = vector.transfer_read %m[%i, %i], %x {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<4x2xf32>
  %2 = vector.transfer_read %m[%i, %i], %x, %k {in_bounds = [true, true]} : memref<?x?xf32>, vector<2x4xf32>
  %3 = vector.transfer_read %s[%i, %i], %x {permutation_map = affine_map<(d0, d1) -> (d0)>, in_bounds = [true]} : memref<4x8xf32>, vector<4xf32>
  %4 = vector.transfer_read %s[%i, %i], %x {permutation_map = affine_map<(d0, d1) -> (0)>, in_bounds = [true]} : memref<4x8xf32>, vector<4xf32>
  %5 = vector.transfer_read %s[%i, %i], %x, %l : memref<4x8xf32>, vector<4xf32>
  vector.transfer_write %v, %m[%i, %i] : vector<2x4xf32>, memref<?x?xf32>
  vector.transfer_write %v, %s[%i, %i], %k {in_bounds = [false, true]} : vector<2x4xf32>, memref<4x8xf32>
  vector.transfer_write %u, %s[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<4xf32>, memref<4x8xf32>
  return %0, %1, %2, %3, %4, %5 : vector<2x4xf32>, vector<4x2xf32>, vector<2x4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
}
