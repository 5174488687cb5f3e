// RUN: %mlcc-opt %s -flatten-memref | FileCheck %s
// The rows of a vector of two dimensions are not next to each other in memory that
// is flat: such accesses stay. mlir-opt makes them of a memref of one dimension,
// which is an error.

// CHECK-LABEL: @rows
// CHECK: vector.load %[[M:.*]][%[[I:.*]], %[[I]]] : memref<6x8xf32>, vector<2x4xf32>
// CHECK: vector.store %{{.*}}, %[[M]][%[[I]], %[[I]]] : memref<6x8xf32>, vector<2x4xf32>
func.func @rows(%m: memref<6x8xf32>, %i: index) {
  %v = vector.load %m[%i, %i] : memref<6x8xf32>, vector<2x4xf32>
  vector.store %v, %m[%i, %i] : memref<6x8xf32>, vector<2x4xf32>
  return
}

// An element that is a vector is one place in memory.
// CHECK-LABEL: @element
// CHECK: memref.load %{{.*}}[%{{.*}}] : memref<6xvector<2x4xf32>, strided<[1]>>
func.func @element(%m: memref<2x3xvector<2x4xf32>>, %i: index) -> vector<2x4xf32> {
  %0 = memref.load %m[%i, %i] : memref<2x3xvector<2x4xf32>>
  return %0 : vector<2x4xf32>
}

// CHECK-LABEL: @masked_rows
// CHECK: vector.maskedstore %[[M:.*]][%[[I:.*]], %[[I]]], %{{.*}} : memref<6x8xf32>, vector<2x4xi1>
func.func @masked_rows(%m: memref<6x8xf32>, %i: index, %k: vector<2x4xi1>, %v: vector<2x4xf32>) {
  vector.maskedstore %m[%i, %i], %k, %v : memref<6x8xf32>, vector<2x4xi1>, vector<2x4xf32>
  return
}
