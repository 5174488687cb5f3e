// RUN: %mlcc-opt -split-input-file -verify-diagnostics -one-shot-bufferize=bufferize-function-boundaries %s
// RUN: not %mlcc-opt -one-shot-bufferize=unknown-type-conversion=infer-layout-map %s 2>&1 | FileCheck %s --check-prefix=INFER
// RUN: not %mlcc-opt -one-shot-bufferize=print-conflicts %s 2>&1 | FileCheck %s --check-prefix=CONFLICTS
// RUN: not %mlcc-opt -one-shot-bufferize="copy-before-write test-analysis-only" %s 2>&1 | FileCheck %s --check-prefix=COPY
// RUN: not %mlcc-opt -one-shot-bufferize="no-analysis-func-filter=f" %s 2>&1 | FileCheck %s --check-prefix=FILTER
// RUN: not %mlcc-opt -one-shot-bufferize="must-infer-memory-space use-encoding-for-memory-space" %s 2>&1 | FileCheck %s --check-prefix=SPACE
// INFER: error: Invalid option: 'infer-layout-map' is not a valid value for 'unknown-type-conversion'
// CONFLICTS: error: Invalid option: 'print-conflicts' requires 'test-analysis-only'
// COPY: error: Invalid option: 'copy-before-write' cannot be used with 'test-analysis-only'
// FILTER: error: Invalid option: 'no-analysis-func-filter' requires 'bufferize-function-boundaries'
// SPACE: error: only one of 'must-infer-memory-space' and 'use-encoding-for-memory-space' are allowed

func.func @yields_new(%a: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-error@+1 {{Yield operand #0 is not equivalent to the corresponding iter bbArg}}
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %a) -> (tensor<4xf32>) {
    %e = tensor.empty() : tensor<4xf32>
    scf.yield %e : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// -----

func.func @no_restrict(%m: memref<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{to_tensor ops without `restrict` are not supported by One-Shot Analysis}}
  %t = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>
  return %t : tensor<4xf32>
}

// -----

func.func @elements(%a: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{op was not bufferized}}
  %r = arith.addf %a, %a : tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @needs_copy(%a: tensor<4xf32>, %b: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  // expected-error@+1 {{not bufferizable under the given constraints: cannot avoid RaW conflict}}
  %r = bufferization.materialize_in_destination %a in %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %r, %b : tensor<4xf32>, tensor<4xf32>
}
