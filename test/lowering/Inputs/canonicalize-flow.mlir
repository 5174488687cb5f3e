// Inputs of all_modules.py: what canonicalization asks of control flow, one
// piece for each thing that is decided.

func.func @ifs_in_a_row(%t: i1, %x: i32) -> (i32, i32, i32) {
  %true = arith.constant true
  %false = arith.constant false
  %n = arith.xori %t, %true : i1
  %0 = scf.if %t -> i32 {
    %a = "test.a"() : () -> i32
    scf.yield %a : i32
  } else {
    %a = "test.b"() : () -> i32
    scf.yield %a : i32
  }
  %1 = scf.if %n -> i32 {
    %a = "test.c"(%0) : (i32) -> i32
    scf.yield %a : i32
  } else {
    %a = "test.d"(%0) : (i32) -> i32
    scf.yield %a : i32
  }
  %k = arith.xori %t, %false : i1
  %2 = scf.if %k -> i32 {
    %a = "test.e"(%1) : (i32) -> i32
    scf.yield %a : i32
  } else {
    scf.yield %0 : i32
  }
  return %0, %1, %2 : i32, i32, i32
}

// -----

func.func @not_before(%t: i1, %u: i1) {
  %true = arith.constant true
  %n = arith.xori %t, %true : i1
  scf.if %n {
    "test.a"() : () -> ()
  }
  scf.if %t {
    "test.b"() : () -> ()
  }
  %m = arith.xori %t, %u : i1
  scf.if %m {
    "test.c"() : () -> ()
  }
  return
}

// -----

func.func @same_condition(%t: i1) -> (i32, i32) {
  %0:2 = scf.if %t -> (i32, i32) {
    %a:2 = "test.a"() : () -> (i32, i32)
    scf.yield %a#0, %a#1 : i32, i32
  } else {
    %a:2 = "test.b"() : () -> (i32, i32)
    scf.yield %a#1, %a#0 : i32, i32
  }
  %1 = scf.if %t -> i32 {
    %a = "test.c"(%0#1, %0#0) : (i32, i32) -> i32
    scf.yield %a : i32
  } else {
    %a = "test.d"(%0#1, %0#0) : (i32, i32) -> i32
    scf.yield %a : i32
  }
  return %1, %0#1 : i32, i32
}

// -----

func.func @nested(%t: i1, %u: i1, %x: i32, %y: i32) -> (i32, i32, i32) {
  %0 = scf.if %t -> i32 {
    %1 = scf.if %u -> i32 {
      %a = "test.a"() : () -> i32
      scf.yield %a : i32
    } else {
      scf.yield %y : i32
    }
    scf.yield %1 : i32
  } else {
    scf.yield %x : i32
  }
  %2 = scf.if %t -> i32 {
    %3 = scf.if %u -> i32 {
      %a = "test.a"() : () -> i32
      scf.yield %a : i32
    } else {
      scf.yield %x : i32
    }
    scf.yield %3 : i32
  } else {
    scf.yield %x : i32
  }
  %4:2 = scf.if %t -> (i32, i32) {
    %5 = scf.if %u -> i32 {
      %a = "test.a"() : () -> i32
      scf.yield %a : i32
    } else {
      scf.yield %x : i32
    }
    scf.yield %y, %5 : i32, i32
  } else {
    scf.yield %x, %x : i32, i32
  }
  "test.use"(%4#0) : (i32) -> ()
  return %0, %2, %4#1 : i32, i32, i32
}

// -----

func.func @nested_without_values(%t: i1, %u: i1) {
  scf.if %t {
    scf.if %u {
      "test.a"() : () -> ()
    }
  }
  scf.if %t {
    scf.if %u {
      "test.b"() : () -> ()
    } else {
      "test.c"() : () -> ()
    }
  }
  scf.if %t {
    scf.if %u {
      "test.d"() : () -> ()
    }
  } else {
    "test.e"() : () -> ()
  }
  scf.if %t {
    scf.if %u {
      "test.f"() : () -> ()
    }
    "test.g"() : () -> ()
  }
  return
}

// -----

func.func @told(%t: i1) -> (i1, i1) {
  %0:2 = scf.if %t -> (i1, i1) {
    "test.a"(%t) : (i1) -> ()
    scf.yield %t, %t : i1, i1
  } else {
    %x = "test.b"(%t, %t) : (i1, i1) -> i1
    scf.yield %x, %t : i1, i1
  }
  return %0#0, %0#1 : i1, i1
}

// -----

func.func @told_in_one(%t: i1) {
  scf.if %t {
    "test.a"() : () -> ()
  } else {
    "test.b"(%t) : (i1) -> ()
  }
  scf.if %t {
    "test.c"() ({
      "test.d"(%t) : (i1) -> ()
    }) : () -> ()
  } else {
    "test.e"() : () -> ()
  }
  "test.f"(%t) : (i1) -> ()
  return
}

// -----

func.func @values_of_ifs(%t: i1, %x: i32, %y: i32) -> (i1, i1, i1, i32, i32) {
  %true = arith.constant true
  %false = arith.constant false
  %0:6 = scf.if %t -> (i1, i1, i1, i32, i32, i32) {
    %v = "test.a"() : () -> i32
    scf.yield %true, %false, %true, %x, %v, %x : i1, i1, i1, i32, i32, i32
  } else {
    %v = "test.b"() : () -> i32
    scf.yield %false, %true, %true, %x, %v, %y : i1, i1, i1, i32, i32, i32
  }
  return %0#0, %0#1, %0#2, %0#3, %0#4 : i1, i1, i1, i32, i32
}

// -----

func.func @selects(%t: i1, %x: i32, %y: i32, %f: f32, %g: f32) -> (i32, f32) {
  %0:2 = scf.if %t -> (i32, f32) {
    scf.yield %x, %f : i32, f32
  } else {
    scf.yield %y, %g : i32, f32
  }
  return %0#0, %0#1 : i32, f32
}

// -----

func.func @blocks_in_blocks(%t: i1, %x: i32) -> i32 {
  %0 = scf.execute_region -> i32 {
    cf.cond_br %t, ^bb1, ^bb2
  ^bb1:
    scf.yield %x : i32
  ^bb2:
    %y = "test.a"() : () -> i32
    scf.yield %y : i32
  }
  %1 = scf.if %t -> i32 {
    %2 = scf.execute_region -> i32 {
      cf.cond_br %t, ^bb1, ^bb2
    ^bb1:
      scf.yield %x : i32
    ^bb2:
      %y = "test.b"() : () -> i32
      scf.yield %y : i32
    }
    scf.yield %2 : i32
  } else {
    scf.yield %0 : i32
  }
  return %1 : i32
}

// -----

func.func @blocks_in_regions(%t: i1, %x: i32) -> i32 {
  %0 = scf.execute_region -> i32 no_inline {
    %1 = scf.execute_region -> i32 {
      cf.cond_br %t, ^bb1, ^bb2
    ^bb1:
      scf.yield %x : i32
    ^bb2:
      %y = "test.a"() : () -> i32
      scf.yield %y : i32
    }
    "test.b"(%1) : (i32) -> ()
    scf.yield %1 : i32
  }
  return %0 : i32
}

// -----

func.func @foralls(%n: index, %m: memref<8x8xf32>, %x: f32) {
  scf.forall (%i, %j) in (1, 8) {
    memref.store %x, %m[%i, %j] : memref<8x8xf32>
  }
  scf.forall (%i, %j) = (3, 2) to (4, %n) step (1, 2) {
    memref.store %x, %m[%i, %j] : memref<8x8xf32>
  }
  scf.forall (%i, %j) in (1, 1) {
    memref.store %x, %m[%i, %j] : memref<8x8xf32>
  }
  scf.forall (%i, %j) in (0, %n) {
    memref.store %x, %m[%i, %j] : memref<8x8xf32>
  }
  scf.forall (%i) in (1) {
    memref.store %x, %m[%i, %i] : memref<8x8xf32>
  } {mapping = [#gpu.thread<x>]}
  return
}

// -----

func.func @parallel_in_parallel(%n: index, %m: memref<?x?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.parallel (%i, %k) = (%c0, %c1) to (%n, %n) step (%c1, %c2) {
    scf.parallel (%j) = (%c1) to (%n) step (%c2) {
      %y = arith.addi %i, %k : index
      memref.store %x, %m[%y, %j] : memref<?x?xf32>
    }
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.parallel (%j) = (%i) to (%n) step (%c1) {
      memref.store %x, %m[%i, %j] : memref<?x?xf32>
    }
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.parallel (%j) = (%c0) to (%n) step (%c1) {
      memref.store %x, %m[%i, %j] : memref<?x?xf32>
    }
    "test.more"() : () -> ()
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %r = scf.parallel (%j) = (%c0) to (%n) step (%c1) init (%x) -> f32 {
      %e = memref.load %m[%i, %j] : memref<?x?xf32>
      scf.reduce(%e : f32) {
      ^bb0(%p: f32, %q: f32):
        %s = arith.addf %p, %q : f32
        scf.reduce.return %s : f32
      }
    }
  }
  return
}

// -----

func.func @parallel_once(%n: index, %m: memref<?x?xf32>, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = scf.parallel (%i, %j) = (%c1, %c0) to (%c2, %c2) step (%c1, %c2) init (%x) -> f32 {
    %e = memref.load %m[%i, %j] : memref<?x?xf32>
    scf.reduce(%e : f32) {
    ^bb0(%p: f32, %q: f32):
      %s = arith.addf %p, %q : f32
      scf.reduce.return %s : f32
    }
  }
  scf.parallel (%i, %j) = (%c1, %c0) to (%c2, %n) step (%c1, %c2) {
    memref.store %x, %m[%i, %j] : memref<?x?xf32>
  }
  scf.parallel (%i, %j) = (%c1, %c0) to (%c1, %n) step (%c1, %c2) {
    memref.store %x, %m[%j, %i] : memref<?x?xf32>
  }
  return %r : f32
}

// -----

func.func @whiles_that_know_0(%x: i32, %c1: i32, %n: i32, %k: i32) -> (i32, i1) {
  %0:3 = scf.while (%a = %x) : (i32) -> (i32, i1, i1) {
    %t = arith.cmpi ne, %a, %n : i32
    scf.condition(%t) %a, %t, %t : i32, i1, i1
  } do {
  ^bb0(%a: i32, %t: i1, %u: i1):
    %p = arith.cmpi ne, %a, %n : i32
    "test.use"(%p) : (i1) -> ()
    %b = arith.addi %a, %c1 : i32
    scf.yield %b : i32
  }
  return %0#0, %0#1 : i32, i1
}

// -----

func.func @whiles_that_know_1(%x: i32, %c1: i32, %n: i32, %k: i32) -> (i32, i1) {
  %0:3 = scf.while (%a = %x) : (i32) -> (i32, i1, i1) {
    %t = arith.cmpi ne, %a, %n : i32
    scf.condition(%t) %a, %t, %t : i32, i1, i1
  } do {
  ^bb0(%a: i32, %t: i1, %u: i1):
    %q = arith.cmpi eq, %a, %n : i32
    "test.use"(%q) : (i1) -> ()
    %b = arith.addi %a, %c1 : i32
    scf.yield %b : i32
  }
  return %0#0, %0#1 : i32, i1
}

// -----

func.func @whiles_that_know_2(%x: i32, %c1: i32, %n: i32, %k: i32) -> (i32, i1) {
  %0:3 = scf.while (%a = %x) : (i32) -> (i32, i1, i1) {
    %t = arith.cmpi ne, %a, %n : i32
    scf.condition(%t) %a, %t, %t : i32, i1, i1
  } do {
  ^bb0(%a: i32, %t: i1, %u: i1):
    %r = arith.cmpi slt, %a, %n : i32
    %s = arith.cmpi ne, %a, %k : i32
    "test.use"(%r, %s) : (i1, i1) -> ()
    %b = arith.addi %a, %c1 : i32
    scf.yield %b : i32
  }
  return %0#0, %0#1 : i32, i1
}

// -----

func.func @whiles_that_know_3(%x: i32, %c1: i32, %n: i32, %k: i32) -> (i32, i1) {
  %0:3 = scf.while (%a = %x) : (i32) -> (i32, i1, i1) {
    %t = arith.cmpi ne, %a, %n : i32
    scf.condition(%t) %a, %t, %t : i32, i1, i1
  } do {
  ^bb0(%a: i32, %t: i1, %u: i1):
    %v = arith.cmpi ne, %n, %a : i32
    "test.use"(%v) : (i1) -> ()
    %b = arith.addi %a, %c1 : i32
    scf.yield %b : i32
  }
  return %0#0, %0#1 : i32, i1
}

// -----

func.func @whiles_that_know_4(%x: i32, %c1: i32, %n: i32, %k: i32) -> (i32, i1) {
  %0:3 = scf.while (%a = %x) : (i32) -> (i32, i1, i1) {
    %t = arith.cmpi ne, %a, %n : i32
    scf.condition(%t) %a, %t, %t : i32, i1, i1
  } do {
  ^bb0(%a: i32, %t: i1, %u: i1):
    "test.use"(%t) : (i1) -> ()
    %b = arith.addi %a, %c1 : i32
    scf.yield %b : i32
  }
  return %0#0, %0#1 : i32, i1
}

// -----

func.func @whiles_that_know_both_sides_0(%x: i32, %c1: i32, %n: i32) -> (i32, i32) {
  %0:2 = scf.while (%a = %x, %b = %n) : (i32, i32) -> (i32, i32) {
    %t = arith.cmpi slt, %a, %b : i32
    scf.condition(%t) %a, %b : i32, i32
  } do {
  ^bb0(%a: i32, %b: i32):
    %p = arith.cmpi slt, %a, %b : i32
    "test.use"(%p) : (i1) -> ()
    %c = arith.addi %a, %c1 : i32
    scf.yield %c, %b : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

// -----

func.func @whiles_that_know_both_sides_1(%x: i32, %c1: i32, %n: i32) -> (i32, i32) {
  %0:2 = scf.while (%a = %x, %b = %n) : (i32, i32) -> (i32, i32) {
    %t = arith.cmpi slt, %a, %b : i32
    scf.condition(%t) %a, %b : i32, i32
  } do {
  ^bb0(%a: i32, %b: i32):
    %q = arith.cmpi sge, %a, %b : i32
    "test.use"(%q) : (i1) -> ()
    %c = arith.addi %a, %c1 : i32
    scf.yield %c, %b : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

// -----

func.func @whiles_in_another_order(%x: i32, %y: i32, %z: i32) -> (i32, i32, i32) {
  %0:3 = scf.while (%a = %x, %b = %y, %c = %z) : (i32, i32, i32) -> (i32, i32, i32) {
    %t = "test.ask"(%a) : (i32) -> i1
    scf.condition(%t) %b, %c, %a : i32, i32, i32
  } do {
  ^bb0(%a: i32, %b: i32, %c: i32):
    %d = "test.next"(%a, %b, %c) : (i32, i32, i32) -> i32
    scf.yield %d, %a, %b : i32, i32, i32
  }
  %1:3 = scf.while (%a = %x, %b = %y, %c = %z) : (i32, i32, i32) -> (i32, i32, i32) {
    %t = "test.ask"(%a) : (i32) -> i1
    scf.condition(%t) %b, %b, %a : i32, i32, i32
  } do {
  ^bb0(%a: i32, %b: i32, %c: i32):
    %d = "test.next"(%a, %b, %c) : (i32, i32, i32) -> i32
    scf.yield %d, %a, %b : i32, i32, i32
  }
  %2:3 = scf.while (%a = %x, %b = %y, %c = %z) : (i32, i32, i32) -> (i32, i32, i32) {
    %t = "test.ask"(%a) : (i32) -> i1
    scf.condition(%t) %b, %x, %a : i32, i32, i32
  } do {
  ^bb0(%a: i32, %b: i32, %c: i32):
    %d = "test.next"(%a, %b, %c) : (i32, i32, i32) -> i32
    scf.yield %d, %a, %b : i32, i32, i32
  }
  return %0#2, %1#1, %2#0 : i32, i32, i32
}

// -----

func.func @whiles_with_ifs_and_else(%x: i32, %y: i32) -> (i32, i32, i32) {
  %0:2 = scf.while (%a = %x) : (i32) -> (i32, i32) {
    %t = "test.ask"(%a) : (i32) -> i1
    %r = scf.if %t -> i32 {
      %b = "test.then"(%a) : (i32) -> i32
      scf.yield %b : i32
    } else {
      %b = "test.else"(%a) : (i32) -> i32
      scf.yield %b : i32
    }
    scf.condition(%t) %r, %a : i32, i32
  } do {
  ^bb0(%a: i32, %b: i32):
    %d = "test.next"(%a, %b) : (i32, i32) -> i32
    scf.yield %d : i32
  }
  %1 = scf.while (%a = %x) : (i32) -> i32 {
    %t = "test.ask"(%a) : (i32) -> i1
    %u = "test.ask"(%a) : (i32) -> i1
    %r = scf.if %u -> i32 {
      %b = "test.then"(%a) : (i32) -> i32
      scf.yield %b : i32
    } else {
      scf.yield %a : i32
    }
    scf.condition(%t) %r : i32
  } do {
  ^bb0(%a: i32):
    %d = "test.next"(%a) : (i32) -> i32
    scf.yield %d : i32
  }
  return %0#0, %0#1, %1 : i32, i32, i32
}

// -----

func.func @whiles_with_ifs_and_more(%x: i32, %y: i32) -> (i32, i32, i32) {
  %0:3 = scf.while (%a = %x) : (i32) -> (i32, i32, i32) {
    %t = "test.ask"(%a) : (i32) -> i1
    %m = "test.inner"(%a) : (i32) -> i32
    %r = scf.if %t -> i32 {
      %b = "test.then"(%m, %m, %y, %a) : (i32, i32, i32, i32) -> i32
      scf.yield %b : i32
    } else {
      scf.yield %m : i32
    }
    scf.condition(%t) %r, %a, %m : i32, i32, i32
  } do {
  ^bb0(%a: i32, %b: i32, %c: i32):
    %d = "test.next"(%a, %b, %c) : (i32, i32, i32) -> i32
    scf.yield %d : i32
  }
  return %0#0, %0#1, %0#2 : i32, i32, i32
}

// -----

func.func @branches(%t: i1, %u: i1, %x: i32) -> i32 {
  cf.cond_br %t, ^bb1, ^bb2
^bb1:
  cf.cond_br %t, ^bb3(%x : i32), ^bb2
^bb2:
  cf.cond_br %u, ^bb4(%x : i32), ^bb5
^bb3(%a: i32):
  %p = "test.a"(%a) : (i32) -> i32
  return %p : i32
^bb4(%b: i32):
  cf.cond_br %u, ^bb3(%b : i32), ^bb5
^bb5:
  cf.cond_br %t, ^bb4(%x : i32), ^bb6
^bb6:
  %q = "test.b"() : () -> i32
  return %q : i32
}

// -----

func.func @branch_after_no(%t: i1, %x: i32) -> i32 {
  cf.cond_br %t, ^bb1, ^bb2
^bb1:
  %0 = "test.a"() : () -> i32
  return %0 : i32
^bb2:
  %1 = "test.b"() : () -> i32
  cf.cond_br %t, ^bb3, ^bb4
^bb3:
  %2 = "test.c"() : () -> i32
  return %2 : i32
^bb4:
  return %1 : i32
}

// -----

func.func @branch_after_branch(%t: i1, %u: i1) -> i32 {
  "test.a"()[^bb1] : () -> ()
^bb1:
  cf.cond_br %t, ^bb2, ^bb3
^bb2:
  %0 = "test.b"() : () -> i32
  return %0 : i32
^bb3:
  %1 = "test.c"() : () -> i32
  return %1 : i32
}

// -----

func.func @switches(%f: i32, %x: i32, %y: i32) -> i32 {
  cf.switch %f : i32, [
    default: ^bb1(%x : i32),
    3: ^bb1(%x : i32),
    4: ^bb1(%y : i32),
    5: ^bb2,
    6: ^bb3
  ]
^bb1(%a: i32):
  %0 = "test.a"(%a) : (i32) -> i32
  return %0 : i32
^bb2:
  %1 = "test.b"() : () -> i32
  cf.switch %f : i32, [
    default: ^bb1(%1 : i32),
    4: ^bb4,
    5: ^bb5,
    7: ^bb1(%x : i32)
  ]
^bb3:
  cf.br ^bb1(%y : i32)
^bb4:
  %2 = "test.c"() : () -> i32
  return %2 : i32
^bb5:
  %3 = "test.d"() : () -> i32
  return %3 : i32
}

// -----

func.func @switch_in_default(%f: i32, %x: i32) -> i32 {
  cf.switch %f : i32, [
    default: ^bb2,
    3: ^bb1(%x : i32),
    4: ^bb5
  ]
^bb1(%a: i32):
  %0 = "test.a"(%a) : (i32) -> i32
  return %0 : i32
^bb2:
  %1 = "test.b"() : () -> i32
  cf.switch %f : i32, [
    default: ^bb1(%1 : i32),
    4: ^bb4,
    5: ^bb5,
    3: ^bb1(%x : i32)
  ]
^bb4:
  %2 = "test.c"() : () -> i32
  return %2 : i32
^bb5:
  %3 = "test.d"() : () -> i32
  return %3 : i32
}

// -----

func.func @switch_of_another(%f: i32, %g: i32, %x: i32) -> i32 {
  cf.switch %f : i32, [
    default: ^bb2,
    3: ^bb1(%x : i32)
  ]
^bb1(%a: i32):
  %0 = "test.a"(%a) : (i32) -> i32
  return %0 : i32
^bb2:
  %1 = "test.b"() : () -> i32
  cf.switch %g : i32, [
    default: ^bb1(%1 : i32),
    3: ^bb3,
    4: ^bb3
  ]
^bb3:
  return %x : i32
}

// -----

func.func @known_switches(%x: i64, %y: i64) -> i64 {
  %c = arith.constant 4294967298 : i64
  cf.switch %c : i64, [
    default: ^bb1(%x : i64),
    2: ^bb1(%y : i64),
    4294967298: ^bb2
  ]
^bb1(%a: i64):
  return %a : i64
^bb2:
  %0 = "test.a"() : () -> i64
  %d = arith.constant 5 : i64
  cf.switch %d : i64, [
    default: ^bb1(%0 : i64),
    2: ^bb1(%y : i64)
  ]
}

// -----

func.func @switch_through(%f: i32, %x: i32, %y: i32) -> i32 {
  cf.switch %f : i32, [
    default: ^bb1(%x : i32),
    3: ^bb2,
    4: ^bb3
  ]
^bb1(%a: i32):
  cf.br ^bb4(%a, %y : i32, i32)
^bb2:
  cf.br ^bb4(%y, %x : i32, i32)
^bb3:
  %0 = "test.a"() : () -> i32
  cf.br ^bb4(%y, %0 : i32, i32)
^bb4(%b: i32, %c: i32):
  %1 = "test.b"(%b, %c) : (i32, i32) -> i32
  return %1 : i32
}

// -----

func.func @endless(%t: i1) {
  cf.cond_br %t, ^bb1, ^bb2
^bb1:
  cf.br ^bb1
^bb2:
  cf.br ^bb3
^bb3:
  cf.br ^bb2
}

// -----

func.func @asserts(%t: i1) {
  %true = arith.constant true
  %false = arith.constant false
  cf.assert %true, "a"
  cf.assert %false, "b"
  cf.assert %t, "c"
  return
}
