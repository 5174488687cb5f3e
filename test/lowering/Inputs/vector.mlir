// Inputs of all_modules.py: vectors.

// Positions that are known, unknown, and both.
func.func @dynamic_positions(%v: vector<3x2x4xf32>, %r: vector<2x4xf32>, %l: vector<4xf32>, %f: f32, %i: index, %j: index) -> (f32, vector<4xf32>, f32, vector<2x4xf32>) {
  %0 = vector.extract %v[%i, 1, %j] : f32 from vector<3x2x4xf32>
  %1 = vector.extract %v[1, %i] : vector<4xf32> from vector<3x2x4xf32>
  %2 = vector.extract %r[%i, 2] : f32 from vector<2x4xf32>
  %3 = vector.extract %v[%j] : vector<2x4xf32> from vector<3x2x4xf32>
  return %0, %1, %2, %3 : f32, vector<4xf32>, f32, vector<2x4xf32>
}

// -----

func.func @dynamic_insertions(%v: vector<3x2x4xf32>, %r: vector<2x4xf32>, %l: vector<4xf32>, %f: f32, %i: index, %j: index) -> (vector<3x2x4xf32>, vector<3x2x4xf32>, vector<2x4xf32>, vector<3x2x4xf32>, vector<4xf32>) {
  %0 = vector.insert %f, %v[%i, 1, %j] : f32 into vector<3x2x4xf32>
  %1 = vector.insert %l, %v[1, %i] : vector<4xf32> into vector<3x2x4xf32>
  %2 = vector.insert %f, %r[%i, 2] : f32 into vector<2x4xf32>
  %3 = vector.insert %r, %v[%j] : vector<2x4xf32> into vector<3x2x4xf32>
  %4 = vector.insert %f, %l[%j] : f32 into vector<4xf32>
  return %0, %1, %2, %3, %4 : vector<3x2x4xf32>, vector<3x2x4xf32>, vector<2x4xf32>, vector<3x2x4xf32>, vector<4xf32>
}

// -----

func.func @scans(%v: vector<2x3xf32>, %a: vector<3xf32>, %b: vector<2xf32>, %u: vector<4xi32>, %c: vector<i32>) -> (vector<2x3xf32>, vector<3xf32>, vector<2x3xf32>, vector<2xf32>) {
  %0:2 = vector.scan <add>, %v, %a {inclusive = true, reduction_dim = 0} : vector<2x3xf32>, vector<3xf32>
  %1:2 = vector.scan <mul>, %v, %b {inclusive = false, reduction_dim = 1} : vector<2x3xf32>, vector<2xf32>
  return %0#0, %0#1, %1#0, %1#1 : vector<2x3xf32>, vector<3xf32>, vector<2x3xf32>, vector<2xf32>
}

// -----

func.func @scan_of_a_row(%u: vector<4xi32>, %c: vector<i32>) -> (vector<4xi32>, vector<i32>, vector<4xi32>, vector<i32>) {
  %0:2 = vector.scan <maxsi>, %u, %c {inclusive = false, reduction_dim = 0} : vector<4xi32>, vector<i32>
  %1:2 = vector.scan <xor>, %u, %c {inclusive = true, reduction_dim = 0} : vector<4xi32>, vector<i32>
  return %0#0, %0#1, %1#0, %1#1 : vector<4xi32>, vector<i32>, vector<4xi32>, vector<i32>
}

// -----

func.func @matmul(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// -----

func.func @matmul_transposed(%a: vector<3x2xf32>, %b: vector<4x3xf32>, %c: vector<4x2xf32>) -> (vector<4x2xf32>, vector<4x2xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (n, m)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<3x2xf32>, vector<4x3xf32> into vector<4x2xf32>
  %1 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (n, m)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maximumf>} %b, %a, %c : vector<4x3xf32>, vector<3x2xf32> into vector<4x2xf32>
  return %0, %1 : vector<4x2xf32>, vector<4x2xf32>
}

// -----

func.func @matvec(%a: vector<2x3xf32>, %x: vector<3xf32>, %y: vector<2xf32>) -> (vector<2xf32>, vector<2xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(m, k) -> (m, k)>, affine_map<(m, k) -> (k)>, affine_map<(m, k) -> (m)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %a, %x, %y : vector<2x3xf32>, vector<3xf32> into vector<2xf32>
  %1 = vector.contract {indexing_maps = [affine_map<(m, k) -> (k)>, affine_map<(m, k) -> (m, k)>, affine_map<(m, k) -> (m)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<mul>} %x, %a, %y : vector<3xf32>, vector<2x3xf32> into vector<2xf32>
  return %0, %1 : vector<2xf32>, vector<2xf32>
}

// -----

func.func @matvec_transposed(%a: vector<3x2xi32>, %x: vector<3xi32>, %y: vector<2xi32>) -> (vector<2xi32>, vector<2xi32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(m, k) -> (k, m)>, affine_map<(m, k) -> (k)>, affine_map<(m, k) -> (m)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %a, %x, %y : vector<3x2xi32>, vector<3xi32> into vector<2xi32>
  %1 = vector.contract {indexing_maps = [affine_map<(m, k) -> (k)>, affine_map<(m, k) -> (k, m)>, affine_map<(m, k) -> (m)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<minsi>} %x, %a, %y : vector<3xi32>, vector<3x2xi32> into vector<2xi32>
  return %0, %1 : vector<2xi32>, vector<2xi32>
}

// -----

func.func @dot(%a: vector<4xf32>, %f: f32, %i: vector<4xi32>, %n: i32) -> (f32, i32) {
  %0 = vector.contract {indexing_maps = [affine_map<(k) -> (k)>, affine_map<(k) -> (k)>, affine_map<(k) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<add>} %a, %a, %f : vector<4xf32>, vector<4xf32> into f32
  %1 = vector.contract {indexing_maps = [affine_map<(k) -> (k)>, affine_map<(k) -> (k)>, affine_map<(k) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<or>} %i, %i, %n : vector<4xi32>, vector<4xi32> into i32
  return %0, %1 : f32, i32
}

// -----

func.func @batched(%a: vector<2x2x3xf32>, %b: vector<2x3x2xf32>, %c: vector<2x2x2xf32>) -> vector<2x2x2xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x2x3xf32>, vector<2x3x2xf32> into vector<2x2x2xf32>
  return %0 : vector<2x2x2xf32>
}

// -----

func.func @two_reductions(%a: vector<2x3x4xf32>, %b: vector<4x3xf32>, %c: vector<2xf32>, %f: f32, %d: vector<2x3xf32>) -> (vector<2xf32>, f32) {
  %0 = vector.contract {indexing_maps = [affine_map<(m, k, l) -> (m, k, l)>, affine_map<(m, k, l) -> (l, k)>, affine_map<(m, k, l) -> (m)>], iterator_types = ["parallel", "reduction", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x3x4xf32>, vector<4x3xf32> into vector<2xf32>
  %1 = vector.contract {indexing_maps = [affine_map<(k, l) -> (k, l)>, affine_map<(k, l) -> (k, l)>, affine_map<(k, l) -> ()>], iterator_types = ["reduction", "reduction"], kind = #vector.kind<add>} %d, %d, %f : vector<2x3xf32>, vector<2x3xf32> into f32
  return %0, %1 : vector<2xf32>, f32
}

// -----

func.func @masked_matmul(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>, %m: vector<2x4x3xi1>) -> vector<2x4xf32> {
  %0 = vector.mask %m { vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32> } : vector<2x4x3xi1> -> vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// -----

func.func @masked_matvec(%a: vector<2x3xf32>, %x: vector<3xf32>, %y: vector<2xf32>, %m: vector<2x3xi1>) -> vector<2xf32> {
  %0 = vector.mask %m { vector.contract {indexing_maps = [affine_map<(m, k) -> (m, k)>, affine_map<(m, k) -> (k)>, affine_map<(m, k) -> (m)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %a, %x, %y : vector<2x3xf32>, vector<3xf32> into vector<2xf32> } : vector<2x3xi1> -> vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

func.func @outer_products(%a: vector<2xf32>, %b: vector<[4]xf32>, %c: vector<2x[4]xf32>, %f: f32, %i: vector<2xi32>, %n: vector<2x2xi32>) -> (vector<2x[4]xf32>, vector<2xf32>, vector<2x2xi32>, vector<2x2xi32>) {
  %0 = vector.outerproduct %a, %b, %c : vector<2xf32>, vector<[4]xf32>
  %1 = vector.outerproduct %a, %f, %a {kind = #vector.kind<maxnumf>} : vector<2xf32>, f32
  %2 = vector.outerproduct %i, %i, %n {kind = #vector.kind<and>} : vector<2xi32>, vector<2xi32>
  %3 = vector.outerproduct %i, %i : vector<2xi32>, vector<2xi32>
  return %0, %1, %2, %3 : vector<2x[4]xf32>, vector<2xf32>, vector<2x2xi32>, vector<2x2xi32>
}

// -----

func.func @masked_outer_product(%a: vector<2xf32>, %b: vector<3xf32>, %c: vector<2x3xf32>, %m: vector<2x3xi1>) -> vector<2x3xf32> {
  %0 = vector.mask %m { vector.outerproduct %a, %b, %c {kind = #vector.kind<add>} : vector<2xf32>, vector<3xf32> } : vector<2x3xi1> -> vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// -----

func.func @multi_reductions(%v: vector<2x3x4xf32>, %a: vector<2x4xf32>, %b: vector<3xf32>, %f: f32) -> (vector<2x4xf32>, vector<3xf32>, f32) {
  %0 = vector.multi_reduction <add>, %v, %a [1] : vector<2x3x4xf32> to vector<2x4xf32>
  %1 = vector.multi_reduction <minimumf>, %v, %b [0, 2] : vector<2x3x4xf32> to vector<3xf32>
  %2 = vector.multi_reduction <mul>, %v, %f [0, 1, 2] : vector<2x3x4xf32> to f32
  return %0, %1, %2 : vector<2x4xf32>, vector<3xf32>, f32
}

// -----

func.func @multi_reductions_of_units(%v: vector<1x3xi32>, %a: vector<3xi32>, %b: vector<1xi32>, %u: vector<1xf32>, %f: f32, %o: vector<1x1xf32>, %p: vector<1xf32>) -> (vector<3xi32>, vector<1xi32>, f32, vector<1xf32>) {
  %0 = vector.multi_reduction <minui>, %v, %a [0] : vector<1x3xi32> to vector<3xi32>
  %1 = vector.multi_reduction <maxui>, %v, %b [1] : vector<1x3xi32> to vector<1xi32>
  %2 = vector.multi_reduction <maxnumf>, %u, %f [0] : vector<1xf32> to f32
  %3 = vector.multi_reduction <add>, %o, %p [1] : vector<1x1xf32> to vector<1xf32>
  return %0, %1, %2, %3 : vector<3xi32>, vector<1xi32>, f32, vector<1xf32>
}

// -----

func.func @masked_multi_reduction(%v: vector<2x3xf32>, %a: vector<2xf32>, %b: vector<3xf32>, %m: vector<2x3xi1>) -> (vector<2xf32>, vector<3xf32>) {
  %0 = vector.mask %m { vector.multi_reduction <add>, %v, %a [1] : vector<2x3xf32> to vector<2xf32> } : vector<2x3xi1> -> vector<2xf32>
  %1 = vector.mask %m { vector.multi_reduction <maximumf>, %v, %b [0] : vector<2x3xf32> to vector<3xf32> } : vector<2x3xi1> -> vector<3xf32>
  return %0, %1 : vector<2xf32>, vector<3xf32>
}

// -----

func.func @reductions(%v: vector<4xi16>, %n: i16, %f: vector<4xf64>, %g: f64) -> (i16, i16, i16, i16, f64, f64, f64) {
  %0 = vector.reduction <add>, %v, %n : vector<4xi16> into i16
  %1 = vector.reduction <minui>, %v : vector<4xi16> into i16
  %2 = vector.reduction <maxsi>, %v, %n : vector<4xi16> into i16
  %3 = vector.reduction <and>, %v, %n : vector<4xi16> into i16
  %4 = vector.reduction <minnumf>, %f, %g : vector<4xf64> into f64
  %5 = vector.reduction <maximumf>, %f fastmath<nnan> : vector<4xf64> into f64
  %6 = vector.reduction <mul>, %f, %g fastmath<reassoc> : vector<4xf64> into f64
  return %0, %1, %2, %3, %4, %5, %6 : i16, i16, i16, i16, f64, f64, f64
}

// -----

func.func @reductions_of_one(%v: vector<1xi16>, %n: i16, %f: vector<1xf64>, %g: f64, %m: vector<1xi1>) -> (i16, i16, f64, f64, i16) {
  %0 = vector.reduction <add>, %v, %n : vector<1xi16> into i16
  %1 = vector.reduction <minui>, %v : vector<1xi16> into i16
  %2 = vector.reduction <minnumf>, %f, %g : vector<1xf64> into f64
  %3 = vector.reduction <add>, %f, %g fastmath<nnan> : vector<1xf64> into f64
  %4 = vector.mask %m { vector.reduction <add>, %v, %n : vector<1xi16> into i16 } : vector<1xi1> -> i16
  return %0, %1, %2, %3, %4 : i16, i16, f64, f64, i16
}

// -----

func.func @masked_reductions(%v: vector<4xi16>, %n: i16, %f: vector<4xf32>, %g: f32, %m: vector<4xi1>) -> (i16, i16, f32, f32, f32) {
  %0 = vector.mask %m { vector.reduction <minsi>, %v : vector<4xi16> into i16 } : vector<4xi1> -> i16
  %1 = vector.mask %m { vector.reduction <maxui>, %v, %n : vector<4xi16> into i16 } : vector<4xi1> -> i16
  %2 = vector.mask %m { vector.reduction <minimumf>, %f : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %3 = vector.mask %m { vector.reduction <mul>, %f, %g : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %4 = vector.mask %m { vector.reduction <maxnumf>, %f, %g : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0, %1, %2, %3, %4 : i16, i16, f32, f32, f32
}

// -----

func.func @chained_reductions(%v: vector<4xf32>, %w: vector<4xf32>, %g: f32, %u: vector<4xi32>) -> (f32, i32) {
  %0 = vector.reduction <add>, %v : vector<4xf32> into f32
  %1 = arith.addf %0, %g fastmath<reassoc> : f32
  %2 = vector.reduction <add>, %w, %1 fastmath<reassoc> : vector<4xf32> into f32
  %3 = vector.reduction <add>, %u : vector<4xi32> into i32
  %4 = vector.reduction <add>, %u, %3 : vector<4xi32> into i32
  return %2, %4 : f32, i32
}

// -----

func.func @transposes(%v: vector<2x3x4xf32>, %w: vector<1x4xf32>, %s: vector<[4]x2xf32>, %u: vector<8x8xf32>) -> (vector<4x2x3xf32>, vector<2x4x3xf32>, vector<4x1xf32>, vector<2x[4]xf32>, vector<8x8xf32>) {
  %0 = vector.transpose %v, [2, 0, 1] : vector<2x3x4xf32> to vector<4x2x3xf32>
  %1 = vector.transpose %v, [0, 2, 1] : vector<2x3x4xf32> to vector<2x4x3xf32>
  %2 = vector.transpose %w, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
  %3 = vector.transpose %s, [1, 0] : vector<[4]x2xf32> to vector<2x[4]xf32>
  %4 = vector.transpose %u, [1, 0] : vector<8x8xf32> to vector<8x8xf32>
  return %0, %1, %2, %3, %4 : vector<4x2x3xf32>, vector<2x4x3xf32>, vector<4x1xf32>, vector<2x[4]xf32>, vector<8x8xf32>
}

// -----

func.func @folded_transposes(%v: vector<2x3x4xf32>, %f: f32, %o: vector<1x1x4xf32>, %r: vector<3xf32>) -> (vector<2x3x4xf32>, vector<3x4x2xf32>, vector<3x2xf32>, vector<4x3x2xf32>, vector<1x1x4xf32>, vector<2x3xf32>, vector<2x3xf32>) {
  %0 = vector.transpose %v, [2, 0, 1] : vector<2x3x4xf32> to vector<4x2x3xf32>
  %1 = vector.transpose %0, [1, 2, 0] : vector<4x2x3xf32> to vector<2x3x4xf32>
  %2 = vector.transpose %0, [2, 0, 1] : vector<4x2x3xf32> to vector<3x4x2xf32>
  %3 = vector.broadcast %f : f32 to vector<2x3xf32>
  %4 = vector.transpose %3, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %5 = vector.transpose %v, [2, 1, 0] : vector<2x3x4xf32> to vector<4x3x2xf32>
  %6 = vector.transpose %o, [1, 0, 2] : vector<1x1x4xf32> to vector<1x1x4xf32>
  %7 = vector.broadcast %r : vector<3xf32> to vector<2x3xf32>
  %8 = vector.transpose %7, [0, 1] : vector<2x3xf32> to vector<2x3xf32>
  %c = arith.constant dense<2.0> : vector<3x2xf32>
  %9 = vector.transpose %c, [1, 0] : vector<3x2xf32> to vector<2x3xf32>
  return %1, %2, %4, %5, %6, %8, %9 : vector<2x3x4xf32>, vector<3x4x2xf32>, vector<3x2xf32>, vector<4x3x2xf32>, vector<1x1x4xf32>, vector<2x3xf32>, vector<2x3xf32>
}

// -----

func.func @shape_casts(%v: vector<2x3xf32>, %u: vector<1x6xf32>, %o: vector<f32>, %s: vector<1x[4]xf32>, %w: vector<4x2xi8>) -> (vector<6xf32>, vector<3x2xf32>, vector<6x1xf32>, vector<1xf32>, vector<[4]x1xf32>, vector<2x2x2xi8>) {
  %0 = vector.shape_cast %v : vector<2x3xf32> to vector<6xf32>
  %1 = vector.shape_cast %v : vector<2x3xf32> to vector<3x2xf32>
  %2 = vector.shape_cast %u : vector<1x6xf32> to vector<6x1xf32>
  %3 = vector.shape_cast %o : vector<f32> to vector<1xf32>
  %4 = vector.shape_cast %s : vector<1x[4]xf32> to vector<[4]x1xf32>
  %5 = vector.shape_cast %w : vector<4x2xi8> to vector<2x2x2xi8>
  return %0, %1, %2, %3, %4, %5 : vector<6xf32>, vector<3x2xf32>, vector<6x1xf32>, vector<1xf32>, vector<[4]x1xf32>, vector<2x2x2xi8>
}

// -----

func.func @folded_shape_casts(%v: vector<2x3xf32>, %f: f32, %r: vector<6xf32>, %i: index) -> (vector<2x3xf32>, vector<6xf32>, vector<2x3xf32>, vector<1x6xf32>, vector<4x1xi1>, vector<6xf32>, vector<6x1xf32>) {
  %0 = vector.shape_cast %v : vector<2x3xf32> to vector<6xf32>
  %1 = vector.shape_cast %0 : vector<6xf32> to vector<2x3xf32>
  %2 = vector.broadcast %f : f32 to vector<2x3xf32>
  %3 = vector.shape_cast %2 : vector<2x3xf32> to vector<6xf32>
  %c = arith.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : vector<6xf32>
  %4 = vector.shape_cast %c : vector<6xf32> to vector<2x3xf32>
  %5 = vector.broadcast %r : vector<6xf32> to vector<1x6xf32>
  %6 = vector.shape_cast %5 : vector<1x6xf32> to vector<6x1xf32>
  %7 = vector.shape_cast %6 : vector<6x1xf32> to vector<1x6xf32>
  %m = vector.create_mask %i : vector<4xi1>
  %8 = vector.shape_cast %m : vector<4xi1> to vector<4x1xi1>
  %9 = vector.transpose %6, [1, 0] : vector<6x1xf32> to vector<1x6xf32>
  %10 = vector.shape_cast %9 : vector<1x6xf32> to vector<6xf32>
  return %1, %3, %4, %7, %8, %10, %6 : vector<2x3xf32>, vector<6xf32>, vector<2x3xf32>, vector<1x6xf32>, vector<4x1xi1>, vector<6xf32>, vector<6x1xf32>
}

// -----

func.func @broadcasts(%f: f32, %v: vector<3xf32>, %u: vector<2x1xf32>, %o: vector<f32>, %w: vector<1xf32>, %s: vector<[4]xf32>) -> (vector<2x3xf32>, vector<2x3xf32>, vector<2x3xf32>, vector<4xf32>, vector<4xf32>, vector<3x[4]xf32>, vector<2x2x3xf32>) {
  %0 = vector.broadcast %f : f32 to vector<2x3xf32>
  %1 = vector.broadcast %v : vector<3xf32> to vector<2x3xf32>
  %2 = vector.broadcast %u : vector<2x1xf32> to vector<2x3xf32>
  %3 = vector.broadcast %o : vector<f32> to vector<4xf32>
  %4 = vector.broadcast %w : vector<1xf32> to vector<4xf32>
  %5 = vector.broadcast %s : vector<[4]xf32> to vector<3x[4]xf32>
  %6 = vector.broadcast %u : vector<2x1xf32> to vector<2x2x3xf32>
  return %0, %1, %2, %3, %4, %5, %6 : vector<2x3xf32>, vector<2x3xf32>, vector<2x3xf32>, vector<4xf32>, vector<4xf32>, vector<3x[4]xf32>, vector<2x2x3xf32>
}

// -----

func.func @folded_broadcasts(%f: f32, %v: vector<3xf32>, %u: vector<1x3xf32>) -> (vector<2x4xf32>, vector<5x2x3xf32>, vector<3xf32>, vector<2x3xf32>, vector<2xf32>, vector<4x3xf32>) {
  %0 = vector.broadcast %f : f32 to vector<4xf32>
  %1 = vector.broadcast %0 : vector<4xf32> to vector<2x4xf32>
  %2 = vector.broadcast %v : vector<3xf32> to vector<2x3xf32>
  %3 = vector.broadcast %2 : vector<2x3xf32> to vector<5x2x3xf32>
  %4 = vector.broadcast %v : vector<3xf32> to vector<3xf32>
  %c = arith.constant dense<[1.0, 2.0, 3.0]> : vector<3xf32>
  %5 = vector.broadcast %c : vector<3xf32> to vector<2x3xf32>
  %d = arith.constant 3.0 : f32
  %6 = vector.broadcast %d : f32 to vector<2xf32>
  %7 = vector.broadcast %u : vector<1x3xf32> to vector<4x3xf32>
  return %1, %3, %4, %5, %6, %7 : vector<2x4xf32>, vector<5x2x3xf32>, vector<3xf32>, vector<2x3xf32>, vector<2xf32>, vector<4x3xf32>
}

// -----

func.func @extract_of(%f: f32, %v: vector<3xf32>, %w: vector<2x3xf32>, %t: vector<4x2x3xf32>, %i: index) -> (f32, vector<3xf32>, f32, f32, f32, vector<3xf32>, f32, f32, f32) {
  %0 = vector.broadcast %f : f32 to vector<2x3xf32>
  %1 = vector.extract %0[1, 2] : f32 from vector<2x3xf32>
  %2 = vector.extract %0[1] : vector<3xf32> from vector<2x3xf32>
  %3 = vector.broadcast %v : vector<3xf32> to vector<2x3xf32>
  %4 = vector.extract %3[1, 2] : f32 from vector<2x3xf32>
  %5 = vector.shape_cast %w : vector<2x3xf32> to vector<3x2xf32>
  %6 = vector.extract %5[2, 1] : f32 from vector<3x2xf32>
  %7 = vector.transpose %t, [2, 0, 1] : vector<4x2x3xf32> to vector<3x4x2xf32>
  %8 = vector.extract %7[2, 3, 1] : f32 from vector<3x4x2xf32>
  %9 = vector.extract %t[3] : vector<2x3xf32> from vector<4x2x3xf32>
  %10 = vector.extract %9[1] : vector<3xf32> from vector<2x3xf32>
  %11 = vector.insert %f, %w[1, 2] : f32 into vector<2x3xf32>
  %12 = vector.extract %11[1, 2] : f32 from vector<2x3xf32>
  %13 = vector.extract %11[0, 2] : f32 from vector<2x3xf32>
  %14 = vector.extract %11[%i, 2] : f32 from vector<2x3xf32>
  return %1, %2, %4, %6, %8, %10, %12, %13, %14 : f32, vector<3xf32>, f32, f32, f32, vector<3xf32>, f32, f32, f32
}

// -----

func.func @extract_of_slices(%w: vector<4x6xf32>, %p: vector<2x3xf32>, %v: vector<3xf32>) -> (f32, vector<3xf32>, f32, f32, vector<3xf32>) {
  %0 = vector.extract_strided_slice %w {offsets = [1, 2], sizes = [2, 3], strides = [1, 1]} : vector<4x6xf32> to vector<2x3xf32>
  %1 = vector.extract %0[1, 2] : f32 from vector<2x3xf32>
  %2 = vector.extract %0[1] : vector<3xf32> from vector<2x3xf32>
  %3 = vector.insert_strided_slice %p, %w {offsets = [1, 2], strides = [1, 1]} : vector<2x3xf32> into vector<4x6xf32>
  %4 = vector.extract %3[2, 4] : f32 from vector<4x6xf32>
  %5 = vector.extract %3[0, 4] : f32 from vector<4x6xf32>
  %6 = vector.insert_strided_slice %v, %w {offsets = [1, 2], strides = [1]} : vector<3xf32> into vector<4x6xf32>
  %7 = vector.extract_strided_slice %6 {offsets = [1, 2], sizes = [1, 3], strides = [1, 1]} : vector<4x6xf32> to vector<1x3xf32>
  %8 = vector.extract %7[0] : vector<3xf32> from vector<1x3xf32>
  return %1, %2, %4, %5, %8 : f32, vector<3xf32>, f32, f32, vector<3xf32>
}

// -----

func.func @extract_of_elements(%f: f32, %g: f32, %v: vector<4xf32>, %i: index, %s: vector<4xf32>) -> (f32, f32, f32, f32, vector<2xf32>, f32) {
  %0 = vector.from_elements %f, %g, %g, %f : vector<2x2xf32>
  %1 = vector.extract %0[0, 1] : f32 from vector<2x2xf32>
  %2 = vector.extract %0[1] : vector<2xf32> from vector<2x2xf32>
  %3:4 = vector.to_elements %v : vector<4xf32>
  %4 = vector.from_elements %3#0, %3#1, %3#2, %3#3 : vector<4xf32>
  %5 = vector.extract %4[2] : f32 from vector<4xf32>
  %6:4 = vector.to_elements %0 : vector<2x2xf32>
  %7 = vector.shuffle %v, %s [1, 6, -1] : vector<4xf32>, vector<4xf32>
  %8 = vector.extract %7[1] : f32 from vector<3xf32>
  %9 = vector.extract %7[0] : f32 from vector<3xf32>
  %10 = vector.extract %v[%i] : f32 from vector<4xf32>
  return %1, %5, %6#1, %8, %2, %9 : f32, f32, f32, f32, vector<2xf32>, f32
}

// -----

func.func @constant_positions(%f: f32, %w: vector<2x3xf32>, %v: vector<3xf32>) -> (f32, vector<2x3xf32>, vector<3xf32>, vector<2x3xf32>) {
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %0 = vector.extract %w[%c1, 2] : f32 from vector<2x3xf32>
  %1 = vector.insert %f, %w[%c1, %c1] : f32 into vector<2x3xf32>
  %2 = vector.extract %w[%c9] : vector<3xf32> from vector<2x3xf32>
  %3 = vector.insert %v, %w[%c9] : vector<3xf32> into vector<2x3xf32>
  return %0, %1, %2, %3 : f32, vector<2x3xf32>, vector<3xf32>, vector<2x3xf32>
}

// -----

func.func @constants_of_constants() -> (f32, vector<2xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<1x2xf32>, vector<2x2xf32>, vector<3xf32>, vector<4xf32>) {
  %c = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : vector<2x2xf32>
  %r = arith.constant dense<[5.0, 6.0]> : vector<2xf32>
  %f = arith.constant 7.0 : f32
  %0 = vector.extract %c[1, 0] : f32 from vector<2x2xf32>
  %1 = vector.extract %c[1] : vector<2xf32> from vector<2x2xf32>
  %2 = vector.insert %f, %c[0, 1] : f32 into vector<2x2xf32>
  %3 = vector.insert %r, %c[1] : vector<2xf32> into vector<2x2xf32>
  %4 = vector.extract_strided_slice %c {offsets = [1, 0], sizes = [1, 2], strides = [1, 1]} : vector<2x2xf32> to vector<1x2xf32>
  %5 = vector.insert_strided_slice %r, %c {offsets = [0, 0], strides = [1]} : vector<2xf32> into vector<2x2xf32>
  %6 = vector.shuffle %r, %r [0, 3, 1] : vector<2xf32>, vector<2xf32>
  %7 = vector.from_elements %f, %f, %f, %f : vector<4xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7 : f32, vector<2xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<1x2xf32>, vector<2x2xf32>, vector<3xf32>, vector<4xf32>
}
