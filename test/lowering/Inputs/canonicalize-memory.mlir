// Inputs of all_modules.py: what canonicalization asks of memory and of its
// views, one piece for each thing that is decided.

// Scopes whose stack memory may live longer.
func.func @scope_at_end(%n: index, %b: i1) {
  scf.if %b {
    memref.alloca_scope {
      %0 = memref.alloca(%n) : memref<?xf32>
      %m = arith.addi %n, %n : index
      %1 = memref.alloca(%m) : memref<?xf32>
      "test.use"(%0, %1) : (memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  return
}

// -----

func.func @scope_in_two(%n: index, %b: i1, %c: i1) {
  scf.if %b {
    scf.if %c {
      memref.alloca_scope {
        %m = arith.addi %n, %n : index
        %0 = memref.alloca() : memref<4xf32>
        %1 = memref.alloca(%n, %m) : memref<?x?xf32>
        %2 = memref.alloca(%n, %n) : memref<?x?xf32>
        "test.use"(%0, %1, %2) : (memref<4xf32>, memref<?x?xf32>, memref<?x?xf32>) -> ()
      }
    }
  }
  return
}

// -----

func.func @scope_in_two_but_one(%n: index, %b: i1, %c: i1) {
  scf.if %b {
    scf.if %c {
      memref.alloca_scope {
        %0 = memref.alloca() : memref<4xf32>
        "test.use"(%0) : (memref<4xf32>) -> ()
      }
    }
    "test.behind"() : () -> ()
  }
  return
}

// -----

func.func @scope_before_more(%n: index, %b: i1) {
  scf.if %b {
    memref.alloca_scope {
      %0 = memref.alloca() : memref<4xf32>
      "test.use"(%0) : (memref<4xf32>) -> ()
    }
    "test.more"() : () -> ()
  }
  return
}

// -----

func.func @scope_with_argument(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    memref.alloca_scope {
      %0 = memref.alloca(%n) : memref<?xf32>
      %1 = memref.alloca(%i) : memref<?xf32>
      "test.use"(%0, %1) : (memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  return
}

// -----

func.func @scope_of_blocks(%n: index, %b: i1) {
  cf.cond_br %b, ^bb1, ^bb2
^bb1:
  memref.alloca_scope {
    %0 = memref.alloca() : memref<4xf32>
    "test.use"(%0) : (memref<4xf32>) -> ()
  }
  cf.br ^bb2
^bb2:
  return
}

// -----

func.func @scope_without_memory(%n: index, %b: i1) -> index {
  %r = memref.alloca_scope -> (index) {
    %s = scf.if %b -> index {
      %m = arith.addi %n, %n : index
      scf.yield %m : index
    } else {
      scf.yield %n : index
    }
    memref.alloca_scope.return %s : index
  }
  "test.behind"() : () -> ()
  return %r : index
}

// -----

func.func @scope_with_call(%n: index) {
  memref.alloca_scope {
    func.call @f() : () -> ()
  }
  "test.behind"() : () -> ()
  return
}
func.func private @f()

// -----

func.func @scope_with_inner_memory(%b: i1) {
  memref.alloca_scope {
    scf.if %b {
      %0 = memref.alloca() : memref<f32>
      "test.use"(%0) : (memref<f32>) -> ()
    }
  }
  "test.behind"() : () -> ()
  return
}

// -----

func.func @empty_copies(%a: memref<0x?xf32>, %b: memref<0x?xf32>, %c: memref<?x4xf32>, %d: memref<?x4xf32>, %e: memref<4x0xf32>, %f: memref<?x?xf32>) {
  memref.copy %a, %b : memref<0x?xf32> to memref<0x?xf32>
  memref.copy %c, %d : memref<?x4xf32> to memref<?x4xf32>
  memref.copy %c, %c : memref<?x4xf32> to memref<?x4xf32>
  memref.copy %e, %f : memref<4x0xf32> to memref<?x?xf32>
  memref.copy %f, %e : memref<?x?xf32> to memref<4x0xf32>
  return
}

// -----

func.func @copies_of_casts(%a: memref<4xf32>, %b: memref<?xf32>) {
  %0 = memref.cast %a : memref<4xf32> to memref<?xf32>
  memref.copy %0, %b : memref<?xf32> to memref<?xf32>
  memref.copy %b, %0 : memref<?xf32> to memref<?xf32>
  return
}

// -----

func.func @dead_memory(%x: f32, %n: index, %p: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %0 = memref.alloc() : memref<4xf32>
  memref.store %x, %0[%c0] : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  %1 = memref.alloc() : memref<4xf32>
  %2 = memref.load %1[%c0] : memref<4xf32>
  "test.use"(%2) : (f32) -> ()
  memref.dealloc %1 : memref<4xf32>
  %3 = memref.alloc() : memref<memref<4xf32>>
  %4 = memref.alloca() : memref<4xf32>
  memref.store %4, %3[] : memref<memref<4xf32>>
  %5 = memref.realloc %p : memref<?xf32> to memref<8xf32>
  memref.store %x, %5[%c0] : memref<8xf32>
  %6 = memref.alloca(%n) : memref<?xf32>
  return
}

// -----

func.func @sizes_of_memory(%n: index) -> (memref<?x?x?xf32>, memref<?x?xf32, 2>, memref<?xf32>) {
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %m1 = arith.constant -1 : index
  %0 = memref.alloc(%c4, %n, %c0) {alignment = 64} : memref<?x?x?xf32>
  %1 = memref.alloc(%n, %c4) : memref<?x?xf32, 2>
  %2 = memref.alloc(%m1) : memref<?xf32>
  return %0, %1, %2 : memref<?x?x?xf32>, memref<?x?xf32, 2>, memref<?xf32>
}

// -----

func.func @sizes_with_symbols(%n: index) -> memref<?x?xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * s0 + d1 + s1)>> {
  %c4 = arith.constant 4 : index
  %0 = memref.alloc(%c4, %n)[%n, %c4] : memref<?x?xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * s0 + d1 + s1)>>
  return %0 : memref<?x?xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * s0 + d1 + s1)>>
}

// -----

func.func @sizes_of_reshaped(%m: memref<*xf32>, %s: memref<3xindex>, %t: memref<3xi32>, %i: index) -> (index, index, index) {
  %c1 = arith.constant 1 : index
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<3xindex>) -> memref<?x?x?xf32>
  %1 = memref.dim %0, %c1 : memref<?x?x?xf32>
  %2 = memref.reshape %m(%t) : (memref<*xf32>, memref<3xi32>) -> memref<?x?x?xf32>
  %3 = memref.dim %2, %c1 : memref<?x?x?xf32>
  %4 = memref.dim %0, %i : memref<?x?x?xf32>
  return %1, %3, %4 : index, index, index
}

// -----

func.func @size_known_later(%m: memref<*xf32>, %s: memref<3xindex>, %b: i1) -> index {
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<3xindex>) -> memref<?x?x?xf32>
  %r = scf.if %b -> index {
    %i = "test.index"() : () -> index
    %1 = memref.dim %0, %i : memref<?x?x?xf32>
    scf.yield %1 : index
  } else {
    %2 = "test.other"() : () -> index
    scf.yield %2 : index
  }
  return %r : index
}

// -----

func.func @size_known_behind(%m: memref<*xf32>, %s: memref<3xindex>) -> index {
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<3xindex>) -> memref<?x?x?xf32>
  %i = "test.index"() : () -> index
  %1 = memref.dim %0, %i : memref<?x?x?xf32>
  return %1 : index
}

// -----

func.func @size_of_block_argument(%m: memref<*xf32>, %s: memref<3xindex>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<3xindex>) -> memref<?x?x?xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c0) -> index {
    %1 = memref.dim %0, %i : memref<?x?x?xf32>
    %2 = arith.addi %a, %1 : index
    scf.yield %2 : index
  }
  return %r : index
}

// -----

func.func @same_metadata(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %b to offset: [%o], sizes: [%s#0, %s#1], strides: [%t#0, %t#1] : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// -----

func.func @other_metadata(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: 3>>) {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %b to offset: [%o], sizes: [%s#1, %s#0], strides: [%t#0, %t#1] : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %1 = memref.reinterpret_cast %b to offset: [%o], sizes: [%s#0, %s#1], strides: [%t#0, %t#0] : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %2 = memref.reinterpret_cast %b to offset: [%o], sizes: [%s#0], strides: [%t#0] : memref<f32> to memref<?xf32, strided<[?], offset: ?>>
  %3 = memref.reinterpret_cast %b to offset: [3], sizes: [%s#0, %s#1], strides: [%t#0, %t#1] : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: 3>>
  return %0, %1, %2, %3 : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: 3>>
}

// -----

func.func @same_metadata_other_type(%m: memref<4x5xf32>) -> memref<?x5xf32, strided<[5, 1], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<4x5xf32> -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %b to offset: [%o], sizes: [%s#0, 5], strides: [5, 1] : memref<f32> to memref<?x5xf32, strided<[5, 1], offset: ?>>
  return %0 : memref<?x5xf32, strided<[5, 1], offset: ?>>
}

// -----

func.func @parts_with_numbers(%m: memref<?x?xf32>, %n: index) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %m1 = arith.constant -1 : index
  %0 = memref.subview %m[%c0, %n] [%c4, %n] [%c1, %c1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %1 = memref.subview %m[%n, %c1] [1, %c4] [%c1, %n] : memref<?x?xf32> to memref<?xf32, strided<[?], offset: ?>>
  %2 = memref.subview %m[%n, %n] [%n, %n] [%m1, %n] : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0, %1, %2 : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// -----

func.func @parts_with_negative(%m: memref<?x?xf32>, %n: index) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>) {
  %m1 = arith.constant -1 : index
  %0 = memref.subview %m[%n, %m1] [%n, %n] [%n, %n] : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %1 = memref.subview %m[%n, %n] [%n, %m1] [%n, %n] : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0, %1 : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// -----

func.func @parts_of_casts(%m: memref<8x16xf32>, %n: index) -> (memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?xf32, strided<[1], offset: ?>>, memref<4x?xf32, strided<[?, 1], offset: ?>>) {
  %c = memref.cast %m : memref<8x16xf32> to memref<?x?xf32>
  %0 = memref.subview %c[%n, 2] [%n, %n] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  %1 = memref.subview %c[%n, 0] [1, 5] [1, 1] : memref<?x?xf32> to memref<5xf32, strided<[1], offset: ?>>
  %2 = memref.cast %1 : memref<5xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
  %3 = memref.subview %c[0, %n] [4, %n] [1, 1] : memref<?x?xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
  return %0, %2, %3 : memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?xf32, strided<[1], offset: ?>>, memref<4x?xf32, strided<[?, 1], offset: ?>>
}

// -----

func.func @parts_of_casts_that_know_more(%m: memref<?x?xf32>, %n: index) -> memref<4x?xf32, strided<[16, 1], offset: ?>> {
  %c = memref.cast %m : memref<?x?xf32> to memref<8x16xf32>
  %0 = memref.subview %c[0, %n] [4, %n] [1, 1] : memref<8x16xf32> to memref<4x?xf32, strided<[16, 1], offset: ?>>
  return %0 : memref<4x?xf32, strided<[16, 1], offset: ?>>
}

// -----

func.func @whole_parts(%m: memref<8x16xf32>, %d: memref<?x16xf32>, %s: memref<8x16xf32, strided<[32, 2], offset: ?>>, %u: memref<1x16xf32>) -> (memref<8x16xf32, strided<[16, 1]>>, memref<8x16xf32, strided<[32, 2], offset: ?>>, memref<8x16xf32, strided<[16, 1]>>, memref<8x16xf32, strided<[32, 1]>>, memref<7x16xf32, strided<[16, 1]>>, memref<8x16xf32, strided<[16, 1], offset: 16>>) {
  %0 = memref.subview %m[0, 0] [8, 16] [1, 1] : memref<8x16xf32> to memref<8x16xf32, strided<[16, 1]>>
  %1 = memref.subview %s[0, 0] [8, 16] [1, 1] : memref<8x16xf32, strided<[32, 2], offset: ?>> to memref<8x16xf32, strided<[32, 2], offset: ?>>
  %2 = memref.subview %d[0, 0] [8, 16] [1, 1] : memref<?x16xf32> to memref<8x16xf32, strided<[16, 1]>>
  %3 = memref.subview %d[0, 0] [8, 16] [2, 1] : memref<?x16xf32> to memref<8x16xf32, strided<[32, 1]>>
  %4 = memref.subview %m[0, 0] [7, 16] [1, 1] : memref<8x16xf32> to memref<7x16xf32, strided<[16, 1]>>
  %5 = memref.subview %d[1, 0] [8, 16] [1, 1] : memref<?x16xf32> to memref<8x16xf32, strided<[16, 1], offset: 16>>
  return %0, %1, %2, %3, %4, %5 : memref<8x16xf32, strided<[16, 1]>>, memref<8x16xf32, strided<[32, 2], offset: ?>>, memref<8x16xf32, strided<[16, 1]>>, memref<8x16xf32, strided<[32, 1]>>, memref<7x16xf32, strided<[16, 1]>>, memref<8x16xf32, strided<[16, 1], offset: 16>>
}

// -----

func.func @whole_without_dim(%u: memref<1x16xf32>) -> memref<16xf32, strided<[1]>> {
  %0 = memref.subview %u[0, 0] [1, 16] [1, 1] : memref<1x16xf32> to memref<16xf32, strided<[1]>>
  return %0 : memref<16xf32, strided<[1]>>
}

// -----

func.func @views(%m: memref<2048xi8>, %n: index, %o: index) -> (memref<?x?xf32>, memref<?x4x?xf32>, memref<?xf32>) {
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %0 = memref.view %m[%o][%n, %c4] : memref<2048xi8> to memref<?x?xf32>
  %1 = memref.view %m[%o][%c8, %n] : memref<2048xi8> to memref<?x4x?xf32>
  %2 = memref.view %m[%c4][%c8] : memref<2048xi8> to memref<?xf32>
  return %0, %1, %2 : memref<?x?xf32>, memref<?x4x?xf32>, memref<?xf32>
}

// -----

func.func @views_of_casts(%m: memref<2048xi8>, %n: index, %o: index) -> (memref<?x?xf32>, memref<4xf32>) {
  %c = memref.cast %m : memref<2048xi8> to memref<?xi8>
  %0 = memref.view %c[%o][%n, %o] : memref<?xi8> to memref<?x?xf32>
  %1 = memref.view %c[%o][] : memref<?xi8> to memref<4xf32>
  return %0, %1 : memref<?x?xf32>, memref<4xf32>
}
