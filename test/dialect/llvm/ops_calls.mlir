// RUN: mlcc-opt %s > %t.custom && grep . %t.custom > %t.text
// RUN: grep -v '^ *//' %s | grep . | diff - %t.text
// RUN: mlcc-opt -mlir-print-op-generic %s > %t.generic
// RUN: mlcc-opt %t.generic | diff - %t.custom
// RUN: %if mlir-22 %{ mlir-opt-22 %s | diff - %t.custom %}
// RUN: %if mlir-22 %{ mlir-opt-22 --mlir-print-op-generic %s | diff - %t.generic %}
// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s
// oracle: import differs in 8 lines: operand bundles are kept

// Calls: direct, indirect, variadic; conventions, tail calls, bundles of
// operands, attributes of the call, its arguments and its result; intrinsics by
// name; inline assembly.

module {
  // CHECK: declare i32 @callee(i32, ptr)
  llvm.func @callee(i32, !llvm.ptr) -> i32
  // CHECK: declare void @nothing()
  llvm.func @nothing()
  // CHECK: declare i32 @variadic(i32, ...)
  llvm.func @variadic(i32, ...) -> i32
  // CHECK: declare float @float(float)
  llvm.func @float(f32) -> f32
  // CHECK: declare fastcc void @fast()
  llvm.func fastcc @fast()

  // CHECK-LABEL: define void @calls(i32 %0, ptr %1, float %2) {
  // CHECK-NEXT: %4 = call i32 @callee(i32 %0, ptr %1)
  // CHECK-NEXT: call void @nothing()
  // CHECK-NEXT: %5 = call i32 (i32, ...) @variadic(i32 %0)
  // CHECK-NEXT: %6 = call i32 (i32, ...) @variadic(i32 %0, ptr %1, i32 %0)
  // CHECK-NEXT: %7 = call i32 %1(i32 %0)
  // CHECK-NEXT: call void %1()
  // CHECK-NEXT: call void (...) %1(i32 %0)
  // CHECK-NEXT: %8 = call nnan contract float @float(float %2)
  // CHECK-NEXT: call fastcc void @fast()
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @calls(%arg0: i32, %arg1: !llvm.ptr, %arg2: f32) {
    %0 = llvm.call @callee(%arg0, %arg1) : (i32, !llvm.ptr) -> i32
    llvm.call @nothing() : () -> ()
    %1 = llvm.call @variadic(%arg0) vararg(!llvm.func<i32 (i32, ...)>) : (i32) -> i32
    %2 = llvm.call @variadic(%arg0, %arg1, %arg0) vararg(!llvm.func<i32 (i32, ...)>) : (i32, !llvm.ptr, i32) -> i32
    %3 = llvm.call %arg1(%arg0) : !llvm.ptr, (i32) -> i32
    llvm.call %arg1() : !llvm.ptr, () -> ()
    llvm.call %arg1(%arg0) vararg(!llvm.func<void (...)>) : !llvm.ptr, (i32) -> ()
    %4 = llvm.call @float(%arg2) {fastmathFlags = #llvm.fastmath<nnan, contract>} : (f32) -> f32
    llvm.call fastcc @fast() : () -> ()
    llvm.return
  }

  // CHECK-LABEL: define void @tails(i32 %0, ptr %1) {
  // CHECK-NEXT: %3 = tail call i32 @callee(i32 %0, ptr %1)
  // CHECK-NEXT: %4 = notail call i32 @callee(i32 %0, ptr %1)
  // CHECK-NEXT: tail call fastcc void %1()
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @tails(%arg0: i32, %arg1: !llvm.ptr) {
    %0 = llvm.call tail @callee(%arg0, %arg1) : (i32, !llvm.ptr) -> i32
    %1 = llvm.call notail @callee(%arg0, %arg1) : (i32, !llvm.ptr) -> i32
    llvm.call fastcc tail %arg1() : !llvm.ptr, () -> ()
    llvm.return
  }

  // CHECK-LABEL: define i32 @musttail(i32 %0, ptr %1) {
  // CHECK-NEXT: %3 = musttail call i32 @callee(i32 %0, ptr %1)
  // CHECK-NEXT: ret i32 %3
  // CHECK-NEXT: }
  llvm.func @musttail(%arg0: i32, %arg1: !llvm.ptr) -> i32 {
    %0 = llvm.call musttail @callee(%arg0, %arg1) : (i32, !llvm.ptr) -> i32
    llvm.return %0 : i32
  }

  // CHECK-LABEL: define void @bundles(i32 %0, ptr %1) {
  // CHECK-NEXT: call void @nothing() [ "deopt"(i32 %0, ptr %1) ]
  // CHECK-NEXT: call void @nothing() [ "cfguardtarget"(ptr %1), "tag"(), "other"(ptr %1) ]
  // CHECK-NEXT: %3 = call i32 %1(i32 %0) [ "ptrauth"(i32 7, i64 9) ]
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @bundles(%arg0: i32, %arg1: !llvm.ptr) {
    llvm.call @nothing() ["deopt"(%arg0, %arg1 : i32, !llvm.ptr)] : () -> ()
    llvm.call @nothing() ["cfguardtarget"(%arg1 : !llvm.ptr), "tag"(), "other"(%arg1 : !llvm.ptr)] : () -> ()
    %0 = llvm.mlir.constant(7 : i32) : i32
    %1 = llvm.mlir.constant(9 : i64) : i64
    %2 = llvm.call %arg1(%arg0) ["ptrauth"(%0, %1 : i32, i64)] : !llvm.ptr, (i32) -> i32
    llvm.return
  }

  // CHECK-LABEL: define void @call_attributes(i32 %0, ptr %1) {
  // CHECK-NEXT: call void @nothing() #3
  // CHECK-NEXT: call void @nothing() #4
  // CHECK-NEXT: call void @nothing() #5
  // CHECK-NEXT: call void @nothing() #6
  // CHECK-NEXT: call void @nothing() #7
  // CHECK-NEXT: call void @nothing() #8
  // CHECK-NEXT: call void @nothing() #9
  // CHECK-NEXT: %3 = call range(i32 0, 12) i32 @callee(i32 signext %0, ptr nonnull align 8 %1)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @call_attributes(%arg0: i32, %arg1: !llvm.ptr) {
    llvm.call @nothing() {convergent} : () -> ()
    llvm.call @nothing() {no_unwind} : () -> ()
    llvm.call @nothing() {will_return} : () -> ()
    llvm.call @nothing() {no_inline} : () -> ()
    llvm.call @nothing() {always_inline} : () -> ()
    llvm.call @nothing() {inline_hint} : () -> ()
    llvm.call @nothing() {memory_effects = #llvm.memory_effects<other = read, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : () -> ()
    %0 = llvm.call @callee(%arg0, %arg1) : (i32 {llvm.signext}, !llvm.ptr {llvm.align = 8 : i64, llvm.nonnull}) -> (i32 {llvm.range = #llvm.constant_range<i32, 0, 12>})
    llvm.return
  }

  // CHECK-LABEL: define void @intrinsics(i32 %0, i1 %1, ptr %2, <4 x float> %3) {
  // CHECK-NEXT: %5 = call i32 @llvm.smax.i32(i32 %0, i32 %0)
  // CHECK-NEXT: %6 = call afn <4 x float> @llvm.sqrt.v4f32(<4 x float> %3)
  // CHECK-NEXT: call void @llvm.assume(i1 true) [ "align"(ptr %2, i32 %0) ]
  // CHECK-NEXT: call void @llvm.assume(i1 noundef %1)
  // CHECK-NEXT: %7 = call ptr @llvm.returnaddress(i32 0)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @intrinsics(%arg0: i32, %arg1: i1, %arg2: !llvm.ptr, %arg3: vector<4xf32>) {
    %0 = llvm.mlir.constant(true) : i1
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.call_intrinsic "llvm.smax.i32"(%arg0, %arg0) : (i32, i32) -> i32
    %3 = llvm.call_intrinsic "llvm.sqrt.v4f32"(%arg3) {fastmathFlags = #llvm.fastmath<afn>} : (vector<4xf32>) -> vector<4xf32>
    llvm.call_intrinsic "llvm.assume"(%0) ["align"(%arg2, %arg0 : !llvm.ptr, i32)] : (i1) -> ()
    llvm.call_intrinsic "llvm.assume"(%arg1) : (i1 {llvm.noundef}) -> ()
    %4 = llvm.call_intrinsic "llvm.returnaddress"(%1) : (i32) -> !llvm.ptr
    llvm.return
  }

  // CHECK-LABEL: define void @inline_asm(i32 %0, ptr %1) {
  // CHECK-NEXT: call void asm "nop", ""()
  // CHECK-NEXT: %3 = call i32 asm "bswap $0", "=r,r"(i32 %0)
  // CHECK-NEXT: call void asm sideeffect "mov $0, %eax", "r"(i32 %0)
  // CHECK-NEXT: call void asm sideeffect alignstack "nop", "~{memory}"()
  // CHECK-NEXT: %4 = call i32 asm inteldialect "mov $0, $1", "=r,r"(i32 %0)
  // CHECK-NEXT: %5 = call i32 asm "mov $1, $0", "=r,r"(i32 %0)
  // CHECK-NEXT: %6 = tail call i32 asm sideeffect "x", "=r,r"(i32 %0)
  // CHECK-NEXT: %7 = notail call { i32, i64 } asm sideeffect inteldialect "y", "=r,=r,r"(i32 %0)
  // CHECK-NEXT: %8 = call i8 asm sideeffect "z", "=r,=*m,r"(ptr elementtype(float) %1, i32 %0)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @inline_asm(%arg0: i32, %arg1: !llvm.ptr) {
    llvm.inline_asm "nop", ""  : () -> ()
    %0 = llvm.inline_asm "bswap $0", "=r,r" %arg0 : (i32) -> i32
    llvm.inline_asm has_side_effects "mov $0, %eax", "r" %arg0 : (i32) -> ()
    llvm.inline_asm has_side_effects is_align_stack "nop", "~{memory}"  : () -> ()
    %1 = llvm.inline_asm asm_dialect = intel "mov $0, $1", "=r,r" %arg0 : (i32) -> i32
    %2 = llvm.inline_asm asm_dialect = att "mov $1, $0", "=r,r" %arg0 : (i32) -> i32
    %3 = llvm.inline_asm has_side_effects tail_call_kind = <tail> "x", "=r,r" %arg0 : (i32) -> i32
    %4 = llvm.inline_asm has_side_effects tail_call_kind = <notail> asm_dialect = intel "y", "=r,=r,r" %arg0 : (i32) -> !llvm.struct<(i32, i64)>
    %5 = llvm.inline_asm has_side_effects operand_attrs = [{elementtype = f32}, {}] "z", "=r,=*m,r" %arg1, %arg0 : (!llvm.ptr, i32) -> i8
    llvm.return
  }
}

// CHECK: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
// CHECK: attributes #1 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
// CHECK: attributes #2 = { nocallback nofree nosync nounwind willreturn memory(none) }
// CHECK: attributes #3 = { convergent }
// CHECK: attributes #4 = { nounwind }
// CHECK: attributes #5 = { willreturn }
// CHECK: attributes #6 = { noinline }
// CHECK: attributes #7 = { alwaysinline }
// CHECK: attributes #8 = { inlinehint }
// CHECK: attributes #9 = { memory(read, argmem: readwrite, inaccessiblemem: none, errnomem: none, target_mem0: none, target_mem1: none) }
