// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics -allow-unregistered-dialect %}
// Elements that do not go together with their type.

// expected-error@+1 {{expected string token, got 1}}
"test.op"() {a = dense<["a", 1]> : tensor<2x!other.text>} : () -> ()

// -----

// expected-error@+1 {{expected i1 type for 'true' or 'false' values}}
"test.op"() {a = array<i8: true>} : () -> ()

// -----

// expected-error@+1 {{expected 'true' or 'false' values for i1 type}}
"test.op"() {a = array<i1: 1>} : () -> ()

// -----

// expected-error@+1 {{integer constant out of range}}
"test.op"() {a = array<i8: 300>} : () -> ()

// -----

// expected-error@+1 {{expected integer literal}}
"test.op"() {a = array<i8: x>} : () -> ()

// -----

// expected-error@+1 {{inferred shape of elements literal ([3]) does not match type ([2])}}
"test.op"() {a = dense<["a", "b", "c"]> : tensor<2x!other.text>} : () -> ()

// -----

// expected-error@+1 {{elements literal must be a shaped type}}
"test.op"() {a = dense<1> : i32} : () -> ()

// -----

// expected-error@+1 {{elements literal type must have static shape}}
"test.op"() {a = dense<1> : tensor<?xi32>} : () -> ()

// -----

// expected-error@+1 {{expected shape ([4]); inferred shape of indices literal ([1, 2]); inferred shape of values literal ([1])}}
"test.op"() {a = sparse<[[0, 0]], [1]> : tensor<4xi32>} : () -> ()
