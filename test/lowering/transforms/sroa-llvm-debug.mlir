// What is said of a variable that is taken apart: its address is not known, and it
// is declared nowhere.
//
// RUN: %mlcc-opt %s -sroa | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -sroa | FileCheck %s %}

#file = #llvm.di_file<"a.c" in "/">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#program = #llvm.di_subprogram<compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#variable = #llvm.di_local_variable<scope = #program, name = "v", file = #file, line = 1>

// CHECK: [[VARIABLE:#.+]] = #llvm.di_local_variable<
// CHECK-LABEL: llvm.func @address(
// CHECK: llvm.alloca {{.+}} x i32
// CHECK: [[UNDEF:%.+]] = llvm.mlir.undef : !llvm.ptr
// CHECK-NEXT: llvm.intr.dbg.value [[VARIABLE]] = [[UNDEF]] : !llvm.ptr
// CHECK-NOT: llvm.intr.dbg
// CHECK: llvm.return
llvm.func @address(%a: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  llvm.intr.dbg.value #variable = %p : !llvm.ptr
  llvm.intr.dbg.declare #variable = %p : !llvm.ptr
  %q = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  llvm.store %a, %q : i32, !llvm.ptr
  %0 = llvm.load %q : !llvm.ptr -> i32
  llvm.return %0 : i32
}
