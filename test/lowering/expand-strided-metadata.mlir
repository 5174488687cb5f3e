// RUN: %mlcc-opt %s -expand-strided-metadata | FileCheck %s
// Views as arithmetic on offset, sizes and strides; what is known is folded.

// CHECK-LABEL: func.func @dynamic(
// CHECK-SAME:  %[[A0:.*]]: memref<?x?xf32, strided<[?, ?], offset: ?>>, %[[A1:.*]]: index, %[[A2:.*]]: index) -> memref<?x3xf32, strided<[?, ?], offset: ?>> {
// CHECK-DAG:    %[[V7:.*]] = arith.constant 2 : index
// CHECK:    %[[V0:.*]], %[[V1:.*]], %[[V2:.*]]:2, %[[V3:.*]]:2 = memref.extract_strided_metadata %[[A0]] : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:    %[[V4:.*]] = arith.muli %[[A1]], %[[V3]]#1 overflow<nsw> : index
// CHECK-NEXT:    %[[V5:.*]] = arith.muli %[[A1]], %[[V3]]#0 overflow<nsw> : index
// CHECK-NEXT:    %[[V6:.*]] = arith.addi %[[V1]], %[[V5]] : index
// CHECK-NEXT:    %[[V8:.*]] = arith.muli %[[V3]]#1, %[[V7]] overflow<nsw> : index
// CHECK-NEXT:    %[[V9:.*]] = arith.addi %[[V6]], %[[V8]] : index
// CHECK-NEXT:    %[[V10:.*]] = memref.reinterpret_cast %[[V0]] to offset: [%[[V9]]], sizes: [%[[A2]], 3], strides: [%[[V3]]#0, %[[V4]]] : memref<f32> to memref<?x3xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:    return %[[V10]] : memref<?x3xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:  }
func.func @dynamic(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index) -> memref<?x3xf32, strided<[?, ?], offset: ?>> {
  %0 = memref.subview %m[%i, 2] [%j, 3] [1, %i] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x3xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x3xf32, strided<[?, ?], offset: ?>>
}

// CHECK-LABEL: func.func @static(
// CHECK-SAME:  %[[A0:.*]]: memref<8x16x4xf32>) -> memref<4x2x4xf32, strided<[128, 12, 1], offset: 72>> {
// CHECK:    %[[V0:.*]], %[[V1:.*]], %[[V2:.*]]:3, %[[V3:.*]]:3 = memref.extract_strided_metadata %[[A0]] : memref<8x16x4xf32> -> memref<f32>, index, index, index, index, index, index, index
// CHECK-NEXT:    %[[V4:.*]] = memref.reinterpret_cast %[[V0]] to offset: [72], sizes: [4, 2, 4], strides: [128, 12, 1] : memref<f32> to memref<4x2x4xf32, strided<[128, 12, 1], offset: 72>>
// CHECK-NEXT:    return %[[V4]] : memref<4x2x4xf32, strided<[128, 12, 1], offset: 72>>
// CHECK-NEXT:  }
func.func @static(%m: memref<8x16x4xf32>) -> memref<4x2x4xf32, strided<[128, 12, 1], offset: 72>> {
  %0 = memref.subview %m[1, 2, 0] [4, 2, 4] [2, 3, 1] : memref<8x16x4xf32> to memref<4x2x4xf32, strided<[128, 12, 1], offset: 72>>
  return %0 : memref<4x2x4xf32, strided<[128, 12, 1], offset: 72>>
}

// Dimensions of size 1 may be left out; where that leaves a choice, strides
// decide.
//
// CHECK-LABEL: func.func @rank_reduced(
// CHECK-SAME:  %[[A0:.*]]: memref<8x16x4xf32>, %[[A1:.*]]: index) -> (memref<4x4xf32, strided<[64, 1], offset: ?>>, memref<1x4xf32, strided<[4, 1], offset: ?>>, memref<f32, strided<[], offset: ?>>) {
// CHECK-DAG:    %[[V4:.*]] = arith.constant 64 : index
// CHECK-DAG:    %[[V6:.*]] = arith.constant 4 : index
// CHECK:    %[[V0:.*]], %[[V1:.*]], %[[V2:.*]]:3, %[[V3:.*]]:3 = memref.extract_strided_metadata %[[A0]] : memref<8x16x4xf32> -> memref<f32>, index, index, index, index, index, index, index
// CHECK-NEXT:    %[[V5:.*]] = arith.muli %[[A1]], %[[V4]] overflow<nsw> : index
// CHECK-NEXT:    %[[V7:.*]] = arith.muli %[[A1]], %[[V6]] overflow<nsw> : index
// CHECK-NEXT:    %[[V8:.*]] = arith.addi %[[V5]], %[[V7]] : index
// CHECK-NEXT:    %[[V9:.*]] = memref.reinterpret_cast %[[V0]] to offset: [%[[V8]]], sizes: [4, 4], strides: [64, 1] : memref<f32> to memref<4x4xf32, strided<[64, 1], offset: ?>>
// CHECK:    %[[V10:.*]], %[[V11:.*]], %[[V12:.*]]:3, %[[V13:.*]]:3 = memref.extract_strided_metadata %[[A0]] : memref<8x16x4xf32> -> memref<f32>, index, index, index, index, index, index, index
// CHECK-NEXT:    %[[V15:.*]] = arith.muli %[[A1]], %[[V4]] overflow<nsw> : index
// CHECK-NEXT:    %[[V16:.*]] = memref.reinterpret_cast %[[V10]] to offset: [%[[V15]]], sizes: [1, 4], strides: [4, 1] : memref<f32> to memref<1x4xf32, strided<[4, 1], offset: ?>>
// CHECK:    %[[V17:.*]], %[[V18:.*]], %[[V19:.*]]:3, %[[V20:.*]]:3 = memref.extract_strided_metadata %[[A0]] : memref<8x16x4xf32> -> memref<f32>, index, index, index, index, index, index, index
// CHECK-NEXT:    %[[V22:.*]] = arith.muli %[[A1]], %[[V4]] overflow<nsw> : index
// CHECK-NEXT:    %[[V23:.*]] = memref.reinterpret_cast %[[V17]] to offset: [%[[V22]]], sizes: [], strides: [] : memref<f32> to memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:    return %[[V9]], %[[V16]], %[[V23]] : memref<4x4xf32, strided<[64, 1], offset: ?>>, memref<1x4xf32, strided<[4, 1], offset: ?>>, memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:  }
func.func @rank_reduced(%m: memref<8x16x4xf32>, %i: index) -> (memref<4x4xf32, strided<[64, 1], offset: ?>>, memref<1x4xf32, strided<[4, 1], offset: ?>>, memref<f32, strided<[], offset: ?>>) {
  %0 = memref.subview %m[%i, %i, 0] [4, 1, 4] [1, 1, 1] : memref<8x16x4xf32> to memref<4x4xf32, strided<[64, 1], offset: ?>>
  %1 = memref.subview %m[%i, 0, 0] [1, 1, 4] [1, 1, 1] : memref<8x16x4xf32> to memref<1x4xf32, strided<[4, 1], offset: ?>>
  %2 = memref.subview %m[%i, 0, 0] [1, 1, 1] [1, 1, 1] : memref<8x16x4xf32> to memref<f32, strided<[], offset: ?>>
  return %0, %1, %2 : memref<4x4xf32, strided<[64, 1], offset: ?>>, memref<1x4xf32, strided<[4, 1], offset: ?>>, memref<f32, strided<[], offset: ?>>
}

// CHECK-LABEL: func.func @expand(
// CHECK-SAME:  %[[A0:.*]]: memref<?x?xf32>, %[[A1:.*]]: index) -> memref<?x?x4xf32> {
// CHECK:    %[[V0:.*]], %[[V1:.*]], %[[V2:.*]]:2, %[[V3:.*]]:2 = memref.extract_strided_metadata %[[A0]] : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:    %[[V4:.*]] = memref.reinterpret_cast %[[V0]] to offset: [0], sizes: [%[[A1]], %[[A1]], 4], strides: [%[[V3]]#0, 4, 1] : memref<f32> to memref<?x?x4xf32>
// CHECK-NEXT:    return %[[V4]] : memref<?x?x4xf32>
// CHECK-NEXT:  }
func.func @expand(%m: memref<?x?xf32>, %n: index) -> memref<?x?x4xf32> {
  %0 = memref.expand_shape %m [[0], [1, 2]] output_shape [%n, %n, 4] : memref<?x?xf32> into memref<?x?x4xf32>
  return %0 : memref<?x?x4xf32>
}

// CHECK-LABEL: func.func @expand_rank0(
// CHECK-SAME:  %[[A0:.*]]: memref<f32>) -> memref<1x1xf32> {
// CHECK:    %[[V0:.*]], %[[V1:.*]] = memref.extract_strided_metadata %[[A0]] : memref<f32> -> memref<f32>, index
// CHECK-NEXT:    %[[V2:.*]] = memref.reinterpret_cast %[[V0]] to offset: [0], sizes: [1, 1], strides: [1, 1] : memref<f32> to memref<1x1xf32>
// CHECK-NEXT:    return %[[V2]] : memref<1x1xf32>
// CHECK-NEXT:  }
func.func @expand_rank0(%m: memref<f32>) -> memref<1x1xf32> {
  %0 = memref.expand_shape %m [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  return %0 : memref<1x1xf32>
}

// CHECK-LABEL: func.func @collapse(
// CHECK-SAME:  %[[A0:.*]]: memref<?x4x?xf32>, %[[A1:.*]]: memref<1x1xf32, strided<[3, 5]>>) -> (memref<?x?xf32>, memref<f32, strided<[]>>) {
// CHECK-DAG:    %[[V4:.*]] = arith.constant 4 : index
// CHECK:    %[[V0:.*]], %[[V1:.*]], %[[V2:.*]]:3, %[[V3:.*]]:3 = memref.extract_strided_metadata %[[A0]] : memref<?x4x?xf32> -> memref<f32>, index, index, index, index, index, index, index
// CHECK-NEXT:    %[[V5:.*]] = arith.muli %[[V2]]#2, %[[V4]] overflow<nsw> : index
// CHECK-NEXT:    %[[V6:.*]] = memref.reinterpret_cast %[[V0]] to offset: [0], sizes: [%[[V2]]#0, %[[V5]]], strides: [%[[V3]]#0, 1] : memref<f32> to memref<?x?xf32>
// CHECK:    %[[V7:.*]], %[[V8:.*]], %[[V9:.*]]:2, %[[V10:.*]]:2 = memref.extract_strided_metadata %[[A1]] : memref<1x1xf32, strided<[3, 5]>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:    %[[V11:.*]] = memref.reinterpret_cast %[[V7]] to offset: [0], sizes: [], strides: [] : memref<f32> to memref<f32, strided<[]>>
// CHECK-NEXT:    return %[[V6]], %[[V11]] : memref<?x?xf32>, memref<f32, strided<[]>>
// CHECK-NEXT:  }
func.func @collapse(%m: memref<?x4x?xf32>, %n: memref<1x1xf32, strided<[3, 5]>>) -> (memref<?x?xf32>, memref<f32, strided<[]>>) {
  %0 = memref.collapse_shape %m [[0], [1, 2]] : memref<?x4x?xf32> into memref<?x?xf32>
  %1 = memref.collapse_shape %n [] : memref<1x1xf32, strided<[3, 5]>> into memref<f32, strided<[]>>
  return %0, %1 : memref<?x?xf32>, memref<f32, strided<[]>>
}
