// RUN: %mlcc-opt %s -inline | FileCheck %s --check-prefixes=ALL,FOLDED
// RUN: %mlcc-opt %s -inline='default-pipeline=cse' | FileCheck %s --check-prefixes=ALL,SAME
// RUN: %mlcc-opt %s -inline='op-pipelines=func.func(canonicalize,cse) default-pipeline=' | FileCheck %s --check-prefixes=ALL,FOLDED
// RUN: %mlcc-opt %s -inline='inlining-threshold=70 default-pipeline=' | FileCheck %s --check-prefix=SMALL
// RUN: %if mlir-22 %{ mlir-opt-22 %s -inline='inlining-threshold=70 default-pipeline=' | FileCheck %s --check-prefix=SMALL %}
// RUN: not %mlcc-opt %s -inline='default-pipeline=no-such-pass' 2>&1 | FileCheck %s --check-prefix=WRONG

// WRONG: error: {{.*}}'no-such-pass' does not refer to a registered pass

// What calls is simplified before its own callers ask.
// ALL-LABEL: @caller
// FOLDED-NOT: cf.br
// SAME: cf.br
// ALL: return

// Callees of three and four operations, into functions of four and five.
// SMALL-LABEL: @caller
// SMALL: call @sum
// SMALL: call @nothing
// SMALL-LABEL: @large
// SMALL-NOT: call @nothing
func.func @caller() -> i32 {
  %two = arith.constant 2 : i32
  %0 = call @sum(%two) : (i32) -> i32
  call @nothing() : () -> ()
  return %0 : i32
}
func.func @sum(%x: i32) -> i32 {
  %three = arith.constant 3 : i32
  cf.br ^next
^next:
  %0 = arith.addi %x, %three : i32
  return %0 : i32
}
func.func @nothing() {
  %0 = arith.constant 1 : i32
  %1 = arith.constant 2 : i32
  return
}
func.func @large() {
  %0 = arith.constant 1 : i32
  %1 = arith.constant 2 : i32
  %2 = arith.constant 3 : i32
  call @nothing() : () -> ()
  return
}
