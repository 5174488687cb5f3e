// RUN: %mlcc-opt -one-shot-bufferize=bufferize-function-boundaries %s | FileCheck %s
// RUN: not %mlcc-opt -one-shot-bufferize="bufferize-function-boundaries copy-before-write" %s 2>&1 | FileCheck %s --check-prefix=COPY
// A masked operation writes the memory that was given, or not at all.

// COPY: error: body must bufferize in-place
// CHECK-LABEL: func.func @masked(
// CHECK-SAME: %[[M:[^:]*]]: memref<?xf32
// CHECK: vector.mask %{{.*}} { vector.transfer_write %{{.*}}, %[[M]][{{.*}}] : vector<4xf32>, memref<?xf32
// CHECK: return %[[M]]
func.func @masked(%m: tensor<?xf32>, %v: vector<4xf32>, %mask: vector<4xi1>, %i: index) -> tensor<?xf32> {
  %0 = vector.mask %mask { vector.transfer_write %v, %m[%i] : vector<4xf32>, tensor<?xf32> } : vector<4xi1> -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
