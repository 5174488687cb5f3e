// RUN: mlcc-opt %s -pass-pipeline='builtin.module(composite-fixed-point-pass{name=Both pipeline=func.func(cse),func.func(canonicalize)})' -mlir-print-ir-after-all > %t.mlcc 2>&1
// RUN: FileCheck -input-file=%t.mlcc %s
// RUN: %if mlir-22 %{ mlir-opt-22 -mlir-disable-threading %s -pass-pipeline='builtin.module(composite-fixed-point-pass{name=Both pipeline=func.func(cse),func.func(canonicalize)})' -mlir-print-ir-after-all > %t.mlir 2>&1 %}
// RUN: %if mlir-22 %{ diff %t.mlir %t.mlcc %}
// RUN: mlcc-opt %s -composite-fixed-point-pass='pipeline=cse max-iterations=1' 2>&1 | FileCheck -check-prefix=LIMIT %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -composite-fixed-point-pass='pipeline=cse max-iterations=1' 2>&1 | FileCheck -check-prefix=LIMIT %s %}
// RUN: not mlcc-opt %s -composite-fixed-point-pass='pipeline=cse,none' 2>&1 | FileCheck -check-prefix=BAD %s
// RUN: not mlcc-opt %s -composite-fixed-point-pass='pipeline=cse max-iterations=0' 2>&1 | FileCheck -check-prefix=NONE %s
// RUN: mlcc-opt %s -composite-fixed-point-pass='pipeline=any(cse),cse' -dump-pass-pipeline 2>&1 | FileCheck -check-prefix=DUMP %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -composite-fixed-point-pass='pipeline=any(cse),cse' -dump-pass-pipeline 2>&1 | FileCheck -check-prefix=DUMP %s %}
// RUN: not mlcc-opt %s -composite-fixed-point-pass='pipeline=cse,composite-fixed-point-pass{max-iterations=0},canonicalize' -mlir-print-ir-after-all 2>&1 | FileCheck -check-prefix=INNER -implicit-check-not=Canonicalizer %s
//
// The pipeline runs until it changes nothing.
// CHECK: IR Dump After CSE (cse)
// CHECK: IR Dump After Canonicalizer (canonicalize)
// CHECK: IR Dump After CSE (cse)
// CHECK: IR Dump After Canonicalizer (canonicalize)
// CHECK: IR Dump After Both (composite-fixed-point-pass)
// LIMIT: warning: Composite pass "CompositeFixedPointPass"+ didn't converge in 1 iterations
// LIMIT: note: see current operation
// BAD: 'none' does not refer to a registered pass or pass pipeline
// BAD: Failed to parse composite pass pipeline
// NONE: error: Invalid maxIterations value: 0
// What fails inside fails as a whole, and nothing comes after it.
// INNER: IR Dump After CSE (cse)
// INNER: error: Invalid maxIterations value: 0
// INNER: IR Dump After CompositeFixedPointPass Failed (composite-fixed-point-pass)
// INNER: IR Dump After CompositeFixedPointPass Failed (composite-fixed-point-pass)
// DUMP: composite-fixed-point-pass{max-iterations=10 name=CompositeFixedPointPass pipeline=any(cse),cse}
func.func @f(%a: i32) -> (i32, i32) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %a, %a : i32
  return %0, %1 : i32, i32
}
