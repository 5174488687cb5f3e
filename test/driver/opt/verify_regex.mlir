// RUN: not mlcc-opt -verify-diagnostics %s 2> %t > /dev/null
// RUN: FileCheck %s < %t
// RUN: %if mlir-22 %{ not mlir-opt-22 -verify-diagnostics %s 2>&1 > /dev/null | diff %t - %}
//
// Regular expressions that are none.

// CHECK: [[@LINE+1]]:4: error: found start of regex with no end '}}'
// expected-error-re {{'func.func' op {{requires}}

// CHECK: [[@LINE+1]]:4: error: invalid regex: parentheses not balanced
// expected-error-re {{'func.func' op {{re(}} attribute}}
module {}
