// RUN: mlcc-opt %s > %t.custom && grep . %t.custom > %t.text
// RUN: grep -v '^ *//' %s | grep . | diff - %t.text
// RUN: mlcc-opt -mlir-print-op-generic %s > %t.generic
// RUN: mlcc-opt %t.generic | diff - %t.custom
// RUN: %if mlir-22 %{ mlir-opt-22 %s | diff - %t.custom %}
// RUN: %if mlir-22 %{ mlir-opt-22 --mlir-print-op-generic %s | diff - %t.generic %}
// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s

// Profiles in the flags of a module.

module {
  // CHECK: declare void @a()
  llvm.func @a()
  // CHECK: declare void @b()
  llvm.func @b()
  llvm.module_flags [#llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @a, to = @b, count = 222>, #llvm.cgprofile_entry<from = @a, count = 3>]>]
  llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = InstrProf, total_count = 263646, max_count = 86427, max_internal_count = 86427, max_function_count = 4691, num_counts = 3712, num_functions = 796, is_partial_profile = 0, partial_profile_ratio = 0.000000e+00 : f64, detailed_summary = <cut_off = 10000, min_count = 86427, num_counts = 1>, <cut_off = 100000, min_count = 86427, num_counts = 1>>>]
}

// CHECK: !llvm.module.flags = !{!0, !4}
// CHECK: !0 = !{i32 5, !"CG Profile", !1}
// CHECK: !1 = distinct !{!2, !3}
// CHECK: !2 = !{ptr @a, ptr @b, i64 222}
// CHECK: !3 = !{ptr @a, null, i64 3}
// CHECK: !4 = !{i32 1, !"ProfileSummary", !5}
// CHECK: !5 = !{!6, !7, !8, !9, !10, !11, !12, !13, !14, !15}
// CHECK: !6 = !{!"ProfileFormat", !"InstrProf"}
// CHECK: !7 = !{!"TotalCount", i64 263646}
// CHECK: !8 = !{!"MaxCount", i64 86427}
// CHECK: !9 = !{!"MaxInternalCount", i64 86427}
// CHECK: !10 = !{!"MaxFunctionCount", i64 4691}
// CHECK: !11 = !{!"NumCounts", i64 3712}
// CHECK: !12 = !{!"NumFunctions", i64 796}
// CHECK: !13 = !{!"IsPartialProfile", i64 0}
// CHECK: !14 = !{!"PartialProfileRatio", double 0.000000e+00}
// CHECK: !15 = !{!"DetailedSummary", !16}
// CHECK: !16 = !{!17, !18}
// CHECK: !17 = !{i64 10000, i64 86427, i64 1}
// CHECK: !18 = !{i64 100000, i64 86427, i64 1}
