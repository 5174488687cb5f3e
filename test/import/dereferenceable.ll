; Metadata of loads.
; RUN: %mlcc-translate -import-llvm -import-plain %s -o %t
; RUN: FileCheck %s < %t
; RUN: %if mlir-22 %{ mlir-translate-22 -import-llvm %s | diff - %t %}

; CHECK: llvm.func @f(%{{.*}}: !llvm.ptr) {
; CHECK: llvm.load %{{.*}} dereferenceable<bytes = 8> {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
; CHECK: llvm.load %{{.*}} dereferenceable<bytes = 16, mayBeNull = true> {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr

define void @f(ptr %p) {
  %1 = load ptr, ptr %p, !dereferenceable !0
  %2 = load ptr, ptr %p, !dereferenceable_or_null !1
  ret void
}
!0 = !{i64 8}
!1 = !{i64 16}
