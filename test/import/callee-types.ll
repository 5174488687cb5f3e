; Calls of another type than the function's own.
; RUN: %mlcc-translate -import-llvm %s | FileCheck %s

; CHECK: llvm.call @vf(%{{.*}}) vararg(!llvm.func<i32 (...)>) {mlcc.callee_type = !llvm.func<i32 (i32)>} : (i32) -> i32
; CHECK: llvm.call %arg0(%{{.*}}, %{{.*}}) vararg(!llvm.func<i32 (i32, ...)>)

define i32 @cc(ptr %p) {
  %a = call i32 @vf(i32 1)
  %b = call i32 %p(i32 1)
  %c = call i32 (i32, ...) %p(i32 1, i32 2)
  ret i32 %c
}
declare i32 @vf(...)

define i64 @other(ptr %p) {
  %r = call i64 @vf(ptr %p)
  ret i64 %r
}
; CHECK: llvm.func @other
; CHECK: %[[F:.*]] = llvm.mlir.addressof @vf
; CHECK: llvm.call %[[F]](%arg0)

; One that may take more is given just what it must have.
define i32 @enough() {
  %r = call i32 @two(i32 1, i32 2)
  ret i32 %r
}
declare i32 @two(i32, i32, ...)
; CHECK: llvm.func @enough
; CHECK: llvm.call @two({{.*}}) vararg(!llvm.func<i32 (i32, i32, ...)>)

; The address of a function that is called as another type stands at the call,
; behind the constants.
define i64 @constant() {
  %r = call i64 @vf(ptr null)
  ret i64 %r
}
; CHECK: llvm.func @constant
; CHECK-NEXT: %[[N:.*]] = llvm.mlir.zero
; CHECK-NEXT: %[[F:.*]] = llvm.mlir.addressof @vf
; CHECK-NEXT: llvm.call %[[F]](%[[N]])
