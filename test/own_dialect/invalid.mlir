// RUN: %own/mlcc-opt %s -split-input-file -verify-diagnostics

// expected-error@+1 {{a number of 32 bits cannot have 32 behind its point}}
func.func private @too_long() -> !qnum.q<32>

// -----

// expected-error@+1 {{unknown  type `r` in dialect `qnum`}}
func.func private @no_such_type() -> !qnum.r<8>

// -----

func.func @not_a_number(%a: i32) {
  // expected-error@+1 {{'qnum.add' op operand #0 must be number with a fixed point, but got 'i32'}}
  %0 = "qnum.add"(%a, %a) : (i32, i32) -> i32
  return
}

// -----

func.func @no_such_rounding(%a: !qnum.q<8>) {
  // expected-error@+1 {{custom op 'qnum.mul' expected 'down' or 'nearest'}}
  %0 = qnum.mul %a, %a rounding up : !qnum.q<8>
  return
}

// -----

func.func @nowhere(%a: !qnum.q<8>) {
  // expected-error@+1 {{'qnum.convert' op moves the point nowhere}}
  %0 = qnum.convert %a : !qnum.q<8> to !qnum.q<8>
  return
}

// -----

func.func @unknown_operation(%a: !qnum.q<8>) {
  // expected-error@+1 {{custom op 'qnum.div' is unknown}}
  %0 = qnum.div %a, %a : !qnum.q<8>
  return
}
