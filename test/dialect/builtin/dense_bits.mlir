// RUN: mlcc-opt -allow-unregistered-dialect %s | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 -allow-unregistered-dialect %s | FileCheck %s %}
//
// Hexadecimal data of i1 is packed by the bit, but not that of a single element.
// CHECK: a = dense<true> : tensor<1xi1>
"unknown.x"() {a = dense<"0x3C"> : tensor<1xi1>} : () -> ()
// CHECK: a = dense<false> : tensor<i1>
"unknown.x"() {a = dense<"0x00"> : tensor<i1>} : () -> ()
// CHECK: a = dense<[false, false, true]> : tensor<3xi1>
"unknown.x"() {a = dense<"0x3C"> : tensor<3xi1>} : () -> ()
// CHECK: a = dense<true> : tensor<8xi1>
"unknown.x"() {a = dense<"0xFF"> : tensor<8xi1>} : () -> ()
