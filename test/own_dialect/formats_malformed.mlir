// RUN: %own/mlcc-opt %s -split-input-file -verify-diagnostics

// What is said of operations that do not follow their formats.

func.func @f(%a: !qnum.q<8>) {
  // expected-error@+1 {{expected '['}}
  qnum.parts %a by 1 : !qnum.q<8>
  return
}

// -----

func.func @f(%a: !qnum.q<8>) {
  // expected-error@+1 {{expected ']'}}
  qnum.parts %a by [1 : !qnum.q<8>
  return
}

// -----

func.func @f(%a: !qnum.q<8>) {
  // expected-error@+1 {{custom op 'qnum.parts' expected Rounding to be one of: down, nearest}}
  qnum.parts %a <what> : !qnum.q<8>
  return
}

// -----

func.func @f(%a: !qnum.q<8>) {
  // expected-error@+1 {{undefined symbol alias id 'unknown'}}
  qnum.parts %a by [1] #unknown {} : !qnum.q<8>
  return
}

// -----

func.func @f(%a: !qnum.q<8>) {
  // expected-error@+1 {{custom op 'qnum.parts' invalid kind of attribute specified}}
  qnum.parts %a by [1] #llvm.linkage<internal> {} : !qnum.q<8>
  return
}

// -----

func.func @f(%a: !qnum.q<8>) {
  // expected-error@+1 {{expected non-function type}}
  qnum.parts %a : !qnum.q<8> whole
  return
}

// -----

func.func @f(%a: !qnum.q<8>) {
  // expected-error@+1 {{'qnum.parts' op result #0 must be variadic of number with a fixed point, but got 'i32'}}
  %0 = qnum.parts %a : !qnum.q<8> rest i32
  return
}

// -----

func.func @f(%a: !qnum.q<8>) {
  // expected-error@+1 {{'qnum.parts' op result count (1) does not match with the total size (0) specified in attribute 'resultSegmentSizes'}}
  %0 = "qnum.parts"(%a) {resultSegmentSizes = array<i32: 1>} : (!qnum.q<8>) -> i32
  return
}

// -----

func.func @f(%a: !qnum.q<8>) {
  // expected-error@+1 {{'qnum.parts' op result count (1) does not match with the total size (2) specified in attribute 'resultSegmentSizes'}}
  %0 = "qnum.parts"(%a) {resultSegmentSizes = array<i32: 1, 1>} : (!qnum.q<8>) -> i32
  return
}

// -----

func.func @f(%a: !qnum.q<8>) {
  // expected-error@+1 {{'qnum.parts' op 'resultSegmentSizes' attribute cannot have negative elements}}
  %0 = "qnum.parts"(%a) {resultSegmentSizes = array<i32: -1, 2>} : (!qnum.q<8>) -> i32
  return
}

// -----

func.func @f(%a: !qnum.q<8>) {
  // expected-error@+1 {{'qnum.parts' op result count (1) does not match with the total size (0) specified in attribute 'resultSegmentSizes'}}
  %0 = "qnum.parts"(%a) : (!qnum.q<8>) -> i32
  return
}

// -----

func.func @f(%a: !qnum.q<8>) {
  // expected-error@+1 {{'qnum.parts' op result #0 must be variadic of number with a fixed point, but got 'i32'}}
  %0 = "qnum.parts"(%a) {result_segment_sizes = dense<[0, 1]> : vector<2xi32>} : (!qnum.q<8>) -> i32
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected operation name in quotes}}
  qnum.some { } +
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected '{' to begin a region}}
  qnum.some { qnum.goto }, +
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{cannot name an operation with no results}}
  %0 = qnum.some x
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected block name}}
  qnum.goto ^bb1, + ^bb1:
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected block name}}
  qnum.goto ^bb1,
  return
}
