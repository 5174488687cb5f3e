// RUN: mlcc-opt %s -ftyped-pointers -convert-func-to-llvm=use-bare-ptr-memref-call-conv=1 | FileCheck %s
// RUN: mlcc -emit-mlir=llvm -ftyped-pointers -fmemref-abi=bare %s -o - | FileCheck %s

// LLVM IR Target, Bare Pointer Calling Convention, in the spelling of 2021; the
// strides of a memref<2x4xf32> are 4 and 1.

// CHECK: llvm.func @callee(!llvm.ptr<f32>)
func @callee(memref<2x4xf32>)

// CHECK-LABEL: llvm.func @caller(%arg0: !llvm.ptr<f32>)
// CHECK: %[[D1:.*]] = llvm.insertvalue %arg0, %{{.*}}[0] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: llvm.insertvalue %arg0, %[[D1]][1] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK: %[[P:.*]] = llvm.extractvalue %{{.*}}[1] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: llvm.call @callee(%[[P]]) : (!llvm.ptr<f32>) -> ()
func @caller(%0 : memref<2x4xf32>) {
  call @callee(%0) : (memref<2x4xf32>) -> ()
  return
}

// Of the document in Chinese
// CHECK: llvm.func @a(!llvm.ptr<f32>) -> !llvm.ptr<f32>
func @a(memref<f32>) -> memref<f32>
// CHECK: llvm.func @b(!llvm.ptr<f32>)
func @b(memref<10x42 x f32>)
// CHECK: llvm.func @c(!llvm.ptr<vector<4xf32>>)
func @c(memref<10x42 x vector<4xf32>>)
