// RUN: mlcc-opt %s > %t.custom && grep . %t.custom > %t.text
// RUN: grep -v '^ *//' %s | grep . | diff - %t.text
// RUN: mlcc-opt -mlir-print-op-generic %s > %t.generic
// RUN: mlcc-opt %t.generic | diff - %t.custom
// RUN: %if mlir-22 %{ mlir-opt-22 %s | diff - %t.custom %}
// RUN: %if mlir-22 %{ mlir-opt-22 --mlir-print-op-generic %s | diff - %t.generic %}
// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s

// What operations tell the optimiser, annotations, traps, thread-local
// addresses.

// CHECK: @tls = thread_local global i32 0

#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "domain">
#alias_scope = #llvm.alias_scope<id = distinct[1]<>, domain = #alias_scope_domain, description = "scope">
module {
  llvm.mlir.global external thread_local @tls(0 : i32) {addr_space = 0 : i32} : i32

  // CHECK-LABEL: define void @hints(i1 %0, ptr %1, i32 %2, i64 %3) {
  // CHECK-NEXT: call void @llvm.assume(i1 %0)
  // CHECK-NEXT: call void @llvm.assume(i1 true) [ "align"(ptr %1, i32 %2) ]
  // CHECK-NEXT: call void @llvm.assume(i1 true) [ "nonnull"(ptr %1), "dereferenceable"(ptr %1, i64 %3) ]
  // CHECK-NEXT: %5 = call i32 @llvm.expect.i32(i32 %2, i32 %2)
  // CHECK-NEXT: %6 = call i1 @llvm.expect.i1(i1 %0, i1 %0)
  // CHECK-NEXT: %7 = call i64 @llvm.expect.with.probability.i64(i64 %3, i64 %3, double 5.000000e-01)
  // CHECK-NEXT: %8 = call i1 @llvm.is.constant.i32(i32 %2)
  // CHECK-NEXT: %9 = call i1 @llvm.is.constant.p0(ptr %1)
  // CHECK-NEXT: %10 = call i32 @llvm.ssa.copy.i32(i32 %2)
  // CHECK-NEXT: %11 = call ptr @llvm.ssa.copy.p0(ptr %1)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @hints(%arg0: i1, %arg1: !llvm.ptr, %arg2: i32, %arg3: i64) {
    %0 = llvm.mlir.constant(true) : i1
    llvm.intr.assume %arg0 : i1
    llvm.intr.assume %0 ["align"(%arg1, %arg2 : !llvm.ptr, i32)] : i1
    llvm.intr.assume %0 ["nonnull"(%arg1 : !llvm.ptr), "dereferenceable"(%arg1, %arg3 : !llvm.ptr, i64)] : i1
    %1 = llvm.intr.expect %arg2, %arg2 : i32
    %2 = llvm.intr.expect %arg0, %arg0 : i1
    %3 = llvm.intr.expect.with.probability %arg3, %arg3, 5.000000e-01 : i64
    %4 = "llvm.intr.is.constant"(%arg2) : (i32) -> i1
    %5 = "llvm.intr.is.constant"(%arg1) : (!llvm.ptr) -> i1
    %6 = llvm.intr.ssa.copy %arg2 : i32
    %7 = llvm.intr.ssa.copy %arg1 : !llvm.ptr
    llvm.return
  }

  // CHECK-LABEL: define void @annotations(ptr %0, ptr addrspace(1) %1, i32 %2, i64 %3) {
  // CHECK-NEXT: call void @llvm.var.annotation.p0.p0(ptr %0, ptr %0, ptr %0, i32 %2, ptr %0)
  // CHECK-NEXT: %5 = call ptr @llvm.ptr.annotation.p0.p0(ptr %0, ptr %0, ptr %0, i32 %2, ptr %0)
  // CHECK-NEXT: %6 = call ptr addrspace(1) @llvm.ptr.annotation.p1.p0(ptr addrspace(1) %1, ptr %0, ptr %0, i32 %2, ptr %0)
  // CHECK-NEXT: %7 = call i64 @llvm.annotation.i64.p0(i64 %3, ptr %0, ptr %0, i32 %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @annotations(%arg0: !llvm.ptr, %arg1: !llvm.ptr<1>, %arg2: i32, %arg3: i64) {
    "llvm.intr.var.annotation"(%arg0, %arg0, %arg0, %arg2, %arg0) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
    %0 = "llvm.intr.ptr.annotation"(%arg0, %arg0, %arg0, %arg2, %arg0) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
    %1 = "llvm.intr.ptr.annotation"(%arg1, %arg0, %arg0, %arg2, %arg0) : (!llvm.ptr<1>, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr<1>
    %2 = "llvm.intr.annotation"(%arg3, %arg0, %arg0, %arg2) : (i64, !llvm.ptr, !llvm.ptr, i32) -> i64
    llvm.return
  }

  // CHECK-LABEL: define void @traps() {
  // CHECK-NEXT: call void @llvm.debugtrap()
  // CHECK-NEXT: call void @llvm.trap()
  // CHECK-NEXT: call void @llvm.ubsantrap(i8 7)
  // CHECK-NEXT: unreachable
  // CHECK-NEXT: }
  llvm.func @traps() {
    llvm.intr.debugtrap
    llvm.intr.trap
    llvm.intr.ubsantrap <{failureKind = 7 : i8}>
    llvm.unreachable
  }

  // CHECK-LABEL: define ptr @thread_local() {
  // CHECK-NEXT: %1 = call ptr @llvm.threadlocal.address.p0(ptr @tls)
  // CHECK-NEXT: ret ptr %1
  // CHECK-NEXT: }
  llvm.func @thread_local() -> !llvm.ptr {
    %0 = llvm.mlir.addressof @tls : !llvm.ptr
    %1 = "llvm.intr.threadlocal.address"(%0) : (!llvm.ptr) -> !llvm.ptr
    llvm.return %1 : !llvm.ptr
  }

  // CHECK-LABEL: define void @scopes(ptr %0) {
  // CHECK-NEXT: call void @llvm.experimental.noalias.scope.decl(metadata !0)
  // CHECK-NEXT: %2 = load i32, ptr %0, align 4, !alias.scope !0, !noalias !0
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @scopes(%arg0: !llvm.ptr) {
    llvm.intr.experimental.noalias.scope.decl #alias_scope
    %0 = llvm.load %arg0 {alias_scopes = [#alias_scope], noalias_scopes = [#alias_scope]} : !llvm.ptr -> i32
    llvm.return
  }
}

// CHECK: attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
// CHECK: attributes #1 = { nocallback nofree nosync nounwind willreturn memory(none) }
// CHECK: attributes #2 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
// CHECK: attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
// CHECK: attributes #4 = { nounwind }
// CHECK: attributes #5 = { cold noreturn nounwind memory(inaccessiblemem: write) }
// CHECK: attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
// CHECK: !0 = !{!1}
// CHECK: !1 = distinct !{!1, !2, !"scope"}
// CHECK: !2 = distinct !{!2, !"domain"}
