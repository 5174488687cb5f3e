// RUN: %mlcc-opt %s -finalize-memref-to-llvm | FileCheck %s
// Unranked memrefs: a rank and a pointer to a descriptor on the stack.

// CHECK-LABEL: func.func @to_unranked(
// CHECK-SAME:  %[[A0:.*]]: memref<?x4xf32>) -> memref<*xf32> {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A0]] : memref<?x4xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V1:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V2:.*]] = llvm.alloca %[[V1]] x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT:    llvm.store %[[V0]], %[[V2]] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
// CHECK-NEXT:    %[[V3:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:    %[[V4:.*]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V5:.*]] = llvm.insertvalue %[[V3]], %[[V4]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V6:.*]] = llvm.insertvalue %[[V2]], %[[V5]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V7:.*]] = builtin.unrealized_conversion_cast %[[V6]] : !llvm.struct<(i64, ptr)> to memref<*xf32>
// CHECK-NEXT:    return %[[V7]] : memref<*xf32>
// CHECK-NEXT:  }
func.func @to_unranked(%m: memref<?x4xf32>) -> memref<*xf32> {
  %0 = memref.cast %m : memref<?x4xf32> to memref<*xf32>
  return %0 : memref<*xf32>
}

// CHECK-LABEL: func.func @to_ranked(
// CHECK-SAME:  %[[A0:.*]]: memref<*xf32>) -> memref<?xf32> {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A0]] : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V1:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V2:.*]] = llvm.load %[[V1]] : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V3:.*]] = builtin.unrealized_conversion_cast %[[V2]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32>
// CHECK-NEXT:    return %[[V3]] : memref<?xf32>
// CHECK-NEXT:  }
func.func @to_ranked(%u: memref<*xf32>) -> memref<?xf32> {
  %0 = memref.cast %u : memref<*xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}

// CHECK-LABEL: func.func @reinterpret_cast(
// CHECK-SAME:  %[[A0:.*]]: memref<*xf32>, %[[A1:.*]]: index) -> memref<?xf32> {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A1]] : index to i64
// CHECK-NEXT:    %[[V1:.*]] = builtin.unrealized_conversion_cast %[[A0]] : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V2:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V3:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V4:.*]] = llvm.load %[[V3]] : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT:    %[[V5:.*]] = llvm.getelementptr %[[V3]][1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT:    %[[V6:.*]] = llvm.load %[[V5]] : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT:    %[[V7:.*]] = llvm.insertvalue %[[V4]], %[[V2]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V8:.*]] = llvm.insertvalue %[[V6]], %[[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V9:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:    %[[V10:.*]] = llvm.insertvalue %[[V9]], %[[V8]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V11:.*]] = llvm.insertvalue %[[V0]], %[[V10]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V12:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V13:.*]] = llvm.insertvalue %[[V12]], %[[V11]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V14:.*]] = builtin.unrealized_conversion_cast %[[V13]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32>
// CHECK-NEXT:    return %[[V14]] : memref<?xf32>
// CHECK-NEXT:  }
func.func @reinterpret_cast(%u: memref<*xf32>, %n: index) -> memref<?xf32> {
  %0 = memref.reinterpret_cast %u to offset: [0], sizes: [%n], strides: [1] : memref<*xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}

// CHECK-LABEL: func.func @memory_space_cast(
// CHECK-SAME:  %[[A0:.*]]: memref<*xf32>) -> memref<*xf32, 5> {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A0]] : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V1:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V2:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V3:.*]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V4:.*]] = llvm.insertvalue %[[V1]], %[[V3]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V5:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V6:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:    %[[V7:.*]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:    %[[V8:.*]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:    %[[V9:.*]] = llvm.mul %[[V6]], %[[V8]] : i64
// CHECK-NEXT:    %[[V10:.*]] = llvm.extractvalue %[[V4]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V11:.*]] = llvm.mul %[[V6]], %[[V10]] : i64
// CHECK-NEXT:    %[[V12:.*]] = llvm.add %[[V11]], %[[V5]] : i64
// CHECK-NEXT:    %[[V13:.*]] = llvm.mul %[[V12]], %[[V7]] : i64
// CHECK-NEXT:    %[[V14:.*]] = llvm.add %[[V9]], %[[V13]] : i64
// CHECK-NEXT:    %[[V15:.*]] = llvm.alloca %[[V14]] x i8 : (i64) -> !llvm.ptr
// CHECK-NEXT:    %[[V16:.*]] = llvm.insertvalue %[[V15]], %[[V4]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V17:.*]] = builtin.unrealized_conversion_cast %[[V16]] : !llvm.struct<(i64, ptr)> to memref<*xf32, 5>
// CHECK-NEXT:    %[[V18:.*]] = llvm.load %[[V2]] : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT:    %[[V19:.*]] = llvm.addrspacecast %[[V18]] : !llvm.ptr to !llvm.ptr<5>
// CHECK-NEXT:    %[[V20:.*]] = llvm.getelementptr %[[V2]][1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT:    %[[V21:.*]] = llvm.load %[[V20]] : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT:    %[[V22:.*]] = llvm.addrspacecast %[[V21]] : !llvm.ptr to !llvm.ptr<5>
// CHECK-NEXT:    llvm.store %[[V19]], %[[V15]] : !llvm.ptr<5>, !llvm.ptr
// CHECK-NEXT:    %[[V23:.*]] = llvm.getelementptr %[[V15]][1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr<5>
// CHECK-NEXT:    llvm.store %[[V22]], %[[V23]] : !llvm.ptr<5>, !llvm.ptr
// CHECK-NEXT:    %[[V24:.*]] = llvm.getelementptr %[[V2]][2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT:    %[[V25:.*]] = llvm.getelementptr %[[V15]][2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr<5>
// CHECK-NEXT:    %[[V26:.*]] = llvm.mlir.constant(16 : index) : i64
// CHECK-NEXT:    %[[V27:.*]] = llvm.sub %[[V14]], %[[V26]] : i64
// CHECK-NEXT:    "llvm.intr.memcpy"(%[[V25]], %[[V24]], %[[V27]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:    return %[[V17]] : memref<*xf32, 5>
// CHECK-NEXT:  }
func.func @memory_space_cast(%u: memref<*xf32>) -> memref<*xf32, 5> {
  %0 = memref.memory_space_cast %u : memref<*xf32> to memref<*xf32, 5>
  return %0 : memref<*xf32, 5>
}

// To a rank known at run time: a loop over its dimensions, last first. Sizes
// are read in their own width.
//
// CHECK-LABEL: func.func @reshape(
// CHECK-SAME:  %[[A0:.*]]: memref<?xf32>, %[[A1:.*]]: memref<?xi32>) -> memref<*xf32> {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A1]] : memref<?xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V1:.*]] = builtin.unrealized_conversion_cast %[[A0]] : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V2:.*]] = llvm.extractvalue %[[V0]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V3:.*]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V4:.*]] = llvm.insertvalue %[[V2]], %[[V3]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V5:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V6:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:    %[[V7:.*]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:    %[[V8:.*]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:    %[[V9:.*]] = llvm.mul %[[V6]], %[[V8]] : i64
// CHECK-NEXT:    %[[V10:.*]] = llvm.extractvalue %[[V4]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V11:.*]] = llvm.mul %[[V6]], %[[V10]] : i64
// CHECK-NEXT:    %[[V12:.*]] = llvm.add %[[V11]], %[[V5]] : i64
// CHECK-NEXT:    %[[V13:.*]] = llvm.mul %[[V12]], %[[V7]] : i64
// CHECK-NEXT:    %[[V14:.*]] = llvm.add %[[V9]], %[[V13]] : i64
// CHECK-NEXT:    %[[V15:.*]] = llvm.alloca %[[V14]] x i8 : (i64) -> !llvm.ptr
// CHECK-NEXT:    %[[V16:.*]] = llvm.insertvalue %[[V15]], %[[V4]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V17:.*]] = builtin.unrealized_conversion_cast %[[V16]] : !llvm.struct<(i64, ptr)> to memref<*xf32>
// CHECK-NEXT:    %[[V18:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V19:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V20:.*]] = llvm.extractvalue %[[V1]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    llvm.store %[[V18]], %[[V15]] : !llvm.ptr, !llvm.ptr
// CHECK-NEXT:    %[[V21:.*]] = llvm.getelementptr %[[V15]][1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT:    llvm.store %[[V19]], %[[V21]] : !llvm.ptr, !llvm.ptr
// CHECK-NEXT:    %[[V22:.*]] = llvm.getelementptr %[[V15]][2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT:    llvm.store %[[V20]], %[[V22]] : i64, !llvm.ptr
// CHECK-NEXT:    %[[V23:.*]] = llvm.getelementptr %[[V15]][0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, i64)>
// CHECK-NEXT:    %[[V24:.*]] = llvm.getelementptr %[[V23]][%[[V2]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:    %[[V25:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V26:.*]] = llvm.sub %[[V2]], %[[V25]] : i64
// CHECK-NEXT:    llvm.br ^[[B0:bb[0-9]+]](%[[V26]], %[[V25]] : i64, i64)
// CHECK-NEXT:  ^[[B0]](%[[V27:.*]]: i64, %[[V28:.*]]: i64):
// CHECK-NEXT:    %[[V29:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:    %[[V30:.*]] = llvm.icmp "sge" %[[V27]], %[[V29]] : i64
// CHECK-NEXT:    llvm.cond_br %[[V30]], ^[[B1:bb[0-9]+]], ^[[B2:bb[0-9]+]]
// CHECK-NEXT:  ^[[B1]]:
// CHECK-NEXT:    %[[V31:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V32:.*]] = llvm.getelementptr inbounds|nuw %[[V31]][%[[V27]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:    %[[V33:.*]] = llvm.load %[[V32]] : !llvm.ptr -> i32
// CHECK-NEXT:    %[[V34:.*]] = llvm.sext %[[V33]] : i32 to i64
// CHECK-NEXT:    %[[V35:.*]] = llvm.getelementptr %[[V23]][%[[V27]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:    llvm.store %[[V34]], %[[V35]] : i64, !llvm.ptr
// CHECK-NEXT:    %[[V36:.*]] = llvm.getelementptr %[[V24]][%[[V27]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:    llvm.store %[[V28]], %[[V36]] : i64, !llvm.ptr
// CHECK-NEXT:    %[[V37:.*]] = llvm.mul %[[V28]], %[[V34]] : i64
// CHECK-NEXT:    %[[V38:.*]] = llvm.sub %[[V27]], %[[V25]] : i64
// CHECK-NEXT:    llvm.br ^[[B0]](%[[V38]], %[[V37]] : i64, i64)
// CHECK-NEXT:  ^[[B2]]:
// CHECK-NEXT:    return %[[V17]] : memref<*xf32>
// CHECK-NEXT:  }
func.func @reshape(%m: memref<?xf32>, %s: memref<?xi32>) -> memref<*xf32> {
  %0 = memref.reshape %m(%s) : (memref<?xf32>, memref<?xi32>) -> memref<*xf32>
  return %0 : memref<*xf32>
}
