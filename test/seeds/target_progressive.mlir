// RUN: mlcc-opt %s -finalize-memref-to-llvm | FileCheck %s -check-prefix=PARTIAL
// RUN: mlcc-opt %s -finalize-memref-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -finalize-memref-to-llvm | FileCheck %s -check-prefix=PARTIAL %}

// LLVM IR Target: conversion goes dialect by dialect, with casts between what is
// converted and what is not; at the end they cancel out.

// PARTIAL: func.func @f(%arg0: memref<4xf32>, %arg1: index) -> f32
// PARTIAL-DAG: builtin.unrealized_conversion_cast %arg1 : index to i64
// PARTIAL-DAG: builtin.unrealized_conversion_cast %arg0 : memref<4xf32> to !llvm.struct<
// PARTIAL: llvm.load %{{.*}} : !llvm.ptr -> f32

// CHECK: llvm.func @f(
// CHECK-NOT: unrealized_conversion_cast
// CHECK: llvm.return
func.func @f(%m: memref<4xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<4xf32>
  return %0 : f32
}
