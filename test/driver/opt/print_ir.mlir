// What is shown around passes is what mlir-opt shows, to the byte.
//
// RUN: mlcc-opt -mlir-print-ir-before-all -pass-pipeline='builtin.module(cse,func.func(canonicalize),func.func(cse),builtin.module(symbol-dce))' %s > %t.mlcc 2>&1
// RUN: %if mlir-22 %{ mlir-opt-22 -mlir-disable-threading -mlir-print-ir-before-all -pass-pipeline='builtin.module(cse,func.func(canonicalize),func.func(cse),builtin.module(symbol-dce))' %s > %t.mlir 2>&1 %}
// RUN: %if mlir-22 %{ diff %t.mlir %t.mlcc %}
// RUN: mlcc-opt -mlir-print-ir-after-all -pass-pipeline='builtin.module(cse,func.func(canonicalize),func.func(cse),builtin.module(symbol-dce))' %s > %t.mlcc 2>&1
// RUN: FileCheck -check-prefix=ALL -input-file=%t.mlcc %s
// RUN: %if mlir-22 %{ mlir-opt-22 -mlir-disable-threading -mlir-print-ir-after-all -pass-pipeline='builtin.module(cse,func.func(canonicalize),func.func(cse),builtin.module(symbol-dce))' %s > %t.mlir 2>&1 %}
// RUN: %if mlir-22 %{ diff %t.mlir %t.mlcc %}
// RUN: mlcc-opt -mlir-print-ir-after-all -mlir-print-ir-after-change -pass-pipeline='builtin.module(cse,func.func(canonicalize),func.func(cse),builtin.module(symbol-dce))' %s > %t.mlcc 2>&1
// RUN: FileCheck -check-prefix=CHANGED -input-file=%t.mlcc %s
// RUN: %if mlir-22 %{ mlir-opt-22 -mlir-disable-threading -mlir-print-ir-after-all -mlir-print-ir-after-change -pass-pipeline='builtin.module(cse,func.func(canonicalize),func.func(cse),builtin.module(symbol-dce))' %s > %t.mlir 2>&1 %}
// RUN: %if mlir-22 %{ diff %t.mlir %t.mlcc %}
// RUN: mlcc-opt -mlir-print-ir-before=cse -mlir-print-ir-after=canonicalize,symbol-dce -mlir-print-op-generic -pass-pipeline='builtin.module(cse,func.func(canonicalize),func.func(cse),builtin.module(symbol-dce))' %s > %t.mlcc 2>&1
// RUN: %if mlir-22 %{ mlir-opt-22 -mlir-disable-threading -mlir-print-ir-before=cse -mlir-print-ir-after=canonicalize,symbol-dce -mlir-print-op-generic -pass-pipeline='builtin.module(cse,func.func(canonicalize),func.func(cse),builtin.module(symbol-dce))' %s > %t.mlir 2>&1 %}
// RUN: %if mlir-22 %{ diff %t.mlir %t.mlcc %}
// RUN: mlcc-opt -mlir-print-ir-after-failure -pass-pipeline='builtin.module(cse,func.func(canonicalize),func.func(cse),builtin.module(symbol-dce))' %s > %t.mlcc 2>&1
// RUN: %if mlir-22 %{ mlir-opt-22 -mlir-disable-threading -mlir-print-ir-after-failure -pass-pipeline='builtin.module(cse,func.func(canonicalize),func.func(cse),builtin.module(symbol-dce))' %s > %t.mlir 2>&1 %}
// RUN: %if mlir-22 %{ diff %t.mlir %t.mlcc %}
// RUN: mlcc-opt -mlir-print-ir-after-all -mlir-print-ir-module-scope -pass-pipeline='builtin.module(cse,func.func(canonicalize),func.func(cse),builtin.module(symbol-dce))' %s > %t.mlcc 2>&1
// RUN: FileCheck -check-prefix=SCOPE -input-file=%t.mlcc %s
// RUN: %if mlir-22 %{ mlir-opt-22 -mlir-disable-threading -mlir-print-ir-after-all -mlir-print-ir-module-scope -pass-pipeline='builtin.module(cse,func.func(canonicalize),func.func(cse),builtin.module(symbol-dce))' %s > %t.mlir 2>&1 %}
// RUN: %if mlir-22 %{ diff %t.mlir %t.mlcc %}
//
// Files in folders like the module.
// RUN: rm -rf %t.dir %t.other
// RUN: mlcc-opt -pass-pipeline='builtin.module(cse,func.func(canonicalize),func.func(cse),builtin.module(symbol-dce))' -mlir-print-ir-after-all -mlir-print-ir-tree-dir=%t.dir %s
// RUN: FileCheck -check-prefix=FILE -input-file=%t.dir/builtin_module_no-symbol-name/func_func_f/0_1_cse.mlir %s
// RUN: %if mlir-22 %{ mlir-opt-22 -mlir-disable-threading -pass-pipeline='builtin.module(cse,func.func(canonicalize),func.func(cse),builtin.module(symbol-dce))' -mlir-print-ir-after-all -mlir-print-ir-tree-dir=%t.other %s %}
// RUN: %if mlir-22 %{ diff -r %t.dir %t.other %}
//
// RUN: not mlcc-opt -mlir-print-ir-before=nothing %s 2>&1 | FileCheck -check-prefix=UNKNOWN %s
// RUN: not mlcc-opt -cse -pass-pipeline='builtin.module(cse)' %s 2>&1 | FileCheck -check-prefix=BOTH %s
//
// ALL:      // -----// IR Dump After CSE (cse) //----- //
// ALL:      // -----// IR Dump After Canonicalizer (canonicalize) //----- //
// ALL-NEXT: func.func @f
// ALL:      // -----// IR Dump After CSE (cse) //----- //
// ALL-NEXT: func.func @f
// ALL:      // -----// IR Dump After Canonicalizer (canonicalize) //----- //
// ALL-NEXT: func.func @g
// CHANGED:     After CSE
// CHANGED-NOT: After Canonicalizer
// CHANGED:     After SymbolDCE
// SCOPE: After Canonicalizer (canonicalize) ('func.func' operation: @g) //----- //
// SCOPE: After SymbolDCE (symbol-dce) ('builtin.module' operation: @inner) //----- //
// FILE: After CSE
// BOTH: error: '-pass-pipeline' option can't be used with individual pass options
// UNKNOWN: error: for the --mlir-print-ir-before option: Cannot find option named 'nothing'!
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %a, %a : i32
  %2 = arith.muli %0, %1 : i32
  return %2 : i32
}
func.func @g() {
  return
}
module @inner {
  func.func private @unused()
}
