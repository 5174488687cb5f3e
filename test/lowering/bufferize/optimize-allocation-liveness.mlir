// RUN: %mlcc-opt -optimize-allocation-liveness %s | FileCheck %s
// RUN: %mlcc-opt -optimize-allocation-liveness %s > %t0
// RUN: %if mlir-22 %{ mlir-opt-22 -optimize-allocation-liveness %s | diff %t0 - %}
// Uses of views are uses.

// CHECK-LABEL: func.func @l(
// CHECK: %[[A:.*]] = memref.alloc()
// CHECK: %[[B:.*]] = memref.alloc()
// CHECK: scf.if
// CHECK: }
// CHECK-NEXT: memref.dealloc %[[A]]
// CHECK: memref.store %{{.*}}, %[[B]]
// CHECK-NEXT: memref.dealloc %[[B]]
func.func @l(%x: f32, %n: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  memref.store %x, %a[%c0] : memref<4xf32>
  %v = memref.subview %a[0][2][1] : memref<4xf32> to memref<2xf32, strided<[1]>>
  scf.if %c { memref.store %x, %v[%c0] : memref<2xf32, strided<[1]>> }
  %k = arith.addf %x, %x : f32
  memref.store %k, %b[%c0] : memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  %k2 = arith.addf %x, %x : f32
  memref.dealloc %b : memref<4xf32>
  return
}
func.func @s(%x: f32, %n: index, %c: i1) -> (memref<4xf32>, f32) {
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
