// Blocks that only unreachable blocks branch to, which mlir-opt lifts to something
// invalid.
//
// RUN: %mlcc-opt %s -lift-cf-to-scf -verify-diagnostics

func.func @cycle(%c: i1) -> i32 {
  %zero = arith.constant 0 : i32
  return %zero : i32
^left:
  // expected-error@+1 {{transformation does not support unreachable blocks}}
  %one = arith.constant 1 : i32
  cf.br ^right
^right:
  cf.cond_br %c, ^left, ^left
}
