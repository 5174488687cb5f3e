; Roundings and exception behaviours of constrained intrinsics.
; RUN: %mlcc-translate -import-llvm -import-plain %s -o %t
; RUN: FileCheck %s < %t
; RUN: %if mlir-22 %{ mlir-translate-22 -import-llvm %s | diff - %t %}

; CHECK: llvm.func @f(%{{.*}}: f32, %{{.*}}: f64, %{{.*}}: i32) attributes {passthrough = ["strictfp"]} {
; CHECK: llvm.intr.experimental.constrained.fptrunc %{{.*}} tonearest ignore : f64 to f32
; CHECK: llvm.intr.experimental.constrained.fptrunc %{{.*}} upward maytrap : f64 to f32
; CHECK: llvm.intr.experimental.constrained.fptrunc %{{.*}} downward strict : f64 to f32
; CHECK: llvm.intr.experimental.constrained.sitofp %{{.*}} towardzero ignore : i32 to f32
; CHECK: llvm.intr.experimental.constrained.uitofp %{{.*}} tonearestaway ignore : i32 to f32
; CHECK: llvm.intr.experimental.constrained.fpext %{{.*}} strict : f32 to f64

define void @f(float %a, double %d, i32 %i) strictfp {
  %1 = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %d, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  %2 = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %d, metadata !"round.upward", metadata !"fpexcept.maytrap")
  %3 = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %d, metadata !"round.downward", metadata !"fpexcept.strict")
  %4 = call float @llvm.experimental.constrained.sitofp.f32.i32(i32 %i, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  %5 = call float @llvm.experimental.constrained.uitofp.f32.i32(i32 %i, metadata !"round.tonearestaway", metadata !"fpexcept.ignore")
  %6 = call double @llvm.experimental.constrained.fpext.f64.f32(float %a, metadata !"fpexcept.strict")
  ret void
}
declare float @llvm.experimental.constrained.fptrunc.f32.f64(double, metadata, metadata)
declare float @llvm.experimental.constrained.sitofp.f32.i32(i32, metadata, metadata)
declare float @llvm.experimental.constrained.uitofp.f32.i32(i32, metadata, metadata)
declare double @llvm.experimental.constrained.fpext.f64.f32(float, metadata)
