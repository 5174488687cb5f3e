// affine-loop-fusion: of which iterations of the first loop the second one needs
// what is stored, where it loads at quotients and remainders.
//
// RUN: %mlcc-opt %s -affine-loop-fusion=maximal -mlir-print-local-scope | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -affine-loop-fusion=maximal -mlir-print-local-scope | FileCheck %s %}

// CHECK-LABEL: func.func @remainder(
// CHECK: affine.for [[I:%.+]] = 0 to 100 {
// CHECK-NEXT: affine.apply affine_map<(d0) -> (d0 mod 4)>([[I]])
// CHECK-NEXT: affine.store
// CHECK-NOT: affine.for
func.func @remainder(%x: f32, %y: memref<100xf32>) {
  %m = memref.alloc() : memref<4xf32>
  affine.for %r = 0 to 4 {
    affine.store %x, %m[%r] : memref<4xf32>
  }
  affine.for %i = 0 to 100 {
    %0 = affine.load %m[%i mod 4] : memref<4xf32>
    affine.store %0, %y[%i] : memref<100xf32>
  }
  return
}

// CHECK-LABEL: func.func @quotient(
// CHECK: affine.for [[I:%.+]] = 0 to 100 {
// CHECK-NEXT: affine.apply affine_map<(d0) -> (d0 floordiv 4)>([[I]])
// CHECK-NEXT: affine.apply affine_map<(d0) -> (d0 mod 4)>([[I]])
// CHECK-NOT: affine.for
func.func @quotient(%x: f32, %y: memref<100xf32>) {
  %m = memref.alloc() : memref<25x4xf32>
  affine.for %q = 0 to 25 {
    affine.for %r = 0 to 4 {
      affine.store %x, %m[%q, %r] : memref<25x4xf32>
    }
  }
  affine.for %i = 0 to 100 {
    %0 = affine.load %m[%i floordiv 4, %i mod 4] : memref<25x4xf32>
    affine.store %0, %y[%i] : memref<100xf32>
  }
  return
}

// CHECK-LABEL: func.func @sum(
// CHECK: affine.for [[I:%.+]] = 0 to 100 {
// CHECK-NEXT: affine.apply affine_map<(d0) -> (d0 floordiv 4)>([[I]])
// CHECK-NEXT: affine.apply affine_map<(d0) -> (d0 mod 4)>([[I]])
// CHECK-NOT: affine.for
func.func @sum(%x: f32, %y: memref<100xf32>) {
  %m = memref.alloc() : memref<100xf32>
  affine.for %q = 0 to 25 {
    affine.for %r = 0 to 4 {
      affine.store %x, %m[%q * 4 + %r] : memref<100xf32>
    }
  }
  affine.for %i = 0 to 100 {
    %0 = affine.load %m[%i] : memref<100xf32>
    affine.store %0, %y[%i] : memref<100xf32>
  }
  return
}

// CHECK-LABEL: func.func @last_quotient_first(
// CHECK: affine.for [[I:%.+]] = 0 to 100 {
// CHECK-NEXT: affine.apply affine_map<(d0) -> ((-d0 + 99) floordiv 4)>([[I]])
// CHECK-NEXT: affine.apply affine_map<(d0) -> (d0 + ((-d0 + 99) floordiv 4) * 4 - 96)>([[I]])
// CHECK-NOT: affine.for
func.func @last_quotient_first(%x: f32, %y: memref<100xf32>) {
  %m = memref.alloc() : memref<25x4xf32>
  affine.for %q = 0 to 25 {
    affine.for %r = 0 to 4 {
      affine.store %x, %m[24 - %q, %r] : memref<25x4xf32>
    }
  }
  affine.for %i = 0 to 100 {
    %0 = affine.load %m[%i floordiv 4, %i mod 4] : memref<25x4xf32>
    affine.store %0, %y[%i] : memref<100xf32>
  }
  return
}

// CHECK-LABEL: func.func @last_remainder_first(
// CHECK: affine.for [[I:%.+]] = 0 to 100 {
// CHECK-NEXT: affine.apply affine_map<(d0) -> (d0 floordiv 4)>([[I]])
// CHECK-NEXT: affine.apply affine_map<(d0) -> (-d0 + (d0 floordiv 4) * 4 + 3)>([[I]])
// CHECK-NOT: affine.for
func.func @last_remainder_first(%x: f32, %y: memref<100xf32>) {
  %m = memref.alloc() : memref<25x4xf32>
  affine.for %q = 0 to 25 {
    affine.for %r = 0 to 4 {
      affine.store %x, %m[%q, 3 - %r] : memref<25x4xf32>
    }
  }
  affine.for %i = 0 to 100 {
    %0 = affine.load %m[%i floordiv 4, %i mod 4] : memref<25x4xf32>
    affine.store %0, %y[%i] : memref<100xf32>
  }
  return
}

// What is less is its own remainder.

// CHECK-LABEL: func.func @less(
// CHECK: affine.for [[I:%.+]] = 0 to 3 {
// CHECK-NOT: affine.apply
// CHECK: affine.store
// CHECK-NOT: affine.for
func.func @less(%x: f32, %y: memref<3xf32>) {
  %m = memref.alloc() : memref<25x4xf32>
  affine.for %q = 0 to 25 {
    affine.for %r = 0 to 4 {
      affine.store %x, %m[%q, %r] : memref<25x4xf32>
    }
  }
  affine.for %i = 0 to 3 {
    %0 = affine.load %m[%i floordiv 4, %i mod 4] : memref<25x4xf32>
    affine.store %0, %y[%i] : memref<3xf32>
  }
  return
}

// CHECK-LABEL: func.func @once(
// CHECK: [[ZERO:%.+]] = arith.constant 0
// CHECK: affine.for [[I:%.+]] = 0 to 100 {
// CHECK-NEXT: affine.apply affine_map<(d0, d1) -> (d0 + d1)>([[ZERO]], [[I]])
// CHECK-NOT: affine.for
func.func @once(%x: f32, %y: memref<100xf32>) {
  %m = memref.alloc() : memref<100xf32>
  affine.for %q = 0 to 1 {
    affine.for %r = 0 to 100 {
      affine.store %x, %m[%q + %r] : memref<100xf32>
    }
  }
  affine.for %i = 0 to 100 {
    %0 = affine.load %m[%i] : memref<100xf32>
    affine.store %0, %y[%i] : memref<100xf32>
  }
  return
}
