// RUN: mlcc-opt %s -convert-func-to-llvm | FileCheck %s
// RUN: mlcc-opt %s -convert-func-to-llvm | FileCheck %s -check-prefix=I64
// RUN: mlcc-opt %s -convert-func-to-llvm=index-bitwidth=32 | FileCheck %s -check-prefix=I32
// RUN: %if mlir-22 %{ mlir-opt-22 %s -convert-func-to-llvm | FileCheck %s %}

// LLVM IR Target, type conversion: every mapping of that document and of its
// earlier versions, as the result of a function. A descriptor depends on the
// rank alone.

// CHECK: @complex() -> !llvm.struct<(f32, f32)>
func.func private @complex() -> complex<f32>
// I64: @index() -> i64
// I32: @index() -> i32
func.func private @index() -> index
// CHECK: @m0() -> !llvm.struct<(ptr, ptr, i64)>
// I32: @m0() -> !llvm.struct<(ptr, ptr, i32)>
func.func private @m0() -> memref<f32>
// CHECK: @m1() -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
func.func private @m1() -> memref<1 x f32>
// CHECK: @m1d() -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
func.func private @m1d() -> memref<? x f32>
// CHECK: @m5() -> !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
func.func private @m5() -> memref<10x42x42x43x123 x f32>
// CHECK: @m5d() -> !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)>
func.func private @m5d() -> memref<10x?x42x?x123 x f32>
// CHECK: @mv() -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
func.func private @mv() -> memref<1x? x vector<4xf32>>
// CHECK: @unranked() -> !llvm.struct<(i64, ptr)>
func.func private @unranked() -> memref<*xf32>
// CHECK: @v1() -> vector<4xf32>
func.func private @v1() -> vector<4 x f32>
// CHECK: @v2() -> !llvm.array<4 x vector<8xf32>>
func.func private @v2() -> vector<4x8 x f32>
// CHECK: @v3() -> !llvm.array<4 x array<8 x vector<16xf32>>>
func.func private @v3() -> vector<4 x 8 x 16 x f32>
// CHECK: @mv2() -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
func.func private @mv2() -> memref<2 x vector<4x8 x f32>>
// CHECK: @scalars(i1, i8, i32, bf16, f16, f32, f64, f80, f128)
func.func private @scalars(i1, i8, i32, bf16, f16, f32, f64, f80, f128)
