// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics -allow-unregistered-dialect %}
// Signatures, layouts of data and selections that are not well formed.

// expected-note@+1 {{prior use here}}
func.func @f(%a: i1, %i: i32, %l: i64) {
  // expected-error@+1 {{use of value '%i' expects different type than prior uses: 'i1' vs 'i32'}}
  %0 = arith.select %i, %i, %i : i32
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%a: i1, %i: i32, %l: i64) {
  // expected-error@+1 {{use of value '%l' expects different type than prior uses: 'i32' vs 'i64'}}
  %0 = arith.select %a, %l, %i : i32
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%a: i1, %i: i32, %l: i64) {
  // expected-error@+1 {{use of value '%l' expects different type than prior uses: 'i32' vs 'i64'}}
  %0 = arith.select %a, %i, %l : i32
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%a: i1, %i: i32, %l: i64) {
  // expected-error@+1 {{use of value '%a' expects different type than prior uses: 'i32' vs 'i1'}}
  %0 = arith.select %a, %i, %i : i32, i32
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error@+1 {{expected non-function type}}
  "t.t"() {a = #complex.number<: > } : () -> ()
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error@+1 {{expected non-function type}}
  "t.t"() {a = #complex.number<:f32 1.0, 2.0> : } : () -> ()
  return
}

// -----

// expected-error@+1 {{expected attribute value}}
"t.t"() {a = #dlti.dl_entry<i32, +>} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"t.t"() {a = #dlti.dl_entry<i32 = 1>} : () -> ()

// -----

// expected-error@+1 {{expected attribute value}}
"t.t"() {a = #dlti.dl_spec<+>} : () -> ()

// -----

// expected-error@+1 {{expected attribute value}}
"t.t"() {a = #dlti.dl_spec<i32 = +>} : () -> ()

// -----

// expected-error@+1 {{invalid kind of attribute specified}}
"t.t"() {a = #dlti.dl_spec<1 : i32>} : () -> ()

// -----

// expected-error@+1 {{undefined symbol alias id 'x'}}
"t.t"() {a = #dlti.dl_spec<#dlti.dl_entry<"x", 1 : i32>, #x>} : () -> ()

// -----

// expected-error@+1 {{invalid kind of attribute specified}}
"t.t"() {a = #dlti.map<#dlti.dl_spec<>>} : () -> ()

// -----

#e = 1 : i32
// expected-error@+1 {{invalid kind of attribute specified}}
"t.t"() {a = #dlti.dl_spec<#e>} : () -> ()

// -----

// expected-error@+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note@+1 {{add a trailing dot to make the literal a float}}
"t.t"() {a = #dlti.dl_spec<i32 = dense<1> : vector<2xf32>>} : () -> ()

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f(..., i32)

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f(i32, ..., i32)

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f(i32, ...)

// -----

// expected-error@+1 {{custom op 'func.func' expected SSA identifier}}
func.func private @f(%a: i32, i32)

// -----

// expected-error@+1 {{custom op 'func.func' expected type instead of SSA identifier}}
func.func private @f(i32, %a: i32)

// -----

// expected-error@+1 {{'func.func' op entry block must have 1 arguments to match function signature}}
func.func @f(i32) { return }

// -----

// expected-error@+1 {{custom op 'func.func' 'function_type' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
func.func private @f(i32) attributes {function_type = () -> ()}

// -----

// expected-error@+1 {{custom op 'func.func' 'sym_name' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
func.func private @f(i32) attributes {sym_name = "g"}

// -----

// expected-error@+1 {{'func.func' op expects argument attribute array to have the same number of elements as the number of function arguments, got 0, but expected 1}}
func.func private @f(i32) attributes {arg_attrs = []}

// -----

// expected-error@+1 {{custom op 'func.func' 'sym_visibility' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
func.func private @f(i32) attributes {sym_visibility = "public"}

// -----

// expected-error@+1 {{undefined symbol alias id 'llvm'}}
"t.t"() {a = !llvm} : () -> ()
