; Instructions that the translation back could do without are still there: those
; of constants, reads of an aggregate that was just built, and bitcasts to the
; same type.
; RUN: %mlcc-translate -import-llvm %s | FileCheck %s
; RUN: %mlcc-translate -import-llvm %s | %mlcc-translate -mlir-to-llvmir - | FileCheck %s --check-prefix=BACK

; CHECK: llvm.select {{.*}} {mlcc.flags = ["unfolded"]}
; CHECK: llvm.add {{.*}} {mlcc.flags = ["unfolded"]}
; CHECK: llvm.icmp {{.*}} {mlcc.flags = ["samesign", "unfolded"]}
; CHECK: llvm.getelementptr {{.*}} {mlcc.flags = ["unfolded"]}
; CHECK: llvm.bitcast %{{.*}} {mlcc.flags = ["unfolded"]} : !llvm.ptr to !llvm.ptr
; CHECK-NOT: mlcc.flags

; BACK: declare void @llvm.memset.p0.i64(
; BACK: %2 = select i1 true, ptr @f, ptr @g
; BACK-NEXT: %3 = add nsw i32 4, 4
; BACK-NEXT: %4 = icmp samesign ult i32 1, 2
; BACK-NEXT: %5 = getelementptr inbounds i32, ptr @x, i64 1
; BACK-NEXT: store ptr getelementptr (i32, ptr @x, i64 2), ptr %5
; BACK-NEXT: %6 = insertvalue { i32, i1 } poison, i32 %0, 0
; BACK-NEXT: %7 = insertvalue { i32, i1 } %6, i1 %4, 1
; BACK-NEXT: %8 = extractvalue { i32, i1 } %7, 0
; BACK-NEXT: %9 = add i32 %8, %3
; BACK-NEXT: %10 = bitcast ptr %2 to ptr
; BACK-NEXT: %11 = bitcast ptr @x to ptr
; BACK-NEXT: call void %10()
; BACK-NEXT: call void @h(ptr %11)

@x = global [3 x i32] zeroinitializer
declare void @g()
declare void @h(ptr)
; Nothing calls it.
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)
define i32 @f(i32 %a) {
  %p = select i1 true, ptr @f, ptr @g
  %s = add nsw i32 4, 4
  %c = icmp samesign ult i32 1, 2
  %e = getelementptr inbounds i32, ptr @x, i64 1
  store ptr getelementptr (i32, ptr @x, i64 2), ptr %e
  %i = insertvalue { i32, i1 } poison, i32 %a, 0
  %j = insertvalue { i32, i1 } %i, i1 %c, 1
  %k = extractvalue { i32, i1 } %j, 0
  %r = add i32 %k, %s
  %q = bitcast ptr %p to ptr
  %y = bitcast ptr @x to ptr
  call void %q()
  call void @h(ptr %y)
  ret i32 %r
}
