// Affine accesses to parts and reshapes of a memref.
//
// RUN: %mlcc-opt %s -affine-fold-memref-alias-ops | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -affine-fold-memref-alias-ops | FileCheck %s %}

// CHECK-DAG: [[STEP:#.+]] = affine_map<(d0)[s0] -> (d0 * 2 + s0)>
// CHECK-DAG: [[ODD:#.+]] = affine_map<(d0) -> (d0 * 2 + 1)>
// CHECK-DAG: [[SUM:#.+]] = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-DAG: [[NEXT:#.+]] = affine_map<(d0) -> (d0 + 1)>

// CHECK-LABEL: @part
// CHECK-SAME: [[M:%.+]]: memref<?x4xf32>, [[N:%.+]]: index
// CHECK: affine.for [[I:%.+]] = 0
// CHECK-NEXT: affine.for [[J:%.+]] = 0
// CHECK-NEXT: [[ROW:%.+]] = affine.apply [[STEP]]([[I]])[[[N]]]
// CHECK-NEXT: [[COLUMN:%.+]] = affine.apply [[ODD]]([[J]])
// CHECK-NEXT: [[X:%.+]] = affine.load [[M]][[[ROW]], [[COLUMN]]]
// CHECK-NEXT: [[ROW:%.+]] = affine.apply [[STEP]]([[I]])[[[N]]]
// CHECK-NEXT: affine.store [[X]], [[M]][[[ROW]], [[J]]]
func.func @part(%m: memref<?x4xf32>, %n: index) {
  %v = memref.subview %m[%n, 0] [4, 4] [2, 1] : memref<?x4xf32> to memref<4x4xf32, strided<[8, 1], offset: ?>>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 2 {
      %x = affine.load %v[%i, %j * 2 + 1] : memref<4x4xf32, strided<[8, 1], offset: ?>>
      affine.store %x, %v[%i, %j] : memref<4x4xf32, strided<[8, 1], offset: ?>>
    }
  }
  return
}

// CHECK-LABEL: @shapes
// CHECK-SAME: [[M:%.+]]: memref<?xf32>, [[N:%.+]]: memref<3x4x3xf32>, [[A:%.+]]: index, [[B:%.+]]: index
// CHECK: [[TWO:%.+]] = arith.constant 2 : index
// CHECK: affine.for [[I:%.+]] = 0
// CHECK: [[ROW:%.+]] = affine.apply [[SUM]]([[I]])[[[B]]]
// CHECK: [[AT:%.+]] = affine.linearize_index disjoint [[[ROW]], [[B]]] by ([[A]], 4)
// CHECK: [[X:%.+]] = affine.load [[M]][[[AT]]]
// CHECK: [[ALL:%.+]] = affine.apply [[NEXT]]([[I]])
// CHECK: [[PLACE:%.+]]:2 = affine.delinearize_index [[ALL]] into (3, 4)
// CHECK: affine.store [[X]], [[N]][[[PLACE]]#0, [[PLACE]]#1, [[TWO]]]
func.func @shapes(%m: memref<?xf32>, %n: memref<3x4x3xf32>, %a: index, %b: index) {
  %v = memref.expand_shape %m [[0, 1]] output_shape [%a, 4] : memref<?xf32> into memref<?x4xf32>
  %w = memref.collapse_shape %n [[0, 1], [2]] : memref<3x4x3xf32> into memref<12x3xf32>
  affine.for %i = 0 to 4 {
    %x = affine.load %v[%i + symbol(%b), symbol(%b)] : memref<?x4xf32>
    affine.store %x, %w[%i + 1, 2] : memref<12x3xf32>
  }
  return
}

// Vectors stay.

// CHECK-LABEL: @vectors
// CHECK: [[V:%.+]] = memref.subview
// CHECK: affine.vector_load [[V]]
func.func @vectors(%m: memref<?x4xf32>, %n: index) {
  %v = memref.subview %m[%n, 0] [4, 4] [1, 1] : memref<?x4xf32> to memref<4x4xf32, strided<[4, 1], offset: ?>>
  affine.for %i = 0 to 4 {
    %x = affine.vector_load %v[%i, 0] : memref<4x4xf32, strided<[4, 1], offset: ?>>, vector<4xf32>
    affine.vector_store %x, %v[0, 0] : memref<4x4xf32, strided<[4, 1], offset: ?>>, vector<4xf32>
  }
  return
}
