// RUN: mlcc-opt %s -finalize-memref-to-llvm -convert-func-to-llvm -convert-arith-to-llvm -reconcile-unrealized-casts | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -finalize-memref-to-llvm -convert-func-to-llvm -convert-arith-to-llvm -reconcile-unrealized-casts | FileCheck %s %}

// LLVM IR Target, Address Computation: static strides are constants, the unit
// one is not multiplied with; the offset is read only if it is not zero.

// CHECK-LABEL: llvm.func @load(
// CHECK: %[[BASE:.*]] = llvm.extractvalue %[[D:.*]][1]
// CHECK-NEXT: %[[OFFSET:.*]] = llvm.extractvalue %[[D]][2]
// CHECK-NEXT: %[[START:.*]] = llvm.getelementptr %[[BASE]][%[[OFFSET]]]
// CHECK-NEXT: %[[S0:.*]] = llvm.extractvalue %[[D]][4, 0]
// CHECK-NEXT: %[[M0:.*]] = llvm.mul %arg11, %[[S0]]
// CHECK-NEXT: %[[C32:.*]] = llvm.mlir.constant(32 : index) : i64
// CHECK-NEXT: %[[M1:.*]] = llvm.mul %arg12, %[[C32]]
// CHECK-NEXT: %[[A1:.*]] = llvm.add %[[M0]], %[[M1]]
// CHECK-NEXT: %[[C8:.*]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %[[M2:.*]] = llvm.mul %arg13, %[[C8]]
// CHECK-NEXT: %[[A2:.*]] = llvm.add %[[A1]], %[[M2]]
// CHECK-NEXT: %[[A3:.*]] = llvm.add %[[A2]], %arg14
// CHECK-NEXT: %[[P:.*]] = llvm.getelementptr inbounds{{[|nuw]*}} %[[START]][%[[A3]]]
// CHECK-NEXT: llvm.load %[[P]] : !llvm.ptr -> f32
func.func @load(%m: memref<?x?x4x8xf32, strided<[?, 32, 8, 1], offset: ?>>, %1: index, %2: index, %3: index, %4: index) -> f32 {
  %0 = memref.load %m[%1,%2,%3,%4] : memref<?x?x4x8xf32, strided<[?, 32, 8, 1], offset: ?>>
  return %0 : f32
}

// Zero dimensions: no manipulation of pointers.

// CHECK-LABEL: llvm.func @scalar(
// CHECK: %[[P:.*]] = llvm.extractvalue %{{.*}}[1]
// CHECK-NEXT: llvm.store %arg3, %[[P]] : f32, !llvm.ptr
// CHECK: %[[Q:.*]] = llvm.extractvalue %{{.*}}[1]
// CHECK-NEXT: llvm.load %[[Q]] : !llvm.ptr -> f32
func.func @scalar(%m: memref<f32>, %v: f32) -> f32 {
  memref.store %v, %m[] : memref<f32>
  %0 = memref.load %m[] : memref<f32>
  return %0 : f32
}

// CHECK-LABEL: llvm.func @row_major(
// CHECK-NOT: llvm.extractvalue %{{.*}}[2]
// CHECK: llvm.extractvalue %[[D:.*]][1]
// CHECK-NEXT: %[[S0:.*]] = llvm.extractvalue %[[D]][4, 0]
// CHECK-NEXT: llvm.mul %{{.*}}, %[[S0]]
// CHECK-NEXT: %[[S1:.*]] = llvm.extractvalue %[[D]][4, 1]
// CHECK-NEXT: llvm.mul %{{.*}}, %[[S1]]
// CHECK-NEXT: llvm.add
// CHECK-NEXT: %[[S2:.*]] = llvm.extractvalue %[[D]][4, 2]
// CHECK-NEXT: llvm.mul %{{.*}}, %[[S2]]
// CHECK-NEXT: llvm.add
// CHECK-NEXT: llvm.add
// CHECK-NEXT: llvm.getelementptr inbounds{{[|nuw]*}}
// CHECK-NEXT: llvm.load
func.func @row_major(%m: memref<10x?x13x?xf32>) -> f32 {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %0 = memref.load %m[%c1, %c2, %c3, %c4] : memref<10x?x13x?xf32>
  return %0 : f32
}
