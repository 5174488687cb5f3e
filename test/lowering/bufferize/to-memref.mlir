// RUN: %mlcc-opt -convert-bufferization-to-memref %s | FileCheck %s
// RUN: %mlcc-opt -convert-bufferization-to-memref %s > %t0
// RUN: %if mlir-22 %{ mlir-opt-22 -convert-bufferization-to-memref %s | diff %t0 - %}
// A clone is a copy in row-major order.

// CHECK-LABEL: func.func @c(
// CHECK: %[[NEW:.*]] = memref.alloc(%{{.*}}) : memref<4x?xf32>
// CHECK: memref.copy %{{.*}}, %[[NEW]]
// CHECK: %[[CAST:.*]] = memref.cast %{{.*}} : memref<4x?xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
// CHECK: memref.copy %{{.*}}, %[[CAST]]
func.func @c(%m: memref<4x?xf32>, %n: memref<*xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: ?>>) -> (memref<4x?xf32>, memref<4x?xf32, strided<[?, 1], offset: ?>>) {
  %0 = bufferization.clone %m : memref<4x?xf32> to memref<4x?xf32>
  %2 = bufferization.clone %s : memref<4x?xf32, strided<[?, 1], offset: ?>> to memref<4x?xf32, strided<[?, 1], offset: ?>>
  return %0, %2 : memref<4x?xf32>, memref<4x?xf32, strided<[?, 1], offset: ?>>
}
func.func @d(%m: memref<4xf32>, %c: i1) {
  bufferization.dealloc (%m : memref<4xf32>) if (%c)
  return
}
// Elements of the copy lie next to each other, wherever the others are.
// CHECK-LABEL: func.func @together(
// CHECK: %[[NEW:.*]] = memref.alloc() : memref<4xf32>
// CHECK: memref.copy %arg0, %[[NEW]] : memref<4xf32, strided<[2]>> to memref<4xf32>
func.func @together(%m: memref<4xf32, strided<[2]>>) -> memref<4xf32> {
  %0 = bufferization.clone %m : memref<4xf32, strided<[2]>> to memref<4xf32>
  return %0 : memref<4xf32>
}
// A size that the allocation says is that; what is of other dialects is folded.
// CHECK-LABEL: func.func @sizes(
// CHECK-NOT: memref.dim
// CHECK: memref.alloc(%arg0)
// CHECK-LABEL: func.func @folded(
// CHECK: arith.constant 3 : index
func.func @sizes(%n: index) -> memref<?xf32> {
  %0 = memref.alloc(%n) : memref<?xf32>
  %1 = bufferization.clone %0 : memref<?xf32> to memref<?xf32>
  return %1 : memref<?xf32>
}
func.func @folded() -> index {
  %c1 = arith.constant 1 : index
  %0 = affine.apply affine_map<(d0) -> (d0 + 2)>(%c1)
  return %0 : index
}
