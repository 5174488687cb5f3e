; Types that refer to each other. What refers to a type that is being made is
; made anew elsewhere; what refers to nothing but itself is made once.
; mlir-translate: gives both leaves the same number
; RUN: %mlcc-translate -import-llvm -mlir-print-debuginfo %s | FileCheck %s

; CHECK: #[[LEAF:.+]] = #llvm.di_composite_type<recId = distinct{{.+}}<>, {{.*}}name = "leaf"
; CHECK: #[[LIST:.+]] = #llvm.di_composite_type<{{.*}}name = "list"
; CHECK: #[[LEAF_OF_TREE:.+]] = #llvm.di_derived_type<{{.*}}baseType = #[[LEAF]]>
; CHECK: #[[TREE:.+]] = #llvm.di_composite_type<{{.*}}name = "tree", elements = #[[LEAF_OF_TREE]],
; CHECK: #[[TREE_OF_LEAF:.+]] = #llvm.di_derived_type<{{.*}}baseType = #[[TREE]]>
; CHECK: #[[OUTER:.+]] = #llvm.di_composite_type<{{.*}}name = "leaf", elements = #[[TREE_OF_LEAF]],
; CHECK-NOT: di_composite_type<
; CHECK: #llvm.di_subroutine_type<types = #{{.+}}, #[[TREE]], #[[OUTER]], #[[LIST]]>

define void @f() !dbg !5 {
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "d.c", directory: "/d")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "f", file: !1, type: !6, spFlags: DISPFlagDefinition, unit: !0)
!6 = !DISubroutineType(types: !7)
!7 = !{null, !11, !12, !13}
!11 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "tree", elements: !14)
!12 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "leaf", elements: !15)
!13 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "list", elements: !16)
!14 = !{!22, !23}
!15 = !{!21, !22}
!16 = !{!23}
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13)
