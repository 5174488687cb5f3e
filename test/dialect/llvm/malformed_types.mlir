// RUN: mlcc-opt %s -std=mlir22 -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: not mlcc-opt %s -std=mlir22 -split-input-file -allow-unregistered-dialect 2>&1 | grep error: > %t.ours
// RUN: %if mlir-22 %{ not mlir-opt-22 %s -split-input-file -allow-unregistered-dialect 2>&1 | grep error: | grep -v 'was not produced' | diff - %t.ours %}

// Types that are not well formed: the same messages as in MLIR, at the same place.

// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
"t.t"() : () -> (!llvm.ptr<)

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`}}
"t.t"() : () -> (!llvm.ptr<>)

// -----

// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`}}
"t.t"() : () -> (!llvm.ptr<99999999999999999999>)

// -----

// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
"t.t"() : () -> (!llvm.ptr<3)

// -----

// expected-error@+1 {{expected '>'}}
"t.t"() : () -> (!llvm.ptr<3,>)

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`}}
"t.t"() : () -> (!llvm.ptr<x>)

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`}}
"t.t"() : () -> (!llvm.ptr<i32, i32>)

// -----

// expected-error@+1 {{expected '<'}}
"t.t"() : () -> (!llvm.array)

// -----

// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
"t.t"() : () -> (!llvm.array<)

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`}}
"t.t"() : () -> (!llvm.array<>)

// -----

// expected-error@+1 {{expected 'x'}}
"t.t"() : () -> (!llvm.array<4>)

// -----

// expected-error@+1 {{expected valid keyword}}
"t.t"() : () -> (!llvm.array<4 x>)

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`}}
"t.t"() : () -> (!llvm.array<x f32>)

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`}}
"t.t"() : () -> (!llvm.array<? x f32>)

// -----

// expected-error@+1 {{expected valid keyword}}
"t.t"() : () -> (!llvm.array<4 x 5 x f32>)

// -----

// expected-error@+1 {{invalid array element type: '!llvm.void'}}
"t.t"() : () -> (!llvm.array<4 x !llvm.void>)

// -----

// expected-error@+1 {{invalid array element type: '!llvm.void'}}
"t.t"() : () -> (!llvm.array<4 x void>)

// -----

// expected-error@+1 {{invalid array element type: '!llvm.token'}}
"t.t"() : () -> (!llvm.array<4 x token>)

// -----

// expected-error@+1 {{invalid array element type: '!llvm.func<void ()>'}}
"t.t"() : () -> (!llvm.array<4 x func<void ()>>)

// -----

// expected-error@+1 {{invalid array element type: '!llvm.metadata'}}
"t.t"() : () -> (!llvm.array<4 x metadata>)

// -----

// expected-error@+1 {{invalid array element type: '!llvm.label'}}
"t.t"() : () -> (!llvm.array<4 x label>)

// -----

// expected-error@+1 {{expected 'x'}}
"t.t"() : () -> (!llvm.array<4 y f32>)

// -----

// expected-error@+1 {{expected '>'}}
"t.t"() : () -> (!llvm.array<4 x f32, f32>)

// -----

// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`}}
"t.t"() : () -> (!llvm.array<99999999999999999999 x i8>)

// -----

// expected-error@+1 {{expected '<'}}
"t.t"() : () -> (!llvm.func)

// -----

// expected-error@+1 {{expected valid keyword}}
"t.t"() : () -> (!llvm.func<>)

// -----

// expected-error@+1 {{expected '('}}
"t.t"() : () -> (!llvm.func<void>)

// -----

// expected-error@+1 {{unbalanced '(' character in pretty dialect name}}
"t.t"() : () -> (!llvm.func<void (>)

// -----

// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
"t.t"() : () -> (!llvm.func<void ())

// -----

// expected-error@+1 {{expected '('}}
"t.t"() : () -> (!llvm.func<(i32) -> i32>)

// -----

// expected-error@+1 {{expected ')'}}
"t.t"() : () -> (!llvm.func<void (..., i32)>)

// -----

// expected-error@+1 {{expected ')'}}
"t.t"() : () -> (!llvm.func<void (i32 ...)>)

// -----

// expected-error@+1 {{expected valid keyword}}
"t.t"() : () -> (!llvm.func<void (i32,)>)

// -----

// expected-error@+1 {{invalid function result type: '!llvm.label'}}
"t.t"() : () -> (!llvm.func<label ()>)

// -----

// expected-error@+1 {{invalid function result type: '!llvm.metadata'}}
"t.t"() : () -> (!llvm.func<metadata ()>)

// -----

// expected-error@+1 {{invalid function result type: '!llvm.func<void ()>'}}
"t.t"() : () -> (!llvm.func<func<void ()> ()>)

// -----

// expected-error@+1 {{invalid function argument type: '!llvm.func<void ()>'}}
"t.t"() : () -> (!llvm.func<void (func<void ()>)>)

// -----

// expected-error@+1 {{invalid function argument type: '!llvm.void'}}
"t.t"() : () -> (!llvm.func<void (void)>)

// -----

// expected-error@+1 {{expected '<'}}
"t.t"() : () -> (!llvm.struct)

// -----

// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
"t.t"() : () -> (!llvm.struct<)

// -----

// expected-error@+1 {{expected '('}}
"t.t"() : () -> (!llvm.struct<>)

// -----

// expected-error@+1 {{unbalanced '(' character in pretty dialect name}}
"t.t"() : () -> (!llvm.struct<(>)

// -----

// expected-error@+1 {{unbalanced '(' character in pretty dialect name}}
"t.t"() : () -> (!llvm.struct<(i32>)

// -----

// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
"t.t"() : () -> (!llvm.struct<(i32))

// -----

// expected-error@+1 {{expected valid keyword}}
"t.t"() : () -> (!llvm.struct<(i32,)>)

// -----

// expected-error@+1 {{expected ')'}}
"t.t"() : () -> (!llvm.struct<(i32 i32)>)

// -----

// expected-error@+1 {{invalid LLVM structure element type: '!llvm.void'}}
"t.t"() : () -> (!llvm.struct<(void)>)

// -----

// expected-error@+1 {{invalid LLVM structure element type: '!llvm.label'}}
"t.t"() : () -> (!llvm.struct<(label)>)

// -----

// expected-error@+1 {{invalid LLVM structure element type: '!llvm.token'}}
"t.t"() : () -> (!llvm.struct<(token)>)

// -----

// expected-error@+1 {{invalid LLVM structure element type: '!llvm.metadata'}}
"t.t"() : () -> (!llvm.struct<(metadata)>)

// -----

// expected-error@+1 {{invalid LLVM structure element type: '!llvm.func<void ()>'}}
"t.t"() : () -> (!llvm.struct<(func<void ()>)>)

// -----

// expected-error@+1 {{expected '('}}
"t.t"() : () -> (!llvm.struct<packed>)

// -----

// expected-error@+1 {{expected '('}}
"t.t"() : () -> (!llvm.struct<packed i32>)

// -----

// expected-error@+1 {{only identified structs can be opaque}}
"t.t"() : () -> (!llvm.struct<opaque>)

// -----

// expected-error@+1 {{struct without a body only allowed in a recursive struct}}
"t.t"() : () -> (!llvm.struct<"a">)

// -----

// expected-error@+1 {{expected '('}}
"t.t"() : () -> (!llvm.struct<"a",>)

// -----

// expected-error@+1 {{expected '('}}
"t.t"() : () -> (!llvm.struct<"a", >)

// -----

// expected-error@+1 {{expected '('}}
"t.t"() : () -> (!llvm.struct<"a", i32>)

// -----

// expected-error@+1 {{expected '>'}}
"t.t"() : () -> (!llvm.struct<"a", opaque (i32)>)

// -----

// expected-error@+1 {{expected '('}}
"t.t"() : () -> (!llvm.struct<"a", packed opaque>)

// -----

// expected-error@+1 {{expected '('}}
"t.t"() : () -> (!llvm.struct<"a", packed>)

// -----

// expected-error@+1 {{invalid LLVM structure element type: '!llvm.void'}}
"t.t"() : () -> (!llvm.struct<"a", (void)>)

// -----

// expected-error@+1 {{identifier already used for an enclosing struct}}
"t.t"() : () -> (!llvm.struct<"a", (struct<"a", (i32)>)>)

// -----

// expected-error@+1 {{struct without a body only allowed in a recursive struct}}
"t.t"() : () -> (!llvm.struct<"a", (struct<"b">)>)

// -----

// expected-error@+1 {{expected ','}}
"t.t"() : () -> (!llvm.struct<"a" (i32)>)

// -----

// expected-error@+1 {{expected '>'}}
"t.t"() : () -> (!llvm.struct<"a", (i32), i32>)

// -----

// expected-error@+1 {{expected '('}}
"t.t"() : () -> (!llvm.struct<a, (i32)>)

// -----

// expected-error@+1 {{expected '"' in string literal}}
"t.t"() : () -> (!llvm.struct<"a, (i32)>)

// -----

// expected-error@+1 {{expected '<'}}
"t.t"() : () -> (!llvm.target)

// -----

// expected-error@+2 {{expected string}}
// expected-error@+1 {{failed to parse LLVMTargetExtType parameter 'extTypeName' which is to be a `::llvm::StringRef`}}
"t.t"() : () -> (!llvm.target<>)

// -----

// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
"t.t"() : () -> (!llvm.target<"x")

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{failed to parse parameter list for target extension type}}
"t.t"() : () -> (!llvm.target<"x", >)

// -----

// expected-error@+1 {{failed to parse parameter list for target extension type}}
"t.t"() : () -> (!llvm.target<"x", 3, i32>)

// -----

// expected-error@+2 {{expected string}}
// expected-error@+1 {{failed to parse LLVMTargetExtType parameter 'extTypeName' which is to be a `::llvm::StringRef`}}
"t.t"() : () -> (!llvm.target<x>)

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{failed to parse parameter list for target extension type}}
"t.t"() : () -> (!llvm.target<"x", "y">)

// -----

// expected-error@+1 {{unknown LLVM type: vec}}
"t.t"() : () -> (!llvm.vec)

// -----

// expected-error@+1 {{unknown LLVM type: vec}}
"t.t"() : () -> (!llvm.vec<4 x i32>)

// -----

// expected-error@+1 {{unexpected type, expected keyword}}
"t.t"() : () -> (!llvm.i32)

// -----

// expected-error@+1 {{unknown LLVM type: float}}
"t.t"() : () -> (!llvm.float)

// -----

// expected-error@+1 {{unknown LLVM type: foo}}
"t.t"() : () -> (!llvm.foo)

// -----

// expected-error@+1 {{unknown LLVM type: foo}}
"t.t"() : () -> (!llvm.foo<i32>)

// -----

// expected-error@+1 {{expected valid keyword}}
"t.t"() : () -> (!llvm.)

// -----

// expected-error@+1 {{undefined symbol alias id 'llvm'}}
"t.t"() : () -> (!llvm)

// -----

// expected-error@+1 {{expected valid keyword}}
"t.t"() : () -> (!llvm<"i32">)

// -----

// expected-error@+1 {{unknown LLVM type: x86_mmx}}
"t.t"() : () -> (!llvm.x86_mmx)

// -----

// expected-error@+1 {{unknown LLVM type: ptr.x}}
"t.t"() : () -> (!llvm.ptr.x)

// -----

// expected-error@+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
"t.t"() : () -> (vector<4x!llvm.void>)

// -----

// expected-error@+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
"t.t"() : () -> (vector<4x!llvm.struct<(i32)>>)

// -----

// expected-error@+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
"t.t"() : () -> (vector<4x!llvm.array<2 x i32>>)

// -----

// expected-error@+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
"t.t"() : () -> (vector<4x!llvm.token>)

// -----

// expected-error@+1 {{vector types must have positive constant sizes but got 0}}
"t.t"() : () -> (vector<0x!llvm.ptr>)

// -----

// expected-error@+1 {{expected '>' in vector type}}
"t.t"() : () -> (vector<4x!llvm.ptr)

// -----

// expected-error@+1 {{expected '>'}}
"t.t"() : () -> (!llvm.ptr<3 : i32>)

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`}}
"t.t"() : () -> (!llvm.ptr<#a>)

// -----

// expected-error@+1 {{unknown LLVM type: packed}}
"t.t"() : () -> (!llvm.struct<packed (packed)>)

// -----

// expected-error@+1 {{expected 'x'}}
"t.t"() : () -> (!llvm.array<4xf32>)

// -----

// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
"t.t"() : () -> (!llvm.label<)

// -----

// expected-error@+1 {{expected ')'}}
"t.t"() : () -> (!llvm.metadata x)
