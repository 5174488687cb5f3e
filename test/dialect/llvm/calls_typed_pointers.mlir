// RUN: split-file %s %t
// RUN: mlcc-opt %t/alike.mlir | FileCheck %s
// RUN: mlcc -c %t/alike.mlir -o %t.o
// RUN: mlcc -c %t/malloc.mlir -o %t.o
// RUN: mlcc -c -ftyped-pointers %t/malloc.mlir -o %t.o
// RUN: mlcc -c -ftyped-pointers %t/opaque.mlir -o %t.o
// RUN: mlcc-opt %t/unlike.mlir -split-input-file -verify-diagnostics

// A call and what it calls may differ in what pointers are said to point to:
// modules are put together from texts of many years. So may a function of the
// runtime that is there already.

// CHECK: llvm.call @f(%{{.*}}, %{{.*}}, %{{.*}}) : (!llvm.ptr, !llvm.struct<(ptr, array<2 x ptr>)>, !llvm.ptr<func<void (ptr, ...)>>) -> !llvm.ptr

//--- alike.mlir
llvm.func @f(!llvm.ptr<i8>, !llvm.struct<(ptr<f32>, array<2 x ptr<i8>>)>, !llvm.ptr) -> !llvm.ptr<i32>
llvm.func @g(%a: !llvm.ptr, %b: !llvm.struct<(ptr, array<2 x ptr>)>, %c: !llvm.ptr<func<void (ptr, ...)>>) {
  %0 = llvm.call @f(%a, %b, %c) : (!llvm.ptr, !llvm.struct<(ptr, array<2 x ptr>)>, !llvm.ptr<func<void (ptr, ...)>>) -> !llvm.ptr
  llvm.return
}

//--- malloc.mlir
llvm.func @malloc(i64) -> !llvm.ptr<i8>
func.func @f() -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32>
  return %0 : memref<4xf32>
}

//--- opaque.mlir
llvm.func @malloc(i64) -> !llvm.ptr
func.func @f() -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32>
  return %0 : memref<4xf32>
}

//--- unlike.mlir
llvm.func @space(!llvm.ptr<i8, 1>)
llvm.func @g(%p: !llvm.ptr) {
  // expected-error@+1 {{operand type mismatch for operand 0}}
  llvm.call @space(%p) : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @size(!llvm.array<2 x ptr>)
llvm.func @g(%p: !llvm.array<3 x ptr<i8>>) {
  // expected-error@+1 {{operand type mismatch for operand 0}}
  llvm.call @size(%p) : (!llvm.array<3 x ptr<i8>>) -> ()
  llvm.return
}

// -----

llvm.func @packed(!llvm.struct<(ptr, i8)>)
llvm.func @g(%p: !llvm.struct<packed (ptr<i8>, i8)>) {
  // expected-error@+1 {{operand type mismatch for operand 0}}
  llvm.call @packed(%p) : (!llvm.struct<packed (ptr<i8>, i8)>) -> ()
  llvm.return
}

// -----

llvm.func @more(!llvm.struct<(ptr)>)
llvm.func @g(%p: !llvm.struct<(ptr<i8>, i8)>) {
  // expected-error@+1 {{operand type mismatch for operand 0}}
  llvm.call @more(%p) : (!llvm.struct<(ptr<i8>, i8)>) -> ()
  llvm.return
}

// -----

llvm.func @other(!llvm.struct<(ptr, i32)>)
llvm.func @g(%p: !llvm.struct<(ptr<i8>, i8)>) {
  // expected-error@+1 {{operand type mismatch for operand 0}}
  llvm.call @other(%p) : (!llvm.struct<(ptr<i8>, i8)>) -> ()
  llvm.return
}

// -----

llvm.func @named(!llvm.struct<"a", (ptr)>)
llvm.func @g(%p: !llvm.struct<(ptr<i8>)>) {
  // expected-error@+1 {{operand type mismatch for operand 0}}
  llvm.call @named(%p) : (!llvm.struct<(ptr<i8>)>) -> ()
  llvm.return
}

// -----

llvm.func @result() -> !llvm.ptr<i8, 2>
llvm.func @g() {
  // expected-error@+1 {{result type mismatch}}
  %0 = llvm.call @result() : () -> !llvm.ptr<i8>
  llvm.return
}
