// RUN: mlcc-opt %s -split-input-file -verify-diagnostics
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics %}

// What the verifier finds wrong with operations of math.

func.func @invalid(%a: i32) {
  // expected-error@+1 {{'math.exp' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.exp %a : i32
  return
}

// -----

func.func @invalid(%a: f32) {
  // expected-error@+1 {{'math.exp' op requires the same type for all operands and results}}
  %0 = "math.exp"(%a) : (f32) -> f64
  return
}

// -----

func.func @invalid(%a: f32) {
  // expected-error@+1 {{'math.absi' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = math.absi %a : f32
  return
}

// -----

func.func @invalid(%a: i8) {
  // expected-error@+1 {{'math.ctlz' op requires the same type for all operands and results}}
  %0 = "math.ctlz"(%a) : (i8) -> i16
  return
}

// -----

func.func @invalid(%a: si8) {
  // expected-error@+1 {{'math.ipowi' op operand #0 must be signless-integer-like, but got 'si8'}}
  %0 = math.ipowi %a, %a : si8
  return
}

// -----

func.func @invalid(%a: f32) {
  // expected-error@+1 {{'math.fpowi' op operand #1 must be signless-integer-like, but got 'f32'}}
  %0 = math.fpowi %a, %a : f32, f32
  return
}

// -----

func.func @invalid(%a: f32, %b: i32) {
  // expected-error@+1 {{'math.fpowi' op failed to verify that all of {lhs, result} have same type}}
  %0 = "math.fpowi"(%a, %b) : (f32, i32) -> f64
  return
}

// -----

func.func @invalid(%a: vector<2xf32>, %b: i32) {
  // expected-error@+1 {{'math.fpowi' op requires the same shape for all operands and results}}
  %0 = "math.fpowi"(%a, %b) : (vector<2xf32>, i32) -> vector<2xf32>
  return
}

// -----

func.func @invalid(%a: f32) {
  // expected-error@+1 {{'math.sincos' op failed to verify that all of {operand, sin, cos} have same type}}
  %0:2 = "math.sincos"(%a) : (f32) -> (f64, f32)
  return
}

// -----

func.func @invalid(%a: f32) {
  // expected-error@+1 {{'math.sincos' op failed to verify that all of {operand, sin, cos} have same type}}
  %0:2 = "math.sincos"(%a) : (f32) -> (f32, f64)
  return
}

// -----

func.func @invalid(%a: vector<2xf32>) {
  // expected-error@+1 {{'math.isnan' op failed to verify that result type has i1 element type and same shape as operands}}
  %0 = "math.isnan"(%a) : (vector<2xf32>) -> i1
  return
}

// -----

func.func @invalid(%a: f32) {
  // expected-error@+1 {{'math.isinf' op result #0 must be bool-like, but got 'i32'}}
  %0 = "math.isinf"(%a) : (f32) -> i32
  return
}

// -----

func.func @invalid(%a: i32) {
  // expected-error@+1 {{custom op 'math.isnormal' 'operand' must be floating-point-like, but got 'i32'}}
  %0 = math.isnormal %a : i32
  return
}

// -----

func.func @invalid(%a: f32, %b: f64) {
  // expected-error@+1 {{'math.atan2' op requires the same type for all operands and results}}
  %0 = "math.atan2"(%a, %b) : (f32, f64) -> f32
  return
}

// -----

func.func @invalid(%a: f32, %b: f64) {
  // expected-error@+1 {{'math.clampf' op requires the same type for all operands and results}}
  %0 = "math.clampf"(%a, %a, %b) : (f32, f32, f64) -> f32
  return
}

// -----

func.func @invalid(%a: f32) {
  // expected-error@+1 {{'math.fma' op expected 3 operands, but found 2}}
  %0 = "math.fma"(%a, %a) : (f32, f32) -> f32
  return
}

// -----

func.func @invalid(%a: f32, %b: f64) {
  // expected-error@+1 {{'math.fma' op requires the same type for all operands and results}}
  %0 = "math.fma"(%a, %a, %b) : (f32, f32, f64) -> f32
  return
}

// -----

func.func @invalid(%a: f32) {
  // expected-error@+1 {{'math.exp' op attribute 'fastmath' failed to satisfy constraint: Floating point fast math flags}}
  %0 = "math.exp"(%a) {fastmath = 1 : i32} : (f32) -> f32
  return
}

// -----

func.func @invalid(%a: vector<2xf32>) {
  // expected-error@+1 {{'math.exp' op all non-scalar operands/results must have the same shape and base type}}
  %0 = "math.exp"(%a) : (vector<2xf32>) -> tensor<2xf32>
  return
}
