; RUN: mlcc-translate -import-llvm %s | FileCheck %s
; RUN: mlcc-translate --import-llvm %s | FileCheck %s
; RUN: mlcc -x ir -emit-mlir %s -o - | FileCheck %s
; RUN: %if mlir-22 %{ mlir-translate-22 -import-llvm %s | FileCheck %s %}

; LLVM IR Target, Translation from LLVM IR: `-import-llvm filename.ll`.

%struct.A = type { ptr, i32 }

; CHECK: llvm.func @f(%arg0: !llvm.ptr, %arg1: i32) -> i32
; CHECK-NEXT: %[[ZERO:.*]] = llvm.mlir.constant(0 : i32) : i32
; CHECK-NEXT: %[[ONE:.*]] = llvm.mlir.constant(1 : i32) : i32
; CHECK-NEXT: %[[TWO:.*]] = llvm.mlir.constant(2 : i32) : i32
; CHECK-NEXT: %[[C:.*]] = llvm.icmp "eq" %arg1, %[[ZERO]] : i32
; CHECK-NEXT: llvm.cond_br %[[C]], ^bb1, ^bb2(%[[ONE]] : i32)
; CHECK-NEXT: ^bb1:
; CHECK-NEXT: llvm.br ^bb2(%[[TWO]] : i32)
; CHECK-NEXT: ^bb2(%[[X:.*]]: i32):
; CHECK-NEXT: %[[G:.*]] = llvm.getelementptr %arg0[%[[ZERO]], 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.A", (ptr, i32)>
; CHECK-NEXT: llvm.store %[[X]], %[[G]] {alignment = 4 : i64} : i32, !llvm.ptr
; CHECK-NEXT: llvm.return %[[X]] : i32
define i32 @f(ptr %p, i32 %a) {
entry:
  %c = icmp eq i32 %a, 0
  br i1 %c, label %t, label %e
t:
  br label %e
e:
  %x = phi i32 [ 1, %entry ], [ 2, %t ]
  %g = getelementptr %struct.A, ptr %p, i32 0, i32 1
  store i32 %x, ptr %g
  ret i32 %x
}
