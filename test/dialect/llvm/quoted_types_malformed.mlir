// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect

// Types in quotes, of before 2021, that are not well formed.

// expected-error@+1 {{invalid LLVM IR type in a string}}
"test.op"() {a = !llvm<"[4 x i32">} : () -> ()

// -----

// expected-error@+1 {{invalid LLVM IR type in a string}}
"test.op"() {a = !llvm<"[x i32]">} : () -> ()

// -----

// expected-error@+1 {{invalid LLVM IR type in a string}}
"test.op"() {a = !llvm<"[4 i32]">} : () -> ()

// -----

// expected-error@+1 {{invalid LLVM IR type in a string}}
"test.op"() {a = !llvm<"[4 x]">} : () -> ()

// -----

// expected-error@+1 {{invalid LLVM IR type in a string}}
"test.op"() {a = !llvm<"<4 x i32]">} : () -> ()

// -----

// expected-error@+1 {{invalid LLVM IR type in a string}}
"test.op"() {a = !llvm<"<0 x i32>">} : () -> ()

// -----

// expected-error@+1 {{invalid LLVM IR type in a string}}
"test.op"() {a = !llvm<"<2147483648 x i32>">} : () -> ()

// -----

// expected-error@+1 {{invalid LLVM IR type in a string}}
"test.op"() {a = !llvm<"<99999999999999999999 x i32>">} : () -> ()

// -----

// expected-error@+1 {{invalid LLVM IR type in a string}}
"test.op"() {a = !llvm<"<4 x [2 x i32]>">} : () -> ()

// -----

// expected-error@+1 {{invalid LLVM IR type in a string}}
"test.op"() {a = !llvm<"<4 x void>">} : () -> ()

// -----

// expected-error@+1 {{invalid LLVM IR type in a string}}
"test.op"() {a = !llvm<"{i32, }">} : () -> ()

// -----

// expected-error@+1 {{invalid LLVM IR type in a string}}
"test.op"() {a = !llvm<"{i32">} : () -> ()

// -----

// expected-error@+1 {{invalid LLVM IR type in a string}}
"test.op"() {a = !llvm<"<{i32}">} : () -> ()

// -----

// expected-error@+1 {{invalid LLVM IR type in a string}}
"test.op"() {a = !llvm<"{void}">} : () -> ()

// -----

// expected-error@+1 {{invalid LLVM IR type in a string}}
"test.op"() {a = !llvm<"i32 (void)">} : () -> ()

// -----

// expected-error@+1 {{invalid LLVM IR type in a string}}
"test.op"() {a = !llvm<"void*">} : () -> ()

// -----

// expected-error@+1 {{invalid LLVM IR type in a string}}
"test.op"() {a = !llvm<"i32 (i32">} : () -> ()

// -----

// expected-error@+1 {{invalid LLVM IR type in a string}}
"test.op"() {a = !llvm<"i32 (..., i32)">} : () -> ()

// -----

// expected-error@+1 {{invalid LLVM IR type in a string}}
"test.op"() {a = !llvm<"i">} : () -> ()

// -----

// expected-error@+1 {{invalid LLVM IR type in a string}}
"test.op"() {a = !llvm<"ix">} : () -> ()

// -----

// expected-error@+1 {{invalid LLVM IR type in a string}}
"test.op"() {a = !llvm<"i/">} : () -> ()

// -----

// expected-error@+1 {{invalid LLVM IR type in a string}}
"test.op"() {a = !llvm<"i99999999999">} : () -> ()

// -----

// expected-error@+1 {{invalid LLVM IR type in a string}}
"test.op"() {a = !llvm<"what">} : () -> ()

// -----

// expected-error@+1 {{invalid LLVM IR type in a string}}
"test.op"() {a = !llvm<"i32 addrspace(">} : () -> ()

// -----

// expected-error@+1 {{invalid LLVM IR type in a string}}
"test.op"() {a = !llvm<"i32 addrspace(1*">} : () -> ()

// -----

// expected-error@+1 {{invalid LLVM IR type in a string}}
"test.op"() {a = !llvm<"i32 addrspace(x)*">} : () -> ()

// -----

// expected-error@+1 {{invalid LLVM IR type in a string}}
"test.op"() {a = !llvm<"i32 addrspace(1)">} : () -> ()

// -----

// expected-error@+1 {{invalid LLVM IR type in a string}}
"test.op"() {a = !llvm<"i32 x">} : () -> ()

// -----

// expected-error@+1 {{invalid LLVM IR type in a string}}
"test.op"() {a = !llvm<"">} : () -> ()

// -----

// expected-error@+1 {{expected valid keyword}}
"test.op"() {a = !llvm<>} : () -> ()
