// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s

// Attributes of functions: as LLVM knows them, as strings, and from passthrough
// as either, with integers where they take one.

llvm.func @a1() attributes {passthrough = ["noinline", ["alignstack", "4"], "foo", ["bar", "baz"], ["probe-stack", "inline"], ["uwtable", "2"], ["vscale_range", "4294967298"], ["memory", "0x1"], ["target-cpu", "z"]]} { llvm.return }
llvm.func @a2() attributes {target_cpu = "skylake", tune_cpu = "generic", target_features = #llvm.target_features<["+avx", "-sse"]>, frame_pointer = #llvm.framePointerKind<"non-leaf">, no_infs_fp_math = true, no_nans_fp_math = false, no_signed_zeros_fp_math = true, denormal_fp_math = "preserve-sign", denormal_fp_math_f32 = "ieee", fp_contract = "fast", reciprocal_estimates = "all", prefer_vector_width = "256", instrument_function_entry = "__cyg", instrument_function_exit = "x", uwtable_kind = #llvm.uwtableKind<sync>} { llvm.return }
llvm.func @a3() attributes {arm_streaming, arm_new_za, vscale_range = #llvm.vscale_range<minRange = 1 : i32, maxRange = 16 : i32>, no_inline, optimize_none, will_return, no_unwind, convergent, memory_effects = #llvm.memory_effects<other = read, argMem = readwrite, inaccessibleMem = none, errnoMem = write, targetMem0 = none, targetMem1 = none>} { llvm.return }
llvm.func @a4() attributes {arm_locally_streaming, arm_in_za, always_inline, inline_hint} { llvm.return }
llvm.func @a5() attributes {arm_streaming_compatible, arm_out_za, function_entry_count = 42 : i64} { llvm.return }
llvm.func @a6() attributes {arm_inout_za, vec_type_hint = #llvm.vec_type_hint<hint = i32, is_signed = true>, work_group_size_hint = array<i32: 1, 2, 3>, reqd_work_group_size = array<i32: 4, 5, 6>, intel_reqd_sub_group_size = 8 : i32} { llvm.return }
llvm.func @a7() attributes {arm_preserves_za, section = ".foo", alignment = 32 : i64, garbageCollector = "statepoint-example", vec_type_hint = #llvm.vec_type_hint<hint = vector<4xf32>>, uwtable_kind = #llvm.uwtableKind<none>} { llvm.return }
// A declaration has them as well.
llvm.func @declared() attributes {target_cpu = "skylake", no_unwind}

// CHECK: define void @a1() [[A0:#[0-9]+]] {
// CHECK: ret void
// CHECK: }
// CHECK: define void @a2() [[A1:#[0-9]+]] {
// CHECK: ret void
// CHECK: }
// CHECK: define void @a3() [[A2:#[0-9]+]] {
// CHECK: ret void
// CHECK: }
// CHECK: define void @a4() [[A3:#[0-9]+]] {
// CHECK: ret void
// CHECK: }
// CHECK: define void @a5() [[A4:#[0-9]+]] !prof [[M0:![0-9]+]] {
// CHECK: ret void
// CHECK: }
// CHECK: define void @a6() [[A5:#[0-9]+]] !vec_type_hint [[M1:![0-9]+]] !work_group_size_hint [[M2:![0-9]+]] !reqd_work_group_size [[M3:![0-9]+]] !intel_reqd_sub_group_size [[M4:![0-9]+]] {
// CHECK: ret void
// CHECK: }
// CHECK: define void @a7() [[A6:#[0-9]+]] section ".foo" align 32 gc "statepoint-example" !vec_type_hint [[M5:![0-9]+]] {
// CHECK: ret void
// CHECK: }
// CHECK: declare void @declared() [[A7:#[0-9]+]]
// CHECK: attributes [[A0]] = { noinline memory(argmem: read) alignstack=4 uwtable vscale_range(1,2) "bar"="baz" "foo" "probe-stack"="inline" "target-cpu"="z" }
// CHECK: attributes [[A1]] = { uwtable(sync) "denormal-fp-math"="preserve-sign" "denormal-fp-math-f32"="ieee" "fp-contract"="fast" "frame-pointer"="non-leaf" "instrument-function-entry"="__cyg" "instrument-function-exit"="x" "no-infs-fp-math"="true" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="true" "prefer-vector-width"="256" "reciprocal-estimates"="all" "target-cpu"="skylake" "target-features"="+avx,-sse" "tune-cpu"="generic" }
// CHECK: attributes [[A2]] = { convergent noinline nounwind optnone willreturn memory(read, argmem: readwrite, inaccessiblemem: none, errnomem: write, target_mem0: none, target_mem1: none) vscale_range(1,16) "aarch64_new_za" "aarch64_pstate_sm_enabled" }
// CHECK: attributes [[A3]] = { alwaysinline inlinehint "aarch64_in_za" "aarch64_pstate_sm_body" }
// CHECK: attributes [[A4]] = { "aarch64_out_za" "aarch64_pstate_sm_compatible" }
// CHECK: attributes [[A5]] = { "aarch64_inout_za" }
// CHECK: attributes [[A6]] = { "aarch64_preserves_za" }
// CHECK: attributes [[A7]] = { nounwind "target-cpu"="skylake" }
// CHECK: [[M0]] = !{!"function_entry_count", i64 42}
// CHECK: [[M1]] = !{i32 undef, i32 1}
// CHECK: [[M2]] = !{i32 1, i32 2, i32 3}
// CHECK: [[M3]] = !{i32 4, i32 5, i32 6}
// CHECK: [[M4]] = !{i32 8}
// CHECK: [[M5]] = !{<4 x float> undef, i32 0}
