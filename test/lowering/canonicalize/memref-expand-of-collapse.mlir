// What is collapsed to one dimension and then expanded again: one step does where
// dimensions of the one are products of the other's neighbours.
//
// RUN: %mlcc-opt %s -canonicalize | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -canonicalize | FileCheck %s %}

// CHECK-LABEL: @split(
// CHECK-NEXT: %{{[a-z_0-9]+}} = memref.collapse_shape %{{[a-z_0-9]+}} {{\[\[}}0, 1], [2, 3]]
// CHECK-NEXT: return
func.func @split(%a: memref<2x2x2x3xf32>, %n: index, %k: index) -> memref<4x6xf32> {
  %0 = memref.collapse_shape %a [[0, 1, 2, 3]] : memref<2x2x2x3xf32> into memref<24xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [4, 6] : memref<24xf32> into memref<4x6xf32>
  return %1 : memref<4x6xf32>
}

// CHECK-LABEL: @ones_between(
// CHECK-NEXT: %{{[a-z_0-9]+}} = memref.collapse_shape %{{[a-z_0-9]+}} {{\[\[}}0], [1, 2, 3]]
// CHECK-NEXT: return
func.func @ones_between(%a: memref<2x1x1x3xf32>, %n: index, %k: index) -> memref<2x3xf32> {
  %0 = memref.collapse_shape %a [[0, 1, 2, 3]] : memref<2x1x1x3xf32> into memref<6xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [2, 3] : memref<6xf32> into memref<2x3xf32>
  return %1 : memref<2x3xf32>
}

// CHECK-LABEL: @ones_behind(
// CHECK-NEXT: %{{[a-z_0-9]+}} = memref.expand_shape %{{[a-z_0-9]+}} {{\[\[}}0], [1], [2, 3]]
// CHECK-NEXT: return
func.func @ones_behind(%a: memref<6x1x1xf32>, %n: index, %k: index) -> memref<6x1x1x1xf32> {
  %0 = memref.collapse_shape %a [[0, 1, 2]] : memref<6x1x1xf32> into memref<6xf32>
  %1 = memref.expand_shape %0 [[0, 1, 2, 3]] output_shape [6, 1, 1, 1] : memref<6xf32> into memref<6x1x1x1xf32>
  return %1 : memref<6x1x1x1xf32>
}

// CHECK-LABEL: @ones_before(
// CHECK-NEXT: %{{[a-z_0-9]+}} = memref.collapse_shape %{{[a-z_0-9]+}} {{\[\[}}0], [1, 2]]
// CHECK-NEXT: return
func.func @ones_before(%a: memref<1x1x6xf32>, %n: index, %k: index) -> memref<1x6xf32> {
  %0 = memref.collapse_shape %a [[0, 1, 2]] : memref<1x1x6xf32> into memref<6xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [1, 6] : memref<6xf32> into memref<1x6xf32>
  return %1 : memref<1x6xf32>
}

// CHECK-LABEL: @all_ones(
// CHECK-NEXT: %{{[a-z_0-9]+}} = memref.collapse_shape %{{[a-z_0-9]+}} {{\[\[}}0], [1], [2, 3]]
// CHECK-NEXT: return
func.func @all_ones(%a: memref<1x1x1x1xf32>, %n: index, %k: index) -> memref<1x1x1xf32> {
  %0 = memref.collapse_shape %a [[0, 1, 2, 3]] : memref<1x1x1x1xf32> into memref<1xf32>
  %1 = memref.expand_shape %0 [[0, 1, 2]] output_shape [1, 1, 1] : memref<1xf32> into memref<1x1x1xf32>
  return %1 : memref<1x1x1xf32>
}

// CHECK-LABEL: @other_factors(
// CHECK-NEXT: %{{[a-z_0-9]+}} = memref.collapse_shape %{{[a-z_0-9]+}} {{\[\[}}0, 1]]
// CHECK-NEXT: %{{[a-z_0-9]+}} = memref.expand_shape %{{[a-z_0-9]+}} {{\[\[}}0, 1, 2]]
// CHECK-NEXT: return
func.func @other_factors(%a: memref<2x6xf32>, %n: index, %k: index) -> memref<3x2x2xf32> {
  %0 = memref.collapse_shape %a [[0, 1]] : memref<2x6xf32> into memref<12xf32>
  %1 = memref.expand_shape %0 [[0, 1, 2]] output_shape [3, 2, 2] : memref<12xf32> into memref<3x2x2xf32>
  return %1 : memref<3x2x2xf32>
}

// CHECK-LABEL: @too_much(
// CHECK-NEXT: %{{[a-z_0-9]+}} = memref.collapse_shape %{{[a-z_0-9]+}} {{\[\[}}0, 1, 2]]
// CHECK-NEXT: %{{[a-z_0-9]+}} = memref.expand_shape %{{[a-z_0-9]+}} {{\[\[}}0, 1]]
// CHECK-NEXT: return
func.func @too_much(%a: memref<3x4x2xf32>, %n: index, %k: index) -> memref<6x4xf32> {
  %0 = memref.collapse_shape %a [[0, 1, 2]] : memref<3x4x2xf32> into memref<24xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [6, 4] : memref<24xf32> into memref<6x4xf32>
  return %1 : memref<6x4xf32>
}

// CHECK-LABEL: @unknown(
// CHECK-NEXT: %{{[a-z_0-9]+}} = memref.collapse_shape %{{[a-z_0-9]+}} {{\[\[}}0], [1, 2]]
// CHECK-NEXT: return
func.func @unknown(%a: memref<?x2x3xf32>, %n: index, %k: index) -> memref<?x6xf32> {
  %0 = memref.collapse_shape %a [[0, 1, 2]] : memref<?x2x3xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [%n, 6] : memref<?xf32> into memref<?x6xf32>
  return %1 : memref<?x6xf32>
}

// CHECK-LABEL: @unknown_inside(
// CHECK-NEXT: %{{[a-z_0-9]+}} = memref.expand_shape %{{[a-z_0-9]+}} {{\[\[}}0], [1], [2, 3]]
// CHECK-NEXT: return
func.func @unknown_inside(%a: memref<2x?x3xf32>, %n: index, %k: index) -> memref<2x?x3x1xf32> {
  %0 = memref.collapse_shape %a [[0, 1, 2]] : memref<2x?x3xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1, 2, 3]] output_shape [2, %n, 3, 1] : memref<?xf32> into memref<2x?x3x1xf32>
  return %1 : memref<2x?x3x1xf32>
}

// CHECK-LABEL: @known_first(
// CHECK-NEXT: %{{[a-z_0-9]+}} = memref.collapse_shape %{{[a-z_0-9]+}} {{\[\[}}0, 1], [2]]
// CHECK-NEXT: return
func.func @known_first(%a: memref<2x3x?xf32>, %n: index, %k: index) -> memref<6x?xf32> {
  %0 = memref.collapse_shape %a [[0, 1, 2]] : memref<2x3x?xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [6, %n] : memref<?xf32> into memref<6x?xf32>
  return %1 : memref<6x?xf32>
}

// CHECK-LABEL: @known_behind(
// CHECK-NEXT: %{{[a-z_0-9]+}} = memref.collapse_shape %{{[a-z_0-9]+}} {{\[\[}}0, 1], [2]]
// CHECK-NEXT: return
func.func @known_behind(%a: memref<?x4x2xf32>, %n: index, %k: index) -> memref<?x2xf32> {
  %0 = memref.collapse_shape %a [[0, 1, 2]] : memref<?x4x2xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [%n, 2] : memref<?xf32> into memref<?x2xf32>
  return %1 : memref<?x2xf32>
}

// CHECK-LABEL: @two_unknown(
// CHECK-NEXT: %{{[a-z_0-9]+}} = memref.collapse_shape %{{[a-z_0-9]+}} {{\[\[}}0, 1, 2]]
// CHECK-NEXT: %{{[a-z_0-9]+}} = memref.expand_shape %{{[a-z_0-9]+}} {{\[\[}}0, 1]]
// CHECK-NEXT: return
func.func @two_unknown(%a: memref<?x2x?xf32>, %n: index, %k: index) -> memref<?x2xf32> {
  %0 = memref.collapse_shape %a [[0, 1, 2]] : memref<?x2x?xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [%n, 2] : memref<?xf32> into memref<?x2xf32>
  return %1 : memref<?x2xf32>
}

// CHECK-LABEL: @two_each(
// CHECK-NEXT: %{{[a-z_0-9]+}} = memref.collapse_shape %{{[a-z_0-9]+}} {{\[\[}}0, 1, 2]]
// CHECK-NEXT: %{{[a-z_0-9]+}} = memref.expand_shape %{{[a-z_0-9]+}} {{\[\[}}0, 1]]
// CHECK-NEXT: return
func.func @two_each(%a: memref<?x?x2xf32>, %n: index, %k: index) -> memref<?x?xf32> {
  %0 = memref.collapse_shape %a [[0, 1, 2]] : memref<?x?x2xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [%n, %k] : memref<?xf32> into memref<?x?xf32>
  return %1 : memref<?x?xf32>
}

// CHECK-LABEL: @left_over(
// CHECK-NEXT: %{{[a-z_0-9]+}} = memref.collapse_shape %{{[a-z_0-9]+}} {{\[\[}}0, 1, 2]]
// CHECK-NEXT: %{{[a-z_0-9]+}} = memref.expand_shape %{{[a-z_0-9]+}} {{\[\[}}0, 1, 2, 3]]
// CHECK-NEXT: return
func.func @left_over(%a: memref<2x3x2xf32>, %n: index, %k: index) -> memref<2x6x1x1xf32> {
  %0 = memref.collapse_shape %a [[0, 1, 2]] : memref<2x3x2xf32> into memref<12xf32>
  %1 = memref.expand_shape %0 [[0, 1, 2, 3]] output_shape [2, 6, 1, 1] : memref<12xf32> into memref<2x6x1x1xf32>
  return %1 : memref<2x6x1x1xf32>
}

// CHECK-LABEL: @moved(
// CHECK-NEXT: %{{[a-z_0-9]+}} = memref.collapse_shape %{{[a-z_0-9]+}} {{\[\[}}0, 1, 2]]
// CHECK-NEXT: %{{[a-z_0-9]+}} = memref.expand_shape %{{[a-z_0-9]+}} {{\[\[}}0, 1]]
// CHECK-NEXT: return
func.func @moved(%a: memref<4x?x3xf32>, %n: index, %k: index) -> memref<?x12xf32> {
  %0 = memref.collapse_shape %a [[0, 1, 2]] : memref<4x?x3xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [%n, 12] : memref<?xf32> into memref<?x12xf32>
  return %1 : memref<?x12xf32>
}

// CHECK-LABEL: @skipped(
// CHECK-NEXT: %{{[a-z_0-9]+}} = memref.collapse_shape %{{[a-z_0-9]+}} {{\[\[}}0, 1, 2]]
// CHECK-NEXT: %{{[a-z_0-9]+}} = memref.expand_shape %{{[a-z_0-9]+}} {{\[\[}}0, 1]]
// CHECK-NEXT: return
func.func @skipped(%a: memref<?x2x3xf32>, %n: index, %k: index) -> memref<2x?xf32> {
  %0 = memref.collapse_shape %a [[0, 1, 2]] : memref<?x2x3xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [2, %n] : memref<?xf32> into memref<2x?xf32>
  return %1 : memref<2x?xf32>
}

// CHECK-LABEL: @more_behind(
// CHECK-NEXT: %{{[a-z_0-9]+}} = memref.collapse_shape %{{[a-z_0-9]+}} {{\[\[}}0, 1, 2, 3]]
// CHECK-NEXT: %{{[a-z_0-9]+}} = memref.expand_shape %{{[a-z_0-9]+}} {{\[\[}}0, 1]]
// CHECK-NEXT: return
func.func @more_behind(%a: memref<?x3x1x4xf32>, %n: index, %k: index) -> memref<?x3xf32> {
  %0 = memref.collapse_shape %a [[0, 1, 2, 3]] : memref<?x3x1x4xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [%n, 3] : memref<?xf32> into memref<?x3xf32>
  return %1 : memref<?x3xf32>
}

// CHECK-LABEL: @either(
// CHECK-NEXT: %{{[a-z_0-9]+}} = memref.collapse_shape %{{[a-z_0-9]+}} {{\[\[}}0, 1, 2, 3]]
// CHECK-NEXT: %{{[a-z_0-9]+}} = memref.expand_shape %{{[a-z_0-9]+}} {{\[\[}}0, 1]]
// CHECK-NEXT: return
func.func @either(%a: memref<?x2x3x2xf32>, %n: index, %k: index) -> memref<?x2xf32> {
  %0 = memref.collapse_shape %a [[0, 1, 2, 3]] : memref<?x2x3x2xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [%n, 2] : memref<?xf32> into memref<?x2xf32>
  return %1 : memref<?x2xf32>
}

// CHECK-LABEL: @first_two(
// CHECK-NEXT: %{{[a-z_0-9]+}} = memref.collapse_shape %{{[a-z_0-9]+}} {{\[\[}}0, 1, 2]]
// CHECK-NEXT: %{{[a-z_0-9]+}} = memref.expand_shape %{{[a-z_0-9]+}} {{\[\[}}0, 1]]
// CHECK-NEXT: return
func.func @first_two(%a: memref<2x2x?xf32>, %n: index, %k: index) -> memref<2x?xf32> {
  %0 = memref.collapse_shape %a [[0, 1, 2]] : memref<2x2x?xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [2, %n] : memref<?xf32> into memref<2x?xf32>
  return %1 : memref<2x?xf32>
}
