// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics -allow-unregistered-dialect %}
// Parameters of attributes, types and functions of the llvm dialect that are
// none, or of another kind.

#e = #llvm.linkage<internal>
// expected-error@+1 {{invalid kind of attribute specified}}
"t.t"() {a = #dlti.dl_spec<#e>} : () -> ()

// -----

// expected-error@+1 {{custom op 'llvm.func' variadic arguments must be in the end of the argument list}}
llvm.func @f(..., i32)

// -----

// expected-error@+1 {{custom op 'llvm.func' failed to construct function type: expected zero or one function result}}
llvm.func @f(i32) -> (i32, i32)

// -----

// expected-error@+1 {{expected '('}}
llvm.func @f(i32) vscale_range 1, 2)

// -----

// expected-error@+1 {{custom op 'llvm.func' expected integer value}}
llvm.func @f(i32) vscale_range(x, 2)

// -----

// expected-error@+1 {{custom op 'llvm.func' expected integer value}}
llvm.func @f(i32) vscale_range(1, x)

// -----

// expected-error@+1 {{expected ')'}}
llvm.func @f(i32) vscale_range(1, 2

// -----

// expected-error@+1 {{expected '('}}
llvm.func @f(i32) comdat @x::@y)

// -----

// expected-error@+1 {{expected ')'}}
llvm.func @f(i32) comdat(@x::@y

// -----

// expected-error@+1 {{custom op 'llvm.func' attribute 'function_type' occurs more than once in the attribute list}}
llvm.func @f(i32) attributes {function_type = i32}

// -----

// expected-error@+1 {{expected '{' in attribute dictionary}}
llvm.func @f(i32) attributes 1

// -----

// expected-error@+1 {{expected ')'}}
llvm.mlir.global external @g() comdat(@x : i32

// -----

// expected-error@+1 {{expected '('}}
llvm.mlir.global external @g() comdat x : i32

// -----

// expected-error@+1 {{expected '}' in attribute dictionary}}
llvm.mlir.global external @g() {a b} : i32

// -----

// expected-error@+1 {{'llvm.mlir.global' op requires an i8 array type of the length equal to that of the string attribute}}
llvm.mlir.global external @g("abc") : !llvm.array<2 x i8>

// -----

// expected-error@+1 {{'llvm.mlir.global' op requires an i8 array type of the length equal to that of the string attribute}}
llvm.mlir.global external @g("abc") : !llvm.array<3 x i16>

// -----

// expected-error@+1 {{'llvm.mlir.global' op requires an i8 array type of the length equal to that of the string attribute}}
llvm.mlir.global external @g("abc") : i32

// -----

// expected-error@+1 {{expected '}' in attribute dictionary}}
llvm.mlir.alias external @g {a b} : i32 { }

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%a: i32) {
  // expected-error@+1 {{use of value '%a' expects different type than prior uses: 'f32' vs 'i32'}}
  %0 = llvm.icmp "slt" %a, %a : f32
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%a: i32, %b: i64) {
  // expected-error@+1 {{use of value '%b' expects different type than prior uses: 'i32' vs 'i64'}}
  %0 = llvm.icmp "slt" %a, %b : i32
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%a: i32, %b: i64) {
  // expected-error@+1 {{use of value '%b' expects different type than prior uses: 'i32' vs 'i64'}}
  %0 = llvm.icmp "slt" %b, %a : i32
  return
}

// -----

func.func @f(%a: index) {
  // expected-error@+1 {{custom op 'llvm.icmp' expected LLVM dialect-compatible type}}
  %0 = llvm.icmp "slt" %a, %a : index
  return
}

// -----

func.func @f(%a: tensor<2xi32>) {
  // expected-error@+1 {{custom op 'llvm.icmp' expected LLVM dialect-compatible type}}
  %0 = llvm.icmp "slt" %a, %a : tensor<2xi32>
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{custom op 'llvm.alloca' expected integer alignment}}
  %0 = llvm.alloca %n x i32 {alignment = 1.0 : f32} : (i32) -> !llvm.ptr
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{custom op 'llvm.alloca' expected integer alignment}}
  %0 = llvm.alloca %n x i32 {alignment = "x"} : (i32) -> !llvm.ptr
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{custom op 'llvm.alloca' expected trailing function type with one argument and one result}}
  %0 = llvm.alloca %n x i32 : (i32) -> (!llvm.ptr, i32)
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{custom op 'llvm.alloca' expected trailing function type with one argument and one result}}
  %0 = llvm.alloca %n x i32 : (i32, i32) -> !llvm.ptr
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{custom op 'llvm.alloca' expected trailing function type with one argument and one result}}
  %0 = llvm.alloca %n x i32 : i32
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%n: i32) {
  // expected-error@+1 {{use of value '%n' expects different type than prior uses: 'i64' vs 'i32'}}
  %0 = llvm.alloca %n x i32 : (i64) -> !llvm.ptr
  return
}

// -----

// expected-error@+1 {{expected '<'}}
"t.t"() {a = #llvm.constant_range i32, 1, 2>} : () -> ()

// -----

// expected-error@+1 {{expected non-function type}}
"t.t"() {a = #llvm.constant_range<x, 1, 2>} : () -> ()

// -----

// expected-error@+1 {{expected integer value}}
"t.t"() {a = #llvm.constant_range<i32, +, 2>} : () -> ()

// -----

// expected-error@+1 {{expected integer value}}
"t.t"() {a = #llvm.constant_range<i32, 1, +>} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"t.t"() {a = #llvm.constant_range<i32, 1 2>} : () -> ()

// -----

// expected-error@+1 {{invalid kind of type specified: expected builtin.integer, but found 'f32'}}
"t.t"() {a = #llvm.constant_range<f32, 1, 2>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_AccessGroupAttr parameter 'id' which is to be a `DistinctAttr`}}
"t.t"() {a = #llvm.access_group<id = 1 : i32>} : () -> ()

// -----

// expected-error@+2 {{expected attribute value}}
// expected-error@+1 {{failed to parse LLVM_AccessGroupAttr parameter 'id' which is to be a `DistinctAttr`}}
"t.t"() {a = #llvm.access_group<id = +>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_AliasScopeAttr parameter 'domain' which is to be a `AliasScopeDomainAttr`}}
"t.t"() {a = #llvm.alias_scope<id = distinct[0]<>, domain = #llvm.linkage<internal>>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_AliasScopeAttr parameter 'description' which is to be a `StringAttr`}}
"t.t"() {a = #llvm.alias_scope<id = distinct[0]<>, domain = <id = distinct[1]<>>, description = 1 : i32>} : () -> ()

// -----

// expected-error@+1 {{duplicate or unknown struct parameter name: id}}
"t.t"() {a = #llvm.alias_scope<id = distinct[0]<>, id = distinct[1]<>>} : () -> ()

// -----

// expected-error@+1 {{struct is missing required parameter: domain}}
"t.t"() {a = #llvm.alias_scope<id = distinct[0]<>>} : () -> ()

// -----

// expected-error@+2 {{expected '<'}}
// expected-error@+1 {{failed to parse LLVM_AliasScopeAttr parameter 'domain' which is to be a `AliasScopeDomainAttr`}}
"t.t"() {a = #llvm.alias_scope<domain = +>} : () -> ()

// -----

// expected-error@+1 {{duplicate or unknown struct parameter name: what}}
"t.t"() {a = #llvm.alias_scope<what = +>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_BlockAddressAttr parameter 'function' which is to be a `FlatSymbolRefAttr`}}
"t.t"() {a = #llvm.blockaddress<function = "f", tag = <id = 0>>} : () -> ()

// -----

// expected-error@+3 {{expected integer value}}
// expected-error@+2 {{failed to parse LLVM_BlockTagAttr parameter 'id' which is to be a `uint32_t`}}
// expected-error@+1 {{failed to parse LLVM_BlockAddressAttr parameter 'tag' which is to be a `BlockTagAttr`}}
"t.t"() {a = #llvm.blockaddress<function = @f, tag = <id = x>>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_BlockAddressAttr parameter 'tag' which is to be a `BlockTagAttr`}}
"t.t"() {a = #llvm.blockaddress<function = @f, tag = #llvm.linkage<internal>>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_DependentLibrariesAttr parameter 'libs' which is to be a `::llvm::ArrayRef<StringAttr>`}}
"t.t"() {a = #llvm.dependent_libraries<"a", 1>} : () -> ()

// -----

// expected-error@+1 {{expected '>'}}
"t.t"() {a = #llvm.dependent_libraries<"a" "b">} : () -> ()

// -----

// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse LLVM_DereferenceableAttr parameter 'mayBeNull' which is to be a `bool`}}
"t.t"() {a = #llvm.dereferenceable<bytes = 4, mayBeNull = 2>} : () -> ()

// -----

// expected-error@+1 {{struct is missing required parameter: bytes}}
"t.t"() {a = #llvm.dereferenceable<mayBeNull = true>} : () -> ()

// -----

// expected-error@+1 {{expected ':'}}
"t.t"() {a = #llvm.mmra_tag<"a" "b">} : () -> ()

// -----

// expected-error@+2 {{expected string}}
// expected-error@+1 {{failed to parse LLVM_MMRATagAttr parameter 'prefix' which is to be a `::llvm::StringRef`}}
"t.t"() {a = #llvm.mmra_tag<a:"b">} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"t.t"() {a = #llvm.memory_effects<other = read>} : () -> ()

// -----

// expected-error@+2 {{expected one of [none, read, write, readwrite] for LLVM ModRefInfo, got: what}}
// expected-error@+1 {{failed to parse LLVM_MemoryEffectsAttr parameter 'other' which is to be a `ModRefInfo`}}
"t.t"() {a = #llvm.memory_effects<other = what, argMem = none>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LoopVectorizeAttr parameter 'disable' which is to be a `BoolAttr`}}
"t.t"() {a = #llvm.loop_vectorize<disable = 1 : i32>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LoopVectorizeAttr parameter 'width' which is to be a `IntegerAttr`}}
"t.t"() {a = #llvm.loop_vectorize<width = "x">} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LoopAnnotationAttr parameter 'vectorize' which is to be a `LoopVectorizeAttr`}}
"t.t"() {a = #llvm.loop_annotation<vectorize = #llvm.linkage<internal>>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LoopAnnotationAttr parameter 'startLoc' which is to be a `FusedLoc`}}
"t.t"() {a = #llvm.loop_annotation<startLoc = 1 : i32>} : () -> ()

// -----

// expected-error@+2 {{expected '<'}}
// expected-error@+1 {{failed to parse LoopAnnotationAttr parameter 'parallelAccesses' which is to be a `::llvm::ArrayRef<AccessGroupAttr>`}}
"t.t"() {a = #llvm.loop_annotation<parallelAccesses = 1 : i32>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_DIFileAttr parameter 'directory' which is to be a `StringAttr`}}
"t.t"() {a = #llvm.di_file<"x" in 1>} : () -> ()

// -----

// expected-error@+1 {{expected 'in'}}
"t.t"() {a = #llvm.di_file<"x" of "y">} : () -> ()

// -----

// expected-error@+2 {{invalid debug info debug info tag name: DW_TAG_nothing}}
// expected-error@+1 {{failed to parse LLVM_DIBasicTypeAttr parameter 'tag' which is to be a `unsigned`}}
"t.t"() {a = #llvm.di_basic_type<tag = DW_TAG_nothing, name = "x">} : () -> ()

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{failed to parse LLVM_DIBasicTypeAttr parameter 'tag' which is to be a `unsigned`}}
"t.t"() {a = #llvm.di_basic_type<tag = 1, name = "x">} : () -> ()

// -----

// expected-error@+2 {{invalid debug info debug info encoding name: DW_ATE_what}}
// expected-error@+1 {{failed to parse LLVM_DIBasicTypeAttr parameter 'encoding' which is to be a `unsigned`}}
"t.t"() {a = #llvm.di_basic_type<name = "x", encoding = DW_ATE_what>} : () -> ()

// -----

// expected-error@+2 {{expected one of [Virtual, PureVirtual, LocalToUnit, Definition, Optimized, Pure, Elemental, Recursive, MainSubprogram, Deleted, ObjCDirect] for LLVM DISubprogram flags, got: Definition|What}}
// expected-error@+1 {{failed to parse LLVM_DISubprogramAttr parameter 'subprogramFlags' which is to be a `DISubprogramFlags`}}
"t.t"() {a = #llvm.di_subprogram<subprogramFlags = "Definition|What">} : () -> ()

// -----

// expected-error@+2 {{expected keyword for LLVM DISubprogram flags}}
// expected-error@+1 {{failed to parse LLVM_DISubprogramAttr parameter 'subprogramFlags' which is to be a `DISubprogramFlags`}}
"t.t"() {a = #llvm.di_subprogram<subprogramFlags = 1>} : () -> ()

// -----

// expected-error@+2 {{invalid debug info debug info calling convention name: DW_CC_what}}
// expected-error@+1 {{failed to parse LLVM_DISubroutineTypeAttr parameter 'callingConvention' which is to be a `unsigned`}}
"t.t"() {a = #llvm.di_subroutine_type<callingConvention = DW_CC_what>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_DISubroutineTypeAttr parameter 'types' which is to be a `::llvm::ArrayRef<DITypeAttr>`}}
"t.t"() {a = #llvm.di_subroutine_type<types = 1>} : () -> ()

// -----

// expected-error@+3 {{invalid debug info debug info operation encoding name: what}}
// expected-error@+2 {{failed to parse LLVM_DIExpressionElemAttr parameter 'opcode' which is to be a `unsigned`}}
// expected-error@+1 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
"t.t"() {a = #llvm.di_expression<[what]>} : () -> ()

// -----

// expected-error@+3 {{expected integer value}}
// expected-error@+2 {{expected integer operand}}
// expected-error@+1 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
"t.t"() {a = #llvm.di_expression<[DW_OP_deref(1, x)]>} : () -> ()

// -----

// expected-error@+1 {{unbalanced '(' character in pretty dialect name}}
"t.t"() {a = #llvm.di_expression<[DW_OP_deref(1]>} : () -> ()

// -----

// expected-error@+3 {{expected integer value}}
// expected-error@+2 {{failed to parse LLVM_TBAAMemberAttr parameter 'offset' which is to be a `int64_t`}}
// expected-error@+1 {{failed to parse LLVM_TBAATypeDescriptorAttr parameter 'members' which is to be a `::llvm::ArrayRef<TBAAMemberAttr>`}}
"t.t"() {a = #llvm.tbaa_type_desc<id = "x", members = {<#llvm.tbaa_root<>, x>}>} : () -> ()

// -----

// expected-error@+2 {{expected '{'}}
// expected-error@+1 {{failed to parse LLVM_TBAATypeDescriptorAttr parameter 'members' which is to be a `::llvm::ArrayRef<TBAAMemberAttr>`}}
"t.t"() {a = #llvm.tbaa_type_desc<id = "x", members = <#llvm.tbaa_root<>, 0>>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_TBAATagAttr parameter 'base_type' which is to be a `TBAATypeDescriptorAttr`}}
"t.t"() {a = #llvm.tbaa_tag<base_type = #llvm.linkage<internal>>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse ModuleFlagAttr parameter 'key' which is to be a `StringAttr`}}
"t.t"() {a = #llvm.mlir.module_flag<error, 1, 2>} : () -> ()

// -----

// expected-error@+2 {{expected one of [error, warning, require, override, append, append_unique, max, min] for LLVM Module Flag Behavior, got: what}}
// expected-error@+1 {{failed to parse ModuleFlagAttr parameter 'behavior' which is to be a `ModFlagBehavior`}}
"t.t"() {a = #llvm.mlir.module_flag<what, "x", 2>} : () -> ()

// -----

// expected-error@+2 {{expected attribute value}}
// expected-error@+1 {{failed to parse LLVM_TargetFeaturesAttr parameter 'features' which is to be a `::llvm::ArrayRef<StringAttr>`}}
"t.t"() {a = #llvm.target_features<["+a", b]>} : () -> ()

// -----

// expected-error@+1 {{target features must start with '+' or '-'}}
"t.t"() {a = #llvm.target_features<["a"]>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_VecTypeHintAttr parameter 'hint' which is to be a `TypeAttr`}}
"t.t"() {a = #llvm.vec_type_hint<hint = 1>} : () -> ()

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVM_VecTypeHintAttr parameter 'is_signed' which is to be a `bool`}}
"t.t"() {a = #llvm.vec_type_hint<hint = i32, is_signed = x>} : () -> ()

// -----

// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`}}
"t.t"() {a = !llvm.ptr<99999999999>} : () -> ()

// -----

// expected-error@+1 {{expected 'x'}}
"t.t"() {a = !llvm.array<2 i32>} : () -> ()

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`}}
"t.t"() {a = !llvm.array<x x i32>} : () -> ()

// -----

// expected-error@+1 {{invalid array element type: '!llvm.void'}}
"t.t"() {a = !llvm.array<2 x void>} : () -> ()

// -----

// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
"t.t"() {a = !llvm.array<2 x i32} : () -> ()

// -----

// expected-error@+1 {{invalid LLVM structure element type: '!llvm.void'}}
"t.t"() {a = !llvm.struct<(i32, void)>} : () -> ()

// -----

// expected-error@+1 {{expected '('}}
"t.t"() {a = !llvm.struct<packed i32>} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"t.t"() {a = !llvm.struct<"x" (i32)>} : () -> ()

// -----

// expected-error@+1 {{unbalanced '(' character in pretty dialect name}}
"t.t"() {a = !llvm.struct<(i32} : () -> ()

// -----

// expected-error@+1 {{invalid function argument type: '!llvm.void'}}
"t.t"() {a = !llvm.func<i32 (void)>} : () -> ()

// -----

// expected-error@+1 {{invalid function result type: '!llvm.label'}}
"t.t"() {a = !llvm.func<label (i32)>} : () -> ()

// -----

// expected-error@+1 {{expected ')'}}
"t.t"() {a = !llvm.func<i32 (i32, ..., i32)>} : () -> ()

// -----

// expected-error@+1 {{expected '('}}
"t.t"() {a = !llvm.func<i32 i32>} : () -> ()

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{failed to parse parameter list for target extension type}}
"t.t"() {a = !llvm.target<"x", +>} : () -> ()

// -----

// expected-error@+2 {{expected string}}
// expected-error@+1 {{failed to parse LLVMTargetExtType parameter 'extTypeName' which is to be a `::llvm::StringRef`}}
"t.t"() {a = !llvm.target<x>} : () -> ()

// -----

// expected-error@+1 {{failed to parse parameter list for target extension type}}
"t.t"() {a = !llvm.target<"x", 1, i32>} : () -> ()

// -----

// expected-error@+1 {{unknown LLVM type: nothing}}
"t.t"() {a = !llvm.nothing} : () -> ()
