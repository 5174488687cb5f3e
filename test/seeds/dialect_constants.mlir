// RUN: mlcc-opt %s | FileCheck %s
// RUN: mlcc-opt %s | mlcc-opt | FileCheck %s
// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s -check-prefix=LLVM

// The 'llvm' Dialect, Context-Level Values, with typed pointers and
// llvm.mlir.null.

// CHECK-LABEL: llvm.func @values
// LLVM-LABEL: define void @values
llvm.func @values(%s: !llvm.ptr<struct<(i32, f32)>>, %p: !llvm.ptr<ptr<i8>>,
                  %f: !llvm.ptr<ptr<func<void ()>>>, %i: !llvm.ptr<i32>,
                  %v: !llvm.ptr<vector<4xf32>>) {
  // Create an undefined value of structure type with a 32-bit integer followed
  // by a float.
  // CHECK: llvm.mlir.undef : !llvm.struct<(i32, f32)>
  %0 = llvm.mlir.undef : !llvm.struct<(i32, f32)>

  // Null pointer to i8.
  // CHECK: llvm.mlir.zero : !llvm.ptr<i8>
  %1 = llvm.mlir.null : !llvm.ptr<i8>

  // Null pointer to a function with signature void().
  // CHECK: llvm.mlir.zero : !llvm.ptr<func<void ()>>
  %2 = llvm.mlir.null : !llvm.ptr<func<void ()>>

  // Constant 42 as i32.
  // CHECK: llvm.mlir.constant(42 : i32) : i32
  %3 = llvm.mlir.constant(42 : i32) : i32

  // Splat dense vector constant.
  // CHECK: llvm.mlir.constant(dense<1.000000e+00> : vector<4xf32>) : vector<4xf32>
  %4 = llvm.mlir.constant(dense<1.0> : vector<4xf32>) : vector<4xf32>

  // LLVM: store { i32, float } undef, ptr %0
  llvm.store %0, %s : !llvm.ptr<struct<(i32, f32)>>
  // LLVM: store ptr null, ptr %1
  llvm.store %1, %p : !llvm.ptr<ptr<i8>>
  // LLVM: store ptr null, ptr %2
  llvm.store %2, %f : !llvm.ptr<ptr<func<void ()>>>
  // LLVM: store i32 42, ptr %3
  llvm.store %3, %i : !llvm.ptr<i32>
  // LLVM: store <4 x float> splat (float 1.0{{.*}}), ptr %4
  llvm.store %4, %v : !llvm.ptr<vector<4xf32>>
  llvm.return
}
