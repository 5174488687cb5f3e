// RUN: mlcc-opt %s > %t.custom && grep . %t.custom > %t.text
// RUN: grep -v '^ *//' %s | grep . | diff - %t.text
// RUN: mlcc-opt -mlir-print-op-generic %s > %t.generic
// RUN: mlcc-opt %t.generic | diff - %t.custom
// RUN: %if mlir-22 %{ mlir-opt-22 %s | diff - %t.custom %}
// RUN: %if mlir-22 %{ mlir-opt-22 --mlir-print-op-generic %s | diff - %t.generic %}
// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s

// Coroutines: every intrinsic of a switched-resume coroutine.

module {
  // CHECK: declare ptr @malloc(i64)
  llvm.func @malloc(i64) -> !llvm.ptr
  // CHECK: declare void @free(ptr)
  llvm.func @free(!llvm.ptr)

  // CHECK-LABEL: define ptr @coroutine() #0 {
  // CHECK-NEXT: %1 = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr null)
  // CHECK-NEXT: %2 = call i64 @llvm.coro.size.i64()
  // CHECK-NEXT: %3 = call i32 @llvm.coro.size.i32()
  // CHECK-NEXT: %4 = call i64 @llvm.coro.align.i64()
  // CHECK-NEXT: %5 = call i32 @llvm.coro.align.i32()
  // CHECK-NEXT: %6 = call ptr @malloc(i64 %2)
  // CHECK-NEXT: %7 = call ptr @llvm.coro.begin(token %1, ptr %6)
  // CHECK-NEXT: %8 = call token @llvm.coro.save(ptr %7)
  // CHECK-NEXT: %9 = call i8 @llvm.coro.suspend(token %8, i1 false)
  // CHECK-NEXT: switch i8 %9, label %13 [
  // CHECK-NEXT: i8 0, label %10
  // CHECK-NEXT: i8 1, label %11
  // CHECK-NEXT: ]
  // CHECK-EMPTY:
  // CHECK-NEXT: 10:
  // CHECK-NEXT: br label %11
  // CHECK-EMPTY:
  // CHECK-NEXT: 11:
  // CHECK-NEXT: %12 = call ptr @llvm.coro.free(token %1, ptr %7)
  // CHECK-NEXT: call void @free(ptr %12)
  // CHECK-NEXT: br label %13
  // CHECK-EMPTY:
  // CHECK-NEXT: 13:
  // CHECK-NEXT: call void @llvm.coro.end(ptr %7, i1 false, token none)
  // CHECK-NEXT: ret ptr %7
  // CHECK-NEXT: }
  llvm.func @coroutine() -> !llvm.ptr attributes {passthrough = ["presplitcoroutine"]} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.constant(false) : i1
    %3 = llvm.mlir.none : !llvm.token
    %4 = llvm.intr.coro.id %0, %1, %1, %1 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
    %5 = llvm.intr.coro.size : i64
    %6 = llvm.intr.coro.size : i32
    %7 = llvm.intr.coro.align : i64
    %8 = llvm.intr.coro.align : i32
    %9 = llvm.call @malloc(%5) : (i64) -> !llvm.ptr
    %10 = llvm.intr.coro.begin %4, %9 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    %11 = llvm.intr.coro.save %10 : (!llvm.ptr) -> !llvm.token
    %12 = llvm.intr.coro.suspend %11, %2 : i8
    llvm.switch %12 : i8, ^bb3 [
      0: ^bb1,
      1: ^bb2
    ]
  ^bb1:  // pred: ^bb0
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %13 = llvm.intr.coro.free %4, %10 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.call @free(%13) : (!llvm.ptr) -> ()
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb0, ^bb2
    %14 = llvm.intr.coro.end %10, %2, %3 : (!llvm.ptr, i1, !llvm.token) -> i1
    llvm.return %10 : !llvm.ptr
  }

  // CHECK-LABEL: define ptr @user(ptr %0) {
  // CHECK-NEXT: call void @llvm.coro.resume(ptr %0)
  // CHECK-NEXT: %2 = call ptr @llvm.coro.promise(ptr %0, i32 8, i1 false)
  // CHECK-NEXT: ret ptr %2
  // CHECK-NEXT: }
  llvm.func @user(%arg0: !llvm.ptr) -> !llvm.ptr {
    %0 = llvm.mlir.constant(8 : i32) : i32
    %1 = llvm.mlir.constant(false) : i1
    llvm.intr.coro.resume %arg0 : !llvm.ptr
    %2 = llvm.intr.coro.promise %arg0, %0, %1 : (!llvm.ptr, i32, i1) -> !llvm.ptr
    llvm.return %2 : !llvm.ptr
  }
}

// CHECK: attributes #0 = { presplitcoroutine }
// CHECK: attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
// CHECK: attributes #2 = { nounwind memory(none) }
// CHECK: attributes #3 = { nounwind }
// CHECK: attributes #4 = { nomerge nounwind }
// CHECK: attributes #5 = { nounwind memory(argmem: read) }
