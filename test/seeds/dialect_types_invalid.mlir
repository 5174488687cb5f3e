// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect

// The 'llvm' Dialect, Types: what it says is not allowed.

// Incompatible types
// expected-error@+1 {{failed to construct function type: expected LLVM type for function arguments}}
llvm.func @bad(si32)

// -----

// expected-error@+1 {{failed to construct function type: expected LLVM type for function arguments}}
llvm.func @bad(vector<4x8xf32>)

// -----

// expected-error@+1 {{failed to construct function type: expected LLVM type for function arguments}}
llvm.func @bad(index)

// -----

// expected-error@+1 {{failed to construct function type: expected LLVM type for function results}}
llvm.func @bad() -> complex<f32>

// -----

// expected-error@+1 {{failed to construct function type: expected LLVM type for function arguments}}
llvm.func @bad(ui32)

// -----

// expected-error@+1 {{failed to construct function type: expected LLVM type for function arguments}}
llvm.func @bad(vector<4xindex>)

// -----

// expected-error@+1 {{failed to construct function type: expected LLVM type for function arguments}}
llvm.func @bad(memref<4xf32>)

// -----

// expected-error@+1 {{failed to construct function type: expected LLVM type for function arguments}}
llvm.func @bad(tensor<4xf32>)

// -----

// expected-error@+1 {{failed to construct function type: expected LLVM type for function arguments}}
llvm.func @bad(tuple<i32>)

// -----

// expected-error@+1 {{failed to construct function type: expected LLVM type for function arguments}}
llvm.func @bad(none)

// -----

// expected-error@+1 {{failed to construct function type: expected LLVM type for function arguments}}
llvm.func @bad(() -> ())

// -----

// void can only appear in function results.
// expected-error@+1 {{invalid LLVM structure element type: '!llvm.void'}}
"t.t"() : () -> !llvm.struct<(void)>

// -----

// expected-error@+1 {{invalid function argument type: '!llvm.void'}}
"t.t"() : () -> !llvm.func<void (void)>

// -----

// One dimension each.
// expected-error@+1 {{expected valid keyword}}
"t.t"() : () -> !llvm.array<4x8xf32>

// -----

// expected-error@+1 {{identified type already used with a different body}}
"t.t"() : () -> (!llvm.struct<"a", ()>, !llvm.struct<"a", (i32)>)

// -----

// expected-error@+1 {{redeclaring defined struct as opaque}}
"t.t"() : () -> (!llvm.struct<"a", (i32)>, !llvm.struct<"a", opaque>)

// -----

// expected-error@+1 {{expected '('}}
"t.t"() : () -> !llvm.struct<>

// -----

// expected-error@+1 {{struct without a body only allowed in a recursive struct}}
"t.t"() : () -> !llvm.struct<"a">

// -----

// The parentheses of the prose's last example do not match.
// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
"t.t"() : () -> !llvm.struct<"A", (ptr<"B", (ptr<"A">)>, ptr<"B", (ptr<"A">))>

// -----

// A type declaration of LLVM IR is none of MLIR.
// expected-error@+1 {{custom op 'type' is unknown}}
%s = type {i32, i32}
