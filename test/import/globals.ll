; Globals, aliases, ifuncs, comdats, constructors and what they are made of.
; RUN: %mlcc-translate -import-llvm %s | FileCheck %s

; CHECK: llvm.data_layout = "e-m:e-i64:64-n32:64-S128"
; CHECK-SAME: llvm.module_asm = ["foo", "bar"]
; CHECK-SAME: mlcc.imported
; CHECK: llvm.comdat @__llvm_global_comdat
; CHECK-NEXT: llvm.comdat_selector @c1 any
; CHECK-NOT: @c2
; CHECK: llvm.mlir.global external @mlir.llvm.nameless_global_0(7 : i32)
; CHECK: llvm.mlir.global external @g0() {addr_space = 0 : i32, alignment = 8 : i64} : !llvm.struct<"named", (i32, ptr, array<4 x i8>)> {
; CHECK: %[[S:.*]] = llvm.mlir.zero : !llvm.struct<"named", (i32, ptr, array<4 x i8>)>
; CHECK-NEXT: llvm.return %[[S]]
; CHECK: @g2(dense<[1, 2, 3]> : tensor<3xi32>) {addr_space = 0 : i32, alignment = 4 : i64, dso_local, section = "foo"}
; CHECK: weak_odr hidden @g8(123456789012345678901234567890 : i128) comdat(@__llvm_global_comdat::@c1)
; CHECK: thread_local @g19(0 : i32) {addr_space = 0 : i32, mlcc.thread_model = "initialexec"}
; CHECK: @g20() {addr_space = 3 : i32}
; CHECK: @g26("a\00b\0A\22")
; CHECK: @g29(1 : i32) {addr_space = 0 : i32, mlcc.dll_storage = "dllexport"}
; CHECK: llvm.mlir.global appending @llvm.used()
; CHECK: llvm.mlir.global_ctors ctors = [@f], priorities = [65535 : i32], data = [#llvm.zero]
; CHECK: llvm.mlir.alias external @al : i32
; CHECK: llvm.mlir.alias weak hidden @al2 {dso_local} : i8
; CHECK: llvm.mlir.ifunc external @if : !llvm.func<void ()>, !llvm.ptr @res

target datalayout = "e-m:e-i64:64-n32:64-S128"
%named = type { i32, ptr, [4 x i8] }
%opq = type opaque
%0 = type { i8 }
$c1 = comdat any
$c2 = comdat largest
@0 = global i32 7
@g0 = global %named zeroinitializer, align 8
@g1 = global %named { i32 1, ptr @g0, [4 x i8] c"abcd" }
@g2 = internal constant [3 x i32] [i32 1, i32 2, i32 3], section "foo", align 4
@g3 = global [2 x [2 x float]] [[2 x float] [float 1.0, float 2.0], [2 x float] [float 3.0, float 4.0]]
@g4 = global <4 x i32> <i32 1, i32 2, i32 3, i32 4>
@g5 = global ptr getelementptr inbounds (i8, ptr @g1, i64 4)
@g6 = global i64 ptrtoint (ptr @g1 to i64)
@g7 = external global i32
@g8 = weak_odr hidden global i128 123456789012345678901234567890, comdat($c1)
@g9 = global x86_fp80 0xK3FFF8000000000000000
@g10 = global [4 x i16] zeroinitializer
@g11 = global [2 x %named] zeroinitializer
@g12 = global double 0x7FF8000000000001
@g13 = global i1 true
@g14 = global { i8, i16 } undef
@g15 = global [2 x { i32, i32 }] [{ i32, i32 } { i32 1, i32 2 }, { i32, i32 } zeroinitializer]
@g16 = global <{ i8, i32 }> <{ i8 1, i32 2 }>
@g17 = global %0 { i8 3 }
@g18 = global half 0xH3C00
@g19 = thread_local(initialexec) global i32 0
@g20 = addrspace(3) global i32 undef
@g21 = external constant %opq
@g22 = global fp128 0xL00000000000000003FFF000000000000
@g23 = global [2 x ptr] [ptr @f, ptr null]
@g24 = global [0 x i8] zeroinitializer
@g25 = global {} zeroinitializer
@g26 = global [5 x i8] c"a\00b\0A\22"
@g27 = global [2 x [3 x i8]] [[3 x i8] c"abc", [3 x i8] c"def"]
@g28 = global <2 x ptr> zeroinitializer
@g29 = dllexport global i32 1
@g30 = global ptr @al
@llvm.used = appending global [1 x ptr] [ptr @g1], section "llvm.metadata"
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @f, ptr null }]
@al = alias i32, ptr @g7x
@al2 = weak hidden alias i8, getelementptr (i8, ptr @g1, i64 1)
@if = ifunc void (), ptr @res
@g7x = global i32 4
define internal ptr @res() { ret ptr @f }
define void @f() comdat($c1) { ret void }
module asm "foo"
module asm "bar"
