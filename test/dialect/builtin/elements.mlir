// RUN: mlcc-opt %s -allow-unregistered-dialect | mlcc-opt -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -allow-unregistered-dialect | FileCheck %s %}
// Elements that are no numbers, none at all, or bits.

// CHECK: a = dense<["a", "b\0A", ""]> : tensor<3x!other.text>
"test.strings"() {a = dense<["a", "b\0A", ""]> : tensor<3x!other.text>} : () -> ()
// CHECK: a = dense<"a"> : tensor<3x!other.text>
"test.splat"() {a = dense<["a", "a", "a"]> : tensor<3x!other.text>} : () -> ()
// CHECK: a = dense<{{\[\["a"\], \["b"\]\]}}> : tensor<2x1x!other.text>
"test.nested"() {a = dense<[["a"], ["b"]]> : tensor<2x1x!other.text>} : () -> ()
// CHECK: a = sparse<> : tensor<4x4xf32>
"test.empty"() {a = sparse<> : tensor<4x4xf32>} : () -> ()
// CHECK: a = array<i1: true, false, true>
"test.bits"() {a = array<i1: true, false, true>} : () -> ()
// CHECK: a = array<i32: -1, 2147483647>
"test.integers"() {a = array<i32: -1, 2147483647>} : () -> ()
// CHECK: a = array<f16: 1.000000e+00, -0.000000e+00, 0x7C00>
"test.floats"() {a = array<f16: 1.0, -0.0, 0x7C00>} : () -> ()
// Numbers in parentheses are the elements in their order.
// CHECK: a = dense<{{\[}}[0, 1], [2, 3]]> : tensor<2x2xi8>
// CHECK-SAME: b = dense<[1.000000e+00, 2.000000e+00]> : vector<2xf32>
// CHECK-SAME: c = dense<7> : tensor<1xi8>
"test.parentheses"() {a = dense<((0, 1), (2, 3))> : tensor<2x2xi8>, b = dense<(1.0, 2.0)> : vector<2xf32>, c = dense<[7]> : tensor<1xi8>} : () -> ()
