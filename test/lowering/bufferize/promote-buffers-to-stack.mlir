// RUN: %mlcc-opt -promote-buffers-to-stack %s | FileCheck %s
// RUN: %mlcc-opt -promote-buffers-to-stack="max-alloc-size-in-bytes=8 max-rank-of-allocated-memref=0" %s | FileCheck %s --check-prefix=FEWER
// RUN: %mlcc-opt -promote-buffers-to-stack %s > %t0
// RUN: %if mlir-22 %{ mlir-opt-22 -promote-buffers-to-stack %s | diff %t0 - %}
// RUN: %mlcc-opt -promote-buffers-to-stack="max-alloc-size-in-bytes=8 max-rank-of-allocated-memref=0" %s > %t1
// RUN: %if mlir-22 %{ mlir-opt-22 -promote-buffers-to-stack="max-alloc-size-in-bytes=8 max-rank-of-allocated-memref=0" %s | diff %t1 - %}
// What is returned, freed or large stays on the heap.

// CHECK-LABEL: func.func @s(
// CHECK: memref.alloca() {alignment = 64 : i64} : memref<4xf32>
// CHECK: memref.alloc() : memref<4xf32>
// CHECK: memref.alloc(%{{.*}}) : memref<?xf32>
// CHECK: memref.alloc() : memref<300xf32>
// CHECK: scf.if
// CHECK-NEXT: memref.alloc()
// CHECK: scf.for
// CHECK-NEXT: memref.alloca()
// CHECK-LABEL: func.func @r(
// CHECK: memref.alloca(%{{.*}}) : memref<?xf32>
// CHECK: memref.alloc(%{{.*}}) : memref<?xf32>
// FEWER-LABEL: func.func @r(
// FEWER-NOT: memref.alloca(
// FEWER: memref.alloca() : memref<2xi1>
// FEWER: memref.alloc() : memref<2xindex>
func.func @s(%x: f32, %n: index, %c: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  %d = memref.alloc(%n) : memref<?xf32>
  %e = memref.alloc() : memref<300xf32>
  %v = memref.subview %a[0][2][1] : memref<4xf32> to memref<2xf32, strided<[1]>>
  memref.store %x, %a[%c0] : memref<4xf32>
  memref.store %x, %d[%c0] : memref<?xf32>
  memref.store %x, %e[%c0] : memref<300xf32>
  scf.if %c {
    %f = memref.alloc() : memref<4xf32>
    memref.store %x, %f[%c0] : memref<4xf32>
    memref.dealloc %f : memref<4xf32>
  }
  scf.for %i = %c0 to %n step %n {
    %f = memref.alloc() : memref<4xf32>
    memref.store %x, %f[%c0] : memref<4xf32>
  }
  %m = memref.alloc(%c0) : memref<?xf32>
  memref.dealloc %e : memref<300xf32>
  return %b : memref<4xf32>
}
func.func @r(%a: memref<?x?xf32>, %c0: index) -> memref<?xf32> {
  %r = memref.rank %a : memref<?x?xf32>
  %m = memref.alloc(%r) : memref<?xf32>
  %m2 = memref.alloc(%r) : memref<?xf32>
  %m3 = memref.alloc() : memref<2xi1>
  %m4 = memref.alloc() : memref<2xindex>
  %q = memref.cast %m2 : memref<?xf32> to memref<?xf32>
  return %q : memref<?xf32>
}
func.func @handed_on(%x: f32, %n: index, %c: i1) -> (memref<4xf32>, f32) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  %l = scf.if %c -> memref<4xf32> { scf.yield %a : memref<4xf32> } else { scf.yield %b : memref<4xf32> }
  %d = memref.alloc() : memref<4xf32>
  %e = memref.alloc() : memref<4xf32>
  %m = arith.select %c, %d, %e : memref<4xf32>
  %y = memref.load %m[%c0] : memref<4xf32>
  %f = memref.alloc() : memref<4xf32>
  cf.br ^bb1(%f : memref<4xf32>)
^bb1(%z: memref<4xf32>):
  %y2 = memref.load %z[%c0] : memref<4xf32>
  memref.dealloc %d : memref<4xf32>
  %y3 = memref.load %e[%c0] : memref<4xf32>
  memref.dealloc %f : memref<4xf32>
  return %l, %y2 : memref<4xf32>, f32
}
// What is reallocated is freed, and scf.while keeps what is on the stack.
// CHECK-LABEL: func.func @reallocated(
// CHECK: memref.alloc()
// CHECK-LABEL: func.func @in_while(
// CHECK: memref.alloc()
func.func @reallocated() {
  %0 = memref.alloc() : memref<2xi32>
  %1 = memref.realloc %0 : memref<2xi32> to memref<4xi32>
  return
}
func.func @in_while(%f: f32, %i: index) {
  %0 = scf.while (%g = %f) : (f32) -> f32 {
    %c = arith.cmpf ult, %g, %f : f32
    scf.condition(%c) %g : f32
  } do {
  ^bb0(%g: f32):
    %m = memref.alloc() : memref<10xf32>
    memref.store %g, %m[%i] : memref<10xf32>
    scf.yield %g : f32
  }
  return
}
