// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s

// Where an operation is: a location without a scope is in the subprogram of its
// function, a fused one in its own, a call inlined at the caller; several
// merge to what they have in common.

#file = #llvm.di_file<"a.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C99, file = #file, isOptimized = true, emissionKind = Full>
#outer = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "outer", file = #file, line = 3, subprogramFlags = "Definition|Optimized">
#inner = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #unit, scope = #file, name = "inner", file = #file, line = 9, subprogramFlags = "Definition|Optimized">
#block = #llvm.di_lexical_block<scope = #outer, file = #file, line = 5, column = 6>
llvm.func @outer(%a: i32, %c: i1) -> i32 {
  %0 = llvm.add %a, %a : i32 loc("a.c":10:1)
  %1 = llvm.add %0, %a : i32 loc(fused<#block>["a.c":11:2])
  %2 = llvm.add %1, %a : i32 loc(callsite(fused<#inner>["a.c":12:3] at "a.c":13:4))
  %3 = llvm.add %2, %a : i32 loc(callsite(fused<#inner>["a.c":14:5] at callsite(fused<#inner>["a.c":15:6] at fused<#block>["a.c":16:7])))
  %4 = llvm.add %3, %a : i32 loc(callsite("a.c":17:8 at "a.c":18:9))
  %5 = llvm.add %4, %a : i32 loc(fused["a.c":19:1, "a.c":19:2])
  %6 = llvm.add %5, %a : i32 loc("name"("a.c":20:1))
  %7 = llvm.add %6, %a : i32 loc(unknown)
  llvm.cond_br %c, ^bb1(%7 : i32), ^bb2 loc("a.c":21:1)
^bb1(%8: i32 loc("a.c":22:1)):
  llvm.return %8 : i32 loc("a.c":23:1)
^bb2:
  llvm.br ^bb1(%6 : i32) loc("a.c":24:1)
} loc(fused<#outer>["a.c":3:1])
// Without a subprogram only a scope of its own gives a place.
llvm.func @none(%a: i32) -> i32 {
  %0 = llvm.add %a, %a : i32 loc("a.c":10:1)
  %1 = llvm.add %0, %a : i32 loc(fused<#inner>["a.c":11:2])
  llvm.return %1 : i32 loc("a.c":12:1)
} loc("a.c":1:1)

// CHECK: define i32 @outer(i32 %0, i1 %1) !dbg [[M3:![0-9]+]] {
// CHECK: %3 = add i32 %0, %0, !dbg [[M4:![0-9]+]]
// CHECK: %4 = add i32 %3, %0, !dbg [[M5:![0-9]+]]
// CHECK: %5 = add i32 %4, %0, !dbg [[M7:![0-9]+]]
// CHECK: %6 = add i32 %5, %0, !dbg [[M10:![0-9]+]]
// CHECK: %7 = add i32 %6, %0, !dbg [[M13:![0-9]+]]
// CHECK: %8 = add i32 %7, %0, !dbg [[M14:![0-9]+]]
// CHECK: %9 = add i32 %8, %0, !dbg [[M15:![0-9]+]]
// CHECK: %10 = add i32 %9, %0
// CHECK: br i1 %1, label %11, label %13, !dbg [[M16:![0-9]+]]
// CHECK: %12 = phi i32 [ %10, %2 ], [ %9, %13 ], !dbg [[M17:![0-9]+]]
// CHECK: ret i32 %12, !dbg [[M18:![0-9]+]]
// CHECK: br label %11, !dbg [[M19:![0-9]+]]
// CHECK: }
// CHECK: define i32 @none(i32 %0) {
// CHECK: %2 = add i32 %0, %0
// CHECK: %3 = add i32 %2, %0, !dbg [[M20:![0-9]+]]
// CHECK: ret i32 %3
// CHECK: }
// CHECK: !llvm.dbg.cu = !{[[M0:![0-9]+]]}
// CHECK: !llvm.module.flags = !{[[M2:![0-9]+]]}
// CHECK: [[M0]] = distinct !DICompileUnit(language: DW_LANG_C99, file: [[M1:![0-9]+]], isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
// CHECK: [[M1]] = !DIFile(filename: "a.c", directory: "/src")
// CHECK: [[M2]] = !{i32 2, !"Debug Info Version", i32 3}
// CHECK: [[M3]] = distinct !DISubprogram(name: "outer", scope: [[M1]], file: [[M1]], line: 3, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: [[M0]])
// CHECK: [[M4]] = !DILocation(line: 10, column: 1, scope: [[M3]])
// CHECK: [[M5]] = !DILocation(line: 11, column: 2, scope: [[M6:![0-9]+]])
// CHECK: [[M6]] = distinct !DILexicalBlock(scope: [[M3]], file: [[M1]], line: 5, column: 6)
// CHECK: [[M7]] = !DILocation(line: 12, column: 3, scope: [[M8:![0-9]+]], inlinedAt: [[M9:![0-9]+]])
// CHECK: [[M8]] = distinct !DISubprogram(name: "inner", scope: [[M1]], file: [[M1]], line: 9, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: [[M0]])
// CHECK: [[M9]] = !DILocation(line: 13, column: 4, scope: [[M3]])
// CHECK: [[M10]] = !DILocation(line: 14, column: 5, scope: [[M8]], inlinedAt: [[M11:![0-9]+]])
// CHECK: [[M11]] = !DILocation(line: 15, column: 6, scope: [[M8]], inlinedAt: [[M12:![0-9]+]])
// CHECK: [[M12]] = !DILocation(line: 16, column: 7, scope: [[M6]])
// CHECK: [[M13]] = !DILocation(line: 18, column: 9, scope: [[M3]])
// CHECK: [[M14]] = !DILocation(line: 19, scope: [[M3]])
// CHECK: [[M15]] = !DILocation(line: 20, column: 1, scope: [[M3]])
// CHECK: [[M16]] = !DILocation(line: 21, column: 1, scope: [[M3]])
// CHECK: [[M17]] = !DILocation(line: 22, column: 1, scope: [[M3]])
// CHECK: [[M18]] = !DILocation(line: 23, column: 1, scope: [[M3]])
// CHECK: [[M19]] = !DILocation(line: 24, column: 1, scope: [[M3]])
// CHECK: [[M20]] = !DILocation(line: 11, column: 2, scope: [[M8]])
