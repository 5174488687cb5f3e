// Places that are computed of what is no dimension are those of views. mlir-opt
// makes something invalid then.
//
// RUN: %mlcc-opt %s -affine-fold-memref-alias-ops | FileCheck %s

// A size that is not known.

// CHECK-LABEL: @size
// CHECK: [[V:%.+]] = memref.collapse_shape
// CHECK: affine.load [[V]][%{{.+}} + 1]
func.func @size(%m: memref<?x4xf32>) {
  %v = memref.collapse_shape %m [[0, 1]] : memref<?x4xf32> into memref<?xf32>
  affine.for %i = 0 to 4 {
    %x = affine.load %v[%i + 1] : memref<?xf32>
    affine.store %x, %m[0, 0] : memref<?x4xf32>
  }
  return
}

// CHECK-LABEL: @loaded
// CHECK: [[V:%.+]] = memref.subview
// CHECK: affine.load [[V]]
// CHECK: [[W:%.+]] = memref.expand_shape
// CHECK: affine.store %{{.+}}, [[W]]
func.func @loaded(%m: memref<?xf32>, %places: memref<?xindex>) {
  affine.for %i = 0 to 4 {
    %place = affine.load %places[%i] : memref<?xindex>
    %v = memref.subview %m[%place] [4] [1] : memref<?xf32> to memref<4xf32, strided<[1], offset: ?>>
    %x = affine.load %v[%i] : memref<4xf32, strided<[1], offset: ?>>
    %w = memref.expand_shape %m [[0, 1]] output_shape [4, %place] : memref<?xf32> into memref<4x?xf32>
    affine.store %x, %w[%i, 0] : memref<4x?xf32>
  }
  return
}
