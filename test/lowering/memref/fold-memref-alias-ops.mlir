// Loads and stores use what parts and reshapes are of.
//
// RUN: %mlcc-opt %s -fold-memref-alias-ops | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -fold-memref-alias-ops | FileCheck %s %}

// CHECK-DAG: [[STEP:#.+]] = affine_map<()[s0, s1] -> (s0 + s1 * 2)>

// CHECK-LABEL: @constant_indices
// CHECK-SAME: [[M:%.+]]: memref<12x32xf32>
// CHECK-DAG: [[ONE:%.+]] = arith.constant 1 : index
// CHECK-DAG: [[THREE:%.+]] = arith.constant 3 : index
// CHECK-DAG: [[FOUR:%.+]] = arith.constant 4 : index
// CHECK-DAG: [[FIVE:%.+]] = arith.constant 5 : index
// CHECK: [[X:%.+]] = memref.load [[M]][[[ONE]], [[THREE]]] {nontemporal = true} : memref<12x32xf32>
// CHECK: memref.store [[X]], [[M]][[[FIVE]], [[ONE]]]
// CHECK: memref.load [[M]][[[THREE]], [[FOUR]]]
func.func @constant_indices(%m: memref<12x32xf32>) -> f32 {
  %one = arith.constant 1 : index
  %hundred = arith.constant 100 : index
  %part = memref.subview %m[1, 2] [1, 4] [2, 1] : memref<12x32xf32> to memref<4xf32, strided<[1], offset: 34>>
  %0 = memref.load %part[%one] {nontemporal = true, alignment = 8 : i64} : memref<4xf32, strided<[1], offset: 34>>
  %more = memref.expand_shape %m [[0, 1], [2]] output_shape [3, 4, 32] : memref<12x32xf32> into memref<3x4x32xf32>
  memref.store %0, %more[%one, %one, %one] : memref<3x4x32xf32>
  %fewer = memref.collapse_shape %m [[0, 1]] : memref<12x32xf32> into memref<384xf32>
  %1 = memref.load %fewer[%hundred] : memref<384xf32>
  return %1 : f32
}

// CHECK-LABEL: @part_of_part
// CHECK-SAME: [[M:%.+]]: memref<12x32xf32>, [[N:%.+]]: index
// CHECK: [[S:%.+]] = memref.subview [[M]][4, 5] [[[N]], 4] [1, 1] : memref<12x32xf32> to memref<?x4xf32, strided<[32, 1], offset: 133>>
// CHECK-NEXT: return [[S]]
func.func @part_of_part(%m: memref<12x32xf32>, %n: index) -> memref<?x4xf32, strided<[32, 1], offset: 133>> {
  %0 = memref.subview %m[1, 2] [8, 8] [1, 1] : memref<12x32xf32> to memref<8x8xf32, strided<[32, 1], offset: 34>>
  %1 = memref.subview %0[3, 3] [%n, 4] [1, 1] : memref<8x8xf32, strided<[32, 1], offset: 34>> to memref<?x4xf32, strided<[32, 1], offset: 133>>
  return %1 : memref<?x4xf32, strided<[32, 1], offset: 133>>
}

// CHECK-LABEL: @indices
// CHECK-SAME: [[M:%.+]]: memref<12x32xf32>, [[I:%.+]]: index, [[J:%.+]]: index
// CHECK: [[AT:%.+]] = affine.apply [[STEP]]()[[[I]], [[J]]]
// CHECK: memref.load [[M]][[[AT]], [[J]]]
// CHECK: [[ROW:%.+]] = affine.linearize_index disjoint [[[I]], [[J]]] by (3, 4)
// CHECK: memref.load [[M]][[[ROW]], [[I]]]
// CHECK: [[PLACE:%.+]]:2 = affine.delinearize_index [[I]] into (12, 32)
// CHECK: memref.load [[M]][[[PLACE]]#0, [[PLACE]]#1]
func.func @indices(%m: memref<12x32xf32>, %i: index, %j: index) -> (f32, f32, f32) {
  %part = memref.subview %m[%i, 0] [4, 4] [2, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[64, 1], offset: ?>>
  %0 = memref.load %part[%j, %j] : memref<4x4xf32, strided<[64, 1], offset: ?>>
  %more = memref.expand_shape %m [[0, 1], [2]] output_shape [3, 4, 32] : memref<12x32xf32> into memref<3x4x32xf32>
  %1 = memref.load %more[%i, %j, %i] : memref<3x4x32xf32>
  %fewer = memref.collapse_shape %m [[0, 1]] : memref<12x32xf32> into memref<384xf32>
  %2 = memref.load %fewer[%i] : memref<384xf32>
  return %0, %1, %2 : f32, f32, f32
}

// What the type of a memref says needs no operation.

// CHECK-LABEL: @metadata
// CHECK: [[FOUR:%.+]] = arith.constant 4 : index
// CHECK: {{%.+}}, {{%.+}}, [[SIZES:%.+]]:2, {{%.+}}:2 = memref.extract_strided_metadata
// CHECK: return [[SIZES]]#0, [[FOUR]]
func.func @metadata(%m: memref<?x4xf32>) -> (index, index) {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
  return %sizes#0, %sizes#1 : index, index
}

// All that there is of a collapse to no dimension is at zero.

// CHECK-LABEL: @collapsed_to_none
// CHECK-SAME: ([[M:%.+]]: memref<1x1xf32>)
// CHECK: [[ZERO:%.+]] = arith.constant 0 : index
// CHECK: memref.load [[M]][[[ZERO]], [[ZERO]]]
func.func @collapsed_to_none(%m: memref<1x1xf32>) -> f32 {
  %view = memref.collapse_shape %m [] : memref<1x1xf32> into memref<f32>
  %0 = memref.load %view[] : memref<f32>
  return %0 : f32
}
