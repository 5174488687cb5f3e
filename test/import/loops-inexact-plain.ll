; With -import-plain, a loop of other than the dialect's properties has none.
; RUN: %mlcc-translate -import-llvm -import-plain -mlir-print-local-scope %s -o %t
; RUN: FileCheck %s < %t
; RUN: %if mlir-22 %{ mlir-translate-22 -import-llvm -mlir-print-local-scope %s 2> %t.warnings | diff - %t %}

; A list of parallel accesses that is empty.
;
; CHECK-LABEL: @accesses
; CHECK: ^bb1:
; CHECK-NEXT: llvm.br ^bb1{{$}}
define void @accesses() {
  br label %a
a:
  br label %a, !llvm.loop !0
}

; Three places.
;
; CHECK-LABEL: @places
; CHECK: ^bb1:
; CHECK-NEXT: llvm.br ^bb1{{$}}
define void @places() {
  br label %a
a:
  br label %a, !llvm.loop !3
}

!llvm.module.flags = !{!8}
!0 = distinct !{!0, !1, !2}
!1 = !{!"llvm.loop.parallel_accesses"}
!2 = !{!"llvm.loop.mustprogress"}
!3 = distinct !{!3, !4, !5, !6}
!4 = !DILocation(line: 1, scope: !7)
!5 = !DILocation(line: 2, scope: !7)
!6 = !DILocation(line: 3, scope: !7)
!7 = distinct !DISubprogram(name: "places", scope: !9, file: !9, line: 1, unit: !10, spFlags: DISPFlagDefinition)
!8 = !{i32 2, !"Debug Info Version", i32 3}
!9 = !DIFile(filename: "a.c", directory: "/d")
!10 = distinct !DICompileUnit(language: DW_LANG_C11, file: !9, emissionKind: FullDebug)
!llvm.dbg.cu = !{!10}
