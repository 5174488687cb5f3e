; Target extension types.
; RUN: %mlcc-translate -import-llvm -import-plain %s -o %t
; RUN: FileCheck %s < %t
; RUN: %if mlir-22 %{ mlir-translate-22 -import-llvm %s | diff - %t %}

; CHECK: llvm.mlir.global external @g() {addr_space = 0 : i32} : !llvm.target<"spirv.Image", f32, 1, 2>
; CHECK: llvm.func @f(%{{.*}}: !llvm.target<"aarch64.svcount">) {

@g = external global target("spirv.Image", float, 1, 2)
define void @f(target("aarch64.svcount") %t) {
  ret void
}
