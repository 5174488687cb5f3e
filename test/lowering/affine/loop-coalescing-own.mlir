// affine-loop-coalescing of loops that carry values, and of inner ones to bounds
// that are no symbols, which mlir-opt breaks.
//
// RUN: %mlcc-opt %s -affine-loop-coalescing | FileCheck %s

// CHECK-LABEL: @carried(
// CHECK: affine.for %{{.*}} = 0 to 8 iter_args
// CHECK-NEXT: affine.for %{{.*}} = 0 to 3 iter_args
func.func @carried(%x: f32) -> f32 {
  %s = affine.for %i = 0 to 8 iter_args(%a = %x) -> f32 {
    %r = affine.for %j = 0 to 3 iter_args(%b = %a) -> f32 {
      %y = arith.addf %b, %b : f32
      affine.yield %y : f32
    }
    affine.yield %r : f32
  }
  return %s : f32
}

// Each time from the beginning.
//
// CHECK-LABEL: @restarted(
// CHECK: affine.for %{{.*}} = 0 to 8 {
// CHECK-NEXT: affine.for %{{.*}} = 0 to 3 iter_args
func.func @restarted(%x: f32) {
  affine.for %i = 0 to 8 {
    %r = affine.for %j = 0 to 3 iter_args(%b = %x) -> f32 {
      %y = arith.addf %b, %b : f32
      affine.yield %y : f32
    }
  }
  return
}

// CHECK-LABEL: @inner(
// CHECK: affine.for
// CHECK-NEXT: affine.for %{{.*}} = 0 to #{{.*}} {
// CHECK-NEXT: affine.for %{{.*}} = 0 to 3 {
func.func @inner(%m: memref<?xindex>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) {
      affine.for %k = 0 to 3 {
        affine.store %k, %m[%i + %j] : memref<?xindex>
      }
    }
  }
  return
}
