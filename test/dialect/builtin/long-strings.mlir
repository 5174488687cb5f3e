// Strings are read eight characters at a time where nothing in them is special.
//
// RUN: mlcc-opt %s | FileCheck %s
// RUN: printf '"test.op"() {a = "0123456789\n"} : () -> ()' | not mlcc-opt -allow-unregistered-dialect 2>&1 | FileCheck %s --check-prefix=OPEN
// RUN: printf '"test.op"() {a = "0123456789abcde\\q"} : () -> ()' | not mlcc-opt -allow-unregistered-dialect 2>&1 | FileCheck %s --check-prefix=ESCAPE
// RUN: printf '"test.op"() {a = dense<"0x0011223344556677889900aabbccddeg"> : tensor<4xi32>} : () -> ()' | not mlcc-opt -allow-unregistered-dialect 2>&1 | FileCheck %s --check-prefix=DIGIT
// OPEN: :1:29: error: expected '"' in string literal
// ESCAPE: :1:{{[0-9]+}}: error: unknown escape in string literal
// DIGIT: :1:24: error: expected string containing hex digits starting with `0x`

module attributes {
  // CHECK-DAG: t.a = "0123456\\78"
  t.a = "0123456\\78",
  // CHECK-DAG: t.b = "01234567\22"
  t.b = "01234567\"",
  // CHECK-DAG: t.c = "012345678\0A9abcdefghijklmn\09"
  t.c = "012345678\n9abcdefghijklmn	",
  // CHECK-DAG: t.d = "\C3\A401234567\C3\A4"
  t.d = "ä01234567ä",
  // Equal data is one attribute, whatever the case of its digits.
  // CHECK-DAG: t.e = dense<[-1430532899, 1]> : tensor<2xi32>
  t.e = dense<"0xDDCCBBAA01000000"> : tensor<2xi32>,
  // CHECK-DAG: t.f = dense<[-1430532899, 1]> : tensor<2xi32>
  t.f = dense<"0xddccbbaa01000000"> : tensor<2xi32>
} {}
