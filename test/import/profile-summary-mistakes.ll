; A summary of a profile is an attribute where its parts are all there, in the order
; in which LLVM writes them, and as wide as the attribute's. Any other is carried.
; mlir-translate: takes numbers of any width, and drops what is carried
; RUN: %mlcc-translate -import-llvm %s | FileCheck %s --check-prefix=TAKEN
; RUN: sed 's/i64 7, i64/i64 4294967296, i64/' %s | %mlcc-translate -import-llvm - | FileCheck %s --check-prefix=LARGE
; RUN: sed '/^!1 =/s/, !9, !10//' %s | %mlcc-translate -import-llvm - | FileCheck %s --check-prefix=BRIEF

; The format: of another name, no string, no pair, no node.
; RUN: sed 's/"InstrProf"/"Other"/' %s | %mlcc-translate -import-llvm - | FileCheck %s
; RUN: sed 's/!"InstrProf"/i32 0/' %s | %mlcc-translate -import-llvm - | FileCheck %s
; RUN: sed 's/, !"InstrProf"//' %s | %mlcc-translate -import-llvm - | FileCheck %s
; RUN: sed 's/!"ProfileFormat"/i32 0/' %s | %mlcc-translate -import-llvm - | FileCheck %s
; RUN: sed 's/"ProfileFormat"/"Format"/' %s | %mlcc-translate -import-llvm - | FileCheck %s
; RUN: sed '/^!1 =/s/!2,/!"InstrProf",/' %s | %mlcc-translate -import-llvm - | FileCheck %s
; Numbers: one that is missing, of another name, or no number; two that are.
; RUN: sed '/^!1 =/s/!5, //' %s | %mlcc-translate -import-llvm - | FileCheck %s
; RUN: sed 's/"NumFunctions"/"Functions"/' %s | %mlcc-translate -import-llvm - | FileCheck %s
; RUN: sed '/"TotalCount"/s/i64 1/!"1"/' %s | %mlcc-translate -import-llvm - | FileCheck %s
; RUN: sed '/^!1 =/s/!5, !6, !7, !8, //' %s | %mlcc-translate -import-llvm - | FileCheck %s
; RUN: sed '/"IsPartialProfile"/s/i64 1/i32 1/' %s | %mlcc-translate -import-llvm - | FileCheck %s
; The ratio: a string, or a whole number.
; RUN: sed 's/double 2.5e-01/!"1"/' %s | %mlcc-translate -import-llvm - | FileCheck %s
; RUN: sed 's/double 2.5e-01/i64 1/' %s | %mlcc-translate -import-llvm - | FileCheck %s
; Details: none, no list, one of them no node, of two numbers, of another width, or
; too large; more behind them.
; RUN: sed '/^!1 =/s/, !10, !11}/}/' %s | %mlcc-translate -import-llvm - | FileCheck %s
; RUN: sed '/^!11 =/s/!12/i32 1/' %s | %mlcc-translate -import-llvm - | FileCheck %s
; RUN: sed '/^!12 =/s/!13/!"x"/' %s | %mlcc-translate -import-llvm - | FileCheck %s
; RUN: sed '/^!13 =/s/i64 10000, //' %s | %mlcc-translate -import-llvm - | FileCheck %s
; RUN: sed '/^!13 =/s/i64 10000/i32 10000/' %s | %mlcc-translate -import-llvm - | FileCheck %s
; RUN: sed '/^!13 =/s/i64 10000/i64 4294967296/' %s | %mlcc-translate -import-llvm - | FileCheck %s
; RUN: sed '/^!13 =/s/i64 8/i64 4294967296/' %s | %mlcc-translate -import-llvm - | FileCheck %s
; RUN: sed '/^!1 =/s/!11}/!11, !11}/' %s | %mlcc-translate -import-llvm - | FileCheck %s
; RUN: sed '/^!0 =/s/!1}/null}/' %s | %mlcc-translate -import-llvm - | FileCheck %s

; TAKEN: llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = InstrProf, total_count = 1, max_count = 2, max_internal_count = 3, max_function_count = 4, num_counts = 5, num_functions = 6, is_partial_profile = 1, partial_profile_ratio = 2.500000e-01 : f64, detailed_summary = <cut_off = 10000, min_count = 7, num_counts = 8>>>]
; LARGE: cut_off = 10000, min_count = 4294967296, num_counts = 8
; BRIEF: num_functions = 6, detailed_summary = <

; CHECK: mlcc.named_metadata = {llvm.module.flags = {{\[\[}}1 : i32, "ProfileSummary",
; CHECK-NOT: llvm.module_flags
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ProfileSummary", !1}
!1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
!2 = !{!"ProfileFormat", !"InstrProf"}
!3 = !{!"TotalCount", i64 1}
!4 = !{!"MaxCount", i64 2}
!5 = !{!"MaxInternalCount", i64 3}
!6 = !{!"MaxFunctionCount", i64 4}
!7 = !{!"NumCounts", i64 5}
!8 = !{!"NumFunctions", i64 6}
!9 = !{!"IsPartialProfile", i64 1}
!10 = !{!"PartialProfileRatio", double 2.5e-01}
!11 = !{!"DetailedSummary", !12}
!12 = !{!13}
!13 = !{i64 10000, i64 7, i64 8}
