// RUN: %mlcc-opt %s -normalize-memrefs -allow-unregistered-dialect -split-input-file | FileCheck %s

// What is done to a memref decides whether its layout may be taken apart.

#swap = affine_map<(i, j) -> (j, i)>
#tile = affine_map<(i, j) -> (i floordiv 4, j, i mod 4)>

// CHECK-DAG: [[MAP:#map[0-9]*]] = affine_map<() -> (1)>
// CHECK-DAG: [[MAP1:#map[0-9]*]] = affine_map<() -> (2)>
// CHECK-DAG: [[MAP2:#map[0-9]*]] = affine_map<(d0, d1) -> (d0 floordiv 4, d1, d0 mod 4)>
// CHECK-DAG: [[MAP3:#map[0-9]*]] = affine_map<(d0, d1) -> (d1, d0)>

// The same of another memory space.
//
// CHECK-LABEL: func.func @space(
// CHECK-SAME:    [[M:%[^:]+]]: memref<8x4xf32>
// CHECK:         [[MEMORY_SPACE_CAST:%.+]] = memref.memory_space_cast [[M]] : memref<8x4xf32> to memref<8x4xf32, 1>
// CHECK:         [[LOAD:%.+]] = affine.load [[MEMORY_SPACE_CAST]][2, 1] : memref<8x4xf32, 1>
// CHECK:         return [[LOAD]] : f32
func.func @space(%m: memref<4x8xf32, #swap>, %i: index) -> f32 {
  %n = memref.memory_space_cast %m : memref<4x8xf32, #swap> to memref<4x8xf32, #swap, 1>
  %0 = affine.load %n[1, 2] : memref<4x8xf32, #swap, 1>
  return %0 : f32
}

// A cast to another layout.
//
// CHECK-LABEL: func.func @cast(
// CHECK-SAME:    [[M:%[^:]+]]: memref<4x8xf32, strided<[16, 1]>>
// CHECK:         [[CAST:%.+]] = memref.cast [[M]] : memref<4x8xf32, strided<[16, 1]>> to memref<4x8xf32, strided<[?, 1]>>
// CHECK:         [[LOAD:%.+]] = affine.load [[CAST]][1, 2] : memref<4x8xf32, strided<[?, 1]>>
// CHECK:         return [[LOAD]] : f32
func.func @cast(%m: memref<4x8xf32, strided<[16, 1]>>) -> f32 {
  %n = memref.cast %m : memref<4x8xf32, strided<[16, 1]>> to memref<4x8xf32, strided<[?, 1]>>
  %0 = affine.load %n[1, 2] : memref<4x8xf32, strided<[?, 1]>>
  return %0 : f32
}

// Rows of more dimensions than there are left.
//
// CHECK-LABEL: func.func @flat(
// CHECK-SAME:    [[M:%[^:]+]]: memref<4x8xf32, strided<[16, 1]>>
// CHECK:         [[VECTOR_LOAD:%.+]] = affine.vector_load [[M]][0, 0] : memref<4x8xf32, strided<[16, 1]>>, vector<2x2xf32>
// CHECK:         return [[VECTOR_LOAD]] : vector<2x2xf32>
func.func @flat(%m: memref<4x8xf32, strided<[16, 1]>>) -> vector<2x2xf32> {
  %0 = affine.vector_load %m[0, 0] : memref<4x8xf32, strided<[16, 1]>>, vector<2x2xf32>
  return %0 : vector<2x2xf32>
}

// CHECK-LABEL: func.func @flat_row(
// CHECK-SAME:    [[M:%[^:]+]]: memref<4x8xf32, strided<[16, 1]>>
// CHECK:         [[VECTOR_LOAD:%.+]] = affine.vector_load [[M]][1, 2] : memref<4x8xf32, strided<[16, 1]>>, vector<2xf32>
// CHECK:         return [[VECTOR_LOAD]] : vector<2xf32>
func.func @flat_row(%m: memref<4x8xf32, strided<[16, 1]>>) -> vector<2xf32> {
  %0 = affine.vector_load %m[1, 2] : memref<4x8xf32, strided<[16, 1]>>, vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK-LABEL: func.func @flat_rows_stored(
// CHECK-SAME:    [[M:%[^:]+]]: memref<4x8xf32, {{#map[0-9]*}}>
// CHECK-SAME:    [[X:%[^:]+]]: vector<2xf32>
// CHECK:         affine.vector_store [[X]], [[M]][1, 2] : memref<4x8xf32, [[MAP2]]>, vector<2xf32>
func.func @flat_rows_stored(%m: memref<4x8xf32, #tile>, %x: vector<2xf32>) {
  affine.vector_store %x, %m[1, 2] : memref<4x8xf32, #tile>, vector<2xf32>
  return
}

// Sizes that are not known which.
//
// CHECK-LABEL: func.func @any_size(
// CHECK-SAME:    [[M:%[^:]+]]: memref<4x8xf32, {{#map[0-9]*}}>
// CHECK-SAME:    [[I:%[^:]+]]: index
// CHECK:         [[DIM:%.+]] = memref.dim [[M]], [[I]] : memref<4x8xf32, [[MAP3]]>
// CHECK:         return [[DIM]] : index
func.func @any_size(%m: memref<4x8xf32, #swap>, %i: index) -> index {
  %0 = memref.dim %m, %i : memref<4x8xf32, #swap>
  return %0 : index
}

// CHECK-LABEL: func.func @no_size(
// CHECK-SAME:    [[M:%[^:]+]]: memref<4x8xf32, {{#map[0-9]*}}>
// CHECK:         [[C2:%.+]] = arith.constant 2 : index
// CHECK:         [[DIM:%.+]] = memref.dim [[M]], [[C2]] : memref<4x8xf32, [[MAP3]]>
// CHECK:         return [[DIM]] : index
func.func @no_size(%m: memref<4x8xf32, #swap>) -> index {
  %c2 = arith.constant 2 : index
  %0 = memref.dim %m, %c2 : memref<4x8xf32, #swap>
  return %0 : index
}

// A loop that carries it.
//
// CHECK-LABEL: func.func @yielded(
// CHECK-SAME:    [[M:%[^:]+]]: memref<4x8xf32, {{#map[0-9]*}}>
// CHECK:         [[FOR:%.+]] = affine.for [[I:%.+]] = 0 to 4 iter_args([[I1:%.+]] = [[M]]) -> (memref<4x8xf32, [[MAP3]]>) {
// CHECK:           affine.yield [[I1]] : memref<4x8xf32, [[MAP3]]>
// CHECK:         [[LOAD:%.+]] = affine.load [[FOR]][1, 2] : memref<4x8xf32, [[MAP3]]>
// CHECK:         return [[LOAD]] : f32
func.func @yielded(%m: memref<4x8xf32, #swap>) -> f32 {
  %n = affine.for %i = 0 to 4 iter_args(%k = %m) -> (memref<4x8xf32, #swap>) {
    affine.yield %k : memref<4x8xf32, #swap>
  }
  %0 = affine.load %n[1, 2] : memref<4x8xf32, #swap>
  return %0 : f32
}

// CHECK-LABEL: func.func @stored(
// CHECK-SAME:    [[M:%[^:]+]]: memref<4x8xf32, {{#map[0-9]*}}>
// CHECK-SAME:    [[T:%[^:]+]]: memref<1xmemref<4x8xf32, {{#map[0-9]*}}>>
// CHECK:         [[C0:%.+]] = arith.constant 0 : index
// CHECK:         memref.store [[M]], [[T]][[[C0]]] : memref<1xmemref<4x8xf32, [[MAP3]]>>
func.func @stored(%m: memref<4x8xf32, #swap>, %t: memref<1xmemref<4x8xf32, #swap>>) {
  %c0 = arith.constant 0 : index
  memref.store %m, %t[%c0] : memref<1xmemref<4x8xf32, #swap>>
  return
}

// A view that something else uses.
//
// CHECK-LABEL: func.func @passed(
// CHECK-SAME:    [[M:%[^:]+]]: memref<64xf32>
// CHECK:         [[VIEW:%.+]] = memref.reinterpret_cast [[M]] to offset: [0], sizes: [4, 8], strides: [1, 4] : memref<64xf32> to memref<4x8xf32, strided<[1, 4]>>
// CHECK:         "test.use"([[VIEW]]) : (memref<4x8xf32, strided<[1, 4]>>) -> ()
func.func @passed(%m: memref<64xf32>) {
  %n = memref.reinterpret_cast %m to offset: [0], sizes: [4, 8], strides: [1, 4] : memref<64xf32> to memref<4x8xf32, strided<[1, 4]>>
  "test.use"(%n) : (memref<4x8xf32, strided<[1, 4]>>) -> ()
  return
}
