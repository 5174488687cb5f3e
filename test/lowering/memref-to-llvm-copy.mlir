// RUN: %mlcc-opt %s -finalize-memref-to-llvm | FileCheck %s
// Contiguous memory is copied by memcpy, any other by the runtime, with
// descriptors on the stack for the time of the call.

// CHECK-LABEL: llvm.func @memrefCopy(
// CHECK-SAME:  i64, !llvm.ptr, !llvm.ptr)

// CHECK-LABEL: func.func @contiguous(
// CHECK-SAME:  %[[A0:.*]]: memref<?x4xf32>, %[[A1:.*]]: memref<?x4xf32>) {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A1]] : memref<?x4xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V1:.*]] = builtin.unrealized_conversion_cast %[[A0]] : memref<?x4xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V2:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V3:.*]] = llvm.extractvalue %[[V1]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V4:.*]] = llvm.mul %[[V2]], %[[V3]] : i64
// CHECK-NEXT:    %[[V5:.*]] = llvm.extractvalue %[[V1]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V6:.*]] = llvm.mul %[[V4]], %[[V5]] : i64
// CHECK-NEXT:    %[[V7:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:    %[[V8:.*]] = llvm.getelementptr %[[V7]][1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT:    %[[V9:.*]] = llvm.ptrtoint %[[V8]] : !llvm.ptr to i64
// CHECK-NEXT:    %[[V10:.*]] = llvm.mul %[[V6]], %[[V9]] : i64
// CHECK-NEXT:    %[[V11:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V12:.*]] = llvm.extractvalue %[[V1]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V13:.*]] = llvm.getelementptr %[[V11]][%[[V12]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:    %[[V14:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V15:.*]] = llvm.extractvalue %[[V0]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V16:.*]] = llvm.getelementptr %[[V14]][%[[V15]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:    "llvm.intr.memcpy"(%[[V16]], %[[V13]], %[[V10]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @contiguous(%a: memref<?x4xf32>, %b: memref<?x4xf32>) {
  memref.copy %a, %b : memref<?x4xf32> to memref<?x4xf32>
  return
}

// So is a part without gaps, wherever it starts.
//
// CHECK-LABEL: func.func @part(
// CHECK-SAME:  %[[A0:.*]]: memref<2x4xf32, strided<[4, 1], offset: 8>>, %[[A1:.*]]: memref<2x4xf32>) {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A1]] : memref<2x4xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V1:.*]] = builtin.unrealized_conversion_cast %[[A0]] : memref<2x4xf32, strided<[4, 1], offset: 8>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V2:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V3:.*]] = llvm.extractvalue %[[V1]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V4:.*]] = llvm.mul %[[V2]], %[[V3]] : i64
// CHECK-NEXT:    %[[V5:.*]] = llvm.extractvalue %[[V1]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V6:.*]] = llvm.mul %[[V4]], %[[V5]] : i64
// CHECK-NEXT:    %[[V7:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:    %[[V8:.*]] = llvm.getelementptr %[[V7]][1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT:    %[[V9:.*]] = llvm.ptrtoint %[[V8]] : !llvm.ptr to i64
// CHECK-NEXT:    %[[V10:.*]] = llvm.mul %[[V6]], %[[V9]] : i64
// CHECK-NEXT:    %[[V11:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V12:.*]] = llvm.extractvalue %[[V1]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V13:.*]] = llvm.getelementptr %[[V11]][%[[V12]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:    %[[V14:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V15:.*]] = llvm.extractvalue %[[V0]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V16:.*]] = llvm.getelementptr %[[V14]][%[[V15]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:    "llvm.intr.memcpy"(%[[V16]], %[[V13]], %[[V10]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @part(%a: memref<2x4xf32, strided<[4, 1], offset: 8>>, %b: memref<2x4xf32>) {
  memref.copy %a, %b : memref<2x4xf32, strided<[4, 1], offset: 8>> to memref<2x4xf32>
  return
}

// CHECK-LABEL: func.func @gaps(
// CHECK-SAME:  %[[A0:.*]]: memref<2x4xf32, strided<[?, 1], offset: ?>>, %[[A1:.*]]: memref<2x4xf32>) {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A1]] : memref<2x4xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V1:.*]] = builtin.unrealized_conversion_cast %[[A0]] : memref<2x4xf32, strided<[?, 1], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V2:.*]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT:    %[[V3:.*]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:    %[[V4:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V5:.*]] = llvm.alloca %[[V4]] x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT:    llvm.store %[[V1]], %[[V5]] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
// CHECK-NEXT:    %[[V6:.*]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V7:.*]] = llvm.insertvalue %[[V3]], %[[V6]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V8:.*]] = llvm.insertvalue %[[V5]], %[[V7]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V9:.*]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:    %[[V10:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V11:.*]] = llvm.alloca %[[V10]] x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT:    llvm.store %[[V0]], %[[V11]] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
// CHECK-NEXT:    %[[V12:.*]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V13:.*]] = llvm.insertvalue %[[V9]], %[[V12]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V14:.*]] = llvm.insertvalue %[[V11]], %[[V13]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V15:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V16:.*]] = llvm.alloca %[[V15]] x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT:    llvm.store %[[V8]], %[[V16]] : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT:    %[[V17:.*]] = llvm.alloca %[[V15]] x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT:    llvm.store %[[V14]], %[[V17]] : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT:    %[[V18:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:    %[[V19:.*]] = llvm.getelementptr %[[V18]][1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT:    %[[V20:.*]] = llvm.ptrtoint %[[V19]] : !llvm.ptr to i64
// CHECK-NEXT:    llvm.call @memrefCopy(%[[V20]], %[[V16]], %[[V17]]) : (i64, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:    llvm.intr.stackrestore %[[V2]] : !llvm.ptr
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @gaps(%a: memref<2x4xf32, strided<[?, 1], offset: ?>>, %b: memref<2x4xf32>) {
  memref.copy %a, %b : memref<2x4xf32, strided<[?, 1], offset: ?>> to memref<2x4xf32>
  return
}

// CHECK-LABEL: func.func @unranked(
// CHECK-SAME:  %[[A0:.*]]: memref<*xf32>, %[[A1:.*]]: memref<?xf32>) {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A1]] : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V1:.*]] = builtin.unrealized_conversion_cast %[[A0]] : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V2:.*]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT:    %[[V3:.*]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:    %[[V4:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V5:.*]] = llvm.alloca %[[V4]] x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT:    llvm.store %[[V0]], %[[V5]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
// CHECK-NEXT:    %[[V6:.*]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V7:.*]] = llvm.insertvalue %[[V3]], %[[V6]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V8:.*]] = llvm.insertvalue %[[V5]], %[[V7]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V9:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V10:.*]] = llvm.alloca %[[V9]] x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT:    llvm.store %[[V1]], %[[V10]] : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT:    %[[V11:.*]] = llvm.alloca %[[V9]] x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT:    llvm.store %[[V8]], %[[V11]] : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT:    %[[V12:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:    %[[V13:.*]] = llvm.getelementptr %[[V12]][1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT:    %[[V14:.*]] = llvm.ptrtoint %[[V13]] : !llvm.ptr to i64
// CHECK-NEXT:    llvm.call @memrefCopy(%[[V14]], %[[V10]], %[[V11]]) : (i64, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:    llvm.intr.stackrestore %[[V2]] : !llvm.ptr
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @unranked(%a: memref<*xf32>, %b: memref<?xf32>) {
  memref.copy %a, %b : memref<*xf32> to memref<?xf32>
  return
}

// The runtime knows memory space 0 only.
//
// CHECK-LABEL: func.func @space(
// CHECK-SAME:  %[[A0:.*]]: memref<?xf32, strided<[2]>, 3>, %[[A1:.*]]: memref<?xf32>) {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A1]] : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V1:.*]] = builtin.unrealized_conversion_cast %[[A0]] : memref<?xf32, strided<[2]>, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V2:.*]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT:    %[[V3:.*]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:    %[[V4:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V5:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V6:.*]] = llvm.addrspacecast %[[V5]] : !llvm.ptr<3> to !llvm.ptr
// CHECK-NEXT:    %[[V7:.*]] = llvm.insertvalue %[[V6]], %[[V4]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V8:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V9:.*]] = llvm.addrspacecast %[[V8]] : !llvm.ptr<3> to !llvm.ptr
// CHECK-NEXT:    %[[V10:.*]] = llvm.insertvalue %[[V9]], %[[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V11:.*]] = llvm.extractvalue %[[V1]][2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V12:.*]] = llvm.insertvalue %[[V11]], %[[V10]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V13:.*]] = llvm.extractvalue %[[V1]][3] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V14:.*]] = llvm.insertvalue %[[V13]], %[[V12]][3] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V15:.*]] = llvm.extractvalue %[[V1]][4] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V16:.*]] = llvm.insertvalue %[[V15]], %[[V14]][4] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V17:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V18:.*]] = llvm.alloca %[[V17]] x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT:    llvm.store %[[V16]], %[[V18]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
// CHECK-NEXT:    %[[V19:.*]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V20:.*]] = llvm.insertvalue %[[V3]], %[[V19]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V21:.*]] = llvm.insertvalue %[[V18]], %[[V20]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V22:.*]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:    %[[V23:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V24:.*]] = llvm.alloca %[[V23]] x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT:    llvm.store %[[V0]], %[[V24]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
// CHECK-NEXT:    %[[V25:.*]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V26:.*]] = llvm.insertvalue %[[V22]], %[[V25]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V27:.*]] = llvm.insertvalue %[[V24]], %[[V26]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V28:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V29:.*]] = llvm.alloca %[[V28]] x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT:    llvm.store %[[V21]], %[[V29]] : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT:    %[[V30:.*]] = llvm.alloca %[[V28]] x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT:    llvm.store %[[V27]], %[[V30]] : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT:    %[[V31:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:    %[[V32:.*]] = llvm.getelementptr %[[V31]][1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT:    %[[V33:.*]] = llvm.ptrtoint %[[V32]] : !llvm.ptr to i64
// CHECK-NEXT:    llvm.call @memrefCopy(%[[V33]], %[[V29]], %[[V30]]) : (i64, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:    llvm.intr.stackrestore %[[V2]] : !llvm.ptr
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @space(%a: memref<?xf32, strided<[2]>, 3>, %b: memref<?xf32>) {
  memref.copy %a, %b : memref<?xf32, strided<[2]>, 3> to memref<?xf32>
  return
}
