// Views as offset, sizes and strides that are computed; what is known is a
// number.
//
// RUN: %mlcc-opt %s -expand-strided-metadata | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -expand-strided-metadata | FileCheck %s %}

// CHECK-DAG: [[TIMES:#.+]] = affine_map<()[s0, s1] -> (s0 * s1)>
// CHECK-DAG: [[PLACE:#.+]] = affine_map<()[s0, s1, s2, s3] -> (s0 + s1 * s2 + s3 * 2)>
// CHECK-DAG: [[ROWS:#.+]] = affine_map<()[s0] -> (s0 * 68)>
// CHECK-DAG: [[SIXTH:#.+]] = affine_map<()[s0] -> (s0 floordiv 6)>
// CHECK-DAG: [[HALF:#.+]] = affine_map<()[s0, s1] -> ((s0 floordiv 2) * s1)>
// CHECK-DAG: [[TRIPLE:#.+]] = affine_map<()[s0] -> (s0 * 3)>
// CHECK-DAG: [[FOUR:#.+]] = affine_map<()[s0] -> (s0 * 4)>

// CHECK-LABEL: @dynamic
// CHECK-SAME: [[M:%.+]]: memref<?x?xf32, strided<[?, ?], offset: ?>>, [[I:%.+]]: index, [[J:%.+]]: index
// CHECK: [[B:%.+]], [[O:%.+]], {{%.+}}:2, [[T:%.+]]:2 = memref.extract_strided_metadata [[M]]
// CHECK-NEXT: [[STRIDE:%.+]] = affine.apply [[TIMES]]()[[[I]], [[T]]#1]
// CHECK-NEXT: [[OFFSET:%.+]] = affine.apply [[PLACE]]()[[[O]], [[I]], [[T]]#0, [[T]]#1]
// CHECK-NEXT: memref.reinterpret_cast [[B]] to offset: [[[OFFSET]]], sizes: [[[J]], 3], strides: [[[T]]#0, [[STRIDE]]]
func.func @dynamic(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index) -> memref<?x3xf32, strided<[?, ?], offset: ?>> {
  %0 = memref.subview %m[%i, 2] [%j, 3] [1, %i] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x3xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x3xf32, strided<[?, ?], offset: ?>>
}

// Values that are constants become numbers, whatever the type says.

// CHECK-LABEL: @constants
// CHECK: [[FOUR_ROWS:%.+]] = arith.constant 4 : index
// CHECK: memref.reinterpret_cast {{.+}} to offset: [18], sizes: [[[FOUR_ROWS]], 4], strides: [16, 2]
func.func @constants(%m: memref<8x8xf32>) -> memref<?x4xf32, strided<[?, ?], offset: ?>> {
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %0 = memref.subview %m[%c2, %c2] [%c4, 4] [%c2, %c2] : memref<8x8xf32> to memref<?x4xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x4xf32, strided<[?, ?], offset: ?>>
}

// Dimensions of size 1 may be left out; where that leaves a choice, strides
// decide.

// CHECK-LABEL: @rank_reduced
// CHECK: [[AT:%.+]] = affine.apply [[ROWS]]()
// CHECK: memref.reinterpret_cast {{.+}} to offset: [[[AT]]], sizes: [4, 4], strides: [64, 1]
// CHECK: memref.reinterpret_cast {{.+}} sizes: [1, 4], strides: [4, 1]
// CHECK: memref.reinterpret_cast {{.+}} sizes: [], strides: []
func.func @rank_reduced(%m: memref<8x16x4xf32>, %i: index) -> (memref<4x4xf32, strided<[64, 1], offset: ?>>, memref<1x4xf32, strided<[4, 1], offset: ?>>, memref<f32, strided<[], offset: ?>>) {
  %0 = memref.subview %m[%i, %i, 0] [4, 1, 4] [1, 1, 1] : memref<8x16x4xf32> to memref<4x4xf32, strided<[64, 1], offset: ?>>
  %1 = memref.subview %m[%i, 0, 0] [1, 1, 4] [1, 1, 1] : memref<8x16x4xf32> to memref<1x4xf32, strided<[4, 1], offset: ?>>
  %2 = memref.subview %m[%i, 0, 0] [1, 1, 1] [1, 1, 1] : memref<8x16x4xf32> to memref<f32, strided<[], offset: ?>>
  return %0, %1, %2 : memref<4x4xf32, strided<[64, 1], offset: ?>>, memref<1x4xf32, strided<[4, 1], offset: ?>>, memref<f32, strided<[], offset: ?>>
}

// CHECK-LABEL: @expand
// CHECK: [[B:%.+]], {{%.+}}, [[N:%.+]], [[T:%.+]] = memref.extract_strided_metadata
// CHECK-NEXT: [[SIZE:%.+]] = affine.apply [[SIXTH]]()[[[N]]]
// CHECK-NEXT: [[OUTER:%.+]] = affine.apply [[HALF]]()[[[N]], [[T]]]
// CHECK-NEXT: [[MIDDLE:%.+]] = affine.apply [[TRIPLE]]()[[[T]]]
// CHECK-NEXT: memref.reinterpret_cast [[B]] to offset: [0], sizes: [2, [[SIZE]], 3], strides: [[[OUTER]], [[MIDDLE]], [[T]]]
func.func @expand(%m: memref<?xf32, strided<[?]>>, %i: index) -> memref<2x?x3xf32, strided<[?, ?, ?]>> {
  %v = memref.expand_shape %m [[0, 1, 2]] output_shape [2, %i, 3] : memref<?xf32, strided<[?]>> into memref<2x?x3xf32, strided<[?, ?, ?]>>
  return %v : memref<2x?x3xf32, strided<[?, ?, ?]>>
}

// CHECK-LABEL: @expand_rank0
// CHECK: memref.reinterpret_cast {{.+}} to offset: [0], sizes: [1, 1], strides: [1, 1]
func.func @expand_rank0(%m: memref<f32>) -> memref<1x1xf32> {
  %0 = memref.expand_shape %m [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  return %0 : memref<1x1xf32>
}

// The stride of ones is any that is not known.

// CHECK-LABEL: @collapse
// CHECK: [[B:%.+]], {{%.+}}, [[S:%.+]]:3, [[T:%.+]]:3 = memref.extract_strided_metadata
// CHECK-NEXT: [[SIZE:%.+]] = affine.apply [[FOUR]]()[[[S]]#2]
// CHECK-NEXT: memref.reinterpret_cast [[B]] to offset: [0], sizes: [[[S]]#0, [[SIZE]]], strides: [[[T]]#0, 1]
// CHECK: {{%.+}}, [[O:%.+]], {{%.+}}:2, [[ONES:%.+]]:2 = memref.extract_strided_metadata
// CHECK: memref.reinterpret_cast {{.+}} to offset: [[[O]]], sizes: [1], strides: [[[ONES]]#0]
func.func @collapse(%m: memref<?x4x?xf32>, %n: memref<1x1xf32, strided<[?, ?], offset: ?>>) -> (memref<?x?xf32>, memref<1xf32, strided<[?], offset: ?>>) {
  %0 = memref.collapse_shape %m [[0], [1, 2]] : memref<?x4x?xf32> into memref<?x?xf32>
  %1 = memref.collapse_shape %n [[0, 1]] : memref<1x1xf32, strided<[?, ?], offset: ?>> into memref<1xf32, strided<[?], offset: ?>>
  return %0, %1 : memref<?x?xf32>, memref<1xf32, strided<[?], offset: ?>>
}
