// RUN: mlcc-opt %s -split-input-file -verify-diagnostics
//
// Switches in the generic form, where mlir-opt crashes.

func.func @f(%n: i32) {
  // expected-error@+1 {{'cf.switch' op number of case values (0) should match number of case destinations (1)}}
  "cf.switch"(%n)[^a, ^a] <{case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^a:
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{'cf.switch' op expected a size in attribute 'case_operand_segments' for each case destination}}
  "cf.switch"(%n)[^a, ^a] <{case_operand_segments = array<i32>, case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^a:
  return
}
