// Inputs of all_modules.py: what canonicalization asks of arithmetic and of
// views, one piece for each thing that is decided.

// The inner operation must be the one that is undone.
func.func @differences(%a: i32, %b: i32, %c: i32, %v: vector<[4]xi32>, %w: vector<[4]xi32>) -> (i32, i32, i32, i32, vector<[4]xi32>) {
  %0 = arith.subi %a, %b : i32
  %1 = arith.subi %0, %a : i32
  %2 = arith.subi %0, %b : i32
  %3 = arith.subi %0, %c overflow<nsw> : i32
  %4 = arith.subi %a, %b overflow<nsw, nuw> : i32
  %5 = arith.subi %4, %a overflow<nsw> : i32
  %6 = arith.subi %v, %w : vector<[4]xi32>
  %7 = arith.subi %6, %v : vector<[4]xi32>
  return %1, %2, %3, %5, %7 : i32, i32, i32, i32, vector<[4]xi32>
}

// -----

func.func @sums_of_constants(%a: i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32) {
  %c3 = arith.constant 3 : i32
  %c10 = arith.constant 10 : i32
  %p = arith.addi %a, %c3 : i32
  %m = arith.subi %a, %c3 : i32
  %r = arith.subi %c3, %a : i32
  %t = arith.muli %a, %c3 : i32
  %0 = arith.addi %p, %c10 : i32
  %1 = arith.addi %m, %c10 : i32
  %2 = arith.addi %r, %c10 : i32
  %3 = arith.subi %p, %c10 : i32
  %4 = arith.subi %m, %c10 : i32
  %5 = arith.subi %r, %c10 : i32
  %6 = arith.subi %c10, %p : i32
  %7 = arith.subi %c10, %m : i32
  %8 = arith.subi %c10, %r : i32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : i32, i32, i32, i32, i32, i32, i32, i32, i32
}

// -----

func.func @overflows_of_sums(%a: i32) -> (i32, i32, i32, i32) {
  %c3 = arith.constant 3 : i32
  %c10 = arith.constant 10 : i32
  %p = arith.addi %a, %c3 overflow<nsw> : i32
  %q = arith.addi %a, %c3 overflow<nsw, nuw> : i32
  %t = arith.muli %a, %c3 overflow<nuw> : i32
  %0 = arith.addi %p, %c10 overflow<nsw, nuw> : i32
  %1 = arith.addi %q, %c10 overflow<nsw, nuw> : i32
  %2 = arith.subi %q, %c10 overflow<nuw> : i32
  %3 = arith.muli %t, %c10 overflow<nuw> : i32
  return %0, %1, %2, %3 : i32, i32, i32, i32
}

// -----

func.func @negated(%a: i32, %b: i32) -> (i32, i32, i32) {
  %m = arith.constant -1 : i32
  %c2 = arith.constant 2 : i32
  %x = arith.muli %a, %m : i32
  %y = arith.muli %a, %c2 : i32
  %0 = arith.addi %x, %b : i32
  %1 = arith.addi %b, %x : i32
  %2 = arith.addi %b, %y : i32
  return %0, %1, %2 : i32, i32, i32
}

// -----

func.func @products(%a: i32, %b: i32, %t: i1, %v: vector<[2]xi32>) -> (i32, i32, i32, i32, i1, i1, vector<[2]xi32>, vector<[2]xi32>, i32, i32) {
  %c1 = arith.constant 1 : i32
  %true = arith.constant true
  %ones = arith.constant dense<1> : vector<[2]xi32>
  %0:2 = arith.mulsi_extended %a, %c1 : i32
  %1:2 = arith.mulsi_extended %a, %b : i32
  %2:2 = arith.mulsi_extended %t, %true : i1
  %3:2 = arith.mulsi_extended %v, %ones : vector<[2]xi32>
  %4:2 = arith.mului_extended %a, %c1 : i32
  return %0#0, %0#1, %1#0, %1#1, %2#0, %2#1, %3#0, %3#1, %4#0, %4#1 : i32, i32, i32, i32, i1, i1, vector<[2]xi32>, vector<[2]xi32>, i32, i32
}

// -----

func.func @products_without_high(%a: i32, %b: i32) -> (i32, i32, i32) {
  %0:2 = arith.mulsi_extended %a, %b : i32
  %1:2 = arith.mului_extended %a, %b : i32
  %c = arith.constant 7 : i32
  %2:2 = arith.mului_extended %a, %c : i32
  return %0#0, %1#0, %2#1 : i32, i32, i32
}

// -----

func.func @high_products(%a: i32, %b: i32) -> (i32, i32, i32) {
  %ea = arith.extsi %a : i32 to i64
  %eb = arith.extsi %b : i32 to i64
  %za = arith.extui %a : i32 to i64
  %zb = arith.extui %b : i32 to i64
  %p = arith.muli %ea, %eb : i64
  %q = arith.muli %za, %zb : i64
  %c32 = arith.constant 32 : i64
  %c31 = arith.constant 31 : i64
  %h = arith.shrui %p, %c32 : i64
  %i = arith.shrui %q, %c32 : i64
  %j = arith.shrui %q, %c31 : i64
  %0 = arith.trunci %h : i64 to i32
  %1 = arith.trunci %i : i64 to i32
  %2 = arith.trunci %j : i64 to i32
  return %0, %1, %2 : i32, i32, i32
}

// -----

func.func @opposites(%a: i32, %b: i32, %t: i1) -> (i1, i1, i1, i1, i1, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %0 = arith.cmpi slt, %a, %b : i32
  %1 = arith.xori %0, %true : i1
  %2 = arith.xori %0, %t : i1
  %3 = arith.xori %t, %true : i1
  %4 = arith.cmpi eq, %a, %b : i32
  %5 = arith.xori %4, %true : i1
  %6 = arith.cmpi uge, %a, %b : i32
  %7 = arith.xori %6, %true : i1
  %8 = arith.cmpi ule, %a, %b : i32
  %9 = arith.xori %8, %true : i1
  return %1, %2, %3, %5, %7, %9 : i1, i1, i1, i1, i1, i1
}

// -----

func.func @extended_pairs(%a: i8, %b: i8, %c: i16, %w: i32) -> (i32, i32, i32, i32, i32, i32, i32, i32) {
  %sa = arith.extsi %a : i8 to i32
  %sb = arith.extsi %b : i8 to i32
  %sc = arith.extsi %c : i16 to i32
  %ua = arith.extui %a : i8 to i32
  %ub = arith.extui %b : i8 to i32
  %0 = arith.andi %sa, %sb : i32
  %1 = arith.ori %sa, %sb : i32
  %2 = arith.andi %sa, %sc : i32
  %3 = arith.ori %ua, %sb : i32
  %4 = arith.andi %ua, %ub : i32
  %5 = arith.ori %ua, %ub : i32
  %6 = arith.andi %sa, %w : i32
  %7 = arith.xori %ua, %ub : i32
  return %0, %1, %2, %3, %4, %5, %6, %7 : i32, i32, i32, i32, i32, i32, i32, i32
}

// -----

func.func @compared_extensions(%a: i8, %b: i8, %c: i16, %w: i32) -> (i1, i1, i1, i1, i1, i1, i1) {
  %sa = arith.extsi %a : i8 to i32
  %sb = arith.extsi %b : i8 to i32
  %sc = arith.extsi %c : i16 to i32
  %ua = arith.extui %a : i8 to i32
  %ub = arith.extui %b : i8 to i32
  %0 = arith.cmpi eq, %sa, %sb : i32
  %1 = arith.cmpi ne, %ua, %ub : i32
  %2 = arith.cmpi slt, %sa, %sb : i32
  %3 = arith.cmpi eq, %sa, %sc : i32
  %4 = arith.cmpi eq, %sa, %ub : i32
  %5 = arith.cmpi ne, %sa, %w : i32
  %6 = arith.cmpi eq, %w, %ua : i32
  return %0, %1, %2, %3, %4, %5, %6 : i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @choices(%t: i1, %u: i1, %a: i32, %b: i32, %c: i32) -> (i32, i32, i32, i32, i32) {
  %true = arith.constant true
  %0 = arith.select %t, %a, %b : i32
  %1 = arith.select %t, %0, %c : i32
  %2 = arith.select %t, %c, %0 : i32
  %3 = arith.select %u, %0, %c : i32
  %n = arith.xori %t, %true : i1
  %4 = arith.select %n, %a, %b : i32
  %x = arith.xori %t, %u : i1
  %5 = arith.select %x, %a, %b : i32
  return %1, %2, %3, %4, %5 : i32, i32, i32, i32, i32
}

// -----

func.func @chosen_truths(%t: i1, %a: i1) -> (i1, i1, i32, i32, i32, i1, i1, i8) {
  %true = arith.constant true
  %false = arith.constant false
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %0 = arith.select %t, %false, %true : i1
  %1 = arith.select %t, %true, %false : i1
  %2 = arith.select %t, %c1, %c0 : i32
  %3 = arith.select %t, %c0, %c1 : i32
  %4 = arith.select %t, %c0, %c2 : i32
  %5 = arith.select %t, %a, %false : i1
  %6 = arith.select %t, %false, %a : i1
  %d0 = arith.constant 0 : i8
  %d1 = arith.constant 1 : i8
  %7 = arith.select %t, %d0, %d1 : i8
  return %0, %1, %2, %3, %4, %5, %6, %7 : i1, i1, i32, i32, i32, i1, i1, i8
}

// -----

func.func @chosen_indices(%t: i1, %v: vector<2xi1>) -> (index, vector<2xi32>, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = arith.constant dense<0> : vector<2xi32>
  %d1 = arith.constant dense<1> : vector<2xi32>
  %f0 = arith.constant 0.0 : f32
  %f1 = arith.constant 1.0 : f32
  %0 = arith.select %t, %c1, %c0 : index
  %1 = arith.select %v, %d1, %d0 : vector<2xi1>, vector<2xi32>
  %2 = arith.select %t, %f1, %f0 : f32
  return %0, %1, %2 : index, vector<2xi32>, f32
}

// -----

func.func @chosen_pairs(%t: i1, %u: i1, %a: i32, %b: i32, %c: i32, %d: i32) -> (i32, i32, i32, i32) {
  %0 = arith.cmpi eq, %a, %b : i32
  %1 = arith.select %0, %a, %b : i32
  %2 = arith.cmpi ne, %a, %b : i32
  %3 = arith.select %2, %a, %b : i32
  %4 = arith.select %2, %b, %a : i32
  %5 = arith.select %0, %a, %c : i32
  return %1, %3, %4, %5 : i32, i32, i32, i32
}

// -----

func.func @casts_of_casts(%a: i8, %i: index, %w: i64, %f: f16) -> (i64, i64, i64, i8, i16, index, i8, i32, index, i64) {
  %s = arith.extsi %a : i8 to i32
  %u = arith.extui %a : i8 to i32
  %0 = arith.extsi %s : i32 to i64
  %1 = arith.extsi %u : i32 to i64
  %2 = arith.extui %u : i32 to i64
  %3 = arith.trunci %s : i32 to i8
  %4 = arith.trunci %u : i32 to i16
  %5 = arith.index_cast %s : i32 to index
  %6 = arith.trunci %s : i32 to i8
  %t = arith.trunci %w : i64 to i48
  %7 = arith.trunci %t : i48 to i32
  %x = arith.index_cast %i : index to i64
  %8 = arith.index_cast %x : i64 to index
  %z = arith.index_cast %8 : index to i64
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %z : i64, i64, i64, i8, i16, index, i8, i32, index, i64
}

// -----

func.func @index_casts(%a: i32, %i: index, %u: i8) -> (i32, i64, index, i32, index, index, i16) {
  %0 = arith.index_cast %a : i32 to index
  %1 = arith.index_cast %0 : index to i32
  %2 = arith.index_cast %0 : index to i64
  %3 = arith.index_castui %a : i32 to index
  %4 = arith.index_castui %3 : index to i32
  %5 = arith.extsi %u : i8 to i32
  %6 = arith.index_cast %5 : i32 to index
  %7 = arith.extui %u : i8 to i32
  %8 = arith.index_castui %7 : i32 to index
  %9 = arith.index_castui %i : index to i16
  return %1, %2, %3, %4, %6, %8, %9 : i32, i64, index, i32, index, index, i16
}

// -----

func.func @shifts_cut(%a: i64, %b: i128, %n: i64, %v: vector<2xi64>) -> (i32, i32, i32, i32, i32, vector<2xi32>, i32) {
  %c32 = arith.constant 32 : i64
  %c31 = arith.constant 31 : i64
  %big = arith.constant 18446744073709551712 : i128
  %c96 = arith.constant 96 : i128
  %d32 = arith.constant dense<32> : vector<2xi64>
  %0 = arith.shrsi %a, %c32 : i64
  %1 = arith.trunci %0 : i64 to i32
  %2 = arith.shrsi %a, %c31 : i64
  %3 = arith.trunci %2 : i64 to i32
  %4 = arith.shrsi %b, %big : i128
  %5 = arith.trunci %4 : i128 to i32
  %6 = arith.shrsi %b, %c96 : i128
  %7 = arith.trunci %6 : i128 to i32
  %8 = arith.shrsi %a, %n : i64
  %9 = arith.trunci %8 overflow<nsw> : i64 to i32
  %10 = arith.shrsi %v, %d32 : vector<2xi64>
  %11 = arith.trunci %10 : vector<2xi64> to vector<2xi32>
  %12 = arith.shrsi %a, %c32 exact : i64
  %13 = arith.trunci %12 overflow<nsw> : i64 to i32
  return %1, %3, %5, %7, %9, %11, %13 : i32, i32, i32, i32, i32, vector<2xi32>, i32
}

// -----

// Which numbers of an integer a float is above, below or between.
func.func @floats_of_integers(%a: i32, %b: i8, %c: i64, %l: i1) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %s = arith.sitofp %a : i32 to f64
  %u = arith.uitofp %a : i32 to f64
  %half = arith.constant 2.5 : f64
  %whole = arith.constant 3.0 : f64
  %minus = arith.constant -2.5 : f64
  %0 = arith.cmpf olt, %s, %half : f64
  %1 = arith.cmpf ogt, %s, %half : f64
  %2 = arith.cmpf ole, %s, %minus : f64
  %3 = arith.cmpf oge, %s, %minus : f64
  %4 = arith.cmpf one, %s, %whole : f64
  %5 = arith.cmpf olt, %s, %whole : f64
  %6 = arith.cmpf ogt, %u, %whole : f64
  %7 = arith.cmpf olt, %u, %whole : f64
  %8 = arith.cmpf ogt, %s, %whole : f64
  %9 = arith.cmpf une, %u, %half : f64
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @floats_beyond_integers(%a: i32, %b: i8, %c: i64) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %s = arith.sitofp %a : i32 to f64
  %u = arith.uitofp %b : i8 to f32
  %w = arith.sitofp %c : i64 to f32
  %h = arith.uitofp %a : i32 to f16
  %inf = arith.constant 0x7F800000 : f32
  %inf16 = arith.constant 0x7C00 : f16
  %inf64 = arith.constant 0x7FF0000000000000 : f64
  %nan = arith.constant 0x7FC00000 : f32
  %big = arith.constant 1.0e10 : f64
  %small = arith.constant -1.0e10 : f64
  %c256 = arith.constant 256.0 : f32
  %c1e20 = arith.constant 1.0e20 : f32
  %c3 = arith.constant 3.0 : f32
  %c2e25 = arith.constant 3.3554432e7 : f32
  %0 = arith.cmpf olt, %s, %big : f64
  %1 = arith.cmpf ogt, %s, %small : f64
  %2 = arith.cmpf uge, %u, %c256 : f32
  %3 = arith.cmpf olt, %w, %inf : f32
  %4 = arith.cmpf olt, %h, %inf16 : f16
  %5 = arith.cmpf oeq, %s, %inf64 : f64
  %6 = arith.cmpf uno, %u, %nan : f32
  %7 = arith.cmpf olt, %w, %c1e20 : f32
  %8 = arith.cmpf olt, %w, %c3 : f32
  %9 = arith.cmpf olt, %w, %c2e25 : f32
  %10 = arith.cmpf ole, %u, %nan : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// -----

func.func @floats_in_vectors(%v: vector<2xi32>, %a: i32, %x: f32, %y: f32) -> (vector<2xi1>, i1, i1) {
  %d = arith.constant dense<2.5> : vector<2xf32>
  %f = arith.sitofp %v : vector<2xi32> to vector<2xf32>
  %0 = arith.cmpf olt, %f, %d : vector<2xf32>
  %c = arith.constant 2.5 : f32
  %1 = arith.cmpf olt, %x, %c : f32
  %s = arith.sitofp %a : i32 to f32
  %2 = arith.cmpf olt, %s, %y : f32
  return %0, %1, %2 : vector<2xi1>, i1, i1
}

// -----

func.func @negations(%a: f32, %b: f32) -> (f32, f32, f32, f32, f32) {
  %x = arith.negf %a : f32
  %y = arith.negf %b : f32
  %0 = arith.mulf %x, %y fastmath<nnan> : f32
  %1 = arith.divf %x, %y fastmath<ninf> : f32
  %2 = arith.mulf %x, %b : f32
  %3 = arith.divf %a, %y : f32
  %4 = arith.negf %x : f32
  return %0, %1, %2, %3, %4 : f32, f32, f32, f32, f32
}
