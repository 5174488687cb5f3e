; Intrinsics with a variable number of arguments come back.
; RUN: %mlcc-translate -import-llvm %s | FileCheck %s
; RUN: %mlcc-translate -import-llvm %s | %mlcc-translate -mlir-to-llvmir - | FileCheck %s --check-prefix=BACK
; mlir-translate: drops the bundle

; CHECK: llvm.call_intrinsic "llvm.experimental.gc.statepoint.p0"({{.*}}) ["gc-live"(%arg0 : !llvm.ptr<1>)]
; CHECK: llvm.call_intrinsic "llvm.fake.use"(%arg0, %{{.*}}) : (!llvm.ptr<1>, i32) -> ()
; BACK: %[[TOKEN:.*]] = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @v, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %0) ]
; BACK-NEXT: call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %[[TOKEN]], i32 0, i32 0)
; BACK-NEXT: call void (...) @llvm.fake.use(ptr addrspace(1) %0, i32 7)

define ptr addrspace(1) @f(ptr addrspace(1) %x) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @v, i32 0, i32 0, i32 0, i32 0) ["gc-live"(ptr addrspace(1) %x)]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  call void (...) @llvm.fake.use(ptr addrspace(1) %x, i32 7)
  ret ptr addrspace(1) %r
}
declare void @v()
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
declare void @llvm.fake.use(...)
