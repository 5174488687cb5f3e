; Metadata of kernels.
; RUN: %mlcc-translate -import-llvm -import-plain %s -o %t
; RUN: FileCheck %s < %t
; RUN: %if mlir-22 %{ mlir-translate-22 -import-llvm %s | diff - %t %}

; CHECK: llvm.func @k() attributes {intel_reqd_sub_group_size = 16 : i32, reqd_work_group_size = array<i32: 128, 256, 512>, vec_type_hint = #llvm.vec_type_hint<hint = vector<4xf32>>, work_group_size_hint = array<i32: 8, 16, 32>} {
; CHECK: llvm.func @signed() attributes {vec_type_hint = #llvm.vec_type_hint<hint = i32, is_signed = true>} {

define void @k() !vec_type_hint !0 !work_group_size_hint !1 !reqd_work_group_size !2 !intel_reqd_sub_group_size !3 {
  ret void
}
define void @signed() !vec_type_hint !4 {
  ret void
}
!0 = !{<4 x float> undef, i32 0}
!1 = !{i32 8, i32 16, i32 32}
!2 = !{i32 128, i32 256, i32 512}
!3 = !{i32 16}
!4 = !{i32 undef, i32 1}
