; Flags one at a time, constructors of several priorities and with data, and
; ranges of vscale.
; RUN: %mlcc-translate -import-llvm %s | FileCheck %s

; CHECK: llvm.mlir.global external @x(0 : i32) {addr_space = 0 : i32} : i32
; CHECK: llvm.mlir.global_ctors ctors = [@f, @g, @h], priorities = [1 : i32, 2 : i32, 3 : i32], data = [#llvm.zero, @x, #llvm.zero]
; CHECK: llvm.mlir.global_dtors dtors = [], priorities = [], data = []
; CHECK: llvm.func @f() {
; CHECK: llvm.func @g() {
; CHECK: llvm.func @h() {
; CHECK: llvm.func @fast(%{{.*}}: f32) -> f32 {
; CHECK: llvm.fadd %{{.*}}, %{{.*}} : f32
; CHECK: llvm.fadd %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nnan>} : f32
; CHECK: llvm.fadd %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<ninf>} : f32
; CHECK: llvm.fadd %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nsz>} : f32
; CHECK: llvm.fadd %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<arcp>} : f32
; CHECK: llvm.fadd %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<contract>} : f32
; CHECK: llvm.fadd %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<afn>} : f32
; CHECK: llvm.fadd %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<reassoc>} : f32
; CHECK: llvm.func @over(%{{.*}}: i32) {
; CHECK: llvm.mlir.constant(1 : i32) : i32
; CHECK: llvm.add %{{.*}}, %{{.*}} : i32
; CHECK: llvm.add %{{.*}}, %{{.*}} overflow<nsw> : i32
; CHECK: llvm.add %{{.*}}, %{{.*}} overflow<nuw> : i32
; CHECK: llvm.func @scaled() vscale_range(2, 4) {
; CHECK: llvm.func @open() vscale_range(2, 0) {

@x = global i32 0
@llvm.global_ctors = appending global [3 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @f, ptr null }, { i32, ptr, ptr } { i32 2, ptr @g, ptr @x }, { i32, ptr, ptr } { i32 3, ptr @h, ptr null }]
@llvm.global_dtors = appending global [0 x { i32, ptr, ptr }] zeroinitializer
define void @f() { ret void }
define void @g() { ret void }
define void @h() { ret void }
define float @fast(float %a) {
  %1 = fadd float %a, %a
  %2 = fadd nnan float %1, %a
  %3 = fadd ninf float %2, %a
  %4 = fadd nsz float %3, %a
  %5 = fadd arcp float %4, %a
  %6 = fadd contract float %5, %a
  %7 = fadd afn float %6, %a
  %8 = fadd reassoc float %7, %a
  ret float %8
}
define void @over(i32 %a) {
  %1 = add i32 %a, 1
  %2 = add nsw i32 %a, 1
  %3 = add nuw i32 %a, 1
  ret void
}
define void @scaled() vscale_range(2,4) {
  ret void
}
define void @open() vscale_range(2,0) {
  ret void
}
