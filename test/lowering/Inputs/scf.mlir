// Inputs of all_modules.py: what passes over loops of scf ask, one piece for
// each thing that is decided.

// May the second loop be done inside the first?
func.func @same_places(%a: memref<4x4xf32>, %n: index, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %b = memref.alloc() : memref<4x4xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%c4, %c4) step (%c1, %c1) {
    memref.store %x, %b[%i, %j] : memref<4x4xf32>
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%c4, %c4) step (%c1, %c1) {
    %0 = memref.load %b[%i, %j] : memref<4x4xf32>
    memref.store %0, %a[%i, %j] : memref<4x4xf32>
  }
  memref.dealloc %b : memref<4x4xf32>
  return
}

// -----

func.func @other_places(%n: index, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %b = memref.alloc() : memref<4x4xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%c4, %c4) step (%c1, %c1) {
    memref.store %x, %b[%i, %j] : memref<4x4xf32>
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%c4, %c4) step (%c1, %c1) {
    memref.store %x, %b[%j, %i] : memref<4x4xf32>
  }
  return
}

// -----

func.func @computed_places(%n: index, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %b = memref.alloc() : memref<8xf32>
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %k = arith.addi %i, %n : index
    memref.store %x, %b[%k] : memref<8xf32>
  }
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %k = arith.addi %i, %n : index
    memref.store %x, %b[%k] : memref<8xf32>
  }
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %k = arith.subi %i, %n : index
    memref.store %x, %b[%k] : memref<8xf32>
  }
  return
}

// -----

func.func @loads_only(%a: memref<8xf32>, %b: memref<8xf32>, %c: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %0 = memref.load %a[%i] : memref<8xf32>
    "test.use"(%0) : (f32) -> ()
  }
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %0 = memref.load %a[%c1] : memref<8xf32>
    %1 = arith.addf %0, %0 : f32
  }
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %0 = memref.load %a[%c0] : memref<8xf32>
  }
  return
}

// -----

func.func @other_memory(%a: memref<8xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %b = memref.alloc() : memref<8xf32>
  %c = memref.alloca() : memref<8xf32>
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    memref.store %x, %b[%i] : memref<8xf32>
  }
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    memref.store %x, %c[%c0] : memref<8xf32>
  }
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    memref.store %x, %a[%c1] : memref<8xf32>
  }
  return
}

// -----

func.func @unknown_memory(%a: memref<8xf32>, %b: memref<8xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    memref.store %x, %a[%i] : memref<8xf32>
  }
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %0 = memref.load %b[%c0] : memref<8xf32>
    memref.store %0, %b[%i] : memref<8xf32>
  }
  return
}

// -----

func.func @nested_and_unknown(%x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %b = memref.alloc() : memref<8xf32>
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    scf.parallel (%j) = (%c0) to (%c4) step (%c1) {
      memref.store %x, %b[%j] : memref<8xf32>
    }
    "test.more"() : () -> ()
  }
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    memref.store %x, %b[%i] : memref<8xf32>
  }
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    func.call @f() : () -> ()
  }
  return
}
func.func private @f()

// -----

func.func @results_between(%a: memref<8xf32>, %x: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = scf.parallel (%i) = (%c0) to (%c4) step (%c1) init (%x) -> f32 {
    %e = memref.load %a[%i] : memref<8xf32>
    scf.reduce(%e : f32) {
    ^bb0(%p: f32, %q: f32):
      %s = arith.addf %p, %q : f32
      scf.reduce.return %s : f32
    }
  }
  %1 = scf.parallel (%i) = (%c0) to (%c4) step (%c1) init (%x) -> f32 {
    %e = memref.load %a[%i] : memref<8xf32>
    scf.reduce(%e : f32) {
    ^bb0(%p: f32, %q: f32):
      %s = arith.mulf %p, %q : f32
      scf.reduce.return %s : f32
    }
  }
  %2 = scf.parallel (%i) = (%c0) to (%c4) step (%c1) init (%1) -> f32 {
    %e = memref.load %a[%i] : memref<8xf32>
    scf.reduce(%e : f32) {
    ^bb0(%p: f32, %q: f32):
      %s = arith.mulf %p, %q : f32
      scf.reduce.return %s : f32
    }
  }
  return %0, %2 : f32, f32
}

// -----

func.func @bounds_differ(%a: memref<8xf32>, %n: index, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %b = memref.alloc() : memref<8xf32>
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    memref.store %x, %b[%i] : memref<8xf32>
  }
  scf.parallel (%i) = (%c0) to (%c4) step (%c2) {
    memref.store %x, %b[%i] : memref<8xf32>
  }
  scf.parallel (%i) = (%c1) to (%c4) step (%c2) {
    memref.store %x, %b[%i] : memref<8xf32>
  }
  scf.parallel (%i) = (%c1) to (%n) step (%c2) {
    memref.store %x, %b[%i] : memref<8xf32>
  }
  scf.parallel (%i, %j) = (%c1, %c0) to (%n, %n) step (%c2, %c1) {
    memref.store %x, %b[%i] : memref<8xf32>
  }
  return
}

// -----

// Loops of each kind with counts that are known, unknown, 0, 1 and not whole.
func.func @counted(%n: index, %x: f32, %a: memref<?xf32>) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c10 = arith.constant 10 : index
  %0 = scf.for %i = %c0 to %c10 step %c3 iter_args(%s = %x) -> f32 {
    %e = memref.load %a[%i] : memref<?xf32>
    %t = arith.addf %s, %e : f32
    scf.yield %t : f32
  }
  %1 = scf.for %i = %c1 to %n step %c3 iter_args(%s = %0) -> f32 {
    %e = memref.load %a[%i] : memref<?xf32>
    %t = arith.mulf %s, %e : f32
    scf.yield %t : f32
  }
  scf.for %i = %c0 to %n step %n {
    memref.store %1, %a[%i] : memref<?xf32>
  }
  scf.for %i = %c10 to %c1 step %c3 {
    memref.store %0, %a[%i] : memref<?xf32>
  }
  scf.for %i = %c1 to %c10 step %c10 {
    memref.store %0, %a[%i] : memref<?xf32>
  }
  return %0, %1 : f32, f32
}

// -----

func.func @counted_by_integers(%n: i32, %x: f32) -> f32 {
  %c0 = arith.constant 0 : i32
  %c3 = arith.constant 3 : i32
  %c11 = arith.constant 11 : i32
  %0 = scf.for %i = %c0 to %c11 step %c3 iter_args(%s = %x) -> f32 : i32 {
    %e = arith.sitofp %i : i32 to f32
    %t = arith.addf %s, %e : f32
    scf.yield %t : f32
  }
  %1 = scf.for unsigned %i = %c3 to %n step %c3 iter_args(%s = %0) -> f32 : i32 {
    %e = arith.uitofp %i : i32 to f32
    %t = arith.addf %s, %e : f32
    scf.yield %t : f32
  }
  return %1 : f32
}

// -----

func.func @nests(%n: index, %m: index, %a: memref<?x?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %m step %c2 {
      memref.store %x, %a[%i, %j] : memref<?x?xf32>
    }
  }
  scf.for %i = %c2 to %c8 step %c2 {
    scf.for %j = %c1 to %c8 step %c2 {
      %k = arith.addi %i, %j : index
      memref.store %x, %a[%i, %k] : memref<?x?xf32>
    }
  }
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %i step %c1 {
      memref.store %x, %a[%i, %j] : memref<?x?xf32>
    }
  }
  scf.for %i = %c0 to %n step %c1 {
    %k = arith.muli %i, %c2 : index
    scf.for %j = %c0 to %m step %c1 {
      memref.store %x, %a[%k, %j] : memref<?x?xf32>
    }
  }
  return
}

// -----

func.func @nests_with_values(%n: index, %a: memref<?x?xf32>, %x: f32, %y: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %x, %q = %y) -> (f32, f32) {
    %1:2 = scf.for %j = %c0 to %n step %c1 iter_args(%r = %p, %s = %q) -> (f32, f32) {
      %e = memref.load %a[%i, %j] : memref<?x?xf32>
      %t = arith.addf %r, %e : f32
      %u = arith.mulf %s, %e : f32
      scf.yield %t, %u : f32, f32
    }
    scf.yield %1#0, %1#1 : f32, f32
  }
  %2:2 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %x, %q = %y) -> (f32, f32) {
    %1:2 = scf.for %j = %c0 to %n step %c1 iter_args(%r = %q, %s = %p) -> (f32, f32) {
      %e = memref.load %a[%i, %j] : memref<?x?xf32>
      %t = arith.addf %r, %e : f32
      scf.yield %t, %s : f32, f32
    }
    scf.yield %1#1, %1#0 : f32, f32
  }
  return %0#0, %2#1 : f32, f32
}

// -----

func.func @parallel(%n: index, %a: memref<?x?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %c7 = arith.constant 7 : index
  scf.parallel (%i, %j) = (%c0, %c1) to (%c8, %n) step (%c2, %c1) {
    memref.store %x, %a[%i, %j] : memref<?x?xf32>
  }
  scf.parallel (%i) = (%c1) to (%c7) step (%c2) {
    memref.store %x, %a[%i, %i] : memref<?x?xf32>
    scf.for %k = %c0 to %n step %c1 {
      memref.store %x, %a[%i, %k] : memref<?x?xf32>
    }
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.parallel (%k) = (%c0) to (%c8) step (%c1) {
      memref.store %x, %a[%i, %k] : memref<?x?xf32>
    }
  }
  return
}

// -----

func.func @parallel_values(%n: index, %a: memref<?xf32>, %x: f32, %y: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%x, %y) -> (f32, f32) {
    %e = memref.load %a[%i] : memref<?xf32>
    scf.reduce(%e, %e : f32, f32) {
    ^bb0(%p: f32, %q: f32):
      %s = arith.addf %p, %q : f32
      scf.reduce.return %s : f32
    }, {
    ^bb0(%p: f32, %q: f32):
      %s = arith.maximumf %p, %q : f32
      scf.reduce.return %s : f32
    }
  }
  return %0#0, %0#1 : f32, f32
}

// -----

func.func @forall(%n: index, %a: memref<?x?xf32>, %x: f32) {
  scf.forall (%i, %j) in (%n, 4) {
    memref.store %x, %a[%i, %j] : memref<?x?xf32>
  }
  scf.forall (%i, %j) = (1, %n) to (%n, 8) step (2, %n) {
    memref.store %x, %a[%i, %j] : memref<?x?xf32>
  }
  scf.forall (%i) in (%n) {
    memref.store %x, %a[%i, %i] : memref<?x?xf32>
  }
  return
}

// -----

// What is known of a counter: sizes, minima and remainders of it.
func.func @minima(%n: index, %a: memref<?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %c18 = arith.constant 18 : index
  %0 = scf.for %i = %c0 to %c16 step %c4 iter_args(%s = %c0) -> index {
    %m = affine.min affine_map<(d0) -> (4, -d0 + 16)>(%i)
    %t = arith.addi %s, %m : index
    scf.yield %t : index
  }
  %1 = scf.for %i = %c0 to %c18 step %c4 iter_args(%s = %0) -> index {
    %m = affine.min affine_map<(d0) -> (4, -d0 + 18)>(%i)
    %t = arith.addi %s, %m : index
    scf.yield %t : index
  }
  %2 = scf.for %i = %c0 to %n step %c4 iter_args(%s = %1) -> index {
    %m = affine.min affine_map<(d0)[s0] -> (4, -d0 + s0)>(%i)[%n]
    %t = arith.addi %s, %m : index
    scf.yield %t : index
  }
  %3 = scf.for %i = %c1 to %n step %c1 iter_args(%s = %2) -> index {
    %m = affine.max affine_map<(d0)[s0] -> (1, d0)>(%i)[%n]
    %t = arith.addi %s, %m : index
    scf.yield %t : index
  }
  return %3 : index
}

// -----

func.func @minima_in_parallel(%n: index, %a: memref<?xindex>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c16, %n) step (%c4, %c4) {
    %m = affine.min affine_map<(d0) -> (4, -d0 + 16)>(%i)
    %k = affine.min affine_map<(d0)[s0] -> (4, -d0 + s0)>(%j)[%n]
    memref.store %m, %a[%k] : memref<?xindex>
  }
  scf.forall (%i, %j) = (0, 0) to (16, %n) step (4, 4) {
    %m = affine.min affine_map<(d0) -> (4, -d0 + 16)>(%i)
    %k = affine.min affine_map<(d0)[s0] -> (4, -d0 + s0)>(%j)[%n]
    memref.store %m, %a[%k] : memref<?xindex>
  }
  return
}

// -----

func.func @sizes_carried(%a: memref<?x4xf32>, %b: memref<?x4xf32>, %n: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %a, %q = %b) -> (memref<?x4xf32>, memref<?x4xf32>) {
    %d = memref.dim %p, %c0 : memref<?x4xf32>
    %e = memref.dim %q, %c0 : memref<?x4xf32>
    "test.use"(%d, %e) : (index, index) -> ()
    scf.yield %p, %a : memref<?x4xf32>, memref<?x4xf32>
  }
  %d = memref.dim %0#0, %c0 : memref<?x4xf32>
  %e = memref.dim %0#1, %c0 : memref<?x4xf32>
  %f = memref.dim %0#0, %c1 : memref<?x4xf32>
  return %d, %e, %f : index, index, index
}

// -----

func.func @upper_by_minimum(%n: index, %m: index, %a: memref<?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %u = affine.min affine_map<(d0) -> (8, d0)>(%n)
  %v = affine.min affine_map<(d0, d1) -> (d0, d1)>(%n, %m)
  %w = arith.constant 16 : index
  %z = arith.minsi %n, %w : index
  scf.for %i = %c0 to %u step %c1 {
    memref.store %x, %a[%i] : memref<?xf32>
  }
  scf.for %i = %c0 to %v step %c1 {
    memref.store %x, %a[%i] : memref<?xf32>
  }
  scf.for %i = %c0 to %z step %c1 {
    memref.store %x, %a[%i] : memref<?xf32>
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%u, %u) step (%c1, %c1) {
    memref.store %x, %a[%i] : memref<?xf32>
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%u, %n) step (%c1, %c1) {
    memref.store %x, %a[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @ranges_of_counters(%n: index, %a: memref<?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %n step %c1 {
    %j = arith.addi %i, %c4 : index
    memref.store %x, %a[%j] : memref<?xf32>
  }
  scf.for %i = %c0 to %n step %c1 {
    %j = arith.muli %i, %c4 : index
    %k = arith.addi %j, %n : index
    memref.store %x, %a[%k] : memref<?xf32>
  }
  scf.for %i = %c0 to %n step %c1 {
    %j = arith.muli %i, %c4 : index
    memref.store %x, %a[%j] : memref<?xf32>
    memref.store %x, %a[%i] : memref<?xf32>
  }
  scf.for %i = %c0 to %n step %c1 {
    %j = arith.muli %i, %i : index
    memref.store %x, %a[%j] : memref<?xf32>
  }
  return
}

// -----

// Whiles that count.
func.func @while_counts(%n: i32, %a: memref<?xf32>, %x: f32, %s: i32) -> (i32, i32, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %0 = scf.while (%i = %c0) : (i32) -> i32 {
    %t = arith.cmpi slt, %i, %n : i32
    scf.condition(%t) %i : i32
  } do {
  ^bb0(%i: i32):
    "test.use"(%i) : (i32) -> ()
    %j = arith.addi %i, %c1 : i32
    scf.yield %j : i32
  }
  %1 = scf.while (%i = %c0) : (i32) -> i32 {
    %t = arith.cmpi sgt, %n, %i : i32
    scf.condition(%t) %i : i32
  } do {
  ^bb0(%i: i32):
    "test.use"(%i) : (i32) -> ()
    %j = arith.addi %c1, %i : i32
    scf.yield %j : i32
  }
  %2 = scf.while (%i = %c0) : (i32) -> i32 {
    %t = arith.cmpi sle, %i, %n : i32
    scf.condition(%t) %i : i32
  } do {
  ^bb0(%i: i32):
    "test.use"(%i) : (i32) -> ()
    %j = arith.addi %i, %c1 : i32
    scf.yield %j : i32
  }
  return %0, %1, %2 : i32, i32, i32
}

// -----

func.func @while_counts_not(%n: i32, %s: i32, %b: i1) -> (i32, i32, i32, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %m1 = arith.constant -1 : i32
  %0 = scf.while (%i = %c0) : (i32) -> i32 {
    %t = arith.cmpi slt, %i, %n : i32
    scf.condition(%t) %i : i32
  } do {
  ^bb0(%i: i32):
    %j = arith.muli %i, %c1 : i32
    %k = "test.use"(%j) : (i32) -> i32
    scf.yield %k : i32
  }
  %1 = scf.while (%i = %c0) : (i32) -> i32 {
    %t = arith.cmpi slt, %i, %n : i32
    scf.condition(%t) %i : i32
  } do {
  ^bb0(%i: i32):
    %j = arith.addi %i, %m1 : i32
    scf.yield %j : i32
  }
  %2 = scf.while (%i = %c0) : (i32) -> i32 {
    "test.before"() : () -> ()
    %t = arith.cmpi slt, %i, %n : i32
    scf.condition(%t) %i : i32
  } do {
  ^bb0(%i: i32):
    %j = arith.addi %i, %c1 : i32
    scf.yield %j : i32
  }
  %3 = scf.while (%i = %c0) : (i32) -> i32 {
    %t = arith.cmpi slt, %i, %n : i32
    scf.condition(%t) %i : i32
  } do {
  ^bb0(%i: i32):
    %j = arith.addi %i, %s : i32
    scf.yield %j : i32
  }
  return %0, %1, %2, %3 : i32, i32, i32, i32
}

// -----

func.func @while_carries(%n: index, %x: f32) -> (index, f32) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %0:2 = scf.while (%i = %c0, %s = %x) : (index, f32) -> (index, f32) {
    %t = arith.cmpi slt, %i, %n : index
    scf.condition(%t) %i, %s : index, f32
  } do {
  ^bb0(%i: index, %s: f32):
    %u = arith.addf %s, %s : f32
    %j = arith.addi %i, %c2 : index
    scf.yield %j, %u : index, f32
  }
  return %0#0, %0#1 : index, f32
}

// -----

// Blocks that become ifs, switches and loops.
func.func @blocks(%c: i1, %d: i1, %f: i32, %x: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2(%x : i32)
^bb1:
  %0 = "test.a"() : () -> i32
  cf.br ^bb3(%0 : i32)
^bb2(%1: i32):
  %2 = "test.b"(%1) : (i32) -> i32
  cf.cond_br %d, ^bb3(%2 : i32), ^bb2(%2 : i32)
^bb3(%3: i32):
  cf.switch %f : i32, [
    default: ^bb4(%3 : i32),
    1: ^bb5,
    -2: ^bb6
  ]
^bb4(%4: i32):
  return %4 : i32
^bb5:
  %5 = "test.c"() : () -> i32
  cf.br ^bb4(%5 : i32)
^bb6:
  %6 = "test.d"() : () -> i32
  return %6 : i32
}

// -----

func.func @blocks_with_two_entries(%c: i1, %d: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^bb1(%x : i32), ^bb2(%x : i32)
^bb1(%0: i32):
  %1 = "test.a"(%0) : (i32) -> i32
  cf.cond_br %d, ^bb2(%1 : i32), ^bb3
^bb2(%2: i32):
  %3 = "test.b"(%2) : (i32) -> i32
  %e = "test.ask"() : () -> i1
  cf.cond_br %e, ^bb1(%3 : i32), ^bb4
^bb3:
  return %x : i32
^bb4:
  return %3 : i32
}

// -----

func.func @blocks_in_blocks(%c: i1, %n: i32) {
  cf.br ^bb1
^bb1:
  %a = "test.a"() : () -> i1
  cf.cond_br %a, ^bb2, ^bb5
^bb2:
  %b = "test.b"() : () -> i1
  cf.cond_br %b, ^bb2, ^bb3
^bb3:
  %e = "test.c"() : () -> i1
  cf.cond_br %e, ^bb4, ^bb1
^bb4:
  "test.use"(%b) : (i1) -> ()
  cf.br ^bb1
^bb5:
  "test.use"(%a) : (i1) -> ()
  return
}

// -----

func.func @blocks_that_all_end(%c: i1, %d: i1) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %0 = "test.a"() : () -> i32
  return %0 : i32
^bb2:
  cf.cond_br %d, ^bb3, ^bb4
^bb3:
  %1 = "test.b"() : () -> i32
  return %1 : i32
^bb4:
  %2 = "test.c"() : () -> i32
  return %2 : i32
}

// -----

func.func @wide_switch(%f: i64, %x: i32) -> i32 {
  cf.switch %f : i64, [
    default: ^bb1,
    9223372036854775807: ^bb2,
    5: ^bb1
  ]
^bb1:
  %0 = "test.a"() : () -> i32
  return %0 : i32
^bb2:
  return %x : i32
}
// -----

// Ends that are numbers.
func.func @constant_ends(%m: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %c20 = arith.constant 20 : index
  scf.for %i = %c0 to %c16 step %c4 {
    %0 = affine.min affine_map<(d0) -> (4, 16 - d0)>(%i)
    %1 = affine.min affine_map<(d0) -> (5, 16 - d0)>(%i)
    %2 = affine.max affine_map<(d0) -> (12, d0)>(%i)
    "test.use"(%0, %1, %2) : (index, index, index) -> ()
  }
  scf.parallel (%i) = (%c4) to (%c20) step (%c4) {
    %0 = affine.min affine_map<(d0) -> (16, d0)>(%i)
    %1 = affine.min affine_map<(d0) -> (15, d0)>(%i)
    "test.use"(%0, %1) : (index, index) -> ()
  }
  return
}
