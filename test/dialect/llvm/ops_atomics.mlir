// RUN: mlcc-opt %s > %t.custom && grep . %t.custom > %t.text
// RUN: grep -v '^ *//' %s | grep . | diff - %t.text
// RUN: mlcc-opt -mlir-print-op-generic %s > %t.generic
// RUN: mlcc-opt %t.generic | diff - %t.custom
// RUN: %if mlir-22 %{ mlir-opt-22 %s | diff - %t.custom %}
// RUN: %if mlir-22 %{ mlir-opt-22 --mlir-print-op-generic %s | diff - %t.generic %}
// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s

// Atomic accesses: every operation of atomicrmw, orderings, scopes, alignments,
// volatile, weak and strong exchanges, fences.

module {
  // CHECK-LABEL: define void @rmw_int(ptr %0, i32 %1) {
  // CHECK-NEXT: %3 = atomicrmw xchg ptr %0, i32 %1 monotonic, align 4
  // CHECK-NEXT: %4 = atomicrmw add ptr %0, i32 %1 acquire, align 4
  // CHECK-NEXT: %5 = atomicrmw sub ptr %0, i32 %1 release, align 4
  // CHECK-NEXT: %6 = atomicrmw and ptr %0, i32 %1 acq_rel, align 4
  // CHECK-NEXT: %7 = atomicrmw nand ptr %0, i32 %1 seq_cst, align 4
  // CHECK-NEXT: %8 = atomicrmw or ptr %0, i32 %1 monotonic, align 4
  // CHECK-NEXT: %9 = atomicrmw xor ptr %0, i32 %1 monotonic, align 4
  // CHECK-NEXT: %10 = atomicrmw max ptr %0, i32 %1 monotonic, align 4
  // CHECK-NEXT: %11 = atomicrmw min ptr %0, i32 %1 monotonic, align 4
  // CHECK-NEXT: %12 = atomicrmw umax ptr %0, i32 %1 monotonic, align 4
  // CHECK-NEXT: %13 = atomicrmw umin ptr %0, i32 %1 monotonic, align 4
  // CHECK-NEXT: %14 = atomicrmw uinc_wrap ptr %0, i32 %1 monotonic, align 4
  // CHECK-NEXT: %15 = atomicrmw udec_wrap ptr %0, i32 %1 monotonic, align 4
  // CHECK-NEXT: %16 = atomicrmw usub_cond ptr %0, i32 %1 monotonic, align 4
  // CHECK-NEXT: %17 = atomicrmw usub_sat ptr %0, i32 %1 monotonic, align 4
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @rmw_int(%arg0: !llvm.ptr, %arg1: i32) {
    %0 = llvm.atomicrmw xchg %arg0, %arg1 monotonic : !llvm.ptr, i32
    %1 = llvm.atomicrmw add %arg0, %arg1 acquire : !llvm.ptr, i32
    %2 = llvm.atomicrmw sub %arg0, %arg1 release : !llvm.ptr, i32
    %3 = llvm.atomicrmw _and %arg0, %arg1 acq_rel : !llvm.ptr, i32
    %4 = llvm.atomicrmw nand %arg0, %arg1 seq_cst : !llvm.ptr, i32
    %5 = llvm.atomicrmw _or %arg0, %arg1 monotonic : !llvm.ptr, i32
    %6 = llvm.atomicrmw _xor %arg0, %arg1 monotonic : !llvm.ptr, i32
    %7 = llvm.atomicrmw max %arg0, %arg1 monotonic : !llvm.ptr, i32
    %8 = llvm.atomicrmw min %arg0, %arg1 monotonic : !llvm.ptr, i32
    %9 = llvm.atomicrmw umax %arg0, %arg1 monotonic : !llvm.ptr, i32
    %10 = llvm.atomicrmw umin %arg0, %arg1 monotonic : !llvm.ptr, i32
    %11 = llvm.atomicrmw uinc_wrap %arg0, %arg1 monotonic : !llvm.ptr, i32
    %12 = llvm.atomicrmw udec_wrap %arg0, %arg1 monotonic : !llvm.ptr, i32
    %13 = llvm.atomicrmw usub_cond %arg0, %arg1 monotonic : !llvm.ptr, i32
    %14 = llvm.atomicrmw usub_sat %arg0, %arg1 monotonic : !llvm.ptr, i32
    llvm.return
  }

  // CHECK-LABEL: define void @rmw_float(ptr addrspace(1) %0, float %1, <2 x half> %2, ptr %3) {
  // CHECK-NEXT: %5 = atomicrmw fadd ptr addrspace(1) %0, float %1 monotonic, align 4
  // CHECK-NEXT: %6 = atomicrmw fsub ptr addrspace(1) %0, float %1 monotonic, align 4
  // CHECK-NEXT: %7 = atomicrmw fmax ptr addrspace(1) %0, float %1 monotonic, align 4
  // CHECK-NEXT: %8 = atomicrmw fmin ptr addrspace(1) %0, float %1 monotonic, align 4
  // CHECK-NEXT: %9 = atomicrmw fmaximum ptr addrspace(1) %0, float %1 monotonic, align 4
  // CHECK-NEXT: %10 = atomicrmw fminimum ptr addrspace(1) %0, float %1 monotonic, align 4
  // CHECK-NEXT: %11 = atomicrmw fadd ptr addrspace(1) %0, <2 x half> %2 monotonic, align 4
  // CHECK-NEXT: %12 = atomicrmw xchg ptr addrspace(1) %0, ptr %3 seq_cst, align 8
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @rmw_float(%arg0: !llvm.ptr<1>, %arg1: f32, %arg2: vector<2xf16>, %arg3: !llvm.ptr) {
    %0 = llvm.atomicrmw fadd %arg0, %arg1 monotonic : !llvm.ptr<1>, f32
    %1 = llvm.atomicrmw fsub %arg0, %arg1 monotonic : !llvm.ptr<1>, f32
    %2 = llvm.atomicrmw fmax %arg0, %arg1 monotonic : !llvm.ptr<1>, f32
    %3 = llvm.atomicrmw fmin %arg0, %arg1 monotonic : !llvm.ptr<1>, f32
    %4 = llvm.atomicrmw fmaximum %arg0, %arg1 monotonic : !llvm.ptr<1>, f32
    %5 = llvm.atomicrmw fminimum %arg0, %arg1 monotonic : !llvm.ptr<1>, f32
    %6 = llvm.atomicrmw fadd %arg0, %arg2 monotonic : !llvm.ptr<1>, vector<2xf16>
    %7 = llvm.atomicrmw xchg %arg0, %arg3 seq_cst : !llvm.ptr<1>, !llvm.ptr
    llvm.return
  }

  // CHECK-LABEL: define void @rmw_clauses(ptr %0, i64 %1) {
  // CHECK-NEXT: %3 = atomicrmw volatile add ptr %0, i64 %1 monotonic, align 8
  // CHECK-NEXT: %4 = atomicrmw add ptr %0, i64 %1 syncscope("singlethread") monotonic, align 8
  // CHECK-NEXT: %5 = atomicrmw volatile add ptr %0, i64 %1 syncscope("agent") seq_cst, align 16
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @rmw_clauses(%arg0: !llvm.ptr, %arg1: i64) {
    %0 = llvm.atomicrmw volatile add %arg0, %arg1 monotonic : !llvm.ptr, i64
    %1 = llvm.atomicrmw add %arg0, %arg1 syncscope("singlethread") monotonic : !llvm.ptr, i64
    %2 = llvm.atomicrmw volatile add %arg0, %arg1 syncscope("agent") seq_cst {alignment = 16 : i64} : !llvm.ptr, i64
    llvm.return
  }

  // CHECK-LABEL: define void @cmpxchg(ptr %0, i32 %1, ptr %2) {
  // CHECK-NEXT: %4 = cmpxchg ptr %0, i32 %1, i32 %1 monotonic monotonic, align 4
  // CHECK-NEXT: %5 = cmpxchg ptr %0, i32 %1, i32 %1 acquire monotonic, align 4
  // CHECK-NEXT: %6 = cmpxchg ptr %0, i32 %1, i32 %1 release acquire, align 4
  // CHECK-NEXT: %7 = cmpxchg ptr %0, i32 %1, i32 %1 acq_rel seq_cst, align 4
  // CHECK-NEXT: %8 = cmpxchg ptr %0, i32 %1, i32 %1 seq_cst seq_cst, align 4
  // CHECK-NEXT: %9 = cmpxchg weak ptr %0, i32 %1, i32 %1 acq_rel monotonic, align 4
  // CHECK-NEXT: %10 = cmpxchg volatile ptr %0, i32 %1, i32 %1 acq_rel monotonic, align 4
  // CHECK-NEXT: %11 = cmpxchg weak volatile ptr %0, ptr %2, ptr %2 syncscope("singlethread") acq_rel monotonic, align 16
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @cmpxchg(%arg0: !llvm.ptr, %arg1: i32, %arg2: !llvm.ptr) {
    %0 = llvm.cmpxchg %arg0, %arg1, %arg1 monotonic monotonic : !llvm.ptr, i32
    %1 = llvm.cmpxchg %arg0, %arg1, %arg1 acquire monotonic : !llvm.ptr, i32
    %2 = llvm.cmpxchg %arg0, %arg1, %arg1 release acquire : !llvm.ptr, i32
    %3 = llvm.cmpxchg %arg0, %arg1, %arg1 acq_rel seq_cst : !llvm.ptr, i32
    %4 = llvm.cmpxchg %arg0, %arg1, %arg1 seq_cst seq_cst : !llvm.ptr, i32
    %5 = llvm.cmpxchg weak %arg0, %arg1, %arg1 acq_rel monotonic : !llvm.ptr, i32
    %6 = llvm.cmpxchg volatile %arg0, %arg1, %arg1 acq_rel monotonic : !llvm.ptr, i32
    %7 = llvm.cmpxchg weak volatile %arg0, %arg2, %arg2 syncscope("singlethread") acq_rel monotonic {alignment = 16 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }

  // CHECK-LABEL: define void @fence() {
  // CHECK-NEXT: fence acquire
  // CHECK-NEXT: fence release
  // CHECK-NEXT: fence acq_rel
  // CHECK-NEXT: fence seq_cst
  // CHECK-NEXT: fence syncscope("singlethread") seq_cst
  // CHECK-NEXT: fence syncscope("agent") acquire
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @fence() {
    llvm.fence acquire
    llvm.fence release
    llvm.fence acq_rel
    llvm.fence seq_cst
    llvm.fence syncscope("singlethread") seq_cst
    llvm.fence syncscope("agent") acquire
    llvm.return
  }
}
