// affine-parallelize where mlir-opt 22 goes wrong: it takes accesses of vectors
// for those of their first elements, what is in an else for what is in the then,
// and makes parallel loops that it refuses (maxnumf).
//
// RUN: %mlcc-opt %s -affine-parallelize=parallel-reductions | FileCheck %s

// CHECK-LABEL: @vectors
func.func @vectors(%a: memref<100xf32>, %v: vector<4xf32>) {
  // CHECK: affine.for
  affine.for %i = 0 to 96 {
    affine.vector_store %v, %a[%i] : memref<100xf32>, vector<4xf32>
  }
  // CHECK: affine.parallel
  affine.for %i = 0 to 96 step 4 {
    affine.vector_store %v, %a[%i] : memref<100xf32>, vector<4xf32>
  }
  return
}

// As many elements as the processor likes, of the next round as well.
// CHECK-LABEL: @scalable
func.func @scalable(%a: memref<100xf32>, %v: vector<[4]xf32>) {
  // CHECK: affine.for
  affine.for %i = 0 to 96 step 4 {
    affine.vector_store %v, %a[%i] : memref<100xf32>, vector<[4]xf32>
  }
  return
}

// CHECK-LABEL: @otherwise
func.func @otherwise(%a: memref<100xf32>, %x: f32) {
  // CHECK: affine.for
  affine.for %i = 0 to 96 {
    affine.if affine_set<(d0) : (d0 - 5 == 0)>(%i) {
      affine.yield
    } else {
      affine.store %x, %a[5] : memref<100xf32>
    }
  }
  return
}

// CHECK-LABEL: @maxnumf
func.func @maxnumf(%m: memref<10xf32>, %z: f32) -> f32 {
  // CHECK: affine.for
  %a = affine.for %i = 0 to 10 iter_args(%s = %z) -> f32 {
    %x = affine.load %m[%i] : memref<10xf32>
    %r = arith.maxnumf %x, %s : f32
    affine.yield %r : f32
  }
  return %a : f32
}
