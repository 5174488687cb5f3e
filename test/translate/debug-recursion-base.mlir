// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s
// oracle: refuses: it leaves one of the nodes unresolved

// Two arrays of pointers to each other are two nodes, though what each is of
// differs by where it is met.

#file = #llvm.di_file<"a.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C99, file = #file, isOptimized = false, emissionKind = Full>
#a_stub = #llvm.di_composite_type<recId = distinct[1]<>, isRecSelf = true>
#b_stub = #llvm.di_composite_type<recId = distinct[2]<>, isRecSelf = true>
#to_a_stub = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #a_stub, sizeInBits = 64>
#to_b_stub = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #b_stub, sizeInBits = 64>
#b_in_a = #llvm.di_composite_type<recId = distinct[2]<>, tag = DW_TAG_array_type, name = "b", baseType = #to_a_stub>
#a_in_b = #llvm.di_composite_type<recId = distinct[1]<>, tag = DW_TAG_array_type, name = "a", baseType = #to_b_stub>
#to_b = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #b_in_a, sizeInBits = 64>
#to_a = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #a_in_b, sizeInBits = 64>
#a = #llvm.di_composite_type<recId = distinct[1]<>, tag = DW_TAG_array_type, name = "a", baseType = #to_b>
#b = #llvm.di_composite_type<recId = distinct[2]<>, tag = DW_TAG_array_type, name = "b", baseType = #to_a>
#x = #llvm.di_global_variable<scope = #unit, name = "x", file = #file, line = 1, type = #a, isDefined = true>
#y = #llvm.di_global_variable<scope = #unit, name = "y", file = #file, line = 2, type = #b, isDefined = true>
llvm.mlir.global external @x(0 : i64) {dbg_exprs = [#llvm.di_global_variable_expression<var = #x>]} : i64
llvm.mlir.global external @y(0 : i64) {dbg_exprs = [#llvm.di_global_variable_expression<var = #y>]} : i64

// CHECK-COUNT-2: !DICompositeType(
// CHECK-NOT: !DICompositeType(
