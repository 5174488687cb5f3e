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
