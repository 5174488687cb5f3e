; A compile unit that nothing refers to is not lost, wherever it stands.
; mlir-translate: leaves out what has no form
; RUN: %mlcc-translate -import-llvm %s | %mlcc-translate -mlir-to-llvmir | FileCheck %s

; CHECK: !llvm.dbg.cu = !{![[FIRST:[0-9]+]], ![[USED:[0-9]+]], ![[LONE:[0-9]+]]}
; CHECK-DAG: ![[FIRST]] = distinct !DICompileUnit({{.*}}producer: "none"
; CHECK-DAG: ![[USED]] = distinct !DICompileUnit({{.*}}producer: "one"
; CHECK-DAG: ![[LONE]] = distinct !DICompileUnit({{.*}}producer: "two"
define void @f() !dbg !5 {
  ret void, !dbg !7
}

!llvm.dbg.cu = !{!6, !0, !1}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, producer: "one", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, producer: "two", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DISubroutineType(types: !{})
!5 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0)
!6 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, producer: "none", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!7 = !DILocation(line: 2, column: 1, scope: !5)
