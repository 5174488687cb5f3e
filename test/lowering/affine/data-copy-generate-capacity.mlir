// affine-data-copy-generate where what is copied is just as large as what may
// be, and where it is larger.
//
// RUN: %mlcc-opt %s -affine-data-copy-generate=fast-mem-capacity=1 2>&1 | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -affine-data-copy-generate=fast-mem-capacity=1 2>&1 | FileCheck %s %}

// CHECK-NOT: warning
// CHECK: [[#@LINE+45]]:{{[0-9]+}}: warning: total size of all copy buffers' for this block exceeds fast memory capacity
// CHECK-NOT: warning
// CHECK-LABEL: func.func @whole(
// CHECK: memref.alloc() : memref<256xf32, 1>
func.func @whole(%m: memref<256xf32>, %x: f32) {
  affine.for %i = 0 to 256 {
    affine.store %x, %m[%i] : memref<256xf32>
  }
  return
}

// A line at a time: all of it is too much.
//
// CHECK-LABEL: func.func @lines(
// CHECK-NOT: memref.alloc
// CHECK: affine.for
// CHECK: memref.alloc() : memref<1x256xf32, 1>
func.func @lines(%m: memref<2x256xf32>, %x: f32) {
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 256 {
      affine.store %x, %m[%i, %j] : memref<2x256xf32>
    }
  }
  return
}

// Two of the size of one.
//
// CHECK-LABEL: func.func @two(
// CHECK-NOT: memref.alloc
// CHECK: affine.for
// CHECK-DAG: memref.alloc() : memref<1xf32, 1>
func.func @two(%m: memref<256xf32>, %n: memref<256xf32>) {
  affine.for %i = 0 to 256 {
    %0 = affine.load %m[%i] : memref<256xf32>
    affine.store %0, %n[%i] : memref<256xf32>
  }
  return
}

// The least that is copied is too much.
//
// CHECK-LABEL: func.func @vectors(
// CHECK: memref.alloc() : memref<1xvector<257xf32>, 1>
func.func @vectors(%m: memref<2xvector<257xf32>>, %x: vector<257xf32>) {
  affine.for %i = 0 to 2 {
    affine.store %x, %m[%i] : memref<2xvector<257xf32>>
  }
  return
}
