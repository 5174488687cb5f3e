// affine-data-copy-generate: what a loop touches is copied to a buffer, out of
// the loops on which it does not depend, and back if it is written.
//
// RUN: %mlcc-opt %s -affine-data-copy-generate=fast-mem-space=0 | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -affine-data-copy-generate=fast-mem-space=0 | FileCheck %s %}
// RUN: %mlcc-opt %s -affine-data-copy-generate="generate-dma=true tag-mem-space=2" | FileCheck %s --check-prefix=DMA
// RUN: %if mlir-22 %{ mlir-opt-22 %s -affine-data-copy-generate="generate-dma=true tag-mem-space=2" | FileCheck %s --check-prefix=DMA %}
// RUN: %mlcc-opt %s -affine-data-copy-generate="fast-mem-capacity=1 min-dma-transfer=1" | FileCheck %s --check-prefix=SMALL
// RUN: %mlcc-opt %s -affine-data-copy-generate=skip-non-unit-stride-loops=true | FileCheck %s --check-prefix=STEPS

// CHECK-LABEL: @shifted
// CHECK-SAME: [[M:%[a-z0-9]+]]: memref<100xf32>
// DMA-LABEL: @shifted
func.func @shifted(%m: memref<100xf32>, %o: memref<100xf32>) {
  // CHECK: [[B:%[a-z0-9_]+]] = memref.alloc() : memref<32xf32>
  // CHECK-NEXT: affine.for [[I:%[a-z0-9]+]] = 8 to 40 {
  // CHECK-NEXT:   [[X:%[a-z0-9]+]] = affine.load [[M]][[[I]]]
  // CHECK-NEXT:   affine.store [[X]], [[B]][[[I]] - 8]
  // CHECK-NEXT: }
  // CHECK-NEXT: [[C:%[a-z0-9_]+]] = memref.alloc() : memref<32xf32>
  // CHECK-NEXT: affine.for [[J:%[a-z0-9]+]] = 0 to 32 {
  // CHECK:        affine.load [[B]][[[J]]]
  // CHECK:        affine.store {{.*}}, [[C]][[[J]]]
  // CHECK:      affine.for [[K:%[a-z0-9]+]] = 0 to 32 {
  // CHECK-NEXT:   affine.load [[C]][[[K]]]
  // CHECK:      memref.dealloc [[C]]
  // CHECK-NEXT: memref.dealloc [[B]]
  // DMA: [[EIGHT:%[a-z0-9_]+]] = arith.constant 8 : index
  // DMA: [[TAG:%[a-z0-9_]+]] = memref.alloc() : memref<1xi32, 2>
  // DMA: affine.dma_start %{{[a-z0-9]+}}[[[EIGHT]]], {{.*}}, [[TAG]]
  // DMA-NEXT: affine.dma_wait [[TAG]]
  affine.for %i = 0 to 32 {
    %x = affine.load %m[%i + 8] : memref<100xf32>
    affine.store %x, %o[%i] : memref<100xf32>
  }
  return
}

// Tiles of A are copied for each of two loops, those of B for the innermost,
// those of C once for it.
// CHECK-LABEL: @tiles
// CHECK: affine.for
// CHECK-NEXT: affine.for
// STEPS-LABEL: @tiles
// STEPS: affine.for {{.*}} step 32
// STEPS-NEXT: affine.for {{.*}} step 32
// STEPS: memref.alloc() : memref<32x32xf32, 1>
// DMA-LABEL: @tiles
// DMA: affine.dma_start
// SMALL-LABEL: @tiles
// SMALL: affine.for {{.*}} step 32
// SMALL: memref.alloc() : memref<1x
func.func @tiles(%a: memref<256x256xf32>, %c: memref<256x256xf32>) {
  affine.for %i = 0 to 256 step 32 {
    affine.for %j = 0 to 256 step 32 {
      affine.for %ii = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0 + 32)>(%i) {
        affine.for %jj = affine_map<(d0) -> (d0)>(%j) to affine_map<(d0) -> (d0 + 32)>(%j) {
          %x = affine.load %a[%ii, %jj] : memref<256x256xf32>
          %y = affine.load %c[%ii, %jj] : memref<256x256xf32>
          %s = arith.addf %x, %y : f32
          affine.store %s, %c[%ii, %jj] : memref<256x256xf32>
        }
      }
    }
  }
  return
}

// Between loops, from the first element to the last; a single one without a
// loop.
// CHECK-LABEL: @straight
// CHECK-SAME: [[A:%[a-z0-9]+]]: memref<10xf32>
func.func @straight(%a: memref<10xf32>, %x: f32) {
  // CHECK: [[B:%[a-z0-9_]+]] = memref.alloc() : memref<3xf32>
  // CHECK: affine.store {{.*}}, [[B]][0]
  // CHECK: affine.load [[B]][2]
  affine.store %x, %a[3] : memref<10xf32>
  %y = affine.load %a[5] : memref<10xf32>
  // CHECK: memref.dealloc [[B]]
  // CHECK: [[D:%[a-z0-9_]+]] = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %y, %a[%i] : memref<10xf32>
  }
  // CHECK: [[E:%[a-z0-9_]+]] = memref.alloc() : memref<1xf32>
  // CHECK: affine.store {{.*}}, [[E]][0]
  // CHECK: affine.load [[E]][0]
  // CHECK: affine.store {{.*}}, [[A]][7]
  affine.store %y, %a[7] : memref<10xf32>
  return
}

// How much it is depends on %n.
// CHECK-LABEL: @unknown_size
// CHECK-NOT: memref.alloc
func.func @unknown_size(%a: memref<?x64xf32>, %n: index) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 64 {
      %y = affine.load %a[%i, %j] : memref<?x64xf32>
    }
  }
  return
}

// CHECK-LABEL: @from_symbol
// CHECK: memref.alloc() : memref<10x64xf32>
// CHECK: affine.for {{.*}} = %{{[a-z0-9]+}} to
func.func @from_symbol(%a: memref<?x64xf32>, %n: index) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 64 {
      %y = affine.load %a[symbol(%n) + %i, %j] : memref<?x64xf32>
    }
  }
  return
}

// It is in another memory space.
// CHECK-LABEL: @elsewhere
// CHECK-NOT: memref.alloc
func.func @elsewhere(%a: memref<64xf32, 3>) {
  affine.for %i = 0 to 10 {
    %y = affine.load %a[%i] : memref<64xf32, 3>
  }
  return
}
