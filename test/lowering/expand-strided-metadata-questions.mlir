// What is asked of a memref is answered by where it comes from.
//
// RUN: %mlcc-opt %s -expand-strided-metadata | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -expand-strided-metadata | FileCheck %s %}

// CHECK-DAG: [[TWELVE:#.+]] = affine_map<()[s0] -> (s0 * 12)>
// CHECK-DAG: [[FOUR:#.+]] = affine_map<()[s0] -> (s0 * 4)>
// CHECK-DAG: [[TIMES:#.+]] = affine_map<()[s0, s1] -> (s0 * s1)>

// CHECK-LABEL: @allocated
// CHECK-SAME: [[I:%.+]]: index, [[J:%.+]]: index
// CHECK: [[A:%.+]] = memref.alloc
// CHECK: [[STRIDE:%.+]] = affine.apply [[TWELVE]]()[[[J]]]
// CHECK: [[B:%.+]] = memref.reinterpret_cast [[A]] to offset: [0], sizes: [], strides: [] : memref<?x3x?x4xf32> to memref<f32>
// CHECK: return [[B]], [[STRIDE]], [[I]]
func.func @allocated(%i: index, %j: index) -> (memref<f32>, index, index) {
  %a = memref.alloc(%i, %j) : memref<?x3x?x4xf32>
  %b, %o, %s:4, %t:4 = memref.extract_strided_metadata %a : memref<?x3x?x4xf32> -> memref<f32>, index, index, index, index, index, index, index, index, index
  return %b, %t#0, %s#0 : memref<f32>, index, index
}

// Without dimensions it is its own base.

// CHECK-LABEL: @base
// CHECK: [[A:%.+]] = memref.alloca
// CHECK-NEXT: return [[A]]
func.func @base() -> memref<f32> {
  %a = memref.alloca() : memref<f32>
  %b, %o = memref.extract_strided_metadata %a : memref<f32> -> memref<f32>, index
  return %b : memref<f32>
}

// A layout says more than sizes do.

// CHECK-LABEL: @strided
// CHECK: [[TWO:%.+]] = arith.constant 2 : index
// CHECK: [[B:%[a-z_0-9]+]], {{.+}} = memref.extract_strided_metadata
// CHECK-NEXT: return [[TWO]], [[B]]
func.func @strided() -> (index, memref<f32>) {
  %a = memref.alloca() : memref<4xf32, strided<[2]>>
  %b, %o, %s, %t = memref.extract_strided_metadata %a : memref<4xf32, strided<[2]>> -> memref<f32>, index, index, index
  return %t, %b : index, memref<f32>
}

// CHECK-LABEL: @of_global
// CHECK: [[G:%.+]] = memref.get_global @global
// CHECK-NEXT: memref.reinterpret_cast [[G]] to offset: [0], sizes: [], strides: []
memref.global @global : memref<3xf32>
func.func @of_global() -> memref<f32> {
  %a = memref.get_global @global : memref<3xf32>
  %b, %o, %s, %t = memref.extract_strided_metadata %a : memref<3xf32> -> memref<f32>, index, index, index
  return %b : memref<f32>
}

// CHECK-LABEL: @of_views
// CHECK-SAME: [[M:%.+]]: memref<?x?xf32>, [[I:%.+]]: index, [[W:%.+]]: memref<?x4x?xf32>
// CHECK: [[B:%.+]], {{%.+}}, {{%.+}}:2, [[T:%.+]]:2 = memref.extract_strided_metadata [[M]]
// CHECK: [[AT:%.+]] = affine.apply [[TIMES]]()[[[I]], [[T]]#0]
// CHECK: {{%.+}}, {{%.+}}, [[S:%.+]]:3, {{%.+}}:3 = memref.extract_strided_metadata [[W]]
// CHECK: [[SIZE:%.+]] = affine.apply [[FOUR]]()[[[S]]#0]
// CHECK: return [[B]], [[AT]], [[I]], [[SIZE]]
func.func @of_views(%m: memref<?x?xf32>, %i: index, %w: memref<?x4x?xf32>) -> (memref<f32>, index, index, index) {
  %v = memref.subview %m[%i, 0] [4, %i] [1, 1] : memref<?x?xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %v : memref<4x?xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  %c = memref.collapse_shape %w [[0, 1], [2]] : memref<?x4x?xf32> into memref<?x?xf32>
  %b1, %o1, %s1:2, %t1:2 = memref.extract_strided_metadata %c : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
  return %b, %o, %s#1, %s1#0 : memref<f32>, index, index, index
}

// CHECK-LABEL: @of_casts
// CHECK-SAME: [[M:%.+]]: memref<?x4xf32, 1>, [[I:%.+]]: index
// CHECK: [[B:%[a-z_0-9]+]], {{.+}} = memref.extract_strided_metadata [[M]]
// CHECK: [[CAST:%.+]] = memref.memory_space_cast [[B]] : memref<f32, 1> to memref<f32>
// CHECK: [[B1:%[a-z_0-9]+]], {{.+}} = memref.extract_strided_metadata [[M]]
// CHECK: return [[CAST]], [[B1]], [[I]]
func.func @of_casts(%m: memref<?x4xf32, 1>, %i: index) -> (memref<f32>, memref<f32, 1>, index) {
  %v = memref.memory_space_cast %m : memref<?x4xf32, 1> to memref<?x4xf32>
  %w = memref.assume_alignment %v, 8 : memref<?x4xf32>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %w : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
  %r = memref.reinterpret_cast %m to offset: [%i], sizes: [3], strides: [%i] : memref<?x4xf32, 1> to memref<3xf32, strided<[?], offset: ?>, 1>
  %b1, %o1, %s1, %t1 = memref.extract_strided_metadata %r : memref<3xf32, strided<[?], offset: ?>, 1> -> memref<f32, 1>, index, index, index
  return %b, %b1, %t1 : memref<f32>, memref<f32, 1>, index
}

// CHECK-LABEL: @of_base
// CHECK: [[ZERO:%.+]] = arith.constant 0 : index
// CHECK: [[B:%[a-z_0-9]+]], {{.+}} = memref.extract_strided_metadata
// CHECK-NEXT: return [[B]], [[ZERO]]
func.func @of_base(%m: memref<?xf32, strided<[?], offset: ?>>) -> (memref<f32>, index) {
  %b, %o, %s, %t = memref.extract_strided_metadata %m : memref<?xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
  %b1, %o1 = memref.extract_strided_metadata %b : memref<f32> -> memref<f32>, index
  return %b1, %o1 : memref<f32>, index
}

// CHECK-LABEL: @pointer
// CHECK-SAME: [[M:%.+]]: memref<?xf32>
// CHECK-NEXT: memref.extract_aligned_pointer_as_index [[M]]
// CHECK-NEXT: return
func.func @pointer(%m: memref<?xf32>, %i: index) -> index {
  %v = memref.subview %m[%i] [4] [1] : memref<?xf32> to memref<4xf32, strided<[1], offset: ?>>
  %r = memref.reinterpret_cast %v to offset: [%i], sizes: [3], strides: [%i] : memref<4xf32, strided<[1], offset: ?>> to memref<3xf32, strided<[?], offset: ?>>
  %x = memref.extract_aligned_pointer_as_index %r : memref<3xf32, strided<[?], offset: ?>> -> index
  return %x : index
}
