// RUN: mlcc-opt %s -split-input-file -verify-diagnostics
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics %}

// What stands in a node of debug information.

// expected-error@+2 {{expected one of [Zero, Bit0, Bit1, Private, Protected, Public, FwdDecl, AppleBlock, ReservedBit4, Virtual, Artificial, Explicit, Prototyped, ObjcClassComplete, ObjectPointer, Vector, StaticMember, LValueReference, RValueReference, ExportSymbols, SingleInheritance, MultipleInheritance, VirtualInheritance, IntroducedVirtual, BitField, NoReturn, TypePassByValue, TypePassByReference, EnumClass, Thunk, NonTrivial, BigEndian, LittleEndian, AllCallsDescribed] for LLVM DI flags, got: Foo}}
// expected-error@+1 {{failed to parse LLVM_DICompositeTypeAttr parameter 'flags' which is to be a `DIFlags`}}
module attributes {llvm.a = #llvm.di_composite_type<tag = DW_TAG_structure_type, flags = Foo>} {}

// -----

// expected-error@+2 {{expected one of [Zero, Bit0, Bit1, Private, Protected, Public, FwdDecl, AppleBlock, ReservedBit4, Virtual, Artificial, Explicit, Prototyped, ObjcClassComplete, ObjectPointer, Vector, StaticMember, LValueReference, RValueReference, ExportSymbols, SingleInheritance, MultipleInheritance, VirtualInheritance, IntroducedVirtual, BitField, NoReturn, TypePassByValue, TypePassByReference, EnumClass, Thunk, NonTrivial, BigEndian, LittleEndian, AllCallsDescribed] for LLVM DI flags, got: Foo|Bar}}
// expected-error@+1 {{failed to parse LLVM_DICompositeTypeAttr parameter 'flags' which is to be a `DIFlags`}}
module attributes {llvm.a = #llvm.di_composite_type<tag = DW_TAG_structure_type, flags = "Foo|Bar">} {}

// -----

// expected-error@+2 {{invalid debug info debug info tag name: DW_TAG_foo}}
// expected-error@+1 {{failed to parse LLVM_DICompositeTypeAttr parameter 'tag' which is to be a `unsigned`}}
module attributes {llvm.a = #llvm.di_composite_type<tag = DW_TAG_foo>} {}

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{failed to parse LLVM_DICompositeTypeAttr parameter 'tag' which is to be a `unsigned`}}
module attributes {llvm.a = #llvm.di_composite_type<tag = "x">} {}

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_DICompositeTypeAttr parameter 'name' which is to be a `StringAttr`}}
module attributes {llvm.a = #llvm.di_composite_type<name = 3 : i32>} {}

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_DICompositeTypeAttr parameter 'file' which is to be a `DIFileAttr`}}
module attributes {llvm.a = #llvm.di_composite_type<file = #llvm.zero>} {}

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_DICompositeTypeAttr parameter 'baseType' which is to be a `DITypeAttr`}}
module attributes {llvm.a = #llvm.di_composite_type<baseType = #llvm.zero>} {}

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_DICompositeTypeAttr parameter 'scope' which is to be a `DIScopeAttr`}}
module attributes {llvm.a = #llvm.di_composite_type<scope = #llvm.zero>} {}

// -----

// expected-error@+2 {{expected attribute value}}
// expected-error@+1 {{failed to parse LLVM_DICompositeTypeAttr parameter 'scope' which is to be a `DIScopeAttr`}}
module attributes {llvm.a = #llvm.di_composite_type<scope = <"a" in "b">>} {}

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_DICompositeTypeAttr parameter 'recId' which is to be a `DistinctAttr`}}
module attributes {llvm.a = #llvm.di_composite_type<recId = 3>} {}

// -----

// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse LLVM_DICompositeTypeAttr parameter 'isRecSelf' which is to be a `bool`}}
module attributes {llvm.a = #llvm.di_composite_type<isRecSelf = 3>} {}

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_DICompositeTypeAttr parameter 'elements' which is to be a `::llvm::ArrayRef<DINodeAttr>`}}
module attributes {llvm.a = #llvm.di_composite_type<elements = #llvm.zero>} {}

// -----

// expected-error@+4 {{invalid debug info debug info operation encoding name: DW_OP_foo}}
// expected-error@+3 {{failed to parse LLVM_DIExpressionElemAttr parameter 'opcode' which is to be a `unsigned`}}
// expected-error@+2 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
// expected-error@+1 {{failed to parse LLVM_DICompositeTypeAttr parameter 'dataLocation' which is to be a `DIExpressionAttr`}}
module attributes {llvm.a = #llvm.di_composite_type<dataLocation = <[DW_OP_deref, DW_OP_foo]>>} {}

// -----

// expected-error@+3 {{encountered unknown attribute encoding "DW_ATE_foo"}}
// expected-error@+2 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
// expected-error@+1 {{failed to parse LLVM_DICompositeTypeAttr parameter 'dataLocation' which is to be a `DIExpressionAttr`}}
module attributes {llvm.a = #llvm.di_composite_type<dataLocation = <[DW_OP_LLVM_convert(16, DW_ATE_foo)]>>} {}

// -----

// expected-error@+4 {{expected integer value}}
// expected-error@+3 {{expected integer operand}}
// expected-error@+2 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
// expected-error@+1 {{failed to parse LLVM_DICompositeTypeAttr parameter 'dataLocation' which is to be a `DIExpressionAttr`}}
module attributes {llvm.a = #llvm.di_composite_type<dataLocation = <[DW_OP_plus_uconst(x)]>>} {}

// -----

// expected-error@+4 {{expected valid keyword}}
// expected-error@+3 {{failed to parse LLVM_DIExpressionElemAttr parameter 'opcode' which is to be a `unsigned`}}
// expected-error@+2 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
// expected-error@+1 {{failed to parse LLVM_DICompositeTypeAttr parameter 'dataLocation' which is to be a `DIExpressionAttr`}}
module attributes {llvm.a = #llvm.di_composite_type<dataLocation = <[]>>} {}

// -----

// expected-error@+2 {{expected one of [Virtual, PureVirtual, LocalToUnit, Definition, Optimized, Pure, Elemental, Recursive, MainSubprogram, Deleted, ObjCDirect] for LLVM DISubprogram flags, got: Definition|Foo}}
// expected-error@+1 {{failed to parse LLVM_DISubprogramAttr parameter 'subprogramFlags' which is to be a `DISubprogramFlags`}}
module attributes {llvm.a = #llvm.di_subprogram<subprogramFlags = "Definition|Foo">} {}

// -----

// expected-error@+2 {{invalid debug info debug info calling convention name: DW_CC_foo}}
// expected-error@+1 {{failed to parse LLVM_DISubroutineTypeAttr parameter 'callingConvention' which is to be a `unsigned`}}
module attributes {llvm.a = #llvm.di_subroutine_type<callingConvention = DW_CC_foo>} {}

// -----

// expected-error@+1 {{struct is missing required parameter: name}}
module attributes {llvm.a = #llvm.di_basic_type<tag = DW_TAG_null>} {}

// -----

// expected-error@+1 {{expected '}' in attribute dictionary}}
module attributes {llvm.a = #llvm.di_expression_elem DW_OP_deref} {}

// -----

// expected-error@+1 {{unknown attribute `di_expression_elemDW_OP_deref` in dialect `llvm`}}
module attributes {llvm.a = #llvm.di_expression_elemDW_OP_deref} {}

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_DIStringTypeAttr parameter 'stringLength' which is to be a `DIVariableAttr`}}
module attributes {llvm.a = #llvm.di_string_type<tag = DW_TAG_string_type, name = "c", stringLength = #llvm.di_null_type>} {}

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_DILabelAttr parameter 'scope' which is to be a `DIScopeAttr`}}
module attributes {llvm.a = #llvm.di_label<scope = #llvm.di_null_type>} {}

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_DILocalVariableAttr parameter 'scope' which is to be a `DIScopeAttr`}}
module attributes {llvm.a = #llvm.di_local_variable<scope = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "f">>} {}

// -----

// expected-error@+2 {{expected attribute value}}
// expected-error@+1 {{failed to parse LLVM_DILexicalBlockAttr parameter 'scope' which is to be a `DIScopeAttr`}}
module attributes {llvm.a = #llvm.di_lexical_block<scope = <"a" in "b">>} {}

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_DIImportedEntityAttr parameter 'scope' which is to be a `DIScopeAttr`}}
module attributes {llvm.a = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #llvm.di_null_type, entity=#llvm.di_null_type, elements = #llvm.di_null_type>} {}

// -----

// expected-error@+2 {{expected one of [None, Full, LineTablesOnly, DebugDirectivesOnly] for LLVM debug emission kind, got: Foo}}
// expected-error@+1 {{failed to parse LLVM_DICompileUnitAttr parameter 'emissionKind' which is to be a `DIEmissionKind`}}
module attributes {llvm.a = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C99, file = <"a" in "b">, isOptimized = true, emissionKind = Foo>} {}

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_DICommonBlockAttr parameter 'scope' which is to be a `DIScopeAttr`}}
module attributes {llvm.a = #llvm.di_common_block<scope = #llvm.di_null_type, name = "x", decl = <file = <"a" in "b">, line = 3, type = #llvm.di_null_type>>} {}

// -----

// expected-error@+1 {{expected ','}}
module attributes {llvm.a = #llvm.di_annotation<name = "a">} {}

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{expected a parameter name in struct}}
module attributes {llvm.a = #llvm.di_label<>} {}

// -----

// expected-error@+1 {{duplicate or unknown struct parameter name: foo}}
module attributes {llvm.a = #llvm.di_label<foo = 3>} {}

// -----

// expected-error@+1 {{duplicate or unknown struct parameter name: name}}
module attributes {llvm.a = #llvm.di_label<name = "a", name = "b">} {}

// -----

// expected-error@+1 {{invalid kind of type specified: expected builtin.integer, but found 'f32'}}
module attributes {llvm.a = #llvm.constant_range<f32, 0, 3>} {}
