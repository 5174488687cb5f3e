; A function of this or another module, by what is local in its place.
; mlir-translate: makes its address besides, which nothing uses
; RUN: %mlcc-translate -import-llvm %s | FileCheck %s
; RUN: %if mlir-22 %{ mlir-translate-22 -import-llvm %s | FileCheck %s %}

; CHECK: llvm.mlir.global external constant @table
; CHECK: [[G:%.+]] = llvm.dso_local_equivalent @g : !llvm.ptr
; CHECK-NEXT: llvm.return [[G]] : !llvm.ptr
@table = constant ptr dso_local_equivalent @g

; CHECK: llvm.func @f(
; CHECK: [[G:%.+]] = llvm.dso_local_equivalent @g : !llvm.ptr
; CHECK: llvm.call [[G]]() : !llvm.ptr, () -> ()
define void @f() {
  call void dso_local_equivalent @g()
  ret void
}
declare void @g()
