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

; Constants of edges stand before the condition; those of the unwind edge before
; those of the normal one.
define i32 @edges() personality ptr @f {
  br i1 true, label %n, label %m
n:
  %p = phi i32 [ 7, %0 ]
  %r = invoke i32 @callee() to label %x unwind label %u
m:
  ret i32 0
x:
  %v = phi i32 [ 8, %n ]
  ret i32 %v
u:
  %w = phi i32 [ 9, %n ]
  %l = landingpad {ptr, i32} cleanup
  ret i32 %w
}
; CHECK: llvm.func @edges
; CHECK-NEXT: %[[SEVEN:.*]] = llvm.mlir.constant(7 : i32)
; CHECK-NEXT: llvm.mlir.constant(true)
; CHECK: llvm.mlir.constant(9 : i32)
; CHECK-NEXT: llvm.mlir.constant(8 : i32)

; What is passed beside the result may be made in a block that stands behind.
define i32 @forwards() personality ptr @f {
  br label %later
first:
  %result = invoke i32 @callee() to label %join unwind label %pad
later:
  %late = call i32 @callee()
  %none = icmp eq i32 %late, 0
  br i1 %none, label %first, label %join
join:
  %a = phi i32 [ %late, %first ], [ 7, %later ]
  %b = phi i32 [ %result, %first ], [ 8, %later ]
  %difference = sub i32 %a, %b
  ret i32 %difference
pad:
  %caught = landingpad { ptr, i32 } cleanup
  ret i32 9
}
; CHECK: llvm.func @forwards
; CHECK: %[[RESULT:.+]] = llvm.invoke
; CHECK: %[[LATE:.+]] = llvm.call
; CHECK: llvm.br ^{{.+}}(%[[LATE]], %[[RESULT]] : i32, i32) {mlcc.flags = ["forward"]}
