; Attributes of parameters, results and calls.
; RUN: %mlcc-translate -import-llvm %s | FileCheck %s
; RUN: %mlcc-translate -import-llvm -import-plain %s -o %t.plain
; RUN: FileCheck -check-prefix=PLAIN %s < %t.plain
; RUN: %if mlir-22 %{ mlir-translate-22 -import-llvm %s | diff - %t.plain %}

; CHECK: llvm.func @p(!llvm.ptr {llvm.align = 4 : i64}, i32 {llvm.alignstack = 4 : i64}
; CHECK: llvm.func @r(!llvm.ptr {llvm.sret = i32}, !llvm.ptr {llvm.byval = i32}, !llvm.ptr {llvm.swifterror}, !llvm.ptr {llvm.dead_on_unwind})
; CHECK: llvm.func @q4(!llvm.ptr {mlcc.attributes = {dead_on_return}})
; CHECK: llvm.call @x(%{{.*}}, %{{.*}}) {convergent, memory_effects = {{.*}}, mlcc.attributes = {k = "v", nobuiltin}, no_inline, no_unwind, will_return}

declare void @p(ptr align 4, i32 alignstack(4), i64 allocalign, ptr allocptr, ptr byref(i32), ptr dead_on_unwind, ptr dereferenceable_or_null(4), ptr nest, ptr noalias, ptr captures(none), float nofpclass(nan), ptr nofree, ptr nonnull, ptr readnone, ptr readonly, i32 zeroext, ptr swiftasync, ptr swiftself, ptr writable, ptr writeonly, i32 range(i32 1, 4))
; PLAIN: llvm.func @r(!llvm.ptr {llvm.sret = i32}, !llvm.ptr {llvm.byval = i32}, !llvm.ptr, !llvm.ptr)
declare void @r(ptr sret(i32), ptr byval(i32), ptr swifterror, ptr dead_on_unwind)
declare void @q(ptr inalloca(i32))
declare i32 @q2(ptr preallocated(i32), i32 returned)
declare void @q4(ptr dead_on_return)
declare range(i32 1,3) i32 @q5(i32 inreg)
declare inreg noundef signext i32 @q6()
declare noalias nonnull align 4 dereferenceable(4) ptr @q7()
define void @c(ptr %x) {
 call void @x(ptr nonnull nofree writeonly dead_on_unwind %x, ptr byref(i32) %x) "k"="v" nounwind noinline convergent willreturn memory(read) nobuiltin
 call void @x(ptr %x, ptr %x)  alwaysinline 
 call void @x(ptr %x, ptr %x)  inlinehint
 ret void
}
declare void @x(ptr, ptr)
