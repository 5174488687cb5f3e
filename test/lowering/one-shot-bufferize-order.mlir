// Orders of analysis decide which of two tensors is copied.
//
// RUN: mlcc-opt -one-shot-bufferize="test-analysis-only analysis-heuristic=fuzzer analysis-fuzzer-seed=7" %s -o %t7
// RUN: FileCheck %s --check-prefix=SEVEN < %t7
// RUN: %if mlir-22 %{ mlir-opt-22 -one-shot-bufferize="test-analysis-only analysis-heuristic=fuzzer analysis-fuzzer-seed=7" %s | diff %t7 - %}
// RUN: mlcc-opt -one-shot-bufferize="test-analysis-only analysis-heuristic=fuzzer analysis-fuzzer-seed=2026" %s -o %t8
// RUN: %if mlir-22 %{ mlir-opt-22 -one-shot-bufferize="test-analysis-only analysis-heuristic=fuzzer analysis-fuzzer-seed=2026" %s | diff %t8 - %}
// RUN: mlcc-opt -one-shot-bufferize="test-analysis-only analysis-heuristic=bottom-up-from-terminators" %s -o %t9
// RUN: FileCheck %s --check-prefix=ENDS < %t9
// RUN: %if mlir-22 %{ mlir-opt-22 -one-shot-bufferize="test-analysis-only analysis-heuristic=bottom-up-from-terminators" %s | diff %t9 - %}

// What is returned comes first: it gets the memory of %e.
// ENDS-LABEL: func.func @twice(
// ENDS: linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%arg0 :
// ENDS: linalg.fill {__inplace_operands_attr__ = ["none", "false"]} ins(%arg1 :
func.func @twice(%a: f32, %b: f32, %n: index) -> (f32, tensor<?xf32>) {
  %e = tensor.empty(%n) : tensor<?xf32>
  %0 = linalg.fill ins(%a : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %1 = linalg.fill ins(%b : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %c0 = arith.constant 0 : index
  %2 = tensor.extract %1[%c0] : tensor<?xf32>
  return %2, %0 : f32, tensor<?xf32>
}

// SEVEN-LABEL: func.func @often(
// SEVEN: linalg.exp {__inplace_operands_attr__ = ["true", "false"]}
// SEVEN: linalg.log {__inplace_operands_attr__ = ["true", "false"]}
// SEVEN: linalg.abs {__inplace_operands_attr__ = ["true", "false"]}
// SEVEN: linalg.negf {__inplace_operands_attr__ = ["true", "true"]}
// SEVEN: linalg.add {__inplace_operands_attr__ = ["true", "true", "false"]}
// SEVEN: linalg.add {__inplace_operands_attr__ = ["true", "true", "true"]}
// The first of these that is looked at, if not the return, keeps the memory.
func.func @often(%a: f32, %n: index) -> tensor<?xf32> {
  %e = tensor.empty(%n) : tensor<?xf32>
  %0 = linalg.fill ins(%a : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %1 = linalg.exp ins(%0 : tensor<?xf32>) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
  %2 = linalg.log ins(%0 : tensor<?xf32>) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
  %3 = linalg.abs ins(%0 : tensor<?xf32>) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
  %4 = linalg.negf ins(%0 : tensor<?xf32>) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
  %5 = linalg.add ins(%1, %2 : tensor<?xf32>, tensor<?xf32>) outs(%3 : tensor<?xf32>) -> tensor<?xf32>
  %6 = linalg.add ins(%3, %4 : tensor<?xf32>, tensor<?xf32>) outs(%5 : tensor<?xf32>) -> tensor<?xf32>
  return %6 : tensor<?xf32>
}
