// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s

// The 'llvm' Dialect, Types: what they become in LLVM IR.

// CHECK-DAG: %a1 = type { ptr }
// CHECK-DAG: %a2 = type {}
// CHECK-DAG: %a4 = type { i32 }
// CHECK-DAG: %a5 = type <{ i8, i32 }>

// CHECK: declare void @structs({}, { i32 }, { { i32 } }, <{ i8, i32 }>, %a1, %a2, %a4, %a5)
llvm.func @structs(!llvm.struct<()>, !llvm.struct<(i32)>, !llvm.struct<(struct<(i32)>)>, !llvm.struct<packed (i8, i32)>, !llvm.struct<"a1", ptr<struct<"a1">>>, !llvm.struct<"a2", ()>, !llvm.struct<"a4", (i32)>, !llvm.struct<"a5", packed (i8, i32)>)

// CHECK: declare void @vectors(<42 x i32>, <42 x ptr>, <vscale x 4 x i32>, [2 x <2 x i32>], [2 x <2 x ptr>])
llvm.func @vectors(vector<42 x i32>, !llvm.vec<42 x ptr<i32>>, !llvm.vec<? x 4 x i32>, !llvm.array<2 x vector<2 x i32>>, !llvm.array<2 x vec<2 x ptr<i32>>>)

// CHECK: declare void @pointers(ptr, ptr addrspace(3), ptr, ptr addrspace(3), ptr)
llvm.func @pointers(!llvm.ptr, !llvm.ptr<3>, !llvm.ptr<i8>, !llvm.ptr<i8, 3>, !llvm.ptr<func<i32 (f32, ...)>>)

// CHECK: declare void @simple(<1 x i64>, ppc_fp128)
llvm.func @simple(!llvm.x86_mmx, !llvm.ppc_fp128)

// CHECK: declare void @numbers(i1, i57, i129, bfloat, half, float, double, x86_fp80, fp128)
llvm.func @numbers(i1, i57, i129, bf16, f16, f32, f64, f80, f128)
