// RUN: mlcc-opt %s "-one-shot-bufferize=test-analysis-only dump-alias-sets bufferize-function-boundaries" -o %t
// RUN: FileCheck %s < %t
// RUN: %if mlir-22 %{ mlir-opt-22 %s "-one-shot-bufferize=test-analysis-only dump-alias-sets bufferize-function-boundaries" | diff %t - %}
// RUN: mlcc-opt %s "-one-shot-bufferize=test-analysis-only dump-alias-sets allow-unknown-ops" -o %t
// RUN: %if mlir-22 %{ mlir-opt-22 %s "-one-shot-bufferize=test-analysis-only dump-alias-sets allow-unknown-ops" | diff %t - %}
// RUN: not mlcc-opt %s -one-shot-bufferize=dump-alias-sets 2>&1 | FileCheck %s --check-prefix=ALONE

// What may share memory, by the names of values, in the order in which they came
// to their sets.

// ALONE: error: Invalid option: 'dump-alias-sets' requires 'test-analysis-only'

// CHECK: func.func @branches({{.*}} attributes {__bbarg_alias_set_attr__ = {{\[\[\[\[}}"%extracted_slice", "%0", "%inserted", "%arg0"{{\]\]\]\]}}}
// CHECK: __opresult_alias_set_attr__ = {{\[\[}}"%extracted_slice", "%0", "%inserted", "%arg0"{{\]\]}}
func.func @branches(%a: tensor<4xf32>, %x: f32, %i: index, %c: i1) -> (tensor<4xf32>, tensor<2xf32>) {
  %0 = tensor.insert %x into %a[%i] : tensor<4xf32>
  %1 = tensor.extract_slice %0[0] [2] [1] : tensor<4xf32> to tensor<2xf32>
  %2 = scf.if %c -> tensor<4xf32> {
    scf.yield %0 : tensor<4xf32>
  } else {
    scf.yield %a : tensor<4xf32>
  }
  return %2, %1 : tensor<4xf32>, tensor<2xf32>
}

// CHECK: func.func @loop(
// CHECK: "%1#0"
func.func @loop(%a: tensor<4xf32>, %b: tensor<4xf32>, %n: index, %x: f32) -> (tensor<4xf32>, tensor<4xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %r:2 = scf.for %i = %n to %n step %n iter_args(%s = %a, %t = %b) -> (tensor<4xf32>, tensor<4xf32>) {
    %u = tensor.insert %x into %s[%i] : tensor<4xf32>
    scf.yield %u, %t : tensor<4xf32>, tensor<4xf32>
  }
  return %r#0, %r#1 : tensor<4xf32>, tensor<4xf32>
}

// Each return that gives back the same argument says so, as far as the first does.
// CHECK: func.func @returns(
// CHECK-COUNT-2: return {__equivalent_func_args__ = [-1, 0], __inplace_operands_attr__
func.func @returns(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: i1, %d: i1) -> (tensor<4xf32>, tensor<4xf32>) {
  cf.cond_br %c, ^one, ^other
^one:
  %r:2 = scf.if %d -> (tensor<4xf32>, tensor<4xf32>) {
    scf.yield %a, %b : tensor<4xf32>, tensor<4xf32>
  } else {
    scf.yield %b, %b : tensor<4xf32>, tensor<4xf32>
  }
  return %r#0, %a : tensor<4xf32>, tensor<4xf32>
^other:
  return %b, %a : tensor<4xf32>, tensor<4xf32>
}
