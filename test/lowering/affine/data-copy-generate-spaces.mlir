// RUN: mlcc-opt %s -pass-pipeline='builtin.module(func.func(affine-data-copy-generate{slow-mem-space=3 fast-mem-space=2}))' | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -pass-pipeline='builtin.module(func.func(affine-data-copy-generate{slow-mem-space=3 fast-mem-space=2}))' | FileCheck %s %}

// Copied is what is in the slow space, or says none.

// CHECK-LABEL: func.func @spaces(
// CHECK-SAME: %[[SLOW:.*]]: memref<16xf32, 3>, %[[OTHER:.*]]: memref<16xf32, 4>, %[[ANY:.*]]: memref<16xf32>)
// CHECK-NOT: affine.load %[[OTHER]]
// CHECK: memref.alloc() : memref<16xf32, 2>
// CHECK: affine.load %[[SLOW]]
// CHECK: affine.load %[[OTHER]]
func.func @spaces(%slow: memref<16xf32, 3>, %other: memref<16xf32, 4>, %any: memref<16xf32>) {
  affine.for %i = 0 to 16 {
    %0 = affine.load %slow[%i] : memref<16xf32, 3>
    %1 = affine.load %other[%i] : memref<16xf32, 4>
    %2 = arith.addf %0, %1 : f32
    affine.store %2, %any[%i] : memref<16xf32>
  }
  return
}
