// Checks of what memref operations promise, and what the messages say.
//
// RUN: %mlcc-opt %s -generate-runtime-verification | FileCheck %s
// RUN: %mlcc-opt %s -generate-runtime-verification=verbose-level=0 | FileCheck %s --check-prefix BRIEF
// RUN: %if mlir-22 %{ mlir-opt-22 %s -generate-runtime-verification | FileCheck %s %}
// RUN: %if mlir-22 %{ mlir-opt-22 %s -generate-runtime-verification=verbose-level=0 | FileCheck %s --check-prefix BRIEF %}

// CHECK-LABEL: @load
// CHECK-SAME: [[M:%.+]]: memref<4x?xf32>, [[I:%.+]]: index, [[J:%.+]]: index
// CHECK: [[ZERO:%.+]] = arith.constant 0 : index
// CHECK: [[FOUR:%.+]] = arith.constant 4 : index
// CHECK: [[LOW:%.+]] = arith.cmpi sge, [[I]], [[ZERO]]
// CHECK: [[HIGH:%.+]] = arith.cmpi slt, [[I]], [[FOUR]]
// CHECK: [[FIRST:%.+]] = arith.andi [[LOW]], [[HIGH]]
// CHECK: [[DIM:%.+]] = memref.dim [[M]]
// CHECK: arith.cmpi slt, [[J]], [[DIM]]
// CHECK: [[SECOND:%.+]] = arith.andi
// CHECK: [[BOTH:%.+]] = arith.andi [[FIRST]], [[SECOND]]
// CHECK-NEXT: cf.assert [[BOTH]], "ERROR: Runtime op verification failed\0A%0 = memref.load %arg0[%arg1, %arg2] : memref<4x?xf32>\0A^ out-of-bounds access\0ALocation: loc({{.+}}:25:8)"
// CHECK-NEXT: memref.load
// BRIEF-LABEL: @load
// BRIEF: cf.assert {{%.+}}, "ERROR: Runtime op verification failed\0A^ out-of-bounds access\0ALocation: loc({{.+}}:25:8)"
func.func @load(%m: memref<4x?xf32>, %i: index, %j: index) -> f32 {
  // Names in messages are those from before.
  %0 = memref.load %m[%i, %j] : memref<4x?xf32>
  return %0 : f32
}

// An element of no dimensions is always there.

// CHECK-LABEL: @no_dimensions
// CHECK-NEXT: memref.store
func.func @no_dimensions(%m: memref<f32>, %x: f32) {
  memref.store %x, %m[] : memref<f32>
  return
}

// CHECK-LABEL: @atomics
// CHECK: cf.assert {{.+}}memref.atomic_rmw addf
// CHECK: memref.atomic_rmw
// CHECK: cf.assert {{.+}}memref.generic_atomic_rmw %arg0[%arg1] : memref<?xf32> {...}\0A^ out-of-bounds access
// CHECK: memref.generic_atomic_rmw
func.func @atomics(%m: memref<?xf32>, %i: index, %x: f32) {
  %0 = memref.atomic_rmw addf %x, %m[%i] : (f32, memref<?xf32>) -> f32
  %1 = memref.generic_atomic_rmw %m[%i] : memref<?xf32> {
  ^bb0(%old: f32):
    memref.atomic_yield %x : f32
  }
  return
}

// CHECK-LABEL: @alignment
// CHECK: [[AT:%.+]] = memref.extract_aligned_pointer_as_index
// CHECK: [[REST:%.+]] = arith.remui [[AT]], {{%.+}} : index
// CHECK: arith.cmpi eq, [[REST]]
// CHECK: cf.assert {{.+}}^ memref is not aligned to 16
func.func @alignment(%m: memref<?xf32>) {
  %0 = memref.assume_alignment %m, 16 : memref<?xf32>
  return
}

// CHECK-LABEL: @casts
// CHECK: memref.rank
// CHECK: cf.assert {{.+}}^ rank mismatch
// CHECK: cf.assert {{.+}}^ size mismatch of dim 0
// CHECK: cf.assert {{.+}}^ offset mismatch
// CHECK: cf.assert {{.+}}^ stride mismatch of dim 1
// CHECK-NOT: cf.assert
// CHECK: memref.cast {{%.+}} : memref<*xf32> to memref<4x?xf32>
// CHECK-NOT: cf.assert
// CHECK: return
func.func @casts(%m: memref<*xf32>, %n: memref<4xf32>) {
  %0 = memref.cast %m : memref<*xf32> to memref<4x?xf32>
  %1 = memref.cast %n : memref<4xf32> to memref<*xf32>
  return
}

// CHECK-LABEL: @sizes
// CHECK: cf.assert {{.+}}^ size of 1-th source/target dim does not match
// CHECK: memref.copy
// CHECK: cf.assert {{.+}}^ index is out of bounds
// CHECK: memref.dim
// CHECK: arith.remsi
// CHECK: cf.assert {{.+}}^ static result dims in reassoc group do not divide src dim evenly
// CHECK: memref.expand_shape
func.func @sizes(%m: memref<4x?xf32>, %n: memref<4x?xf32>, %v: memref<?xf32>, %i: index) {
  memref.copy %m, %n : memref<4x?xf32> to memref<4x?xf32>
  %0 = memref.dim %m, %i : memref<4x?xf32>
  %1 = memref.expand_shape %v [[0, 1]] output_shape [%i, 2] : memref<?xf32> into memref<?x2xf32>
  return
}

// A part of size 0 may begin at the end. (mlir-opt needs scf to be there before.)

// CHECK-LABEL: @part
// CHECK-SAME: [[M:%.+]]: memref<?xf32>, [[I:%.+]]: index, [[N:%.+]]: index, [[C:%.+]]: i1
// CHECK: [[ONE:%.+]] = arith.constant 1 : index
// CHECK: [[SIZES:%sizes.*]], {{%.+}} = memref.extract_strided_metadata [[M]]
// CHECK: [[EMPTY:%.+]] = arith.cmpi eq, [[N]]
// CHECK: scf.if [[EMPTY]] -> (i1) {
// CHECK: arith.cmpi sle, [[I]], [[SIZES]]
// CHECK: } else {
// CHECK: arith.cmpi slt, [[I]], [[SIZES]]
// CHECK: cf.assert {{.+}}^ offset 0 is out-of-bounds
// CHECK: [[SOME:%.+]] = arith.cmpi sgt, [[N]]
// CHECK: scf.if [[SOME]] -> (i1) {
// CHECK: [[STEPS:%.+]] = arith.subi [[N]], [[ONE]]
// CHECK: [[WAY:%.+]] = arith.muli [[STEPS]], [[I]]
// CHECK: [[LAST:%.+]] = arith.addi [[I]], [[WAY]]
// CHECK: arith.cmpi slt, [[LAST]], [[SIZES]]
// CHECK: } else {
// CHECK: cf.assert {{.+}}^ subview runs out-of-bounds along dimension 0
func.func @part(%m: memref<?xf32>, %i: index, %n: index, %c: i1) {
  scf.if %c {
  }
  %0 = memref.subview %m[%i] [%n] [%i] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  return
}

// Text of several lines does not depend on how deep the operation stands.

// CHECK-LABEL: @lines
// CHECK: ^ unexpected negative result
// CHECK: cf.assert {{.+}}linalg.map outs(%arg0 : memref<?xf32>)\0A  (%init: f32) {...}\0A^ dimension #0
func.func @lines(%m: memref<?xf32>, %x: f32) {
  linalg.map outs(%m : memref<?xf32>)
    (%y: f32) {
      linalg.yield %x : f32
    }
  return
}
