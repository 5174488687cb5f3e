// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -convert-cf-to-llvm
// RUN: not mlcc -c %s -o %t.o 2>&1 | FileCheck %s
// The verifier takes a case that is there twice, and LLVM does not.

func.func @equal(%i: i128) {
  // CHECK: :[[#@LINE+2]]:3: error: 'cf.switch' op has duplicate case value: -7 : i128
  // expected-error@+1 {{'cf.switch' op has duplicate case value: -7 : i128}}
  cf.switch %i : i128, [default: ^x, -7: ^x, 3: ^y, -7: ^y]
^x:
  return
^y:
  return
}
