// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics -allow-unregistered-dialect %}
// Conditions that do not go with what is selected.

// expected-error@+2 {{'arith.select' op operand #0 must be bool-like, but got 'i2'}}
func.func @f(%c: i2, %a: i32) {
  %0 = "arith.select"(%c, %a, %a) : (i2, i32, i32) -> i32
  return
}

// -----

// expected-error@+2 {{'arith.select' op failed to verify that condition is signless i1 or has matching shape}}
func.func @f(%c: vector<2xi1>, %a: vector<3xi32>) {
  %0 = "arith.select"(%c, %a, %a) : (vector<2xi1>, vector<3xi32>, vector<3xi32>) -> vector<3xi32>
  return
}

// -----

// expected-error@+2 {{'arith.select' op all non-scalar operands/results must have the same shape and base type}}
func.func @f(%c: tensor<2xi1>, %a: vector<2xi32>) {
  %0 = "arith.select"(%c, %a, %a) : (tensor<2xi1>, vector<2xi32>, vector<2xi32>) -> vector<2xi32>
  return
}

// -----

// expected-error@+2 {{'arith.select' op failed to verify that all of {true_value, false_value, result} have same type}}
func.func @f(%c: i1, %a: i32, %b: i64) {
  %0 = "arith.select"(%c, %a, %b) : (i1, i32, i64) -> i32
  return
}
