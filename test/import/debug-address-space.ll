; A node of debug information that names a global in an address space.
; RUN: %mlcc-translate -import-llvm %s | %mlcc-translate -mlir-to-llvmir | FileCheck %s

; CHECK: @g = addrspace(3) global i32 0, !dbg
@g = addrspace(3) global i32 0, !dbg !0

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9}
!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "g", scope: !2, file: !3, line: 1, type: !4, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !3, producer: "x", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !8)
!3 = !DIFile(filename: "a.cc", directory: "/")
!4 = !DICompositeType(tag: DW_TAG_class_type, name: "A<&g>", file: !3, size: 8, templateParams: !5, identifier: "A")
!5 = !{!6}
; CHECK: !DITemplateValueParameter(name: "p", type: {{.*}}, value: ptr addrspace(3) @g)
!6 = !DITemplateValueParameter(name: "p", type: !7, value: ptr addrspace(3) @g)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{!0}
!9 = !{i32 2, !"Debug Info Version", i32 3}
