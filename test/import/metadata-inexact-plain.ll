; With -import-plain, metadata is also what nearly has the form of an attribute.
; RUN: %mlcc-translate -import-llvm -import-plain -mlir-print-local-scope %s -o %t
; RUN: FileCheck %s < %t
; RUN: %if mlir-22 %{ mlir-translate-22 -import-llvm -mlir-print-local-scope %s | diff - %t %}

; A summary of a profile as LLVM writes it, with numbers of 32 bits.
;
; CHECK: llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = InstrProf, total_count = 1, max_count = 2, max_internal_count = 3, max_function_count = 4, num_counts = 5, num_functions = 6, detailed_summary = <cut_off = 10000, min_count = 7, num_counts = 8>>>]

; A root without a name, a list of one annotation, weights that are expected.
;
; CHECK-LABEL: @forms
; CHECK: llvm.load {{.*}}tbaa = [#llvm.tbaa_tag<base_type = <id = "int", members = {<#llvm.tbaa_root, 0>}>, access_type = <id = "int", members = {<#llvm.tbaa_root, 0>}>, offset = 0>]
; CHECK: llvm.load {{.*}}llvm.mmra = [#llvm.mmra_tag<"a":"b">]
; CHECK: llvm.cond_br {{.*}} weights([1, 2])
define void @forms(ptr %p, i1 %c) {
  %1 = load i32, ptr %p, align 4, !tbaa !2
  %2 = load i32, ptr %p, align 4, !mmra !3
  br i1 %c, label %a, label %b, !prof !5
a:
  ret void
b:
  ret void
}

!llvm.module.flags = !{!9}
!0 = !{}
!1 = !{!"int", !0, i64 0}
!2 = !{!1, !1, i64 0}
!3 = !{!4}
!4 = !{!"a", !"b"}
!5 = !{!"branch_weights", !"expected", i32 1, i32 2}
!9 = !{i32 1, !"ProfileSummary", !10}
!10 = !{!11, !12, !13, !14, !15, !16, !17, !18}
!11 = !{!"ProfileFormat", !"InstrProf"}
!12 = !{!"TotalCount", i64 1}
!13 = !{!"MaxCount", i32 2}
!14 = !{!"MaxInternalCount", i64 3}
!15 = !{!"MaxFunctionCount", i64 4}
!16 = !{!"NumCounts", i32 5}
!17 = !{!"NumFunctions", i32 6}
!18 = !{!"DetailedSummary", !19}
!19 = !{!20}
!20 = !{i32 10000, i64 7, i32 8}
