; A program with debug information, as clang-22 -O1 -g makes it, and what becomes
; of it again, all of it.
; mlir-translate: puts some variables elsewhere
; RUN: cd %S && %mlcc-translate -import-llvm -mlir-print-debuginfo debug-program.ll | grep -v -e '^module' -e 'loc(unknown)' | diff Inputs/debug-program.mlir.txt -
; RUN: cd %S && %mlcc-translate -import-llvm -mlir-print-debuginfo debug-program.ll | %mlcc-translate -mlir-to-llvmir - | grep -v -e '^source_filename' -e '^; ModuleID' | diff Inputs/debug-program.ll.txt -

source_filename = "k.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@counter = dso_local local_unnamed_addr global i32 3, align 4, !dbg !0
@matrix = dso_local local_unnamed_addr global [2 x [3 x double]] zeroinitializer, align 16, !dbg !14

; Function Attrs: nounwind uwtable
define dso_local range(i32 -2147483551, -2147483648) i32 @walk(ptr noundef %0, ptr noundef readonly captures(address_is_null) %1, ...) local_unnamed_addr !dbg !47 {
    #dbg_value(ptr %0, !70, !DIExpression(), !80)
    #dbg_value(ptr %1, !71, !DIExpression(), !80)
    #dbg_value(i32 0, !72, !DIExpression(), !80)
    #dbg_value(ptr %0, !73, !DIExpression(), !81)
  %3 = icmp eq ptr %0, null, !dbg !82
  br i1 %3, label %8, label %4, !dbg !83

4:                                                ; preds = %2
  %5 = icmp eq ptr %1, null
  br label %10, !dbg !83

6:                                                ; preds = %20
  %7 = add nsw i32 %21, 97, !dbg !84
  br label %8, !dbg !84

8:                                                ; preds = %6, %2
  %9 = phi i32 [ 97, %2 ], [ %7, %6 ], !dbg !80
  ret i32 %9, !dbg !85

10:                                               ; preds = %4, %20
  %11 = phi i32 [ 0, %4 ], [ %21, %20 ]
  %12 = phi ptr [ %0, %4 ], [ %23, %20 ]
    #dbg_value(i32 %11, !72, !DIExpression(), !80)
    #dbg_value(ptr %12, !73, !DIExpression(), !81)
  %13 = load i32, ptr %12, align 8, !dbg !86, !tbaa !87
    #dbg_value(i32 %13, !91, !DIExpression(), !96)
  %14 = shl i32 %13, 25, !dbg !98
    #dbg_value(i32 %14, !75, !DIExpression(), !99)
    #dbg_value(i32 %14, !78, !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !100)
  %15 = ashr exact i32 %14, 24, !dbg !101
  %16 = add nsw i32 %15, %11, !dbg !102
    #dbg_value(i32 %16, !72, !DIExpression(), !80)
  br i1 %5, label %20, label %17, !dbg !103

17:                                               ; preds = %10
  %18 = tail call i32 %1(ptr noundef nonnull %12, i32 noundef 6) #2, !dbg !105
  %19 = add nsw i32 %18, %16, !dbg !106
    #dbg_value(i32 %19, !72, !DIExpression(), !80)
  br label %20, !dbg !107

20:                                               ; preds = %17, %10
  %21 = phi i32 [ %19, %17 ], [ %16, %10 ], !dbg !99
    #dbg_value(i32 %21, !72, !DIExpression(), !80)
  %22 = getelementptr inbounds nuw i8, ptr %12, i64 8, !dbg !108
  %23 = load ptr, ptr %22, align 8, !dbg !109, !tbaa !110
    #dbg_value(ptr %23, !73, !DIExpression(), !81)
  %24 = icmp eq ptr %23, null, !dbg !111
  br i1 %24, label %6, label %10, !dbg !112, !llvm.loop !113
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef zeroext i1 @check(ptr noalias noundef readnone captures(address_is_null) %0, i64 noundef %1, i128 noundef %2) local_unnamed_addr !dbg !118 {
    #dbg_value(ptr %0, !126, !DIExpression(), !129)
    #dbg_value(i64 %1, !127, !DIExpression(), !129)
    #dbg_value(i128 %2, !128, !DIExpression(), !129)
  %4 = icmp ne ptr %0, null, !dbg !130
  %5 = icmp ne i64 %1, 0
  %6 = and i1 %4, %5, !dbg !131
  %7 = icmp ne i128 %2, 0
  %8 = and i1 %6, %7, !dbg !131
  ret i1 %8, !dbg !132
}


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!35, !36, !37, !38, !39, !40, !41}
!llvm.errno.tbaa = !{!43}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 5, type: !34, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !11, globals: !13, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "k.c", directory: "/d", checksumkind: CSK_MD5, checksum: "256fbb745fa4c0b48a8253a03df8f5ef")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "color", file: !3, line: 2, baseType: !6, size: 32, elements: !7)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!7 = !{!8, !9, !10}
!8 = !DIEnumerator(name: "RED", value: 0)
!9 = !DIEnumerator(name: "GREEN", value: 5)
!10 = !DIEnumerator(name: "BLUE", value: 6)
!11 = !{!12}
!12 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!13 = !{!0, !14, !22, !26, !28}
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(name: "matrix", scope: !2, file: !3, line: 6, type: !16, isLocal: false, isDefinition: true)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 384, elements: !19)
!17 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !18)
!18 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!19 = !{!20, !21}
!20 = !DISubrange(count: 2)
!21 = !DISubrange(count: 3)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 4, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 16, elements: !25)
!25 = !{!20}
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(scope: null, file: !3, line: 4, type: !24, isLocal: true, isDefinition: true)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "names", scope: !2, file: !3, line: 4, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 128, elements: !25)
!31 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !32)
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64)
!33 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!34 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!35 = !{i32 7, !"Dwarf Version", i32 5}
!36 = !{i32 2, !"Debug Info Version", i32 3}
!37 = !{i32 1, !"wchar_size", i32 4}
!38 = !{i32 8, !"PIC Level", i32 2}
!39 = !{i32 7, !"PIE Level", i32 2}
!40 = !{i32 7, !"uwtable", i32 2}
!41 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!43 = !{!44, !44, i64 0}
!44 = !{!"int", !45, i64 0}
!45 = !{!"omnipotent char", !46, i64 0}
!46 = !{!"Simple C/C++ TBAA"}
!47 = distinct !DISubprogram(name: "walk", scope: !3, file: !3, line: 8, type: !48, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !69, keyInstructions: true)
!48 = !DISubroutineType(types: !49)
!49 = !{!34, !50, !65, null}
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !51, size: 64)
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "Node", file: !3, line: 1, baseType: !52)
!52 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 1, size: 256, elements: !53)
!53 = !{!54, !55, !57, !58}
!54 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !52, file: !3, line: 1, baseType: !34, size: 32)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !52, file: !3, line: 1, baseType: !56, size: 64, offset: 64)
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !52, size: 64)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "flag", scope: !52, file: !3, line: 1, baseType: !6, size: 3, offset: 128, flags: DIFlagBitField, extraData: i64 128)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "u", scope: !52, file: !3, line: 1, baseType: !59, size: 64, offset: 192)
!59 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !52, file: !3, line: 1, size: 64, elements: !60)
!60 = !{!61, !63}
!61 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !59, file: !3, line: 1, baseType: !62, size: 32)
!62 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "l", scope: !59, file: !3, line: 1, baseType: !64, size: 64)
!64 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!65 = !DIDerivedType(tag: DW_TAG_typedef, name: "callback", file: !3, line: 3, baseType: !66)
!66 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !67, size: 64)
!67 = !DISubroutineType(types: !68)
!68 = !{!34, !50, !5}
!69 = !{!70, !71, !72, !73, !75, !78}
!70 = !DILocalVariable(name: "n", arg: 1, scope: !47, file: !3, line: 8, type: !50)
!71 = !DILocalVariable(name: "f", arg: 2, scope: !47, file: !3, line: 8, type: !65)
!72 = !DILocalVariable(name: "sum", scope: !47, file: !3, line: 9, type: !34)
!73 = !DILocalVariable(name: "at", scope: !74, file: !3, line: 10, type: !50)
!74 = distinct !DILexicalBlock(scope: !47, file: !3, line: 10, column: 3)
!75 = !DILocalVariable(name: "v", scope: !76, file: !3, line: 11, type: !34)
!76 = distinct !DILexicalBlock(scope: !77, file: !3, line: 10, column: 41)
!77 = distinct !DILexicalBlock(scope: !74, file: !3, line: 10, column: 3)
!78 = !DILocalVariable(name: "inner", scope: !79, file: !3, line: 12, type: !12)
!79 = distinct !DILexicalBlock(scope: !76, file: !3, line: 12, column: 5)
!80 = !DILocation(line: 0, scope: !47)
!81 = !DILocation(line: 0, scope: !74)
!82 = !DILocation(line: 10, column: 3, scope: !74, atomGroup: 14, atomRank: 1)
!83 = !DILocation(line: 10, column: 3, scope: !74, atomGroup: 15, atomRank: 1)
!84 = !DILocation(line: 15, column: 14, scope: !47, atomGroup: 13, atomRank: 2)
!85 = !DILocation(line: 15, column: 3, scope: !47, atomGroup: 13, atomRank: 1)
!86 = !DILocation(line: 11, column: 32, scope: !76)
!87 = !{!88, !44, i64 0}
!88 = !{!"node", !44, i64 0, !89, i64 8, !44, i64 16, !45, i64 24}
!89 = !{!"p1 _ZTS4node", !90, i64 0}
!90 = !{!"any pointer", !45, i64 0}
!91 = !DILocalVariable(name: "x", arg: 1, scope: !92, file: !3, line: 7, type: !34)
!92 = distinct !DISubprogram(name: "twice", scope: !3, file: !3, line: 7, type: !93, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !95, keyInstructions: true)
!93 = !DISubroutineType(types: !94)
!94 = !{!34, !34}
!95 = !{!91}
!96 = !DILocation(line: 0, scope: !92, inlinedAt: !97)
!97 = distinct !DILocation(line: 11, column: 22, scope: !76)
!98 = !DILocation(line: 7, column: 43, scope: !92, inlinedAt: !97, atomGroup: 1, atomRank: 2)
!99 = !DILocation(line: 0, scope: !76)
!100 = !DILocation(line: 0, scope: !79)
!101 = !DILocation(line: 12, column: 36, scope: !79)
!102 = !DILocation(line: 12, column: 33, scope: !79, atomGroup: 7, atomRank: 2)
!103 = !DILocation(line: 13, column: 9, scope: !104, atomGroup: 8, atomRank: 1)
!104 = distinct !DILexicalBlock(scope: !76, file: !3, line: 13, column: 9)
!105 = !DILocation(line: 13, column: 19, scope: !104)
!106 = !DILocation(line: 13, column: 16, scope: !104, atomGroup: 9, atomRank: 2)
!107 = !DILocation(line: 13, column: 12, scope: !104)
!108 = !DILocation(line: 10, column: 35, scope: !77)
!109 = !DILocation(line: 10, column: 35, scope: !77, atomGroup: 10, atomRank: 2)
!110 = !{!88, !89, i64 8}
!111 = !DILocation(line: 10, column: 3, scope: !74, atomGroup: 3, atomRank: 1)
!112 = !DILocation(line: 10, column: 3, scope: !74, atomGroup: 4, atomRank: 1)
!113 = distinct !{!113, !114, !115, !116, !117}
!114 = !DILocation(line: 10, column: 3, scope: !74)
!115 = !DILocation(line: 14, column: 3, scope: !74)
!116 = !{!"llvm.loop.mustprogress"}
!117 = !{!"llvm.loop.unroll.disable"}
!118 = distinct !DISubprogram(name: "check", scope: !3, file: !3, line: 17, type: !119, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !125, keyInstructions: true)
!119 = !DISubroutineType(types: !120)
!120 = !{!121, !122, !123, !124}
!121 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!122 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !32)
!123 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!124 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!125 = !{!126, !127, !128}
!126 = !DILocalVariable(name: "s", arg: 1, scope: !118, file: !3, line: 17, type: !122)
!127 = !DILocalVariable(name: "u", arg: 2, scope: !118, file: !3, line: 17, type: !123)
!128 = !DILocalVariable(name: "w", arg: 3, scope: !118, file: !3, line: 17, type: !124)
!129 = !DILocation(line: 0, scope: !118)
!130 = !DILocation(line: 17, column: 80, scope: !118, atomGroup: 2, atomRank: 2)
!131 = !DILocation(line: 17, column: 82, scope: !118, atomGroup: 2, atomRank: 1)
!132 = !DILocation(line: 17, column: 73, scope: !118, atomGroup: 1, atomRank: 1)
