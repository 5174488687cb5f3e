// RUN: mlcc-opt %s > %t.custom && grep . %t.custom > %t.text
// RUN: grep -v '^ *//' %s | grep . | diff - %t.text
// RUN: mlcc-opt -mlir-print-op-generic %s > %t.generic
// RUN: mlcc-opt %t.generic | diff - %t.custom
// RUN: %if mlir-22 %{ mlir-opt-22 %s | diff - %t.custom %}
// RUN: mlcc-opt -mlir-print-local-scope %s > %t.local && mlcc-opt %t.local | diff - %t.custom
// RUN: %if mlir-22 %{ mlir-opt-22 -mlir-print-local-scope %s | diff - %t.local %}
// RUN: %if mlir-22 %{ mlir-opt-22 --mlir-print-op-generic %s | diff - %t.generic %}
// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s

// Records of debug information: where a variable lives, what it is, labels.

#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#di_file = #llvm.di_file<"a.c" in "/src">
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C99, file = #di_file, producer = "p", isOptimized = true, emissionKind = Full>
#di_subroutine_type = #llvm.di_subroutine_type<types = #di_basic_type, #di_basic_type>
#di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", linkageName = "f", file = #di_file, line = 3, scopeLine = 3, subprogramFlags = Definition, type = #di_subroutine_type>
#di_label = #llvm.di_label<scope = #di_subprogram, name = "again", file = #di_file, line = 5>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "x", file = #di_file, line = 4, arg = 1, type = #di_basic_type>
module {
  // CHECK-LABEL: define void @f(i32 %0, ptr %1) {
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @f(%arg0: i32, %arg1: !llvm.ptr) {
    llvm.intr.dbg.value #di_local_variable = %arg0 : i32
    llvm.intr.dbg.value #di_local_variable #llvm.di_expression<[DW_OP_LLVM_fragment(0, 16)]> = %arg0 : i32
    llvm.intr.dbg.declare #di_local_variable = %arg1 : !llvm.ptr
    llvm.intr.dbg.declare #di_local_variable #llvm.di_expression<[DW_OP_deref]> = %arg1 : !llvm.ptr
    llvm.intr.dbg.label #di_label
    llvm.return
  }
}
