; Constants: data as attributes, the rest as operations at the start.
; RUN: %mlcc-translate -import-llvm %s | FileCheck %s

; CHECK: @v0() {addr_space = 0 : i32} : vector<2x!llvm.ptr> {
; CHECK-NEXT: %[[N:.*]] = llvm.mlir.zero : !llvm.ptr
; CHECK-NEXT: %[[G:.*]] = llvm.mlir.addressof @g
; CHECK-NEXT: %[[U:.*]] = llvm.mlir.undef
; CHECK: @v2(dense<{{\[\[}}1, 2], [3, 4]]> : vector<2x2xi32>)
; CHECK: @v4(dense<[true, false, true, false]> : vector<4xi1>)
; CHECK: @v7(dense<[1, 2]> : tensor<2xi128>)
; CHECK: @v12("\01\02\03\04")
; CHECK: llvm.sub %{{.*}}, %{{.*}} : i64
; CHECK: llvm.getelementptr inbounds %{{.*}}[%{{.*}}, 1, %{{.*}}] : (!llvm.ptr, i64, i64) -> !llvm.ptr
; CHECK: llvm.func @k
; CHECK: llvm.shufflevector %{{.*}}, %{{.*}} [0, 0, 0, 0] : vector<[4]xi32>
; CHECK: llvm.mlir.constant(dense<{{\[\[}}97, 98], [99, 100]]> : tensor<2x2xi8>) : !llvm.array<2 x array<2 x i8>>

@g = global i32 0
@v0 = global <2 x ptr> <ptr @g, ptr null>
@v1 = global <2 x i32> <i32 undef, i32 1>
@v2 = global [2 x <2 x i32>] [<2 x i32> <i32 1, i32 2>, <2 x i32> <i32 3, i32 4>]
@v3 = global [2 x <2 x i32>] zeroinitializer
@v4 = global <4 x i1> <i1 true, i1 false, i1 true, i1 false>
@v5 = global [3 x i1] [i1 1, i1 0, i1 1]
@v6 = global [2 x x86_fp80] [x86_fp80 0xK3FFF8000000000000000, x86_fp80 0xK3FFF8000000000000000]
@v7 = global [2 x i128] [i128 1, i128 2]
@v8 = global [2 x i24] [i24 1, i24 2]
@v9 = global [2 x [2 x i32]] [[2 x i32] [i32 1, i32 2], [2 x i32] zeroinitializer]
@v10 = global [2 x [2 x i32]] [[2 x i32] [i32 1, i32 2], [2 x i32] undef]
@v11 = global [2 x half] [half 1.0, half 2.0]
@v12 = global [4 x i8] [i8 1, i8 2, i8 3, i8 4]
@v13 = global [2 x bfloat] [bfloat 1.0, bfloat 2.0]
@v14 = global <4 x i8> <i8 1, i8 1, i8 1, i8 1>
@v15 = global [2 x i64] [i64 ptrtoint (ptr @g to i64), i64 1]
@v19 = global [2 x i32] [i32 poison, i32 1]
@v20 = global i32 poison
@v21 = global i64 sub (i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @v0 to i64))
@v22 = global ptr getelementptr inbounds ({i32, [2 x i32]}, ptr @g, i64 0, i32 1, i64 1)
@v24 = global i32 trunc (i64 ptrtoint (ptr @g to i64) to i32)
@v25 = global ptr addrspace(1) addrspacecast (ptr @g to ptr addrspace(1))
@v26 = global ptr inttoptr (i64 4 to ptr)
@v27 = global [2 x [0 x i8]] zeroinitializer
@v28 = global {i32, [2 x [2 x i8]]} {i32 0, [2 x [2 x i8]] [[2 x i8] c"ab", [2 x i8] c"cd"]}
declare void @f()
define <4 x i32> @k(<4 x i32> %a, <vscale x 4 x i32> %s) {
 %r = add <4 x i32> %a, <i32 1, i32 poison, i32 3, i32 4>
 %q = add <4 x i32> %r, splat (i32 5)
 %z = add <4 x i32> %q, zeroinitializer
 %t = add <vscale x 4 x i32> %s, splat (i32 4)
 store [2 x [2 x i8]] [[2 x i8] c"ab", [2 x i8] c"cd"], ptr @g
 store [2 x ptr] zeroinitializer, ptr @g
 %x = load i32, ptr getelementptr (i8, ptr @v2, i64 4)
 ret <4 x i32> %z
}
