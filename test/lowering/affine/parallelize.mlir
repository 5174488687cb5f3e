// affine-parallelize: loops are parallel if no iteration touches what another
// writes, as exactly as their bounds, steps and conditions tell.
//
// RUN: %mlcc-opt %s -affine-parallelize | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -affine-parallelize | FileCheck %s %}
// RUN: %mlcc-opt %s -affine-parallelize=max-nested=1 | FileCheck %s --check-prefix=ONE

// CHECK-LABEL: @matmul
// ONE-LABEL: @matmul
func.func @matmul(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>, %n: index) {
  // CHECK: affine.parallel ([[I:%[a-z0-9]+]]) = (0) to (symbol([[N:%[a-z0-9]+]])) {
  // CHECK-NEXT: affine.parallel ([[J:%[a-z0-9]+]]) = (0) to (symbol([[N]])) {
  // CHECK-NEXT: affine.for
  // ONE: affine.parallel
  // ONE-NEXT: affine.for
  // ONE-NEXT: affine.for
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %n {
      affine.for %k = 0 to %n {
        %x = affine.load %a[%i, %k] : memref<?x?xf32>
        %y = affine.load %b[%k, %j] : memref<?x?xf32>
        %z = affine.load %c[%i, %j] : memref<?x?xf32>
        %p = arith.mulf %x, %y : f32
        %s = arith.addf %z, %p : f32
        affine.store %s, %c[%i, %j] : memref<?x?xf32>
      }
    }
  }
  return
}

// CHECK-LABEL: @steps
func.func @steps(%a: memref<1000xf32>, %v: f32) {
  // Two elements each, which are others for the next.
  // CHECK: affine.parallel ([[I:%[a-z0-9]+]]) = (0) to (100) step (2) {
  // CHECK-NEXT: affine.parallel
  affine.for %i = 0 to 100 step 2 {
    affine.for %j = 0 to 2 {
      affine.store %v, %a[%i + %j] : memref<1000xf32>
    }
  }
  // CHECK: affine.for
  // CHECK-NEXT: affine.parallel
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 2 {
      affine.store %v, %a[%i + %j] : memref<1000xf32>
    }
  }
  // Tiles
  // CHECK: affine.parallel
  // CHECK-NEXT: affine.parallel
  affine.for %i = 0 to 100 step 3 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to min affine_map<(d0) -> (d0 + 3, 100)>(%i) {
      affine.store %v, %a[%j] : memref<1000xf32>
    }
  }
  // CHECK: affine.for
  // CHECK-NEXT: affine.parallel
  affine.for %i = 0 to 100 step 3 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0 + 4)>(%i) {
      affine.store %v, %a[%j] : memref<1000xf32>
    }
  }
  return
}

// CHECK-LABEL: @indices
func.func @indices(%a: memref<1000xf32>, %v: f32, %n: index) {
  // CHECK: affine.for
  affine.for %i = 0 to 100 {
    affine.store %v, %a[%i floordiv 2] : memref<1000xf32>
  }
  // CHECK: affine.parallel
  affine.for %i = 0 to 100 {
    affine.store %v, %a[%i mod 100] : memref<1000xf32>
  }
  // CHECK: affine.for
  affine.for %i = 0 to 100 {
    affine.store %v, %a[%i mod 99] : memref<1000xf32>
  }
  // CHECK: affine.parallel
  affine.for %i = 0 to 100 {
    %x = affine.load %a[%i + 100] : memref<1000xf32>
    affine.store %x, %a[%i] : memref<1000xf32>
  }
  // CHECK: affine.for
  affine.for %i = 0 to 100 {
    %x = affine.load %a[%i + 99] : memref<1000xf32>
    affine.store %x, %a[%i] : memref<1000xf32>
  }
  // CHECK: affine.parallel
  affine.for %i = 0 to 100 {
    %x = affine.load %a[2 * %i + 1] : memref<1000xf32>
    affine.store %x, %a[%i * 2] : memref<1000xf32>
  }
  // CHECK: affine.parallel
  affine.for %i = 0 to %n {
    %x = affine.load %a[%i + symbol(%n)] : memref<1000xf32>
    affine.store %x, %a[%i] : memref<1000xf32>
  }
  // CHECK: affine.parallel
  // CHECK: affine.parallel
  affine.for %i = 0 to 100 {
    %q = affine.apply affine_map<(d0) -> (d0 * 3)>(%i)
    affine.for %j = 0 to 3 {
      affine.store %v, %a[%q + %j] : memref<1000xf32>
    }
  }
  // Only reads.
  // CHECK: affine.parallel
  affine.for %i = 0 to 100 {
    %x = affine.load %a[5] : memref<1000xf32>
  }
  return
}

// CHECK-LABEL: @conditions
func.func @conditions(%a: memref<1000xf32>, %v: f32, %n: index) {
  // One iteration stores.
  // CHECK: affine.parallel {{.*}} = (max(
  affine.for %i = max affine_map<(d0)[s0] -> (d0, s0)>(%n)[%n] to min affine_map<(d0)[s0] -> (d0 + 8, s0 * 2)>(%n)[%n] {
    affine.if affine_set<(d0)[s0] : (d0 - s0 == 0)>(%i)[%n] {
      affine.store %v, %a[5] : memref<1000xf32>
    }
  }
  // CHECK: affine.for
  affine.for %i = 0 to 100 {
    affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0)>(%i)[%n] {
      affine.store %v, %a[5] : memref<1000xf32>
    }
  }
  return
}

// CHECK-LABEL: @around_parallel
func.func @around_parallel(%a: memref<2000xf32>, %v: f32) {
  // CHECK: affine.parallel ({{%[a-z0-9]+}}, {{%[a-z0-9]+}})
  affine.parallel (%i, %j) = (0, 0) to (10, 20) {
    // CHECK-NEXT: affine.parallel
    affine.for %k = 0 to 10 {
      affine.store %v, %a[%i * 200 + %j * 10 + %k] : memref<2000xf32>
    }
    // CHECK: affine.for
    affine.for %k = 0 to 10 {
      affine.store %v, %a[%i * 200 + %j * 10] : memref<2000xf32>
    }
  }
  return
}

// CHECK-LABEL: @other_memory
func.func @other_memory(%a: memref<1000xf32>, %v: f32, %n: index) {
  // What is made in the loop is another in each iteration.
  // CHECK: affine.parallel
  affine.for %i = 0 to 100 {
    %l = memref.alloc() : memref<4xf32>
    %w = memref.cast %l : memref<4xf32> to memref<?xf32>
    affine.store %v, %w[0] : memref<?xf32>
    %x = affine.load %l[0] : memref<4xf32>
    affine.store %x, %a[%i] : memref<1000xf32>
  }
  // CHECK: affine.for
  affine.for %i = 0 to 100 {
    %c = arith.addi %i, %n : index
    memref.store %v, %a[%c] : memref<1000xf32>
  }
  // CHECK: affine.for
  affine.for %i = 0 to 100 {
    func.call @g() : () -> ()
  }
  // CHECK: affine.for
  %r = affine.for %i = 0 to 100 iter_args(%m = %a) -> memref<1000xf32> {
    affine.yield %m : memref<1000xf32>
  }
  return
}
func.func private @g()
