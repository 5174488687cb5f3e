; Branches to addresses of blocks, which get tags.
; mlir-translate: numbers the tags otherwise
; RUN: %mlcc-translate -import-llvm %s | FileCheck %s

; CHECK: llvm.func @dispatch
; CHECK: llvm.indirectbr %arg0 : !llvm.ptr, [
; CHECK-NEXT: ^bb1(%arg1 : i32),
; CHECK-NEXT: ^bb2
define i32 @dispatch(ptr %to, i32 %v) {
entry:
  indirectbr ptr %to, [label %a, label %b]

a:
  %p = phi i32 [ %v, %entry ]
  ret i32 %p

b:
  ret i32 2
}

; CHECK: llvm.func @itself
; CHECK: %[[TO:.*]] = llvm.blockaddress <function = @itself, tag = <id = 0>> : !llvm.ptr
; CHECK: llvm.blocktag <id = 0>
; CHECK: llvm.indirectbr
define ptr @itself() {
entry:
  br label %block

block:
  %p = phi ptr [ blockaddress(@itself, %block), %entry ], [ null, %block ]
  indirectbr ptr %p, [label %block, label %done]

done:
  ret ptr %p
}
