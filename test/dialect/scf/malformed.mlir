// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics -allow-unregistered-dialect %}
// Bounds, steps, conditions and initial values of another type.

// expected-note@+1 {{prior use here}}
func.func @f(%x: index, %n: i32) {
  // expected-error@+1 {{use of value '%n' expects different type than prior uses: 'index' vs 'i32'}}
  scf.for %i = %x to %x step %n { }
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%x: index, %n: i32) {
  // expected-error@+1 {{use of value '%n' expects different type than prior uses: 'index' vs 'i32'}}
  scf.for %i = %n to %x step %x { }
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%x: index, %n: i32) {
  // expected-error@+1 {{use of value '%n' expects different type than prior uses: 'index' vs 'i32'}}
  scf.for %i = %x to %n step %x { }
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%x: index, %n: i32) {
  // expected-error@+1 {{use of value '%n' expects different type than prior uses: 'f32' vs 'i32'}}
  %r = scf.for %i = %x to %x step %x iter_args(%a = %n) -> (f32) { scf.yield %a : f32 }
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%n: i32) {
  // expected-error@+1 {{use of value '%n' expects different type than prior uses: 'i1' vs 'i32'}}
  scf.if %n { }
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%x: index, %n: i32) {
  // expected-error@+1 {{use of value '%n' expects different type than prior uses: 'index' vs 'i32'}}
  scf.parallel (%i) = (%n) to (%x) step (%x) { }
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%x: index, %n: i32) {
  // expected-error@+1 {{use of value '%n' expects different type than prior uses: 'index' vs 'i32'}}
  scf.parallel (%i) = (%x) to (%n) step (%x) { }
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%x: index, %n: i32) {
  // expected-error@+1 {{use of value '%n' expects different type than prior uses: 'index' vs 'i32'}}
  scf.parallel (%i) = (%x) to (%x) step (%n) { }
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%x: index, %n: i32) {
  // expected-error@+1 {{use of value '%n' expects different type than prior uses: 'f32' vs 'i32'}}
  %r = scf.parallel (%i) = (%x) to (%x) step (%x) init (%n) -> f32 { }
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%n: i32) {
  // expected-error@+1 {{use of value '%n' expects different type than prior uses: 'index' vs 'i32'}}
  scf.forall (%i) in (%n) { }
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%x: index, %n: i32) {
  // expected-error@+1 {{use of value '%n' expects different type than prior uses: 'index' vs 'i32'}}
  scf.forall (%i) = (%n) to (%x) step (%x) { }
  return
}

// -----

func.func @f(%x: index) {
  // expected-error@+1 {{expected SSA operand}}
  scf.forall (%i) in (%x) shared_outs(%o = +) -> (tensor<4xf32>) { }
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%x: index, %n: i32) {
  // expected-error@+1 {{use of value '%n' expects different type than prior uses: 'tensor<4xf32>' vs 'i32'}}
  scf.forall (%i) in (%x) shared_outs(%o = %n) -> (tensor<4xf32>) { }
  return
}

// -----

func.func @f(%x: index, %n: i32) {
  // expected-error@+1 {{expected SSA operand}}
  scf.forall (%i) in (%x) shared_outs(o = %n) -> (tensor<4xf32>) { }
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%n: i32) {
  // expected-error@+1 {{use of value '%n' expects different type than prior uses: 'f32' vs 'i32'}}
  %r = scf.while (%a = %n) : (f32) -> f32 { } do { }
  return
}
