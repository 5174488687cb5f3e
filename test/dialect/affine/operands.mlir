// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect
//
// What affine operations take for dimensions and symbols.

func.func @symbols(%m: memref<?x4x?xf32>, %n: index, %k: index, %b: memref<2048xi8>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  affine.for %i = 0 to 10 {
    %a = memref.alloc(%n, %i) : memref<?x4x?xf32>
    %x = memref.dim %a, %c0 : memref<?x4x?xf32>
    %y = memref.dim %a, %c1 : memref<?x4x?xf32>
    %v = memref.view %b[%i][%n, %k] : memref<2048xi8> to memref<?x?xf32>
    %z = memref.dim %v, %c1 : memref<?x?xf32>
    %s = memref.subview %m[0, 0, %i] [%k, 4, 1] [1, 1, 1] : memref<?x4x?xf32> to memref<?x4xf32, strided<[?, ?], offset: ?>>
    %w = memref.dim %s, %c0 : memref<?x4xf32, strided<[?, ?], offset: ?>>
    %t = memref.cast %a : memref<?x4x?xf32> to memref<?x?x?xf32>
    %u = memref.dim %t, %c1 : memref<?x?x?xf32>
    %d = arith.divsi %n, %c2 : index
    %e = arith.addi %n, %k : index
    "test.use"(%a) : (memref<?x4x?xf32>) -> ()
    affine.for %j = 0 to min affine_map<()[s0, s1, s2, s3, s4, s5] -> (s0, s1, s2, s3, s4, s5)>()[%x, %y, %z, %w, %u, %d] {
      %r = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%j)[%e]
      "test.use"(%r) : (index) -> ()
    }
  }
  return
}

// -----

func.func @divided_by_zero(%n: index) {
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to 10 {
    %d = arith.divsi %n, %c0 : index
    // expected-error@below {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %j = 0 to %d { }
  }
  return
}

// -----

func.func @divided_by_unknown(%n: index, %k: index) {
  affine.for %i = 0 to 10 {
    %d = arith.ceildivui %n, %k : index
    // expected-error@below {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %j = 0 to %d { }
  }
  return
}

// -----

func.func @divided(%n: index) {
  %c3 = arith.constant 3 : index
  affine.for %i = 0 to 10 {
    %d = arith.ceildivui %n, %c3 : index
    %e = arith.divui %d, %c3 : index
    %f = arith.ceildivsi %e, %c3 : index
    affine.for %j = 0 to %f { }
  }
  return
}

// -----

func.func @size_of_loop(%n: index) {
  %c2 = arith.constant 2 : index
  affine.for %i = 0 to 10 {
    %a = memref.alloc(%n, %i) : memref<?x4x?xf32>
    %x = memref.dim %a, %c2 : memref<?x4x?xf32>
    // expected-error@below {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%x] { }
  }
  return
}

// -----

func.func @outside(%n: index) {
  %c3 = arith.constant 3 : index
  affine.for %i = 0 to 10 {
    %a = memref.alloc(%n, %i) : memref<?x4x?xf32>
    %x = memref.dim %a, %c3 : memref<?x4x?xf32>
    // expected-error@below {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%x] { }
  }
  return
}

// -----

func.func @unranked(%u: memref<*xf32>) {
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to 10 {
    %r = "test.make"() : () -> memref<*xf32>
    %a = memref.cast %r : memref<*xf32> to memref<?xf32>
    %x = memref.dim %a, %c0 : memref<?xf32>
    // expected-error@below {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%x] { }
  }
  return
}

// -----

func.func @unknown_dim(%n: index) {
  affine.for %i = 0 to 10 {
    %a = memref.alloc(%n) : memref<4x?xf32>
    %x = memref.dim %a, %i : memref<4x?xf32>
    // expected-error@below {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%x] { }
  }
  return
}

// -----

func.func @unknown_size() {
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to 10 {
    %a = "test.make"() : () -> memref<?xf32>
    %x = memref.dim %a, %c0 : memref<?xf32>
    // expected-error@below {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %j = 0 to affine_map<()[s0] -> (s0)>()[%x] { }
  }
  return
}

// -----

func.func @dims(%m: memref<?xf32>, %k: memref<100xf32>) {
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to 10 {
    %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    %b = affine.linearize_index [%i, %a] by (4, 5) : index
    %p, %q = affine.delinearize_index %b into (4, 5) : index, index
    %d = affine.load %k[%a + %b] : memref<100xf32>
    affine.store %d, %k[%p + %q] : memref<100xf32>
  }
  return
}

// -----

func.func @no_dim(%k: memref<100xf32>) {
  affine.for %i = 0 to 10 {
    %a = arith.muli %i, %i : index
    // expected-error@below {{'affine.load' op operand cannot be used as a dimension id}}
    %d = affine.load %k[%a] : memref<100xf32>
  }
  return
}

// -----

func.func @apply_of_none(%k: memref<100xf32>) {
  affine.for %i = 0 to 10 {
    %a = arith.muli %i, %i : index
    %b = affine.apply affine_map<(d0) -> (d0 * 2)>(%a)
    // expected-error@below {{'affine.load' op operand cannot be used as a dimension id}}
    %d = affine.load %k[%b] : memref<100xf32>
  }
  return
}
