// Sizes of tiles, as they are given and as a cache asks for them.
//
// RUN: %mlcc-opt %s -affine-loop-tile=tile-sizes=2,5 | FileCheck %s
// RUN: %mlcc-opt %s -affine-loop-tile | FileCheck %s --check-prefix=CACHE
// RUN: %mlcc-opt %s -affine-loop-tile=cache-size=65536 | FileCheck %s --check-prefix=FITS
// RUN: %if mlir-22 %{ mlir-opt-22 %s -affine-loop-tile=tile-sizes=2,5 | FileCheck %s %}
// RUN: %if mlir-22 %{ mlir-opt-22 %s -affine-loop-tile | FileCheck %s --check-prefix=CACHE %}
// RUN: %if mlir-22 %{ mlir-opt-22 %s -affine-loop-tile=cache-size=65536 | FileCheck %s --check-prefix=FITS %}

// Three times 16 MiB are 96 times 512 KiB; the sizes divide what loops run.

// CHECK-LABEL: @product
// CHECK: affine.for {{%.+}} = 0 to 2048 step 2 {
// CHECK-NEXT: affine.for {{%.+}} = 0 to 2048 step 5 {
// CHECK-NEXT: affine.for {{%.+}} = 0 to 2048 step 4 {
// CACHE-LABEL: @product
// CACHE: affine.for {{%.+}} = 0 to 2048 step 4 {
// CACHE-NEXT: affine.for {{%.+}} = 0 to 2048 step 4 {
// CACHE-NEXT: affine.for {{%.+}} = 0 to 2048 step 4 {
// FITS-LABEL: @product
// FITS: affine.for {{%.+}} = 0 to 2048 {
// FITS-NEXT: affine.for {{%.+}} = 0 to 2048 {
// FITS-NEXT: affine.for {{%.+}} = 0 to 2048 {
func.func @product(%a: memref<2048x2048xf32>, %b: memref<2048x2048xf32>, %c: memref<2048x2048xf32>) {
  affine.for %i = 0 to 2048 {
    affine.for %j = 0 to 2048 {
      affine.for %k = 0 to 2048 {
        %x = affine.load %a[%i, %k] : memref<2048x2048xf32>
        %y = affine.load %b[%k, %j] : memref<2048x2048xf32>
        %z = affine.load %c[%i, %j] : memref<2048x2048xf32>
        %p = arith.mulf %x, %y : f32
        %s = arith.addf %z, %p : f32
        affine.store %s, %c[%i, %j] : memref<2048x2048xf32>
      }
    }
  }
  return
}

// Nobody knows how much that is: four, or what divides the trip count.

// CACHE-LABEL: @unknown
// CACHE: affine.for {{%.+}} = 0 to 14 step 2 {
// CACHE-NEXT: affine.for {{%.+}} = 0 to %{{.+}} step 4 {
func.func @unknown(%m: memref<?xf32>, %n: index) {
  affine.for %i = 0 to 14 {
    affine.for %j = 0 to %n {
      %x = affine.load %m[%i + %j] : memref<?xf32>
    }
  }
  return
}

// At most half of a trip count, unless that is one.

// CACHE-LABEL: @few
// CACHE: affine.for {{%.+}} = 0 to 4 step 2 {
// CACHE-NEXT: affine.for {{%.+}} = 0 to 3 {
// CACHE-NEXT: affine.for {{%.+}} = 0 to 1 {
// CACHE-NEXT: affine.for {{%.+}} = 0 to %{{.+}} step 4 {
func.func @few(%m: memref<?xf32>, %n: index) {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 3 {
      affine.for %k = 0 to 1 {
        affine.for %l = 0 to %n {
          %x = affine.load %m[%i + %j + %k + %l] : memref<?xf32>
        }
      }
    }
  }
  return
}
