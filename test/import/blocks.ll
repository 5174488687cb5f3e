; Blocks without predecessors, and blocks whose address is taken.
; RUN: %mlcc-translate -import-llvm %s | FileCheck %s

; mlir-translate: drops blocks that nothing reaches
; CHECK: llvm.blockaddress <function = @ba, tag = <id = [[X:.*]]>>
; CHECK: llvm.func @unr
; CHECK: ^bb1:  // no predecessors
; CHECK-NEXT: llvm.add %arg0, %[[Y:.*]] : i32
; CHECK: %[[Y]] = llvm.add
; CHECK: llvm.func @ba(
; CHECK: llvm.blocktag <id = [[X]]>
; CHECK: llvm.landingpad
; CHECK-NEXT: llvm.blocktag

define void @unr(i32 %x) {
  br label %b2
b1:
  %z = add i32 %x, %y
  br label %b3
b2:
  br label %b3
b3:
  %p = phi i32 [ 1, %b2 ], [ %z, %b1 ]
  %q = phi float [ 1.0, %b2 ], [ 2.0, %b1 ]
  %y = add i32 %p, 1
  ret void
}
define ptr @ba(i1 %c) {
  br i1 %c, label %x, label %y
x:
  ret ptr blockaddress(@ba, %y)
y:
  ret ptr blockaddress(@ba2, %y)
}
define void @ba2() {
  br label %y
y:
  ret void
}
define void @pad(i1 %c) personality ptr @g {
  invoke void @ba2() to label %x unwind label %p
x:
  invoke void @ba2() to label %y unwind label %p
y:
  ret void
p:
  %q = phi i32 [ 1, %0 ], [ 2, %x ]
  %l = landingpad i32 catch ptr null
  ret void
}
declare i32 @g(...)
@pads = global ptr blockaddress(@pad, %p)
@tbl = global [1 x ptr] [ptr blockaddress(@ba, %x)]

; In a block that nothing reaches, values may come after their uses.
define i32 @backwards() {
  ret i32 0
x:
  %b = add i32 %a, %c
  %a = add i32 %b, 1
  %e = extractvalue { i32, i32 } %i, 0
  %i = insertvalue { i32, i32 } poison, i32 %d, 0
  %s = call i32 @same(i32 %c)
  br i1 %f, label %x, label %y
y:
  %p = phi i32 [ %d, %x ]
  %c = add i32 %p, 2
  %d = add i32 %c, %d
  %f = icmp eq i32 %c, %e
  br label %x
}
declare i32 @same(i32)
