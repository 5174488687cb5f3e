// affine-parallelize: steps tell apart what remainders do, as far as the order
// in which variables are substituted shows it.
//
// RUN: %mlcc-opt %s -affine-parallelize | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -affine-parallelize | FileCheck %s %}

// 9 q + 5 is no multiple of 6.
// CHECK-LABEL: @remainders
func.func @remainders(%b: memref<100xf32>, %x: f32) {
  // CHECK: affine.parallel
  affine.for %i = 0 to 16 step 3 {
    %0 = affine.load %b[%i * 3 + 5] : memref<100xf32>
    affine.store %x, %b[%i * 2] : memref<100xf32>
  }
  // CHECK: affine.for
  affine.for %i = 0 to 16 step 3 {
    %0 = affine.load %b[%i * 3 + 6] : memref<100xf32>
    affine.store %x, %b[%i * 2] : memref<100xf32>
  }
  return
}
