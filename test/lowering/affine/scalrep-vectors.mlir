// affine-scalrep where mlir-opt 22 takes accesses of vectors for those of their
// first elements.
//
// RUN: %mlcc-opt %s -affine-scalrep | FileCheck %s

// Of the vector only one element is overwritten.
// CHECK-LABEL: @partly_overwritten
func.func @partly_overwritten(%a: memref<100xf32>, %v: vector<4xf32>, %x: f32) {
  // CHECK-NEXT: affine.vector_store
  // CHECK-NEXT: affine.store
  affine.vector_store %v, %a[4] : memref<100xf32>, vector<4xf32>
  affine.store %x, %a[4] : memref<100xf32>
  return
}

// CHECK-LABEL: @in_the_middle
func.func @in_the_middle(%a: memref<100xf32>, %x: f32) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  // CHECK: [[V:%[a-z0-9]+]] = affine.vector_load
  %v = affine.vector_load %a[4] : memref<100xf32>, vector<4xf32>
  // CHECK: affine.store
  affine.store %x, %a[7] : memref<100xf32>
  // CHECK: [[W:%[a-z0-9]+]] = affine.vector_load
  %w = affine.vector_load %a[4] : memref<100xf32>, vector<4xf32>
  // Behind the last.
  // CHECK: affine.store
  affine.store %x, %a[8] : memref<100xf32>
  %z = affine.vector_load %a[4] : memref<100xf32>, vector<4xf32>
  // CHECK: return [[V]], [[W]], [[W]]
  return %v, %w, %z : vector<4xf32>, vector<4xf32>, vector<4xf32>
}
