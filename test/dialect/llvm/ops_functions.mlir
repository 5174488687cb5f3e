// RUN: mlcc-opt %s > %t.custom && grep . %t.custom > %t.text
// RUN: grep -v '^ *//' %s | grep . | diff - %t.text
// RUN: mlcc-opt -mlir-print-op-generic %s > %t.generic
// RUN: mlcc-opt %t.generic | diff - %t.custom
// RUN: %if mlir-22 %{ mlir-opt-22 %s | diff - %t.custom %}
// RUN: %if mlir-22 %{ mlir-opt-22 --mlir-print-op-generic %s | diff - %t.generic %}
// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s

// Functions: linkages, visibilities, calling conventions, attributes of the
// function, its arguments and its result, comdats, personalities.

// CHECK: $any = comdat any
// CHECK: $largest = comdat largest

module {
  // CHECK: declare i64 @external_declaration(i32)
  llvm.func @external_declaration(i32) -> i64
  // CHECK: declare extern_weak void @extern_weak()
  llvm.func extern_weak @extern_weak()

  // CHECK-LABEL: define private void @private() {
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func private @private() {
    llvm.return
  }

  // CHECK-LABEL: define internal void @internal() {
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func internal @internal() {
    llvm.return
  }

  // CHECK-LABEL: define available_externally void @available_externally() {
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func available_externally @available_externally() {
    llvm.return
  }

  // CHECK-LABEL: define linkonce void @linkonce() {
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func linkonce @linkonce() {
    llvm.return
  }

  // CHECK-LABEL: define linkonce_odr void @linkonce_odr() {
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func linkonce_odr @linkonce_odr() {
    llvm.return
  }

  // CHECK-LABEL: define weak void @weak() {
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func weak @weak() {
    llvm.return
  }

  // CHECK-LABEL: define weak_odr void @weak_odr() {
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func weak_odr @weak_odr() {
    llvm.return
  }

  // CHECK-LABEL: define hidden void @hidden() {
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func hidden @hidden() {
    llvm.return
  }

  // CHECK-LABEL: define protected void @protected() {
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func protected @protected() {
    llvm.return
  }

  // CHECK-LABEL: define void @unnamed_addr() unnamed_addr {
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func unnamed_addr @unnamed_addr() {
    llvm.return
  }

  // CHECK-LABEL: define void @local_unnamed_addr() local_unnamed_addr {
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func local_unnamed_addr @local_unnamed_addr() {
    llvm.return
  }

  // CHECK-LABEL: define weak hidden fastcc void @all_four() local_unnamed_addr {
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func weak hidden local_unnamed_addr fastcc @all_four() {
    llvm.return
  }

  // CHECK-LABEL: define dso_local void @dso_local() {
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @dso_local() attributes {dso_local} {
    llvm.return
  }

  // CHECK-LABEL: define void @section() section ".text.hot" {
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @section() attributes {section = ".text.hot"} {
    llvm.return
  }

  // CHECK-LABEL: define void @alignment() align 32 {
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @alignment() attributes {alignment = 32 : i64} {
    llvm.return
  }

  // CHECK-LABEL: define void @collected() gc "statepoint-example" {
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @collected() attributes {garbageCollector = "statepoint-example"} {
    llvm.return
  }
  // CHECK: declare void @variadic(i32, ...)
  llvm.func @variadic(i32, ...)
  // CHECK: declare ptr @all_variadic(...)
  llvm.func @all_variadic(...) -> !llvm.ptr

  // CHECK-LABEL: define void @entry_count() !prof !0 {
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @entry_count() attributes {function_entry_count = 1000 : i64} {
    llvm.return
  }
  llvm.comdat @__llvm_comdat {
    llvm.comdat_selector @any any
    llvm.comdat_selector @exactmatch exactmatch
    llvm.comdat_selector @largest largest
    llvm.comdat_selector @nodeduplicate nodeduplicate
    llvm.comdat_selector @samesize samesize
  }

  // CHECK-LABEL: define void @in_any() comdat($any) {
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @in_any() comdat(@__llvm_comdat::@any) {
    llvm.return
  }

  // CHECK-LABEL: define void @in_largest() comdat($largest) {
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @in_largest() comdat(@__llvm_comdat::@largest) {
    llvm.return
  }

  // CHECK-LABEL: define void @vscale_range() #0 {
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @vscale_range() vscale_range(1, 16) {
    llvm.return
  }

  // CHECK-LABEL: define void @convergent() #1 {
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @convergent() attributes {convergent} {
    llvm.return
  }

  // CHECK-LABEL: define void @no_inline() #2 {
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @no_inline() attributes {no_inline} {
    llvm.return
  }

  // CHECK-LABEL: define void @always_inline() #3 {
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @always_inline() attributes {always_inline} {
    llvm.return
  }

  // CHECK-LABEL: define void @inline_hint() #4 {
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @inline_hint() attributes {inline_hint} {
    llvm.return
  }

  // CHECK-LABEL: define void @no_unwind() #5 {
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @no_unwind() attributes {no_unwind} {
    llvm.return
  }

  // CHECK-LABEL: define void @will_return() #6 {
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @will_return() attributes {will_return} {
    llvm.return
  }

  // CHECK-LABEL: define void @optimize_none() #7 {
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @optimize_none() attributes {no_inline, optimize_none} {
    llvm.return
  }

  // CHECK-LABEL: define void @memory() #8 {
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @memory() attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = write, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>} {
    llvm.return
  }

  // CHECK-LABEL: define void @frame_pointer_none() #9 {
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @frame_pointer_none() attributes {frame_pointer = #llvm.framePointerKind<none>} {
    llvm.return
  }

  // CHECK-LABEL: define void @frame_pointer_nonleaf() #10 {
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @frame_pointer_nonleaf() attributes {frame_pointer = #llvm.framePointerKind<"non-leaf">} {
    llvm.return
  }

  // CHECK-LABEL: define void @frame_pointer_all() #11 {
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @frame_pointer_all() attributes {frame_pointer = #llvm.framePointerKind<all>} {
    llvm.return
  }

  // CHECK-LABEL: define void @frame_pointer_reserved() #12 {
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @frame_pointer_reserved() attributes {frame_pointer = #llvm.framePointerKind<reserved>} {
    llvm.return
  }

  // CHECK-LABEL: define void @uwtable_sync() #13 {
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @uwtable_sync() attributes {uwtable_kind = #llvm.uwtableKind<sync>} {
    llvm.return
  }

  // CHECK-LABEL: define void @uwtable_async() #14 {
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @uwtable_async() attributes {uwtable_kind = #llvm.uwtableKind<async>} {
    llvm.return
  }

  // CHECK-LABEL: define void @target() #15 {
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @target() attributes {prefer_vector_width = "256", reciprocal_estimates = "all", target_cpu = "x86-64-v3", target_features = #llvm.target_features<["+avx", "-sse4a"]>, tune_cpu = "znver4"} {
    llvm.return
  }

  // CHECK-LABEL: define void @math() #16 {
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @math() attributes {denormal_fp_math = "preserve-sign", denormal_fp_math_f32 = "ieee", fp_contract = "fast", no_infs_fp_math = true, no_nans_fp_math = false, no_signed_zeros_fp_math = true} {
    llvm.return
  }

  // CHECK-LABEL: define void @instrumented() #17 {
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @instrumented() attributes {instrument_function_entry = "__fentry__", instrument_function_exit = "__exit__"} {
    llvm.return
  }

  // CHECK-LABEL: define void @streaming() #18 {
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @streaming() attributes {arm_streaming} {
    llvm.return
  }

  // CHECK-LABEL: define void @locally_streaming() #19 {
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @locally_streaming() attributes {arm_locally_streaming} {
    llvm.return
  }

  // CHECK-LABEL: define void @streaming_compatible() #20 {
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @streaming_compatible() attributes {arm_streaming_compatible} {
    llvm.return
  }

  // CHECK-LABEL: define void @new_za() #21 {
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @new_za() attributes {arm_new_za} {
    llvm.return
  }

  // CHECK-LABEL: define void @in_za() #22 {
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @in_za() attributes {arm_in_za} {
    llvm.return
  }

  // CHECK-LABEL: define void @out_za() #23 {
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @out_za() attributes {arm_out_za} {
    llvm.return
  }

  // CHECK-LABEL: define void @inout_za() #24 {
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @inout_za() attributes {arm_inout_za} {
    llvm.return
  }

  // CHECK-LABEL: define void @preserves_za() #25 {
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @preserves_za() attributes {arm_preserves_za} {
    llvm.return
  }

  // CHECK-LABEL: define void @opencl() !vec_type_hint !1 !work_group_size_hint !2 !reqd_work_group_size !3 !intel_reqd_sub_group_size !4 {
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @opencl() attributes {intel_reqd_sub_group_size = 32 : i32, reqd_work_group_size = array<i32: 16, 1, 1>, vec_type_hint = #llvm.vec_type_hint<hint = vector<4xi32>>, work_group_size_hint = array<i32: 8, 4, 2>} {
    llvm.return
  }

  // CHECK-LABEL: define void @opencl_signed() !vec_type_hint !5 {
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @opencl_signed() attributes {vec_type_hint = #llvm.vec_type_hint<hint = i16, is_signed = true>} {
    llvm.return
  }

  // CHECK-LABEL: define void @passthrough() #26 {
  // CHECK-NEXT: unreachable
  // CHECK-NEXT: }
  llvm.func @passthrough() attributes {passthrough = ["noreturn", "my-own", ["alignstack", "16"], ["key", "value"], ["uwtable", "2"]]} {
    llvm.unreachable
  }

  // CHECK-LABEL: define void @arguments(i32 signext %0, i16 zeroext %1, i32 inreg %2, i32 noundef %3, ptr noalias nofree nonnull captures(none) %4, ptr byval({ i32, i64 }) align 8 %5, ptr readonly %6, ptr writeonly %7, ptr readnone %8, ptr dereferenceable(16) %9, ptr dereferenceable_or_null(8) %10, ptr nest %11, i32 range(i32 -1, 9) %12) {
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @arguments(%arg0: i32 {llvm.signext}, %arg1: i16 {llvm.zeroext}, %arg2: i32 {llvm.inreg}, %arg3: i32 {llvm.noundef}, %arg4: !llvm.ptr {llvm.noalias, llvm.nocapture, llvm.nofree, llvm.nonnull}, %arg5: !llvm.ptr {llvm.align = 8 : i64, llvm.byval = !llvm.struct<(i32, i64)>}, %arg6: !llvm.ptr {llvm.readonly}, %arg7: !llvm.ptr {llvm.writeonly}, %arg8: !llvm.ptr {llvm.readnone}, %arg9: !llvm.ptr {llvm.dereferenceable = 16 : i64}, %arg10: !llvm.ptr {llvm.dereferenceable_or_null = 8 : i64}, %arg11: !llvm.ptr {llvm.nest}, %arg12: i32 {llvm.range = #llvm.constant_range<i32, -1, 9>}) {
    llvm.return
  }

  // CHECK-LABEL: define void @more_arguments(ptr sret(i64) %0, ptr byref(i32) %1, <4 x i32> alignstack(16) %2, ptr preallocated(i32) %3, ptr allocptr %4, i64 allocalign %5) {
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @more_arguments(%arg0: !llvm.ptr {llvm.sret = i64}, %arg1: !llvm.ptr {llvm.byref = i32}, %arg2: vector<4xi32> {llvm.alignstack = 16 : i64}, %arg3: !llvm.ptr {llvm.preallocated = i32}, %arg4: !llvm.ptr {llvm.allocptr}, %arg5: i64 {llvm.allocalign}) {
    llvm.return
  }

  // CHECK-LABEL: define void @inalloca(ptr inalloca(i32) %0) {
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @inalloca(%arg0: !llvm.ptr {llvm.inalloca = i32}) {
    llvm.return
  }

  // CHECK-LABEL: define noalias noundef nonnull align 16 dereferenceable(4) ptr @returned(ptr returned %0) {
  // CHECK-NEXT: ret ptr %0
  // CHECK-NEXT: }
  llvm.func @returned(%arg0: !llvm.ptr {llvm.returned}) -> (!llvm.ptr {llvm.align = 16 : i64, llvm.dereferenceable = 4 : i64, llvm.noalias, llvm.nonnull, llvm.noundef}) {
    llvm.return %arg0 : !llvm.ptr
  }
  // CHECK: declare inreg zeroext range(i8 0, 2) i8 @result()
  llvm.func @result() -> (i8 {llvm.inreg, llvm.range = #llvm.constant_range<i8, 0, 2>, llvm.zeroext})

  // CHECK-LABEL: define void @own_attribute() {
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @own_attribute() attributes {my.attribute = 1 : i32} {
    llvm.return
  }
  // CHECK: declare i32 @__gxx_personality_v0(...)
  llvm.func @__gxx_personality_v0(...) -> i32

  // CHECK-LABEL: define void @personality() personality ptr @__gxx_personality_v0 {
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @personality() attributes {personality = @__gxx_personality_v0} {
    llvm.return
  }
}

// CHECK: attributes #0 = { vscale_range(1,16) }
// CHECK: attributes #1 = { convergent }
// CHECK: attributes #2 = { noinline }
// CHECK: attributes #3 = { alwaysinline }
// CHECK: attributes #4 = { inlinehint }
// CHECK: attributes #5 = { nounwind }
// CHECK: attributes #6 = { willreturn }
// CHECK: attributes #7 = { noinline optnone }
// CHECK: attributes #8 = { memory(argmem: read, inaccessiblemem: write, errnomem: readwrite) }
// CHECK: attributes #9 = { "frame-pointer"="none" }
// CHECK: attributes #10 = { "frame-pointer"="non-leaf" }
// CHECK: attributes #11 = { "frame-pointer"="all" }
// CHECK: attributes #12 = { "frame-pointer"="reserved" }
// CHECK: attributes #13 = { uwtable(sync) }
// CHECK: attributes #14 = { uwtable }
// CHECK: attributes #15 = { "prefer-vector-width"="256" "reciprocal-estimates"="all" "target-cpu"="x86-64-v3" "target-features"="+avx,-sse4a" "tune-cpu"="znver4" }
// CHECK: attributes #16 = { "denormal-fp-math"="preserve-sign" "denormal-fp-math-f32"="ieee" "fp-contract"="fast" "no-infs-fp-math"="true" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="true" }
// CHECK: attributes #17 = { "instrument-function-entry"="__fentry__" "instrument-function-exit"="__exit__" }
// CHECK: attributes #18 = { "aarch64_pstate_sm_enabled" }
// CHECK: attributes #19 = { "aarch64_pstate_sm_body" }
// CHECK: attributes #20 = { "aarch64_pstate_sm_compatible" }
// CHECK: attributes #21 = { "aarch64_new_za" }
// CHECK: attributes #22 = { "aarch64_in_za" }
// CHECK: attributes #23 = { "aarch64_out_za" }
// CHECK: attributes #24 = { "aarch64_inout_za" }
// CHECK: attributes #25 = { "aarch64_preserves_za" }
// CHECK: attributes #26 = { noreturn alignstack=16 uwtable "key"="value" "my-own" }
// CHECK: !0 = !{!"function_entry_count", i64 1000}
// CHECK: !1 = !{<4 x i32> undef, i32 0}
// CHECK: !2 = !{i32 8, i32 4, i32 2}
// CHECK: !3 = !{i32 16, i32 1, i32 1}
// CHECK: !4 = !{i32 32}
// CHECK: !5 = !{i16 undef, i32 1}
