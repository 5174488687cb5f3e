// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics -allow-unregistered-dialect %}

// Coroutines: handles, tokens and results of the wrong types.

// expected-error@+1 {{'llvm.intr.coro.align' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.coro.align"() : () -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> !llvm.ptr
// expected-error@+1 {{'llvm.intr.coro.begin' op operand #0 must be LLVM token type, but got 'index'}}
%r = "llvm.intr.coro.begin"(%a, %b) : (index, !llvm.ptr) -> !llvm.ptr

// -----

%a = "test.value"() : () -> !llvm.token
%b = "test.value"() : () -> !llvm.ptr
// expected-error@+1 {{'llvm.intr.coro.begin' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.coro.begin"(%a, %b) : (!llvm.token, !llvm.ptr) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> i1
%c = "test.value"() : () -> !llvm.token
// expected-error@+1 {{'llvm.intr.coro.end' op operand #0 must be LLVM pointer type, but got 'index'}}
%r = "llvm.intr.coro.end"(%a, %b, %c) : (index, i1, !llvm.token) -> i1

// -----

%a = "test.value"() : () -> !llvm.ptr
%b = "test.value"() : () -> i1
%c = "test.value"() : () -> !llvm.token
// expected-error@+1 {{'llvm.intr.coro.end' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.coro.end"(%a, %b, %c) : (!llvm.ptr, i1, !llvm.token) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> !llvm.ptr
// expected-error@+1 {{'llvm.intr.coro.free' op operand #0 must be LLVM token type, but got 'index'}}
%r = "llvm.intr.coro.free"(%a, %b) : (index, !llvm.ptr) -> !llvm.ptr

// -----

%a = "test.value"() : () -> !llvm.token
%b = "test.value"() : () -> !llvm.ptr
// expected-error@+1 {{'llvm.intr.coro.free' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.coro.free"(%a, %b) : (!llvm.token, !llvm.ptr) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> !llvm.ptr
%c = "test.value"() : () -> !llvm.ptr
%d = "test.value"() : () -> !llvm.ptr
// expected-error@+1 {{'llvm.intr.coro.id' op operand #0 must be 32-bit signless integer, but got 'index'}}
%r = "llvm.intr.coro.id"(%a, %b, %c, %d) : (index, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token

// -----

%a = "test.value"() : () -> i32
%b = "test.value"() : () -> !llvm.ptr
%c = "test.value"() : () -> !llvm.ptr
%d = "test.value"() : () -> !llvm.ptr
// expected-error@+1 {{'llvm.intr.coro.id' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.coro.id"(%a, %b, %c, %d) : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> i32
%c = "test.value"() : () -> i1
// expected-error@+1 {{'llvm.intr.coro.promise' op operand #0 must be LLVM pointer type, but got 'index'}}
%r = "llvm.intr.coro.promise"(%a, %b, %c) : (index, i32, i1) -> !llvm.ptr

// -----

%a = "test.value"() : () -> !llvm.ptr
%b = "test.value"() : () -> i32
%c = "test.value"() : () -> i1
// expected-error@+1 {{'llvm.intr.coro.promise' op result #0 must be LLVM pointer type, but got 'index'}}
%r = "llvm.intr.coro.promise"(%a, %b, %c) : (!llvm.ptr, i32, i1) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.coro.resume' op operand #0 must be LLVM pointer type, but got 'index'}}
"llvm.intr.coro.resume"(%a) : (index) -> ()

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.coro.save' op operand #0 must be LLVM pointer type, but got 'index'}}
%r = "llvm.intr.coro.save"(%a) : (index) -> !llvm.token

// -----

%a = "test.value"() : () -> !llvm.ptr
// expected-error@+1 {{'llvm.intr.coro.save' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.coro.save"(%a) : (!llvm.ptr) -> index

// -----

// expected-error@+1 {{'llvm.intr.coro.size' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.coro.size"() : () -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> i1
// expected-error@+1 {{'llvm.intr.coro.suspend' op operand #0 must be LLVM token type, but got 'index'}}
%r = "llvm.intr.coro.suspend"(%a, %b) : (index, i1) -> i8

// -----

%a = "test.value"() : () -> !llvm.token
%b = "test.value"() : () -> i1
// expected-error@+1 {{'llvm.intr.coro.suspend' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.coro.suspend"(%a, %b) : (!llvm.token, i1) -> index
