// RUN: mlcc-opt %s -convert-func-to-llvm -ftyped-pointers | FileCheck %s
// RUN: mlcc-opt %s -convert-std-to-llvm -ftyped-pointers | FileCheck %s
// RUN: mlcc -emit-mlir=llvm -ftyped-pointers %s -o - | FileCheck %s
// RUN: not mlcc-opt -std=mlir22 %s

// LLVM IR Target, Conversion of Built-in Types: every example of that document
// and of the one in Chinese, in its spelling: `func`, and pointers that say
// what they point to. (array<1 x 64>, double and missing commas are corrected.)

// Complex Type
// CHECK: llvm.func @complex() -> !llvm.struct<(f32, f32)>
func private @complex() -> complex<f32>

// Index Type
// CHECK: llvm.func @index() -> i64
func private @index() -> index

// Ranked MemRef Types; the descriptor depends on the rank alone.
// CHECK: llvm.func @m0() -> !llvm.struct<(ptr<f32>, ptr<f32>, i64)>
func private @m0() -> memref<f32>
// CHECK: llvm.func @m1() -> !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<1 x i64>, array<1 x i64>)>
func private @m1() -> memref<1 x f32>
// CHECK: llvm.func @m1d() -> !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<1 x i64>, array<1 x i64>)>
func private @m1d() -> memref<? x f32>
// CHECK: llvm.func @m5() -> !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<5 x i64>, array<5 x i64>)>
func private @m5() -> memref<10x42x42x43x123 x f32>
// CHECK: llvm.func @m5d() -> !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<5 x i64>, array<5 x i64>)>
func private @m5d() -> memref<10x?x42x?x123 x f32>
// CHECK: llvm.func @mv() -> !llvm.struct<(ptr<vector<4xf32>>, ptr<vector<4xf32>>, i64, array<2 x i64>, array<2 x i64>)>
func private @mv() -> memref<1x? x vector<4xf32>>

// Unranked MemRef Types
// CHECK: llvm.func @unranked() -> !llvm.struct<(i64, ptr<i8>)>
func private @unranked() -> memref<*xf32>

// Function Types
// CHECK: llvm.func @f0() {{.*}}
func private @f0() -> ()
// CHECK: llvm.func @f1(i32) -> i64
func private @f1(i32) -> (i64)
// CHECK: llvm.func @f2(i32, f32) -> i64
func private @f2(i32, f32) -> (i64)
// CHECK: llvm.func @f3(i32, f32) -> !llvm.struct<(i64, f64)>
func private @f3(i32, f32) -> (i64, f64)
// CHECK: llvm.func @f4(!llvm.ptr<func<void ()>>) -> !llvm.ptr<func<void ()>>
func private @f4(() -> ()) -> (() -> ())
// CHECK: llvm.func @f5(!llvm.ptr<func<void (ptr<func<i64 (i32)>>)>>)
func private @f5( ( (i32) -> (i64) ) -> () ) -> ()
// CHECK: llvm.func @f6(!llvm.ptr<f32>, !llvm.ptr<f32>, i64)
func private @f6(memref<f32>) -> ()
// CHECK: llvm.func @f7(!llvm.ptr<f32>, !llvm.ptr<f32>, i64, f32)
func private @f7(memref<f32>, f32) -> ()
// CHECK: llvm.func @f8(!llvm.ptr<f32>, !llvm.ptr<f32>, i64, i64, i64, i64, i64)
func private @f8(memref<?x?xf32>) -> ()
// CHECK: llvm.func @f9(i64, !llvm.ptr<i8>)
func private @f9(memref<*xf32>) -> ()
// CHECK: llvm.func @f10() -> !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<1 x i64>, array<1 x i64>)>
func private @f10() -> (memref<?xf32>)
// CHECK: llvm.func @f11() -> !llvm.struct<(struct<(ptr<f32>, ptr<f32>, i64)>, struct<(ptr<f64>, ptr<f64>, i64)>)>
func private @f11() -> (memref<f32>, memref<f64>)

// Multi-dimensional Vector Types
// CHECK: llvm.func @v2() -> !llvm.array<4 x vector<8xf32>>
func private @v2() -> vector<4x8 x f32>
// CHECK: llvm.func @v3() -> !llvm.array<4 x array<8 x vector<16xf32>>>
func private @v3() -> vector<4 x 8 x 16 xf32>
// CHECK: llvm.func @mv2() -> !llvm.struct<(ptr<array<4 x vector<8xf32>>>, ptr<array<4 x vector<8xf32>>>, i64, array<1 x i64>, array<1 x i64>)>
func private @mv2() -> memref<2 x vector<4x8 x f32>>

// A function that takes functions of memrefs
// CHECK: llvm.func @f12(!llvm.ptr<func<struct<(ptr<f32>, ptr<f32>, i64)> (ptr<f64>, ptr<f64>, i64, i64, i64)>>)
func private @f12((memref<?xf64>) -> memref<f32>)

// Of the document in Chinese: numbers
// CHECK: llvm.func @scalars(i1, i8, i32, bf16, f16, f32, f64, f80, f128)
func private @scalars(i1, i8, i32, bf16, f16, f32, f64, f80, f128)
// and vectors of one dimension.
// CHECK: llvm.func @v1() -> vector<4xf32>
func private @v1() -> vector<4xf32>
