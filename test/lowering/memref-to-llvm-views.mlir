// RUN: %mlcc-opt %s -finalize-memref-to-llvm | FileCheck %s
// Other descriptors of the same memory.

// CHECK-LABEL: func.func @cast(
// CHECK-SAME:  %[[A0:.*]]: memref<?x4xf32>) -> memref<4x4xf32> {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A0]] : memref<?x4xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V1:.*]] = builtin.unrealized_conversion_cast %[[V0]] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<4x4xf32>
// CHECK-NEXT:    return %[[V1]] : memref<4x4xf32>
// CHECK-NEXT:  }
func.func @cast(%m: memref<?x4xf32>) -> memref<4x4xf32> {
  %0 = memref.cast %m : memref<?x4xf32> to memref<4x4xf32>
  return %0 : memref<4x4xf32>
}

// CHECK-LABEL: func.func @memory_space_cast(
// CHECK-SAME:  %[[A0:.*]]: memref<?xf32>) -> memref<?xf32, 5> {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A0]] : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V1:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V2:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V3:.*]] = llvm.extractvalue %[[V0]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V4:.*]] = llvm.extractvalue %[[V0]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V5:.*]] = llvm.extractvalue %[[V0]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V6:.*]] = llvm.addrspacecast %[[V1]] : !llvm.ptr to !llvm.ptr<5>
// CHECK-NEXT:    %[[V7:.*]] = llvm.addrspacecast %[[V2]] : !llvm.ptr to !llvm.ptr<5>
// CHECK-NEXT:    %[[V8:.*]] = llvm.mlir.poison : !llvm.struct<(ptr<5>, ptr<5>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V9:.*]] = llvm.insertvalue %[[V6]], %[[V8]][0] : !llvm.struct<(ptr<5>, ptr<5>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V10:.*]] = llvm.insertvalue %[[V7]], %[[V9]][1] : !llvm.struct<(ptr<5>, ptr<5>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V11:.*]] = llvm.insertvalue %[[V3]], %[[V10]][2] : !llvm.struct<(ptr<5>, ptr<5>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V12:.*]] = llvm.insertvalue %[[V4]], %[[V11]][3, 0] : !llvm.struct<(ptr<5>, ptr<5>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V13:.*]] = llvm.insertvalue %[[V5]], %[[V12]][4, 0] : !llvm.struct<(ptr<5>, ptr<5>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V14:.*]] = builtin.unrealized_conversion_cast %[[V13]] : !llvm.struct<(ptr<5>, ptr<5>, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32, 5>
// CHECK-NEXT:    return %[[V14]] : memref<?xf32, 5>
// CHECK-NEXT:  }
func.func @memory_space_cast(%m: memref<?xf32>) -> memref<?xf32, 5> {
  %0 = memref.memory_space_cast %m : memref<?xf32> to memref<?xf32, 5>
  return %0 : memref<?xf32, 5>
}

// CHECK-LABEL: func.func @reinterpret_cast(
// CHECK-SAME:  %[[A0:.*]]: memref<?xf32>, %[[A1:.*]]: index, %[[A2:.*]]: index) -> memref<?x4xf32, strided<[4, ?], offset: ?>> {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A2]] : index to i64
// CHECK-NEXT:    %[[V1:.*]] = builtin.unrealized_conversion_cast %[[A1]] : index to i64
// CHECK-NEXT:    %[[V2:.*]] = builtin.unrealized_conversion_cast %[[A0]] : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V3:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V4:.*]] = llvm.extractvalue %[[V2]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V5:.*]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V6:.*]] = llvm.insertvalue %[[V4]], %[[V3]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V7:.*]] = llvm.insertvalue %[[V5]], %[[V6]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V8:.*]] = llvm.insertvalue %[[V1]], %[[V7]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V9:.*]] = llvm.insertvalue %[[V0]], %[[V8]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V10:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:    %[[V11:.*]] = llvm.insertvalue %[[V10]], %[[V9]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V12:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:    %[[V13:.*]] = llvm.insertvalue %[[V12]], %[[V11]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V14:.*]] = llvm.insertvalue %[[V0]], %[[V13]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V15:.*]] = builtin.unrealized_conversion_cast %[[V14]] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<?x4xf32, strided<[4, ?], offset: ?>>
// CHECK-NEXT:    return %[[V15]] : memref<?x4xf32, strided<[4, ?], offset: ?>>
// CHECK-NEXT:  }
func.func @reinterpret_cast(%m: memref<?xf32>, %i: index, %j: index) -> memref<?x4xf32, strided<[4, ?], offset: ?>> {
  %0 = memref.reinterpret_cast %m to offset: [%i], sizes: [%j, 4], strides: [4, %j] : memref<?xf32> to memref<?x4xf32, strided<[4, ?], offset: ?>>
  return %0 : memref<?x4xf32, strided<[4, ?], offset: ?>>
}

// CHECK-LABEL: func.func @view(
// CHECK-SAME:  %[[A0:.*]]: memref<2048xi8>, %[[A1:.*]]: index, %[[A2:.*]]: index) -> memref<?x4x?xf32> {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A2]] : index to i64
// CHECK-NEXT:    %[[V1:.*]] = builtin.unrealized_conversion_cast %[[A1]] : index to i64
// CHECK-NEXT:    %[[V2:.*]] = builtin.unrealized_conversion_cast %[[A0]] : memref<2048xi8> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V3:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V4:.*]] = llvm.extractvalue %[[V2]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V5:.*]] = llvm.insertvalue %[[V4]], %[[V3]][0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V6:.*]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V7:.*]] = llvm.getelementptr %[[V6]][%[[V1]]] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT:    %[[V8:.*]] = llvm.insertvalue %[[V7]], %[[V5]][1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V9:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:    %[[V10:.*]] = llvm.insertvalue %[[V9]], %[[V8]][2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V11:.*]] = llvm.insertvalue %[[V1]], %[[V10]][3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V12:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V13:.*]] = llvm.insertvalue %[[V12]], %[[V11]][4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V14:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:    %[[V15:.*]] = llvm.insertvalue %[[V14]], %[[V13]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V16:.*]] = llvm.mul %[[V12]], %[[V1]] : i64
// CHECK-NEXT:    %[[V17:.*]] = llvm.insertvalue %[[V16]], %[[V15]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V18:.*]] = llvm.insertvalue %[[V0]], %[[V17]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V19:.*]] = llvm.mul %[[V16]], %[[V14]] : i64
// CHECK-NEXT:    %[[V20:.*]] = llvm.insertvalue %[[V19]], %[[V18]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V21:.*]] = builtin.unrealized_conversion_cast %[[V20]] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> to memref<?x4x?xf32>
// CHECK-NEXT:    return %[[V21]] : memref<?x4x?xf32>
// CHECK-NEXT:  }
func.func @view(%m: memref<2048xi8>, %i: index, %j: index) -> memref<?x4x?xf32> {
  %0 = memref.view %m[%i][%j, %i] : memref<2048xi8> to memref<?x4x?xf32>
  return %0 : memref<?x4x?xf32>
}

// CHECK-LABEL: func.func @reshape(
// CHECK-SAME:  %[[A0:.*]]: memref<?xf32>, %[[A1:.*]]: memref<3xi32>) -> memref<?x4x?xf32> {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A1]] : memref<3xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V1:.*]] = builtin.unrealized_conversion_cast %[[A0]] : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V2:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V3:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V4:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V5:.*]] = llvm.insertvalue %[[V3]], %[[V2]][0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V6:.*]] = llvm.insertvalue %[[V4]], %[[V5]][1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V7:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:    %[[V8:.*]] = llvm.insertvalue %[[V7]], %[[V6]][2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V9:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V10:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:    %[[V11:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V12:.*]] = llvm.getelementptr inbounds|nuw %[[V11]][%[[V10]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:    %[[V13:.*]] = llvm.load %[[V12]] : !llvm.ptr -> i32
// CHECK-NEXT:    %[[V14:.*]] = llvm.sext %[[V13]] : i32 to i64
// CHECK-NEXT:    %[[V15:.*]] = llvm.insertvalue %[[V14]], %[[V8]][3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V16:.*]] = llvm.insertvalue %[[V9]], %[[V15]][4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V17:.*]] = llvm.mul %[[V9]], %[[V14]] : i64
// CHECK-NEXT:    %[[V18:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:    %[[V19:.*]] = llvm.insertvalue %[[V18]], %[[V16]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V20:.*]] = llvm.insertvalue %[[V17]], %[[V19]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V21:.*]] = llvm.mul %[[V17]], %[[V18]] : i64
// CHECK-NEXT:    %[[V22:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:    %[[V23:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V24:.*]] = llvm.getelementptr inbounds|nuw %[[V23]][%[[V22]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:    %[[V25:.*]] = llvm.load %[[V24]] : !llvm.ptr -> i32
// CHECK-NEXT:    %[[V26:.*]] = llvm.sext %[[V25]] : i32 to i64
// CHECK-NEXT:    %[[V27:.*]] = llvm.insertvalue %[[V26]], %[[V20]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V28:.*]] = llvm.insertvalue %[[V21]], %[[V27]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V29:.*]] = builtin.unrealized_conversion_cast %[[V28]] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> to memref<?x4x?xf32>
// CHECK-NEXT:    return %[[V29]] : memref<?x4x?xf32>
// CHECK-NEXT:  }
func.func @reshape(%m: memref<?xf32>, %s: memref<3xi32>) -> memref<?x4x?xf32> {
  %0 = memref.reshape %m(%s) : (memref<?xf32>, memref<3xi32>) -> memref<?x4x?xf32>
  return %0 : memref<?x4x?xf32>
}

// CHECK-LABEL: func.func @transpose(
// CHECK-SAME:  %[[A0:.*]]: memref<?x?x4xf32>) -> memref<4x?x?xf32, strided<[1, ?, 4]>> {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A0]] : memref<?x?x4xf32> to !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V1:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V2:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V3:.*]] = llvm.insertvalue %[[V2]], %[[V1]][0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V4:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V5:.*]] = llvm.insertvalue %[[V4]], %[[V3]][1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V6:.*]] = llvm.extractvalue %[[V0]][2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V7:.*]] = llvm.insertvalue %[[V6]], %[[V5]][2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V8:.*]] = llvm.extractvalue %[[V0]][3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V9:.*]] = llvm.insertvalue %[[V8]], %[[V7]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V10:.*]] = llvm.extractvalue %[[V0]][4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V11:.*]] = llvm.insertvalue %[[V10]], %[[V9]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V12:.*]] = llvm.extractvalue %[[V0]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V13:.*]] = llvm.insertvalue %[[V12]], %[[V11]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V14:.*]] = llvm.extractvalue %[[V0]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V15:.*]] = llvm.insertvalue %[[V14]], %[[V13]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V16:.*]] = llvm.extractvalue %[[V0]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V17:.*]] = llvm.insertvalue %[[V16]], %[[V15]][3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V18:.*]] = llvm.extractvalue %[[V0]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V19:.*]] = llvm.insertvalue %[[V18]], %[[V17]][4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V20:.*]] = builtin.unrealized_conversion_cast %[[V19]] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> to memref<4x?x?xf32, strided<[1, ?, 4]>>
// CHECK-NEXT:    return %[[V20]] : memref<4x?x?xf32, strided<[1, ?, 4]>>
// CHECK-NEXT:  }
func.func @transpose(%m: memref<?x?x4xf32>) -> memref<4x?x?xf32, strided<[1, ?, 4]>> {
  %0 = memref.transpose %m (i, j, k) -> (k, i, j) : memref<?x?x4xf32> to memref<4x?x?xf32, strided<[1, ?, 4]>>
  return %0 : memref<4x?x?xf32, strided<[1, ?, 4]>>
}

// All of the results; a constant stands for what the type knows of those in use.
//
// CHECK-LABEL: func.func @metadata(
// CHECK-SAME:  %[[A0:.*]]: memref<?x4xf32, strided<[?, 2], offset: ?>>) -> (memref<f32>, index, index, index, index) {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A0]] : memref<?x4xf32, strided<[?, 2], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V1:.*]] = arith.constant 4 : index
// CHECK-NEXT:    %[[V2:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V3:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V4:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V5:.*]] = llvm.insertvalue %[[V2]], %[[V4]][0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V6:.*]] = llvm.insertvalue %[[V3]], %[[V5]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V7:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:    %[[V8:.*]] = llvm.insertvalue %[[V7]], %[[V6]][2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V9:.*]] = builtin.unrealized_conversion_cast %[[V8]] : !llvm.struct<(ptr, ptr, i64)> to memref<f32>
// CHECK-NEXT:    %[[V10:.*]] = llvm.extractvalue %[[V0]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V11:.*]] = builtin.unrealized_conversion_cast %[[V10]] : i64 to index
// CHECK-NEXT:    %[[V12:.*]] = llvm.extractvalue %[[V0]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V13:.*]] = builtin.unrealized_conversion_cast %[[V12]] : i64 to index
// CHECK-NEXT:    %[[V14:.*]] = llvm.extractvalue %[[V0]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V15:.*]] = llvm.extractvalue %[[V0]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V16:.*]] = builtin.unrealized_conversion_cast %[[V15]] : i64 to index
// CHECK-NEXT:    %[[V17:.*]] = llvm.extractvalue %[[V0]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    return %[[V9]], %[[V11]], %[[V13]], %[[V1]], %[[V16]] : memref<f32>, index, index, index, index
// CHECK-NEXT:  }
func.func @metadata(%m: memref<?x4xf32, strided<[?, 2], offset: ?>>) -> (memref<f32>, index, index, index, index) {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m : memref<?x4xf32, strided<[?, 2], offset: ?>> -> memref<f32>, index, index, index, index, index
  return %base, %offset, %sizes#0, %sizes#1, %strides#0 : memref<f32>, index, index, index, index
}

// CHECK-LABEL: func.func @pointer(
// CHECK-SAME:  %[[A0:.*]]: memref<?xf32>, %[[A1:.*]]: memref<*xf32>) -> (index, index) {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A1]] : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V1:.*]] = builtin.unrealized_conversion_cast %[[A0]] : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V3:.*]] = llvm.ptrtoint %[[V2]] : !llvm.ptr to i64
// CHECK-NEXT:    %[[V4:.*]] = builtin.unrealized_conversion_cast %[[V3]] : i64 to index
// CHECK-NEXT:    %[[V5:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V6:.*]] = llvm.getelementptr %[[V5]][1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
// CHECK-NEXT:    %[[V7:.*]] = llvm.load %[[V6]] : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT:    %[[V8:.*]] = llvm.ptrtoint %[[V7]] : !llvm.ptr to i64
// CHECK-NEXT:    %[[V9:.*]] = builtin.unrealized_conversion_cast %[[V8]] : i64 to index
// CHECK-NEXT:    return %[[V4]], %[[V9]] : index, index
// CHECK-NEXT:  }
func.func @pointer(%m: memref<?xf32>, %u: memref<*xf32>) -> (index, index) {
  %0 = memref.extract_aligned_pointer_as_index %m : memref<?xf32> -> index
  %1 = memref.extract_aligned_pointer_as_index %u : memref<*xf32> -> index
  return %0, %1 : index, index
}
