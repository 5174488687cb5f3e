// affine-pipeline-data-transfer leaves a loop where a transfer must not begin
// earlier, or cannot go to another buffer.
//
// RUN: %mlcc-opt %s -allow-unregistered-dialect -affine-pipeline-data-transfer -split-input-file | FileCheck %s

// Each function has one loop, which is left with its transfer in it.

// CHECK-LABEL: @brought_back(
// CHECK-NOT: affine.dma_start
// CHECK: affine.for
// CHECK-NEXT: affine.dma_start
func.func @brought_back(%a: memref<32xf32>, %b: memref<4xf32, 1>, %tag: memref<2xi32>) {
  %n = arith.constant 4 : index
  affine.for %i = 0 to 8 {
    affine.dma_start %a[%i], %b[0], %tag[0], %n : memref<32xf32>, memref<4xf32, 1>, memref<2xi32>
    affine.dma_wait %tag[0], %n : memref<2xi32>
    affine.dma_start %b[0], %a[%i], %tag[1], %n : memref<4xf32, 1>, memref<32xf32>, memref<2xi32>
    affine.dma_wait %tag[1], %n : memref<2xi32>
  }
  return
}

// -----

// The next iteration would read what this one has not written yet.

// CHECK-LABEL: @written(
// CHECK-NOT: affine.dma_start
// CHECK: affine.for
// CHECK-NEXT: affine.dma_start
func.func @written(%a: memref<32xf32>, %b: memref<4xf32, 1>, %tag: memref<1xi32>, %x: f32) {
  %n = arith.constant 4 : index
  affine.for %i = 0 to 8 {
    affine.dma_start %a[%i], %b[0], %tag[0], %n : memref<32xf32>, memref<4xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[0], %n : memref<1xi32>
    affine.store %x, %a[%i + 4] : memref<32xf32>
  }
  return
}

// -----

// CHECK-LABEL: @viewed(
// CHECK-NOT: affine.dma_start
// CHECK: affine.for
// CHECK-NEXT: affine.dma_start
func.func @viewed(%a: memref<32xf32>, %b: memref<4xf32, 1>, %tag: memref<1xi32>) {
  %n = arith.constant 4 : index
  affine.for %i = 0 to 8 {
    affine.dma_start %a[%i], %b[0], %tag[0], %n : memref<32xf32>, memref<4xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[0], %n : memref<1xi32>
    %v = memref.cast %a : memref<32xf32> to memref<?xf32>
    "use"(%v) : (memref<?xf32>) -> ()
  }
  return
}

// -----

// Of the buffer that somebody else has nothing can be said.

// CHECK-LABEL: @used_otherwise(
// CHECK-NOT: affine.dma_start
// CHECK: affine.for
// CHECK-NEXT: affine.dma_start
func.func @used_otherwise(%a: memref<32xf32>, %b: memref<4xf32, 1>, %tag: memref<1xi32>) {
  %n = arith.constant 4 : index
  affine.for %i = 0 to 8 {
    affine.dma_start %a[%i], %b[0], %tag[0], %n : memref<32xf32>, memref<4xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[0], %n : memref<1xi32>
    "use"(%b) : (memref<4xf32, 1>) -> ()
  }
  return
}

// -----

// CHECK-LABEL: @tag_used_otherwise(
// CHECK-NOT: memref.alloc
// CHECK: affine.for
// CHECK-NEXT: affine.dma_start
func.func @tag_used_otherwise(%a: memref<32xf32>, %b: memref<4xf32, 1>, %tag: memref<1xi32>) {
  %n = arith.constant 4 : index
  affine.for %i = 0 to 8 {
    affine.dma_start %a[%i], %b[0], %tag[0], %n : memref<32xf32>, memref<4xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[0], %n : memref<1xi32>
    "use"(%tag) : (memref<1xi32>) -> ()
  }
  return
}

// -----

// CHECK-LABEL: @used_behind(
// CHECK-NOT: affine.dma_start
// CHECK: affine.for
// CHECK-NEXT: affine.dma_start
func.func @used_behind(%a: memref<32xf32>, %b: memref<4xf32, 1>, %tag: memref<1xi32>) -> f32 {
  %n = arith.constant 4 : index
  affine.for %i = 0 to 8 {
    affine.dma_start %a[%i], %b[0], %tag[0], %n : memref<32xf32>, memref<4xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[0], %n : memref<1xi32>
  }
  %x = affine.load %b[0] : memref<4xf32, 1>
  return %x : f32
}

// -----

// What the iteration before has brought is read.

// CHECK-LABEL: @used_before(
// CHECK-NOT: memref.alloc
// CHECK: affine.for
// CHECK-NEXT: affine.load
// CHECK-NEXT: affine.dma_start
func.func @used_before(%a: memref<32xf32>, %b: memref<4xf32, 1>, %tag: memref<1xi32>) {
  %n = arith.constant 4 : index
  affine.for %i = 0 to 8 {
    %x = affine.load %b[0] : memref<4xf32, 1>
    affine.dma_start %a[%i], %b[0], %tag[0], %n : memref<32xf32>, memref<4xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[0], %n : memref<1xi32>
    "use"(%x) : (f32) -> ()
  }
  return
}

// -----

// Another tag is waited for.

// CHECK-LABEL: @other_tag(
// CHECK-NOT: affine.dma_start
// CHECK: affine.for
// CHECK-NEXT: affine.dma_start
func.func @other_tag(%a: memref<32xf32>, %b: memref<4xf32, 1>, %tag: memref<2xi32>) {
  %n = arith.constant 4 : index
  affine.for %i = 0 to 8 {
    affine.dma_start %a[%i], %b[0], %tag[0], %n : memref<32xf32>, memref<4xf32, 1>, memref<2xi32>
    affine.dma_wait %tag[1], %n : memref<2xi32>
  }
  return
}

// -----

// Nobody knows how often the loop runs; and a loop that does not.

// CHECK-LABEL: @runs(
// CHECK-NOT: affine.dma_start
// CHECK: affine.for
// CHECK-NEXT: affine.dma_start
// CHECK: affine.for %{{.*}} = 8 to 8
// CHECK-NEXT: affine.dma_start
func.func @runs(%a: memref<32xf32>, %b: memref<4xf32, 1>, %tag: memref<1xi32>, %end: index) {
  %n = arith.constant 4 : index
  %c = memref.alloc() : memref<4xf32, 1>
  affine.for %i = 0 to %end {
    affine.dma_start %a[%i], %b[0], %tag[0], %n : memref<32xf32>, memref<4xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[0], %n : memref<1xi32>
  }
  affine.for %i = 8 to 8 {
    affine.dma_start %a[%i], %c[0], %tag[0], %n : memref<32xf32>, memref<4xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[0], %n : memref<1xi32>
  }
  return
}

// -----

// Memory that is no faster, and a loop that carries something.

// CHECK-LABEL: @others(
// CHECK-NOT: affine.dma_start
// CHECK: affine.for
// CHECK-NEXT: affine.dma_start
// CHECK: affine.for {{.*}} iter_args
// CHECK-NEXT: affine.dma_start
func.func @others(%a: memref<32xf32, 1>, %b: memref<4xf32, 1>, %c: memref<4xf32, 2>, %tag: memref<1xi32>, %x: f32) -> f32 {
  %n = arith.constant 4 : index
  affine.for %i = 0 to 8 {
    affine.dma_start %a[%i], %b[0], %tag[0], %n : memref<32xf32, 1>, memref<4xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[0], %n : memref<1xi32>
  }
  %z = affine.for %i = 0 to 8 iter_args(%y = %x) -> f32 {
    affine.dma_start %a[%i], %c[0], %tag[0], %n : memref<32xf32, 1>, memref<4xf32, 2>, memref<1xi32>
    affine.dma_wait %tag[0], %n : memref<1xi32>
    affine.yield %y : f32
  }
  return %z : f32
}

// -----

// Spaces that have no numbers; a buffer whose size is not known before the loop.

// CHECK-LABEL: @spaces(
// CHECK-NOT: affine.dma_start
// CHECK: affine.for
// CHECK-NEXT: affine.dma_start
// CHECK: affine.for
// CHECK-NEXT: memref.alloc
// CHECK-NEXT: affine.dma_start
func.func @spaces(%a: memref<32xf32>, %b: memref<4xf32, "fast">, %tag: memref<1xi32>, %m: index) {
  %n = arith.constant 4 : index
  affine.for %i = 0 to 8 {
    affine.dma_start %a[%i], %b[0], %tag[0], %n : memref<32xf32>, memref<4xf32, "fast">, memref<1xi32>
    affine.dma_wait %tag[0], %n : memref<1xi32>
  }
  affine.for %i = 0 to 8 {
    %c = memref.alloc(%m) : memref<?xf32, 1>
    affine.dma_start %a[%i], %c[0], %tag[0], %n : memref<32xf32>, memref<?xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[0], %n : memref<1xi32>
    memref.dealloc %c : memref<?xf32, 1>
  }
  return
}
