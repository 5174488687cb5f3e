; A profile summary and the call graph's profile.
; RUN: %mlcc-translate -import-llvm -import-plain %s -o %t
; RUN: FileCheck %s < %t
; RUN: %if mlir-22 %{ mlir-translate-22 -import-llvm %s | diff - %t %}

; CHECK: llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = InstrProf, total_count = 263646, max_count = 86427, max_internal_count = 86428, max_function_count = 4691, num_counts = 3712, num_functions = 796, is_partial_profile = 1, partial_profile_ratio = 5.000000e-01 : f64, detailed_summary = <cut_off = 10000, min_count = 86427, num_counts = 1>, <cut_off = 100000, min_count = 86420, num_counts = 2>>>, #llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @f, to = @f, count = 7>]>]
; CHECK: llvm.func @f()

!llvm.module.flags = !{!0, !20}
!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
!2 = !{!"ProfileFormat", !"InstrProf"}
!3 = !{!"TotalCount", i64 263646}
!4 = !{!"MaxCount", i64 86427}
!5 = !{!"MaxInternalCount", i64 86428}
!6 = !{!"MaxFunctionCount", i64 4691}
!7 = !{!"NumCounts", i64 3712}
!8 = !{!"NumFunctions", i64 796}
!9 = !{!"IsPartialProfile", i64 1}
!10 = !{!"PartialProfileRatio", double 0.5}
!11 = !{!"DetailedSummary", !12}
!12 = !{!13, !14}
!13 = !{i64 10000, i64 86427, i64 1}
!14 = !{i64 100000, i64 86420, i64 2}
!20 = !{i32 5, !"CG Profile", !21}
!21 = distinct !{!22}
!22 = !{ptr @f, ptr @f, i64 7}
declare void @f()
