// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics -allow-unregistered-dialect %}
// Indices of another type, accesses and globals that are not well formed.

// expected-note@+1 {{prior use here}}
func.func @f(%n: i32, %m: memref<4xf32>) {
  // expected-error@+1 {{use of value '%n' expects different type than prior uses: 'index' vs 'i32'}}
  %0 = memref.load %m[%n] : memref<4xf32>
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%n: i32, %m: memref<4xf32>) {
  // expected-error@+1 {{use of value '%n' expects different type than prior uses: 'index' vs 'i32'}}
  memref.prefetch %m[%n], read, locality<3>, data : memref<4xf32>
  return
}

// -----

func.func @f(%x: index, %m: memref<4xf32>) {
  // expected-error@+1 {{custom op 'memref.prefetch' expected valid keyword}}
  memref.prefetch %m[%x], "read", locality<3>, data : memref<4xf32>
  return
}

// -----

func.func @f(%x: index, %m: memref<4xf32>) {
  // expected-error@+1 {{custom op 'memref.prefetch' rw specifier has to be 'read' or 'write'}}
  memref.prefetch %m[%x], change, locality<3>, data : memref<4xf32>
  return
}

// -----

func.func @f(%x: index, %m: memref<4xf32>) {
  // expected-error@+1 {{expected '<'}}
  memref.prefetch %m[%x], read, locality 3>, data : memref<4xf32>
  return
}

// -----

func.func @f(%x: index, %m: memref<4xf32>) {
  // expected-error@+1 {{expected attribute value}}
  memref.prefetch %m[%x], read, locality<x>, data : memref<4xf32>
  return
}

// -----

func.func @f(%x: index, %m: memref<4xf32>) {
  // expected-error@+1 {{custom op 'memref.prefetch' cache type has to be 'data' or 'instr'}}
  memref.prefetch %m[%x], read, locality<3>, memory : memref<4xf32>
  return
}

// -----

func.func @f(%x: index, %m: memref<4xf32>) {
  // expected-error@+1 {{custom op 'memref.prefetch' expected valid keyword}}
  memref.prefetch %m[%x], read, locality<3>, "data" : memref<4xf32>
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%n: i32, %m: memref<4xf32>) {
  // expected-error@+1 {{use of value '%n' expects different type than prior uses: 'index' vs 'i32'}}
  %0 = memref.generic_atomic_rmw %m[%n] : memref<4xf32> { }
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{expected '(' in dimensional identifier list}}
  %0 = memref.transpose %m affine_set<(d0) : (d0 == 0)> : memref<4xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{expected AffineMap, but got IntegerSet}}
  %0 = memref.transpose %m (d0) : (d0 == 0) : memref<4xf32> to memref<4xf32>
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%x: index, %n: i32, %m: memref<4xf32>, %t: memref<1xi32>) {
  // expected-error@+1 {{use of value '%n' expects different type than prior uses: 'index' vs 'i32'}}
  memref.dma_start %m[%n], %m[%x], %x, %t[%x] : memref<4xf32>, memref<4xf32>, memref<1xi32>
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%x: index, %n: i32, %m: memref<4xf32>, %t: memref<1xi32>) {
  // expected-error@+1 {{use of value '%n' expects different type than prior uses: 'index' vs 'i32'}}
  memref.dma_start %m[%x], %m[%n], %x, %t[%x] : memref<4xf32>, memref<4xf32>, memref<1xi32>
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%x: index, %n: i32, %m: memref<4xf32>, %t: memref<1xi32>) {
  // expected-error@+1 {{use of value '%n' expects different type than prior uses: 'index' vs 'i32'}}
  memref.dma_start %m[%x], %m[%x], %n, %t[%x] : memref<4xf32>, memref<4xf32>, memref<1xi32>
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%x: index, %n: i32, %m: memref<4xf32>, %t: memref<1xi32>) {
  // expected-error@+1 {{use of value '%n' expects different type than prior uses: 'index' vs 'i32'}}
  memref.dma_start %m[%x], %m[%x], %x, %t[%n] : memref<4xf32>, memref<4xf32>, memref<1xi32>
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%x: index, %n: i32, %m: memref<4xf32>, %t: memref<1xi32>) {
  // expected-error@+1 {{use of value '%n' expects different type than prior uses: 'index' vs 'i32'}}
  memref.dma_start %m[%x], %m[%x], %x, %t[%x], %n, %x : memref<4xf32>, memref<4xf32>, memref<1xi32>
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%x: index, %n: i32, %t: memref<1xi32>) {
  // expected-error@+1 {{use of value '%n' expects different type than prior uses: 'index' vs 'i32'}}
  memref.dma_wait %t[%n], %x : memref<1xi32>
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%x: index, %n: i32, %t: memref<1xi32>) {
  // expected-error@+1 {{use of value '%n' expects different type than prior uses: 'index' vs 'i32'}}
  memref.dma_wait %t[%x], %n : memref<1xi32>
  return
}

// -----

// expected-error@+1 {{custom op 'memref.global' type should be static shaped memref, but got 'memref<?xi32>'}}
memref.global @g : memref<?xi32> = dense<1>

// -----

// expected-error@+1 {{custom op 'memref.global' type should be static shaped memref, but got 'vector<2xi32>'}}
memref.global @g : vector<2xi32> = dense<1>

// -----

// expected-error@+1 {{custom op 'memref.global' initial value should be a unit or elements attribute}}
memref.global @g : memref<2xi32> = "x"

// -----

// expected-error@+1 {{expected integer elements, but parsed floating-point}}
memref.global @g : memref<2xi32> = dense<1.0>
