// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics -allow-unregistered-dialect %}
// Numbers, elements and dictionaries that are none.

// expected-error@+1 {{floating point value not valid for specified type}}
"t.t"() {a = 1.0 : i32} : () -> ()

// -----

// expected-error@+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note@+1 {{add a trailing dot to make the literal a float}}
"t.t"() {a = 1 : f32} : () -> ()

// -----

// expected-error@+1 {{hexadecimal float literal should not have a leading minus}}
"t.t"() {a = -0x1 : f32} : () -> ()

// -----

// expected-error@+1 {{hexadecimal float constant out of range for type}}
"t.t"() {a = 0x1FFFFFFFF : f32} : () -> ()

// -----

// expected-error@+1 {{integer constant out of range for attribute}}
"t.t"() {a = 123456789012345678901234567890123456789012 : i128} : () -> ()

// -----

// expected-error@+1 {{expected valid attribute name}}
"t.t"() {a = {"" = 1}} : () -> ()

// -----

// expected-error@+1 {{duplicate key 'b' in dictionary attribute}}
"t.t"() {a = {b = 1, b = 2}} : () -> ()

// -----

// expected-error@+1 {{expected '}' in attribute dictionary}}
"t.t"() {a = {b : 1}} : () -> ()

// -----

// expected-error@+1 {{expected a 64-bit signed integer or '?'}}
"t.t"() {a = strided<[99999999999999999999]>} : () -> ()

// -----

// expected-error@+1 {{expected a 64-bit signed integer or '?'}}
"t.t"() {a = strided<[9223372036854775808]>} : () -> ()

// -----

// expected-error@+1 {{expected a 64-bit signed integer or '?'}}
"t.t"() {a = strided<[1], offset: 18446744073709551616>} : () -> ()

// -----

// expected-error@+1 {{expected '[' after 'distinct'}}
"t.t"() {a = distinct<1>} : () -> ()

// -----

// expected-error@+1 {{expected distinct ID}}
"t.t"() {a = distinct[x]<1>} : () -> ()

// -----

// expected-error@+1 {{expected an unsigned 64-bit integer}}
"t.t"() {a = distinct[99999999999999999999]<1>} : () -> ()

// -----

// expected-error@+1 {{referenced attribute does not match previous definition: 1 : i32}}
"t.t"() {a = distinct[0]<1 : i32>, b = distinct[0]<2 : i32>} : () -> ()

// -----

// expected-error@+2 {{expected attribute value}}
// expected-error@+1 {{expected attribute}}
"t.t"() {a = distinct[0]<1 : i32>, b = distinct[1]<+>} : () -> ()

// -----

// expected-error@+1 {{expected non-function type}}
"t.t"() {a = (d0) - 1} : () -> ()

// -----

// expected-error@+1 {{parsed 4 elements, but type ('complex<i32>') expected 2 elements}}
"t.t"() {a = dense<(((1, 2), 3), 4)> : tensor<complex<i32>>} : () -> ()

// -----

// expected-error@+1 {{expected integer or floating point literal}}
"t.t"() {a = dense<-true> : tensor<i32>} : () -> ()

// -----

// expected-error@+1 {{expected integer or floating point literal}}
"t.t"() {a = dense<- "x"> : tensor<i32>} : () -> ()

// -----

// expected-error@+1 {{integer constant out of range for type}}
"t.t"() {a = dense<300> : tensor<i8>} : () -> ()

// -----

// expected-error@+1 {{expected unsigned integer elements, but parsed negative value}}
"t.t"() {a = dense<-1> : tensor<ui8>} : () -> ()

// -----

// expected-error@+1 {{integer constant out of range for type}}
"t.t"() {a = dense<18446744073709551616> : tensor<i64>} : () -> ()

// -----

// expected-error@+1 {{integer constant out of range for type}}
"t.t"() {a = dense<340282366920938463463374607431768211456> : tensor<i128>} : () -> ()

// -----

// expected-error@+1 {{expected string token, got 1}}
"t.t"() {a = dense<[1, "b"]> : tensor<2x!llvm.ptr>} : () -> ()

// -----

// expected-error@+1 {{expected string containing hex digits starting with `0x`}}
"t.t"() {a = dense<"0"> : tensor<1xi8>} : () -> ()

// -----

// expected-error@+1 {{expected string containing hex digits starting with `0x`}}
"t.t"() {a = dense<"1x00"> : tensor<1xi8>} : () -> ()

// -----

// expected-error@+1 {{expected string containing hex digits starting with `0x`}}
"t.t"() {a = dense<"0y00"> : tensor<1xi8>} : () -> ()

// -----

// expected-error@+1 {{expected string containing hex digits starting with `0x`}}
"t.t"() {a = dense<"0x000"> : tensor<1xi8>} : () -> ()

// -----

// expected-error@+1 {{expected string containing hex digits starting with `0x`}}
"t.t"() {a = dense<"0x/0"> : tensor<1xi8>} : () -> ()

// -----

// expected-error@+1 {{expected string containing hex digits starting with `0x`}}
"t.t"() {a = dense<"0x:0"> : tensor<1xi8>} : () -> ()

// -----

// expected-error@+1 {{expected string containing hex digits starting with `0x`}}
"t.t"() {a = dense<"0x0@"> : tensor<1xi8>} : () -> ()

// -----

// expected-error@+1 {{expected string containing hex digits starting with `0x`}}
"t.t"() {a = dense<"0x0g"> : tensor<1xi8>} : () -> ()

// -----

// expected-error@+1 {{elements hex data size is invalid for provided type: 'tensor<17xi1>'}}
"t.t"() {a = dense<"0x01"> : tensor<17xi1>} : () -> ()

// -----

// expected-error@+1 {{elements hex data size is invalid for provided type: 'tensor<4xi1>'}}
"t.t"() {a = dense<"0x0102"> : tensor<4xi1>} : () -> ()

// -----

// expected-error@+1 {{elements hex data size is invalid for provided type: 'tensor<3xi8>'}}
"t.t"() {a = dense<"0x0102"> : tensor<3xi8>} : () -> ()

// -----

// expected-error@+1 {{inferred shape of elements literal ([1, 2]) does not match type ([2])}}
"t.t"() {a = dense<[[1, 2]]> : tensor<2xi32>} : () -> ()

// -----

// expected-error@+1 {{tensor literal is invalid; ranks are not consistent between elements}}
"t.t"() {a = dense<[1, [2]]> : tensor<2xi32>} : () -> ()

// -----

// expected-error@+1 {{expected 'true' or 'false' values for i1 type}}
"t.t"() {a = array<i1: 1>} : () -> ()

// -----

// expected-error@+1 {{integer constant out of range}}
"t.t"() {a = array<i8: 256>} : () -> ()

// -----

// expected-error@+1 {{integer constant out of range}}
"t.t"() {a = array<i128: 340282366920938463463374607431768211456>} : () -> ()

// -----

// expected-error@+1 {{element type bitwidth must be a multiple of 8}}
"t.t"() {a = array<i7: 1>} : () -> ()

// -----

// expected-error@+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note@+1 {{add a trailing dot to make the literal a float}}
"t.t"() {a = array<f32: 1>} : () -> ()

// -----

// expected-error@+1 {{expected floating point literal}}
"t.t"() {a = array<f32: true>} : () -> ()

// -----

// expected-error@+1 {{expected integer literal}}
"t.t"() {a = array<i32: 1.0>} : () -> ()

// -----

// expected-error@+1 {{expected '>' to close an array attribute}}
"t.t"() {a = array<i32: 1 2>} : () -> ()

// -----

// expected-error@+1 {{expected '<' after 'dense_resource'}}
"t.t"() {a = dense_resource[x]} : () -> ()

// -----

// expected-error@+1 {{expected identifier key for 'resource' entry}}
"t.t"() {a = dense_resource<1>} : () -> ()

// -----

// expected-error@+1 {{`dense_resource` expected a shaped type}}
"t.t"() {a = dense_resource<x> : i32} : () -> ()

// -----

// expected-error@+1 {{sparse index #0 is not contained within the value shape, with index=[4], and type='tensor<4xi32>'}}
"t.t"() {a = sparse<[[4]], 2> : tensor<4xi32>} : () -> ()

// -----

// expected-error@+1 {{sparse index #0 is not contained within the value shape, with index=[0, 4], and type='tensor<4x4xi32>'}}
"t.t"() {a = sparse<[[0, 4]], 2> : tensor<4x4xi32>} : () -> ()

// -----

// expected-error@+1 {{expected shape ([4, 4]); inferred shape of indices literal ([1, 3]); inferred shape of values literal ([1])}}
"t.t"() {a = sparse<[[0, 0, 0]], 2> : tensor<4x4xi32>} : () -> ()

// -----

// expected-error@+1 {{expected integer elements, but parsed floating-point}}
"t.t"() {a = sparse<1.0, 2> : tensor<4xi32>} : () -> ()

// -----

// expected-error@+1 {{expected string containing hex digits starting with `0x`}}
"t.t"() {a = sparse<[[0]], "x"> : tensor<4xi32>} : () -> ()

// -----

// expected-error@+1 {{expected 1-d tensor for sparse element values}}
"t.t"() {a = sparse<[[0]], [[2]]> : tensor<4xi32>} : () -> ()

// -----

// expected-error@+1 {{expected shape ([4]); inferred shape of indices literal ([2]); inferred shape of values literal ([1])}}
"t.t"() {a = sparse<[0, 1], [2]> : tensor<4xi32>} : () -> ()

// -----

// expected-error@+1 {{expected integer elements, but parsed floating-point}}
"t.t"() {a = sparse<0, 2.0> : tensor<4xi32>} : () -> ()
