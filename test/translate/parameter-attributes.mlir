// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s
// oracle: differs: mlir-translate has no swiftself and the like

// Attributes of parameters, results and calls.

llvm.func @p1(%0: !llvm.ptr {llvm.align = 16, llvm.noalias, llvm.nonnull, llvm.dereferenceable = 12 : i64, llvm.nocapture, llvm.readonly, llvm.noundef, llvm.nofree}, %1: i8 {llvm.zeroext, llvm.inreg, llvm.range = #llvm.constant_range<i8, 1, 12>}, %2: !llvm.ptr {llvm.writable, llvm.dead_on_unwind}, %3 : !llvm.ptr {llvm.byval = i32}, %4: !llvm.ptr {llvm.nest}, %5: f32 {llvm.nofpclass = 3 : i64}, %6 : !llvm.ptr {llvm.dereferenceable_or_null = 8, llvm.writeonly}, %7: !llvm.ptr {llvm.readnone}, %8: !llvm.ptr {llvm.allocptr, llvm.returned}, %9 : i64 {llvm.allocalign, llvm.signext}) -> (!llvm.ptr {llvm.noalias, llvm.align = 8, llvm.nonnull}) { llvm.return %8 : !llvm.ptr }
llvm.func @p2(!llvm.ptr {llvm.byref = i64}, !llvm.ptr {llvm.swiftself}, !llvm.ptr {llvm.swifterror}, !llvm.ptr {llvm.swiftasync}, !llvm.ptr {llvm.preallocated = i8, llvm.align = 4}, !llvm.ptr {llvm.alignstack = 32 : i64}, i32 {foo.bar}, i32 {llvm.unknown})
llvm.func @p3(!llvm.ptr {llvm.inalloca = i64})
llvm.func @v(...)
llvm.func @c(%0: !llvm.ptr, %1: i8, %2 : i32) {
  %f = llvm.mlir.constant(1.0 : f32) : f32
  %l = llvm.mlir.constant(1 : i64) : i64
  %q = llvm.call @p1(%0, %1, %0, %0, %0, %f, %0, %0, %0, %l) : (!llvm.ptr {llvm.align = 32, llvm.noalias}, i8 {llvm.zeroext}, !llvm.ptr, !llvm.ptr {llvm.byval = i32}, !llvm.ptr, f32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> (!llvm.ptr {llvm.nonnull})
  llvm.call @v(%0) vararg(!llvm.func<void (...)>) {no_unwind, will_return, convergent, no_inline, inline_hint, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = read, targetMem1 = readwrite>} : (!llvm.ptr {llvm.elementtype = i32}) -> ()
  llvm.call fastcc tail @a() : () -> ()
  %r = llvm.inline_asm has_side_effects asm_dialect = intel "x", "=r,r" %0 : (!llvm.ptr) -> i32
  llvm.return
}
llvm.func @a()

// CHECK: define noalias nonnull align 8 ptr @p1(ptr noalias nofree noundef nonnull readonly align 16 captures(none) dereferenceable(12) %0, i8 inreg zeroext range(i8 1, 12) %1, ptr dead_on_unwind writable %2, ptr byval(i32) %3, ptr nest %4, float nofpclass(nan) %5, ptr writeonly dereferenceable_or_null(8) %6, ptr readnone %7, ptr allocptr returned %8, i64 allocalign signext %9) {
// CHECK: ret ptr %8
// CHECK: }
// CHECK: declare void @p2(ptr byref(i64), ptr swiftself, ptr swifterror, ptr swiftasync, ptr preallocated(i8) align 4, ptr alignstack(32), i32, i32)
// CHECK: declare void @p3(ptr inalloca(i64))
// CHECK: declare void @v(...)
// CHECK: define void @c(ptr %0, i8 %1, i32 %2) {
// CHECK: %4 = call nonnull ptr @p1(ptr noalias align 32 %0, i8 zeroext %1, ptr %0, ptr byval(i32) %0, ptr %0, float 1.000000e+00, ptr %0, ptr %0, ptr %0, i64 1)
// CHECK: call void (...) @v(ptr elementtype(i32) %0) [[A0:#[0-9]+]]
// CHECK: tail call fastcc void @a()
// CHECK: %5 = call i32 asm sideeffect inteldialect "x", "=r,r"(ptr %0)
// CHECK: ret void
// CHECK: }
// CHECK: declare void @a()
// CHECK: attributes [[A0]] = { convergent inlinehint noinline nounwind willreturn memory(argmem: read, target_mem0: read, target_mem1: readwrite) }
