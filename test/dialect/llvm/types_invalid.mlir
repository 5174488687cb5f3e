// RUN: mlcc-opt %s -std=mlir22 -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics -allow-unregistered-dialect %}

// What is no type of the llvm dialect, with the messages of MLIR. Old spellings
// are none either: -std=mlir22.

// expected-error@+1 {{expected '('}}
"t.t"() : () -> (!llvm.struct<>)

// -----

// expected-error@+1 {{struct without a body only allowed in a recursive struct}}
"t.t"() : () -> (!llvm.struct<"a">)

// -----

// expected-error@+1 {{expected '('}}
"t.t"() : () -> (!llvm.struct<"a",>)

// -----

// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
"t.t"() : () -> (!llvm.struct<"a", opaque)

// -----

// expected-error@+1 {{expected '>'}}
"t.t"() : () -> (!llvm.struct<"a", opaque (i32)>)

// -----

// expected-error@+1 {{only identified structs can be opaque}}
"t.t"() : () -> (!llvm.struct<opaque>)

// -----

// expected-error@+1 {{expected '('}}
"t.t"() : () -> (!llvm.struct<packed>)

// -----

// expected-error@+1 {{expected '('}}
"t.t"() : () -> (!llvm.struct<packed "a", (i32)>)

// -----

// expected-error@+1 {{expected ','}}
"t.t"() : () -> (!llvm.struct<"a" packed (i32)>)

// -----

// expected-error@+1 {{unbalanced '(' character in pretty dialect name}}
"t.t"() : () -> (!llvm.struct<"a", (i32>)

// -----

// expected-error@+1 {{expected valid keyword}}
"t.t"() : () -> (!llvm.struct<"a", (i32, )>)

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

// expected-error@+1 {{invalid LLVM structure element type: '!llvm.metadata'}}
"t.t"() : () -> (!llvm.struct<(metadata)>)

// -----

// expected-error@+1 {{invalid LLVM structure element type: '!llvm.token'}}
"t.t"() : () -> (!llvm.struct<(token)>)

// -----

// expected-error@+1 {{invalid LLVM structure element type: '!llvm.func<void ()>'}}
"t.t"() : () -> (!llvm.struct<(func<void ()>)>)

// -----

// expected-error@+1 {{invalid LLVM structure element type: '!llvm.void'}}
"t.t"() : () -> (!llvm.struct<"a", (void)>)

// -----

// expected-error@+1 {{invalid LLVM structure element type: '!llvm.label'}}
"t.t"() : () -> (!llvm.struct<"a", (i32, struct<"b", (label)>)>)

// -----

// expected-error@+1 {{struct without a body only allowed in a recursive struct}}
"t.t"() : () -> (!llvm.struct<"a", (struct<"b", (struct<"c">)>)>)

// -----

// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
"t.t"() : () -> (!llvm.struct<"a", (ptr, i32))

// -----

// expected-error@+1 {{expected '('}}
"t.t"() : () -> (!llvm.struct<a, (i32)>)

// -----

// expected-error@+1 {{expected '('}}
"t.t"() : () -> (!llvm.struct<12>)

// -----

// expected-error@+1 {{expected '<'}}
"t.t"() : () -> (!llvm.struct)

// -----

// expected-error@+1 {{expected '<'}}
"t.t"() : () -> (!llvm.array)

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

// expected-error@+1 {{expected valid keyword}}
"t.t"() : () -> (!llvm.array<4 x 4 x i32>)

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`}}
"t.t"() : () -> (!llvm.array<x i32>)

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`}}
"t.t"() : () -> (!llvm.array<? x i32>)

// -----

// expected-error@+1 {{expected 'x'}}
"t.t"() : () -> (!llvm.array<4xi32>)

// -----

// expected-error@+1 {{expected 'x'}}
"t.t"() : () -> (!llvm.array<4x8xf32>)

// -----

// expected-error@+1 {{expected 'x'}}
"t.t"() : () -> (!llvm.array<4 i32>)

// -----

// expected-error@+1 {{invalid array element type: '!llvm.void'}}
"t.t"() : () -> (!llvm.array<4 x void>)

// -----

// expected-error@+1 {{invalid array element type: '!llvm.label'}}
"t.t"() : () -> (!llvm.array<4 x label>)

// -----

// expected-error@+1 {{invalid array element type: '!llvm.token'}}
"t.t"() : () -> (!llvm.array<4 x token>)

// -----

// expected-error@+1 {{invalid array element type: '!llvm.metadata'}}
"t.t"() : () -> (!llvm.array<4 x metadata>)

// -----

// expected-error@+1 {{invalid array element type: '!llvm.func<void ()>'}}
"t.t"() : () -> (!llvm.array<4 x func<void ()>>)

// -----

// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`}}
"t.t"() : () -> (!llvm.array<18446744073709551616 x i8>)

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

// expected-error@+1 {{unbalanced '(' character in pretty dialect name}}
"t.t"() : () -> (!llvm.func<void (i32>)

// -----

// expected-error@+1 {{expected ')'}}
"t.t"() : () -> (!llvm.func<void (..., i32)>)

// -----

// expected-error@+1 {{expected ')'}}
"t.t"() : () -> (!llvm.func<void (i32 ...)>)

// -----

// expected-error@+1 {{invalid function argument type: '!llvm.void'}}
"t.t"() : () -> (!llvm.func<void (void)>)

// -----

// expected-error@+1 {{invalid function argument type: '!llvm.func<void ()>'}}
"t.t"() : () -> (!llvm.func<void (func<void ()>)>)

// -----

// expected-error@+1 {{invalid function result type: '!llvm.func<void ()>'}}
"t.t"() : () -> (!llvm.func<func<void ()> ()>)

// -----

// expected-error@+1 {{invalid function result type: '!llvm.metadata'}}
"t.t"() : () -> (!llvm.func<metadata ()>)

// -----

// expected-error@+1 {{invalid function result type: '!llvm.label'}}
"t.t"() : () -> (!llvm.func<label ()>)

// -----

// expected-error@+1 {{expected valid keyword}}
"t.t"() : () -> (!llvm.func<i32 (i32,)>)

// -----

// expected-error@+1 {{expected '('}}
"t.t"() : () -> (!llvm.func<i32 i32>)

// -----

// expected-error@+1 {{expected '->' in function type}}
"t.t"() : () -> (!llvm.func<(i32)>)

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`}}
"t.t"() : () -> (!llvm.ptr<>)

// -----

// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`}}
"t.t"() : () -> (!llvm.ptr<4294967296>)

// -----

// expected-error@+1 {{expected '>'}}
"t.t"() : () -> (!llvm.ptr<3, 4>)

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`}}
"t.t"() : () -> (!llvm.ptr<i32>)

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`}}
"t.t"() : () -> (!llvm.ptr<"a">)

// -----

// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
"t.t"() : () -> (!llvm.ptr<3)

// -----

// expected-error@+1 {{expected '>'}}
"t.t"() : () -> (!llvm.ptr<3 x>)

// -----

// expected-error@+1 {{expected ')'}}
"t.t"() : () -> (!llvm.ptr(3))

// -----

// expected-error@+1 {{unknown LLVM type: x86_mmx}}
"t.t"() : () -> (!llvm.x86_mmx)

// -----

// expected-error@+1 {{unknown LLVM type: vec}}
"t.t"() : () -> (!llvm.vec<4 x i32>)

// -----

// expected-error@+1 {{unknown LLVM type: vec}}
"t.t"() : () -> (!llvm.vec<? x 4 x ptr>)

// -----

// expected-error@+1 {{unexpected type, expected keyword}}
"t.t"() : () -> (!llvm.i32)

// -----

// expected-error@+1 {{unknown LLVM type: float}}
"t.t"() : () -> (!llvm.float)

// -----

// expected-error@+1 {{unknown LLVM type: double}}
"t.t"() : () -> (!llvm.double)

// -----

// expected-error@+1 {{unknown LLVM type: void_}}
"t.t"() : () -> (!llvm.void_)

// -----

// expected-error@+1 {{expected valid keyword}}
"t.t"() : () -> (!llvm.)

// -----

// expected-error@+1 {{expected valid keyword}}
"t.t"() : () -> (!llvm.4)

// -----

// expected-error@+1 {{unknown LLVM type: foo}}
"t.t"() : () -> (!llvm.foo)

// -----

// expected-error@+1 {{unknown LLVM type: foo}}
"t.t"() : () -> (!llvm.foo<bar>)

// -----

// expected-error@+1 {{expected valid keyword}}
"t.t"() : () -> (!llvm<"i32">)

// -----

// expected-error@+1 {{unexpected type, expected keyword}}
"t.t"() : () -> (!llvm<i32>)

// -----

// expected-error@+1 {{unknown LLVM type: type}}
"t.t"() : () -> (!llvm.type<"i32">)

// -----

// expected-error@+1 {{expected '<'}}
"t.t"() : () -> (!llvm.target)

// -----

// expected-error@+2 {{expected string}}
// expected-error@+1 {{failed to parse LLVMTargetExtType parameter 'extTypeName' which is to be a `::llvm::StringRef`}}
"t.t"() : () -> (!llvm.target<>)

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{failed to parse parameter list for target extension type}}
"t.t"() : () -> (!llvm.target<"a",>)

// -----

// expected-error@+1 {{failed to parse parameter list for target extension type}}
"t.t"() : () -> (!llvm.target<"a", 1, i32>)

// -----

// expected-error@+3 {{integer value too large}}
// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{failed to parse parameter list for target extension type}}
"t.t"() : () -> (!llvm.target<"a", 4294967296>)

// -----

// expected-error@+2 {{expected string}}
// expected-error@+1 {{failed to parse LLVMTargetExtType parameter 'extTypeName' which is to be a `::llvm::StringRef`}}
"t.t"() : () -> (!llvm.target<a>)

// -----

// expected-error@+1 {{expected '>'}}
"t.t"() : () -> (!llvm.target<"a" 1>)

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

// expected-error@+1 {{invalid memref element type}}
"t.t"() : () -> (memref<4x!llvm.ptr>)

// -----

// expected-error@+1 {{invalid memref element type}}
"t.t"() : () -> (memref<4x!llvm.struct<(i32)>>)

// -----

// expected-error@+1 {{invalid element type for complex}}
"t.t"() : () -> (complex<!llvm.ptr>)

// -----

// expected-error@+1 {{identified type already used with a different body}}
"t.t"() : () -> (!llvm.struct<"x", (struct<"y", (i32)>, struct<"y", (i64)>)>)

// -----

// expected-error@+1 {{redeclaring defined struct as opaque}}
"t.t"() : () -> (!llvm.struct<"x", (struct<"y", (i32)>, struct<"y", opaque>)>)

// -----

// expected-error@+1 {{identified type already used with a different body}}
"t.t"() : () -> (!llvm.struct<"x", (struct<"y", opaque>, struct<"y", (i32)>)>)

// -----

// expected-error@+1 {{identified type already used with a different body}}
"t.t"() : () -> (!llvm.struct<"x", (struct<"y", (i32)>, struct<"y", packed (i32)>)>)

// -----

// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
"t.t"() : () -> (!llvm.struct<(i32))

// -----

// expected-error@+1 {{expected three consecutive dots for an ellipsis}}
"t.t"() : () -> (!llvm .ptr)

// -----

// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`}}
func.func private @f(!llvm.ptr<18446744073709551615>)

// -----

// expected-error@+1 {{expected}}
func.func private @f(ppc_fp128)

// -----

// Negative ones may not have more digits than the width has, at four bits each.
func.func private @f(!llvm.array<-1234567890123456 x i32>, !llvm.ptr<-12345678>)
// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`}}
func.func private @g(!llvm.array<-12345678901234567 x i32>)
