// What a failed pass leaves behind is what mlir-opt leaves, and each runs the
// other's.
//
// RUN: not mlcc-opt -mlir-disable-threading -pass-pipeline='builtin.module(cse,func.func(canonicalize,symbol-dce))' -mlir-pass-pipeline-crash-reproducer=%t.mlcc %s 2>&1 | FileCheck -check-prefix=FAILED %s
// RUN: FileCheck -check-prefix=FILE -input-file=%t.mlcc %s
// RUN: not mlcc-opt -run-reproducer -dump-pass-pipeline %t.mlcc 2>&1 | FileCheck -check-prefix=AGAIN %s
// RUN: %if mlir-22 %{ not mlir-opt-22 -mlir-disable-threading -pass-pipeline='builtin.module(cse,func.func(canonicalize,symbol-dce))' -mlir-pass-pipeline-crash-reproducer=%t.mlir %s 2>&1 | FileCheck -check-prefix=FAILED %s %}
// RUN: %if mlir-22 %{ diff %t.mlir %t.mlcc %}
// RUN: %if mlir-22 %{ not mlir-opt-22 -run-reproducer -dump-pass-pipeline %t.mlcc 2>&1 | FileCheck -check-prefix=AGAIN %s %}
//
// That pass alone, with the module as it was.
// RUN: not mlcc-opt -pass-pipeline='builtin.module(cse,builtin.module(func.func(symbol-dce)))' -mlir-pass-pipeline-crash-reproducer=%t.local -mlir-pass-pipeline-local-reproducer %s 2>&1 | FileCheck -check-prefix=LOCAL %s
// RUN: FileCheck -check-prefix=ALONE -input-file=%t.local %s
// RUN: not mlcc-opt -run-reproducer %t.local 2>&1 | FileCheck -check-prefix=SAME %s
// RUN: %if mlir-22 %{ not mlir-opt-22 -run-reproducer %t.local 2>&1 | FileCheck -check-prefix=SAME %s %}
//
// None, without a failure.
// RUN: rm -f %t.none
// RUN: mlcc-opt -cse -mlir-pass-pipeline-crash-reproducer=%t.none %s
// RUN: not ls %t.none
// RUN: mlcc-opt -cse -mlir-generate-reproducer=%t.any %s
// RUN: mlcc-opt -run-reproducer %t.any | FileCheck -check-prefix=SHARED %s
//
// What the input says of it may be wrong.
// RUN: echo '{-# external_resources: { mlir_reproducer: { pipeline: 3 } } #-}' > %t.bad
// RUN: not mlcc-opt -run-reproducer %t.bad 2>&1 | FileCheck -check-prefix=BAD %s
// RUN: echo '{-# external_resources: { mlir_reproducer: { passes: "" } } #-}' > %t.bad
// RUN: not mlcc-opt -run-reproducer %t.bad 2>&1 | FileCheck -check-prefix=UNKNOWN %s
// RUN: mlcc-opt %t.bad
//
// FAILED: error: 'func.func' op  was scheduled to run under SymbolDCE, but does not define a symbol table
// FAILED: error: Failures have been detected while processing an MLIR pass pipeline
// FAILED: note: Pipeline failed while executing [`SymbolDCE` on 'func.func' operation: @f]: reproducer generated at `{{.*}}`
// FILE: arith.addi
// FILE: arith.addi
// FILE: pipeline: "builtin.module(cse, func.func(canonicalize{ {{.*}}},symbol-dce))",
// FILE-NEXT: disable_threading: true,
// FILE-NEXT: verify_each: true
// AGAIN: builtin.module(
// AGAIN-NEXT: cse,
// AGAIN-NEXT: func.func(
// AGAIN: error: 'func.func' op  was scheduled
// LOCAL: Pipeline failed while executing `SymbolDCE` on 'func.func' operation: @g: reproducer
// ALONE: arith.addi
// ALONE-NOT: arith.addi
// ALONE: pipeline: "builtin.module(builtin.module(func.func(symbol-dce)))",
// SAME: error: 'func.func' op  was scheduled
// SHARED: arith.addi
// SHARED-NOT: arith.addi
// BAD: :1:{{.*}}: error: expected string value for key 'pipeline'
// UNKNOWN: error: unknown 'mlir_reproducer' resource key 'passes'
func.func @f(%a: i32) -> (i32, i32) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %a, %a : i32
  return %0, %1 : i32, i32
}
module {
  func.func @g() {
    return
  }
}
