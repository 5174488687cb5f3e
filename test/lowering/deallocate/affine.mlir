// RUN: %mlcc-opt -ownership-based-buffer-deallocation %s | FileCheck %s
// The flag of what an affine.for carries is one of its operands; mlir-opt makes
// a loop that it refuses itself.

// CHECK: affine.for {{.*}} iter_args(%{{.*}} = %arg0, %{{.*}} = %false) -> (memref<4xf32>, i1)
// CHECK: affine.yield %{{.*}}, %{{.*}} : memref<4xf32>, i1
func.func @affine2(%a: memref<4xf32>) -> memref<4xf32> {
  %r = affine.for %i = 0 to 4 iter_args(%b = %a) -> memref<4xf32> {
    %m = memref.alloc() : memref<4xf32>
    memref.copy %m, %b : memref<4xf32> to memref<4xf32>
    affine.yield %m : memref<4xf32>
  }
  return %r : memref<4xf32>
}
