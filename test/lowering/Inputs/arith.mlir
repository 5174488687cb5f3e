// Inputs of all_modules.py: what passes over arithmetic ask, one piece for each
// thing that is decided.

// Numbers that fit in fewer bits.
func.func @narrow(%a: i8, %b: i8, %c: i16, %t: i1, %v: vector<2xi8>) -> (i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, vector<2xi64>) {
  %0 = arith.extui %a : i8 to i64
  %1 = arith.extui %b : i8 to i64
  %2 = arith.addi %0, %1 : i64
  %3 = arith.muli %0, %1 : i64
  %4 = arith.subi %0, %1 : i64
  %5 = arith.andi %0, %1 : i64
  %6 = arith.maxui %0, %1 : i64
  %7 = arith.minui %0, %1 : i64
  %8 = arith.divui %0, %1 : i64
  %9 = arith.remui %0, %1 : i64
  %10 = arith.select %t, %0, %1 : i64
  %11 = arith.ceildivui %0, %1 : i64
  %12 = arith.xori %2, %1 : i64
  %13 = arith.extui %v : vector<2xi8> to vector<2xi64>
  %14 = arith.addi %13, %13 : vector<2xi64>
  return %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %14 : i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, vector<2xi64>
}

// -----

func.func @narrow_signed(%a: i8, %b: i8) -> (i64, i64, i64, i64, i64, i64, i64, i1, i1, i1) {
  %0 = arith.extsi %a : i8 to i64
  %1 = arith.extsi %b : i8 to i64
  %2 = arith.addi %0, %1 : i64
  %3 = arith.muli %0, %1 : i64
  %4 = arith.subi %0, %1 : i64
  %5 = arith.maxsi %0, %1 : i64
  %6 = arith.divsi %0, %1 : i64
  %7 = arith.ori %0, %1 : i64
  %8 = arith.minui %0, %1 : i64
  %9 = arith.cmpi slt, %0, %1 : i64
  %10 = arith.cmpi ult, %0, %1 : i64
  %11 = arith.cmpi eq, %2, %3 : i64
  return %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : i64, i64, i64, i64, i64, i64, i64, i1, i1, i1
}

// -----

func.func @narrow_shifts(%a: i8, %n: i64, %m: i8) -> (i64, i64, i64, i64, i64, i64) {
  %c3 = arith.constant 3 : i64
  %c40 = arith.constant 40 : i64
  %0 = arith.extui %a : i8 to i64
  %1 = arith.extui %m : i8 to i64
  %2 = arith.shli %0, %c3 : i64
  %3 = arith.shrui %0, %c3 : i64
  %4 = arith.shrui %0, %c3 exact : i64
  %5 = arith.shli %0, %c40 : i64
  %6 = arith.shrui %0, %1 : i64
  %7 = arith.shrui %0, %n : i64
  return %2, %3, %4, %5, %6, %7 : i64, i64, i64, i64, i64, i64
}

// -----

func.func @narrow_indices(%a: i8, %m: memref<?xf32>) -> (index, index, i1, i64, f32) {
  %c4 = arith.constant 4 : index
  %0 = arith.index_castui %a : i8 to index
  %1 = arith.addi %0, %c4 : index
  %2 = arith.muli %1, %c4 : index
  %3 = arith.cmpi ult, %1, %2 : index
  %4 = arith.index_cast %1 : index to i64
  %5 = arith.index_cast %4 : i64 to index
  %6 = memref.load %m[%5] : memref<?xf32>
  return %1, %2, %3, %4, %6 : index, index, i1, i64, f32
}

// -----

func.func @narrow_casts(%a: i32, %i: index) -> (i64, i32, i32, i16) {
  %c255 = arith.constant 255 : i32
  %0 = arith.andi %a, %c255 : i32
  %1 = arith.extui %0 : i32 to i64
  %2 = arith.index_cast %0 : i32 to index
  %3 = arith.index_cast %2 : index to i32
  %4 = arith.index_castui %i : index to i32
  %5 = arith.trunci %0 : i32 to i16
  return %1, %3, %4, %5 : i64, i32, i32, i16
}

// -----

func.func @signs(%a: i8, %b: i32) -> (i64, i64, i64, i64, i64, i1, i1, i64, f32, index) {
  %0 = arith.extui %a : i8 to i64
  %c7 = arith.constant 7 : i64
  %1 = arith.divsi %0, %c7 : i64
  %2 = arith.remsi %0, %c7 : i64
  %3 = arith.ceildivsi %0, %c7 : i64
  %4 = arith.floordivsi %0, %c7 : i64
  %5 = arith.shrsi %0, %c7 : i64
  %6 = arith.cmpi sge, %0, %c7 : i64
  %s = arith.extsi %b : i32 to i64
  %7 = arith.cmpi slt, %s, %c7 : i64
  %8 = arith.divsi %s, %c7 : i64
  %9 = arith.sitofp %0 : i64 to f32
  %10 = arith.index_cast %0 : i64 to index
  return %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : i64, i64, i64, i64, i64, i1, i1, i64, f32, index
}

// -----

func.func @divided_within(%a: i8) -> (i64, i64, i64, i64) {
  %0 = arith.extui %a : i8 to i64
  %c256 = arith.constant 256 : i64
  %c255 = arith.constant 255 : i64
  %c0 = arith.constant 0 : i64
  %m256 = arith.constant -256 : i64
  %1 = arith.remui %0, %c256 : i64
  %2 = arith.remsi %0, %c255 : i64
  %3 = arith.remui %0, %c0 : i64
  %4 = arith.remsi %0, %m256 : i64
  return %1, %2, %3, %4 : i64, i64, i64, i64
}

// -----

// Casts between kinds of floats.
func.func @expanded(%h: f16, %b: bf16, %f: f32, %d: f64, %e: f8E8M0FNU, %s: f4E2M1FN) -> (bf16, f32, f16, f32, f8E8M0FNU, f8E8M0FNU, f64, f16, f4E2M1FN, f32, f16, f8E8M0FNU) {
  %0 = arith.truncf %f : f32 to bf16
  %1 = arith.extf %b : bf16 to f32
  %2 = arith.truncf %f : f32 to f16
  %3 = arith.extf %e : f8E8M0FNU to f32
  %4 = arith.truncf %f : f32 to f8E8M0FNU
  %5 = arith.truncf %h : f16 to f8E8M0FNU
  %6 = arith.extf %e : f8E8M0FNU to f64
  %7 = arith.extf %e : f8E8M0FNU to f16
  %8 = arith.truncf %f : f32 to f4E2M1FN
  %9 = arith.extf %s : f4E2M1FN to f32
  %10 = arith.extf %s : f4E2M1FN to f16
  %11 = arith.truncf %d : f64 to f8E8M0FNU
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : bf16, f32, f16, f32, f8E8M0FNU, f8E8M0FNU, f64, f16, f4E2M1FN, f32, f16, f8E8M0FNU
}

// -----

func.func @expanded_vectors(%f: vector<4xf32>, %e: vector<4xf8E8M0FNU>, %b: vector<4xbf16>, %s: vector<4xf4E2M1FN>) -> (vector<4xbf16>, vector<4xf8E8M0FNU>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf4E2M1FN>) {
  %0 = arith.truncf %f : vector<4xf32> to vector<4xbf16>
  %1 = arith.truncf %f : vector<4xf32> to vector<4xf8E8M0FNU>
  %2 = arith.extf %e : vector<4xf8E8M0FNU> to vector<4xf32>
  %3 = arith.extf %b : vector<4xbf16> to vector<4xf32>
  %4 = arith.extf %s : vector<4xf4E2M1FN> to vector<4xf32>
  %5 = arith.truncf %f : vector<4xf32> to vector<4xf4E2M1FN>
  return %0, %1, %2, %3, %4, %5 : vector<4xbf16>, vector<4xf8E8M0FNU>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf4E2M1FN>
}

// -----

func.func @cast_to_wider(%b: bf16) -> f64 {
  %0 = arith.extf %b : bf16 to f64
  return %0 : f64
}

// -----

func.func @cast_from_wider(%d: f64) -> bf16 {
  %0 = arith.truncf %d : f64 to bf16
  return %0 : bf16
}

// -----

func.func @scaled(%x: f4E2M1FN, %s: f8E8M0FNU, %f: f32, %g: f32, %h: f16) -> (f32, f4E2M1FN, f16, f4E2M1FN) {
  %0 = arith.scaling_extf %x, %s : f4E2M1FN, f8E8M0FNU to f32
  %1 = arith.scaling_truncf %f, %s : f32, f8E8M0FNU to f4E2M1FN
  %2 = arith.scaling_extf %x, %g : f4E2M1FN, f32 to f16
  %3 = arith.scaling_truncf %h, %g : f16, f32 to f4E2M1FN
  return %0, %1, %2, %3 : f32, f4E2M1FN, f16, f4E2M1FN
}

// -----

func.func @divisions_and_extremes(%a: i32, %b: i32, %f: f32, %g: f32, %v: vector<2xi8>, %w: vector<2xf64>, %i: index) -> (i32, i32, i32, f32, f32, f32, f32, vector<2xi8>, vector<2xf64>, index) {
  %0 = arith.ceildivui %a, %b : i32
  %1 = arith.ceildivsi %a, %b : i32
  %2 = arith.floordivsi %a, %b : i32
  %3 = arith.maximumf %f, %g : f32
  %4 = arith.minimumf %f, %g : f32
  %5 = arith.maxnumf %f, %g : f32
  %6 = arith.minnumf %f, %g : f32
  %7 = arith.floordivsi %v, %v : vector<2xi8>
  %8 = arith.maximumf %w, %w fastmath<nnan> : vector<2xf64>
  %9 = arith.ceildivsi %i, %i : index
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i32, i32, i32, f32, f32, f32, f32, vector<2xi8>, vector<2xf64>, index
}

// -----

// Operations of kinds of floats that a target has not.
func.func @unsupported(%a: bf16, %b: bf16, %v: vector<4xf8E4M3FN>, %c: i1, %i: i32) -> (bf16, bf16, i1, bf16, vector<4xf8E4M3FN>, bf16, f32, bf16) {
  %0 = arith.addf %a, %b fastmath<nnan> : bf16
  %1 = arith.negf %a : bf16
  %2 = arith.cmpf olt, %a, %b : bf16
  %3 = arith.select %c, %a, %b : bf16
  %4 = arith.mulf %v, %v : vector<4xf8E4M3FN>
  %5 = arith.sitofp %i : i32 to bf16
  %6 = arith.extf %a : bf16 to f32
  %7 = math.exp %a : bf16
  return %0, %1, %2, %3, %4, %5, %6, %7 : bf16, bf16, i1, bf16, vector<4xf8E4M3FN>, bf16, f32, bf16
}

// -----

func.func @unsupported_vectors(%a: vector<4xbf16>, %b: bf16, %t: vector<4x4xbf16>) -> (bf16, vector<4x4xbf16>, vector<4xbf16>, vector<4xbf16>) {
  %0 = vector.reduction <add>, %a : vector<4xbf16> into bf16
  %1 = vector.outerproduct %a, %a, %t {kind = #vector.kind<add>} : vector<4xbf16>, vector<4xbf16>
  %2 = vector.multi_reduction <add>, %t, %a [0] : vector<4x4xbf16> to vector<4xbf16>
  %3 = vector.fma %a, %a, %a : vector<4xbf16>
  return %0, %1, %2, %3 : bf16, vector<4x4xbf16>, vector<4xbf16>, vector<4xbf16>
}
