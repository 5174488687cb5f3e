// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics -allow-unregistered-dialect %}

// What the verifier finds wrong with functions, calls and returns.

// func.call

func.func @f() {
  // expected-error@+1 {{'func.call' op 'nope' does not reference a valid function}}
  func.call @nope() : () -> ()
  return
}

// -----

func.func private @h(index) -> f32

func.func @f() {
  // expected-error@+1 {{'func.call' op incorrect number of operands for callee}}
  func.call @h() : () -> ()
  return
}

// -----

func.func private @h(index) -> f32

func.func @f(%j: i32) {
  // expected-error@+1 {{'func.call' op operand type mismatch: expected operand type 'index', but provided 'i32' for operand number 0}}
  func.call @h(%j) : (i32) -> (f32)
  return
}

// -----

func.func private @h(index) -> f32

func.func @f(%i: index) {
  // expected-error@+1 {{'func.call' op incorrect number of results for callee}}
  func.call @h(%i) : (index) -> ()
  return
}

// -----

func.func private @h(index) -> f32

func.func @f(%i: index) {
  // expected-error@+3 {{'func.call' op result type mismatch at index 0}}
  // expected-note@+2 {{      op result types: 'f64'}}
  // expected-note@+1 {{function result types: 'f32'}}
  func.call @h(%i) : (index) -> (f64)
  return
}

// -----

// func.constant

func.func @f() {
  // expected-error@+1 {{'func.constant' op reference to undefined function 'nope'}}
  %m = func.constant @nope : () -> ()
  return
}

// -----

func.func private @h(index) -> f32

func.func @f() {
  // expected-error@+1 {{'func.constant' op reference to function with mismatched type}}
  %m = func.constant @h : () -> ()
  return
}

// -----

// func.return

func.func @f(%i: index) {
  // expected-error@+1 {{'func.return' op has 1 operands, but enclosing function (@f) returns 0}}
  "func.return"(%i) : (index) -> ()
}

// -----

// func.call_indirect

func.func @f() {
  // expected-error@+1 {{use of undeclared SSA value name}}
  %m = "func.call_indirect"(%fn) : ((index)->f32) -> f32
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{use of undeclared SSA value name}}
  %m = "func.call_indirect"(%fn, %i) : ((index)->f32, index) -> f64
  return
}

// -----

// func.func

// expected-error@+1 {{'func.func' op symbol declaration cannot have public visibility}}
func.func @b() 

// -----

// expected-error@+1 {{'func.func' op symbol declaration cannot have public visibility}}
"func.func"() <{sym_name="x", function_type=(i32) -> (), arg_attrs=[]}> ({}) : () -> () 

// -----

// expected-error@+1 {{'func.func' op symbol declaration cannot have public visibility}}
"func.func"() <{sym_name="x", function_type=(i32) -> (), arg_attrs=[{foo=1}]}> ({}) : () -> () 

// -----

// expected-error@+1 {{'func.func' op expects result attribute array to have the same number of elements as the number of function results, got 1, but expected 0}}
"func.func"() <{sym_name="x", function_type=(i32) -> (), sym_visibility="private", res_attrs=[{foo=1}]}> ({}) : () -> () 

// -----

// expected-error@+1 {{'func.func' op results may only have dialect attributes}}
"func.func"() <{sym_name="x", function_type=(i32) -> (i32), sym_visibility="private", res_attrs=[{foo=1}]}> ({}) : () -> () 

// -----

// expected-error@+1 {{'func.func' op type of entry block argument #0('f32') must match the type of the corresponding argument in function signature('i32')}}
"func.func"() <{sym_name="x", function_type=(i32) -> (i32)}> ({ ^bb0(%x: f32): func.return }) : () -> () 

// -----

// expected-error@+1 {{'func.func' op entry block must have 1 arguments to match function signature}}
"func.func"() <{sym_name="x", function_type=(i32) -> (i32)}> ({ ^bb0: func.return }) : () -> () 
