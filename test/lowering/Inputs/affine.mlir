// Inputs of all_modules.py: affine maps, and indices of bases.

// A divisor that is no number, 0, or negative.
func.func @divisors(%i: index, %n: index) -> (index, index, index) {
  %0 = affine.apply affine_map<(d0) -> (d0 floordiv 3)>(%i)
  %1 = affine.apply affine_map<(d0) -> (d0 ceildiv 3)>(%i)
  %2 = affine.apply affine_map<(d0) -> (d0 mod 3)>(%i)
  return %0, %1, %2 : index, index, index
}

// -----

func.func @one(%i: index) -> (index, index, index) {
  %0 = affine.apply affine_map<(d0) -> (d0 floordiv 1)>(%i)
  %1 = affine.apply affine_map<(d0) -> (d0 ceildiv 1)>(%i)
  %2 = affine.apply affine_map<(d0) -> (d0 mod 1)>(%i)
  return %0, %1, %2 : index, index, index
}

// -----

func.func @symbols(%i: index, %n: index, %m: index) -> (index, index, index) {
  %0 = affine.apply affine_map<(d0)[s0, s1] -> (d0 * s0 + s1 - 3)>(%i)[%n, %m]
  %1 = affine.apply affine_map<(d0)[s0, s1] -> (s0 - d0 * 2 + s0 * s1)>(%i)[%n, %n]
  %2 = affine.apply affine_map<(d0, d1)[s0] -> (d1 * 2 + d0 - s0)>(%i, %i)[%i]
  return %0, %1, %2 : index, index, index
}

// -----

func.func @minimum(%i: index, %n: index) -> (index, index, index, index) {
  %0 = affine.min affine_map<(d0)[s0] -> (d0, s0, 7)>(%i)[%n]
  %1 = affine.max affine_map<(d0)[s0] -> (d0 + 1, s0 * 2)>(%i)[%n]
  %2 = affine.min affine_map<(d0) -> (d0)>(%i)
  %3 = affine.max affine_map<(d0) -> (d0, d0, 3, 4)>(%i)
  return %0, %1, %2, %3 : index, index, index, index
}

// -----

func.func @chains(%i: index, %j: index, %n: index) -> (index, index, index) {
  %a = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
  %b = affine.apply affine_map<(d0, d1) -> (d0 * 8 + d1)>(%a, %j)
  %c = affine.apply affine_map<(d0)[s0] -> (d0 mod 8 + s0)>(%b)[%n]
  %d = affine.apply affine_map<(d0)[s0] -> (d0 floordiv 8 - s0)>(%b)[%n]
  %e = affine.min affine_map<(d0, d1) -> (d0, d1 + 4, 8)>(%c, %d)
  return %c, %d, %e : index, index, index
}

// -----

func.func @nested_minima(%i: index, %j: index) -> (index, index, index) {
  %a = affine.min affine_map<(d0) -> (d0, 16)>(%i)
  %b = affine.min affine_map<(d0, d1) -> (d0, d1, 8)>(%a, %j)
  %c = affine.max affine_map<(d0) -> (d0, 2)>(%i)
  %d = affine.max affine_map<(d0, d1) -> (d0 + 1, d1)>(%c, %j)
  %e = affine.min affine_map<(d0, d1) -> (d0, d1)>(%c, %a)
  return %b, %d, %e : index, index, index
}

// -----

func.func @constants() -> (index, index, index, index) {
  %c5 = arith.constant 5 : index
  %c2 = arith.constant 2 : index
  %0 = affine.apply affine_map<(d0, d1) -> (d0 * 3 + d1)>(%c5, %c2)
  %1 = affine.apply affine_map<(d0)[s0] -> (d0 floordiv s0)>(%c5)[%c2]
  %2 = affine.min affine_map<(d0, d1) -> (d0, d1 * 4, 3)>(%c5, %c2)
  %3 = affine.max affine_map<(d0)[s0] -> (d0, s0 * 4 - 1)>(%c5)[%c2]
  return %0, %1, %2, %3 : index, index, index, index
}

// -----

func.func @some_constants(%i: index) -> (index, index, index) {
  %c5 = arith.constant 5 : index
  %0 = affine.apply affine_map<(d0, d1) -> (d0 * 3 + d1)>(%c5, %i)
  %1 = affine.apply affine_map<(d0, d1) -> (d1 * 2 + d0 - 1)>(%i, %c5)
  %2 = affine.min affine_map<(d0, d1) -> (d0, d1 * 4, 30)>(%c5, %i)
  return %0, %1, %2 : index, index, index
}

// -----

func.func @loops(%m: memref<16x?xf32>, %n: index, %f: f32) {
  affine.for %i = 0 to 16 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to %n step 4 {
      %0 = affine.load %m[%i, %j] : memref<16x?xf32>
      %1 = arith.addf %0, %f : f32
      affine.store %1, %m[%i, %j + 2] : memref<16x?xf32>
    }
  }
  affine.for %i = max affine_map<(d0)[s0] -> (d0 - 1, s0, 0)>(%n)[%n] to min affine_map<()[s0] -> (s0 + 3, 64)>()[%n] step 3 {
    affine.store %f, %m[0, %i] : memref<16x?xf32>
  }
  return
}

// -----

func.func @empty_loops(%f: f32, %n: index) -> (f32, f32, f32) {
  affine.for %i = 0 to 16 {
  }
  affine.for %i = 5 to 5 {
    "t.use"(%i) : (index) -> ()
  }
  affine.for %i = 5 to 6 {
    "t.use"(%i) : (index) -> ()
  }
  affine.for %i = 9 to 5 {
    "t.use"(%i) : (index) -> ()
  }
  %0 = affine.for %i = 4 to 2 iter_args(%a = %f) -> (f32) {
    %s = arith.addf %a, %f : f32
    affine.yield %s : f32
  }
  %1 = affine.for %i = 0 to 8 iter_args(%a = %f) -> (f32) {
    affine.yield %a : f32
  }
  %2 = affine.for %i = 0 to %n iter_args(%a = %f) -> (f32) {
    affine.yield %f : f32
  }
  return %0, %1, %2 : f32, f32, f32
}

// -----

func.func @swapped(%f: f32, %g: f32, %n: index) -> (f32, f32, f32, f32) {
  %0:2 = affine.for %i = 0 to 8 iter_args(%a = %f, %b = %g) -> (f32, f32) {
    affine.yield %b, %a : f32, f32
  }
  %1:2 = affine.for %i = 0 to %n iter_args(%a = %f, %b = %g) -> (f32, f32) {
    affine.yield %g, %f : f32, f32
  }
  return %0#0, %0#1, %1#0, %1#1 : f32, f32, f32, f32
}

// -----

func.func @conditions(%i: index, %n: index, %f: f32, %m: memref<8xf32>) -> f32 {
  affine.if affine_set<(d0)[s0] : (d0 - 1 >= 0, s0 - d0 == 0, d0 mod 2 == 0)>(%i)[%n] {
    affine.store %f, %m[0] : memref<8xf32>
  } else {
    affine.store %f, %m[1] : memref<8xf32>
  }
  affine.if affine_set<() : (0 == 0)>() {
    affine.store %f, %m[2] : memref<8xf32>
  }
  affine.if affine_set<() : (1 == 0)>() {
    affine.store %f, %m[3] : memref<8xf32>
  } else {
    affine.store %f, %m[4] : memref<8xf32>
  }
  affine.if affine_set<(d0) : (d0 + 5 >= 0)>(%i) {
  }
  %0 = affine.if affine_set<(d0)[s0] : (-d0 + s0 >= 0)>(%i)[%n] -> f32 {
    %1 = affine.load %m[3] : memref<8xf32>
    affine.yield %1 : f32
  } else {
    affine.yield %f : f32
  }
  return %0 : f32
}

// -----

func.func @same_condition(%i: index, %f: f32, %m: memref<8xf32>) {
  %c4 = arith.constant 4 : index
  affine.if affine_set<(d0) : (d0 - 8 >= 0)>(%c4) {
    affine.store %f, %m[0] : memref<8xf32>
  } else {
    affine.store %f, %m[1] : memref<8xf32>
  }
  affine.if affine_set<(d0) : (d0 - 4 >= 0)>(%c4) {
    affine.store %f, %m[2] : memref<8xf32>
  } else {
    affine.store %f, %m[3] : memref<8xf32>
  }
  affine.if affine_set<(d0)[s0] : (d0 - s0 == 0)>(%c4)[%c4] {
    affine.store %f, %m[4] : memref<8xf32>
  }
  affine.if affine_set<(d0, d1) : (d0 - 1 >= 0)>(%i, %i) {
    affine.store %f, %m[5] : memref<8xf32>
  } else {
  }
  return
}

// -----

func.func @parallel(%m: memref<8x8xf32>, %n: index, %f: f32) -> (f32, f32, i32) {
  affine.parallel (%i, %j) = (0, %n) to (%n, %n + 8) step (1, 2) {
    affine.store %f, %m[%i, %j] : memref<8x8xf32>
  }
  affine.parallel (%i, %j) = (max(0, %n), 1) to (min(8, %n), 8) {
    affine.store %f, %m[%j, %i] : memref<8x8xf32>
  }
  affine.parallel (%i) = (0) to (0) {
    affine.store %f, %m[%i, 0] : memref<8x8xf32>
  }
  affine.parallel (%i) = (3) to (4) {
    affine.store %f, %m[%i, 0] : memref<8x8xf32>
  }
  %0 = affine.parallel (%i, %j) = (0, 0) to (8, 8) reduce ("addf") -> (f32) {
    %v = affine.load %m[%i, %j] : memref<8x8xf32>
    affine.yield %v : f32
  }
  %1:2 = affine.parallel (%i) = (0) to (8) step (2) reduce ("maximumf", "addi") -> (f32, i32) {
    %v = affine.load %m[%i, %i] : memref<8x8xf32>
    %c1 = arith.constant 1 : i32
    affine.yield %v, %c1 : f32, i32
  }
  return %0, %1#0, %1#1 : f32, f32, i32
}

// -----

func.func @float_reductions(%v: f32) -> (f32, f32, f32, f32) {
  %0:4 = affine.parallel (%i) = (0) to (8) reduce ("addf", "mulf", "maximumf", "minimumf") -> (f32, f32, f32, f32) {
    affine.yield %v, %v, %v, %v : f32, f32, f32, f32
  }
  return %0#0, %0#1, %0#2, %0#3 : f32, f32, f32, f32
}

// -----

func.func @integer_reductions(%v: i16, %w: i1) -> (i16, i16, i16, i16, i1, i1) {
  %0:6 = affine.parallel (%i) = (0) to (8) reduce ("addi", "muli", "andi", "ori", "andi", "ori") -> (i16, i16, i16, i16, i1, i1) {
    affine.yield %v, %v, %v, %v, %w, %w : i16, i16, i16, i16, i1, i1
  }
  return %0#0, %0#1, %0#2, %0#3, %0#4, %0#5 : i16, i16, i16, i16, i1, i1
}

// -----

func.func @memory(%m: memref<8x8xf32>, %s: memref<f32>, %n: index, %f: f32, %v: vector<4xf32>) -> (f32, f32, vector<4xf32>) {
  %0 = affine.load %m[symbol(%n) + 1, %n * 2] : memref<8x8xf32>
  %1 = affine.load %s[] : memref<f32>
  affine.store %f, %s[] : memref<f32>
  affine.store %f, %m[%n mod 4, %n floordiv 4] : memref<8x8xf32>
  %2 = affine.vector_load %m[%n, 4] : memref<8x8xf32>, vector<4xf32>
  affine.vector_store %v, %m[%n + 1, 0] : memref<8x8xf32>, vector<4xf32>
  affine.prefetch %m[%n, %n + 1], read, locality<3>, data : memref<8x8xf32>
  affine.prefetch %m[%n, 0], write, locality<0>, instr : memref<8x8xf32>
  return %0, %1, %2 : f32, f32, vector<4xf32>
}

// -----

func.func @memory_by_applied(%m: memref<8x8xf32>, %n: index, %f: f32, %v: vector<4xf32>) -> (f32, vector<4xf32>) {
  %c2 = arith.constant 2 : index
  %i = affine.apply affine_map<(d0) -> (d0 * 2 + 1)>(%n)
  %0 = affine.load %m[%i, %c2] : memref<8x8xf32>
  affine.store %f, %m[%c2, %i + 1] : memref<8x8xf32>
  %1 = affine.vector_load %m[%i, %i] : memref<8x8xf32>, vector<4xf32>
  affine.vector_store %v, %m[%i, %c2] : memref<8x8xf32>, vector<4xf32>
  affine.prefetch %m[%i, %c2], read, locality<2>, data : memref<8x8xf32>
  affine.for %j = %i to affine_map<(d0) -> (d0 + 4)>(%i) {
    affine.store %f, %m[%j, %j] : memref<8x8xf32>
  }
  affine.parallel (%j) = (%i) to (%i + 4) {
    affine.store %f, %m[%j, %i] : memref<8x8xf32>
  }
  affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%i) {
    affine.store %f, %m[%i, %i] : memref<8x8xf32>
  }
  return %0, %1 : f32, vector<4xf32>
}

// -----

func.func @copies(%a: memref<64xf32>, %b: memref<64xf32, 1>, %t: memref<1xi32>, %n: index) {
  affine.dma_start %a[%n * 16], %b[%n], %t[0], %n : memref<64xf32>, memref<64xf32, 1>, memref<1xi32>
  affine.dma_start %a[%n], %b[symbol(%n)], %t[0], %n, %n, %n : memref<64xf32>, memref<64xf32, 1>, memref<1xi32>
  affine.dma_wait %t[0], %n : memref<1xi32>
  return
}

// -----

func.func @split(%i: index, %n: index, %m: index) -> (index, index, index, index, index, index, index) {
  %0:3 = affine.delinearize_index %i into (2, %n, 4) : index, index, index
  %1:3 = affine.delinearize_index %i into (%n, %m) : index, index, index
  %2 = affine.delinearize_index %i into (8) : index
  return %0#0, %0#1, %0#2, %1#0, %1#1, %1#2, %2 : index, index, index, index, index, index, index
}

// -----

func.func @split_by_numbers(%i: index) -> (index, index, index, index, index, index) {
  %0:3 = affine.delinearize_index %i into (2, 3, 4) : index, index, index
  %1:3 = affine.delinearize_index %i into (5, 6) : index, index, index
  return %0#0, %0#1, %0#2, %1#0, %1#1, %1#2 : index, index, index, index, index, index
}

// -----

func.func @join(%i: index, %j: index, %k: index, %n: index, %m: index) -> (index, index, index, index, index) {
  %0 = affine.linearize_index [%i, %j, %k] by (2, %n, 4) : index
  %1 = affine.linearize_index disjoint [%i, %j, %k] by (%n, %m) : index
  %2 = affine.linearize_index [%i, %j, %k] by (5, 6) : index
  %3 = affine.linearize_index [%i] by (%n) : index
  %4 = affine.linearize_index disjoint [%i, %j, %k] by (%n, 3, 4) : index
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}

// -----

func.func @join_nothing() -> index {
  %0 = affine.linearize_index [] by () : index
  return %0 : index
}

// -----

func.func @join_numbers(%i: index, %n: index) -> (index, index, index, index) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  %0 = affine.linearize_index [%c1, %c2, %c1] by (4, 8, 16) : index
  %1 = affine.linearize_index [%c0, %i, %c2] by (4, 8, 16) : index
  %2 = affine.linearize_index [%c1, %i, %c0] by (4, 8, 1) : index
  %3 = affine.linearize_index disjoint [%c0, %c0, %i] by (%n, 3, 4) : index
  return %0, %1, %2, %3 : index, index, index, index
}

// -----

func.func @split_numbers(%n: index) -> (index, index, index, index, index, index) {
  %c23 = arith.constant 23 : index
  %cm5 = arith.constant -5 : index
  %0:3 = affine.delinearize_index %c23 into (2, 3, 4) : index, index, index
  %1:3 = affine.delinearize_index %cm5 into (3, 4) : index, index, index
  return %0#0, %0#1, %0#2, %1#0, %1#1, %1#2 : index, index, index, index, index, index
}

// -----

func.func @unit_sizes(%i: index, %n: index) -> (index, index, index, index, index, index, index) {
  %0:4 = affine.delinearize_index %i into (1, %n, 1, 4) : index, index, index, index
  %1:3 = affine.delinearize_index %i into (1, 1) : index, index, index
  return %0#0, %0#1, %0#2, %0#3, %1#0, %1#1, %1#2 : index, index, index, index, index, index, index
}

// -----

func.func @join_unit_sizes(%i: index, %j: index, %k: index, %n: index) -> (index, index, index) {
  %0 = affine.linearize_index [%i, %j, %k] by (%n, 1, 4) : index
  %1 = affine.linearize_index disjoint [%i, %j, %k] by (1, %n, 1) : index
  %2 = affine.linearize_index disjoint [%i, %j] by (1) : index
  return %0, %1, %2 : index, index, index
}

// -----

func.func @join_what_was_split(%i: index, %n: index, %j: index) -> (index, index, index, index) {
  %0:3 = affine.delinearize_index %i into (%n, 3, 4) : index, index, index
  %1 = affine.linearize_index disjoint [%0#0, %0#1, %0#2] by (%n, 3, 4) : index
  %2 = affine.linearize_index [%0#0, %0#1, %0#2] by (%n, 3, 4) : index
  %3 = affine.linearize_index [%0#0, %0#1, %0#2] by (3, 4) : index
  %4 = affine.linearize_index disjoint [%0#1, %0#2] by (3, 4) : index
  return %1, %2, %3, %4 : index, index, index, index
}

// -----

func.func @split_what_was_joined(%i: index, %j: index, %k: index, %n: index) -> (index, index, index, index, index) {
  %0 = affine.linearize_index disjoint [%i, %j, %k] by (%n, 3, 4) : index
  %1:3 = affine.delinearize_index %0 into (%n, 3, 4) : index, index, index
  %2:2 = affine.delinearize_index %0 into (3, 4) : index, index
  return %1#0, %1#1, %1#2, %2#0, %2#1 : index, index, index, index, index
}

// -----

func.func @split_inner_of_joined(%i: index, %j: index, %k: index, %n: index) -> (index, index, index, index, index, index, index) {
  %0 = affine.linearize_index disjoint [%i, %j, %k] by (%n, 3, 4) : index
  %1:3 = affine.delinearize_index %0 into (3, 4) : index, index, index
  %2:2 = affine.delinearize_index %0 into (12) : index, index
  %3:2 = affine.delinearize_index %0 into (2) : index, index
  return %1#0, %1#1, %1#2, %2#0, %2#1, %3#0, %3#1 : index, index, index, index, index, index, index
}

// -----

func.func @join_parts_of_splits(%i: index, %j: index, %n: index) -> (index, index, index, index) {
  %0:4 = affine.delinearize_index %i into (2, 3, 4, 5) : index, index, index, index
  %1 = affine.linearize_index disjoint [%j, %0#1, %0#2] by (7, 3, 4) : index
  %2 = affine.linearize_index disjoint [%0#0, %0#1, %j] by (2, 3, 6) : index
  %3 = affine.linearize_index disjoint [%0#2, %0#1] by (4, 3) : index
  %4 = affine.linearize_index [%0#2, %0#3, %j] by (4, 5, 9) : index
  return %1, %2, %3, %4 : index, index, index, index
}

// -----

func.func @join_parts_of_open_splits(%i: index, %j: index) -> (index, index, index) {
  %0:3 = affine.delinearize_index %i into (3, 4) : index, index, index
  %1 = affine.linearize_index disjoint [%0#0, %0#1, %0#2, %j] by (3, 4, 5) : index
  %2 = affine.linearize_index disjoint [%j, %0#1, %0#2] by (3, 4) : index
  %3 = affine.linearize_index disjoint [%0#0, %0#1] by (3) : index
  return %1, %2, %3 : index, index, index
}

// -----

func.func @join_joined(%i: index, %j: index, %k: index, %n: index) -> (index, index) {
  %0 = affine.linearize_index disjoint [%i, %j] by (3, 4) : index
  %1 = affine.linearize_index disjoint [%k, %0] by (%n, 12) : index
  %2 = affine.linearize_index disjoint [%0, %k] by (12, %n) : index
  return %1, %2 : index, index
}

// -----

func.func @split_in_a_loop(%m: memref<3x4xf32>) {
  affine.for %i = 0 to 12 {
    %0:2 = affine.delinearize_index %i into (3, 4) : index, index
    %1 = memref.load %m[%0#0, %0#1] : memref<3x4xf32>
    %2:2 = affine.delinearize_index %i into (16) : index, index
    %3:2 = affine.delinearize_index %i into (12) : index, index
    "t.use"(%1, %2#0, %2#1, %3#0, %3#1) : (f32, index, index, index, index) -> ()
  }
  return
}

// -----

func.func @known_ranges(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    %0:2 = affine.delinearize_index %i into (2, 8) : index, index
    %1 = affine.apply affine_map<(d0) -> (d0 mod 8)>(%i)
    %2 = affine.apply affine_map<(d0) -> (d0 floordiv 8)>(%i)
    %3 = affine.min affine_map<(d0) -> (d0, 9)>(%i)
    %4 = affine.max affine_map<(d0) -> (d0 - 3, 5)>(%i)
    "t.use"(%0#0, %0#1, %1, %2, %3, %4) : (index, index, index, index, index, index) -> ()
  }
  return
}

// -----

func.func @raised(%m: memref<?x8xf32>, %n: index, %f: f32, %g: memref<4xindex>) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  affine.for %i = 0 to 8 {
    %a = arith.addi %i, %n : index
    %b = arith.muli %a, %c3 : index
    %c = arith.addi %b, %i : index
    %d = arith.muli %n, %c3 : index
    %e = arith.muli %i, %a : index
    %0 = memref.load %m[%c, %d] : memref<?x8xf32>
    memref.store %0, %m[%i, %a] : memref<?x8xf32>
    memref.store %0, %m[%e, %c0] : memref<?x8xf32>
    %x = memref.load %g[%i] : memref<4xindex>
    memref.store %0, %m[%x, %i] : memref<?x8xf32>
    %y = arith.addi %x, %i : index
    memref.store %0, %m[%i, %y] : memref<?x8xf32>
    memref.store %0, %m[%i, %i] : memref<?x8xf32>
    %z = arith.addi %i, %i : index
    memref.store %0, %m[%z, %n] : memref<?x8xf32>
    %w = arith.subi %i, %c3 : index
    memref.store %0, %m[%w, %n] : memref<?x8xf32>
    %v = arith.muli %c3, %n : index
    memref.store %0, %m[%v, %n] : memref<?x8xf32>
  }
  return
}

// -----

// Sums begin with what changes least.
func.func @join_in_loops(%n: index, %m: memref<?xf32>, %f: f32) {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 8 {
      affine.for %k = 0 to 16 {
        %0 = affine.linearize_index [%k, %j, %i, %n] by (16, 8, 4, 2) : index
        %1 = affine.linearize_index disjoint [%n, %i, %k, %j] by (16, 8, 4) : index
        %2 = affine.linearize_index [%j, %n, %i] by (%n, 8, 4) : index
        memref.store %f, %m[%0] : memref<?xf32>
        memref.store %f, %m[%1] : memref<?xf32>
        memref.store %f, %m[%2] : memref<?xf32>
      }
    }
  }
  return
}

// -----

func.func @join_in_other_loops(%n: index, %m: memref<?xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.parallel (%j) = (%c0) to (%n) step (%c1) {
      affine.parallel (%k) = (0) to (8) {
        %0 = affine.linearize_index [%k, %j, %i, %n] by (16, 8, 4, 2) : index
        memref.store %f, %m[%0] : memref<?xf32>
      }
    }
  }
  return
}

// -----

// Which rounds of a loop depend on each other.
func.func @steps(%m: memref<64xf32>, %f: f32) {
  affine.for %i = 0 to 16 step 2 {
    %0 = affine.load %m[%i + 1] : memref<64xf32>
    affine.store %0, %m[%i] : memref<64xf32>
  }
  affine.for %i = 0 to 16 step 2 {
    %0 = affine.load %m[%i + 2] : memref<64xf32>
    affine.store %0, %m[%i] : memref<64xf32>
  }
  affine.for %i = 1 to 16 step 3 {
    %0 = affine.load %m[%i * 2 + 3] : memref<64xf32>
    affine.store %0, %m[%i * 2] : memref<64xf32>
  }
  affine.for %i = 0 to 16 {
    %0 = affine.load %m[%i + 1] : memref<64xf32>
    affine.store %0, %m[%i] : memref<64xf32>
  }
  return
}

// -----

func.func @distances(%m: memref<64xf32>, %n: index, %f: f32) {
  affine.for %i = 0 to 16 {
    %0 = affine.load %m[%i + 16] : memref<64xf32>
    affine.store %0, %m[%i] : memref<64xf32>
  }
  affine.for %i = 0 to 16 {
    %0 = affine.load %m[%i + 15] : memref<64xf32>
    affine.store %0, %m[%i] : memref<64xf32>
  }
  affine.for %i = 0 to %n {
    %0 = affine.load %m[%i + 16] : memref<64xf32>
    affine.store %0, %m[%i] : memref<64xf32>
  }
  affine.for %i = 0 to 16 {
    affine.store %f, %m[%i floordiv 2] : memref<64xf32>
  }
  affine.for %i = 0 to 16 {
    affine.store %f, %m[%i mod 8] : memref<64xf32>
  }
  affine.for %i = 0 to 8 {
    affine.store %f, %m[%i mod 8] : memref<64xf32>
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      affine.store %f, %m[%i * 8 + %j] : memref<64xf32>
    }
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 9 {
      affine.store %f, %m[%i * 7 + %j] : memref<64xf32>
    }
  }
  return
}

// -----

func.func @guarded(%m: memref<64xf32>, %n: index, %f: f32) {
  affine.for %i = 0 to 16 {
    affine.if affine_set<(d0) : (d0 - 8 >= 0)>(%i) {
      %0 = affine.load %m[%i - 8] : memref<64xf32>
      affine.store %0, %m[%i + 8] : memref<64xf32>
    }
  }
  affine.for %i = 0 to 16 {
    affine.if affine_set<(d0) : (d0 - 4 == 0)>(%i) {
      %0 = affine.load %m[3] : memref<64xf32>
      affine.store %0, %m[%i] : memref<64xf32>
    }
  }
  affine.for %i = 0 to 16 {
    affine.for %j = affine_map<(d0) -> (d0 + 1)>(%i) to 16 {
      %0 = affine.load %m[%i] : memref<64xf32>
      affine.store %0, %m[%j] : memref<64xf32>
    }
  }
  return
}

// -----

func.func @forwarded(%m: memref<64xf32>, %n: index, %f: f32, %g: f32) -> f32 {
  affine.for %i = 0 to 16 {
    affine.store %f, %m[%i] : memref<64xf32>
    affine.store %g, %m[%i + 1] : memref<64xf32>
    %0 = affine.load %m[%i] : memref<64xf32>
    %1 = affine.load %m[%i + 1] : memref<64xf32>
    %2 = arith.addf %0, %1 : f32
    affine.store %2, %m[%i + 20] : memref<64xf32>
    affine.store %f, %m[%i + 20] : memref<64xf32>
  }
  affine.store %f, %m[0] : memref<64xf32>
  affine.for %i = 1 to 4 {
    affine.store %g, %m[%i] : memref<64xf32>
  }
  %3 = affine.load %m[0] : memref<64xf32>
  affine.for %i = 0 to 4 {
    affine.store %g, %m[%i] : memref<64xf32>
  }
  %4 = affine.load %m[0] : memref<64xf32>
  %5 = affine.load %m[0] : memref<64xf32>
  %6 = arith.addf %3, %4 : f32
  %7 = arith.addf %5, %6 : f32
  return %7 : f32
}

// -----

func.func @reduced(%m: memref<64xf32>, %f: f32, %w: memref<64xi32>, %c: i32) -> (f32, i32, f32) {
  %0 = affine.for %i = 0 to 16 iter_args(%a = %f) -> (f32) {
    %x = affine.load %m[%i] : memref<64xf32>
    %s = arith.addf %a, %x : f32
    affine.yield %s : f32
  }
  %1 = affine.for %i = 0 to 16 iter_args(%a = %c) -> (i32) {
    %x = affine.load %w[%i] : memref<64xi32>
    %s = arith.muli %x, %a : i32
    affine.yield %s : i32
  }
  %2 = affine.for %i = 0 to 16 iter_args(%a = %f) -> (f32) {
    %x = affine.load %m[%i] : memref<64xf32>
    %s = arith.subf %a, %x : f32
    affine.yield %s : f32
  }
  return %0, %1, %2 : f32, i32, f32
}
