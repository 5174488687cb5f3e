// RUN: mlcc-opt %s > %t.custom && grep . %t.custom > %t.text
// RUN: grep -v '^ *//' %s | grep . | diff - %t.text
// RUN: mlcc-opt -mlir-print-op-generic %s > %t.generic
// RUN: mlcc-opt %t.generic | diff - %t.custom
// RUN: %if mlir-22 %{ mlir-opt-22 %s | diff - %t.custom %}
// RUN: %if mlir-22 %{ mlir-opt-22 --mlir-print-op-generic %s | diff - %t.generic %}
// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s

// Variadic functions: their list of arguments.

module {
  // CHECK-LABEL: define i64 @varargs(i32 %0, ...) {
  // CHECK-NEXT: %2 = alloca { i32, i32, ptr, ptr }, align 8
  // CHECK-NEXT: %3 = alloca { i32, i32, ptr, ptr }, align 8
  // CHECK-NEXT: call void @llvm.va_start.p0(ptr %2)
  // CHECK-NEXT: call void @llvm.va_copy.p0(ptr %3, ptr %2)
  // CHECK-NEXT: %4 = va_arg ptr %2, i32
  // CHECK-NEXT: %5 = va_arg ptr %3, i64
  // CHECK-NEXT: %6 = va_arg ptr %3, ptr
  // CHECK-NEXT: call void @llvm.va_end.p0(ptr %2)
  // CHECK-NEXT: call void @llvm.va_end.p0(ptr %3)
  // CHECK-NEXT: ret i64 %5
  // CHECK-NEXT: }
  llvm.func @varargs(%arg0: i32, ...) -> i64 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.struct<(i32, i32, ptr, ptr)> : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.struct<(i32, i32, ptr, ptr)> : (i32) -> !llvm.ptr
    llvm.intr.vastart %1 : !llvm.ptr
    llvm.intr.vacopy %1 to %2 : !llvm.ptr, !llvm.ptr
    %3 = llvm.va_arg %1 : (!llvm.ptr) -> i32
    %4 = llvm.va_arg %2 : (!llvm.ptr) -> i64
    %5 = llvm.va_arg %2 {note} : (!llvm.ptr) -> !llvm.ptr
    llvm.intr.vaend %1 : !llvm.ptr
    llvm.intr.vaend %2 : !llvm.ptr
    llvm.return %4 : i64
  }
}

// CHECK: attributes #0 = { nocallback nofree nosync nounwind willreturn }
