// RUN: not mlcc-opt -verify-diagnostics %s 2> %t > /dev/null
// RUN: FileCheck %s < %t
// RUN: %if mlir-22 %{ not mlir-opt-22 -verify-diagnostics %s 2>&1 > /dev/null | diff %t - %}

// What is wrong with regular expressions.

// CHECK: [[@LINE+1]]:4: error: invalid regex: parentheses not balanced
// expected-error-re {{x {{re(}} attribute}}
// CHECK: [[@LINE+1]]:4: error: invalid regex: brackets ([ ]) not balanced
// expected-error-re {{x {{[a}} y}}
// CHECK: [[@LINE+1]]:4: error: invalid regex: invalid repetition count(s)
// expected-error-re {{x {{a{2,1}b}} y}}
// CHECK: [[@LINE+1]]:4: error: invalid regex: invalid character range
// expected-error-re {{x {{[b-a]}} y}}
// CHECK: [[@LINE+1]]:4: error: invalid regex: invalid character class
// expected-error-re {{x {{[[:what:]]}} y}}
// CHECK: [[@LINE+1]]:4: error: invalid regex: repetition-operator operand invalid
// expected-error-re {{x {{*}} y}}
// CHECK: [[@LINE+1]]:4: error: invalid regex: braces not balanced
// expected-error-re {{x {{a{2b}} y}}
module {}
