// RUN: %mlcc-opt %s -canonicalize -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -canonicalize -allow-unregistered-dialect | FileCheck %s %}
//
// Sizes, parts and reshapes that are there already.

// CHECK-LABEL: @size_of_alloc(
// CHECK: %c4 = arith.constant 4 : index
// CHECK: %alloc = memref.alloc(%arg0, %arg1) : memref<?x4x?xf32>
// CHECK: "test.use"(%alloc) : (memref<?x4x?xf32>) -> ()
// CHECK: return %arg0, %c4, %arg1 : index, index, index
func.func @size_of_alloc(%a: index, %b: index) -> (index, index, index) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %2 = arith.constant 2 : index
  %m = memref.alloc(%a, %b) : memref<?x4x?xf32>
  "test.use"(%m) : (memref<?x4x?xf32>) -> ()
  %x = memref.dim %m, %0 : memref<?x4x?xf32>
  %y = memref.dim %m, %1 : memref<?x4x?xf32>
  %z = memref.dim %m, %2 : memref<?x4x?xf32>
  return %x, %y, %z : index, index, index
}
// CHECK-LABEL: @size_of_view(
// CHECK: return %arg2, %arg3 : index, index
func.func @size_of_view(%m: memref<2048xi8>, %at: index, %a: index, %b: index) -> (index, index) {
  %1 = arith.constant 1 : index
  %2 = arith.constant 2 : index
  %v = memref.view %m[%at][%a, %b] : memref<2048xi8> to memref<4x?x?xf32>
  %x = memref.dim %v, %1 : memref<4x?x?xf32>
  %y = memref.dim %v, %2 : memref<4x?x?xf32>
  return %x, %y : index, index
}
// CHECK-LABEL: @size_of_part(
// CHECK: return %arg3, %arg3 : index, index
func.func @size_of_part(%m: memref<?x?x?x?xf32>, %o: index, %a: index, %b: index, %c: index) -> (index, index) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %s = memref.subview %m[%o, 0, 0, %o] [%a, 1, %b, %c] [1, 1, 2, 1] : memref<?x?x?x?xf32> to memref<?x?x?xf32, strided<[?, ?, 1], offset: ?>>
  %t = memref.subview %m[0, %o, 0, 0] [1, %a, 1, %b] [1, 1, 1, 1] : memref<?x?x?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  %x = memref.dim %s, %1 : memref<?x?x?xf32, strided<[?, ?, 1], offset: ?>>
  %y = memref.dim %t, %1 : memref<?x?xf32, strided<[?, 1], offset: ?>>
  return %x, %y : index, index
}
// CHECK-LABEL: @outside(
// CHECK: %c2 = arith.constant 2 : index
// CHECK: %c-1 = arith.constant -1 : index
// CHECK: %dim = memref.dim %arg0, %c2 : memref<4x?xf32>
// CHECK: %dim_0 = memref.dim %arg0, %c-1 : memref<4x?xf32>
// CHECK: return %dim, %dim_0 : index, index
func.func @outside(%m: memref<4x?xf32>) -> (index, index) {
  %2 = arith.constant 2 : index
  %n = arith.constant -1 : index
  %x = memref.dim %m, %2 : memref<4x?xf32>
  %y = memref.dim %m, %n : memref<4x?xf32>
  return %x, %y : index, index
}
// CHECK-LABEL: @ranks(
// CHECK: %c2 = arith.constant 2 : index
// CHECK: %0 = memref.rank %arg1 : memref<*xf32>
// CHECK: return %c2, %0 : index, index
func.func @ranks(%m: memref<4x?xf32>, %u: memref<*xf32>) -> (index, index) {
  %x = memref.rank %m : memref<4x?xf32>
  %y = memref.rank %u : memref<*xf32>
  return %x, %y : index, index
}
// CHECK-LABEL: @whole(
// CHECK: %cast = memref.cast %arg0 : memref<4x8xf32> to memref<4x8xf32, strided<[8, 1]>>
// CHECK: %subview = memref.subview %arg1[0, 0] [%arg2, 8] [1, 1] : memref<?x8xf32> to memref<?x8xf32, strided<[8, 1]>>
// CHECK: return %cast, %arg0, %subview : memref<4x8xf32, strided<[8, 1]>>, memref<4x8xf32>, memref<?x8xf32, strided<[8, 1]>>
func.func @whole(%m: memref<4x8xf32>, %d: memref<?x8xf32>, %n: index) -> (memref<4x8xf32, strided<[8, 1]>>, memref<4x8xf32>, memref<?x8xf32, strided<[8, 1]>>) {
  %a = memref.subview %m[0, 0] [4, 8] [1, 1] : memref<4x8xf32> to memref<4x8xf32, strided<[8, 1]>>
  %b = memref.subview %m[0, 0] [4, 8] [1, 1] : memref<4x8xf32> to memref<4x8xf32>
  %c = memref.subview %d[0, 0] [%n, 8] [1, 1] : memref<?x8xf32> to memref<?x8xf32, strided<[8, 1]>>
  return %a, %b, %c : memref<4x8xf32, strided<[8, 1]>>, memref<4x8xf32>, memref<?x8xf32, strided<[8, 1]>>
}
!part = memref<?x?xf32, strided<[?, 1], offset: ?>>
// CHECK-LABEL: @part_of_part(
// CHECK: %subview = memref.subview %arg0[%arg1, 2] [%arg2, %arg3] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
// CHECK: %subview_0 = memref.subview %subview[0, 0] [%arg3, %arg2] [1, 1] : memref<?x?xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
// CHECK: %subview_1 = memref.subview %subview[0, 0] [%arg2, %arg2] [1, 1] : memref<?x?xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
// CHECK: %subview_2 = memref.subview %subview[0, 1] [%arg2, %arg3] [1, 1] : memref<?x?xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
// CHECK: return %subview, %subview_0, %subview_1, %subview_2 : memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?x?xf32, strided<[?, 1], offset: ?>>
func.func @part_of_part(%m: memref<?x?xf32>, %o: index, %a: index, %b: index) -> (!part, !part, !part, !part) {
  %p = memref.subview %m[%o, 2] [%a, %b] [1, 1] : memref<?x?xf32> to !part
  %same = memref.subview %p[0, 0] [%a, %b] [1, 1] : !part to !part
  %other = memref.subview %p[0, 0] [%b, %a] [1, 1] : !part to !part
  %less = memref.subview %p[0, 0] [%a, %a] [1, 1] : !part to !part
  %further = memref.subview %p[0, 1] [%a, %b] [1, 1] : !part to !part
  return %same, %other, %less, %further : !part, !part, !part, !part
}
// CHECK-LABEL: @steps(
// CHECK: %subview = memref.subview %arg0[%arg1, 0] [%arg1, %arg2] [1, 2] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 2], offset: ?>>
// CHECK: %subview_0 = memref.subview %subview[0, 0] [%arg1, %arg2] [2, 1] : memref<?x?xf32, strided<[?, 2], offset: ?>> to memref<?x?xf32, strided<[?, 2], offset: ?>>
// CHECK: return %subview, %subview_0 : memref<?x?xf32, strided<[?, 2], offset: ?>>, memref<?x?xf32, strided<[?, 2], offset: ?>>
func.func @steps(%m: memref<?x?xf32>, %a: index, %b: index) -> (memref<?x?xf32, strided<[?, 2], offset: ?>>, memref<?x?xf32, strided<[?, 2], offset: ?>>) {
  %p = memref.subview %m[%a, 0] [%a, %b] [1, 2] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 2], offset: ?>>
  %one = memref.subview %p[0, 0] [%a, %b] [1, 1] : memref<?x?xf32, strided<[?, 2], offset: ?>> to memref<?x?xf32, strided<[?, 2], offset: ?>>
  %two = memref.subview %p[0, 0] [%a, %b] [2, 1] : memref<?x?xf32, strided<[?, 2], offset: ?>> to memref<?x?xf32, strided<[?, 2], offset: ?>>
  return %one, %two : memref<?x?xf32, strided<[?, 2], offset: ?>>, memref<?x?xf32, strided<[?, 2], offset: ?>>
}
// CHECK-LABEL: @views(
// CHECK: %c0 = arith.constant 0 : index
// CHECK: %view = memref.view %arg0[%arg1][] : memref<16xi8> to memref<16xi8>
// CHECK: %view_0 = memref.view %arg0[%c0][] : memref<16xi8> to memref<4xf32>
// CHECK: return %arg0, %view, %view_0 : memref<16xi8>, memref<16xi8>, memref<4xf32>
func.func @views(%m: memref<16xi8>, %at: index) -> (memref<16xi8>, memref<16xi8>, memref<4xf32>) {
  %0 = arith.constant 0 : index
  %a = memref.view %m[%0][] : memref<16xi8> to memref<16xi8>
  %b = memref.view %m[%at][] : memref<16xi8> to memref<16xi8>
  %c = memref.view %m[%0][] : memref<16xi8> to memref<4xf32>
  return %a, %b, %c : memref<16xi8>, memref<16xi8>, memref<4xf32>
}
// CHECK-LABEL: @reinterpreted(
// CHECK: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [16], strides: [1] : memref<4x4xf32> to memref<16xf32>
// CHECK: %subview = memref.subview %arg0[1, 0] [2, 2] [1, 1] : memref<4x4xf32> to memref<2x2xf32, strided<[4, 1], offset: 4>>
// CHECK: %reinterpret_cast_0 = memref.reinterpret_cast %subview to offset: [0], sizes: [16], strides: [1] : memref<2x2xf32, strided<[4, 1], offset: 4>> to memref<16xf32>
// CHECK: %reinterpret_cast_1 = memref.reinterpret_cast %arg1 to offset: [3], sizes: [4, 4], strides: [4, 1] : memref<?x4xf32> to memref<4x4xf32, strided<[4, 1], offset: 3>>
// CHECK: return %reinterpret_cast, %reinterpret_cast_0, %arg0, %reinterpret_cast_1 : memref<16xf32>, memref<16xf32>, memref<4x4xf32>, memref<4x4xf32, strided<[4, 1], offset: 3>>
func.func @reinterpreted(%m: memref<4x4xf32>, %d: memref<?x4xf32>, %o: index) -> (memref<16xf32>, memref<16xf32>, memref<4x4xf32>, memref<4x4xf32, strided<[4, 1], offset: 3>>) {
  %c = memref.cast %m : memref<4x4xf32> to memref<?x4xf32>
  %a = memref.reinterpret_cast %c to offset: [0], sizes: [16], strides: [1] : memref<?x4xf32> to memref<16xf32>
  %s = memref.subview %m[1, 0] [2, 2] [1, 1] : memref<4x4xf32> to memref<2x2xf32, strided<[4, 1], offset: 4>>
  %b = memref.reinterpret_cast %s to offset: [0], sizes: [16], strides: [1] : memref<2x2xf32, strided<[4, 1], offset: 4>> to memref<16xf32>
  %e = memref.reinterpret_cast %m to offset: [0], sizes: [4, 4], strides: [4, 1] : memref<4x4xf32> to memref<4x4xf32>
  %r = memref.reinterpret_cast %d to offset: [0], sizes: [8], strides: [1] : memref<?x4xf32> to memref<8xf32>
  %f = memref.reinterpret_cast %r to offset: [3], sizes: [4, 4], strides: [4, 1] : memref<8xf32> to memref<4x4xf32, strided<[4, 1], offset: 3>>
  return %a, %b, %e, %f : memref<16xf32>, memref<16xf32>, memref<4x4xf32>, memref<4x4xf32, strided<[4, 1], offset: 3>>
}
// CHECK-LABEL: @transposed(
// CHECK: %transpose = memref.transpose %arg0 (d0, d1, d2) -> (d2, d0, d1) : memref<2x3x4xf32> to memref<4x2x3xf32, strided<[1, 12, 4]>>
// CHECK: %transpose_0 = memref.transpose %arg0 (d0, d1, d2) -> (d0, d1, d2) : memref<2x3x4xf32> to memref<2x3x4xf32, strided<[12, 4, 1]>>
// CHECK: return %arg0, %transpose, %transpose_0 : memref<2x3x4xf32>, memref<4x2x3xf32, strided<[1, 12, 4]>>, memref<2x3x4xf32, strided<[12, 4, 1]>>
func.func @transposed(%m: memref<2x3x4xf32>) -> (memref<2x3x4xf32>, memref<4x2x3xf32, strided<[1, 12, 4]>>, memref<2x3x4xf32, strided<[12, 4, 1]>>) {
  %a = memref.transpose %m (i, j, k) -> (i, j, k) : memref<2x3x4xf32> to memref<2x3x4xf32>
  %b = memref.transpose %m (i, j, k) -> (k, i, j) : memref<2x3x4xf32> to memref<4x2x3xf32, strided<[1, 12, 4]>>
  %c = memref.transpose %b (i, j, k) -> (j, k, i) : memref<4x2x3xf32, strided<[1, 12, 4]>> to memref<2x3x4xf32, strided<[12, 4, 1]>>
  return %a, %b, %c : memref<2x3x4xf32>, memref<4x2x3xf32, strided<[1, 12, 4]>>, memref<2x3x4xf32, strided<[12, 4, 1]>>
}
// CHECK-LABEL: @spaces(
// CHECK: %memspacecast = memref.memory_space_cast %arg0 : memref<?xf32> to memref<?xf32, 1>
// CHECK: %memspacecast_0 = memref.memory_space_cast %arg0 : memref<?xf32> to memref<?xf32, 2>
// CHECK: return %memspacecast_0, %memspacecast : memref<?xf32, 2>, memref<?xf32, 1>
func.func @spaces(%m: memref<?xf32>) -> (memref<?xf32, 2>, memref<?xf32, 1>) {
  %a = memref.memory_space_cast %m : memref<?xf32> to memref<?xf32, 1>
  %b = memref.memory_space_cast %a : memref<?xf32, 1> to memref<?xf32, 2>
  return %b, %a : memref<?xf32, 2>, memref<?xf32, 1>
}
// CHECK-LABEL: @aligned(
// CHECK: %assume_align = memref.assume_alignment %arg0, 16 : memref<?xf32>
// CHECK: %assume_align_0 = memref.assume_alignment %assume_align, 32 : memref<?xf32>
// CHECK: return %assume_align, %assume_align_0 : memref<?xf32>, memref<?xf32>
func.func @aligned(%m: memref<?xf32>) -> (memref<?xf32>, memref<?xf32>) {
  %a = memref.assume_alignment %m, 16 : memref<?xf32>
  %b = memref.assume_alignment %a, 16 : memref<?xf32>
  %c = memref.assume_alignment %b, 32 : memref<?xf32>
  return %b, %c : memref<?xf32>, memref<?xf32>
}
// CHECK-LABEL: @reshaped(
// CHECK: %collapse_shape = memref.collapse_shape %arg1 {{\[\[}}0, 1], [2]] : memref<?x?x2xf32> into memref<?x2xf32>
// CHECK: %expand_shape = memref.expand_shape %collapse_shape {{\[\[}}0, 1], [2]] output_shape [%arg3, %arg4, 2] : memref<?x2xf32> into memref<?x?x2xf32>
// CHECK: return %arg0, %expand_shape, %arg1, %arg2 : memref<?x4xf32>, memref<?x?x2xf32>, memref<?x?x2xf32>, memref<4x4xf32>
func.func @reshaped(%m: memref<?x4xf32>, %n: memref<?x?x2xf32>, %o: memref<4x4xf32>, %a: index, %b: index) -> (memref<?x4xf32>, memref<?x?x2xf32>, memref<?x?x2xf32>, memref<4x4xf32>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<?x4xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [%a, 4] : memref<?xf32> into memref<?x4xf32>
  %2 = memref.collapse_shape %n [[0, 1], [2]] : memref<?x?x2xf32> into memref<?x2xf32>
  %3 = memref.expand_shape %2 [[0, 1], [2]] output_shape [%a, %b, 2] : memref<?x2xf32> into memref<?x?x2xf32>
  %4 = memref.collapse_shape %n [[0], [1, 2]] : memref<?x?x2xf32> into memref<?x?xf32>
  %5 = memref.expand_shape %4 [[0], [1, 2]] output_shape [%a, %b, 2] : memref<?x?xf32> into memref<?x?x2xf32>
  %6 = memref.collapse_shape %o [[0, 1]] : memref<4x4xf32> into memref<16xf32>
  %7 = memref.expand_shape %6 [[0, 1]] output_shape [4, 4] : memref<16xf32> into memref<4x4xf32>
  return %1, %3, %5, %7 : memref<?x4xf32>, memref<?x?x2xf32>, memref<?x?x2xf32>, memref<4x4xf32>
}
// CHECK-LABEL: @collapsed(
// CHECK: return %arg0, %arg1 : memref<?xf32>, memref<?x2xf32>
func.func @collapsed(%m: memref<?xf32>, %n: memref<?x2xf32>, %a: index, %b: index) -> (memref<?xf32>, memref<?x2xf32>) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [%a, %b] : memref<?xf32> into memref<?x?xf32>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  %2 = memref.expand_shape %n [[0, 1], [2]] output_shape [%a, %b, 2] : memref<?x2xf32> into memref<?x?x2xf32>
  %3 = memref.collapse_shape %2 [[0, 1], [2]] : memref<?x?x2xf32> into memref<?x2xf32>
  return %1, %3 : memref<?xf32>, memref<?x2xf32>
}
