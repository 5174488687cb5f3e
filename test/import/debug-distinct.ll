; That a node is distinct is lost where its attribute has no number of its own.
; RUN: %mlcc-translate -import-llvm -mlir-print-debuginfo %s | FileCheck %s
; RUN: %if mlir-22 %{ mlir-translate-22 -import-llvm -mlir-print-debuginfo %s \
; RUN:   | FileCheck %s %}

; CHECK: elements = #llvm.di_generic_subrange<count = #llvm.di_expression<[DW_OP_constu(7)]>, lowerBound = 

define void @f() !dbg !3 {
  ret void
}

!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_Fortran95, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.f90", directory: "/")
!3 = distinct !DISubprogram(name: "f", file: !2, type: !4, spFlags: DISPFlagDefinition, unit: !1)
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6}
!6 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, elements: !8)
!7 = !DIBasicType(name: "real", size: 32, encoding: DW_ATE_float)
!8 = !{!9}
!9 = distinct !DIGenericSubrange(count: !DIExpression(DW_OP_constu, 7), lowerBound: !DIExpression(DW_OP_constu, 1), stride: !DIExpression(DW_OP_constu, 4))
