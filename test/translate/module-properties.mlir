// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s

// Flags with every behaviour and the values that have a form of their own,
// options, libraries, assembly, the layout as the dlti dialect states it.

module attributes {llvm.ident = "me", llvm.commandline = "cc -c", llvm.dependent_libraries = #llvm.dependent_libraries<"m", "z">, llvm.module_asm = ["foo:", "bar:"], llvm.target_triple = "x86_64-linux-gnu", dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.stack_alignment" = 128 : i64, "dlti.alloca_memory_space" = 5 : ui64, "dlti.program_memory_space" = 3 : ui64, "dlti.global_memory_space" = 1 : ui64, "dlti.legal_int_widths" = array<i32: 8, 16>, "dlti.function_pointer_alignment" = #dlti.function_pointer_alignment<64, function_dependent = true>, i32 = dense<[32, 64]> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, !llvm.ptr<1> = dense<[32, 32, 64, 16]> : vector<4xi64>, index = 32 : i64>} {
llvm.linker_options ["-l", "foo"]
llvm.linker_options ["-lbar"]
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<warning, "a", 4 : i32>, #llvm.mlir.module_flag<override, "b", "str">, #llvm.mlir.module_flag<max, "c", 5 : i32>, #llvm.mlir.module_flag<min, "d", 5 : i32>,
 #llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @f, to = @g, count = 222>, #llvm.cgprofile_entry<from = @f, count = 222>]>,
 #llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = InstrProf, total_count = 263646, max_count = 86427, max_internal_count = 86427, max_function_count = 4691, num_counts = 3712, num_functions = 796, is_partial_profile = 0, partial_profile_ratio = 5.000000e-01 : f64, detailed_summary = <cut_off = 10000, min_count = 86427, num_counts = 1>, <cut_off = 100000, min_count = 86427, num_counts = 1>>>]
llvm.func @f()
llvm.func @g()
}

// CHECK: target datalayout = "e-m:e-S128-A5-P3-G1-n8:16-Fn64-i32:32:64-f64:64-p1:32:32:64:16"
// CHECK: target triple = "x86_64-linux-gnu"
// CHECK: module asm "foo:"
// CHECK: module asm "bar:"
// CHECK: declare void @f() addrspace(3)
// CHECK: declare void @g() addrspace(3)
// CHECK: !llvm.ident = !{[[M1:![0-9]+]]}
// CHECK-NEXT: !llvm.commandline = !{[[M0:![0-9]+]]}
// CHECK: !llvm.dependent-libraries = !{[[M2:![0-9]+]], [[M3:![0-9]+]]}
// CHECK: !llvm.linker.options = !{[[M4:![0-9]+]], [[M5:![0-9]+]]}
// CHECK: !llvm.module.flags = !{[[M6:![0-9]+]], [[M7:![0-9]+]], [[M8:![0-9]+]], [[M9:![0-9]+]], [[M10:![0-9]+]], [[M11:![0-9]+]], [[M15:![0-9]+]]}
// CHECK: [[M1]] = !{!"me"}
// CHECK: [[M0]] = !{!"cc -c"}
// CHECK: [[M2]] = !{!"m"}
// CHECK: [[M3]] = !{!"z"}
// CHECK: [[M4]] = !{!"-l", !"foo"}
// CHECK: [[M5]] = !{!"-lbar"}
// CHECK: [[M6]] = !{i32 1, !"wchar_size", i32 4}
// CHECK: [[M7]] = !{i32 2, !"a", i32 4}
// CHECK: [[M8]] = !{i32 4, !"b", !"str"}
// CHECK: [[M9]] = !{i32 7, !"c", i32 5}
// CHECK: [[M10]] = !{i32 8, !"d", i32 5}
// CHECK: [[M11]] = !{i32 5, !"CG Profile", [[M12:![0-9]+]]}
// CHECK: [[M12]] = distinct !{[[M13:![0-9]+]], [[M14:![0-9]+]]}
// CHECK: [[M13]] = !{ptr addrspace(3) @f, ptr addrspace(3) @g, i64 222}
// CHECK: [[M14]] = !{ptr addrspace(3) @f, null, i64 222}
// CHECK: [[M15]] = !{i32 1, !"ProfileSummary", [[M16:![0-9]+]]}
// CHECK: [[M16]] = !{[[M17:![0-9]+]], [[M18:![0-9]+]], [[M19:![0-9]+]], [[M20:![0-9]+]], [[M21:![0-9]+]], [[M22:![0-9]+]], [[M23:![0-9]+]], [[M24:![0-9]+]], [[M25:![0-9]+]], [[M26:![0-9]+]]}
// CHECK: [[M17]] = !{!"ProfileFormat", !"InstrProf"}
// CHECK: [[M18]] = !{!"TotalCount", i64 263646}
// CHECK: [[M19]] = !{!"MaxCount", i64 86427}
// CHECK: [[M20]] = !{!"MaxInternalCount", i64 86427}
// CHECK: [[M21]] = !{!"MaxFunctionCount", i64 4691}
// CHECK: [[M22]] = !{!"NumCounts", i64 3712}
// CHECK: [[M23]] = !{!"NumFunctions", i64 796}
// CHECK: [[M24]] = !{!"IsPartialProfile", i64 0}
// CHECK: [[M25]] = !{!"PartialProfileRatio", double 5.000000e-01}
// CHECK: [[M26]] = !{!"DetailedSummary", [[M27:![0-9]+]]}
// CHECK: [[M27]] = !{[[M28:![0-9]+]], [[M29:![0-9]+]]}
// CHECK: [[M28]] = !{i64 10000, i64 86427, i64 1}
// CHECK: [[M29]] = !{i64 100000, i64 86427, i64 1}
