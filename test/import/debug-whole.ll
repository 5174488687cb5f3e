; Nodes that look alike but are not the same, records of every kind, also ahead
; of their values: all the same on the way back (round_trip.test.sh compares).
; mlir-translate: drops most of it
; RUN: %mlcc-translate -import-llvm -mlir-print-debuginfo %s | %mlcc-translate -mlir-to-llvmir - | FileCheck %s
; The compiler's own contexts know no names of values.
; RUN: %mlcc -O1 -c %s -o %t.o

; CHECK: @static = internal global i32 0, !dbg ![[#]]
; CHECK: @other_static = internal global i32 0, !dbg ![[#]]
; CHECK: store i32 %1, ptr %3, align 4, !dbg !{{.*}}, !DIAssignID ![[ID:[0-9]+]]
; CHECK-NEXT: #dbg_assign(i32 %1, ![[L:[0-9]+]], !DIExpression(), ![[ID]], ptr %3, !DIExpression(DW_OP_deref), !
; CHECK-NEXT: #dbg_value(!DIArgList(i32 %0, i32 %1), ![[L]], !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !
; CHECK-NEXT: #dbg_value(![[#]], ![[L]], !DIExpression(), !
; CHECK-NEXT: #dbg_value(i32 %4, ![[L]], !DIExpression(), !
; CHECK-NEXT: #dbg_value(!DIArgList(i32 %4, i32 %1), ![[L]], !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !
; CHECK-NEXT: #dbg_assign(i32 %4, ![[L]], !DIExpression(), ![[ID]], ptr %7, !DIExpression(), !
; CHECK-NEXT: %4 = add i32 %0, %1, !dbg
; CHECK: distinct !DILocation(

@static = internal global i32 0, !dbg !30
@other_static = internal global i32 0, !dbg !32
@table = global [2 x i32] zeroinitializer

define i32 @f(i32 %a, i32 %b) !dbg !5 {
  %p = alloca i32, align 4
  store i32 %b, ptr %p, align 4, !dbg !10, !DIAssignID !20
    #dbg_assign(i32 %b, !9, !DIExpression(), !20, ptr %p, !DIExpression(DW_OP_deref), !10)
    #dbg_value(!DIArgList(i32 %a, i32 %b), !9, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !10)
    #dbg_value(!{}, !9, !DIExpression(), !10)
    #dbg_value(i32 %s, !9, !DIExpression(), !10)
    #dbg_value(!DIArgList(i32 %s, i32 %b), !9, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !10)
    #dbg_assign(i32 %s, !9, !DIExpression(), !20, ptr %q, !DIExpression(), !10)
  %s = add i32 %a, %b, !dbg !13
  %t = mul i32 %s, %a, !dbg !14
  %u = mul i32 %t, %a, !dbg !15
  %q = getelementptr i8, ptr %p, i32 %u
  ret i32 %u, !dbg !11
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p", isOptimized: true, emissionKind: FullDebug, enums: !22, retainedTypes: !24, globals: !26)
!1 = !DIFile(filename: "d.c", directory: "/d", checksumkind: CSK_MD5, checksum: "0123456789abcdef0123456789abcdef")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 6, type: !6, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !21, keyInstructions: true)
!6 = !DISubroutineType(types: !7)
!7 = !{!3, !3}
!9 = !DILocalVariable(name: "l", scope: !5, file: !1, line: 6, type: !8)
!8 = !DIDerivedType(tag: DW_TAG_typedef, name: "number", file: !1, line: 2, baseType: !3)
!10 = !DILocation(line: 6, column: 9, scope: !5)
!11 = !DILocation(line: 6, column: 9, scope: !5, atomGroup: 1, atomRank: 2)
!12 = distinct !DILexicalBlock(scope: !5, file: !1, line: 7, column: 1)
!13 = !DILocation(line: 7, column: 2, scope: !12)
!16 = distinct !DILexicalBlock(scope: !5, file: !1, line: 7, column: 1)
!14 = !DILocation(line: 7, column: 2, scope: !16)
!15 = !DILocation(line: 9, column: 2, scope: !17, inlinedAt: !18)
!17 = distinct !DISubprogram(name: "g", scope: !1, file: !1, line: 9, type: !6, unit: !0, spFlags: DISPFlagDefinition | DISPFlagLocalToUnit, templateParams: !28)
!18 = distinct !DILocation(line: 8, column: 1, scope: !5)
!20 = distinct !DIAssignID()
!21 = !{!9}
!22 = !{!23}
!23 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "e", file: !1, line: 3, baseType: !3, size: 32, elements: !25, identifier: "_ZTS1e")
!24 = !{!8}
!25 = !{!DIEnumerator(name: "one", value: 1), !DIEnumerator(name: "two", value: 2)}
!26 = !{!30, !32}
!28 = !{!29}
!29 = !DITemplateValueParameter(name: "T", type: !3, value: ptr @table)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "s", scope: !5, file: !1, line: 1, type: !3, isLocal: true, isDefinition: true)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "s", scope: !5, file: !1, line: 1, type: !3, isLocal: true, isDefinition: true)
