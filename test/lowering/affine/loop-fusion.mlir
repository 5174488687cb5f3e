// affine-loop-fusion: loops that store what others load, and that load the same.
//
// RUN: %mlcc-opt %s -affine-loop-fusion -split-input-file | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -affine-loop-fusion -split-input-file | FileCheck %s %}

// What is stored is loaded in the same iteration, and nobody else sees it.
//
// CHECK-LABEL: func.func @producer(
// CHECK-SAME:    [[X:%.*]]: f32, [[Y:%.*]]: memref<10xf32>)
// CHECK:         [[M:%.*]] = memref.alloc() : memref<1xf32>
// CHECK:         affine.for [[I:%.*]] = 0 to 9 {
// CHECK:           affine.store [[X]], [[M]][0] : memref<1xf32>
// CHECK:           [[V:%.*]] = affine.load [[M]][0] : memref<1xf32>
// CHECK:           affine.store [[V]], [[Y]]{{\[}}[[I]]] : memref<10xf32>
// CHECK-NOT:     affine.for
func.func @producer(%x: f32, %y: memref<10xf32>) {
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %x, %m[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 9 {
    %0 = affine.load %m[%i + 1] : memref<10xf32>
    affine.store %0, %y[%i] : memref<10xf32>
  }
  return
}

// -----

// Others see it: it stays, and the loop goes.
//
// CHECK-LABEL: func.func @escaping(
// CHECK-SAME:    [[X:%.*]]: f32, [[M:%.*]]: memref<10xf32>, [[Y:%.*]]: memref<10xf32>)
// CHECK-NEXT:    affine.for [[I:%.*]] = 0 to 10 {
// CHECK-NEXT:      affine.store [[X]], [[M]]{{\[}}[[I]]] : memref<10xf32>
// CHECK-NEXT:      [[V:%.*]] = affine.load [[M]]{{\[}}[[I]]] : memref<10xf32>
// CHECK-NEXT:      affine.store [[V]], [[Y]]{{\[}}[[I]]] : memref<10xf32>
// CHECK-NOT:     affine.for
func.func @escaping(%x: f32, %m: memref<10xf32>, %y: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    affine.store %x, %m[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i] : memref<10xf32>
    affine.store %0, %y[%i] : memref<10xf32>
  }
  return
}

// -----

// And not all of it is loaded: the loop stays as well.
//
// CHECK-LABEL: func.func @escaping_part(
// CHECK:         [[P:%.*]] = memref.alloc() : memref<1xf32>
// CHECK:         affine.for %{{.*}} = 0 to 10 {
// CHECK:           affine.store %{{.*}}, %{{.*}} : memref<10xf32>
// CHECK:         affine.for %{{.*}} = 0 to 9 {
// CHECK:           affine.store %{{.*}}, [[P]][0] : memref<1xf32>
// CHECK:           affine.load [[P]][0] : memref<1xf32>
func.func @escaping_part(%x: f32, %m: memref<10xf32>, %y: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    affine.store %x, %m[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 9 {
    %0 = affine.load %m[%i] : memref<10xf32>
    affine.store %0, %y[%i] : memref<10xf32>
  }
  return
}

// -----

// CHECK-LABEL: func.func @siblings(
// CHECK-SAME:    [[M:%.*]]: memref<8x8xf32>, [[A:%.*]]: memref<8x8xf32>, [[B:%.*]]: memref<8x8xf32>)
// CHECK:         affine.for [[I:%.*]] = 0 to 8 {
// CHECK:           affine.for [[J:%.*]] = 0 to 8 {
// CHECK:             affine.store %{{.*}}, [[A]]{{\[}}[[I]], [[J]]]
// CHECK:             affine.store %{{.*}}, [[B]]{{\[}}[[I]], [[J]]]
// CHECK-NOT:     affine.for
func.func @siblings(%m: memref<8x8xf32>, %a: memref<8x8xf32>, %b: memref<8x8xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %0 = affine.load %m[%i, %j] : memref<8x8xf32>
      affine.store %0, %a[%i, %j] : memref<8x8xf32>
    }
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %0 = affine.load %m[%i, %j] : memref<8x8xf32>
      affine.store %0, %b[%i, %j] : memref<8x8xf32>
    }
  }
  return
}

// -----

// A product with what is stored before and what is added behind.
//
// CHECK-LABEL: func.func @matmul(
// CHECK:         [[T:%.*]] = memref.alloc() : memref<1x1xf32>
// CHECK:         affine.for
// CHECK-NEXT:      affine.for
// CHECK-NEXT:        affine.store %{{.*}}, [[T]][0, 0] : memref<1x1xf32>
// CHECK-NEXT:        affine.for
// CHECK:               affine.store %{{.*}}, [[T]][0, 0] : memref<1x1xf32>
// CHECK-NEXT:        }
// CHECK-NEXT:        affine.load [[T]][0, 0] : memref<1x1xf32>
// CHECK-NOT:     affine.for
func.func @matmul(%a: memref<16x16xf32>, %b: memref<16x16xf32>, %c: memref<16x16xf32>, %d: memref<16x16xf32>) {
  %t = memref.alloc() : memref<16x16xf32>
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 16 {
      affine.store %zero, %t[%i, %j] : memref<16x16xf32>
    }
  }
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 16 {
      affine.for %k = 0 to 16 {
        %0 = affine.load %a[%i, %k] : memref<16x16xf32>
        %1 = affine.load %b[%k, %j] : memref<16x16xf32>
        %2 = affine.load %t[%i, %j] : memref<16x16xf32>
        %3 = arith.mulf %0, %1 : f32
        %4 = arith.addf %2, %3 : f32
        affine.store %4, %t[%i, %j] : memref<16x16xf32>
      }
    }
  }
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 16 {
      %0 = affine.load %t[%i, %j] : memref<16x16xf32>
      %1 = affine.load %c[%i, %j] : memref<16x16xf32>
      %2 = arith.addf %0, %1 : f32
      affine.store %2, %d[%i, %j] : memref<16x16xf32>
    }
  }
  return
}

// -----

// Quotients and remainders of the source's loop are solved for it.
//
// CHECK-LABEL: func.func @reshape(
// CHECK-SAME:    [[M:%.*]]: memref<64xf32>
// CHECK:         memref.alloc() : memref<1x1xf32>
// CHECK:         affine.for [[I:%.*]] = 0 to 4 {
// CHECK:           affine.for [[J:%.*]] = 0 to 16 {
// CHECK:             [[K:%.*]] = affine.apply #{{.*}}([[I]], [[J]])
// CHECK:             affine.load [[M]]{{\[}}[[K]]] : memref<64xf32>
// CHECK-NOT:     affine.for
func.func @reshape(%m: memref<64xf32>, %o: memref<4x16xf32>) {
  %t = memref.alloc() : memref<4x16xf32>
  affine.for %i = 0 to 64 {
    %0 = affine.load %m[%i] : memref<64xf32>
    affine.store %0, %t[%i floordiv 16, %i mod 16] : memref<4x16xf32>
  }
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 16 {
      %0 = affine.load %t[%i, %j] : memref<4x16xf32>
      %1 = arith.mulf %0, %0 : f32
      affine.store %1, %o[%i, %j] : memref<4x16xf32>
    }
  }
  return
}

// -----

// What loops carry is carried by one.
//
// CHECK-LABEL: func.func @reductions(
// CHECK-SAME:    [[M:%.*]]: memref<8x8xf32>, [[S:%.*]]: memref<8xf32>, [[P:%.*]]: memref<8xf32>)
// CHECK:         affine.for [[I:%.*]] = 0 to 8 {
// CHECK:           [[R:%.*]]:2 = affine.for %{{.*}} = 0 to 8 iter_args([[A:%.*]] = %{{.*}}, [[B:%.*]] = %{{.*}}) -> (f32, f32) {
// CHECK:             arith.addf [[A]]
// CHECK:             arith.addf [[B]]
// CHECK:           affine.store [[R]]#1, [[P]]{{\[}}[[I]]]
// CHECK:           affine.store [[R]]#0, [[S]]{{\[}}[[I]]]
// CHECK-NOT:     affine.for
func.func @reductions(%m: memref<8x8xf32>, %s: memref<8xf32>, %p: memref<8xf32>) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 8 {
    %r = affine.for %j = 0 to 8 iter_args(%a = %zero) -> (f32) {
      %0 = affine.load %m[%i, %j] : memref<8x8xf32>
      %1 = arith.addf %a, %0 : f32
      affine.yield %1 : f32
    }
    affine.store %r, %s[%i] : memref<8xf32>
  }
  affine.for %i = 0 to 8 {
    %r = affine.for %j = 0 to 8 iter_args(%a = %zero) -> (f32) {
      %0 = affine.load %m[%i, %j] : memref<8x8xf32>
      %1 = arith.mulf %0, %0 : f32
      %2 = arith.addf %a, %1 : f32
      affine.yield %2 : f32
    }
    affine.store %r, %p[%i] : memref<8xf32>
  }
  return
}

// -----

// Loops in a loop.
//
// CHECK-LABEL: func.func @inner(
// CHECK:         affine.for
// CHECK-NEXT:      memref.alloc() : memref<8xf32>
// CHECK-NEXT:      affine.for
// CHECK-NOT:     affine.for
func.func @inner(%m: memref<8x8xf32>, %o: memref<8x8xf32>) {
  affine.for %i = 0 to 8 {
    %t = memref.alloc() : memref<8xf32>
    affine.for %j = 0 to 8 {
      %0 = affine.load %m[%i, %j] : memref<8x8xf32>
      affine.store %0, %t[%j] : memref<8xf32>
    }
    affine.for %j = 0 to 8 {
      %0 = affine.load %t[%j] : memref<8xf32>
      affine.store %0, %o[%i, %j] : memref<8x8xf32>
    }
  }
  return
}
