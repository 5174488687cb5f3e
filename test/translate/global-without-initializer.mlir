// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s
// RUN: sed '/^llvm.*appending/d' %s > %t.object.mlir
// RUN: mlcc -target x86_64-linux-gnu -c %t.object.mlir -o %t.o
// RUN: echo 'llvm.mlir.global common @c() : i64' > %t.mlir
// RUN: not mlcc-translate -mlir-to-llvmir %t.mlir 2>&1 | FileCheck %s --check-prefix=COMMON

// A linkage that is a definition's: the value is undefined. Only external and
// weak references need none.

// CHECK: @internal = internal constant i64 undef
llvm.mlir.global internal constant @internal() {addr_space = 0 : i32} : i64
// CHECK: @private = private global i32 undef
llvm.mlir.global private @private() : i32
// CHECK: @weak = weak global i32 undef
llvm.mlir.global weak @weak() : i32
// CHECK: @weak_odr = weak_odr global i32 undef
llvm.mlir.global weak_odr @weak_odr() : i32
// CHECK: @linkonce = linkonce global i32 undef
llvm.mlir.global linkonce @linkonce() : i32
// CHECK: @linkonce_odr = linkonce_odr global i32 undef
llvm.mlir.global linkonce_odr @linkonce_odr() : i32
// CHECK: @available = available_externally global i32 undef
llvm.mlir.global available_externally @available() : i32
// CHECK: @appending = appending global [2 x i64] undef
llvm.mlir.global appending @appending() : !llvm.array<2 x i64>
// CHECK: @extern_weak = extern_weak global i32{{$}}
llvm.mlir.global extern_weak @extern_weak() : i32
// CHECK: @external = external global i32{{$}}
llvm.mlir.global external @external() : i32

// COMMON: {{.*}}.mlir:1:1: error: 'llvm.mlir.global' op expected zero value for 'common' linkage
