; An invoke whose result goes straight into a phi: a block stands between.
; RUN: %mlcc-translate -import-llvm %s | FileCheck %s

; CHECK: llvm.invoke @callee() to ^bb1 unwind ^bb3
; CHECK: ^bb1:
; CHECK-NEXT: llvm.br ^bb2(%{{.*}} : i32) {mlcc.flags = ["forward"]}
; CHECK: llvm.landingpad cleanup

define i32 @inv() personality ptr @f {
  %r = invoke i32 @callee() to label %n unwind label %u
n:
  %p = phi i32 [ %r, %0 ], [ 2, %u ]
  ret i32 %p
u:
  %l = landingpad {ptr, i32} cleanup
  br label %n
}
declare i32 @callee()
declare void @f()
define i32 @cb2(i1 %c) {
  br i1 %c, label %n, label %n
n:
  %p = phi i32 [ 1, %0 ], [ 1, %0 ]
  ret i32 %p
}
