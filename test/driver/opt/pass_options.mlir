// RUN: mlcc-opt -dump-pass-pipeline -symbol-privatize='exclude=a,b exclude="c d"' -symbol-privatize -convert-to-llvm -print-op-stats=json -arith-expand=include-bf16 %s 2>&1 | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 -dump-pass-pipeline -symbol-privatize='exclude=a,b exclude="c d"' -symbol-privatize -convert-to-llvm -print-op-stats=json -arith-expand=include-bf16 %s 2>&1 | FileCheck %s %}
// RUN: not mlcc-opt -pass-pipeline='builtin.module(convert-func-to-llvm{index-bitwidth=many})' %s 2>&1 | FileCheck -check-prefix=UNFIT %s
// RUN: %if mlir-22 %{ not mlir-opt-22 -pass-pipeline='builtin.module(convert-func-to-llvm{index-bitwidth=many})' %s 2>&1 | FileCheck -check-prefix=UNFIT %s %}
// RUN: not mlcc-opt -cse=fast %s 2>&1 | FileCheck -check-prefix=UNKNOWN %s
// RUN: %if mlir-22 %{ not mlir-opt-22 -cse=fast %s 2>&1 | FileCheck -check-prefix=UNKNOWN %s %}
// RUN: mlcc-opt -list-passes | FileCheck -check-prefix=HELP %s
//
// Options of passes are read, and shown, as by mlir-opt.
// CHECK: builtin.module(
// CHECK-NEXT: {{^}}  symbol-privatize{exclude={a,b,{c d}}},
// CHECK-NEXT: {{^}}  symbol-privatize{},
// CHECK-NEXT: {{^}}  convert-to-llvm{allow-pattern-rollback=true dynamic=false },
// CHECK-NEXT: {{^}}  print-op-stats{json=true},
// CHECK-NEXT: {{^}}  arith-expand{include-bf16=true include-f4e2m1=false include-f8e8m0=false}
// UNFIT: for the --index-bitwidth option: 'many' value invalid for uint argument!
// UNFIT: failed to add `convert-func-to-llvm` with options `index-bitwidth=many`
// UNKNOWN: error: <Pass-Options-Parser>: no such option fast
// HELP: --symbol-privatize makes symbols private
// HELP-NEXT: --exclude=<string>,... symbols that stay as they are
module {
}
