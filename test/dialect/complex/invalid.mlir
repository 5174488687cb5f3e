// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics -allow-unregistered-dialect %}

// What is wrong with operations of complex, and with its attribute.

// complex.constant

// expected-error@+1 {{'complex.constant' op requires 'value' to be a complex constant, represented as array of two values}}
%c = complex.constant [1.0] : complex<f64>

// -----

// expected-error@+1 {{'complex.constant' op requires attribute's elements to be float or integer attributes}}
%c = complex.constant ["a", 1.0] : complex<f64>

// -----

// expected-error@+1 {{'complex.constant' op requires attribute's elements to be float or integer attributes}}
%c = complex.constant [1.0, "a"] : complex<f64>

// -----

// expected-error@+1 {{'complex.constant' op requires attribute's element types ('f64', 'f64') to match the element type of the op's return type ('f32')}}
%c = complex.constant [1.0, 1.0] : complex<f32>

// -----

// expected-error@+1 {{'complex.constant' op requires attribute's element types ('f64', 'i64') to match the element type of the op's return type ('f64')}}
%c = complex.constant [1.0, 1] : complex<f64>

// -----

// expected-error@+1 {{invalid kind of type specified: expected builtin.complex, but found 'f32'}}
%c = complex.constant [1.0, 2.0] : f32

// -----

// complex.create

%x = "foo.a"() : () -> f32
// expected-error@+1 {{'complex' must be complex type with floating-point elements, but got 'complex<i32>'}}
%c = complex.create %x, %x : complex<i32>

// -----

%x = "foo.a"() : () -> f32
%y = "foo.a"() : () -> f64
// expected-error@+1 {{'complex.create' op failed to verify that all of {real, imaginary} have same type}}
%c = "complex.create"(%x, %y) : (f32, f64) -> complex<f64>

// -----

%x = "foo.a"() : () -> f32
// expected-error@+1 {{'complex.create' op failed to verify that complex element type matches real operand type}}
%c = "complex.create"(%x, %x) : (f32, f32) -> complex<f64>

// -----

// Parts

%x = "foo.a"() : () -> complex<f64>
// expected-error@+1 {{'complex.re' op failed to verify that complex element type matches result type}}
%c = "complex.re"(%x) : (complex<f64>) -> f32

// -----

%x = "foo.a"() : () -> complex<f64>
// expected-error@+1 {{'complex.im' op failed to verify that complex element type matches result type}}
%c = "complex.im"(%x) : (complex<f64>) -> f32

// -----

%x = "foo.a"() : () -> complex<i8>
// expected-error@+1 {{'complex' must be complex type with floating-point elements, but got 'complex<i8>'}}
%c = complex.abs %x : complex<i8>

// -----

%x = "foo.a"() : () -> i8
// expected-error@+1 {{invalid kind of type specified: expected builtin.complex, but found 'i8'}}
%c = complex.angle %x : i8

// -----

// Two numbers

%x = "foo.a"() : () -> complex<i8>
// expected-error@+1 {{'complex.add' op operand #0 must be complex type with floating-point elements, but got 'complex<i8>'}}
%c = complex.add %x, %x : complex<i8>

// -----

%x = "foo.a"() : () -> complex<f32>
// expected-error@+1 {{'complex.mul' op requires the same type for all operands and results}}
%c = "complex.mul"(%x, %x) : (complex<f32>, complex<f32>) -> complex<f64>

// -----

%x = "foo.a"() : () -> complex<f32>
%y = "foo.a"() : () -> complex<f64>
// expected-error@+1 {{'complex.eq' op failed to verify that all of {lhs, rhs} have same type}}
%c = "complex.eq"(%x, %y) : (complex<f32>, complex<f64>) -> i1

// -----

%x = "foo.a"() : () -> complex<f32>
// expected-error@+1 {{'complex.neq' op result #0 must be 1-bit signless integer, but got 'i8'}}
%c = "complex.neq"(%x, %x) : (complex<f32>, complex<f32>) -> i8

// -----

%x = "foo.a"() : () -> complex<f32>
%i = "foo.a"() : () -> i32
// expected-error@+1 {{'complex.powi' op failed to verify that all of {lhs, result} have same type}}
%c = "complex.powi"(%x, %i) : (complex<f32>, i32) -> complex<f64>

// -----

%x = "foo.a"() : () -> complex<f32>
// expected-error@+1 {{invalid kind of type specified: expected builtin.integer, but found 'index'}}
%c = complex.powi %x, %i : complex<f32>, index

// -----

%x = "foo.a"() : () -> complex<f32>
%i = "foo.a"() : () -> si32
// expected-error@+1 {{operand #1 must be signless integer, but got 'si32'}}
%c = complex.powi %x, %i : complex<f32>, si32

// -----

// One number

%x = "foo.a"() : () -> complex<f32>
// expected-error@+1 {{'complex.tanh' op requires the same type for all operands and results}}
%c = "complex.tanh"(%x) : (complex<f32>) -> complex<f64>

// -----

// complex.bitcast

%x = "foo.a"() : () -> vector<2xf32>
// expected-error@+1 {{'complex.bitcast' op operand must be int/float/complex}}
%c = complex.bitcast %x : vector<2xf32> to complex<f32>

// -----

%x = "foo.a"() : () -> complex<f32>
// expected-error@+1 {{'complex.bitcast' op result must be int/float/complex}}
%c = complex.bitcast %x : complex<f32> to index

// -----

%x = "foo.a"() : () -> f32
// expected-error@+1 {{'complex.bitcast' op requires that either input or output has a complex type}}
%c = complex.bitcast %x : f32 to i32

// -----

%x = "foo.a"() : () -> complex<f32>
// expected-error@+1 {{'complex.bitcast' op requires that either input or output has a complex type}}
%c = complex.bitcast %x : complex<f32> to complex<f64>

// -----

%x = "foo.a"() : () -> complex<f64>
// expected-error@+1 {{'complex.bitcast' op casting bitwidths do not match}}
%c = complex.bitcast %x : complex<f64> to i64

// -----

// #complex.number

// expected-error@+1 {{expected ':'}}
module attributes {a.x = #complex.number<f64 1.0, 2.0>} {}

// -----

// expected-error@+1 {{expected ','}}
module attributes {a.x = #complex.number<:f64 1.0>} {}

// -----

// expected-error@+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note@+1 {{add a trailing dot to make the literal a float}}
module attributes {a.x = #complex.number<:f64 1.0, 2>} {}

// -----

// expected-error@+1 {{expected non-function type}}
module attributes {a.x = #complex.number<:f64 1.0, 2.0> : } {}
