// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s

// The subprogram of a function is the first in what its location is fused of;
// when there is none in that, it has none.

#file = #llvm.di_file<"a.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C99, file = #file, isOptimized = true, emissionKind = Full>
#first = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "first", file = #file, line = 3, subprogramFlags = "Definition|Optimized">
#second = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #unit, scope = #file, name = "second", file = #file, line = 9, subprogramFlags = "Definition|Optimized">

// CHECK: define void @two() !dbg [[FIRST:![0-9]+]] {
llvm.func @two() {
  llvm.return
} loc(fused["a.c":1:1, fused<#first>["a.c":3:1], fused<#second>["a.c":9:1]])

// CHECK: define void @none() {
llvm.func @none() {
  llvm.return
} loc(fused["a.c":5:1, "a.c":6:1])

// CHECK: [[FIRST]] = distinct !DISubprogram(name: "first"
