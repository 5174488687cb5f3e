// RUN: mlcc-opt %s -convert-math-to-libm -split-input-file -verify-diagnostics

// What libm has no function for.

func.func @none(%a: f32) {
  // expected-error@+1 {{failed to legalize operation 'math.copysign' that was explicitly marked illegal}}
  %0 = math.copysign %a, %a : f32
  return
}

// -----

func.func @none(%a: f32) {
  // expected-error@+1 {{failed to legalize operation 'math.clampf' that was explicitly marked illegal}}
  %0 = math.clampf %a to [%a, %a] : f32
  return
}

// -----

func.func @none(%a: f32) {
  // expected-error@+1 {{failed to legalize operation 'math.isnan' that was explicitly marked illegal}}
  %0 = math.isnan %a : f32
  return
}

// -----

func.func @none(%a: f80) {
  // expected-error@+1 {{failed to legalize operation 'math.sin' that was explicitly marked illegal}}
  %0 = math.sin %a : f80
  return
}

// -----

func.func @none(%a: vector<[2]x4xf32>) {
  // expected-error@+1 {{failed to legalize operation 'math.sin' that was explicitly marked illegal}}
  %0 = math.sin %a : vector<[2]x4xf32>
  return
}
