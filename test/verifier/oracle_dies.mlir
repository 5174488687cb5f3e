// RUN: mlcc-opt %s -split-input-file -verify-diagnostics

// Mistakes that kill mlir-opt.

func.func @interleave2(%a: vector<4xi32>) {
  // expected-error@+1 {{'llvm.intr.vector.interleave2' op failed to verify that result has twice as many elements as 'vec1'}}
  %r = "llvm.intr.vector.interleave2"(%a, %a) : (vector<4xi32>, vector<4xi32>) -> i32
  return
}
