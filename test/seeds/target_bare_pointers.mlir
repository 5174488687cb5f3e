// RUN: mlcc-opt %s -convert-func-to-llvm=use-bare-ptr-memref-call-conv=1 | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -convert-func-to-llvm=use-bare-ptr-memref-call-conv=1 | FileCheck %s %}

// LLVM IR Target, Bare Pointer Calling Convention: one pointer; sizes and
// strides are the type's.

// CHECK: llvm.func @callee(!llvm.ptr)
func.func private @callee(memref<2x4xf32>)
// CHECK-LABEL: llvm.func @caller(%arg0: !llvm.ptr)
// CHECK: %[[D1:.*]] = llvm.insertvalue %arg0, %{{.*}}[0]
// CHECK-NEXT: %[[D2:.*]] = llvm.insertvalue %arg0, %[[D1]][1]
// CHECK-NEXT: %[[C0:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[D3:.*]] = llvm.insertvalue %[[C0]], %[[D2]][2]
// CHECK-NEXT: %[[C2:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT: %[[D4:.*]] = llvm.insertvalue %[[C2]], %[[D3]][3, 0]
// CHECK-NEXT: %[[C4:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %[[D5:.*]] = llvm.insertvalue %[[C4]], %[[D4]][4, 0]
// CHECK-NEXT: %[[S4:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT: %[[D6:.*]] = llvm.insertvalue %[[S4]], %[[D5]][3, 1]
// CHECK-NEXT: %[[C1:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[D7:.*]] = llvm.insertvalue %[[C1]], %[[D6]][4, 1]
// CHECK-NEXT: %[[P:.*]] = llvm.extractvalue %[[D7]][1]
// CHECK-NEXT: llvm.call @callee(%[[P]]) : (!llvm.ptr) -> ()
func.func @caller(%arg0: memref<2x4xf32>) {
  call @callee(%arg0) : (memref<2x4xf32>) -> ()
  return
}
// CHECK: llvm.func @a(!llvm.ptr) -> !llvm.ptr
func.func private @a(memref<f32>) -> memref<f32>
// CHECK: llvm.func @b(!llvm.ptr)
func.func private @b(memref<10x42 x f32>)
// CHECK: llvm.func @c(!llvm.ptr)
func.func private @c(memref<10x42 x vector<4xf32>>)
