// Allocations that are freed by a bare pointer are marked, whichever way they go.
// RUN: mlcc-opt -split-input-file -memref-bare-allocs="all-functions aligned-alloc" %s | FileCheck %s
// RUN: mlcc-opt -split-input-file -memref-bare-allocs=all-functions %s | FileCheck %s --check-prefix=MALLOC
// RUN: mlcc-opt -split-input-file -memref-bare-allocs=aligned-alloc %s | FileCheck %s --check-prefix=MARKED

// CHECK-LABEL: func.func @stays(
// CHECK-NOT: mlcc.bare
// CHECK-LABEL: func.func @returned(
// CHECK: memref.alloc() {alignment = 64 : i64, mlcc.bare = "aligned_alloc"} : memref<4xf32>
// CHECK: memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-LABEL: func.func @branches(
// CHECK-COUNT-2: mlcc.bare
// CHECK-LABEL: func.func @kept_in_memory(
// CHECK: memref.alloc() {mlcc.bare = "aligned_alloc"} : memref<4xf32>
// CHECK-LABEL: func.func @passed(
// CHECK: memref.alloc() {mlcc.bare = "aligned_alloc"} : memref<4xf32>
// CHECK: memref.alloc() : memref<2xf32>
// CHECK: memref.alloc() {mlcc.bare = "aligned_alloc"} : memref<3xf32>

// MALLOC-LABEL: func.func @returned(
// MALLOC: memref.alloc() {alignment = 64 : i64, mlcc.bare = "malloc"} : memref<4xf32>
// MALLOC-LABEL: func.func @passed(
// MALLOC: memref.alloc() : memref<4xf32>
// MALLOC: memref.alloc() : memref<2xf32>
// MALLOC: memref.alloc() {mlcc.bare = "malloc"} : memref<3xf32>

// MARKED-LABEL: func.func @passed(
// MARKED-NOT: mlcc.bare
// MARKED-LABEL: func.func @bare(
// MARKED: mlcc.bare = "aligned_alloc"
func.func @stays(%i: index, %f: f32) -> f32 {
  %0 = memref.alloc() {alignment = 64} : memref<4xf32>
  %1 = memref.cast %0 : memref<4xf32> to memref<?xf32>
  memref.store %f, %1[%i] : memref<?xf32>
  %2 = memref.load %0[%i] : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  return %2 : f32
}
func.func @returned() -> memref<4xf32> {
  %0 = memref.alloc() {alignment = 64} : memref<4xf32>
  %1 = memref.alloc() {alignment = 64} : memref<4xf32>
  memref.copy %1, %0 : memref<4xf32> to memref<4xf32>
  memref.dealloc %1 : memref<4xf32>
  %2 = memref.cast %0 : memref<4xf32> to memref<4xf32, strided<[1]>>
  %3 = memref.cast %2 : memref<4xf32, strided<[1]>> to memref<4xf32>
  return %3 : memref<4xf32>
}
func.func @branches(%c: i1) -> memref<4xf32> {
  cf.cond_br %c, ^a, ^b
^a:
  %0 = memref.alloc() : memref<4xf32>
  cf.br ^end(%0 : memref<4xf32>)
^b:
  %1 = memref.alloc() : memref<4xf32>
  cf.br ^end(%1 : memref<4xf32>)
^end(%r: memref<4xf32>):
  return %r : memref<4xf32>
}
func.func @kept_in_memory(%m: memref<2xmemref<4xf32>>, %i: index) {
  %0 = memref.alloc() : memref<4xf32>
  memref.store %0, %m[%i] : memref<2xmemref<4xf32>>
  return
}
func.func private @external(memref<4xf32>)
func.func private @reads(%m: memref<2xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<2xf32>
  return %0 : f32
}
func.func private @frees(%m: memref<3xf32>) {
  memref.dealloc %m : memref<3xf32>
  return
}
func.func @passed(%i: index) -> f32 {
  %0 = memref.alloc() : memref<4xf32>
  call @external(%0) : (memref<4xf32>) -> ()
  memref.dealloc %0 : memref<4xf32>
  %1 = memref.alloc() : memref<2xf32>
  %2 = call @reads(%1, %i) : (memref<2xf32>, index) -> f32
  memref.dealloc %1 : memref<2xf32>
  %3 = memref.alloc() : memref<3xf32>
  call @frees(%3) : (memref<3xf32>) -> ()
  return %2 : f32
}

// -----

func.func @bare() -> memref<4xf32> attributes {llvm.bareptr} {
  %0 = memref.alloc() {alignment = 64} : memref<4xf32>
  return %0 : memref<4xf32>
}
