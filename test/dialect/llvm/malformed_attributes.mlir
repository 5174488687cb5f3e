// RUN: mlcc-opt %s -std=mlir22 -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: not mlcc-opt %s -std=mlir22 -split-input-file -allow-unregistered-dialect 2>&1 | grep error: > %t.ours
// RUN: %if mlir-22 %{ not mlir-opt-22 %s -split-input-file -allow-unregistered-dialect 2>&1 | grep error: | grep -v 'was not produced' | diff - %t.ours %}

// Attributes that are not well formed: the same messages as in MLIR, at the same
// place.

// expected-error@+1 {{undefined symbol alias id 'llvm'}}
"t.t"() {a = #llvm} : () -> ()

// -----

// expected-error@+1 {{expected valid keyword}}
"t.t"() {a = #llvm.} : () -> ()

// -----

// expected-error@+1 {{unknown attribute `foo` in dialect `llvm`}}
"t.t"() {a = #llvm.foo} : () -> ()

// -----

// expected-error@+1 {{unknown attribute `foo` in dialect `llvm`}}
"t.t"() {a = #llvm.foo<x>} : () -> ()

// -----

// expected-error@+1 {{expected valid keyword}}
"t.t"() {a = #llvm<"foo">} : () -> ()

// -----

// expected-error@+1 {{expected '<'}}
"t.t"() {a = #llvm.linkage} : () -> ()

// -----

// expected-error@+2 {{expected keyword for LLVM linkage types}}
// expected-error@+1 {{failed to parse LinkageAttr parameter 'linkage' which is to be a `linkage::Linkage`}}
"t.t"() {a = #llvm.linkage<>} : () -> ()

// -----

// expected-error@+2 {{expected one of [external, available_externally, linkonce, linkonce_odr, weak, weak_odr, appending, internal, private, extern_weak, common] for LLVM linkage types, got: foo}}
// expected-error@+1 {{failed to parse LinkageAttr parameter 'linkage' which is to be a `linkage::Linkage`}}
"t.t"() {a = #llvm.linkage<foo>} : () -> ()

// -----

// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
"t.t"() {a = #llvm.linkage<internal} : () -> ()

// -----

// expected-error@+1 {{expected '>'}}
"t.t"() {a = #llvm.linkage<internal, external>} : () -> ()

// -----

// expected-error@+2 {{expected keyword for LLVM linkage types}}
// expected-error@+1 {{failed to parse LinkageAttr parameter 'linkage' which is to be a `linkage::Linkage`}}
"t.t"() {a = #llvm.linkage<3>} : () -> ()

// -----

// expected-error@+2 {{expected keyword for Calling Conventions}}
// expected-error@+1 {{failed to parse CConvAttr parameter 'CallingConv' which is to be a `CConv`}}
"t.t"() {a = #llvm.cconv<>} : () -> ()

// -----

// expected-error@+2 {{expected one of [ccc, fastcc, coldcc, cc_10, cc_11, anyregcc, preserve_mostcc, preserve_allcc, swiftcc, cxx_fast_tlscc, tailcc, cfguard_checkcc, swifttailcc, x86_stdcallcc, x86_fastcallcc, arm_apcscc, arm_aapcscc, arm_aapcs_vfpcc, msp430_intrcc, x86_thiscallcc, ptx_kernelcc, ptx_devicecc, spir_funccc, spir_kernelcc, intel_ocl_bicc, x86_64_sysvcc, win64cc, x86_vectorcallcc, hhvmcc, hhvm_ccc, x86_intrcc, avr_intrcc, avr_builtincc, amdgpu_vscc, amdgpu_gscc, amdgpu_cscc, amdgpu_kernelcc, x86_regcallcc, amdgpu_hscc, msp430_builtincc, amdgpu_lscc, amdgpu_escc, aarch64_vectorcallcc, aarch64_sve_vectorcallcc, wasm_emscripten_invokecc, amdgpu_gfxcc, m68k_intrcc] for Calling Conventions, got: foo}}
// expected-error@+1 {{failed to parse CConvAttr parameter 'CallingConv' which is to be a `CConv`}}
"t.t"() {a = #llvm.cconv<foo>} : () -> ()

// -----

// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
"t.t"() {a = #llvm.cconv<cc_10} : () -> ()

// -----

// expected-error@+2 {{expected keyword for LLVM Comdat Types}}
// expected-error@+1 {{failed to parse ComdatAttr parameter 'comdat' which is to be a `comdat::Comdat`}}
"t.t"() {a = #llvm.comdat<any>} : () -> ()

// -----

// expected-error@+1 {{expected '<'}}
"t.t"() {a = #llvm.fastmath} : () -> ()

// -----

// expected-error@+2 {{expected valid keyword or string}}
// expected-error@+1 {{failed to parse LLVM_FastmathFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::FastmathFlags`}}
"t.t"() {a = #llvm.fastmath<>} : () -> ()

// -----

// expected-error@+2 {{expected ::mlir::LLVM::FastmathFlags to be one of: none, nnan, ninf, nsz, arcp, contract, afn, reassoc, fast}}
// expected-error@+1 {{failed to parse LLVM_FastmathFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::FastmathFlags`}}
"t.t"() {a = #llvm.fastmath<foo>} : () -> ()

// -----

// expected-error@+2 {{expected valid keyword or string}}
// expected-error@+1 {{failed to parse LLVM_FastmathFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::FastmathFlags`}}
"t.t"() {a = #llvm.fastmath<fast,>} : () -> ()

// -----

// expected-error@+2 {{expected ::mlir::LLVM::FastmathFlags to be one of: none, nnan, ninf, nsz, arcp, contract, afn, reassoc, fast}}
// expected-error@+1 {{failed to parse LLVM_FastmathFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::FastmathFlags`}}
"t.t"() {a = #llvm.fastmath<fast, foo>} : () -> ()

// -----

// expected-error@+1 {{expected '>'}}
"t.t"() {a = #llvm.fastmath<fast nnan>} : () -> ()

// -----

// expected-error@+2 {{expected one of [none, nsw, nuw] for LLVM integer overflow flags, got: foo}}
// expected-error@+1 {{failed to parse LLVM_IntegerOverflowFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::IntegerOverflowFlags`}}
"t.t"() {a = #llvm.overflow<foo>} : () -> ()

// -----

// expected-error@+2 {{expected keyword for LLVM integer overflow flags}}
// expected-error@+1 {{failed to parse LLVM_IntegerOverflowFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::IntegerOverflowFlags`}}
"t.t"() {a = #llvm.overflow<nsw,>} : () -> ()

// -----

// expected-error@+2 {{expected one of [none, "non-leaf"non-leaf, all, reserved, "non-leaf-no-reserve"non-leaf-no-reserve] for LLVM FramePointerKind, got: foo}}
// expected-error@+1 {{failed to parse FramePointerKindAttr parameter 'framePointerKind' which is to be a `framePointerKind::FramePointerKind`}}
"t.t"() {a = #llvm.framePointerKind<foo>} : () -> ()

// -----

// expected-error@+2 {{expected keyword for LLVM FramePointerKind}}
// expected-error@+1 {{failed to parse FramePointerKindAttr parameter 'framePointerKind' which is to be a `framePointerKind::FramePointerKind`}}
"t.t"() {a = #llvm.framePointerKind<>} : () -> ()

// -----

// expected-error@+2 {{expected one of [none, sync, async] for LLVM Unwind Behavior, got: foo}}
// expected-error@+1 {{failed to parse UWTableKindAttr parameter 'uwtableKind' which is to be a `uwtable::UWTableKind`}}
"t.t"() {a = #llvm.uwtableKind<foo>} : () -> ()

// -----

// expected-error@+2 {{expected one of [none, notail, musttail, tail] for Tail Call Kind, got: foo}}
// expected-error@+1 {{failed to parse TailCallKindAttr parameter 'tailCallKind' which is to be a `TailCallKind`}}
"t.t"() {a = #llvm.tailcallkind<foo>} : () -> ()

// -----

// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
"t.t"() {a = #llvm.loop_annotation<} : () -> ()

// -----

// expected-error@+1 {{duplicate or unknown struct parameter name: foo}}
"t.t"() {a = #llvm.loop_annotation<foo = true>} : () -> ()

// -----

// expected-error@+1 {{expected '='}}
"t.t"() {a = #llvm.loop_annotation<disableNonforced>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LoopAnnotationAttr parameter 'disableNonforced' which is to be a `BoolAttr`}}
"t.t"() {a = #llvm.loop_annotation<disableNonforced = 4>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LoopAnnotationAttr parameter 'disableNonforced' which is to be a `BoolAttr`}}
"t.t"() {a = #llvm.loop_annotation<disableNonforced = "x">} : () -> ()

// -----

// expected-error@+1 {{duplicate or unknown struct parameter name: disableNonforced}}
"t.t"() {a = #llvm.loop_annotation<disableNonforced = true, disableNonforced = true>} : () -> ()

// -----

// expected-error@+2 {{expected '<'}}
// expected-error@+1 {{failed to parse LoopAnnotationAttr parameter 'vectorize' which is to be a `LoopVectorizeAttr`}}
"t.t"() {a = #llvm.loop_annotation<vectorize = 4>} : () -> ()

// -----

// expected-error@+3 {{invalid kind of attribute specified}}
// expected-error@+2 {{failed to parse LoopVectorizeAttr parameter 'disable' which is to be a `BoolAttr`}}
// expected-error@+1 {{failed to parse LoopAnnotationAttr parameter 'vectorize' which is to be a `LoopVectorizeAttr`}}
"t.t"() {a = #llvm.loop_annotation<vectorize = <disable = 4>>} : () -> ()

// -----

// expected-error@+1 {{expected '='}}
"t.t"() {a = #llvm.loop_annotation<unroll = <count = 4 : i32>, foo>} : () -> ()

// -----

// expected-error@+2 {{expected '<'}}
// expected-error@+1 {{failed to parse LoopAnnotationAttr parameter 'parallelAccesses' which is to be a `::llvm::ArrayRef<AccessGroupAttr>`}}
"t.t"() {a = #llvm.loop_annotation<parallelAccesses = 4>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LoopAnnotationAttr parameter 'startLoc' which is to be a `FusedLoc`}}
"t.t"() {a = #llvm.loop_annotation<startLoc = 4>} : () -> ()

// -----

// expected-error@+1 {{expected '='}}
"t.t"() {a = #llvm.loop_vectorize<disable>} : () -> ()

// -----

// expected-error@+1 {{expected '<'}}
"t.t"() {a = #llvm.di_file} : () -> ()

// -----

// expected-error@+2 {{expected attribute value}}
// expected-error@+1 {{failed to parse LLVM_DIFileAttr parameter 'name' which is to be a `StringAttr`}}
"t.t"() {a = #llvm.di_file<>} : () -> ()

// -----

// expected-error@+1 {{expected 'in'}}
"t.t"() {a = #llvm.di_file<"a">} : () -> ()

// -----

// expected-error@+2 {{expected attribute value}}
// expected-error@+1 {{failed to parse LLVM_DIFileAttr parameter 'directory' which is to be a `StringAttr`}}
"t.t"() {a = #llvm.di_file<"a" in>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_DIFileAttr parameter 'directory' which is to be a `StringAttr`}}
"t.t"() {a = #llvm.di_file<"a" in 4>} : () -> ()

// -----

// expected-error@+2 {{expected attribute value}}
// expected-error@+1 {{failed to parse LLVM_DIFileAttr parameter 'name' which is to be a `StringAttr`}}
"t.t"() {a = #llvm.di_file<a in "b">} : () -> ()

// -----

// expected-error@+1 {{expected '<'}}
"t.t"() {a = #llvm.di_basic_type} : () -> ()

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{expected a parameter name in struct}}
"t.t"() {a = #llvm.di_basic_type<>} : () -> ()

// -----

// expected-error@+2 {{invalid debug info debug info tag name: foo}}
// expected-error@+1 {{failed to parse LLVM_DIBasicTypeAttr parameter 'tag' which is to be a `unsigned`}}
"t.t"() {a = #llvm.di_basic_type<tag = foo>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_DIBasicTypeAttr parameter 'name' which is to be a `StringAttr`}}
"t.t"() {a = #llvm.di_basic_type<tag = DW_TAG_base_type, name = 4>} : () -> ()

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVM_DIBasicTypeAttr parameter 'sizeInBits' which is to be a `uint64_t`}}
"t.t"() {a = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "x", sizeInBits = x>} : () -> ()

// -----

// expected-error@+2 {{invalid debug info debug info encoding name: foo}}
// expected-error@+1 {{failed to parse LLVM_DIBasicTypeAttr parameter 'encoding' which is to be a `unsigned`}}
"t.t"() {a = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "x", encoding = foo>} : () -> ()

// -----

// expected-error@+1 {{duplicate or unknown struct parameter name: bogus}}
"t.t"() {a = #llvm.di_basic_type<tag = DW_TAG_base_type, bogus = "x">} : () -> ()

// -----

// expected-error@+1 {{struct is missing required parameter: name}}
"t.t"() {a = #llvm.di_basic_type<tag = DW_TAG_base_type name = "x">} : () -> ()

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{expected a parameter name in struct}}
"t.t"() {a = #llvm.di_compile_unit<>} : () -> ()

// -----

// expected-error@+1 {{struct is missing required parameter: file}}
"t.t"() {a = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_DICompileUnitAttr parameter 'id' which is to be a `DistinctAttr`}}
"t.t"() {a = #llvm.di_compile_unit<id = 0, sourceLanguage = DW_LANG_C, isOptimized = true, emissionKind = Full>} : () -> ()

// -----

// expected-error@+2 {{invalid debug info debug info language name: foo}}
// expected-error@+1 {{failed to parse LLVM_DICompileUnitAttr parameter 'sourceLanguage' which is to be a `unsigned`}}
"t.t"() {a = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = foo, isOptimized = true, emissionKind = Full>} : () -> ()

// -----

// expected-error@+1 {{struct is missing required parameter: file}}
"t.t"() {a = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, isOptimized = 1, emissionKind = Full>} : () -> ()

// -----

// expected-error@+2 {{expected one of [None, Full, LineTablesOnly, DebugDirectivesOnly] for LLVM debug emission kind, got: foo}}
// expected-error@+1 {{failed to parse LLVM_DICompileUnitAttr parameter 'emissionKind' which is to be a `DIEmissionKind`}}
"t.t"() {a = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, isOptimized = true, emissionKind = foo>} : () -> ()

// -----

// expected-error@+2 {{expected '<'}}
// expected-error@+1 {{failed to parse LLVM_DICompileUnitAttr parameter 'file' which is to be a `DIFileAttr`}}
"t.t"() {a = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = 4, isOptimized = true, emissionKind = Full>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_DIDerivedTypeAttr parameter 'baseType' which is to be a `DITypeAttr`}}
"t.t"() {a = #llvm.di_derived_type<tag = DW_TAG_member, baseType = 4>} : () -> ()

// -----

// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
"t.t"() {a = #llvm.di_expression<} : () -> ()

// -----

// expected-error@+3 {{invalid debug info debug info operation encoding name: DW_OP_foo}}
// expected-error@+2 {{failed to parse LLVM_DIExpressionElemAttr parameter 'opcode' which is to be a `unsigned`}}
// expected-error@+1 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
"t.t"() {a = #llvm.di_expression<[DW_OP_foo]>} : () -> ()

// -----

// expected-error@+1 {{unbalanced '[' character in pretty dialect name}}
"t.t"() {a = #llvm.di_expression<[DW_OP_deref>} : () -> ()

// -----

// expected-error@+3 {{expected integer value}}
// expected-error@+2 {{expected integer operand}}
// expected-error@+1 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
"t.t"() {a = #llvm.di_expression<[DW_OP_plus_uconst(x)]>} : () -> ()

// -----

// expected-error@+3 {{expected integer value}}
// expected-error@+2 {{expected integer operand}}
// expected-error@+1 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
"t.t"() {a = #llvm.di_expression<[DW_OP_plus_uconst(1,)]>} : () -> ()

// -----

// expected-error@+1 {{expected '>'}}
"t.t"() {a = #llvm.di_expression<DW_OP_deref>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_DISubprogramAttr parameter 'id' which is to be a `DistinctAttr`}}
"t.t"() {a = #llvm.di_subprogram<id = 4>} : () -> ()

// -----

// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse LLVM_DISubprogramAttr parameter 'isRecSelf' which is to be a `bool`}}
"t.t"() {a = #llvm.di_subprogram<recId = distinct[0]<>, isRecSelf = 4>} : () -> ()

// -----

// expected-error@+2 {{expected one of [Virtual, PureVirtual, LocalToUnit, Definition, Optimized, Pure, Elemental, Recursive, MainSubprogram, Deleted, ObjCDirect] for LLVM DISubprogram flags, got: Foo}}
// expected-error@+1 {{failed to parse LLVM_DISubprogramAttr parameter 'subprogramFlags' which is to be a `DISubprogramFlags`}}
"t.t"() {a = #llvm.di_subprogram<subprogramFlags = Foo>} : () -> ()

// -----

// expected-error@+2 {{expected one of [Virtual, PureVirtual, LocalToUnit, Definition, Optimized, Pure, Elemental, Recursive, MainSubprogram, Deleted, ObjCDirect] for LLVM DISubprogram flags, got: Definition|Foo}}
// expected-error@+1 {{failed to parse LLVM_DISubprogramAttr parameter 'subprogramFlags' which is to be a `DISubprogramFlags`}}
"t.t"() {a = #llvm.di_subprogram<subprogramFlags = "Definition|Foo">} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_DISubprogramAttr parameter 'scope' which is to be a `DIScopeAttr`}}
"t.t"() {a = #llvm.di_subprogram<scope = 4>} : () -> ()

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{expected a parameter name in struct}}
"t.t"() {a = #llvm.di_local_variable<>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_DILocalVariableAttr parameter 'scope' which is to be a `DIScopeAttr`}}
"t.t"() {a = #llvm.di_local_variable<scope = 4>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_DISubroutineTypeAttr parameter 'types' which is to be a `::llvm::ArrayRef<DITypeAttr>`}}
"t.t"() {a = #llvm.di_subroutine_type<types = 4>} : () -> ()

// -----

// expected-error@+2 {{invalid debug info debug info calling convention name: foo}}
// expected-error@+1 {{failed to parse LLVM_DISubroutineTypeAttr parameter 'callingConvention' which is to be a `unsigned`}}
"t.t"() {a = #llvm.di_subroutine_type<callingConvention = foo>} : () -> ()

// -----

// expected-error@+1 {{struct is missing required parameter: scope}}
"t.t"() {a = #llvm.di_label<name = "x">} : () -> ()

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{expected a parameter name in struct}}
"t.t"() {a = #llvm.di_lexical_block<>} : () -> ()

// -----

// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse LLVM_DINamespaceAttr parameter 'exportSymbols' which is to be a `bool`}}
"t.t"() {a = #llvm.di_namespace<name = "x", exportSymbols = 4>} : () -> ()

// -----

// expected-error@+1 {{struct is missing required parameter: exportSymbols}}
"t.t"() {a = #llvm.di_namespace<name = "x">} : () -> ()

// -----

// expected-error@+2 {{invalid debug info debug info tag name: foo}}
// expected-error@+1 {{failed to parse LLVM_DIImportedEntityAttr parameter 'tag' which is to be a `unsigned`}}
"t.t"() {a = #llvm.di_imported_entity<tag = foo, scope = #llvm.di_file<"a" in "b">, entity = #llvm.di_file<"a" in "b">>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_DICompositeTypeAttr parameter 'elements' which is to be a `::llvm::ArrayRef<DINodeAttr>`}}
"t.t"() {a = #llvm.di_composite_type<tag = DW_TAG_structure_type, elements = 4>} : () -> ()

// -----

// expected-error@+2 {{expected one of [Zero, Bit0, Bit1, Private, Protected, Public, FwdDecl, AppleBlock, ReservedBit4, Virtual, Artificial, Explicit, Prototyped, ObjcClassComplete, ObjectPointer, Vector, StaticMember, LValueReference, RValueReference, ExportSymbols, SingleInheritance, MultipleInheritance, VirtualInheritance, IntroducedVirtual, BitField, NoReturn, TypePassByValue, TypePassByReference, EnumClass, Thunk, NonTrivial, BigEndian, LittleEndian, AllCallsDescribed] for LLVM DI flags, got: Foo}}
// expected-error@+1 {{failed to parse LLVM_DICompositeTypeAttr parameter 'flags' which is to be a `DIFlags`}}
"t.t"() {a = #llvm.di_composite_type<tag = DW_TAG_structure_type, flags = Foo>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_TBAARootAttr parameter 'id' which is to be a `StringAttr`}}
"t.t"() {a = #llvm.tbaa_root<id = 4>} : () -> ()

// -----

// expected-error@+1 {{expected '='}}
"t.t"() {a = #llvm.tbaa_root<foo>} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"t.t"() {a = #llvm.tbaa_type_desc<id = "x">} : () -> ()

// -----

// expected-error@+2 {{expected '{'}}
// expected-error@+1 {{failed to parse LLVM_TBAATypeDescriptorAttr parameter 'members' which is to be a `::llvm::ArrayRef<TBAAMemberAttr>`}}
"t.t"() {a = #llvm.tbaa_type_desc<id = "x", members = 4>} : () -> ()

// -----

// expected-error@+2 {{expected '<'}}
// expected-error@+1 {{failed to parse LLVM_TBAATypeDescriptorAttr parameter 'members' which is to be a `::llvm::ArrayRef<TBAAMemberAttr>`}}
"t.t"() {a = #llvm.tbaa_type_desc<id = "x", members = {4}>} : () -> ()

// -----

// expected-error@+3 {{expected integer value}}
// expected-error@+2 {{failed to parse LLVM_TBAAMemberAttr parameter 'offset' which is to be a `int64_t`}}
// expected-error@+1 {{failed to parse LLVM_TBAATypeDescriptorAttr parameter 'members' which is to be a `::llvm::ArrayRef<TBAAMemberAttr>`}}
"t.t"() {a = #llvm.tbaa_type_desc<id = "x", members = {<#llvm.tbaa_root, x>}>} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"t.t"() {a = #llvm.tbaa_type_desc<members = {<#llvm.tbaa_root, 0>}>} : () -> ()

// -----

// expected-error@+2 {{expected '<'}}
// expected-error@+1 {{failed to parse LLVM_TBAATagAttr parameter 'base_type' which is to be a `TBAATypeDescriptorAttr`}}
"t.t"() {a = #llvm.tbaa_tag<base_type = 4>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_TBAATagAttr parameter 'base_type' which is to be a `TBAATypeDescriptorAttr`}}
"t.t"() {a = #llvm.tbaa_tag<base_type = #llvm.tbaa_root, access_type = #llvm.tbaa_root, offset = 0>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_TBAAMemberAttr parameter 'typeDesc' which is to be a `TBAANodeAttr`}}
"t.t"() {a = #llvm.tbaa_member<4, 0>} : () -> ()

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{expected a parameter name in struct}}
"t.t"() {a = #llvm.access_group<>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_AccessGroupAttr parameter 'id' which is to be a `DistinctAttr`}}
"t.t"() {a = #llvm.access_group<id = 4>} : () -> ()

// -----

// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
"t.t"() {a = #llvm.access_group<id = distinct[0]<>} : () -> ()

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{expected a parameter name in struct}}
"t.t"() {a = #llvm.alias_scope_domain<>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_AliasScopeDomainAttr parameter 'description' which is to be a `StringAttr`}}
"t.t"() {a = #llvm.alias_scope_domain<id = distinct[0]<>, description = 4>} : () -> ()

// -----

// expected-error@+1 {{struct is missing required parameter: domain}}
"t.t"() {a = #llvm.alias_scope<id = distinct[0]<>>} : () -> ()

// -----

// expected-error@+2 {{expected '<'}}
// expected-error@+1 {{failed to parse LLVM_AliasScopeAttr parameter 'domain' which is to be a `AliasScopeDomainAttr`}}
"t.t"() {a = #llvm.alias_scope<id = distinct[0]<>, domain = 4>} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"t.t"() {a = #llvm.constant_range<i32>} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"t.t"() {a = #llvm.constant_range<i32, 0>} : () -> ()

// -----

// expected-error@+1 {{expected '>'}}
"t.t"() {a = #llvm.constant_range<i32, 0, 300, 3>} : () -> ()

// -----

// expected-error@+1 {{invalid kind of type specified: expected builtin.integer, but found 'f32'}}
"t.t"() {a = #llvm.constant_range<f32, 0, 4>} : () -> ()

// -----

// expected-error@+1 {{expected non-function type}}
"t.t"() {a = #llvm.constant_range<4, 0, 4>} : () -> ()

// -----

// expected-error@+1 {{expected integer value}}
"t.t"() {a = #llvm.constant_range<i32, x, 4>} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"t.t"() {a = #llvm.vscale_range<minRange = 1>} : () -> ()

// -----

// expected-error@+2 {{expected attribute value}}
// expected-error@+1 {{failed to parse LLVM_VScaleRangeAttr parameter 'maxRange' which is to be a `IntegerAttr`}}
"t.t"() {a = #llvm.vscale_range<minRange = 1 : i32, maxRange = x>} : () -> ()

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{expected a parameter name in struct}}
"t.t"() {a = #llvm.vscale_range<>} : () -> ()

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{expected a parameter name in struct}}
"t.t"() {a = #llvm.memory_effects<>} : () -> ()

// -----

// expected-error@+2 {{expected one of [none, read, write, readwrite] for LLVM ModRefInfo, got: foo}}
// expected-error@+1 {{failed to parse LLVM_MemoryEffectsAttr parameter 'other' which is to be a `ModRefInfo`}}
"t.t"() {a = #llvm.memory_effects<other = foo, argMem = none, inaccessibleMem = none>} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"t.t"() {a = #llvm.memory_effects<other = none>} : () -> ()

// -----

// expected-error@+1 {{expected '['}}
"t.t"() {a = #llvm.target_features<>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_TargetFeaturesAttr parameter 'features' which is to be a `::llvm::ArrayRef<StringAttr>`}}
"t.t"() {a = #llvm.target_features<[4]>} : () -> ()

// -----

// expected-error@+1 {{target features must start with '+' or '-'}}
"t.t"() {a = #llvm.target_features<["x"]>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_TargetFeaturesAttr parameter 'features' which is to be a `::llvm::ArrayRef<StringAttr>`}}
"t.t"() {a = #llvm.target_features<["+x", "+y", 4]>} : () -> ()

// -----

// expected-error@+1 {{target features can not contain ','}}
"t.t"() {a = #llvm.target_features<["+x,+y"]>} : () -> ()

// -----

// expected-error@+1 {{expected '<'}}
"t.t"() {a = #llvm.target_features} : () -> ()

// -----

// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
"t.t"() {a = #llvm.zero<} : () -> ()

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVM_BlockTagAttr parameter 'id' which is to be a `uint32_t`}}
"t.t"() {a = #llvm.blocktag<id = x>} : () -> ()

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{expected a parameter name in struct}}
"t.t"() {a = #llvm.blocktag<>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_BlockAddressAttr parameter 'function' which is to be a `FlatSymbolRefAttr`}}
"t.t"() {a = #llvm.blockaddress<function = 4, tag = <id = 1>>} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"t.t"() {a = #llvm.blockaddress<function = @x>} : () -> ()

// -----

// expected-error@+2 {{expected '<'}}
// expected-error@+1 {{failed to parse LLVM_BlockAddressAttr parameter 'tag' which is to be a `BlockTagAttr`}}
"t.t"() {a = #llvm.blockaddress<function = @x, tag = 4>} : () -> ()

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{expected a parameter name in struct}}
"t.t"() {a = #llvm.dereferenceable<>} : () -> ()

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVM_DereferenceableAttr parameter 'bytes' which is to be a `uint64_t`}}
"t.t"() {a = #llvm.dereferenceable<bytes = x>} : () -> ()

// -----

// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse LLVM_DereferenceableAttr parameter 'mayBeNull' which is to be a `bool`}}
"t.t"() {a = #llvm.dereferenceable<bytes = 4, mayBeNull = 4>} : () -> ()

// -----

// expected-error@+1 {{expected '='}}
"t.t"() {a = #llvm.dereferenceable<bytes = 4, foo>} : () -> ()

// -----

// expected-error@+2 {{expected keyword for LLVM Module Flag Behavior}}
// expected-error@+1 {{failed to parse ModuleFlagAttr parameter 'behavior' which is to be a `ModFlagBehavior`}}
"t.t"() {a = #llvm.mlir.module_flag<>} : () -> ()

// -----

// expected-error@+2 {{expected one of [error, warning, require, override, append, append_unique, max, min] for LLVM Module Flag Behavior, got: foo}}
// expected-error@+1 {{failed to parse ModuleFlagAttr parameter 'behavior' which is to be a `ModFlagBehavior`}}
"t.t"() {a = #llvm.mlir.module_flag<foo, "x", 4 : i32>} : () -> ()

// -----

// expected-error@+2 {{expected attribute value}}
// expected-error@+1 {{failed to parse ModuleFlagAttr parameter 'key' which is to be a `StringAttr`}}
"t.t"() {a = #llvm.mlir.module_flag<error, x, 4 : i32>} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"t.t"() {a = #llvm.mlir.module_flag<error, "x">} : () -> ()

// -----

// expected-error@+1 {{expected '>'}}
"t.t"() {a = #llvm.mlir.module_flag<error, "x", 4 : i32, 5>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse ModuleFlagCGProfileEntryAttr parameter 'from' which is to be a `FlatSymbolRefAttr`}}
"t.t"() {a = #llvm.cgprofile_entry<from = 4, count = 5>} : () -> ()

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse ModuleFlagCGProfileEntryAttr parameter 'count' which is to be a `uint64_t`}}
"t.t"() {a = #llvm.cgprofile_entry<from = @a, to = @b, count = x>} : () -> ()

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{expected a parameter name in struct}}
"t.t"() {a = #llvm.profile_summary<>} : () -> ()

// -----

// expected-error@+2 {{expected one of [SampleProfile, InstrProf, CSInstrProf] for LLVM ProfileSummary format kinds, got: foo}}
// expected-error@+1 {{failed to parse ModuleFlagProfileSummaryAttr parameter 'format' which is to be a `ProfileSummaryFormatKind`}}
"t.t"() {a = #llvm.profile_summary<format = foo>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_DependentLibrariesAttr parameter 'libs' which is to be a `::llvm::ArrayRef<StringAttr>`}}
"t.t"() {a = #llvm.dependent_libraries<4>} : () -> ()

// -----

// expected-error@+2 {{expected attribute value}}
// expected-error@+1 {{failed to parse LLVM_DependentLibrariesAttr parameter 'libs' which is to be a `::llvm::ArrayRef<StringAttr>`}}
"t.t"() {a = #llvm.dependent_libraries<x>} : () -> ()

// -----

// expected-error@+2 {{expected attribute value}}
// expected-error@+1 {{failed to parse LLVM_DependentLibrariesAttr parameter 'libs' which is to be a `::llvm::ArrayRef<StringAttr>`}}
"t.t"() {a = #llvm.dependent_libraries<"x",>} : () -> ()

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{expected a parameter name in struct}}
"t.t"() {a = #llvm.vec_type_hint<>} : () -> ()

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{expected a parameter name in struct}}
"t.t"() {a = #llvm.vec_type_hint<4>} : () -> ()

// -----

// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse LLVM_VecTypeHintAttr parameter 'is_signed' which is to be a `bool`}}
"t.t"() {a = #llvm.vec_type_hint<hint = i32, is_signed = 4>} : () -> ()

// -----

// expected-error@+2 {{expected string}}
// expected-error@+1 {{failed to parse LLVM_MMRATagAttr parameter 'suffix' which is to be a `::llvm::StringRef`}}
"t.t"() {a = #llvm.mmra_tag<"a":4>} : () -> ()

// -----

// expected-error@+1 {{expected ':'}}
"t.t"() {a = #llvm.mmra_tag<"a">} : () -> ()

// -----

// expected-error@+1 {{unknown attribute `func_attrs` in dialect `llvm`}}
"t.t"() {a = #llvm.func_attrs<x>} : () -> ()

// -----

// expected-error@+1 {{unknown attribute `atomic_bin_op` in dialect `llvm`}}
"t.t"() {a = #llvm.atomic_bin_op<add>} : () -> ()

// -----

// expected-error@+1 {{unknown attribute `workgroup_attribution` in dialect `llvm`}}
"t.t"() {a = #llvm.workgroup_attribution<4>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse WorkgroupAttributionAttr parameter 'element_type' which is to be a `TypeAttr`}}
"t.t"() {a = #llvm.mlir.workgroup_attribution<4 : i64, 4>} : () -> ()

// -----

// expected-error@+2 {{expected attribute value}}
// expected-error@+1 {{failed to parse WorkgroupAttributionAttr parameter 'num_elements' which is to be a `IntegerAttr`}}
"t.t"() {a = #llvm.mlir.workgroup_attribution<x>} : () -> ()

// -----

// expected-error@+1 {{unknown attribute `asm_dialect` in dialect `llvm`}}
"t.t"() {a = #llvm.asm_dialect<intel>} : () -> ()

// -----

// expected-error@+1 {{unknown attribute `md_string` in dialect `llvm`}}
"t.t"() {a = #llvm.md_string<4>} : () -> ()

// -----

// expected-error@+1 {{unknown attribute `md_node` in dialect `llvm`}}
"t.t"() {a = #llvm.md_node<x>} : () -> ()

// -----

// expected-error@+1 {{expected '<' after distinct ID}}
"t.t"() {a = distinct[0]} : () -> ()

// -----

// expected-error@+1 {{expected distinct ID}}
"t.t"() {a = distinct[x]<>} : () -> ()

// -----

// expected-error@+2 {{expected attribute value}}
// expected-error@+1 {{expected attribute}}
"t.t"() {a = distinct[0]<x>} : () -> ()
