// RUN: %mlcc-opt %s -expand-realloc | FileCheck %s
// RUN: %mlcc-opt %s -expand-realloc=emit-deallocs=0 | FileCheck %s --check-prefix=KEEP

// KEEP-NOT: memref.dealloc

// CHECK-LABEL: func.func @dynamic(
// CHECK-SAME:  %[[A0:.*]]: memref<?xf32>, %[[A1:.*]]: index) -> memref<?xf32> {
// CHECK-NEXT:    %[[V0:.*]] = arith.constant 0 : index
// CHECK-NEXT:    %[[V1:.*]] = memref.dim %[[A0]], %[[V0]] : memref<?xf32>
// CHECK-NEXT:    %[[V2:.*]] = arith.cmpi ult, %[[V1]], %[[A1]] : index
// CHECK-NEXT:    %[[V3:.*]] = scf.if %[[V2]] -> (memref<?xf32>) {
// CHECK-NEXT:      %[[V4:.*]] = memref.alloc(%[[A1]]) {alignment = 8 : i64} : memref<?xf32>
// CHECK-NEXT:      %[[V5:.*]] = memref.subview %[[V4]][0] [%[[V1]]] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:      memref.copy %[[A0]], %[[V5]] : memref<?xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:      memref.dealloc %[[A0]] : memref<?xf32>
// CHECK-NEXT:      scf.yield %[[V4]] : memref<?xf32>
// CHECK-NEXT:    } else {
// CHECK-NEXT:      %[[V6:.*]] = memref.reinterpret_cast %[[A0]] to offset: [0], sizes: [%[[A1]]], strides: [1] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:      scf.yield %[[V6]] : memref<?xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return %[[V3]] : memref<?xf32>
// CHECK-NEXT:  }
func.func @dynamic(%m: memref<?xf32>, %n: index) -> memref<?xf32> {
  %0 = memref.realloc %m(%n) {alignment = 8 : i64} : memref<?xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}

// CHECK-LABEL: func.func @static(
// CHECK-SAME:  %[[A0:.*]]: memref<4xf32>) -> memref<8xf32> {
// CHECK-NEXT:    %[[V0:.*]] = arith.constant 4 : index
// CHECK-NEXT:    %[[V1:.*]] = arith.constant 8 : index
// CHECK-NEXT:    %[[V2:.*]] = arith.cmpi ult, %[[V0]], %[[V1]] : index
// CHECK-NEXT:    %[[V3:.*]] = scf.if %[[V2]] -> (memref<8xf32>) {
// CHECK-NEXT:      %[[V4:.*]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT:      %[[V5:.*]] = memref.subview %[[V4]][0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
// CHECK-NEXT:      memref.copy %[[A0]], %[[V5]] : memref<4xf32> to memref<4xf32, strided<[1]>>
// CHECK-NEXT:      memref.dealloc %[[A0]] : memref<4xf32>
// CHECK-NEXT:      scf.yield %[[V4]] : memref<8xf32>
// CHECK-NEXT:    } else {
// CHECK-NEXT:      %[[V6:.*]] = memref.reinterpret_cast %[[A0]] to offset: [0], sizes: [8], strides: [1] : memref<4xf32> to memref<8xf32>
// CHECK-NEXT:      scf.yield %[[V6]] : memref<8xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return %[[V3]] : memref<8xf32>
// CHECK-NEXT:  }
func.func @static(%m: memref<4xf32>) -> memref<8xf32> {
  %0 = memref.realloc %m : memref<4xf32> to memref<8xf32>
  return %0 : memref<8xf32>
}
