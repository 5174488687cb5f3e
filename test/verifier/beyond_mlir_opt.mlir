// RUN: mlcc-opt %s -split-input-file -verify-diagnostics

// Mistakes that mlir-opt overlooks, or dies of.

func.func @interleave2(%a: vector<4xi32>) {
  // expected-error@+1 {{'llvm.intr.vector.interleave2' op failed to verify that result has twice as many elements as 'vec1'}}
  %r = "llvm.intr.vector.interleave2"(%a, %a) : (vector<4xi32>, vector<4xi32>) -> i32
  return
}

// -----

// expected-error@+1 {{parsed 2 elements, but type ('i32') expected 1 elements}}
module attributes {test.a = dense<(1, 2)> : tensor<2xi32>} {}

// -----

// expected-error@+1 {{parsed 4 elements, but type ('tensor<2xi32>') expected 2 elements}}
module attributes {test.a = dense<[(1, 2), (3, 4)]> : tensor<2xi32>} {}
