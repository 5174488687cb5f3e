// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s
// oracle: import differs in 8 lines: records in the order of the IR, the linkage name

// Every node of debug information, by a global, a function or a record that
// leads to it. Empty lists and names are absent, those of signatures are not.

#file = #llvm.di_file<"a.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C99, file = #file, producer = "p", isOptimized = true, emissionKind = Full, nameTableKind = GNU, splitDebugFilename = "a.dwo">
#unit2 = #llvm.di_compile_unit<emissionKind = LineTablesOnly, file = <"b.c" in "">, isOptimized = false, sourceLanguage = DW_LANG_Mips_Assembler, id = distinct[1]<>>
#null = #llvm.di_null_type
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#self = #llvm.di_composite_type<recId = distinct[2]<>, isRecSelf = true>
#pointer = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #self, sizeInBits = 64, alignInBits = 64, dwarfAddressSpace = 0>
#next = #llvm.di_derived_type<tag = DW_TAG_member, name = "next", baseType = #pointer, sizeInBits = 64, offsetInBits = 64>
#struct = #llvm.di_composite_type<recId = distinct[2]<>, tag = DW_TAG_structure_type, name = "s", file = #file, line = 3, scope = #file, flags = "TypePassByReference|Public", sizeInBits = 128, alignInBits = 64, elements = #next, #int>
#array = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #int, dataLocation = <[DW_OP_push_object_address, DW_OP_deref]>, rank = <[DW_OP_push_object_address, DW_OP_plus_uconst(16), DW_OP_deref]>, allocated = <>, associated = <[DW_OP_lit0, DW_OP_ne]>, elements = #llvm.di_subrange<count = 4 : i64>>
#empty = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "e">
#signature = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #null, #int, #null>
#signature0 = #llvm.di_subroutine_type<>
#namespace = #llvm.di_namespace<name = "n", exportSymbols = true>
#namespace2 = #llvm.di_namespace<name = "n", scope = #namespace, exportSymbols = false>
#module = #llvm.di_module<file = #file, scope = #unit, name = "m", configMacros = "-DX", includePath = "/i", apinotes = "/n", line = 9, isDecl = true>
#spself = #llvm.di_subprogram<recId = distinct[3]<>, isRecSelf = true>
#entity = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #spself, entity = #module, file = #file, line = 1, name = "e", elements = #int>
#entity2 = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #spself, entity = #module>
#program = #llvm.di_subprogram<recId = distinct[3]<>, id = distinct[4]<>, compileUnit = #unit, scope = #namespace2, name = "f", linkageName = "_f", file = #file, line = 3, scopeLine = 4, subprogramFlags = "Definition|Optimized", type = #signature, retainedNodes = #entity, #entity2>
#program2 = #llvm.di_subprogram<id = distinct[5]<>, compileUnit = #unit2, name = "g", subprogramFlags = "Definition", type = #signature0, annotations = #llvm.di_annotation<name = "n", value = "v">>
#decl = #llvm.di_subprogram<name = "h", scope = #struct, file = #file, line = 7, subprogramFlags = "Optimized|Pure", type = #signature0>
#block = #llvm.di_lexical_block<scope = #program, file = #file, line = 5, column = 6>
#block_file = #llvm.di_lexical_block_file<scope = #block, file = #file, discriminator = 2>
#local = #llvm.di_local_variable<scope = #block_file, name = "x", file = #file, line = 4, arg = 1, alignInBits = 32, type = #struct, flags = Artificial>
#local2 = #llvm.di_local_variable<scope = #program>
#local3 = #llvm.di_local_variable<scope = #program, name = "arr", type = #array>
#label = #llvm.di_label<scope = #block, name = "l", file = #file, line = 8>
#global = #llvm.di_global_variable<scope = #unit, name = "g", linkageName = "_g", file = #file, line = 12, type = #struct, isLocalToUnit = true, isDefined = true, alignInBits = 8>
#global2 = #llvm.di_global_variable<scope = #program, name = "g2", file = #file, line = 12, type = #empty>
#common = #llvm.di_common_block<scope = #program, decl = #global, name = "c", file = #file, line = 7>
#decl_t = #llvm.di_derived_type<tag = DW_TAG_typedef, name = "t", baseType = #int>
#global3 = #llvm.di_global_variable<scope = #common, name = "g3", file = #file, line = 12, type = #decl_t>
#string = #llvm.di_string_type<tag = DW_TAG_string_type, name = "c", sizeInBits = 32, alignInBits = 8, stringLength = #local, stringLengthExp = <[DW_OP_deref]>, stringLocationExp = <>, encoding = DW_ATE_ASCII>
#global4 = #llvm.di_global_variable<scope = #module, name = "g4", file = #file, line = 12, type = #string>
#global5 = #llvm.di_global_variable<scope = #block, name = "g5", file = #file, line = 12, type = #string>
#sub = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #int, elements = #llvm.di_subrange<count = #local2, lowerBound = #llvm.di_expression<[DW_OP_deref]>, stride = #global>, #llvm.di_generic_subrange<count = #local, lowerBound = #llvm.di_expression<[DW_OP_deref]>, stride = #llvm.di_expression<[DW_OP_LLVM_convert(16, DW_ATE_signed)]>>>
#local4 = #llvm.di_local_variable<scope = #program, name = "sub", type = #sub>
module {
  llvm.mlir.global external @a() {dbg_exprs = [#llvm.di_global_variable_expression<var = #global, expr = <[DW_OP_LLVM_fragment(0, 32)]>>, #llvm.di_global_variable_expression<var = #global2>]} : i64
  llvm.mlir.global external @b(3 : i32) {dbg_exprs = [#llvm.di_global_variable_expression<var = #global3, expr = <>>]} : i32
  llvm.mlir.global external @c(3 : i32) {dbg_exprs = [#llvm.di_global_variable_expression<var = #global4, expr = <>>]} : i32
  llvm.mlir.global external @d(3 : i32) {dbg_exprs = [#llvm.di_global_variable_expression<var = #global5, expr = <>>]} : i32
  llvm.func @f(%a: !llvm.ptr, %b: i32) -> i32 {
    llvm.intr.dbg.declare #local #llvm.di_expression<[DW_OP_deref, DW_OP_LLVM_fragment(0, 8)]> = %a : !llvm.ptr loc(fused<#block>["a.c":3:4])
    llvm.intr.dbg.value #local2 = %b : i32 loc(fused<#block_file>["a.c":3:5])
    llvm.intr.dbg.value #local3 #llvm.di_expression<[DW_OP_stack_value]> = %b : i32 loc("x.c":3:5)
    llvm.intr.dbg.value #local4 = %b : i32 loc(unknown)
    llvm.intr.dbg.value #local4 = %b : i32 loc(callsite(fused<#block>["z.c":8:1] at fused<#block>["x.c":3:5]))
    llvm.intr.dbg.label #label loc("a.c":8:1)
    %0 = llvm.add %b, %b : i32 loc(callsite("q.h":1:2 at "a.c":9:9))
    %1 = llvm.add %0, %b : i32 loc(callsite(fused<#program2>["q.h":1:2] at callsite(fused<#program2>["q.h":5:2] at "a.c":9:9)))
    %2 = llvm.add %1, %b : i32 loc(fused["a.c":1:2, "a.c":1:3, "n"("a.c":1:3)])
    %3 = llvm.add %2, %b : i32 loc("name"("a.c":1:3))
    %4 = llvm.add %3, %b : i32 loc(unknown)
    %5 = llvm.add %4, %b : i32 loc(callsite(unknown at "a.c":9:9))
    %6 = llvm.add %5, %b : i32 loc(callsite("a.c":9:9 at unknown))
    %7 = llvm.add %6, %b : i32 loc(fused<#block>["a.c":9:9, "b.c":9:9])
    llvm.return %7 : i32 loc("a.c":9:9 to :14)
  } loc(fused<#program>["a.c":3:1])
  llvm.func @g() {
    llvm.return loc("a.c":9:9)
  } loc(fused<#program2>["a.c":3:1])
  llvm.func @h() loc(fused<#decl>["a.c":3:1])
  llvm.func @i() {
    llvm.return loc(fused<#program2>["a.c":9:9])
  } loc("a.c":1:2)
}

// CHECK: @a = external global i64, !dbg [[M0:![0-9]+]], !dbg [[M5:![0-9]+]]
// CHECK: @b = global i32 3, !dbg [[M19:![0-9]+]]
// CHECK: @c = global i32 3, !dbg [[M23:![0-9]+]]
// CHECK: @d = global i32 3, !dbg [[M33:![0-9]+]]
// CHECK: define i32 @f(ptr %0, i32 %1) !dbg [[M7:![0-9]+]] {
// CHECK: #dbg_declare(ptr %0, [[M26:![0-9]+]], !DIExpression(DW_OP_deref, DW_OP_LLVM_fragment, 0, 8), [[M38:![0-9]+]])
// CHECK: #dbg_value(i32 %1, [[M39:![0-9]+]], !DIExpression(), [[M40:![0-9]+]])
// CHECK: #dbg_value(i32 %1, [[M41:![0-9]+]], !DIExpression(DW_OP_stack_value), [[M45:![0-9]+]])
// CHECK: #dbg_value(i32 %1, [[M46:![0-9]+]], !DIExpression(), [[M51:![0-9]+]])
// CHECK: #dbg_label([[M53:![0-9]+]], [[M54:![0-9]+]])
// CHECK: %3 = add i32 %1, %1, !dbg [[M55:![0-9]+]]
// CHECK: %4 = add i32 %3, %1, !dbg [[M56:![0-9]+]]
// CHECK: %5 = add i32 %4, %1, !dbg [[M63:![0-9]+]]
// CHECK: %6 = add i32 %5, %1, !dbg [[M64:![0-9]+]]
// CHECK: %7 = add i32 %6, %1
// CHECK: %8 = add i32 %7, %1, !dbg [[M55]]
// CHECK: %9 = add i32 %8, %1
// CHECK: %10 = add i32 %9, %1, !dbg [[M65:![0-9]+]]
// CHECK: ret i32 %10, !dbg [[M55]]
// CHECK: }
// CHECK: define void @g() !dbg [[M57:![0-9]+]] {
// CHECK: ret void, !dbg [[M66:![0-9]+]]
// CHECK: }
// CHECK: declare !dbg [[M67:![0-9]+]] void @h()
// CHECK: define void @i() {
// CHECK: ret void, !dbg [[M66]]
// CHECK: }
// CHECK: !llvm.dbg.cu = !{[[M2:![0-9]+]], [[M35:![0-9]+]]}
// CHECK: !llvm.module.flags = !{[[M37:![0-9]+]]}
// CHECK: [[M0]] = !DIGlobalVariableExpression(var: [[M1:![0-9]+]], expr: !DIExpression(DW_OP_LLVM_fragment, 0, 32))
// CHECK: [[M1]] = distinct !DIGlobalVariable(name: "g", linkageName: "_g", scope: [[M2]], file: [[M3:![0-9]+]], line: 12, type: [[M29:![0-9]+]], isLocal: true, isDefinition: true, align: 8)
// CHECK: [[M2]] = distinct !DICompileUnit(language: DW_LANG_C99, file: [[M3]], producer: "p", isOptimized: true, runtimeVersion: 0, splitDebugFilename: "a.dwo", emissionKind: FullDebug, globals: [[M4:![0-9]+]], nameTableKind: GNU)
// CHECK: [[M3]] = !DIFile(filename: "a.c", directory: "/src")
// CHECK: [[M4]] = !{[[M0]], [[M5]], [[M19]], [[M23]]}
// CHECK: [[M5]] = !DIGlobalVariableExpression(var: [[M6:![0-9]+]], expr: !DIExpression())
// CHECK: [[M6]] = distinct !DIGlobalVariable(name: "g2", scope: [[M7]], file: [[M3]], line: 12, type: [[M18:![0-9]+]], isLocal: false, isDefinition: false)
// CHECK: [[M7]] = distinct !DISubprogram(name: "f", linkageName: "_f", scope: [[M8:![0-9]+]], file: [[M3]], line: 3, type: [[M10:![0-9]+]], scopeLine: 4, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: [[M2]], retainedNodes: [[M13:![0-9]+]])
// CHECK: [[M8]] = !DINamespace(name: "n", scope: [[M9:![0-9]+]])
// CHECK: [[M9]] = !DINamespace(name: "n", scope: null, exportSymbols: true)
// CHECK: [[M10]] = !DISubroutineType(cc: DW_CC_normal, types: [[M11:![0-9]+]])
// CHECK: [[M11]] = !{null, [[M12:![0-9]+]], null}
// CHECK: [[M12]] = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
// CHECK: [[M13]] = !{[[M14:![0-9]+]], [[M17:![0-9]+]]}
// CHECK: [[M14]] = !DIImportedEntity(tag: DW_TAG_imported_module, name: "e", scope: [[M7]], entity: [[M15:![0-9]+]], file: [[M3]], line: 1, elements: [[M16:![0-9]+]])
// CHECK: [[M15]] = !DIModule(scope: [[M2]], name: "m", configMacros: "-DX", includePath: "/i", apinotes: "/n", file: [[M3]], line: 9, isDecl: true)
// CHECK: [[M16]] = !{[[M12]]}
// CHECK: [[M17]] = !DIImportedEntity(tag: DW_TAG_imported_module, scope: [[M7]], entity: [[M15]])
// CHECK: [[M18]] = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "e")
// CHECK: [[M19]] = !DIGlobalVariableExpression(var: [[M20:![0-9]+]], expr: !DIExpression())
// CHECK: [[M20]] = distinct !DIGlobalVariable(name: "g3", scope: [[M21:![0-9]+]], file: [[M3]], line: 12, type: [[M22:![0-9]+]], isLocal: false, isDefinition: false)
// CHECK: [[M21]] = !DICommonBlock(scope: [[M7]], declaration: [[M1]], name: "c", file: [[M3]], line: 7)
// CHECK: [[M22]] = !DIDerivedType(tag: DW_TAG_typedef, name: "t", baseType: [[M12]])
// CHECK: [[M23]] = !DIGlobalVariableExpression(var: [[M24:![0-9]+]], expr: !DIExpression())
// CHECK: [[M24]] = distinct !DIGlobalVariable(name: "g4", scope: [[M15]], file: [[M3]], line: 12, type: [[M25:![0-9]+]], isLocal: false, isDefinition: false)
// CHECK: [[M25]] = !DIStringType(name: "c", stringLength: [[M26]], stringLengthExpression: !DIExpression(DW_OP_deref), stringLocationExpression: !DIExpression(), size: 32, align: 8, encoding: DW_ATE_ASCII)
// CHECK: [[M26]] = !DILocalVariable(name: "x", arg: 1, scope: [[M27:![0-9]+]], file: [[M3]], line: 4, type: [[M29]], flags: DIFlagArtificial, align: 32)
// CHECK: [[M27]] = distinct !DILexicalBlockFile(scope: [[M28:![0-9]+]], file: [[M3]], discriminator: 2)
// CHECK: [[M28]] = distinct !DILexicalBlock(scope: [[M7]], file: [[M3]], line: 5, column: 6)
// CHECK: [[M29]] = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s", scope: [[M3]], file: [[M3]], line: 3, size: 128, align: 64, flags: DIFlagPublic | DIFlagTypePassByReference, elements: [[M30:![0-9]+]])
// CHECK: [[M30]] = !{[[M31:![0-9]+]], [[M12]]}
// CHECK: [[M31]] = !DIDerivedType(tag: DW_TAG_member, name: "next", baseType: [[M32:![0-9]+]], size: 64, offset: 64)
// CHECK: [[M32]] = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: [[M29]], size: 64, align: 64, dwarfAddressSpace: 0)
// CHECK: [[M33]] = !DIGlobalVariableExpression(var: [[M34:![0-9]+]], expr: !DIExpression())
// CHECK: [[M34]] = distinct !DIGlobalVariable(name: "g5", scope: [[M28]], file: [[M3]], line: 12, type: [[M25]], isLocal: false, isDefinition: false)
// CHECK: [[M35]] = distinct !DICompileUnit(language: DW_LANG_Mips_Assembler, file: [[M36:![0-9]+]], isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly)
// CHECK: [[M36]] = !DIFile(filename: "b.c", directory: "")
// CHECK: [[M37]] = !{i32 2, !"Debug Info Version", i32 3}
// CHECK: [[M38]] = !DILocation(line: 3, column: 4, scope: [[M28]])
// CHECK: [[M39]] = !DILocalVariable(scope: [[M7]])
// CHECK: [[M40]] = !DILocation(line: 3, column: 5, scope: [[M27]])
// CHECK: [[M41]] = !DILocalVariable(name: "arr", scope: [[M7]], type: [[M42:![0-9]+]])
// CHECK: [[M42]] = !DICompositeType(tag: DW_TAG_array_type, baseType: [[M12]], elements: [[M43:![0-9]+]], dataLocation: !DIExpression(DW_OP_push_object_address, DW_OP_deref), associated: !DIExpression(DW_OP_lit0, DW_OP_ne), allocated: !DIExpression(), rank: !DIExpression(DW_OP_push_object_address, DW_OP_plus_uconst, 16, DW_OP_deref))
// CHECK: [[M43]] = !{[[M44:![0-9]+]]}
// CHECK: [[M44]] = !DISubrange(count: 4)
// CHECK: [[M45]] = !DILocation(line: 3, column: 5, scope: [[M7]])
// CHECK: [[M46]] = !DILocalVariable(name: "sub", scope: [[M7]], type: [[M47:![0-9]+]])
// CHECK: [[M47]] = !DICompositeType(tag: DW_TAG_array_type, baseType: [[M12]], elements: [[M48:![0-9]+]])
// CHECK: [[M48]] = !{[[M49:![0-9]+]], [[M50:![0-9]+]]}
// CHECK: [[M49]] = !DISubrange(count: [[M39]], lowerBound: !DIExpression(DW_OP_deref), stride: [[M1]])
// CHECK: [[M50]] = !DIGenericSubrange(count: [[M26]], lowerBound: !DIExpression(DW_OP_deref), stride: !DIExpression(DW_OP_LLVM_convert, 16, DW_ATE_signed))
// CHECK: [[M51]] = !DILocation(line: 8, column: 1, scope: [[M28]], inlinedAt: [[M52:![0-9]+]])
// CHECK: [[M52]] = !DILocation(line: 3, column: 5, scope: [[M28]])
// CHECK: [[M53]] = !DILabel(scope: [[M28]], name: "l", file: [[M3]], line: 8)
// CHECK: [[M54]] = !DILocation(line: 8, column: 1, scope: [[M7]])
// CHECK: [[M55]] = !DILocation(line: 9, column: 9, scope: [[M7]])
// CHECK: [[M56]] = !DILocation(line: 1, column: 2, scope: [[M57]], inlinedAt: [[M62:![0-9]+]])
// CHECK: [[M57]] = distinct !DISubprogram(name: "g", scope: null, type: [[M58:![0-9]+]], spFlags: DISPFlagDefinition, unit: [[M35]], annotations: [[M60:![0-9]+]])
// CHECK: [[M58]] = !DISubroutineType(types: [[M59:![0-9]+]])
// CHECK: [[M59]] = !{}
// CHECK: [[M60]] = !{[[M61:![0-9]+]]}
// CHECK: [[M61]] = !{!"n", !"v"}
// CHECK: [[M62]] = !DILocation(line: 5, column: 2, scope: [[M57]], inlinedAt: [[M55]])
// CHECK: [[M63]] = !DILocation(line: 1, scope: [[M7]])
// CHECK: [[M64]] = !DILocation(line: 1, column: 3, scope: [[M7]])
// CHECK: [[M65]] = !DILocation(line: 9, column: 9, scope: [[M28]])
// CHECK: [[M66]] = !DILocation(line: 9, column: 9, scope: [[M57]])
// CHECK: [[M67]] = !DISubprogram(name: "h", scope: [[M29]], file: [[M3]], line: 7, type: [[M58]], spFlags: DISPFlagOptimized | DISPFlagPure)
