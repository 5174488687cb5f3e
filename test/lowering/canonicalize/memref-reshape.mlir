// Folds and patterns of memref.expand_shape and memref.collapse_shape.
//
// RUN: %mlcc-opt %s -canonicalize -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -canonicalize -allow-unregistered-dialect | FileCheck %s %}

// CHECK-LABEL: @two_of_a_kind
// CHECK-SAME: [[A:%.+]]: memref<24xf32>, [[B:%.+]]: memref<2x3x4xf32>
// CHECK: [[E:%.+]] = memref.expand_shape [[A]] {{\[}}[0, 1, 2]] output_shape [2, 3, 4]
// CHECK: [[C:%.+]] = memref.collapse_shape [[B]] {{\[}}[0, 1, 2]]
// CHECK: [[S:%.+]] = memref.collapse_shape {{%.+}} [] : memref<1x1xf32> into memref<f32>
// CHECK: "use"([[E]], [[C]], [[S]])
func.func @two_of_a_kind(%a: memref<24xf32>, %b: memref<2x3x4xf32>, %c: memref<1x1xf32>) {
  %0 = memref.expand_shape %a [[0, 1]] output_shape [6, 4] : memref<24xf32> into memref<6x4xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [2, 3, 4] : memref<6x4xf32> into memref<2x3x4xf32>
  %2 = memref.collapse_shape %b [[0, 1], [2]] : memref<2x3x4xf32> into memref<6x4xf32>
  %3 = memref.collapse_shape %2 [[0, 1]] : memref<6x4xf32> into memref<24xf32>
  %4 = memref.collapse_shape %c [[0, 1]] : memref<1x1xf32> into memref<1xf32>
  %5 = memref.collapse_shape %4 [] : memref<1xf32> into memref<f32>
  "use"(%1, %3, %5) : (memref<2x3x4xf32>, memref<24xf32>, memref<f32>) -> ()
  return
}

// What is undone is not done, if sizes that are not known cannot be exchanged.

// CHECK-LABEL: @inverse
// CHECK-SAME: [[A:%.+]]: memref<?x4xf32>, [[B:%.+]]: memref<?x?xf32>
// CHECK: [[C:%.+]] = memref.collapse_shape [[B]]
// CHECK: [[E:%.+]] = memref.expand_shape [[C]]
// CHECK: "use"([[A]], [[E]], [[B]])
func.func @inverse(%a: memref<?x4xf32>, %b: memref<?x?xf32>, %m: index, %n: index) {
  %0 = memref.collapse_shape %a [[0, 1]] : memref<?x4xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [%m, 4] : memref<?xf32> into memref<?x4xf32>
  %2 = memref.collapse_shape %b [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  %3 = memref.expand_shape %2 [[0, 1]] output_shape [%m, %n] : memref<?xf32> into memref<?x?xf32>
  %4 = memref.expand_shape %b [[0, 1], [2]] output_shape [%m, 2, %n] : memref<?x?xf32> into memref<?x2x?xf32>
  %5 = memref.collapse_shape %4 [[0, 1], [2]] : memref<?x2x?xf32> into memref<?x?xf32>
  "use"(%1, %3, %5) : (memref<?x4xf32>, memref<?x?xf32>, memref<?x?xf32>) -> ()
  return
}

// CHECK-LABEL: @collapse_of_expand
// CHECK-SAME: [[A:%.+]]: memref<?x?x?xf32>, [[N:%.+]]: index, [[M:%.+]]: index, [[K:%.+]]: index
// CHECK: [[C:%.+]] = memref.collapse_shape [[A]] {{\[}}[0, 1], [2]] : memref<?x?x?xf32> into memref<?x?xf32>
// CHECK: [[SIZE:%.+]] = arith.muli [[N]], %{{.+}} : index
// CHECK: [[E:%.+]] = memref.expand_shape [[A]] {{\[}}[0, 1], [2], [3]] output_shape [[[SIZE]], 3, [[M]], [[K]]]
// CHECK: "use"([[C]], [[E]])
func.func @collapse_of_expand(%a: memref<?x?x?xf32>, %n: index, %m: index, %k: index) {
  %0 = memref.expand_shape %a [[0], [1], [2, 3]] output_shape [%n, %m, %k, 1] : memref<?x?x?xf32> into memref<?x?x?x1xf32>
  %1 = memref.collapse_shape %0 [[0, 1], [2, 3]] : memref<?x?x?x1xf32> into memref<?x?xf32>
  %2 = memref.expand_shape %a [[0, 1, 2], [3], [4]] output_shape [%n, 2, 3, %m, %k] : memref<?x?x?xf32> into memref<?x2x3x?x?xf32>
  %3 = memref.collapse_shape %2 [[0, 1], [2], [3], [4]] : memref<?x2x3x?x?xf32> into memref<?x3x?x?xf32>
  "use"(%1, %3) : (memref<?x?xf32>, memref<?x3x?x?xf32>) -> ()
  return
}

// CHECK-LABEL: @expand_of_collapse
// CHECK-SAME: [[A:%.+]]: memref<2x3x4x5xf32>, [[B:%.+]]: memref<6x4xf32>, [[D:%.+]]: memref<3x4xf32>
// CHECK: [[C:%.+]] = memref.collapse_shape [[A]] {{\[}}[0, 1], [2], [3]]
// CHECK: [[E:%.+]] = memref.expand_shape [[B]] {{\[}}[0, 1], [2]] output_shape [2, 3, 4]
// CHECK: [[FLAT:%.+]] = memref.collapse_shape [[D]]
// CHECK: [[STAYS:%.+]] = memref.expand_shape [[FLAT]] {{\[}}[0, 1, 2]] output_shape [2, 3, 2]
// CHECK: "use"([[C]], [[E]], [[STAYS]])
func.func @expand_of_collapse(%a: memref<2x3x4x5xf32>, %b: memref<6x4xf32>, %d: memref<3x4xf32>) {
  %0 = memref.collapse_shape %a [[0, 1], [2, 3]] : memref<2x3x4x5xf32> into memref<6x20xf32>
  %1 = memref.expand_shape %0 [[0], [1, 2]] output_shape [6, 4, 5] : memref<6x20xf32> into memref<6x4x5xf32>
  %2 = memref.collapse_shape %b [[0, 1]] : memref<6x4xf32> into memref<24xf32>
  %3 = memref.expand_shape %2 [[0, 1, 2]] output_shape [2, 3, 4] : memref<24xf32> into memref<2x3x4xf32>
  %4 = memref.collapse_shape %d [[0, 1]] : memref<3x4xf32> into memref<12xf32>
  %5 = memref.expand_shape %4 [[0, 1, 2]] output_shape [2, 3, 2] : memref<12xf32> into memref<2x3x2xf32>
  "use"(%1, %3, %5) : (memref<6x4x5xf32>, memref<2x3x4xf32>, memref<2x3x2xf32>) -> ()
  return
}

// CHECK-LABEL: @collapse_of_cast
// CHECK-SAME: [[A:%.+]]: memref<2x3xf32>
// CHECK: [[C:%.+]] = memref.collapse_shape [[A]] {{\[}}[0, 1]] : memref<2x3xf32> into memref<6xf32>
// CHECK: [[CAST:%.+]] = memref.cast [[C]] : memref<6xf32> to memref<?xf32>
// CHECK: "use"([[CAST]])
func.func @collapse_of_cast(%a: memref<2x3xf32>) {
  %0 = memref.cast %a : memref<2x3xf32> to memref<?x3xf32>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<?x3xf32> into memref<?xf32>
  "use"(%1) : (memref<?xf32>) -> ()
  return
}

// What is divided keeps what is known of its size, unless a part is not known.

// CHECK-LABEL: @expand_of_cast
// CHECK-SAME: [[A:%.+]]: memref<8x4xf32, strided<[8, 1]>>, [[N:%.+]]: index
// CHECK: [[LESS:%.+]] = memref.cast [[A]]
// CHECK: [[E:%.+]] = memref.expand_shape [[A]] {{\[}}[0, 1], [2]] output_shape [4, 2, 4] : memref<8x4xf32, strided<[8, 1]>> into memref<4x2x4xf32, strided<[16, 8, 1]>>
// CHECK: [[CAST:%.+]] = memref.cast [[E]]
// CHECK: [[STAYS:%.+]] = memref.expand_shape [[LESS]] {{\[}}[0, 1], [2]] output_shape [[[N]], 2, 4]
// CHECK: "use"([[CAST]], [[STAYS]])
func.func @expand_of_cast(%a: memref<8x4xf32, strided<[8, 1]>>, %n: index) {
  %four = arith.constant 4 : index
  %less = memref.cast %a : memref<8x4xf32, strided<[8, 1]>> to memref<?x4xf32, strided<[8, 1]>>
  %0 = memref.expand_shape %less [[0, 1], [2]] output_shape [%four, 2, 4] : memref<?x4xf32, strided<[8, 1]>> into memref<?x2x4xf32, strided<[16, 8, 1]>>
  %1 = memref.expand_shape %less [[0, 1], [2]] output_shape [%n, 2, 4] : memref<?x4xf32, strided<[8, 1]>> into memref<?x2x4xf32, strided<[16, 8, 1]>>
  "use"(%0, %1) : (memref<?x2x4xf32, strided<[16, 8, 1]>>, memref<?x2x4xf32, strided<[16, 8, 1]>>) -> ()
  return
}
