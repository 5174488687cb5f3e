; Every operation, ordering, scope and alignment of atomicrmw.
; RUN: %mlcc-translate -import-llvm -import-plain %s -o %t
; RUN: FileCheck %s < %t
; RUN: %if mlir-22 %{ mlir-translate-22 -import-llvm %s | diff - %t %}

; CHECK: llvm.func @rmw(%{{.*}}: !llvm.ptr, %{{.*}}: i32, %{{.*}}: f32) {
; CHECK: llvm.atomicrmw xchg %{{.*}}, %{{.*}} monotonic {alignment = 4 : i64} : !llvm.ptr, i32
; CHECK: llvm.atomicrmw volatile add %{{.*}}, %{{.*}} acquire {alignment = 4 : i64} : !llvm.ptr, i32
; CHECK: llvm.atomicrmw sub %{{.*}}, %{{.*}} syncscope("agent") release {alignment = 8 : i64} : !llvm.ptr, i32
; CHECK: llvm.atomicrmw _and %{{.*}}, %{{.*}} acq_rel {alignment = 4 : i64} : !llvm.ptr, i32
; CHECK: llvm.atomicrmw nand %{{.*}}, %{{.*}} seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
; CHECK: llvm.atomicrmw _or %{{.*}}, %{{.*}} monotonic {alignment = 4 : i64} : !llvm.ptr, i32
; CHECK: llvm.atomicrmw _xor %{{.*}}, %{{.*}} monotonic {alignment = 4 : i64} : !llvm.ptr, i32
; CHECK: llvm.atomicrmw max %{{.*}}, %{{.*}} monotonic {alignment = 4 : i64} : !llvm.ptr, i32
; CHECK: llvm.atomicrmw min %{{.*}}, %{{.*}} monotonic {alignment = 4 : i64} : !llvm.ptr, i32
; CHECK: llvm.atomicrmw umax %{{.*}}, %{{.*}} monotonic {alignment = 4 : i64} : !llvm.ptr, i32
; CHECK: llvm.atomicrmw umin %{{.*}}, %{{.*}} monotonic {alignment = 4 : i64} : !llvm.ptr, i32
; CHECK: llvm.atomicrmw fadd %{{.*}}, %{{.*}} monotonic {alignment = 4 : i64} : !llvm.ptr, f32
; CHECK: llvm.atomicrmw fsub %{{.*}}, %{{.*}} monotonic {alignment = 4 : i64} : !llvm.ptr, f32
; CHECK: llvm.atomicrmw fmax %{{.*}}, %{{.*}} monotonic {alignment = 4 : i64} : !llvm.ptr, f32
; CHECK: llvm.atomicrmw fmin %{{.*}}, %{{.*}} monotonic {alignment = 4 : i64} : !llvm.ptr, f32
; CHECK: llvm.atomicrmw uinc_wrap %{{.*}}, %{{.*}} monotonic {alignment = 4 : i64} : !llvm.ptr, i32
; CHECK: llvm.atomicrmw udec_wrap %{{.*}}, %{{.*}} monotonic {alignment = 4 : i64} : !llvm.ptr, i32
; CHECK: llvm.atomicrmw usub_cond %{{.*}}, %{{.*}} monotonic {alignment = 4 : i64} : !llvm.ptr, i32
; CHECK: llvm.atomicrmw usub_sat %{{.*}}, %{{.*}} monotonic {alignment = 4 : i64} : !llvm.ptr, i32

define void @rmw(ptr %p, i32 %i, float %f) {
  %1 = atomicrmw xchg ptr %p, i32 %i monotonic
  %2 = atomicrmw volatile add ptr %p, i32 %i acquire
  %3 = atomicrmw sub ptr %p, i32 %i syncscope("agent") release, align 8
  %4 = atomicrmw and ptr %p, i32 %i acq_rel
  %5 = atomicrmw nand ptr %p, i32 %i seq_cst
  %6 = atomicrmw or ptr %p, i32 %i monotonic
  %7 = atomicrmw xor ptr %p, i32 %i monotonic
  %8 = atomicrmw max ptr %p, i32 %i monotonic
  %9 = atomicrmw min ptr %p, i32 %i monotonic
  %10 = atomicrmw umax ptr %p, i32 %i monotonic
  %11 = atomicrmw umin ptr %p, i32 %i monotonic
  %12 = atomicrmw fadd ptr %p, float %f monotonic
  %13 = atomicrmw fsub ptr %p, float %f monotonic
  %14 = atomicrmw fmax ptr %p, float %f monotonic
  %15 = atomicrmw fmin ptr %p, float %f monotonic
  %16 = atomicrmw uinc_wrap ptr %p, i32 %i monotonic
  %17 = atomicrmw udec_wrap ptr %p, i32 %i monotonic
  %18 = atomicrmw usub_cond ptr %p, i32 %i monotonic
  %19 = atomicrmw usub_sat ptr %p, i32 %i monotonic
  ret void
}
