// RUN: %mlcc-opt %s -convert-func-to-llvm=use-bare-ptr-memref-call-conv=1 | FileCheck %s
// Memrefs whose sizes, strides and offset are static are passed as pointers to
// their data; inside they are descriptors.

// CHECK-LABEL: llvm.func @callee(
// CHECK-SAME:  !llvm.ptr {llvm.noalias}, i32) -> !llvm.ptr<3> attributes {sym_visibility = "private"}
func.func private @callee(memref<2x4xf32> {llvm.noalias}, i32) -> memref<4xf32, 3>

// CHECK-LABEL: llvm.func @caller(
// CHECK-SAME:  %[[A0:.*]]: !llvm.ptr, %[[A1:.*]]: !llvm.ptr, %[[A2:.*]]: i32) -> !llvm.struct<(ptr, i32)> {
// CHECK-NEXT:    %[[V0:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V1:.*]] = llvm.insertvalue %[[A0]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V2:.*]] = llvm.insertvalue %[[A0]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V3:.*]] = llvm.mlir.constant(5 : index) : i64
// CHECK-NEXT:    %[[V4:.*]] = llvm.insertvalue %[[V3]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V5:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:    %[[V6:.*]] = llvm.insertvalue %[[V5]], %[[V4]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V7:.*]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:    %[[V8:.*]] = llvm.insertvalue %[[V7]], %[[V6]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V9:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:    %[[V10:.*]] = llvm.insertvalue %[[V9]], %[[V8]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V11:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:    %[[V12:.*]] = llvm.insertvalue %[[V11]], %[[V10]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V13:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V14:.*]] = llvm.insertvalue %[[A1]], %[[V13]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V15:.*]] = llvm.insertvalue %[[A1]], %[[V14]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V16:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:    %[[V17:.*]] = llvm.insertvalue %[[V16]], %[[V15]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V18:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:    %[[V19:.*]] = llvm.insertvalue %[[V18]], %[[V17]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V20:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:    %[[V21:.*]] = llvm.insertvalue %[[V20]], %[[V19]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V22:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:    %[[V23:.*]] = llvm.insertvalue %[[V22]], %[[V21]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V24:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V25:.*]] = llvm.insertvalue %[[V24]], %[[V23]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V26:.*]] = llvm.extractvalue %[[V25]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V27:.*]] = llvm.call @callee(%[[V26]], %[[A2]]) : (!llvm.ptr, i32) -> !llvm.ptr<3>
// CHECK-NEXT:    %[[V28:.*]] = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V29:.*]] = llvm.insertvalue %[[V27]], %[[V28]][0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V30:.*]] = llvm.insertvalue %[[V27]], %[[V29]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V31:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:    %[[V32:.*]] = llvm.insertvalue %[[V31]], %[[V30]][2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V33:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:    %[[V34:.*]] = llvm.insertvalue %[[V33]], %[[V32]][3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V35:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V36:.*]] = llvm.insertvalue %[[V35]], %[[V34]][4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V37:.*]] = llvm.extractvalue %[[V12]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V38:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, i32)>
// CHECK-NEXT:    %[[V39:.*]] = llvm.insertvalue %[[V37]], %[[V38]][0] : !llvm.struct<(ptr, i32)>
// CHECK-NEXT:    %[[V40:.*]] = llvm.insertvalue %[[A2]], %[[V39]][1] : !llvm.struct<(ptr, i32)>
// CHECK-NEXT:    llvm.return %[[V40]] : !llvm.struct<(ptr, i32)>
// CHECK-NEXT:  }
func.func @caller(%m: memref<2x4xf32, strided<[8, 2], offset: 5>>, %n: memref<2x4xf32>, %a: i32) -> (memref<2x4xf32, strided<[8, 2], offset: 5>>, i32) {
  %0 = func.call @callee(%n, %a) : (memref<2x4xf32>, i32) -> memref<4xf32, 3>
  return %m, %a : memref<2x4xf32, strided<[8, 2], offset: 5>>, i32
}

// What is not static is not passed so.
//
// CHECK-LABEL: func.func @dynamic(
// CHECK-SAME:  %[[A0:.*]]: memref<?xf32>) {
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @dynamic(%m: memref<?xf32>) {
  return
}

// Nor is what is to have descriptors, as its callers know.
//
// CHECK-LABEL: llvm.func @described(
// CHECK-SAME:  !llvm.ptr, %{{.*}}: !llvm.ptr, %{{.*}}: i64, %{{.*}}: i64, %{{.*}}: i64)
func.func @described(%m: memref<4xf32>) attributes {llvm.bareptr = false} {
  return
}

// CHECK-LABEL: llvm.func @describing(
// CHECK-SAME:  %{{.*}}: !llvm.ptr)
// CHECK: llvm.call @described({{.*}}) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
func.func @describing(%m: memref<4xf32>) {
  call @described(%m) : (memref<4xf32>) -> ()
  return
}
