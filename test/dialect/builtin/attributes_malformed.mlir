// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics -allow-unregistered-dialect %}
// Attributes that are none.

// expected-error@+1 {{floating point value not valid for specified type}}
"test.op"() {a = 1.0 : i32} : () -> ()

// -----

// expected-error@+1 {{integer literal not valid for specified type}}
"test.op"() {a = 1 : none} : () -> ()

// -----

// expected-error@+1 {{negative integer literal not valid for unsigned integer type}}
"test.op"() {a = -1 : ui8} : () -> ()

// -----

// expected-error@+1 {{integer constant out of range for attribute}}
"test.op"() {a = 256 : i8} : () -> ()

// -----

// expected-error@+1 {{integer constant out of range for attribute}}
"test.op"() {a = -129 : si8} : () -> ()

// -----

// expected-error@+1 {{integer constant out of range for attribute}}
"test.op"() {a = 128 : si8} : () -> ()

// -----

// expected-error@+1 {{expected constant integer or floating point value}}
"test.op"() {a = -true} : () -> ()

// -----

// expected-error@+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note@+1 {{add a trailing dot to make the literal a float}}
"test.op"() {a = 1 : f32} : () -> ()

// -----

// expected-error@+1 {{hexadecimal float literal should not have a leading minus}}
"test.op"() {a = -0x10 : f32} : () -> ()

// -----

// expected-error@+1 {{hexadecimal float constant out of range for type}}
"test.op"() {a = 0x1FF : f8E5M2} : () -> ()

// -----

// expected-error@+1 {{expected non-function type}}
"test.op"() {a = 1.0 : bf17} : () -> ()

// -----

// expected-error@+1 {{@ identifier expected to start with letter or '_'}}
"test.op"() {a = @} : () -> ()

// -----

// expected-error@+1 {{expected nested symbol reference identifier}}
"test.op"() {a = @a::} : () -> ()

// -----

// expected-error@+1 {{expected nested symbol reference identifier}}
"test.op"() {a = @a::b} : () -> ()

// -----

// expected-error@+1 {{expected attribute name}}
"test.op"() {a = {1 = 2}} : () -> ()

// -----

// expected-error@+1 {{expected '}' in attribute dictionary}}
"test.op"() {a = {a 2}} : () -> ()

// -----

// expected-error@+1 {{duplicate key 'a' in dictionary attribute}}
"test.op"() {a = {a = 1, a = 2}} : () -> ()

// -----

// expected-error@+1 {{expected ',' or ']'}}
"test.op"() {a = [1, 2} : () -> ()

// -----

// expected-error@+1 {{expected '>'}}
"test.op"() {a = dense<1} : () -> ()

// -----

// expected-error@+1 {{tensor literal is invalid; ranks are not consistent between elements}}
"test.op"() {a = dense<[1, [2]]> : tensor<2xi32>} : () -> ()

// -----

// expected-error@+1 {{tensor literal is invalid; ranks are not consistent between elements}}
"test.op"() {a = dense<[[1], [2, 3]]> : tensor<2x2xi32>} : () -> ()

// -----

// expected-error@+1 {{expected unsigned integer elements, but parsed negative value}}
"test.op"() {a = dense<-1> : tensor<2xui8>} : () -> ()

// -----

// expected-error@+1 {{expected integer elements, but parsed floating-point}}
"test.op"() {a = dense<1.5> : tensor<2xi8>} : () -> ()

// -----

// expected-error@+1 {{expected i1 type for 'true' or 'false' values}}
"test.op"() {a = dense<true> : tensor<2xi8>} : () -> ()

// -----

// expected-error@+1 {{expected string containing hex digits starting with `0x`}}
"test.op"() {a = dense<"0xZZ"> : tensor<2xi8>} : () -> ()

// -----

// expected-error@+1 {{elements hex data size is invalid for provided type: 'tensor<3xi8>'}}
"test.op"() {a = dense<"0x0102"> : tensor<3xi8>} : () -> ()

// -----

// expected-error@+1 {{expected ':' after dense array type}}
"test.op"() {a = array<i32 1>} : () -> ()

// -----

// expected-error@+1 {{expected integer literal}}
"test.op"() {a = array<i32: 1.0>} : () -> ()

// -----

// expected-error@+1 {{expected floating point literal}}
"test.op"() {a = array<f32: true>} : () -> ()

// -----

// expected-error@+1 {{expected a 64-bit signed integer or '?'}}
"test.op"() {a = strided<[1, x]>} : () -> ()

// -----

// expected-error@+1 {{expected 'offset' after comma}}
"test.op"() {a = strided<[1], 2>} : () -> ()

// -----

// expected-error@+1 {{expected ':' after 'offset'}}
"test.op"() {a = strided<[1], offset 2>} : () -> ()

// -----

// expected-error@+1 {{expected location instance}}
"test.op"() {a = loc(} : () -> ()

// -----

// expected-error@+1 {{expected distinct ID}}
"test.op"() {a = distinct[a]<1>} : () -> ()

// -----

// expected-error@+1 {{expected '>' to close distinct attribute}}
"test.op"() {a = distinct[0]<1} : () -> ()

// -----

// expected-error@+1 {{undefined symbol alias id 'other'}}
"test.op"() {a = #other} : () -> ()

// -----

// expected-error@+1 {{expected '}' in attribute dictionary}}
"test.op"() {a = unit : i32} : () -> ()

// -----

// expected-error@+1 {{expected attribute value}}
"test.op"() {a = opaque<"a">} : () -> ()

// -----

// expected-error@+1 {{expected attribute value}}
"test.op"() {a = type} : () -> ()

// -----

// expected-error@+1 {{expected '}' in attribute dictionary}}
"test.op"() {a = affine_map<() -> ()> : i32} : () -> ()

// -----

// expected-error@+1 {{expected non-function type}}
"test.op"() {a = "abc" : } : () -> ()

// -----

// expected-error@+1 {{expected ':'}}
"test.op"() {a = sparse<1, 2>} : () -> ()

// -----

// expected-error@+1 {{expected shape ([4]); inferred shape of indices literal ([1, 1]); inferred shape of values literal ([2])}}
"test.op"() {a = sparse<[[0]], [1, 2]> : tensor<4xi32>} : () -> ()

// -----

// expected-error@+1 {{expected identifier key for 'resource' entry}}
"test.op"() {a = dense_resource<>} : () -> ()

// -----

// expected-error@+1 {{expected '>' in vector type}}
"test.op"() {a = vector<4xi32} : () -> ()

// -----

// expected-error@+1 {{expected '"' in string literal}}
"test.op"() {a = "unterminated} : () -> ()

// -----

// expected-error@+1 {{unknown escape in string literal}}
"test.op"() {a = "\g4"} : () -> ()

// -----

// expected-error@+1 {{unknown escape in string literal}}
"test.op"() {a = "\4g"} : () -> ()
