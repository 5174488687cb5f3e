// RUN: %mlcc -emit-mlir %s -o - | FileCheck %s
// RUN: %mlcc-opt %s -finalize-memref-to-llvm | FileCheck %s --check-prefix=PASS

// What mlcc makes goes to an element dimension by dimension, so that rows are
// seen to stay the same; the pass by itself adds up, as mlir-opt's does.

// CHECK-LABEL: llvm.func @rows(
// CHECK:         %[[ROW:.*]] = llvm.mul %[[I:.*]], %{{.*}} overflow<nsw, nuw> : i64
// CHECK-NOT:     llvm.add
// CHECK:         %[[AT_ROW:.*]] = llvm.getelementptr inbounds|nuw %{{.*}}[%[[ROW]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK:         %[[AT:.*]] = llvm.getelementptr inbounds|nuw %[[AT_ROW]][%{{.*}}] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK:         llvm.load %[[AT]]
// PASS-LABEL: func.func @rows(
// PASS:         %[[SUM:.*]] = llvm.add {{.*}} overflow<nsw, nuw> : i64
// PASS:         llvm.getelementptr inbounds|nuw %{{.*}}[%[[SUM]]]
func.func @rows(%m: memref<?x8xf32>, %i: index, %j: index) -> f32 {
  %0 = memref.load %m[%i, %j] : memref<?x8xf32>
  return %0 : f32
}

// A row of a negative stride may lie outside while the element does not.

// CHECK-LABEL: llvm.func @strided(
// CHECK:         %[[SUM:.*]] = llvm.add {{.*}} overflow<nsw> : i64
// CHECK:         llvm.getelementptr inbounds %{{.*}}[%[[SUM]]]
func.func @strided(%m: memref<8x8xf32, strided<[?, 1]>>, %i: index, %j: index) -> f32 {
  %0 = memref.load %m[%i, %j] : memref<8x8xf32, strided<[?, 1]>>
  return %0 : f32
}
