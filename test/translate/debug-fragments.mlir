// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s
// oracle: import differs in 4 lines: mlir-translate puts each value of an argument at the start of the block, so that the last is first

// LLVM takes one fragment. Of several in a row each is a part of the next.

#file = #llvm.di_file<"a.c" in "/x">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#type = #llvm.di_subroutine_type<>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition, type = #type>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "long", sizeInBits = 128, encoding = DW_ATE_signed>
#v = #llvm.di_local_variable<scope = #sp, name = "v", file = #file, line = 1, type = #int>
llvm.func @f(%value: i32) {
  // CHECK: #dbg_value(i32 %0, [[V:![0-9]+]], !DIExpression(DW_OP_LLVM_fragment, 48, 8),
  llvm.intr.dbg.value #v #llvm.di_expression<[DW_OP_LLVM_fragment(16, 8), DW_OP_LLVM_fragment(32, 64)]> = %value : i32 loc(#inside)
  // CHECK: #dbg_value(i32 %0, [[V]], !DIExpression(DW_OP_deref, DW_OP_LLVM_fragment, 49, 8),
  llvm.intr.dbg.value #v #llvm.di_expression<[DW_OP_deref, DW_OP_LLVM_fragment(16, 8), DW_OP_LLVM_fragment(1, 16), DW_OP_LLVM_fragment(32, 64)]> = %value : i32 loc(#inside)
  // CHECK: #dbg_value(i32 %0, [[V]], !DIExpression(DW_OP_LLVM_fragment, 32, 64),
  llvm.intr.dbg.value #v #llvm.di_expression<[DW_OP_LLVM_fragment(32, 64)]> = %value : i32 loc(#inside)
  llvm.return loc(#inside)
} loc(#at)
#inside = loc("a.c":1:2)
#at = loc(fused<#sp>[#inside])
