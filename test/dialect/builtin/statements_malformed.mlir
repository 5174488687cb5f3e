// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics -allow-unregistered-dialect %}
// Flags, predicates and dictionaries that are not well formed.

func.func @f(%i: i32) {
  // expected-error@+1 {{expected ':'}}
  cf.switch %i : i32, [default: ^bb1(+)] ^bb1:
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error@+1 {{custom op 'cf.switch' expected integer value}}
  cf.switch %i : i32, [default: ^bb1, x: ^bb1] ^bb1:
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{custom op 'index.constant' invalid kind of attribute specified}}
  %0 = index.constant "x"
  return
}

// -----

func.func @f() {
  %0 = index.constant 1.0
  // expected-error@+1 {{floating point value not valid for specified type}}
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%x: index, %i: i32) {
  // expected-error@+1 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  %0 = index.add %x, %i
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error@+1 {{expected '<'}}
  %0 = arith.addi %i, %i overflow nsw : i32
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error@+1 {{custom op 'arith.addi' 'arith.addi' op attribute 'overflowFlags' failed to satisfy constraint: Integer overflow arith flags}}
  %0 = arith.addi %i, %i {overflowFlags = "x"} : i32
  return
}

// -----

// expected-error@+1 {{expected '}' in attribute dictionary}}
func.func @f() attributes {a b} { return }

// -----

// expected-error@+1 {{expected '{' in attribute dictionary}}
func.func @f() attributes 1 { return }

// -----

// expected-error@+1 {{expected '}' in attribute dictionary}}
module attributes {a b} { }

// -----

// expected-error@+1 {{@ identifier expected to start with letter or '_'}}
module @ { }

// -----

// expected-error@+1 {{expected '{' to begin a region}}
module "x" { }
