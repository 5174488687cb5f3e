// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics -allow-unregistered-dialect %}

// Memory, calls, constants and what stands in a module: wrong types and
// attributes, in the generic form.

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.alloca' op operand #0 must be signless integer, but got 'index'}}
%r = "llvm.alloca"(%a) <{elem_type = i32}> : (index) -> !llvm.ptr

// -----

%a = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.alloca' op result #0 must be LLVM pointer type, but got 'index'}}
%r = "llvm.alloca"(%a) <{elem_type = i32}> : (i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.atomicrmw' op operand #0 must be LLVM pointer type, but got 'index'}}
%r = "llvm.atomicrmw"(%a, %b) <{bin_op = 0 : i64, ordering = 2 : i64}> : (index, i32) -> i32

// -----

%a = "test.value"() : () -> !llvm.ptr
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.atomicrmw' op result #0 must be floating point LLVM type or LLVM pointer type or signless integer or LLVM dialect-compatible fixed-length vector type, but got 'index'}}
%r = "llvm.atomicrmw"(%a, %b) <{bin_op = 0 : i64, ordering = 2 : i64}> : (!llvm.ptr, i32) -> index

// -----

// expected-error@+1 {{'llvm.blockaddress' op result #0 must be LLVM pointer type, but got 'index'}}
%r = "llvm.blockaddress"() <{block_addr = #llvm.blockaddress<function = @blockaddress, tag = <id = 7>>}> : () -> index

// -----

// expected-error@+1 {{'llvm.blockaddress' op requires attribute 'block_addr'}}
%r = "llvm.blockaddress"() : () -> !llvm.ptr

// -----

// expected-error@+1 {{'llvm.blocktag' op requires attribute 'tag'}}
"llvm.blocktag"() : () -> ()

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> !llvm.ptr
// expected-error@+1 {{'llvm.call' op operand #0 must be variadic of LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.call"(%a, %b) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @callee, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (index, !llvm.ptr) -> i32

// -----

%a = "test.value"() : () -> i32
%b = "test.value"() : () -> !llvm.ptr
// expected-error@+1 {{'llvm.call' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.call"(%a, %b) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @callee, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (i32, !llvm.ptr) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.call_intrinsic' op operand #0 must be variadic of LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.call_intrinsic"(%a, %b) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.smax.i32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (index, i32) -> i32

// -----

%a = "test.value"() : () -> i32
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.call_intrinsic' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.call_intrinsic"(%a, %b) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.smax.i32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 0>}> : (i32, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> i32
%c = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.cmpxchg' op operand #0 must be LLVM pointer type, but got 'index'}}
%r = "llvm.cmpxchg"(%a, %b, %c) <{failure_ordering = 2 : i64, success_ordering = 2 : i64}> : (index, i32, i32) -> !llvm.struct<(i32, i1)>

// -----

%a = "test.value"() : () -> !llvm.ptr
%b = "test.value"() : () -> i32
%c = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.cmpxchg' op result #0 must be LLVM structure type, but got 'index'}}
%r = "llvm.cmpxchg"(%a, %b, %c) <{failure_ordering = 2 : i64, success_ordering = 2 : i64}> : (!llvm.ptr, i32, i32) -> index

// -----

// expected-error@+1 {{'llvm.comdat_selector' op requires attribute 'comdat'}}
"llvm.comdat_selector"() <{sym_name = "any"}> : () -> ()

// -----

// expected-error@+1 {{'llvm.dso_local_equivalent' op result #0 must be LLVM pointer type, but got 'index'}}
%r = "llvm.dso_local_equivalent"() <{function_name = @take}> : () -> index

// -----

// expected-error@+1 {{'llvm.dso_local_equivalent' op requires attribute 'function_name'}}
%r = "llvm.dso_local_equivalent"() : () -> !llvm.ptr

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.extractvalue' op operand #0 must be LLVM aggregate type, but got 'index'}}
%r = "llvm.extractvalue"(%a) <{position = array<i64: 0>}> : (index) -> i32

// -----

%a = "test.value"() : () -> !llvm.struct<(i32, array<2 x struct<(f32, ptr)>>)>
// expected-error@+1 {{'llvm.extractvalue' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.extractvalue"(%a) <{position = array<i64: 0>}> : (!llvm.struct<(i32, array<2 x struct<(f32, ptr)>>)>) -> index

// -----

// expected-error@+1 {{'llvm.fence' op requires attribute 'ordering'}}
"llvm.fence"() : () -> ()

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.indirectbr' op operand #0 must be LLVM pointer type, but got 'index'}}
"llvm.indirectbr"(%a) <{indbr_operand_segments = array<i32>}> : (index) -> ()

// -----

%a = "test.value"() : () -> !llvm.ptr
// expected-error@+1 {{'llvm.indirectbr' op requires attribute 'indbr_operand_segments'}}
"llvm.indirectbr"(%a) : (!llvm.ptr) -> ()

// -----

// expected-error@+1 {{'llvm.inline_asm' op requires attribute 'asm_string'}}
"llvm.inline_asm"() <{constraints = "", tail_call_kind = #llvm.tailcallkind<none>}> : () -> ()

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.insertvalue' op operand #0 must be LLVM aggregate type, but got 'index'}}
%r = "llvm.insertvalue"(%a, %b) <{position = array<i64: 0>}> : (index, i32) -> !llvm.struct<(i32, array<2 x struct<(f32, ptr)>>)>

// -----

%a = "test.value"() : () -> !llvm.struct<(i32, array<2 x struct<(f32, ptr)>>)>
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.insertvalue' op result #0 must be LLVM aggregate type, but got 'index'}}
%r = "llvm.insertvalue"(%a, %b) <{position = array<i64: 0>}> : (!llvm.struct<(i32, array<2 x struct<(f32, ptr)>>)>, i32) -> index

// -----

// expected-error@+1 {{'llvm.landingpad' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.landingpad"() <{cleanup}> : () -> index

// -----

// expected-error@+1 {{'llvm.linker_options' op requires attribute 'options'}}
"llvm.linker_options"() : () -> ()

// -----

// expected-error@+1 {{'llvm.mlir.addressof' op result #0 must be LLVM pointer type, but got 'index'}}
%r = "llvm.mlir.addressof"() <{global_name = @global}> : () -> index

// -----

// expected-error@+1 {{'llvm.mlir.addressof' op requires attribute 'global_name'}}
%r = "llvm.mlir.addressof"() : () -> !llvm.ptr

// -----

// expected-error@+1 {{'llvm.mlir.constant' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.mlir.constant"() <{value = 0 : i32}> : () -> index

// -----

// expected-error@+1 {{'llvm.mlir.constant' op requires attribute 'value'}}
%r = "llvm.mlir.constant"() : () -> i32

// -----

// expected-error@+1 {{'llvm.mlir.global_ctors' op requires attribute 'ctors'}}
"llvm.mlir.global_ctors"() <{data = [#llvm.zero, #llvm.zero], priorities = [0 : i32, 65535 : i32]}> : () -> ()

// -----

// expected-error@+1 {{'llvm.mlir.global_dtors' op requires attribute 'data'}}
"llvm.mlir.global_dtors"() <{dtors = [@labelled], priorities = [7 : i32]}> : () -> ()

// -----

// expected-error@+1 {{'llvm.mlir.ifunc' op requires attribute 'i_func_type'}}
"llvm.mlir.ifunc"() <{address_space = 0 : i32, linkage = #llvm.linkage<external>, resolver = @resolver, resolver_type = !llvm.ptr, sym_name = "ifunc", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> : () -> ()

// -----

// expected-error@+1 {{'llvm.mlir.none' op result #0 must be LLVM token type, but got 'index'}}
%r = "llvm.mlir.none"() : () -> index

// -----

// expected-error@+1 {{'llvm.mlir.poison' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.mlir.poison"() : () -> index

// -----

// expected-error@+1 {{'llvm.mlir.undef' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.mlir.undef"() : () -> index

// -----

// expected-error@+1 {{'llvm.mlir.zero' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.mlir.zero"() : () -> index

// -----

// expected-error@+1 {{'llvm.module_flags' op requires attribute 'flags'}}
"llvm.module_flags"() : () -> ()

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.resume' op operand #0 must be LLVM dialect-compatible type, but got 'index'}}
"llvm.resume"(%a) : (index) -> ()

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> !llvm.ptr
// expected-error@+1 {{'llvm.store' op operand #0 must be LLVM type with size, but got 'index'}}
"llvm.store"(%a, %b) <{ordering = 0 : i64}> : (index, !llvm.ptr) -> ()

// -----

%a = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.unreachable' op requires zero operands}}
"llvm.unreachable"(%a) : (i32) -> ()

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.va_arg' op operand #0 must be LLVM pointer type, but got 'index'}}
%r = "llvm.va_arg"(%a) : (index) -> i32

// -----

%a = "test.value"() : () -> !llvm.ptr
// expected-error@+1 {{'llvm.va_arg' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.va_arg"(%a) : (!llvm.ptr) -> index
