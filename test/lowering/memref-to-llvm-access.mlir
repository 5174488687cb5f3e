// RUN: %mlcc-opt %s -finalize-memref-to-llvm | FileCheck %s
// Elements: from the aligned pointer, at the sum of index times stride. Only
// what the type leaves open is read from the descriptor.

// CHECK-LABEL: func.func @rank0(
// CHECK-SAME:  %[[A0:.*]]: memref<f32>, %[[A1:.*]]: f32) -> f32 {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A0]] : memref<f32> to !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V1:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    llvm.store %[[A1]], %[[V1]] : f32, !llvm.ptr
// CHECK-NEXT:    %[[V2:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V3:.*]] = llvm.load %[[V2]] : !llvm.ptr -> f32
// CHECK-NEXT:    return %[[V3]] : f32
// CHECK-NEXT:  }
func.func @rank0(%m: memref<f32>, %x: f32) -> f32 {
  memref.store %x, %m[] : memref<f32>
  %0 = memref.load %m[] : memref<f32>
  return %0 : f32
}

// CHECK-LABEL: func.func @identity(
// CHECK-SAME:  %[[A0:.*]]: memref<?x?x8xf32>, %[[A1:.*]]: index, %[[A2:.*]]: index) -> f32 {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A2]] : index to i64
// CHECK-NEXT:    %[[V1:.*]] = builtin.unrealized_conversion_cast %[[A1]] : index to i64
// CHECK-NEXT:    %[[V2:.*]] = builtin.unrealized_conversion_cast %[[A0]] : memref<?x?x8xf32> to !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V3:.*]] = llvm.extractvalue %[[V2]][1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V4:.*]] = llvm.extractvalue %[[V2]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V5:.*]] = llvm.mul %[[V1]], %[[V4]] overflow<nsw, nuw> : i64
// CHECK-NEXT:    %[[V6:.*]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:    %[[V7:.*]] = llvm.mul %[[V0]], %[[V6]] overflow<nsw, nuw> : i64
// CHECK-NEXT:    %[[V8:.*]] = llvm.add %[[V5]], %[[V7]] overflow<nsw, nuw> : i64
// CHECK-NEXT:    %[[V9:.*]] = llvm.add %[[V8]], %[[V1]] overflow<nsw, nuw> : i64
// CHECK-NEXT:    %[[V10:.*]] = llvm.getelementptr inbounds|nuw %[[V3]][%[[V9]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:    %[[V11:.*]] = llvm.load %[[V10]] : !llvm.ptr -> f32
// CHECK-NEXT:    return %[[V11]] : f32
// CHECK-NEXT:  }
func.func @identity(%m: memref<?x?x8xf32>, %i: index, %j: index) -> f32 {
  %0 = memref.load %m[%i, %j, %i] : memref<?x?x8xf32>
  return %0 : f32
}

// CHECK-LABEL: func.func @strided(
// CHECK-SAME:  %[[A0:.*]]: memref<?x?x4x8xf32, strided<[?, 32, 8, 1], offset: ?>>, %[[A1:.*]]: index) -> f32 {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A1]] : index to i64
// CHECK-NEXT:    %[[V1:.*]] = builtin.unrealized_conversion_cast %[[A0]] : memref<?x?x4x8xf32, strided<[?, 32, 8, 1], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
// CHECK-NEXT:    %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
// CHECK-NEXT:    %[[V3:.*]] = llvm.extractvalue %[[V1]][2] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
// CHECK-NEXT:    %[[V4:.*]] = llvm.getelementptr %[[V2]][%[[V3]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:    %[[V5:.*]] = llvm.extractvalue %[[V1]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<4 x i64>, array<4 x i64>)>
// CHECK-NEXT:    %[[V6:.*]] = llvm.mul %[[V0]], %[[V5]] overflow<nsw, nuw> : i64
// CHECK-NEXT:    %[[V7:.*]] = llvm.mlir.constant(32 : index) : i64
// CHECK-NEXT:    %[[V8:.*]] = llvm.mul %[[V0]], %[[V7]] overflow<nsw, nuw> : i64
// CHECK-NEXT:    %[[V9:.*]] = llvm.add %[[V6]], %[[V8]] overflow<nsw, nuw> : i64
// CHECK-NEXT:    %[[V10:.*]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:    %[[V11:.*]] = llvm.mul %[[V0]], %[[V10]] overflow<nsw, nuw> : i64
// CHECK-NEXT:    %[[V12:.*]] = llvm.add %[[V9]], %[[V11]] overflow<nsw, nuw> : i64
// CHECK-NEXT:    %[[V13:.*]] = llvm.add %[[V12]], %[[V0]] overflow<nsw, nuw> : i64
// CHECK-NEXT:    %[[V14:.*]] = llvm.getelementptr inbounds|nuw %[[V4]][%[[V13]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:    %[[V15:.*]] = llvm.load %[[V14]] : !llvm.ptr -> f32
// CHECK-NEXT:    return %[[V15]] : f32
// CHECK-NEXT:  }
func.func @strided(%m: memref<?x?x4x8xf32, strided<[?, 32, 8, 1], offset: ?>>, %i: index) -> f32 {
  %0 = memref.load %m[%i, %i, %i, %i] : memref<?x?x4x8xf32, strided<[?, 32, 8, 1], offset: ?>>
  return %0 : f32
}

// A stride that is known to be negative: sums are not unsigned numbers without overflow.
//
// CHECK-LABEL: func.func @backwards(
// CHECK-SAME:  %[[A0:.*]]: memref<4xf32, strided<[-1], offset: 3>>, %[[A1:.*]]: index) -> f32 {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A1]] : index to i64
// CHECK-NEXT:    %[[V1:.*]] = builtin.unrealized_conversion_cast %[[A0]] : memref<4xf32, strided<[-1], offset: 3>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V3:.*]] = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:    %[[V4:.*]] = llvm.getelementptr %[[V2]][%[[V3]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:    %[[V5:.*]] = llvm.mlir.constant(-1 : index) : i64
// CHECK-NEXT:    %[[V6:.*]] = llvm.mul %[[V0]], %[[V5]] overflow<nsw> : i64
// CHECK-NEXT:    %[[V7:.*]] = llvm.getelementptr inbounds %[[V4]][%[[V6]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:    %[[V8:.*]] = llvm.load %[[V7]] : !llvm.ptr -> f32
// CHECK-NEXT:    return %[[V8]] : f32
// CHECK-NEXT:  }
func.func @backwards(%m: memref<4xf32, strided<[-1], offset: 3>>, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<4xf32, strided<[-1], offset: 3>>
  return %0 : f32
}

// CHECK-LABEL: func.func @attributes(
// CHECK-SAME:  %[[A0:.*]]: memref<4xi32, 3>, %[[A1:.*]]: index, %[[A2:.*]]: i32) {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A1]] : index to i64
// CHECK-NEXT:    %[[V1:.*]] = builtin.unrealized_conversion_cast %[[A0]] : memref<4xi32, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V3:.*]] = llvm.getelementptr inbounds|nuw %[[V2]][%[[V0]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i32
// CHECK-NEXT:    %[[V4:.*]] = llvm.load %[[V3]] {alignment = 16 : i64, nontemporal} : !llvm.ptr<3> -> i32
// CHECK-NEXT:    %[[V5:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V6:.*]] = llvm.getelementptr inbounds|nuw %[[V5]][%[[V0]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i32
// CHECK-NEXT:    llvm.store %[[V4]], %[[V6]] {alignment = 8 : i64, nontemporal} : i32, !llvm.ptr<3>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @attributes(%m: memref<4xi32, 3>, %i: index, %x: i32) {
  %0 = memref.load %m[%i] {nontemporal = true, alignment = 16 : i64} : memref<4xi32, 3>
  memref.store %0, %m[%i] {nontemporal = true, alignment = 8 : i64} : memref<4xi32, 3>
  return
}

// CHECK-LABEL: func.func @elements(
// CHECK-SAME:  %[[A0:.*]]: memref<4xvector<2x4xf32>>, %[[A1:.*]]: memref<4xindex>, %[[A2:.*]]: memref<4xmemref<?xf32>>, %[[A3:.*]]: index) {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A2]] : memref<4xmemref<?xf32>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V1:.*]] = builtin.unrealized_conversion_cast %[[A1]] : memref<4xindex> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V2:.*]] = builtin.unrealized_conversion_cast %[[A3]] : index to i64
// CHECK-NEXT:    %[[V3:.*]] = builtin.unrealized_conversion_cast %[[A0]] : memref<4xvector<2x4xf32>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V4:.*]] = llvm.extractvalue %[[V3]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V5:.*]] = llvm.getelementptr inbounds|nuw %[[V4]][%[[V2]]] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:    %[[V6:.*]] = llvm.load %[[V5]] : !llvm.ptr -> !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:    %[[V7:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V8:.*]] = llvm.getelementptr inbounds|nuw %[[V7]][%[[V2]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:    %[[V9:.*]] = llvm.load %[[V8]] : !llvm.ptr -> i64
// CHECK-NEXT:    %[[V10:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V11:.*]] = llvm.getelementptr inbounds|nuw %[[V10]][%[[V9]]] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V12:.*]] = llvm.load %[[V11]] : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V13:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V14:.*]] = llvm.getelementptr inbounds|nuw %[[V13]][%[[V2]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:    llvm.store %[[V9]], %[[V14]] : i64, !llvm.ptr
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @elements(%v: memref<4xvector<2x4xf32>>, %n: memref<4xindex>, %m: memref<4xmemref<?xf32>>, %i: index) {
  %0 = memref.load %v[%i] : memref<4xvector<2x4xf32>>
  %1 = memref.load %n[%i] : memref<4xindex>
  %2 = memref.load %m[%1] : memref<4xmemref<?xf32>>
  memref.store %1, %n[%i] : memref<4xindex>
  return
}

// CHECK-LABEL: func.func @prefetch(
// CHECK-SAME:  %[[A0:.*]]: memref<?x8xi32>, %[[A1:.*]]: index) {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A1]] : index to i64
// CHECK-NEXT:    %[[V1:.*]] = builtin.unrealized_conversion_cast %[[A0]] : memref<?x8xi32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V3:.*]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:    %[[V4:.*]] = llvm.mul %[[V0]], %[[V3]] : i64
// CHECK-NEXT:    %[[V5:.*]] = llvm.add %[[V4]], %[[V0]] : i64
// CHECK-NEXT:    %[[V6:.*]] = llvm.getelementptr %[[V2]][%[[V5]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:    "llvm.intr.prefetch"(%[[V6]]) <{cache = 0 : i32, hint = 2 : i32, rw = 1 : i32}> : (!llvm.ptr) -> ()
// CHECK-NEXT:    %[[V7:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V8:.*]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:    %[[V9:.*]] = llvm.mul %[[V0]], %[[V8]] : i64
// CHECK-NEXT:    %[[V10:.*]] = llvm.add %[[V9]], %[[V0]] : i64
// CHECK-NEXT:    %[[V11:.*]] = llvm.getelementptr %[[V7]][%[[V10]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:    "llvm.intr.prefetch"(%[[V11]]) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @prefetch(%m: memref<?x8xi32>, %i: index) {
  memref.prefetch %m[%i, %i], write, locality<2>, instr : memref<?x8xi32>
  memref.prefetch %m[%i, %i], read, locality<3>, data : memref<?x8xi32>
  return
}

// Promises: the memory is the one that accesses start from.
//
// CHECK-LABEL: func.func @assume(
// CHECK-SAME:  %[[A0:.*]]: memref<4xf32, strided<[1], offset: ?>>, %[[A1:.*]]: memref<4xf32>) -> f32 {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A1]] : memref<4xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V1:.*]] = builtin.unrealized_conversion_cast %[[A0]] : memref<4xf32, strided<[1], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V3:.*]] = llvm.extractvalue %[[V1]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V4:.*]] = llvm.getelementptr %[[V2]][%[[V3]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:    %[[V5:.*]] = llvm.mlir.constant(true) : i1
// CHECK-NEXT:    %[[V6:.*]] = llvm.mlir.constant(16 : index) : i64
// CHECK-NEXT:    llvm.intr.assume %[[V5]] ["align"(%[[V4]], %[[V6]] : !llvm.ptr, i64)] : i1
// CHECK-NEXT:    %[[V7:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V8:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V9:.*]] = llvm.mlir.constant(true) : i1
// CHECK-NEXT:    llvm.intr.assume %[[V9]] ["separate_storage"(%[[V7]], %[[V8]] : !llvm.ptr, !llvm.ptr)] : i1
// CHECK-NEXT:    %[[V10:.*]] = arith.constant 0 : index
// CHECK-NEXT:    %[[V11:.*]] = builtin.unrealized_conversion_cast %[[V10]] : index to i64
// CHECK-NEXT:    %[[V12:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V13:.*]] = llvm.getelementptr inbounds|nuw %[[V12]][%[[V11]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:    %[[V14:.*]] = llvm.load %[[V13]] : !llvm.ptr -> f32
// CHECK-NEXT:    return %[[V14]] : f32
// CHECK-NEXT:  }
func.func @assume(%m: memref<4xf32, strided<[1], offset: ?>>, %n: memref<4xf32>) -> f32 {
  %0 = memref.assume_alignment %m, 16 : memref<4xf32, strided<[1], offset: ?>>
  %1 = memref.cast %0 : memref<4xf32, strided<[1], offset: ?>> to memref<4xf32, strided<[?], offset: ?>>
  %2:2 = memref.distinct_objects %n, %n : memref<4xf32>, memref<4xf32>
  %c0 = arith.constant 0 : index
  %3 = memref.load %2#1[%c0] : memref<4xf32>
  return %3 : f32
}

// CHECK-LABEL: func.func @dim(
// CHECK-SAME:  %[[A0:.*]]: memref<?x4xf32>, %[[A1:.*]]: index) -> (index, index, index) {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A1]] : index to i64
// CHECK-NEXT:    %[[V1:.*]] = builtin.unrealized_conversion_cast %[[A0]] : memref<?x4xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V2:.*]] = arith.constant 0 : index
// CHECK-NEXT:    %[[V3:.*]] = arith.constant 1 : index
// CHECK-NEXT:    %[[V4:.*]] = llvm.extractvalue %[[V1]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V5:.*]] = builtin.unrealized_conversion_cast %[[V4]] : i64 to index
// CHECK-NEXT:    %[[V6:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:    %[[V7:.*]] = builtin.unrealized_conversion_cast %[[V6]] : i64 to index
// CHECK-NEXT:    %[[ONE:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[SIZES:.*]] = llvm.extractvalue %[[V1]][3] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[COPY:.*]] = llvm.alloca %[[ONE]] x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
// CHECK-NEXT:    llvm.store %[[SIZES]], %[[COPY]] : !llvm.array<2 x i64>, !llvm.ptr
// CHECK-NEXT:    %[[AT:.*]] = llvm.getelementptr %[[COPY]][0, %[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i64>
// CHECK-NEXT:    %[[SIZE:.*]] = llvm.load %[[AT]] : !llvm.ptr -> i64
// CHECK-NEXT:    %[[V13:.*]] = builtin.unrealized_conversion_cast %[[SIZE]] : i64 to index
// CHECK-NEXT:    return %[[V5]], %[[V7]], %[[V13]] : index, index, index
// CHECK-NEXT:  }
func.func @dim(%m: memref<?x4xf32>, %i: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.dim %m, %c0 : memref<?x4xf32>
  %1 = memref.dim %m, %c1 : memref<?x4xf32>
  // Known at run time only: out of memory, but for compiles
  // (memref-in-a-compile.mlir).
  %2 = memref.dim %m, %i : memref<?x4xf32>
  return %0, %1, %2 : index, index, index
}

// CHECK-LABEL: func.func @unranked(
// CHECK-SAME:  %[[A0:.*]]: memref<*xf32>, %[[A1:.*]]: index) -> (index, index) {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A1]] : index to i64
// CHECK-NEXT:    %[[V1:.*]] = builtin.unrealized_conversion_cast %[[A0]] : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V3:.*]] = llvm.getelementptr %[[V2]][0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V4:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V5:.*]] = llvm.add %[[V4]], %[[V0]] : i64
// CHECK-NEXT:    %[[V6:.*]] = llvm.getelementptr %[[V3]][%[[V5]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:    %[[V7:.*]] = llvm.load %[[V6]] : !llvm.ptr -> i64
// CHECK-NEXT:    %[[V8:.*]] = builtin.unrealized_conversion_cast %[[V7]] : i64 to index
// CHECK-NEXT:    %[[V9:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V10:.*]] = builtin.unrealized_conversion_cast %[[V9]] : i64 to index
// CHECK-NEXT:    return %[[V8]], %[[V10]] : index, index
// CHECK-NEXT:  }
func.func @unranked(%m: memref<*xf32>, %i: index) -> (index, index) {
  %0 = memref.dim %m, %i : memref<*xf32>
  %1 = memref.rank %m : memref<*xf32>
  return %0, %1 : index, index
}

// CHECK-LABEL: func.func @rank(
// CHECK-SAME:  %[[A0:.*]]: memref<?x4xf32>) -> index {
// CHECK-NEXT:    %[[V0:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:    %[[V1:.*]] = builtin.unrealized_conversion_cast %[[V0]] : i64 to index
// CHECK-NEXT:    return %[[V1]] : index
// CHECK-NEXT:  }
func.func @rank(%m: memref<?x4xf32>) -> index {
  %0 = memref.rank %m : memref<?x4xf32>
  return %0 : index
}
