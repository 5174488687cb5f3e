// RUN: %mlcc-opt %s -memref-expand | FileCheck %s

// CHECK-LABEL: func.func @reshape(
// CHECK-SAME:  %[[A0:.*]]: memref<*xf32>, %[[A1:.*]]: memref<3xi32>) -> memref<?x8x?xf32> {
// CHECK-NEXT:    %[[V0:.*]] = arith.constant 2 : index
// CHECK-NEXT:    %[[V1:.*]] = memref.load %[[A1]][%[[V0]]] : memref<3xi32>
// CHECK-NEXT:    %[[V2:.*]] = arith.index_cast %[[V1]] : i32 to index
// CHECK-NEXT:    %[[V3:.*]] = arith.constant 1 : index
// CHECK-NEXT:    %[[V4:.*]] = arith.muli %[[V3]], %[[V2]] : index
// CHECK-NEXT:    %[[V5:.*]] = arith.constant 8 : index
// CHECK-NEXT:    %[[V6:.*]] = arith.muli %[[V4]], %[[V5]] : index
// CHECK-NEXT:    %[[V7:.*]] = arith.constant 0 : index
// CHECK-NEXT:    %[[V8:.*]] = memref.load %[[A1]][%[[V7]]] : memref<3xi32>
// CHECK-NEXT:    %[[V9:.*]] = arith.index_cast %[[V8]] : i32 to index
// CHECK-NEXT:    %[[V10:.*]] = memref.reinterpret_cast %[[A0]] to offset: [0], sizes: [%[[V9]], 8, %[[V2]]], strides: [%[[V6]], %[[V4]], 1] : memref<*xf32> to memref<?x8x?xf32>
// CHECK-NEXT:    return %[[V10]] : memref<?x8x?xf32>
// CHECK-NEXT:  }
func.func @reshape(%m: memref<*xf32>, %s: memref<3xi32>) -> memref<?x8x?xf32> {
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<3xi32>) -> memref<?x8x?xf32>
  return %0 : memref<?x8x?xf32>
}

// CHECK-LABEL: func.func @rank0(
// CHECK-SAME:  %[[A0:.*]]: memref<1xf32>, %[[A1:.*]]: memref<0xindex>) -> memref<f32> {
// CHECK-NEXT:    %[[V0:.*]] = memref.reinterpret_cast %[[A0]] to offset: [0], sizes: [], strides: [] : memref<1xf32> to memref<f32>
// CHECK-NEXT:    return %[[V0]] : memref<f32>
// CHECK-NEXT:  }
func.func @rank0(%m: memref<1xf32>, %s: memref<0xindex>) -> memref<f32> {
  %0 = memref.reshape %m(%s) : (memref<1xf32>, memref<0xindex>) -> memref<f32>
  return %0 : memref<f32>
}

// Of unknown rank: left alone.
//
// CHECK-LABEL: func.func @unranked(
// CHECK-SAME:  %[[A0:.*]]: memref<?xf32>, %[[A1:.*]]: memref<?xindex>) -> memref<*xf32> {
// CHECK-NEXT:    %[[V0:.*]] = memref.reshape %[[A0]](%[[A1]]) : (memref<?xf32>, memref<?xindex>) -> memref<*xf32>
// CHECK-NEXT:    return %[[V0]] : memref<*xf32>
// CHECK-NEXT:  }
func.func @unranked(%m: memref<?xf32>, %s: memref<?xindex>) -> memref<*xf32> {
  %0 = memref.reshape %m(%s) : (memref<?xf32>, memref<?xindex>) -> memref<*xf32>
  return %0 : memref<*xf32>
}
