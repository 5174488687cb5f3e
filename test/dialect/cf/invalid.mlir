// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics -allow-unregistered-dialect %}

// What the verifier finds wrong with branches.

// cf.switch

func.func @f(%j: i32) {
  // expected-error@+1 {{'cf.switch' op number of case values (2) should match number of case destinations (1)}}
  "cf.switch"(%j)[^bb1, ^bb1] <{case_values = dense<1> : vector<2xi32>, case_operand_segments=array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
}

// -----

func.func @f(%j: i32) {
  // expected-error@+1 {{'cf.switch' op 'flag' type ('i32') should match case value type ('i64')}}
  "cf.switch"(%j)[^bb1, ^bb1] <{case_values = dense<1> : vector<1xi64>, case_operand_segments=array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
}

// -----

func.func @f(%j: i32) {
  // expected-error@+1 {{'cf.switch' op caseOperands count (0) does not match with the total size (1) specified in attribute 'case_operand_segments'}}
  "cf.switch"(%j)[^bb1, ^bb1] <{case_values = dense<1> : vector<1xi32>, case_operand_segments=array<i32: 1>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
}

// -----

func.func @f(%j: i32) {
  // expected-error@+1 {{'cf.switch' op caseOperands count (0) does not match with the total size (1) specified in attribute 'case_operand_segments'}}
  "cf.switch"(%j)[^bb1] <{case_values = dense<1> : vector<1xi32>, case_operand_segments=array<i32: 1>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
}

// -----

// Branches and blocks

// expected-error@+1 {{branch has 1 operands for successor #0, but target block has 0}}
func.func @f(%i: i32) { cf.br ^bb1(%i: i32)
^bb1:
  return
}

// -----

// expected-error@+1 {{branch has 0 operands for successor #0, but target block has 1}}
func.func @f(%i: i32) { cf.br ^bb1
^bb1(%x: i32):
  return
}

// -----

// expected-error@+1 {{type mismatch for bb argument #0 of successor #1}}
func.func @f(%i: i32, %c: i1) { cf.cond_br %c, ^bb1(%i: i32), ^bb2(%i: i32)
^bb1(%x: i32):
  return
^bb2(%y: i16):
  return
}

// -----

// expected-error@+1 {{expects number of branch weights to match number of successors: 1 vs 2}}
func.func @f(%i: i32, %c: i1) { cf.cond_br %c weights([1]), ^bb1(%i: i32), ^bb1(%i: i32)
^bb1(%x: i32):
  return
}

// -----

// expected-error@+1 {{branch weights cannot all be zero}}
func.func @f(%i: i32, %c: i1) { cf.cond_br %c weights([0,0]), ^bb1(%i: i32), ^bb1(%i: i32)
^bb1(%x: i32):
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error@+2 {{integer value too large}}
  // expected-error@+1 {{expected ']'}}
  cf.cond_br %c weights([2147483648, 5]), ^bb1, ^bb1
^bb1:
  return
}

// -----

func.func @f(%c: i32, %x: i64) {
  cf.switch %c : i32, [
    // expected-error@+1 {{custom op 'cf.switch' number of operands and types do not match: got 2 operands and 1 types}}
    default: ^bb1(%x : i64),
    42: ^bb1(%x, %x : i64)
  ]
^bb1(%a: i64):
  return
}

// -----

func.func @f(%n: i32) {
  "cf.switch"(%n)[^a] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^a:
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{'cf.switch' op caseOperands count (1) does not match with the total size (2) specified in attribute 'case_operand_segments'}}
  "cf.switch"(%n, %n)[^a, ^a] <{case_operand_segments = array<i32: 2>, case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
^a:
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{'cf.switch' op requires attribute 'case_operand_segments'}}
  "cf.switch"(%n, %n)[^a, ^a] <{case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
^a:
  return
}

// -----

func.func @f(%n: i32) {
  "cf.switch"(%n)[^a] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^a:
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{'cf.switch' op caseOperands count (1) does not match with the total size (2) specified in attribute 'case_operand_segments'}}
  "cf.switch"(%n, %n)[^a, ^a] <{case_operand_segments = array<i32: 2>, case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
^a:
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{'cf.switch' op requires attribute 'case_operand_segments'}}
  "cf.switch"(%n, %n)[^a, ^a] <{case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
^a:
  return
}
