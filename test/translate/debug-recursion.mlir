// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s

// Two structs that point at each other are two nodes, from wherever they are
// met: in each of them the other one is written down with a stub inside. A
// subprogram may be in a struct that it takes.

#file = #llvm.di_file<"a.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C99, file = #file, isOptimized = false, emissionKind = Full>
#a_stub = #llvm.di_composite_type<recId = distinct[1]<>, isRecSelf = true>
#b_stub = #llvm.di_composite_type<recId = distinct[2]<>, isRecSelf = true>
#to_a_stub = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #a_stub, sizeInBits = 64>
#to_b_stub = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #b_stub, sizeInBits = 64>
#b_in_a = #llvm.di_composite_type<recId = distinct[2]<>, tag = DW_TAG_structure_type, name = "b", elements = #to_a_stub>
#a_in_b = #llvm.di_composite_type<recId = distinct[1]<>, tag = DW_TAG_structure_type, name = "a", elements = #to_b_stub>
#to_b = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #b_in_a, sizeInBits = 64>
#to_a = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #a_in_b, sizeInBits = 64>
#a = #llvm.di_composite_type<recId = distinct[1]<>, tag = DW_TAG_structure_type, name = "a", elements = #to_b>
#b = #llvm.di_composite_type<recId = distinct[2]<>, tag = DW_TAG_structure_type, name = "b", elements = #to_a>
#x = #llvm.di_global_variable<scope = #unit, name = "x", file = #file, line = 1, type = #a, isDefined = true>
#y = #llvm.di_global_variable<scope = #unit, name = "y", file = #file, line = 2, type = #b, isDefined = true>
llvm.mlir.global external @x(0 : i64) {dbg_exprs = [#llvm.di_global_variable_expression<var = #x>]} : i64
llvm.mlir.global external @y(0 : i64) {dbg_exprs = [#llvm.di_global_variable_expression<var = #y>]} : i64
#method_stub = #llvm.di_subprogram<recId = distinct[3]<>, isRecSelf = true>
#class = #llvm.di_composite_type<tag = DW_TAG_class_type, name = "c", elements = #method_stub>
#signature = #llvm.di_subroutine_type<types = #llvm.di_null_type, #class>
#method = #llvm.di_subprogram<recId = distinct[3]<>, name = "m", scope = #file, file = #file, line = 5, subprogramFlags = Optimized, type = #signature>
llvm.func @m() loc(fused<#method>["a.c":5:1])

// CHECK: @x = global i64 0, !dbg [[M0:![0-9]+]]
// CHECK: @y = global i64 0, !dbg [[M5:![0-9]+]]
// CHECK: declare !dbg [[M14:![0-9]+]] void @m()
// CHECK: !llvm.dbg.cu = !{[[M2:![0-9]+]]}
// CHECK: !llvm.module.flags = !{[[M13:![0-9]+]]}
// CHECK: [[M0]] = !DIGlobalVariableExpression(var: [[M1:![0-9]+]], expr: !DIExpression())
// CHECK: [[M1]] = distinct !DIGlobalVariable(name: "x", scope: [[M2]], file: [[M3:![0-9]+]], line: 1, type: [[M10:![0-9]+]], isLocal: false, isDefinition: true)
// CHECK: [[M2]] = distinct !DICompileUnit(language: DW_LANG_C99, file: [[M3]], isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: [[M4:![0-9]+]])
// CHECK: [[M3]] = !DIFile(filename: "a.c", directory: "/src")
// CHECK: [[M4]] = !{[[M0]], [[M5]]}
// CHECK: [[M5]] = !DIGlobalVariableExpression(var: [[M6:![0-9]+]], expr: !DIExpression())
// CHECK: [[M6]] = distinct !DIGlobalVariable(name: "y", scope: [[M2]], file: [[M3]], line: 2, type: [[M7:![0-9]+]], isLocal: false, isDefinition: true)
// CHECK: [[M7]] = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "b", elements: [[M8:![0-9]+]])
// CHECK: [[M8]] = !{[[M9:![0-9]+]]}
// CHECK: [[M9]] = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: [[M10]], size: 64)
// CHECK: [[M10]] = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "a", elements: [[M11:![0-9]+]])
// CHECK: [[M11]] = !{[[M12:![0-9]+]]}
// CHECK: [[M12]] = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: [[M7]], size: 64)
// CHECK: [[M13]] = !{i32 2, !"Debug Info Version", i32 3}
// CHECK: [[M14]] = !DISubprogram(name: "m", scope: [[M3]], file: [[M3]], line: 5, type: [[M15:![0-9]+]], spFlags: DISPFlagOptimized)
// CHECK: [[M15]] = !DISubroutineType(types: [[M16:![0-9]+]])
// CHECK: [[M16]] = !{null, [[M17:![0-9]+]]}
// CHECK: [[M17]] = distinct !DICompositeType(tag: DW_TAG_class_type, name: "c", elements: [[M18:![0-9]+]])
// CHECK: [[M18]] = !{[[M14]]}
