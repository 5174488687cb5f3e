// RUN: mlcc-opt %s -std=mlir22 -split-input-file -verify-diagnostics
// RUN: not mlcc-opt %s -std=mlir22 -split-input-file  2>&1 | grep error: > %t.ours
// RUN: %if mlir-22 %{ not mlir-opt-22 %s -split-input-file  2>&1 | grep error: | grep -v 'was not produced' | diff - %t.ours %}

// Attributes of modules that say nothing LLVM knows: the same messages as in MLIR.

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: unknown specifier 'c'}}
module attributes {llvm.data_layout = "cafe"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: unknown specifier 'c'}}
module attributes {llvm.data_layout = "café"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "p[<n>]:<size>:<abi>[:<pref>[:<idx>]]"}}
module attributes {llvm.data_layout = "e-p:12"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "i<size>:<abi>[:<pref>]"}}
module attributes {llvm.data_layout = "e-i64"} {}

// -----

// expected-error@+1 {{'builtin.module' op expected 'llvm.data_layout' to be a string attributes}}
module attributes {llvm.data_layout = 4} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: unknown specifier 'x'}}
module attributes {llvm.data_layout = "E-x"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: stack natural alignment must be a power of two times the byte width}}
module attributes {llvm.data_layout = "e-S7"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: unknown mangling mode}}
module attributes {llvm.data_layout = "e-m:q"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: size must be a non-zero 24-bit integer}}
module attributes {llvm.data_layout = "e-n8:x"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "v<size>:<abi>[:<pref>]"}}
module attributes {llvm.data_layout = "e-v"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: empty specification is not allowed}}
module attributes {llvm.data_layout = "e--i64:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: address space must be a 24-bit integer}}
module attributes {llvm.data_layout = "e-p99999999:64:64"} {}
