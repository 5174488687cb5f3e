// RUN: mlcc-opt -linalg-collapse-loops %s | FileCheck %s

// CHECK-DAG: #[[ONE:.*]] = affine_map<(d0) -> (d0)>
// CHECK-DAG: #[[BOTH:.*]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-DAG: #[[FIRST:.*]] = affine_map<(d0, d1) -> (d0)>

// Operands that are the same stay the same.
// CHECK-LABEL: func.func @elementwise(
// CHECK: %[[A:.*]] = memref.collapse_shape %arg0 {{\[}}[0, 1, 2]] : memref<?x7x7xf32> into memref<?xf32>
// CHECK: %[[B:.*]] = memref.collapse_shape %arg1 {{\[}}[0, 1, 2]]
// CHECK: linalg.generic {indexing_maps = [#[[ONE]], #[[ONE]], #[[ONE]]], iterator_types = ["parallel"]} ins(%[[A]], %[[B]] : {{.*}}) outs(%[[A]] :
func.func @elementwise(%a: memref<?x7x7xf32>, %b: memref<?x7x7xf32>) {
  linalg.add ins(%a, %b : memref<?x7x7xf32>, memref<?x7x7xf32>) outs(%a : memref<?x7x7xf32>)
  return
}

// A loop that moves one operand and not another stays apart, and so do those
// that reduce.
// CHECK-LABEL: func.func @channels(
// CHECK: memref.collapse_shape %arg0 {{\[}}[0], [1, 2]] : memref<64x7x7xf32> into memref<64x49xf32>
// CHECK: linalg.generic {indexing_maps = [#[[BOTH]], #[[FIRST]]], iterator_types = ["parallel", "reduction"]}
func.func @channels(%a: memref<64x7x7xf32>, %b: memref<64xf32>) {
  linalg.generic {
      indexing_maps = [affine_map<(c, h, w) -> (c, h, w)>, affine_map<(c, h, w) -> (c)>],
      iterator_types = ["parallel", "reduction", "reduction"]}
      ins(%a : memref<64x7x7xf32>) outs(%b : memref<64xf32>) {
    ^bb0(%x: f32, %s: f32):
      %t = arith.addf %s, %x : f32
      linalg.yield %t : f32
  }
  return
}

// Rows with gaps, dimensions in another order, and loops whose numbers count.
// CHECK-LABEL: func.func @apart(
// CHECK-NOT: collapse_shape
func.func @apart(%a: memref<8x8xf32, strided<[16, 1]>>, %b: memref<8x8xf32>, %c: memref<8x8xindex>) {
  linalg.copy ins(%a : memref<8x8xf32, strided<[16, 1]>>) outs(%b : memref<8x8xf32>)
  linalg.transpose ins(%b : memref<8x8xf32>) outs(%b : memref<8x8xf32>) permutation = [1, 0]
  linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      outs(%c : memref<8x8xindex>) {
    ^bb0(%x: index):
      %i = linalg.index 0 : index
      linalg.yield %i : index
  }
  return
}
