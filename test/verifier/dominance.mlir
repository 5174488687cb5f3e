// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics -allow-unregistered-dialect %}

// Uses that no definition dominates, and uses across isolation.

func.func @a() {
    // expected-error@+1 {{operand #0 does not dominate this use}}
    %a = "foo.use"(%b) : (i32) -> i32
    // expected-note@+1 {{operand defined here (op in the same block)}}
    %b = "foo.def"() : () -> i32
  return
}

// -----

func.func @a() {
  // expected-note@+1 {{operand defined here (op in a parent region)}}
  %v = "foo.bar"() ({
  ^bb0:
    // expected-error@+1 {{operand #0 does not dominate this use}}
    %b = "foo.def"(%v) : (i32) -> i32
  }) : () -> i32
  return
}

// -----

func.func @a(%arg: i32) {
  // expected-note@+1 {{required by region isolation constraints}}
  builtin.module {
    // expected-error@+1 {{'foo.def' op using value defined outside the region}}
    %b = "foo.def"(%arg) : (i32) -> i32
  }
  return
}

// -----

// expected-note@+1 {{operand defined as a block argument (block #1 in the same region)}}
func.func @a(%arg: i32) {
  cf.br ^bb1(%arg: i32)
  ^bb2(%d: i32):
    %b = "foo.def"(%d) : (i32) -> i32
    return
  ^bb1(%x: i32):
    %c = arith.constant 1 : i32
    // expected-error@+1 {{operand #0 does not dominate this use}}
    "foo.br"(%d)[^bb1, ^bb2] : (i32) -> ()
}

// -----

// In a region whose order is not known, blocks have one all the same.
"test.op"() ({
  // expected-error@+1 {{operand #0 does not dominate this use}}
  "test.use"(%0) : (i32) -> ()
  "test.br"()[^bb0] : () -> ()
^bb0:
  // expected-note@+1 {{operand defined here (op in the same region)}}
  %0 = "test.def"() : () -> i32
  "test.use"(%1) : (i32) -> ()
  %1 = "test.def"() : () -> i32
}) : () -> ()
