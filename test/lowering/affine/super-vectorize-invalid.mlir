// Options that affine-super-vectorize refuses; more than three dimensions are
// none of its.
//
// RUN: not %mlcc-opt %s -affine-super-vectorize=virtual-vector-size=4,0 2>&1 | FileCheck --check-prefix=ZERO %s
// RUN: not %mlcc-opt %s -affine-super-vectorize="virtual-vector-size=4 test-fastest-varying=1,0" 2>&1 | FileCheck --check-prefix=PATTERN %s
// RUN: not %mlcc-opt %s -affine-super-vectorize="virtual-vector-size=4,4 vectorize-reductions" 2>&1 | FileCheck --check-prefix=REDUCTIONS %s
// RUN: %mlcc-opt %s -affine-super-vectorize=virtual-vector-size=2,2,2,2 | FileCheck %s
// RUN: %mlcc-opt %s -affine-super-vectorize | FileCheck %s

// ZERO: [[#@LINE+4]]:1: error: Vectorization factor must be greater than zero.
// PATTERN: [[#@LINE+3]]:1: error: Fastest varying pattern specified with different size than the vector size.
// REDUCTIONS: [[#@LINE+2]]:1: error: Vectorizing reductions is supported only for 1-D vectors.
// CHECK-NOT: vector
func.func @f(%m: memref<8xf32>, %x: f32) {
  affine.for %i = 0 to 8 {
    affine.store %x, %m[%i] : memref<8xf32>
  }
  return
}
