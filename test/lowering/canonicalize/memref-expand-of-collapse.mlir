// RUN: mlcc-opt %s -canonicalize | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -canonicalize | FileCheck %s %}
// An expansion of a collapse is one of both, where the dimensions that go
// together can be told.

// CHECK-LABEL: @collapse0(
// CHECK: memref.collapse_shape %{{.+}} {{\[\[}}0], [1, 2, 3{{\]\]}} : memref<4x2x5x4xf32> into memref<4x40xf32>
// CHECK-NOT: memref.
// CHECK: return
func.func @collapse0(%m: memref<4x2x5x4xf32>) -> memref<4x40xf32> {
  %0 = memref.collapse_shape %m [[0, 1, 2, 3]] : memref<4x2x5x4xf32> into memref<160xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [4, 40] : memref<160xf32> into memref<4x40xf32>
  return %1 : memref<4x40xf32>
}

// CHECK-LABEL: @collapse1(
// CHECK: memref.collapse_shape %{{.+}} {{\[\[}}0], [1], [2, 3{{\]\]}} : memref<5x3x6x1xf32> into memref<5x3x6xf32>
// CHECK-NOT: memref.
// CHECK: return
func.func @collapse1(%m: memref<5x3x6x1xf32>) -> memref<5x3x6xf32> {
  %0 = memref.collapse_shape %m [[0, 1, 2, 3]] : memref<5x3x6x1xf32> into memref<90xf32>
  %1 = memref.expand_shape %0 [[0, 1, 2]] output_shape [5, 3, 6] : memref<90xf32> into memref<5x3x6xf32>
  return %1 : memref<5x3x6xf32>
}

// CHECK-LABEL: @collapse2(
// CHECK: memref.collapse_shape %{{.+}} {{\[\[}}0], [1, 2, 3, 4{{\]\]}} : memref<1x2x2x6x6xf32> into memref<1x144xf32>
// CHECK-NOT: memref.
// CHECK: return
func.func @collapse2(%m: memref<1x2x2x6x6xf32>) -> memref<1x144xf32> {
  %0 = memref.collapse_shape %m [[0, 1, 2, 3, 4]] : memref<1x2x2x6x6xf32> into memref<144xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [1, 144] : memref<144xf32> into memref<1x144xf32>
  return %1 : memref<1x144xf32>
}

// CHECK-LABEL: @collapse3(
// CHECK: memref.collapse_shape %{{.+}} {{\[\[}}0], [1, 2{{\]\]}} : memref<1x1x1xf32> into memref<1x1xf32>
// CHECK-NOT: memref.
// CHECK: return
func.func @collapse3(%m: memref<1x1x1xf32>) -> memref<1x1xf32> {
  %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<1x1x1xf32> into memref<1xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [1, 1] : memref<1xf32> into memref<1x1xf32>
  return %1 : memref<1x1xf32>
}

// CHECK-LABEL: @collapse4(
// CHECK: memref.collapse_shape %{{.+}} {{\[\[}}0], [1, 2{{\]\]}} : memref<3x1x4xf32> into memref<3x4xf32>
// CHECK-NOT: memref.
// CHECK: return
func.func @collapse4(%m: memref<3x1x4xf32>) -> memref<3x4xf32> {
  %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<3x1x4xf32> into memref<12xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [3, 4] : memref<12xf32> into memref<3x4xf32>
  return %1 : memref<3x4xf32>
}

// CHECK-LABEL: @collapse5(
// CHECK: memref.collapse_shape %{{.+}} {{\[\[}}0, 1], [2], [3], [4{{\]\]}} : memref<1x3x5x1x2xf32> into memref<3x5x1x2xf32>
// CHECK-NOT: memref.
// CHECK: return
func.func @collapse5(%m: memref<1x3x5x1x2xf32>) -> memref<3x5x1x2xf32> {
  %0 = memref.collapse_shape %m [[0, 1], [2, 3], [4]] : memref<1x3x5x1x2xf32> into memref<3x5x2xf32>
  %1 = memref.expand_shape %0 [[0], [1, 2], [3]] output_shape [3, 5, 1, 2] : memref<3x5x2xf32> into memref<3x5x1x2xf32>
  return %1 : memref<3x5x1x2xf32>
}

// CHECK-LABEL: @collapse6(
// CHECK: memref.collapse_shape %{{.+}} {{\[\[}}0], [1, 2{{\]\]}} : memref<3x1x5xf32> into memref<3x5xf32>
// CHECK-NOT: memref.
// CHECK: return
func.func @collapse6(%m: memref<3x1x5xf32>) -> memref<3x5xf32> {
  %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<3x1x5xf32> into memref<15xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [3, 5] : memref<15xf32> into memref<3x5xf32>
  return %1 : memref<3x5xf32>
}

// CHECK-LABEL: @collapse7(
// CHECK: memref.collapse_shape %{{.+}} {{\[\[}}0], [1, 2, 3, 4{{\]\]}} : memref<3x4x1x3x4xf32> into memref<3x48xf32>
// CHECK-NOT: memref.
// CHECK: return
func.func @collapse7(%m: memref<3x4x1x3x4xf32>) -> memref<3x48xf32> {
  %0 = memref.collapse_shape %m [[0, 1, 2, 3, 4]] : memref<3x4x1x3x4xf32> into memref<144xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [3, 48] : memref<144xf32> into memref<3x48xf32>
  return %1 : memref<3x48xf32>
}

// CHECK-LABEL: @collapse8(
// CHECK: memref.collapse_shape %{{.+}} {{\[\[}}0], [1, 2, 3, 4{{\]\]}} : memref<1x5x1x3x6xf32> into memref<1x90xf32>
// CHECK-NOT: memref.
// CHECK: return
func.func @collapse8(%m: memref<1x5x1x3x6xf32>) -> memref<1x90xf32> {
  %0 = memref.collapse_shape %m [[0, 1, 2, 3, 4]] : memref<1x5x1x3x6xf32> into memref<90xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [1, 90] : memref<90xf32> into memref<1x90xf32>
  return %1 : memref<1x90xf32>
}

// CHECK-LABEL: @collapse9(
// CHECK: memref.collapse_shape %{{.+}} {{\[\[}}0], [1, 2, 3{{\]\]}} : memref<3x4x2x3xf32> into memref<3x24xf32>
// CHECK-NOT: memref.
// CHECK: return
func.func @collapse9(%m: memref<3x4x2x3xf32>) -> memref<3x24xf32> {
  %0 = memref.collapse_shape %m [[0, 1, 2, 3]] : memref<3x4x2x3xf32> into memref<72xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [3, 24] : memref<72xf32> into memref<3x24xf32>
  return %1 : memref<3x24xf32>
}

// CHECK-LABEL: @expand10(
// CHECK: memref.expand_shape %{{.+}} {{\[\[}}0, 1, 2], [3], [4, 5{{\]\]}} output_shape [1, 1, 1, 1, 1, 1] : memref<1x1x1xf32> into memref<1x1x1x1x1x1xf32>
// CHECK-NOT: memref.
// CHECK: return
func.func @expand10(%m: memref<1x1x1xf32>) -> memref<1x1x1x1x1x1xf32> {
  %0 = memref.collapse_shape %m [[0], [1, 2]] : memref<1x1x1xf32> into memref<1x1xf32>
  %1 = memref.expand_shape %0 [[0, 1, 2], [3, 4, 5]] output_shape [1, 1, 1, 1, 1, 1] : memref<1x1xf32> into memref<1x1x1x1x1x1xf32>
  return %1 : memref<1x1x1x1x1x1xf32>
}

// CHECK-LABEL: @expand11(
// CHECK: memref.expand_shape %{{.+}} {{\[\[}}0, 1], [2], [3{{\]\]}} output_shape [1, 2, 5, 4] : memref<2x5x4xf32> into memref<1x2x5x4xf32>
// CHECK-NOT: memref.
// CHECK: return
func.func @expand11(%m: memref<2x5x4xf32>) -> memref<1x2x5x4xf32> {
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<2x5x4xf32> into memref<10x4xf32>
  %1 = memref.expand_shape %0 [[0, 1, 2], [3]] output_shape [1, 2, 5, 4] : memref<10x4xf32> into memref<1x2x5x4xf32>
  return %1 : memref<1x2x5x4xf32>
}

// CHECK-LABEL: @expand12(
// CHECK: memref.expand_shape %{{.+}} {{\[\[}}0, 1], [2], [3, 4, 5], [6], [7{{\]\]}} output_shape [1, 3, 6, 1, 1, 1, 4, 4] : memref<3x6x1x4x4xf32> into memref<1x3x6x1x1x1x4x4xf32>
// CHECK-NOT: memref.
// CHECK: return
func.func @expand12(%m: memref<3x6x1x4x4xf32>) -> memref<1x3x6x1x1x1x4x4xf32> {
  %0 = memref.collapse_shape %m [[0, 1], [2], [3, 4]] : memref<3x6x1x4x4xf32> into memref<18x1x16xf32>
  %1 = memref.expand_shape %0 [[0, 1, 2], [3, 4, 5], [6, 7]] output_shape [1, 3, 6, 1, 1, 1, 4, 4] : memref<18x1x16xf32> into memref<1x3x6x1x1x1x4x4xf32>
  return %1 : memref<1x3x6x1x1x1x4x4xf32>
}

// CHECK-LABEL: @expand13(
// CHECK: memref.expand_shape %{{.+}} {{\[\[}}0], [1, 2{{\]\]}} output_shape [4, 1, 1] : memref<4x1xf32> into memref<4x1x1xf32>
// CHECK-NOT: memref.
// CHECK: return
func.func @expand13(%m: memref<4x1xf32>) -> memref<4x1x1xf32> {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x1xf32> into memref<4xf32>
  %1 = memref.expand_shape %0 [[0, 1, 2]] output_shape [4, 1, 1] : memref<4xf32> into memref<4x1x1xf32>
  return %1 : memref<4x1x1xf32>
}

// CHECK-LABEL: @expand14(
// CHECK: memref.expand_shape %{{.+}} {{\[\[}}0, 1], [2], [3], [4], [5, 6{{\]\]}} output_shape [1, 2, 1, 1, 6, 1, 1] : memref<2x1x1x6x1xf32> into memref<1x2x1x1x6x1x1xf32>
// CHECK-NOT: memref.
// CHECK: return
func.func @expand14(%m: memref<2x1x1x6x1xf32>) -> memref<1x2x1x1x6x1x1xf32> {
  %0 = memref.collapse_shape %m [[0], [1, 2], [3], [4]] : memref<2x1x1x6x1xf32> into memref<2x1x6x1xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2, 3], [4], [5, 6]] output_shape [1, 2, 1, 1, 6, 1, 1] : memref<2x1x6x1xf32> into memref<1x2x1x1x6x1x1xf32>
  return %1 : memref<1x2x1x1x6x1x1xf32>
}

// CHECK-LABEL: @expand15(
// CHECK: memref.expand_shape %{{.+}} {{\[\[}}0, 1], [2{{\]\]}} output_shape [1, 6, 6] : memref<6x6xf32> into memref<1x6x6xf32>
// CHECK-NOT: memref.
// CHECK: return
func.func @expand15(%m: memref<6x6xf32>) -> memref<1x6x6xf32> {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<6x6xf32> into memref<36xf32>
  %1 = memref.expand_shape %0 [[0, 1, 2]] output_shape [1, 6, 6] : memref<36xf32> into memref<1x6x6xf32>
  return %1 : memref<1x6x6xf32>
}

// CHECK-LABEL: @both16(
// CHECK: memref.collapse_shape %{{.+}} {{\[\[}}0, 1, 2{{\]\]}} : memref<5x1x1xf32> into memref<5xf32>
// CHECK: memref.expand_shape %{{.+}} {{\[\[}}0, 1, 2{{\]\]}} output_shape [1, 1, 5] : memref<5xf32> into memref<1x1x5xf32>
// CHECK-NOT: memref.
// CHECK: return
func.func @both16(%m: memref<5x1x1xf32>) -> memref<1x1x5xf32> {
  %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<5x1x1xf32> into memref<5xf32>
  %1 = memref.expand_shape %0 [[0, 1, 2]] output_shape [1, 1, 5] : memref<5xf32> into memref<1x1x5xf32>
  return %1 : memref<1x1x5xf32>
}

// CHECK-LABEL: @both17(
// CHECK: memref.collapse_shape %{{.+}} {{\[\[}}0, 1], [2{{\]\]}} : memref<1x5x1xf32> into memref<5x1xf32>
// CHECK: memref.expand_shape %{{.+}} {{\[\[}}0, 1, 2], [3, 4, 5{{\]\]}} output_shape [5, 1, 1, 1, 1, 1] : memref<5x1xf32> into memref<5x1x1x1x1x1xf32>
// CHECK-NOT: memref.
// CHECK: return
func.func @both17(%m: memref<1x5x1xf32>) -> memref<5x1x1x1x1x1xf32> {
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<1x5x1xf32> into memref<5x1xf32>
  %1 = memref.expand_shape %0 [[0, 1, 2], [3, 4, 5]] output_shape [5, 1, 1, 1, 1, 1] : memref<5x1xf32> into memref<5x1x1x1x1x1xf32>
  return %1 : memref<5x1x1x1x1x1xf32>
}

// CHECK-LABEL: @both18(
// CHECK: memref.collapse_shape %{{.+}} {{\[\[}}0], [1, 2{{\]\]}} : memref<6x1x2xf32> into memref<6x2xf32>
// CHECK: memref.expand_shape %{{.+}} {{\[\[}}0, 1, 2], [3{{\]\]}} output_shape [2, 1, 3, 2] : memref<6x2xf32> into memref<2x1x3x2xf32>
// CHECK-NOT: memref.
// CHECK: return
func.func @both18(%m: memref<6x1x2xf32>) -> memref<2x1x3x2xf32> {
  %0 = memref.collapse_shape %m [[0], [1, 2]] : memref<6x1x2xf32> into memref<6x2xf32>
  %1 = memref.expand_shape %0 [[0, 1, 2], [3]] output_shape [2, 1, 3, 2] : memref<6x2xf32> into memref<2x1x3x2xf32>
  return %1 : memref<2x1x3x2xf32>
}

// CHECK-LABEL: @both19(
// CHECK: memref.collapse_shape %{{.+}} {{\[\[}}0, 1, 2], [3, 4{{\]\]}} : memref<2x1x2x3x1xf32> into memref<4x3xf32>
// CHECK: memref.expand_shape %{{.+}} {{\[\[}}0, 1], [2, 3, 4{{\]\]}} output_shape [2, 2, 3, 1, 1] : memref<4x3xf32> into memref<2x2x3x1x1xf32>
// CHECK-NOT: memref.
// CHECK: return
func.func @both19(%m: memref<2x1x2x3x1xf32>) -> memref<2x2x3x1x1xf32> {
  %0 = memref.collapse_shape %m [[0, 1, 2], [3, 4]] : memref<2x1x2x3x1xf32> into memref<4x3xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2, 3, 4]] output_shape [2, 2, 3, 1, 1] : memref<4x3xf32> into memref<2x2x3x1x1xf32>
  return %1 : memref<2x2x3x1x1xf32>
}
