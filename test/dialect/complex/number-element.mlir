// The parts of #complex.number are floats. mlir-opt dies of any other type.
//
// RUN: mlcc-opt %s -split-input-file -verify-diagnostics

// expected-error@+1 {{invalid kind of type specified}}
module attributes {a.x = #complex.number<:i32 1.0, 2.0>} {}
