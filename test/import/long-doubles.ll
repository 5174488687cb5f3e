; Wide floats whose decimals would be read as f64, and so as other numbers, are
; bits; others are decimals.
; mlir-translate: prints the decimals
; RUN: %mlcc-translate -import-llvm %s | FileCheck %s
; RUN: %mlcc-translate -import-llvm %s | %mlcc-translate -mlir-to-llvmir - | FileCheck %s --check-prefix=BACK
; RUN: %mlcc-translate -import-llvm %s | %mlcc-opt - | FileCheck %s

; CHECK: @t(dense<[0x3FFBCCCCCCCCCCCCCCCD, 2.000000e+00]> : tensor<2xf80>)
; CHECK: @s(dense<0x3FFBCCCCCCCCCCCCCCCD> : tensor<2xf80>)
; CHECK: llvm.mlir.constant(0xC000921FB54442D18469898CC51701B8 : f128) : f128
; CHECK: llvm.mlir.constant(0x40008000000000 : f128) : f128
; CHECK: llvm.mlir.constant(-0.000000e+00 : f128) : f128
; CHECK: llvm.mlir.constant(1.000000e-01 : f64) : f64

; BACK: @t = global [2 x x86_fp80] [x86_fp80 0xK3FFBCCCCCCCCCCCCCCCD, x86_fp80 0xK40008000000000000000]
; BACK: @s = global [2 x x86_fp80] [x86_fp80 0xK3FFBCCCCCCCCCCCCCCCD, x86_fp80 0xK3FFBCCCCCCCCCCCCCCCD]
; BACK: store volatile fp128 0xL8469898CC51701B8C000921FB54442D1
; BACK: store volatile fp128 0xL00400080000000000000000000000000
; BACK: store volatile fp128 0xL00000000000000008000000000000000
; BACK: store volatile double 1.000000e-01

@t = global [2 x x86_fp80] [x86_fp80 0xK3FFBCCCCCCCCCCCCCCCD, x86_fp80 0xK40008000000000000000]
@s = global [2 x x86_fp80] [x86_fp80 0xK3FFBCCCCCCCCCCCCCCCD, x86_fp80 0xK3FFBCCCCCCCCCCCCCCCD]
define void @f(ptr %p) {
  store volatile fp128 0xL8469898CC51701B8C000921FB54442D1, ptr %p
  store volatile fp128 0xL00400080000000000000000000000000, ptr %p
  store volatile fp128 0xL00000000000000008000000000000000, ptr %p
  store volatile double 0.1, ptr %p
  ret void
}
