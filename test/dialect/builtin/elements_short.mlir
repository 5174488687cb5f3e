// RUN: mlcc-opt %s -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -allow-unregistered-dialect | FileCheck %s %}

// Elements that are written with less than one number for each.

// CHECK: one = sparse<1, 2> : tensor<4xi32>
"test.op"() {one = sparse<1, 2> : tensor<4xi32>} : () -> ()
// CHECK: none = sparse<> : tensor<4xi32>
"test.op"() {none = sparse<[], 2> : tensor<4xi32>} : () -> ()
// CHECK: first = sparse<0, 2> : tensor<4x4xi32>
"test.op"() {first = sparse<0, 2> : tensor<4x4xi32>} : () -> ()
// CHECK: scalar = sparse<> : tensor<i32>
"test.op"() {scalar = sparse<0, 2> : tensor<i32>} : () -> ()
// CHECK: negative = array<i1: true>
"test.op"() {negative = array<i1: -true>} : () -> ()
// CHECK: large = 0x7F800000 : f32
"test.op"() {large = 1.0e999 : f32} : () -> ()
// CHECK: ones = dense<true> : tensor<4xi1>
"test.op"() {ones = dense<"0xFF"> : tensor<4xi1>} : () -> ()
// CHECK: bits = dense<[true, false, true, true]> : tensor<4xi1>
"test.op"() {bits = dense<"0x0d"> : tensor<4xi1>} : () -> ()
// CHECK: bit = dense<true> : tensor<1xi1>
"test.op"() {bit = dense<"0x02"> : tensor<1xi1>} : () -> ()
// CHECK: nine = dense<[true, false, false, false, false, false, false, false, true]> : tensor<9xi1>
"test.op"() {nine = dense<"0x0101"> : tensor<9xi1>} : () -> ()
// CHECK: lower = dense<171> : tensor<2xi16>
"test.op"() {lower = dense<"0xab00"> : tensor<2xi16>} : () -> ()
