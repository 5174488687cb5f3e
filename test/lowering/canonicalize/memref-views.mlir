// Views of views, in all the ways in which they can be one, and in which not.

// RUN: %mlcc-opt %s -canonicalize -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -canonicalize -allow-unregistered-dialect | FileCheck %s %}

// CHECK-LABEL: @views1(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: memref<2x3x4xf32>) -> memref<2x3x4xf32> {
// CHECK-NEXT: return %[[ARG0]] : memref<2x3x4xf32>
// CHECK-NEXT: }
func.func @views1(%m: memref<2x3x4xf32>) -> memref<2x3x4xf32> {
  %0 = memref.collapse_shape %m [[0], [1, 2]] : memref<2x3x4xf32> into memref<2x12xf32>
  %1 = memref.expand_shape %0 [[0], [1, 2]] output_shape [2, 3, 4] : memref<2x12xf32> into memref<2x3x4xf32>
  return %1 : memref<2x3x4xf32>
}

// CHECK-LABEL: @views2(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: memref<2x3x4xf32>) -> memref<2x12x1xf32> {
// CHECK-NEXT: %[[COLLAPSE_SHAPE:[0-9a-z_]+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0], [1, 2]] : memref<2x3x4xf32> into memref<2x12xf32>
// CHECK-NEXT: %[[EXPAND_SHAPE:[0-9a-z_]+]] = memref.expand_shape %[[COLLAPSE_SHAPE]] {{\[\[}}0], [1, 2]] output_shape [2, 12, 1] : memref<2x12xf32> into memref<2x12x1xf32>
// CHECK-NEXT: return %[[EXPAND_SHAPE]] : memref<2x12x1xf32>
// CHECK-NEXT: }
func.func @views2(%m: memref<2x3x4xf32>) -> memref<2x12x1xf32> {
  %0 = memref.collapse_shape %m [[0], [1, 2]] : memref<2x3x4xf32> into memref<2x12xf32>
  %1 = memref.expand_shape %0 [[0], [1, 2]] output_shape [2, 12, 1] : memref<2x12xf32> into memref<2x12x1xf32>
  return %1 : memref<2x12x1xf32>
}

// CHECK-LABEL: @views3(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: memref<2x3x4xf32>) -> memref<2x6x2xf32> {
// CHECK-NEXT: %[[COLLAPSE_SHAPE:[0-9a-z_]+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0], [1, 2]] : memref<2x3x4xf32> into memref<2x12xf32>
// CHECK-NEXT: %[[EXPAND_SHAPE:[0-9a-z_]+]] = memref.expand_shape %[[COLLAPSE_SHAPE]] {{\[\[}}0], [1, 2]] output_shape [2, 6, 2] : memref<2x12xf32> into memref<2x6x2xf32>
// CHECK-NEXT: return %[[EXPAND_SHAPE]] : memref<2x6x2xf32>
// CHECK-NEXT: }
func.func @views3(%m: memref<2x3x4xf32>) -> memref<2x6x2xf32> {
  %0 = memref.collapse_shape %m [[0], [1, 2]] : memref<2x3x4xf32> into memref<2x12xf32>
  %1 = memref.expand_shape %0 [[0], [1, 2]] output_shape [2, 6, 2] : memref<2x12xf32> into memref<2x6x2xf32>
  return %1 : memref<2x6x2xf32>
}

// CHECK-LABEL: @views4(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: memref<2x3x4xf32>) -> memref<6x4xf32> {
// CHECK-NEXT: %[[COLLAPSE_SHAPE:[0-9a-z_]+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0, 1], [2]] : memref<2x3x4xf32> into memref<6x4xf32>
// CHECK-NEXT: return %[[COLLAPSE_SHAPE]] : memref<6x4xf32>
// CHECK-NEXT: }
func.func @views4(%m: memref<2x3x4xf32>) -> memref<6x4xf32> {
  %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<2x3x4xf32> into memref<24xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [6, 4] : memref<24xf32> into memref<6x4xf32>
  return %1 : memref<6x4xf32>
}

// CHECK-LABEL: @views5(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: memref<2x3x4xf32>) -> memref<2x12xf32> {
// CHECK-NEXT: %[[COLLAPSE_SHAPE:[0-9a-z_]+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0], [1, 2]] : memref<2x3x4xf32> into memref<2x12xf32>
// CHECK-NEXT: return %[[COLLAPSE_SHAPE]] : memref<2x12xf32>
// CHECK-NEXT: }
func.func @views5(%m: memref<2x3x4xf32>) -> memref<2x12xf32> {
  %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<2x3x4xf32> into memref<24xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [2, 12] : memref<24xf32> into memref<2x12xf32>
  return %1 : memref<2x12xf32>
}

// CHECK-LABEL: @views6(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: memref<2x3x4xf32>) -> memref<4x6xf32> {
// CHECK-NEXT: %[[COLLAPSE_SHAPE:[0-9a-z_]+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0, 1, 2]] : memref<2x3x4xf32> into memref<24xf32>
// CHECK-NEXT: %[[EXPAND_SHAPE:[0-9a-z_]+]] = memref.expand_shape %[[COLLAPSE_SHAPE]] {{\[\[}}0, 1]] output_shape [4, 6] : memref<24xf32> into memref<4x6xf32>
// CHECK-NEXT: return %[[EXPAND_SHAPE]] : memref<4x6xf32>
// CHECK-NEXT: }
func.func @views6(%m: memref<2x3x4xf32>) -> memref<4x6xf32> {
  %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<2x3x4xf32> into memref<24xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [4, 6] : memref<24xf32> into memref<4x6xf32>
  return %1 : memref<4x6xf32>
}

// CHECK-LABEL: @views7(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: memref<6x4xf32>) -> memref<2x3x4xf32> {
// CHECK-NEXT: %[[EXPAND_SHAPE:[0-9a-z_]+]] = memref.expand_shape %[[ARG0]] {{\[\[}}0, 1], [2]] output_shape [2, 3, 4] : memref<6x4xf32> into memref<2x3x4xf32>
// CHECK-NEXT: return %[[EXPAND_SHAPE]] : memref<2x3x4xf32>
// CHECK-NEXT: }
func.func @views7(%m: memref<6x4xf32>) -> memref<2x3x4xf32> {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<6x4xf32> into memref<24xf32>
  %1 = memref.expand_shape %0 [[0, 1, 2]] output_shape [2, 3, 4] : memref<24xf32> into memref<2x3x4xf32>
  return %1 : memref<2x3x4xf32>
}

// CHECK-LABEL: @views8(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: memref<6x4xf32>) -> memref<3x2x2x2xf32> {
// CHECK-NEXT: %[[EXPAND_SHAPE:[0-9a-z_]+]] = memref.expand_shape %[[ARG0]] {{\[\[}}0, 1], [2, 3]] output_shape [3, 2, 2, 2] : memref<6x4xf32> into memref<3x2x2x2xf32>
// CHECK-NEXT: return %[[EXPAND_SHAPE]] : memref<3x2x2x2xf32>
// CHECK-NEXT: }
func.func @views8(%m: memref<6x4xf32>) -> memref<3x2x2x2xf32> {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<6x4xf32> into memref<24xf32>
  %1 = memref.expand_shape %0 [[0, 1, 2, 3]] output_shape [3, 2, 2, 2] : memref<24xf32> into memref<3x2x2x2xf32>
  return %1 : memref<3x2x2x2xf32>
}

// CHECK-LABEL: @views9(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: memref<1x6x1xf32>) -> memref<6x1xf32> {
// CHECK-NEXT: %[[COLLAPSE_SHAPE:[0-9a-z_]+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0, 1], [2]] : memref<1x6x1xf32> into memref<6x1xf32>
// CHECK-NEXT: return %[[COLLAPSE_SHAPE]] : memref<6x1xf32>
// CHECK-NEXT: }
func.func @views9(%m: memref<1x6x1xf32>) -> memref<6x1xf32> {
  %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<1x6x1xf32> into memref<6xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [6, 1] : memref<6xf32> into memref<6x1xf32>
  return %1 : memref<6x1xf32>
}

// CHECK-LABEL: @views10(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: memref<1x6x1xf32>) -> memref<1x6xf32> {
// CHECK-NEXT: %[[COLLAPSE_SHAPE:[0-9a-z_]+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0], [1, 2]] : memref<1x6x1xf32> into memref<1x6xf32>
// CHECK-NEXT: return %[[COLLAPSE_SHAPE]] : memref<1x6xf32>
// CHECK-NEXT: }
func.func @views10(%m: memref<1x6x1xf32>) -> memref<1x6xf32> {
  %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<1x6x1xf32> into memref<6xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [1, 6] : memref<6xf32> into memref<1x6xf32>
  return %1 : memref<1x6xf32>
}

// CHECK-LABEL: @views11(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: memref<1x1xf32>) -> memref<1x1x1xf32> {
// CHECK-NEXT: %[[EXPAND_SHAPE:[0-9a-z_]+]] = memref.expand_shape %[[ARG0]] {{\[\[}}0], [1, 2]] output_shape [1, 1, 1] : memref<1x1xf32> into memref<1x1x1xf32>
// CHECK-NEXT: return %[[EXPAND_SHAPE]] : memref<1x1x1xf32>
// CHECK-NEXT: }
func.func @views11(%m: memref<1x1xf32>) -> memref<1x1x1xf32> {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<1x1xf32> into memref<1xf32>
  %1 = memref.expand_shape %0 [[0, 1, 2]] output_shape [1, 1, 1] : memref<1xf32> into memref<1x1x1xf32>
  return %1 : memref<1x1x1xf32>
}

// CHECK-LABEL: @views12(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: memref<2x3x1x4xf32>) -> memref<6x4x1xf32> {
// CHECK-NEXT: %[[COLLAPSE_SHAPE:[0-9a-z_]+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0, 1], [2, 3]] : memref<2x3x1x4xf32> into memref<6x4xf32>
// CHECK-NEXT: %[[EXPAND_SHAPE:[0-9a-z_]+]] = memref.expand_shape %[[COLLAPSE_SHAPE]] {{\[\[}}0], [1, 2]] output_shape [6, 4, 1] : memref<6x4xf32> into memref<6x4x1xf32>
// CHECK-NEXT: return %[[EXPAND_SHAPE]] : memref<6x4x1xf32>
// CHECK-NEXT: }
func.func @views12(%m: memref<2x3x1x4xf32>) -> memref<6x4x1xf32> {
  %0 = memref.collapse_shape %m [[0, 1], [2, 3]] : memref<2x3x1x4xf32> into memref<6x4xf32>
  %1 = memref.expand_shape %0 [[0], [1, 2]] output_shape [6, 4, 1] : memref<6x4xf32> into memref<6x4x1xf32>
  return %1 : memref<6x4x1xf32>
}

// CHECK-LABEL: @views13(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: memref<2x3x4x5xf32>) -> memref<2x3x20xf32> {
// CHECK-NEXT: %[[COLLAPSE_SHAPE:[0-9a-z_]+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0], [1], [2, 3]] : memref<2x3x4x5xf32> into memref<2x3x20xf32>
// CHECK-NEXT: return %[[COLLAPSE_SHAPE]] : memref<2x3x20xf32>
// CHECK-NEXT: }
func.func @views13(%m: memref<2x3x4x5xf32>) -> memref<2x3x20xf32> {
  %0 = memref.collapse_shape %m [[0, 1], [2, 3]] : memref<2x3x4x5xf32> into memref<6x20xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [2, 3, 20] : memref<6x20xf32> into memref<2x3x20xf32>
  return %1 : memref<2x3x20xf32>
}

// CHECK-LABEL: @views14(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: memref<2x3x4x5xf32>) -> memref<6x4x5xf32> {
// CHECK-NEXT: %[[COLLAPSE_SHAPE:[0-9a-z_]+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0, 1], [2], [3]] : memref<2x3x4x5xf32> into memref<6x4x5xf32>
// CHECK-NEXT: return %[[COLLAPSE_SHAPE]] : memref<6x4x5xf32>
// CHECK-NEXT: }
func.func @views14(%m: memref<2x3x4x5xf32>) -> memref<6x4x5xf32> {
  %0 = memref.collapse_shape %m [[0, 1], [2, 3]] : memref<2x3x4x5xf32> into memref<6x20xf32>
  %1 = memref.expand_shape %0 [[0], [1, 2]] output_shape [6, 4, 5] : memref<6x20xf32> into memref<6x4x5xf32>
  return %1 : memref<6x4x5xf32>
}

// CHECK-LABEL: @views15(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: memref<2x3x4x5xf32>) -> memref<3x2x20xf32> {
// CHECK-NEXT: %[[COLLAPSE_SHAPE:[0-9a-z_]+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0, 1], [2, 3]] : memref<2x3x4x5xf32> into memref<6x20xf32>
// CHECK-NEXT: %[[EXPAND_SHAPE:[0-9a-z_]+]] = memref.expand_shape %[[COLLAPSE_SHAPE]] {{\[\[}}0, 1], [2]] output_shape [3, 2, 20] : memref<6x20xf32> into memref<3x2x20xf32>
// CHECK-NEXT: return %[[EXPAND_SHAPE]] : memref<3x2x20xf32>
// CHECK-NEXT: }
func.func @views15(%m: memref<2x3x4x5xf32>) -> memref<3x2x20xf32> {
  %0 = memref.collapse_shape %m [[0, 1], [2, 3]] : memref<2x3x4x5xf32> into memref<6x20xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [3, 2, 20] : memref<6x20xf32> into memref<3x2x20xf32>
  return %1 : memref<3x2x20xf32>
}

// CHECK-LABEL: @views16(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: memref<?x3x4xf32>, %[[ARG1:[0-9a-z_]+]]: index) -> memref<?x12x1xf32> {
// CHECK-NEXT: %[[COLLAPSE_SHAPE:[0-9a-z_]+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0], [1, 2]] : memref<?x3x4xf32> into memref<?x12xf32>
// CHECK-NEXT: %[[EXPAND_SHAPE:[0-9a-z_]+]] = memref.expand_shape %[[COLLAPSE_SHAPE]] {{\[\[}}0], [1, 2]] output_shape [%[[ARG1]], 12, 1] : memref<?x12xf32> into memref<?x12x1xf32>
// CHECK-NEXT: return %[[EXPAND_SHAPE]] : memref<?x12x1xf32>
// CHECK-NEXT: }
func.func @views16(%m: memref<?x3x4xf32>, %n: index) -> memref<?x12x1xf32> {
  %0 = memref.collapse_shape %m [[0], [1, 2]] : memref<?x3x4xf32> into memref<?x12xf32>
  %1 = memref.expand_shape %0 [[0], [1, 2]] output_shape [%n, 12, 1] : memref<?x12xf32> into memref<?x12x1xf32>
  return %1 : memref<?x12x1xf32>
}

// CHECK-LABEL: @views17(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: memref<?x3x4xf32>, %[[ARG1:[0-9a-z_]+]]: index) -> memref<?x12xf32> {
// CHECK-NEXT: %[[COLLAPSE_SHAPE:[0-9a-z_]+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0], [1, 2]] : memref<?x3x4xf32> into memref<?x12xf32>
// CHECK-NEXT: return %[[COLLAPSE_SHAPE]] : memref<?x12xf32>
// CHECK-NEXT: }
func.func @views17(%m: memref<?x3x4xf32>, %n: index) -> memref<?x12xf32> {
  %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<?x3x4xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [%n, 12] : memref<?xf32> into memref<?x12xf32>
  return %1 : memref<?x12xf32>
}

// CHECK-LABEL: @views18(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: memref<?x3x4xf32>, %[[ARG1:[0-9a-z_]+]]: index) -> memref<?x3x4xf32> {
// CHECK-NEXT: return %[[ARG0]] : memref<?x3x4xf32>
// CHECK-NEXT: }
func.func @views18(%m: memref<?x3x4xf32>, %n: index) -> memref<?x3x4xf32> {
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<?x3x4xf32> into memref<?x4xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [%n, 3, 4] : memref<?x4xf32> into memref<?x3x4xf32>
  return %1 : memref<?x3x4xf32>
}

// CHECK-LABEL: @views19(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: memref<2x?xf32>, %[[ARG1:[0-9a-z_]+]]: index) -> memref<2x?xf32> {
// CHECK-NEXT: return %[[ARG0]] : memref<2x?xf32>
// CHECK-NEXT: }
func.func @views19(%m: memref<2x?xf32>, %n: index) -> memref<2x?xf32> {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<2x?xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [2, %n] : memref<?xf32> into memref<2x?xf32>
  return %1 : memref<2x?xf32>
}

// CHECK-LABEL: @views20(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: memref<2x?x4xf32>, %[[ARG1:[0-9a-z_]+]]: index) -> memref<2x?x4xf32> {
// CHECK-NEXT: return %[[ARG0]] : memref<2x?x4xf32>
// CHECK-NEXT: }
func.func @views20(%m: memref<2x?x4xf32>, %n: index) -> memref<2x?x4xf32> {
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<2x?x4xf32> into memref<?x4xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [2, %n, 4] : memref<?x4xf32> into memref<2x?x4xf32>
  return %1 : memref<2x?x4xf32>
}

// CHECK-LABEL: @views21(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: memref<?x?xf32>, %[[ARG1:[0-9a-z_]+]]: index) -> memref<?x3xf32> {
// CHECK-NEXT: %[[COLLAPSE_SHAPE:[0-9a-z_]+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0, 1]] : memref<?x?xf32> into memref<?xf32>
// CHECK-NEXT: %[[EXPAND_SHAPE:[0-9a-z_]+]] = memref.expand_shape %[[COLLAPSE_SHAPE]] {{\[\[}}0, 1]] output_shape [%[[ARG1]], 3] : memref<?xf32> into memref<?x3xf32>
// CHECK-NEXT: return %[[EXPAND_SHAPE]] : memref<?x3xf32>
// CHECK-NEXT: }
func.func @views21(%m: memref<?x?xf32>, %n: index) -> memref<?x3xf32> {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [%n, 3] : memref<?xf32> into memref<?x3xf32>
  return %1 : memref<?x3xf32>
}

// CHECK-LABEL: @views22(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: memref<6x4xf32>) -> memref<2x12xf32> {
// CHECK-NEXT: %[[EXPAND_SHAPE:[0-9a-z_]+]] = memref.expand_shape %[[ARG0]] {{\[\[}}0, 1], [2]] output_shape [2, 3, 4] : memref<6x4xf32> into memref<2x3x4xf32>
// CHECK-NEXT: %[[COLLAPSE_SHAPE:[0-9a-z_]+]] = memref.collapse_shape %[[EXPAND_SHAPE]] {{\[\[}}0], [1, 2]] : memref<2x3x4xf32> into memref<2x12xf32>
// CHECK-NEXT: return %[[COLLAPSE_SHAPE]] : memref<2x12xf32>
// CHECK-NEXT: }
func.func @views22(%m: memref<6x4xf32>) -> memref<2x12xf32> {
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 3, 4] : memref<6x4xf32> into memref<2x3x4xf32>
  %1 = memref.collapse_shape %0 [[0], [1, 2]] : memref<2x3x4xf32> into memref<2x12xf32>
  return %1 : memref<2x12xf32>
}

// CHECK-LABEL: @views23(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: memref<6x4xf32>) -> memref<6x4xf32> {
// CHECK-NEXT: return %[[ARG0]] : memref<6x4xf32>
// CHECK-NEXT: }
func.func @views23(%m: memref<6x4xf32>) -> memref<6x4xf32> {
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 3, 4] : memref<6x4xf32> into memref<2x3x4xf32>
  %1 = memref.collapse_shape %0 [[0, 1], [2]] : memref<2x3x4xf32> into memref<6x4xf32>
  return %1 : memref<6x4xf32>
}

// CHECK-LABEL: @views24(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: memref<6x4xf32>) -> memref<24xf32> {
// CHECK-NEXT: %[[COLLAPSE_SHAPE:[0-9a-z_]+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0, 1]] : memref<6x4xf32> into memref<24xf32>
// CHECK-NEXT: return %[[COLLAPSE_SHAPE]] : memref<24xf32>
// CHECK-NEXT: }
func.func @views24(%m: memref<6x4xf32>) -> memref<24xf32> {
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 3, 4] : memref<6x4xf32> into memref<2x3x4xf32>
  %1 = memref.collapse_shape %0 [[0, 1, 2]] : memref<2x3x4xf32> into memref<24xf32>
  return %1 : memref<24xf32>
}

// CHECK-LABEL: @views25(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: memref<6x4xf32>) -> memref<12x2xf32> {
// CHECK-NEXT: %[[EXPAND_SHAPE:[0-9a-z_]+]] = memref.expand_shape %[[ARG0]] {{\[\[}}0], [1, 2]] output_shape [6, 2, 2] : memref<6x4xf32> into memref<6x2x2xf32>
// CHECK-NEXT: %[[COLLAPSE_SHAPE:[0-9a-z_]+]] = memref.collapse_shape %[[EXPAND_SHAPE]] {{\[\[}}0, 1], [2]] : memref<6x2x2xf32> into memref<12x2xf32>
// CHECK-NEXT: return %[[COLLAPSE_SHAPE]] : memref<12x2xf32>
// CHECK-NEXT: }
func.func @views25(%m: memref<6x4xf32>) -> memref<12x2xf32> {
  %0 = memref.expand_shape %m [[0], [1, 2]] output_shape [6, 2, 2] : memref<6x4xf32> into memref<6x2x2xf32>
  %1 = memref.collapse_shape %0 [[0, 1], [2]] : memref<6x2x2xf32> into memref<12x2xf32>
  return %1 : memref<12x2xf32>
}

// CHECK-LABEL: @views26(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: memref<6xf32>) -> memref<6xf32> {
// CHECK-NEXT: return %[[ARG0]] : memref<6xf32>
// CHECK-NEXT: }
func.func @views26(%m: memref<6xf32>) -> memref<6xf32> {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 3] : memref<6xf32> into memref<2x3xf32>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<2x3xf32> into memref<6xf32>
  return %1 : memref<6xf32>
}

// CHECK-LABEL: @views27(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: memref<6xf32>) -> memref<1x6xf32> {
// CHECK-NEXT: %[[EXPAND_SHAPE:[0-9a-z_]+]] = memref.expand_shape %[[ARG0]] {{\[\[}}0, 1]] output_shape [1, 6] : memref<6xf32> into memref<1x6xf32>
// CHECK-NEXT: return %[[EXPAND_SHAPE]] : memref<1x6xf32>
// CHECK-NEXT: }
func.func @views27(%m: memref<6xf32>) -> memref<1x6xf32> {
  %0 = memref.expand_shape %m [[0, 1, 2]] output_shape [1, 6, 1] : memref<6xf32> into memref<1x6x1xf32>
  %1 = memref.collapse_shape %0 [[0], [1, 2]] : memref<1x6x1xf32> into memref<1x6xf32>
  return %1 : memref<1x6xf32>
}

// CHECK-LABEL: @views28(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: memref<?x4xf32>, %[[ARG1:[0-9a-z_]+]]: index) -> memref<?x12xf32> {
// CHECK-NEXT: %[[EXPAND_SHAPE:[0-9a-z_]+]] = memref.expand_shape %[[ARG0]] {{\[\[}}0, 1], [2]] output_shape [%[[ARG1]], 3, 4] : memref<?x4xf32> into memref<?x3x4xf32>
// CHECK-NEXT: %[[COLLAPSE_SHAPE:[0-9a-z_]+]] = memref.collapse_shape %[[EXPAND_SHAPE]] {{\[\[}}0], [1, 2]] : memref<?x3x4xf32> into memref<?x12xf32>
// CHECK-NEXT: return %[[COLLAPSE_SHAPE]] : memref<?x12xf32>
// CHECK-NEXT: }
func.func @views28(%m: memref<?x4xf32>, %n: index) -> memref<?x12xf32> {
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [%n, 3, 4] : memref<?x4xf32> into memref<?x3x4xf32>
  %1 = memref.collapse_shape %0 [[0], [1, 2]] : memref<?x3x4xf32> into memref<?x12xf32>
  return %1 : memref<?x12xf32>
}

// CHECK-LABEL: @views29(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: memref<?x4xf32>, %[[ARG1:[0-9a-z_]+]]: index) -> memref<?x4xf32> {
// CHECK-NEXT: return %[[ARG0]] : memref<?x4xf32>
// CHECK-NEXT: }
func.func @views29(%m: memref<?x4xf32>, %n: index) -> memref<?x4xf32> {
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [%n, 3, 4] : memref<?x4xf32> into memref<?x3x4xf32>
  %1 = memref.collapse_shape %0 [[0, 1], [2]] : memref<?x3x4xf32> into memref<?x4xf32>
  return %1 : memref<?x4xf32>
}

// CHECK-LABEL: @views30(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: memref<?xf32>, %[[ARG1:[0-9a-z_]+]]: index) -> memref<?xf32> {
// CHECK-NEXT: return %[[ARG0]] : memref<?xf32>
// CHECK-NEXT: }
func.func @views30(%m: memref<?xf32>, %n: index) -> memref<?xf32> {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [%n, 3] : memref<?xf32> into memref<?x3xf32>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<?x3xf32> into memref<?xf32>
  return %1 : memref<?xf32>
}

// CHECK-LABEL: @views31(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: memref<?x4xf32>, %[[ARG1:[0-9a-z_]+]]: index) -> memref<?xf32> {
// CHECK-NEXT: %[[COLLAPSE_SHAPE:[0-9a-z_]+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0, 1]] : memref<?x4xf32> into memref<?xf32>
// CHECK-NEXT: return %[[COLLAPSE_SHAPE]] : memref<?xf32>
// CHECK-NEXT: }
func.func @views31(%m: memref<?x4xf32>, %n: index) -> memref<?xf32> {
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [%n, 3, 4] : memref<?x4xf32> into memref<?x3x4xf32>
  %1 = memref.collapse_shape %0 [[0, 1, 2]] : memref<?x3x4xf32> into memref<?xf32>
  return %1 : memref<?xf32>
}

// CHECK-LABEL: @views32(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: memref<2x3x4x5xf32>) -> memref<6x20xf32> {
// CHECK-NEXT: %[[COLLAPSE_SHAPE:[0-9a-z_]+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0, 1], [2, 3]] : memref<2x3x4x5xf32> into memref<6x20xf32>
// CHECK-NEXT: return %[[COLLAPSE_SHAPE]] : memref<6x20xf32>
// CHECK-NEXT: }
func.func @views32(%m: memref<2x3x4x5xf32>) -> memref<6x20xf32> {
  %0 = memref.collapse_shape %m [[0, 1], [2], [3]] : memref<2x3x4x5xf32> into memref<6x4x5xf32>
  %1 = memref.collapse_shape %0 [[0], [1, 2]] : memref<6x4x5xf32> into memref<6x20xf32>
  return %1 : memref<6x20xf32>
}

// CHECK-LABEL: @views33(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: memref<2x3x4x5xf32>) -> memref<120xf32> {
// CHECK-NEXT: %[[COLLAPSE_SHAPE:[0-9a-z_]+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0, 1, 2, 3]] : memref<2x3x4x5xf32> into memref<120xf32>
// CHECK-NEXT: return %[[COLLAPSE_SHAPE]] : memref<120xf32>
// CHECK-NEXT: }
func.func @views33(%m: memref<2x3x4x5xf32>) -> memref<120xf32> {
  %0 = memref.collapse_shape %m [[0, 1], [2, 3]] : memref<2x3x4x5xf32> into memref<6x20xf32>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<6x20xf32> into memref<120xf32>
  return %1 : memref<120xf32>
}

// CHECK-LABEL: @views34(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: memref<?x3x4xf32>) -> memref<?xf32> {
// CHECK-NEXT: %[[COLLAPSE_SHAPE:[0-9a-z_]+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0, 1, 2]] : memref<?x3x4xf32> into memref<?xf32>
// CHECK-NEXT: return %[[COLLAPSE_SHAPE]] : memref<?xf32>
// CHECK-NEXT: }
func.func @views34(%m: memref<?x3x4xf32>) -> memref<?xf32> {
  %0 = memref.collapse_shape %m [[0], [1, 2]] : memref<?x3x4xf32> into memref<?x12xf32>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<?x12xf32> into memref<?xf32>
  return %1 : memref<?xf32>
}

// CHECK-LABEL: @views35(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: memref<24xf32>) -> memref<2x3x4xf32> {
// CHECK-NEXT: %[[EXPAND_SHAPE:[0-9a-z_]+]] = memref.expand_shape %[[ARG0]] {{\[\[}}0, 1, 2]] output_shape [2, 3, 4] : memref<24xf32> into memref<2x3x4xf32>
// CHECK-NEXT: return %[[EXPAND_SHAPE]] : memref<2x3x4xf32>
// CHECK-NEXT: }
func.func @views35(%m: memref<24xf32>) -> memref<2x3x4xf32> {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [6, 4] : memref<24xf32> into memref<6x4xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [2, 3, 4] : memref<6x4xf32> into memref<2x3x4xf32>
  return %1 : memref<2x3x4xf32>
}

// CHECK-LABEL: @views36(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: memref<24x5xf32>) -> memref<6x2x2x5xf32> {
// CHECK-NEXT: %[[EXPAND_SHAPE:[0-9a-z_]+]] = memref.expand_shape %[[ARG0]] {{\[\[}}0, 1, 2], [3]] output_shape [6, 2, 2, 5] : memref<24x5xf32> into memref<6x2x2x5xf32>
// CHECK-NEXT: return %[[EXPAND_SHAPE]] : memref<6x2x2x5xf32>
// CHECK-NEXT: }
func.func @views36(%m: memref<24x5xf32>) -> memref<6x2x2x5xf32> {
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [6, 4, 5] : memref<24x5xf32> into memref<6x4x5xf32>
  %1 = memref.expand_shape %0 [[0], [1, 2], [3]] output_shape [6, 2, 2, 5] : memref<6x4x5xf32> into memref<6x2x2x5xf32>
  return %1 : memref<6x2x2x5xf32>
}

// A cast before, that forgets a size or tells one.
// CHECK-LABEL: @cast_collapse(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: memref<2x3xf32>) -> memref<?xf32> {
// CHECK-NEXT: %[[COLLAPSE_SHAPE:[0-9a-z_]+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0, 1]] : memref<2x3xf32> into memref<6xf32>
// CHECK-NEXT: %[[CAST:[0-9a-z_]+]] = memref.cast %[[COLLAPSE_SHAPE]] : memref<6xf32> to memref<?xf32>
// CHECK-NEXT: return %[[CAST]] : memref<?xf32>
// CHECK-NEXT: }
func.func @cast_collapse(%m: memref<2x3xf32>) -> memref<?xf32> {
  %0 = memref.cast %m : memref<2x3xf32> to memref<?x3xf32>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<?x3xf32> into memref<?xf32>
  return %1 : memref<?xf32>
}

// CHECK-LABEL: @cast_collapse_tells(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: memref<?x3xf32>) -> memref<6xf32> {
// CHECK-NEXT: %[[CAST:[0-9a-z_]+]] = memref.cast %[[ARG0]] : memref<?x3xf32> to memref<2x3xf32>
// CHECK-NEXT: %[[COLLAPSE_SHAPE:[0-9a-z_]+]] = memref.collapse_shape %[[CAST]] {{\[\[}}0, 1]] : memref<2x3xf32> into memref<6xf32>
// CHECK-NEXT: return %[[COLLAPSE_SHAPE]] : memref<6xf32>
// CHECK-NEXT: }
func.func @cast_collapse_tells(%m: memref<?x3xf32>) -> memref<6xf32> {
  %0 = memref.cast %m : memref<?x3xf32> to memref<2x3xf32>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<2x3xf32> into memref<6xf32>
  return %1 : memref<6xf32>
}

// CHECK-LABEL: @cast_collapse_same(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: memref<2x3x?xf32>) -> memref<6x?xf32> {
// CHECK-NEXT: %[[COLLAPSE_SHAPE:[0-9a-z_]+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0, 1], [2]] : memref<2x3x?xf32> into memref<6x?xf32>
// CHECK-NEXT: return %[[COLLAPSE_SHAPE]] : memref<6x?xf32>
// CHECK-NEXT: }
func.func @cast_collapse_same(%m: memref<2x3x?xf32>) -> memref<6x?xf32> {
  %0 = memref.cast %m : memref<2x3x?xf32> to memref<2x3x?xf32, strided<[?, ?, 1]>>
  %1 = memref.cast %0 : memref<2x3x?xf32, strided<[?, ?, 1]>> to memref<2x3x?xf32>
  %2 = memref.collapse_shape %1 [[0, 1], [2]] : memref<2x3x?xf32> into memref<6x?xf32>
  return %2 : memref<6x?xf32>
}

// CHECK-LABEL: @cast_expand(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: memref<6xf32>, %[[ARG1:[0-9a-z_]+]]: index) -> memref<?x3xf32> {
// CHECK-NEXT: %[[CAST:[0-9a-z_]+]] = memref.cast %[[ARG0]] : memref<6xf32> to memref<?xf32>
// CHECK-NEXT: %[[EXPAND_SHAPE:[0-9a-z_]+]] = memref.expand_shape %[[CAST]] {{\[\[}}0, 1]] output_shape [%[[ARG1]], 3] : memref<?xf32> into memref<?x3xf32>
// CHECK-NEXT: return %[[EXPAND_SHAPE]] : memref<?x3xf32>
// CHECK-NEXT: }
func.func @cast_expand(%m: memref<6xf32>, %n: index) -> memref<?x3xf32> {
  %0 = memref.cast %m : memref<6xf32> to memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [%n, 3] : memref<?xf32> into memref<?x3xf32>
  return %1 : memref<?x3xf32>
}

// CHECK-LABEL: @constant_expand(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: memref<?xf32>) -> memref<?x3xf32> {
// CHECK-NEXT: %[[C2:[0-9a-z_]+]] = arith.constant 2 : index
// CHECK-NEXT: %[[EXPAND_SHAPE:[0-9a-z_]+]] = memref.expand_shape %[[ARG0]] {{\[\[}}0, 1]] output_shape [%[[C2]], 3] : memref<?xf32> into memref<?x3xf32>
// CHECK-NEXT: return %[[EXPAND_SHAPE]] : memref<?x3xf32>
// CHECK-NEXT: }
func.func @constant_expand(%m: memref<?xf32>) -> memref<?x3xf32> {
  %c2 = arith.constant 2 : index
  %1 = memref.expand_shape %m [[0, 1]] output_shape [%c2, 3] : memref<?xf32> into memref<?x3xf32>
  return %1 : memref<?x3xf32>
}

// Scopes, of which the last in a block goes and others stay.
// CHECK-LABEL: @scope_last(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: index) {
// CHECK-NEXT: %[[ALLOCA:[0-9a-z_]+]] = memref.alloca(%[[ARG0]]) : memref<?xf32>
// CHECK-NEXT: "use"(%[[ALLOCA]]) : (memref<?xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @scope_last(%n: index) {
  scf.execute_region {
    memref.alloca_scope {
      %0 = memref.alloca(%n) : memref<?xf32>
      "use"(%0) : (memref<?xf32>) -> ()
    }
    scf.yield
  }
  return
}

// CHECK-LABEL: @scope_of_function(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: index) {
// CHECK-NEXT: %[[ALLOCA:[0-9a-z_]+]] = memref.alloca(%[[ARG0]]) : memref<?xf32>
// CHECK-NEXT: "use"(%[[ALLOCA]]) : (memref<?xf32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @scope_of_function(%n: index) {
  memref.alloca_scope {
    %0 = memref.alloca(%n) : memref<?xf32>
    "use"(%0) : (memref<?xf32>) -> ()
  }
  return
}

// CHECK-LABEL: @scope_in_loop(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: index, %[[ARG1:[0-9a-z_]+]]: index) {
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @scope_in_loop(%n: index, %c1: index) {
  scf.for %i = %n to %n step %c1 {
    memref.alloca_scope {
      %0 = memref.alloca(%i) : memref<?xf32>
      "use"(%0) : (memref<?xf32>) -> ()
    }
  }
  return
}

// CHECK-LABEL: @scope_followed(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: index) {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: %[[ALLOCA:[0-9a-z_]+]] = memref.alloca(%[[ARG0]]) : memref<?xf32>
// CHECK-NEXT: "use"(%[[ALLOCA]]) : (memref<?xf32>) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: "other"() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @scope_followed(%n: index) {
  memref.alloca_scope {
    %0 = memref.alloca(%n) : memref<?xf32>
    "use"(%0) : (memref<?xf32>) -> ()
  }
  "other"() : () -> ()
  return
}

// CHECK-LABEL: @scope_without_memory(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: index) -> index {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = arith.addi %[[ARG0]], %[[ARG0]] : index
// CHECK-NEXT: "other"() : () -> ()
// CHECK-NEXT: return %[[V0]] : index
// CHECK-NEXT: }
func.func @scope_without_memory(%n: index) -> index {
  %0 = memref.alloca_scope -> (index) {
    %1 = arith.addi %n, %n : index
    memref.alloca_scope.return %1 : index
  }
  "other"() : () -> ()
  return %0 : index
}

// CHECK-LABEL: @scope_inside_if(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i1, %[[ARG1:[0-9a-z_]+]]: index) {
// CHECK-NEXT: %[[ALLOCA:[0-9a-z_]+]] = memref.alloca(%[[ARG1]]) : memref<?xf32>
// CHECK-NEXT: scf.if %[[ARG0]] {
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: "use"(%[[ALLOCA]]) : (memref<?xf32>) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @scope_inside_if(%c: i1, %n: index) {
  scf.if %c {
    memref.alloca_scope {
      %0 = memref.alloca(%n) : memref<?xf32>
      "use"(%0) : (memref<?xf32>) -> ()
    }
  }
  return
}

// CHECK-LABEL: @scope_with_the_size(
// CHECK-NEXT: scf.if
// CHECK-NEXT: memref.alloca_scope  {
// CHECK-NEXT: [[N:%.+]] = "size"() : () -> index
// CHECK-NEXT: memref.alloca([[N]]) : memref<?xf32>
func.func @scope_with_the_size(%c: i1) {
  scf.if %c {
    memref.alloca_scope {
      %n = "size"() : () -> index
      %0 = memref.alloca(%n) : memref<?xf32>
      "use"(%0) : (memref<?xf32>) -> ()
    }
  }
  return
}

// Dimensions of what is reshaped.
// CHECK-LABEL: @dim_of_reshape(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: memref<*xf32>, %[[ARG1:[0-9a-z_]+]]: memref<3xindex>, %[[ARG2:[0-9a-z_]+]]: index) -> (index, index) {
// CHECK-NEXT: %[[C1:[0-9a-z_]+]] = arith.constant 1 : index
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = memref.load %[[ARG1]][%[[ARG2]]] : memref<3xindex>
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = memref.load %[[ARG1]][%[[C1]]] : memref<3xindex>
// CHECK-NEXT: memref.store %[[C1]], %[[ARG1]][%[[C1]]] : memref<3xindex>
// CHECK-NEXT: return %[[V1]], %[[V0]] : index, index
// CHECK-NEXT: }
func.func @dim_of_reshape(%m: memref<*xf32>, %s: memref<3xindex>, %i: index) -> (index, index) {
  %c1 = arith.constant 1 : index
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<3xindex>) -> memref<?x?x?xf32>
  %1 = memref.dim %0, %c1 : memref<?x?x?xf32>
  memref.store %c1, %s[%c1] : memref<3xindex>
  %2 = memref.dim %0, %i : memref<?x?x?xf32>
  return %1, %2 : index, index
}

// CHECK-LABEL: @dim_of_reshape_narrow(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: memref<*xf32>, %[[ARG1:[0-9a-z_]+]]: memref<3xi32>) -> index {
// CHECK-NEXT: %[[C1:[0-9a-z_]+]] = arith.constant 1 : index
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = memref.load %[[ARG1]][%[[C1]]] : memref<3xi32>
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = arith.index_cast %[[V0]] : i32 to index
// CHECK-NEXT: return %[[V1]] : index
// CHECK-NEXT: }
func.func @dim_of_reshape_narrow(%m: memref<*xf32>, %s: memref<3xi32>) -> index {
  %c1 = arith.constant 1 : index
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<3xi32>) -> memref<?x?x?xf32>
  %1 = memref.dim %0, %c1 : memref<?x?x?xf32>
  return %1 : index
}

// CHECK-LABEL: @dim_inside(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: memref<*xf32>, %[[ARG1:[0-9a-z_]+]]: memref<2xindex>, %[[ARG2:[0-9a-z_]+]]: index, %[[ARG3:[0-9a-z_]+]]: index) {
// CHECK-NEXT: %[[RESHAPE:[0-9a-z_]+]] = memref.reshape %[[ARG0]](%[[ARG1]]) : (memref<*xf32>, memref<2xindex>) -> memref<?x?xf32>
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = memref.load %[[ARG1]][%[[ARG3]]] : memref<2xindex>
// CHECK-NEXT: scf.for %[[ARG4:[0-9a-z_]+]] = %[[ARG2]] to %[[ARG3]] step %[[ARG2]] {
// CHECK-NEXT: %[[DIM:[0-9a-z_]+]] = memref.dim %[[RESHAPE]], %[[ARG4]] : memref<?x?xf32>
// CHECK-NEXT: "use"(%[[DIM]], %[[V0]]) : (index, index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @dim_inside(%m: memref<*xf32>, %s: memref<2xindex>, %a: index, %b: index) {
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<2xindex>) -> memref<?x?xf32>
  scf.for %i = %a to %b step %a {
    %1 = memref.dim %0, %i : memref<?x?xf32>
    %2 = memref.dim %0, %b : memref<?x?xf32>
    "use"(%1, %2) : (index, index) -> ()
  }
  return
}

// CHECK-LABEL: @dim_after_index(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: memref<*xf32>, %[[ARG1:[0-9a-z_]+]]: memref<2xindex>) -> index {
// CHECK-NEXT: %[[RESHAPE:[0-9a-z_]+]] = memref.reshape %[[ARG0]](%[[ARG1]]) : (memref<*xf32>, memref<2xindex>) -> memref<?x?xf32>
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = "index"() : () -> index
// CHECK-NEXT: %[[DIM:[0-9a-z_]+]] = memref.dim %[[RESHAPE]], %[[V0]] : memref<?x?xf32>
// CHECK-NEXT: return %[[DIM]] : index
// CHECK-NEXT: }
func.func @dim_after_index(%m: memref<*xf32>, %s: memref<2xindex>) -> index {
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<2xindex>) -> memref<?x?xf32>
  %i = "index"() : () -> index
  %1 = memref.dim %0, %i : memref<?x?xf32>
  return %1 : index
}

// Copies of nothing, of casts, to themselves.
// CHECK-LABEL: @copies(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: memref<0x4xf32>, %[[ARG1:[0-9a-z_]+]]: memref<0x4xf32>, %[[ARG2:[0-9a-z_]+]]: memref<4xf32>, %[[ARG3:[0-9a-z_]+]]: memref<4xf32>, %[[ARG4:[0-9a-z_]+]]: memref<*xf32>) {
// CHECK-NEXT: memref.copy %[[ARG2]], %[[ARG3]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: %[[CAST:[0-9a-z_]+]] = memref.cast %[[ARG4]] : memref<*xf32> to memref<4xf32>
// CHECK-NEXT: memref.copy %[[CAST]], %[[ARG2]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @copies(%a: memref<0x4xf32>, %b: memref<0x4xf32>, %m: memref<4xf32>, %n: memref<4xf32>, %u: memref<*xf32>) {
  memref.copy %a, %b : memref<0x4xf32> to memref<0x4xf32>
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %1 = memref.cast %n : memref<4xf32> to memref<?xf32>
  memref.copy %0, %1 : memref<?xf32> to memref<?xf32>
  memref.copy %m, %m : memref<4xf32> to memref<4xf32>
  %2 = memref.cast %u : memref<*xf32> to memref<4xf32>
  memref.copy %2, %m : memref<4xf32> to memref<4xf32>
  return
}

// Parts of parts.
// CHECK-LABEL: @subviews(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: memref<8x16xf32>, %[[ARG1:[0-9a-z_]+]]: index) -> (memref<2x4xf32, strided<[16, 1], offset: ?>>, memref<3xf32, strided<[32], offset: 33>>, memref<?x4xf32, strided<[16, 1], offset: ?>>) {
// CHECK-NEXT: %[[SUBVIEW:[0-9a-z_]+]] = memref.subview %[[ARG0]][1, 2] [4, 8] [1, 1] : memref<8x16xf32> to memref<4x8xf32, strided<[16, 1], offset: 18>>
// CHECK-NEXT: %[[SUBVIEW_0:[0-9a-z_]+]] = memref.subview %[[SUBVIEW]][%[[ARG1]], 1] [2, 4] [1, 1] : memref<4x8xf32, strided<[16, 1], offset: 18>> to memref<2x4xf32, strided<[16, 1], offset: ?>>
// CHECK-NEXT: %[[SUBVIEW_1:[0-9a-z_]+]] = memref.subview %[[ARG0]][0, 1] [8, 1] [1, 1] : memref<8x16xf32> to memref<8xf32, strided<[16], offset: 1>>
// CHECK-NEXT: %[[SUBVIEW_2:[0-9a-z_]+]] = memref.subview %[[SUBVIEW_1]][2] [3] [2] : memref<8xf32, strided<[16], offset: 1>> to memref<3xf32, strided<[32], offset: 33>>
// CHECK-NEXT: %[[SUBVIEW_3:[0-9a-z_]+]] = memref.subview %[[ARG0]][2, %[[ARG1]]] [2, 4] [1, 1] : memref<8x16xf32> to memref<2x4xf32, strided<[16, 1], offset: ?>>
// CHECK-NEXT: %[[CAST:[0-9a-z_]+]] = memref.cast %[[SUBVIEW_3]] : memref<2x4xf32, strided<[16, 1], offset: ?>> to memref<?x4xf32, strided<[16, 1], offset: ?>>
// CHECK-NEXT: return %[[SUBVIEW_0]], %[[SUBVIEW_2]], %[[CAST]] : memref<2x4xf32, strided<[16, 1], offset: ?>>, memref<3xf32, strided<[32], offset: 33>>, memref<?x4xf32, strided<[16, 1], offset: ?>>
// CHECK-NEXT: }
func.func @subviews(%m: memref<8x16xf32>, %i: index) -> (memref<2x4xf32, strided<[16, 1], offset: ?>>, memref<3xf32, strided<[32], offset: 33>>, memref<?x4xf32, strided<[16, 1], offset: ?>>) {
  %0 = memref.subview %m[1, 2] [4, 8] [1, 1] : memref<8x16xf32> to memref<4x8xf32, strided<[16, 1], offset: 18>>
  %1 = memref.subview %0[%i, 1] [2, 4] [1, 1] : memref<4x8xf32, strided<[16, 1], offset: 18>> to memref<2x4xf32, strided<[16, 1], offset: ?>>
  %2 = memref.subview %m[0, 1] [8, 1] [1, 1] : memref<8x16xf32> to memref<8xf32, strided<[16], offset: 1>>
  %3 = memref.subview %2[2] [3] [2] : memref<8xf32, strided<[16], offset: 1>> to memref<3xf32, strided<[32], offset: 33>>
  %c2 = arith.constant 2 : index
  %4 = memref.subview %m[%c2, %i] [%c2, 4] [1, 1] : memref<8x16xf32> to memref<?x4xf32, strided<[16, 1], offset: ?>>
  return %1, %3, %4 : memref<2x4xf32, strided<[16, 1], offset: ?>>, memref<3xf32, strided<[32], offset: 33>>, memref<?x4xf32, strided<[16, 1], offset: ?>>
}

// CHECK-LABEL: @subview_whole(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: memref<8x16xf32>, %[[ARG1:[0-9a-z_]+]]: memref<?x16xf32>, %[[ARG2:[0-9a-z_]+]]: index) -> (memref<8x16xf32>, memref<?x16xf32>, memref<4x16xf32, strided<[32, 1]>>) {
// CHECK-NEXT: %[[SUBVIEW:[0-9a-z_]+]] = memref.subview %[[ARG1]][0, 0] [%[[ARG2]], 16] [1, 1] : memref<?x16xf32> to memref<?x16xf32>
// CHECK-NEXT: %[[SUBVIEW_0:[0-9a-z_]+]] = memref.subview %[[ARG0]][0, 0] [4, 16] [2, 1] : memref<8x16xf32> to memref<4x16xf32, strided<[32, 1]>>
// CHECK-NEXT: return %[[ARG0]], %[[SUBVIEW]], %[[SUBVIEW_0]] : memref<8x16xf32>, memref<?x16xf32>, memref<4x16xf32, strided<[32, 1]>>
// CHECK-NEXT: }
func.func @subview_whole(%m: memref<8x16xf32>, %n: memref<?x16xf32>, %s: index) -> (memref<8x16xf32>, memref<?x16xf32>, memref<4x16xf32, strided<[32, 1]>>) {
  %0 = memref.subview %m[0, 0] [8, 16] [1, 1] : memref<8x16xf32> to memref<8x16xf32>
  %1 = memref.subview %n[0, 0] [%s, 16] [1, 1] : memref<?x16xf32> to memref<?x16xf32>
  %2 = memref.subview %m[0, 0] [4, 16] [2, 1] : memref<8x16xf32> to memref<4x16xf32, strided<[32, 1]>>
  return %0, %1, %2 : memref<8x16xf32>, memref<?x16xf32>, memref<4x16xf32, strided<[32, 1]>>
}

// CHECK-LABEL: @reinterpret_twice(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: memref<?xf32>, %[[ARG1:[0-9a-z_]+]]: index) -> (memref<4xf32, strided<[1], offset: ?>>, memref<2x2xf32>) {
// CHECK-NEXT: %[[REINTERPRET_CAST:[0-9a-z_]+]] = memref.reinterpret_cast %[[ARG0]] to offset: [%[[ARG1]]], sizes: [4], strides: [1] : memref<?xf32> to memref<4xf32, strided<[1], offset: ?>>
// CHECK-NEXT: %[[REINTERPRET_CAST_0:[0-9a-z_]+]] = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [2, 2], strides: [2, 1] : memref<?xf32> to memref<2x2xf32>
// CHECK-NEXT: return %[[REINTERPRET_CAST]], %[[REINTERPRET_CAST_0]] : memref<4xf32, strided<[1], offset: ?>>, memref<2x2xf32>
// CHECK-NEXT: }
func.func @reinterpret_twice(%m: memref<?xf32>, %o: index) -> (memref<4xf32, strided<[1], offset: ?>>, memref<2x2xf32>) {
  %c4 = arith.constant 4 : index
  %c1 = arith.constant 1 : index
  %0 = memref.reinterpret_cast %m to offset: [3], sizes: [2], strides: [1] : memref<?xf32> to memref<2xf32, strided<[1], offset: 3>>
  %1 = memref.reinterpret_cast %0 to offset: [%o], sizes: [4], strides: [1] : memref<2xf32, strided<[1], offset: 3>> to memref<4xf32, strided<[1], offset: ?>>
  %2 = memref.cast %m : memref<?xf32> to memref<8xf32>
  %3 = memref.reinterpret_cast %2 to offset: [0], sizes: [2, 2], strides: [2, 1] : memref<8xf32> to memref<2x2xf32>
  return %1, %3 : memref<4xf32, strided<[1], offset: ?>>, memref<2x2xf32>
}

// CHECK-LABEL: @reinterpret_of_metadata(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: memref<?x?xf32, strided<[?, ?], offset: ?>>, %[[ARG1:[0-9a-z_]+]]: index) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT: %[[BASE_BUFFER:[0-9a-z_]+]], %[[OFFSET:[0-9a-z_]+]], %[[SIZES:[0-9a-z_]+]]:2, %[[STRIDES:[0-9a-z_]+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: %[[REINTERPRET_CAST:[0-9a-z_]+]] = memref.reinterpret_cast %[[ARG0]] to offset: [%[[ARG1]]], sizes: [%[[SIZES]]#0, %[[SIZES]]#1], strides: [%[[STRIDES]]#0, %[[STRIDES]]#1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: %[[REINTERPRET_CAST_0:[0-9a-z_]+]] = memref.reinterpret_cast %[[ARG0]] to offset: [%[[OFFSET]]], sizes: [%[[SIZES]]#0, %[[SIZES]]#1], strides: [%[[STRIDES]]#1, %[[STRIDES]]#0] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: %[[REINTERPRET_CAST_1:[0-9a-z_]+]] = memref.reinterpret_cast %[[ARG0]] to offset: [%[[OFFSET]]], sizes: [%[[SIZES]]#0], strides: [%[[STRIDES]]#0] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT: return %[[ARG0]], %[[REINTERPRET_CAST]], %[[REINTERPRET_CAST_0]], %[[REINTERPRET_CAST_1]] : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT: }
func.func @reinterpret_of_metadata(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %n: index) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>) {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %b to offset: [%o], sizes: [%s#0, %s#1], strides: [%t#0, %t#1] : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %1 = memref.reinterpret_cast %b to offset: [%n], sizes: [%s#0, %s#1], strides: [%t#0, %t#1] : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %2 = memref.reinterpret_cast %b to offset: [%o], sizes: [%s#0, %s#1], strides: [%t#1, %t#0] : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %3 = memref.reinterpret_cast %b to offset: [%o], sizes: [%s#0], strides: [%t#0] : memref<f32> to memref<?xf32, strided<[?], offset: ?>>
  return %0, %1, %2, %3 : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>
}

// CHECK-LABEL: @views(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: memref<64xi8>, %[[ARG1:[0-9a-z_]+]]: index) -> (memref<?xf32>, memref<?x4xf32>) {
// CHECK-NEXT: %[[C0:[0-9a-z_]+]] = arith.constant 0 : index
// CHECK-NEXT: %[[VIEW:[0-9a-z_]+]] = memref.view %[[ARG0]][%[[C0]]][] : memref<64xi8> to memref<4xf32>
// CHECK-NEXT: %[[CAST:[0-9a-z_]+]] = memref.cast %[[VIEW]] : memref<4xf32> to memref<?xf32>
// CHECK-NEXT: %[[ALLOC:[0-9a-z_]+]] = memref.alloc(%[[ARG1]]) : memref<?xi8>
// CHECK-NEXT: %[[VIEW_0:[0-9a-z_]+]] = memref.view %[[ALLOC]][%[[C0]]][%[[ARG1]]] : memref<?xi8> to memref<?x4xf32>
// CHECK-NEXT: return %[[CAST]], %[[VIEW_0]] : memref<?xf32>, memref<?x4xf32>
// CHECK-NEXT: }
func.func @views(%m: memref<64xi8>, %n: index) -> (memref<?xf32>, memref<?x4xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = memref.view %m[%c0][%c4] : memref<64xi8> to memref<?xf32>
  %a = memref.alloc(%n) : memref<?xi8>
  %1 = memref.view %a[%c0][%n] : memref<?xi8> to memref<?x4xf32>
  return %0, %1 : memref<?xf32>, memref<?x4xf32>
}

// CHECK-LABEL: @transposed_twice(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: memref<2x3x4xf32>) -> memref<3x4x2xf32, strided<[4, 1, 12]>> {
// CHECK-NEXT: %[[TRANSPOSE:[0-9a-z_]+]] = memref.transpose %[[ARG0]] (d0, d1, d2) -> (d1, d2, d0) : memref<2x3x4xf32> to memref<3x4x2xf32, strided<[4, 1, 12]>>
// CHECK-NEXT: return %[[TRANSPOSE]] : memref<3x4x2xf32, strided<[4, 1, 12]>>
// CHECK-NEXT: }
func.func @transposed_twice(%m: memref<2x3x4xf32>) -> memref<3x4x2xf32, strided<[4, 1, 12]>> {
  %0 = memref.transpose %m (a, b, c) -> (b, a, c) : memref<2x3x4xf32> to memref<3x2x4xf32, strided<[4, 12, 1]>>
  %1 = memref.transpose %0 (a, b, c) -> (a, c, b) : memref<3x2x4xf32, strided<[4, 12, 1]>> to memref<3x4x2xf32, strided<[4, 1, 12]>>
  return %1 : memref<3x4x2xf32, strided<[4, 1, 12]>>
}

// CHECK-LABEL: @cast_then_rest(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: memref<4xf32>, %[[ARG1:[0-9a-z_]+]]: index, %[[ARG2:[0-9a-z_]+]]: f32) -> (f32, index, index) {
// CHECK-NEXT: %[[CAST:[0-9a-z_]+]] = memref.cast %[[ARG0]] : memref<4xf32> to memref<?xf32>
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = memref.load %[[ARG0]][%[[ARG1]]] : memref<4xf32>
// CHECK-NEXT: memref.store %[[ARG2]], %[[ARG0]][%[[ARG1]]] : memref<4xf32>
// CHECK-NEXT: %[[DIM:[0-9a-z_]+]] = memref.dim %[[CAST]], %[[ARG1]] : memref<?xf32>
// CHECK-NEXT: %[[CAST_0:[0-9a-z_]+]] = memref.cast %[[ARG0]] : memref<4xf32> to memref<*xf32>
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = memref.rank %[[CAST_0]] : memref<*xf32>
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = memref.atomic_rmw addf %[[ARG2]], %[[ARG0]][%[[ARG1]]] : (f32, memref<4xf32>) -> f32
// CHECK-NEXT: memref.dealloc %[[ARG0]] : memref<4xf32>
// CHECK-NEXT: return %[[V0]], %[[DIM]], %[[V1]] : f32, index, index
// CHECK-NEXT: }
func.func @cast_then_rest(%m: memref<4xf32>, %i: index, %f: f32) -> (f32, index, index) {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %1 = memref.load %0[%i] : memref<?xf32>
  memref.store %f, %0[%i] : memref<?xf32>
  %2 = memref.dim %0, %i : memref<?xf32>
  %3 = memref.cast %0 : memref<?xf32> to memref<*xf32>
  %4 = memref.rank %3 : memref<*xf32>
  %5 = memref.atomic_rmw addf %f, %0[%i] : (f32, memref<?xf32>) -> f32
  %6 = memref.cast %3 : memref<*xf32> to memref<4xf32>
  memref.dealloc %6 : memref<4xf32>
  return %1, %2, %4 : f32, index, index
}
