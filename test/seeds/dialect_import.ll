; RUN: mlcc-translate -import-llvm -import-plain %s | FileCheck %s
; RUN: %if mlir-22 %{ mlir-translate-22 -import-llvm %s | FileCheck %s %}

; The 'llvm' Dialect, PHI Nodes and Types: the LLVM IR that its first example is
; equivalent to, with labels and types, and a named type, become what the
; document says: arguments of blocks, and the whole type where it is used.

%s = type {i32, i32}

; CHECK-LABEL: llvm.func @phi(%arg0: i32, %arg1: i32) -> i32
; CHECK: llvm.br ^bb1
; CHECK: ^bb1:
; CHECK: %[[SUM:.*]] = llvm.add %arg0, %arg1 : i32
; CHECK: llvm.br ^bb2(%[[SUM]] : i32)
; CHECK: ^bb2(%[[ARG:.*]]: i32):
; CHECK: llvm.return %[[ARG]] : i32
define i32 @phi(i32 %arg0, i32 %cst) {
  br label %b0
b0:
  %1 = add i32 %arg0, %cst
  br label %b3
b3:
  %arg1 = phi i32 [ %1, %b0 ]
  ret i32 %arg1
}

; CHECK-LABEL: llvm.func @types
; CHECK-SAME: -> !llvm.struct<"s", (i32, i32)>
; CHECK: llvm.load %{{.*}} : !llvm.ptr -> !llvm.struct<"s", (i32, i32)>
; CHECK: llvm.extractvalue %{{.*}}[0] : !llvm.struct<"s", (i32, i32)>
define %s @types(ptr %p) {
  %1 = load %s, ptr %p
  %2 = extractvalue %s %1, 0
  ret %s %1
}
