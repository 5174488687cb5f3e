// affine-loop-fusion where mlir-opt has programs compute something else: loops
// stay as they are.
//
// RUN: %mlcc-opt %s -affine-loop-fusion=maximal -allow-unregistered-dialect -split-input-file | FileCheck %s

// A call may change what is between both.
//
// CHECK-LABEL: func.func @called(
// CHECK:         affine.for
// CHECK:         call @change
// CHECK:         affine.for
func.func private @change(memref<10xf32>)
func.func @called(%x: f32, %y: memref<10xf32>) {
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %x, %m[%i] : memref<10xf32>
  }
  call @change(%m) : (memref<10xf32>) -> ()
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i] : memref<10xf32>
    affine.store %0, %y[%i] : memref<10xf32>
  }
  return
}

// -----

// What the second loop stores the first would load an iteration later.
//
// CHECK-LABEL: func.func @overwritten(
// CHECK-COUNT-2: affine.for
func.func @overwritten(%x: f32, %a: memref<10xf32>, %y: memref<10xf32>) {
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    %0 = affine.load %a[%i] : memref<10xf32>
    affine.store %0, %m[%i] : memref<10xf32>
  }
  affine.for %i = 1 to 10 {
    %0 = affine.load %m[%i - 1] : memref<10xf32>
    affine.store %0, %y[%i] : memref<10xf32>
    affine.store %x, %a[%i] : memref<10xf32>
  }
  return
}

// -----

// The same of what comes before: then they are joined.
//
// CHECK-LABEL: func.func @not_overwritten(
// CHECK-COUNT-1: affine.for
// CHECK-NOT:     affine.for
func.func @not_overwritten(%x: f32, %a: memref<10xf32>, %y: memref<10xf32>) {
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    %0 = affine.load %a[%i] : memref<10xf32>
    affine.store %0, %m[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 9 {
    %0 = affine.load %m[%i + 1] : memref<10xf32>
    affine.store %0, %y[%i] : memref<10xf32>
    affine.store %x, %a[%i] : memref<10xf32>
  }
  return
}

// -----

// To add twice is not to add once.
//
// CHECK-LABEL: func.func @repeated(
// CHECK-COUNT-2: affine.for
func.func @repeated(%x: f32, %m: memref<10xf32>, %y: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i] : memref<10xf32>
    %1 = arith.addf %0, %x : f32
    affine.store %1, %m[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 9 {
    %0 = affine.load %m[%i] : memref<10xf32>
    affine.store %0, %y[%i] : memref<10xf32>
  }
  return
}

// -----

// Of the diagonal all else is still to be stored.
//
// CHECK-LABEL: func.func @diagonal(
// CHECK:         affine.for
// CHECK-NEXT:      affine.for
// CHECK:         affine.for
func.func @diagonal(%x: f32, %m: memref<10x10xf32>, %y: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      affine.store %x, %m[%i, %j] : memref<10x10xf32>
    }
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i, %i] : memref<10x10xf32>
    affine.store %0, %y[%i] : memref<10xf32>
  }
  return
}

// -----

// What is loaded but not stored is where it was.
//
// CHECK-LABEL: func.func @beyond(
// CHECK-NOT:     memref.alloc() : memref<4xf32>
// CHECK:         affine.load %{{.*}} : memref<10xf32>
func.func @beyond(%x: f32, %m: memref<10xf32>, %y: memref<3x10xf32>) {
  affine.for %i = 0 to 4 {
    affine.store %x, %m[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 10 {
      %0 = affine.load %m[%j] : memref<10xf32>
      affine.store %0, %y[%i, %j] : memref<3x10xf32>
    }
  }
  return
}

// -----

// Two views of the same memory.
//
// CHECK-LABEL: func.func @views(
// CHECK-COUNT-2: affine.for
func.func @views(%x: f32, %m: memref<10xf32>, %y: memref<10xf32>) {
  %v = memref.cast %m : memref<10xf32> to memref<?xf32>
  affine.for %i = 0 to 10 {
    affine.store %x, %m[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %v[%i] : memref<?xf32>
    %1 = affine.load %m[9 - %i] : memref<10xf32>
    %2 = arith.addf %0, %1 : f32
    affine.store %2, %y[%i] : memref<10xf32>
  }
  return
}

// -----

// Nothing is known of what an operation with a region does; conditions stay.
//
// CHECK-LABEL: func.func @unknown(
// CHECK-COUNT-2: affine.for
// CHECK-LABEL: func.func @conditional(
// CHECK-COUNT-2: affine.for
func.func @unknown(%x: f32, %m: memref<10xf32>, %y: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    affine.store %x, %m[%i] : memref<10xf32>
  }
  "region"() ({
  }) : () -> ()
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i] : memref<10xf32>
    affine.store %0, %y[%i] : memref<10xf32>
  }
  return
}
func.func @conditional(%x: f32, %m: memref<10xf32>, %y: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    affine.if affine_set<(d0) : (d0 - 5 >= 0)>(%i) {
      affine.store %x, %m[%i] : memref<10xf32>
    }
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i] : memref<10xf32>
    affine.store %0, %y[%i] : memref<10xf32>
  }
  return
}

// -----

// What is between the stores may be loaded from memory of the part that is
// stored in each iteration, but not what is below or above that.
//
// CHECK-LABEL: func.func @between(
// CHECK-NEXT:    memref.alloc() : memref<31xf32>
// CHECK:         affine.load {{.*}}[%{{.*}} * -2 + 13] : memref<31xf32>
func.func @between(%x: f32, %y: memref<20xf32>, %z: memref<20xf32>) {
  %m = memref.alloc() : memref<100xf32>
  affine.for %i = 0 to 25 {
    affine.store %x, %m[%i * 2] : memref<100xf32>
  }
  affine.for %j = 0 to 7 {
    affine.for %k = 0 to 16 {
      %0 = affine.load %m[%j * 2 + %k * 2] : memref<100xf32>
      affine.store %0, %y[%j] : memref<20xf32>
    }
    %1 = affine.load %m[13] : memref<100xf32>
    affine.store %1, %z[%j] : memref<20xf32>
  }
  return
}

// CHECK-LABEL: func.func @below(
// CHECK-NEXT:    memref.alloc() : memref<100xf32>
// CHECK-COUNT-3: affine.for
func.func @below(%x: f32, %y: memref<20xf32>, %z: memref<20xf32>) {
  %m = memref.alloc() : memref<100xf32>
  affine.for %i = 0 to 25 {
    affine.store %x, %m[%i * 2] : memref<100xf32>
  }
  affine.for %j = 0 to 8 {
    affine.for %k = 0 to 16 {
      %0 = affine.load %m[%j * 2 + %k * 2] : memref<100xf32>
      affine.store %0, %y[%j] : memref<20xf32>
    }
    %1 = affine.load %m[13] : memref<100xf32>
    affine.store %1, %z[%j] : memref<20xf32>
  }
  return
}

// CHECK-LABEL: func.func @above(
// CHECK-NEXT:    memref.alloc() : memref<100xf32>
// CHECK-COUNT-3: affine.for
func.func @above(%x: f32, %y: memref<20xf32>, %z: memref<20xf32>) {
  %m = memref.alloc() : memref<100xf32>
  affine.for %i = 0 to 25 {
    affine.store %x, %m[%i * 2] : memref<100xf32>
  }
  affine.for %j = 0 to 4 {
    affine.for %k = 0 to 16 {
      %0 = affine.load %m[%j * 2 + %k * 2] : memref<100xf32>
      affine.store %0, %y[%j] : memref<20xf32>
    }
    %1 = affine.load %m[31] : memref<100xf32>
    affine.store %1, %z[%j] : memref<20xf32>
  }
  return
}
