// affine-parallelize=parallel-reductions: what one operation joins a carried
// value with is reduced, and joined with what there was before the loop.
//
// RUN: %mlcc-opt %s -affine-parallelize=parallel-reductions | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -affine-parallelize=parallel-reductions | FileCheck %s %}
// RUN: %mlcc-opt %s -affine-parallelize | FileCheck %s --check-prefix=WITHOUT
// RUN: %mlcc-opt %s -affine-parallelize="parallel-reductions max-nested=0" | FileCheck %s --check-prefix=WITHOUT
// WITHOUT-NOT: affine.parallel

// CHECK-LABEL: @reductions
// CHECK-SAME: [[M:%[a-z0-9]+]]: memref<10xf32>, [[Z:%[a-z0-9]+]]: f32
func.func @reductions(%m: memref<10xf32>, %z: f32) -> (f32, f32, f32, f32) {
  // CHECK-NEXT: [[P:%[a-z0-9]+]] = affine.parallel ([[I:%[a-z0-9]+]]) = (0) to (10) reduce ("addf") -> (f32) {
  // CHECK-NEXT:   [[X:%[a-z0-9]+]] = affine.load [[M]][[[I]]]
  // CHECK-NEXT:   affine.yield [[X]] : f32
  // CHECK-NEXT: }
  // CHECK-NEXT: [[SUM:%[a-z0-9]+]] = arith.addf [[Z]], [[P]] : f32
  %a = affine.for %i = 0 to 10 iter_args(%s = %z) -> f32 {
    %x = affine.load %m[%i] : memref<10xf32>
    %r = arith.addf %x, %s : f32
    affine.yield %r : f32
  }
  // CHECK: [[Q:%[a-z0-9]+]]:2 = affine.parallel {{.*}} reduce ("mulf", "minimumf") -> (f32, f32) {
  // CHECK: [[PRODUCT:%[a-z0-9]+]] = arith.mulf [[SUM]], [[Q]]#0 : f32
  // CHECK-NEXT: [[LEAST:%[a-z0-9]+]] = arith.minimumf [[Z]], [[Q]]#1 : f32
  %b:2 = affine.for %i = 0 to 10 iter_args(%s = %a, %t = %z) -> (f32, f32) {
    %x = affine.load %m[%i] : memref<10xf32>
    %r = arith.mulf %s, %x : f32
    %q = arith.minimumf %t, %x : f32
    affine.yield %r, %q : f32, f32
  }
  // No such reduction; used twice; to another result.
  // CHECK: affine.for
  // CHECK: arith.subf
  %c = affine.for %i = 0 to 10 iter_args(%s = %z) -> f32 {
    %x = affine.load %m[%i] : memref<10xf32>
    %r = arith.subf %s, %x : f32
    affine.yield %r : f32
  }
  // CHECK: affine.for
  %d = affine.for %i = 0 to 10 iter_args(%s = %z) -> f32 {
    %r = arith.mulf %s, %s : f32
    affine.yield %r : f32
  }
  // CHECK: affine.for
  %e:2 = affine.for %i = 0 to 10 iter_args(%s = %z, %t = %z) -> (f32, f32) {
    %x = affine.load %m[%i] : memref<10xf32>
    %r = arith.mulf %s, %x : f32
    %q = arith.addf %t, %x : f32
    affine.yield %q, %r : f32, f32
  }
  // CHECK: return [[SUM]], [[PRODUCT]], [[LEAST]]
  return %a, %b#0, %b#1, %e#0 : f32, f32, f32, f32
}
