// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect

// Values that are none, where mlir-opt says something else: old layouts and
// maps, strings among numbers, indices that are negative.

// expected-error@+1 {{expected ':'}}
"t.t"() {a = memref<4xf32, offset 3>} : () -> ()

// -----

// expected-error@+1 {{expected a 64-bit signed integer or '?'}}
"t.t"() {a = memref<4xf32, offset: x>} : () -> ()

// -----

// expected-error@+1 {{expected 'strides'}}
"t.t"() {a = memref<4xf32, offset: 3, steps: [1]>} : () -> ()

// -----

// expected-error@+1 {{expected ':'}}
"t.t"() {a = memref<4xf32, offset: 3, strides [1]>} : () -> ()

// -----

// expected-error@+1 {{expected '['}}
"t.t"() {a = memref<4xf32, offset: 3, strides: 1>} : () -> ()

// -----

// expected-error@+1 {{expected a 64-bit signed integer or '?'}}
"t.t"() {a = memref<4xf32, offset: 3, strides: [x]>} : () -> ()

// -----

// expected-error@+1 {{expected ']'}}
"t.t"() {a = memref<4xf32, offset: 3, strides: [1>} : () -> ()

// -----

// expected-error@+1 {{expected affine expression}}
"t.t"() {a = (x) -> (} : () -> ()

// -----

// expected-error@+1 {{expected '->' or ':'}}
"t.t"() {a = (i32)[s0]} : () -> ()

// -----

// expected-error@+2 {{use of undeclared identifier}}
// expected-error@+1 {{missing operand of negation}}
"t.t"() {a = (f32) -> (-x)} : () -> ()

// -----

// expected-error@+1 {{expected integer elements, but parsed string}}
"t.t"() {a = dense<["a", 1]> : tensor<2xi32>} : () -> ()

// -----

// expected-error@+1 {{expected integer elements, but parsed string}}
"t.t"() {a = dense<["a", "b"]> : tensor<2xi32>} : () -> ()

// -----

// expected-error@+1 {{expected integer or float type, got: 'index'}}
"t.t"() {a = array<index: 1>} : () -> ()

// -----

// expected-error@+1 {{sparse index #0 is not contained within the value shape, with index=[-1], and type='tensor<4xi32>'}}
"t.t"() {a = sparse<[[-1]], 2> : tensor<4xi32>} : () -> ()
