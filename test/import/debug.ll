; Debug information: nodes, a type that refers to itself, locations, records.
; What the dialect has no form for (scopes of members) is carried as text.
; mlir-translate: puts records behind what they are about
; RUN: %mlcc-translate -import-llvm -mlir-print-debuginfo %s | FileCheck %s
; RUN: %mlcc-translate -import-llvm -mlir-print-debuginfo %s | %mlcc-translate -mlir-to-llvmir - | FileCheck %s --check-prefix=BACK

; CHECK-DAG: #[[INT:.*]] = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
; CHECK-DAG: #[[SELF:.*]] = #llvm.di_composite_type<recId = distinct[[[ID:.*]]]<>, isRecSelf = true>
; CHECK-DAG: #[[NEXT:.*]] = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #[[SELF]], sizeInBits = 64>
; CHECK-DAG: #llvm.di_composite_type<recId = distinct[[[ID]]]<>, tag = DW_TAG_structure_type, name = "list"
; CHECK-DAG: #[[CU:.*]] = #llvm.di_compile_unit<id = distinct{{.*}}sourceLanguage = DW_LANG_C11
; CHECK-DAG: #[[F:.*]] = #llvm.di_subprogram<id = distinct{{.*}}name = "f"
; CHECK-DAG: #[[VAR:.*]] = #llvm.di_local_variable<scope = #[[F]], name = "l", {{.*}}arg = 1
; CHECK: mlcc.debug_nodes = [{{.*}}name: \22v\22, scope: !{{[0-9]+}}
; CHECK: llvm.func @f
; CHECK: llvm.intr.dbg.value #[[VAR]] = %arg0 : !llvm.ptr {mlcc.node = {{[0-9]+}} : i64} loc(#[[LOC:.*]])
; CHECK: llvm.load %arg0 {{.*}} loc(#[[LOC]])
; CHECK: loc("d.c":6:9)
; CHECK: #[[PLACE:.*]] = loc(fused<#[[F]]>[#{{.*}}])
; CHECK: #[[LOC]] = loc("!{{[0-9]+}}"(#[[PLACE]]))

; BACK: define ptr @f(ptr %0) !dbg ![[SP:.*]] {
; BACK: #dbg_value(ptr %0, ![[V:.*]], !DIExpression(), ![[L:.*]])
; BACK: load ptr, ptr %0, align 8, !dbg ![[L]]
; BACK-DAG: ![[T:.*]] = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "list", {{.*}}elements: ![[E:.*]])
; BACK-DAG: ![[E]] = !{![[M:[0-9]+]]
; BACK-DAG: ![[M]] = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: ![[T]], baseType: ![[P:[0-9]+]], size: 64)
; BACK-DAG: ![[P]] = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: ![[T]], size: 64)

define ptr @f(ptr %l) !dbg !5 {
    #dbg_value(ptr %l, !9, !DIExpression(), !10)
  %1 = load ptr, ptr %l, align 8, !dbg !10
  ret ptr %1, !dbg !10
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "p", isOptimized: true, emissionKind: FullDebug)
!1 = !DIFile(filename: "d.c", directory: "/d")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 6, type: !6, scopeLine: 6, spFlags: DISPFlagDefinition, unit: !0)
!6 = !DISubroutineType(types: !7)
!7 = !{!8, !8}
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!9 = !DILocalVariable(name: "l", arg: 1, scope: !5, file: !1, line: 6, type: !8)
!10 = !DILocation(line: 6, column: 9, scope: !5)
!11 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "list", file: !1, line: 1, size: 128, elements: !12)
!12 = !{!13, !14}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !11, baseType: !8, size: 64)
!14 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !11, baseType: !3, size: 32, offset: 64)
