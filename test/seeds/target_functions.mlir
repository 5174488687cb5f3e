// RUN: mlcc-opt %s -convert-func-to-llvm -mlir-print-op-generic | FileCheck %s
// RUN: mlcc-opt %s -convert-func-to-llvm | FileCheck %s -check-prefix=CUSTOM
// RUN: %if mlir-22 %{ mlir-opt-22 %s -convert-func-to-llvm -mlir-print-op-generic | FileCheck %s %}

// LLVM IR Target, Function Types: the examples of its three versions.

// CHECK: function_type = !llvm.func<void ()>
func.func private @f0() -> ()
// CHECK: function_type = !llvm.func<i64 (i32)>
// CUSTOM: llvm.func @f1(i32) -> i64
func.func private @f1(i32) -> (i64)
// CHECK: function_type = !llvm.func<i64 (i32, f32)>
func.func private @f2(i32, f32) -> (i64)
// CHECK: function_type = !llvm.func<struct<(i64, f64)> (i32, f32)>
// CUSTOM: llvm.func @f3(i32, f32) -> !llvm.struct<(i64, f64)>
func.func private @f3(i32, f32) -> (i64, f64)
// CHECK: function_type = !llvm.func<ptr (ptr)>
// CUSTOM: llvm.func @f4(!llvm.ptr) -> !llvm.ptr
func.func private @f4(() -> ()) -> (() -> ())
// CHECK: function_type = !llvm.func<void (ptr)>
func.func private @f5( ((i32) -> (i64)) -> () ) -> ()
// CHECK: function_type = !llvm.func<void (ptr, ptr, i64)>
func.func private @f6(memref<f32>) -> ()
// CHECK: function_type = !llvm.func<void (ptr, ptr, i64, f32)>
func.func private @f7(memref<f32>, f32) -> ()
// CHECK: function_type = !llvm.func<void (ptr, ptr, i64, i64, i64, i64, i64)>
func.func private @f8(memref<?x?xf32>) -> ()
// CHECK: function_type = !llvm.func<void (i64, ptr)>
func.func private @f9(memref<*xf32>) -> ()
// CHECK: function_type = !llvm.func<struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> ()>
func.func private @f10() -> (memref<?xf32>)
// CHECK: function_type = !llvm.func<struct<(struct<(ptr, ptr, i64)>, struct<(ptr, ptr, i64)>)> ()>
func.func private @f11() -> (memref<f32>, memref<f64>)
