// RUN: mlcc-opt %s | mlcc-opt | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s | FileCheck %s %}
// Parameters in any order, the last may be missing.

// CHECK: llvm.target = #llvm.target<triple = "t", chip = "c", features = <["+a", "-b"]>>
module attributes {llvm.target = #llvm.target<triple = "t", chip = "c", features = <["+a", "-b"]>>} {}

// CHECK: llvm.target = #llvm.target<triple = "t", chip = "c">
module attributes {llvm.target = #llvm.target<chip = "c", triple = "t">} {}
