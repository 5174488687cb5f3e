// RUN: not %mlcc-opt %s -pass-pipeline="builtin.module(func.func(convert-func-to-llvm))" 2>&1 | FileCheck %s --check-prefix=FUNC
// RUN: not %mlcc-opt %s -pass-pipeline="builtin.module(func.func(finalize-memref-to-llvm))" 2>&1 | FileCheck %s --check-prefix=MEMREF
// RUN: not %mlcc-opt %s -pass-pipeline="builtin.module(func.func(convert-cf-to-llvm))" 2>&1 | FileCheck %s --check-prefix=CF
// RUN: %mlcc-opt %s -pass-pipeline="builtin.module(func.func(convert-arith-to-llvm,convert-index-to-llvm,convert-ub-to-llvm))" | FileCheck %s

// These conversions declare functions of the runtime, so they are for modules.

// FUNC: 'ConvertFuncToLLVMPass' restricted to 'builtin.module'
// MEMREF: 'FinalizeMemRefToLLVMConversionPass' restricted to 'builtin.module'
// CF: 'ConvertControlFlowToLLVMPass' restricted to 'builtin.module'

// CHECK: func.func @f(
// CHECK: llvm.add
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}
