// RUN: mlcc-opt %s > %t.mlir && mlcc-opt %t.mlir | diff %t.mlir -
// RUN: FileCheck %s < %t.mlir
// RUN: %if mlir-22 %{ mlir-opt-22 %s | diff %t.mlir - %}
// RUN: mlcc-opt %s -mlir-print-op-generic | mlcc-opt | diff %t.mlir -

// Every node of debug information, each with its alias; parameters that are
// zero are not printed.

#file = #llvm.di_file<"a.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C99, file = #file, producer = "p", isOptimized = true, emissionKind = Full, nameTableKind = GNU, splitDebugFilename = "a.dwo">
#plain_unit = #llvm.di_compile_unit<emissionKind = LineTablesOnly, file = <"b.c" in "">, isOptimized = false, sourceLanguage = DW_LANG_Mips_Assembler, id = distinct[1]<>, nameTableKind = Default>
#null = #llvm.di_null_type
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#unspecified = #llvm.di_basic_type<tag = DW_TAG_unspecified_type, name = "n", sizeInBits = 0>
#self = #llvm.di_composite_type<recId = distinct[2]<>, isRecSelf = true>
#pointer = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #self, sizeInBits = 64, alignInBits = 64>
#next = #llvm.di_derived_type<tag = DW_TAG_member, name = "next", baseType = #pointer, sizeInBits = 64, offsetInBits = 64, dwarfAddressSpace = 0, extraData = #int>
#struct = #llvm.di_composite_type<recId = distinct[2]<>, tag = DW_TAG_structure_type, name = "s", file = #file, line = 3, scope = #file, flags = "TypePassByReference|Public|Vector", sizeInBits = 128, alignInBits = 64, elements = #next, #int>
#array = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #int, dataLocation = <[DW_OP_push_object_address, DW_OP_deref]>, rank = <[DW_OP_push_object_address, DW_OP_plus_uconst(16), DW_OP_deref]>, allocated = <>, associated = <[DW_OP_lit0, DW_OP_ne]>, elements = #llvm.di_subrange<count = 4 : i64>>
#signature = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #null, #int>
#namespace = #llvm.di_namespace<name = "n", exportSymbols = false>
#module = #llvm.di_module<file = #file, scope = #file, name = "m", configMacros = "-DX", includePath = "/i", apinotes = "/n", line = 9, isDecl = true>
#entity = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #file, entity = #module, file = #file, line = 1, name = "e", elements = #int>
#program = #llvm.di_subprogram<recId = distinct[3]<>, id = distinct[4]<>, compileUnit = #unit, scope = #namespace, name = "f", linkageName = "_f", file = #file, line = 3, scopeLine = 4, subprogramFlags = "Definition|Optimized", type = #signature, retainedNodes = #entity>
#block = #llvm.di_lexical_block<scope = #program, file = #file, line = 5, column = 6>
#block_file = #llvm.di_lexical_block_file<scope = #block, file = #file, discriminator = 2>
#local = #llvm.di_local_variable<scope = #block_file, name = "x", file = #file, line = 4, arg = 1, alignInBits = 32, type = #int, flags = Artificial>
#label = #llvm.di_label<scope = #block, name = "l", file = #file, line = 8>
#global = #llvm.di_global_variable<scope = #unit, name = "g", linkageName = "_g", file = #file, line = 12, type = #struct, isLocalToUnit = true, isDefined = true, alignInBits = 8>
#common = #llvm.di_common_block<scope = #program, decl = #global, name = "c", file = #file, line = 7>
#variable = #llvm.di_global_variable_expression<var = #global, expr = <[DW_OP_LLVM_fragment(0, 32)]>>
#string = #llvm.di_string_type<tag = DW_TAG_string_type, name = "c", sizeInBits = 32, alignInBits = 8, stringLength = #local, stringLengthExp = <[DW_OP_deref]>, stringLocationExp = <>, encoding = DW_ATE_ASCII>

// CHECK-DAG: #[[FILE:di_file[0-9]*]] = #llvm.di_file<"a.c" in "/src">
// CHECK-DAG: #llvm.di_compile_unit<id = distinct[{{[0-9]+}}]<>, sourceLanguage = DW_LANG_C99, file = #[[FILE]], producer = "p", isOptimized = true, emissionKind = Full, nameTableKind = GNU, splitDebugFilename = "a.dwo">
// CHECK-DAG: #llvm.di_compile_unit<id = distinct[{{[0-9]+}}]<>, sourceLanguage = DW_LANG_Mips_Assembler, file = #{{.*}}, isOptimized = false, emissionKind = LineTablesOnly>
// CHECK-DAG: #[[NULL:di_null_type]] = #llvm.di_null_type
// CHECK-DAG: #[[INT:di_basic_type[0-9]*]] = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
// CHECK-DAG: #llvm.di_basic_type<tag = DW_TAG_unspecified_type, name = "n">
// CHECK-DAG: #[[SELF:di_composite_type[0-9]*]] = #llvm.di_composite_type<recId = distinct[[[ID:[0-9]+]]]<>, isRecSelf = true>
// CHECK-DAG: #[[POINTER:di_derived_type[0-9]*]] = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #[[SELF]], sizeInBits = 64, alignInBits = 64>
// CHECK-DAG: #[[NEXT:di_derived_type[0-9]*]] = #llvm.di_derived_type<tag = DW_TAG_member, name = "next", baseType = #[[POINTER]], sizeInBits = 64, offsetInBits = 64, dwarfAddressSpace = 0, extraData = #[[INT]]>
// CHECK-DAG: #llvm.di_composite_type<recId = distinct[[[ID]]]<>, tag = DW_TAG_structure_type, name = "s", file = #[[FILE]], line = 3, scope = #[[FILE]], flags = "Public|Vector|TypePassByReference", sizeInBits = 128, alignInBits = 64, elements = #[[NEXT]], #[[INT]]>
// CHECK-DAG: dataLocation = <[DW_OP_push_object_address, DW_OP_deref]>, rank = <[DW_OP_push_object_address, DW_OP_plus_uconst(16), DW_OP_deref]>, allocated = <>, associated = <[DW_OP_lit0, DW_OP_ne]>, elements = #llvm.di_subrange<count = 4 : i64>>
// CHECK-DAG: #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #[[NULL]], #[[INT]]>
// CHECK-DAG: expr = <[DW_OP_LLVM_fragment(0, 32)]>>
module attributes {
  llvm.a0 = #unit, llvm.a1 = #plain_unit, llvm.a2 = #unspecified,
  llvm.a3 = #struct, llvm.a4 = #array, llvm.a5 = #program,
  llvm.a6 = #block_file, llvm.a7 = #local, llvm.a8 = #label,
  llvm.a9 = #common, llvm.b0 = #variable, llvm.b1 = #string,
  llvm.b2 = #llvm.di_subrange<count = #local, lowerBound = #llvm.di_expression<[DW_OP_deref]>, upperBound = 7, stride = #global>,
  llvm.b3 = #llvm.di_generic_subrange<count = 1, lowerBound = #llvm.di_expression<[DW_OP_deref]>, upperBound = #local, stride = #llvm.di_expression<[DW_OP_LLVM_convert(16, DW_ATE_signed)]>>,
  llvm.b4 = #llvm.di_annotation<name = "n", value = "v">
} {}
