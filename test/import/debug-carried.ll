; Debug information that the dialect has no form for: what it lacks is carried as
; LLVM IR text, and by number from locations and records.
; mlir-translate: leaves out what has no form
; RUN: %mlcc-translate -import-llvm -mlir-print-debuginfo %s -o %t
; RUN: FileCheck %s < %t
; RUN: %mlcc-translate -mlir-to-llvmir %t | FileCheck %s --check-prefix=BACK
; RUN: %mlcc-translate -import-llvm %s | %mlcc-translate -mlir-to-llvmir - | FileCheck %s --check-prefix=BARE

; Locations that were not printed take their records along.
; BARE-NOT: #dbg_
; BARE: ret

; CHECK: mlcc.debug_nodes = [{{.*}}checksumkind: CSK_MD5
; CHECK: llvm.call_intrinsic "llvm.dbg.value"(%arg1, %{{.*}}) {mlcc.record = {expression = {{.*}}, list, variable = [[V:[0-9]+]] : i64}}
; CHECK: llvm.call_intrinsic "llvm.dbg.value"() {mlcc.record
; CHECK: llvm.intr.dbg.value #{{.*}} = %{{.*}} : i32 {mlcc.node = [[V]] : i64}
; CHECK: llvm.call_intrinsic "llvm.dbg.assign"(%{{.*}}, %{{.*}}) {mlcc.record = {address, address_expression
; CHECK: llvm.call_intrinsic "llvm.dbg.declare_value"
; CHECK: llvm.store {{.*}}mlcc.metadata = {DIAssignID = {node =
; CHECK: loc("!{{[0-9]+}}"(#

; BACK-LABEL: define i32 @f
; BACK: #dbg_value(!DIArgList(i32 %1, i32 4)
; BACK: #dbg_value(![[#]],
; BACK: add i32 %1, 1, !dbg ![[ADD:[0-9]+]]
; BACK: alloca i32, align 4, !DIAssignID ![[ID:[0-9]+]]
; BACK: #dbg_assign(i32 %[[#]], ![[#]], !DIExpression(), ![[ID]], ptr %[[#]], !DIExpression()
; BACK: #dbg_assign(i32 poison, ![[#]], !DIExpression(), ![[ID]], ![[#]], !DIExpression()
; BACK: #dbg_declare_value(i32
; BACK: store {{.*}} !DIAssignID ![[ID]]
; BACK-DAG: splitDebugInlining: false
; BACK-DAG: checksum: "00000000000000000000000000000000"
; BACK-DAG: !DISubprogram(name: "f", {{.*}}keyInstructions: true
; BACK-DAG: ![[ADD]] = !DILocation(line: 7, column: 9, scope: {{.*}}atomGroup: 1, atomRank: 2)
; BACK-DAG: !DITemplateTypeParameter
; BACK-DAG: !DITemplateValueParameter({{.*}}value: ptr @g)

@g = global i32 0, !dbg !21

define i32 @f(i1 %c, i32 %a) !dbg !5 {
entry:
  br i1 %c, label %x, label %y
x:
    #dbg_value(!DIArgList(i32 %a, i32 4), !9, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !10)
    #dbg_value(!{}, !9, !DIExpression(), !10)
  ret i32 0, !dbg !10
y:
  %v = add i32 %a, 1, !dbg !11
    #dbg_value(i32 %v, !9, !DIExpression(), !10)
  %p = alloca i32, !DIAssignID !20
    #dbg_assign(i32 %v, !9, !DIExpression(), !20, ptr %p, !DIExpression(), !10)
    #dbg_assign(i32 poison, !9, !DIExpression(), !20, !{}, !DIExpression(), !10)
    #dbg_declare_value(i32 %v, !9, !DIExpression(), !10)
  store i32 %v, ptr %p, !DIAssignID !20
  ret i32 %v, !dbg !12
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p", isOptimized: true, emissionKind: FullDebug, globals: !27, splitDebugInlining: false)
!1 = !DIFile(filename: "d.c", directory: "/d", checksumkind: CSK_MD5, checksum: "00000000000000000000000000000000")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "g", scope: !0, file: !1, line: 1, type: !23, isLocal: false, isDefinition: true, templateParams: !24)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "t", file: !1, line: 9, baseType: !3)
!24 = !{!25, !26}
!25 = !DITemplateTypeParameter(name: "T", type: !3)
!26 = !DITemplateValueParameter(name: "p", type: !23, value: ptr @g)
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 6, type: !6, scopeLine: 6, spFlags: DISPFlagDefinition, unit: !0, keyInstructions: true)
!6 = !DISubroutineType(types: !7)
!7 = !{!3, !3}
!9 = !DILocalVariable(name: "l", arg: 1, scope: !5, file: !1, line: 6, type: !3)
!10 = !DILocation(line: 6, column: 9, scope: !5)
!11 = !DILocation(line: 7, column: 9, scope: !5, atomGroup: 1, atomRank: 2)
!12 = !DILocation(line: 7, column: 9, scope: !13, atomGroup: 2, atomRank: 1, inlinedAt: !15)
!13 = distinct !DILexicalBlock(scope: !14, file: !1, line: 7, column: 9)
!14 = distinct !DISubprogram(name: "g", scope: !1, file: !1, line: 6, type: !6, scopeLine: 6, spFlags: DISPFlagDefinition, unit: !0, keyInstructions: true)
!15 = distinct !DILocation(line: 8, column: 9, scope: !16)
!16 = distinct !DILexicalBlock(scope: !5, file: !1, line: 7, column: 9)
!20 = distinct !DIAssignID()
!27 = !{!21}
