// RUN: mlcc-opt %s | FileCheck %s
// RUN: mlcc-opt %s | mlcc-opt | FileCheck %s
// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s -check-prefix=LLVM
// RUN: mlcc -S -emit-llvm %s -O0 -o - | FileCheck %s -check-prefix=OBJECT

// The 'llvm' Dialect, Globals and Linkage: symbols at module level, addressed
// by llvm.mlir.addressof; `llvm.global` is the prose's name. The keyword of the
// linkage stands before the name, external without one.

// CHECK: llvm.mlir.global internal constant @c(42 : i32)
// LLVM: @c = internal constant i32 42
llvm.global internal constant @c(42 : i32) : i32
// CHECK: llvm.mlir.global external @v(1 : i32)
// LLVM: @v = global i32 1
llvm.mlir.global @v(1 : i32) : !llvm.i32
// LLVM: @w = weak_odr global i32 2
llvm.mlir.global weak_odr @w(2 : i32) : i32

// LLVM: define internal i32 @get()
// OBJECT: @v
llvm.func internal @get() -> i32 {
  // CHECK: llvm.mlir.addressof @c : !llvm.ptr<i32>
  %0 = llvm.mlir.addressof @c : !llvm.ptr<i32>
  // LLVM: load i32, ptr @c
  %1 = llvm.load %0 : !llvm.ptr<i32>
  %2 = llvm.mlir.addressof @v : !llvm.ptr
  // LLVM: store i32 %{{.*}}, ptr @v
  llvm.store %1, %2 : i32, !llvm.ptr
  llvm.return %1 : i32
}
// LLVM: define linkonce_odr void @lo()
llvm.func linkonce_odr @lo() {
  llvm.return
}
// LLVM: declare extern_weak void @ew()
llvm.func extern_weak @ew()
// LLVM: declare void @ext()
llvm.func @ext()
// Visibility of symbols is something else.
// CHECK: llvm.func @private() attributes {sym_visibility = "private"}
// LLVM: declare void @private()
llvm.func @private() attributes {sym_visibility = "private"}
