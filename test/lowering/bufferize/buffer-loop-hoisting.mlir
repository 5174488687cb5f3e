// RUN: %mlcc-opt -buffer-loop-hoisting -split-input-file %s | FileCheck %s
// What a loop frees is allocated in it, and iterations that may run side by side
// have memory of their own each; mlir-opt frees one buffer again and again, and
// shares one among those of affine.parallel.

// CHECK-LABEL: func.func @freed(
// CHECK: scf.for
// CHECK: memref.alloc()
// CHECK: memref.alloc()
// CHECK-LABEL: func.func @parallel(
// CHECK-NOT: alloc
// CHECK: scf.parallel
// CHECK-NEXT: memref.alloc()
// CHECK: scf.forall
// CHECK-NEXT: memref.alloc()
// CHECK: memref.alloc()
// CHECK-NEXT: affine.for
// CHECK: affine.parallel
// CHECK-NEXT: memref.alloc()
// CHECK-LABEL: func.func @dead(
// CHECK: ^bb2:
// CHECK-NEXT: memref.alloc()
func.func @freed(%n: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %t = memref.alloc() : memref<f32>
    scf.if %c {
      memref.dealloc %t : memref<f32>
    } else {
      memref.dealloc %t : memref<f32>
    }
    %u = memref.alloc() : memref<f32>
    memref.dealloc %u : memref<f32>
  }
  return
}
// -----
func.func @parallel(%a: memref<8xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %m = memref.alloc() : memref<8xf32>
    memref.copy %m, %a : memref<8xf32> to memref<8xf32>
  }
  scf.forall (%i) in (8) {
    %m = memref.alloc() : memref<8xf32>
    memref.copy %m, %a : memref<8xf32> to memref<8xf32>
  }
  affine.for %i = 0 to 4 {
    %m = memref.alloc() : memref<8xf32>
    memref.copy %m, %a : memref<8xf32> to memref<8xf32>
  }
  affine.parallel (%i) = (0) to (4) {
    %m = memref.alloc() : memref<8xf32>
    memref.copy %m, %a : memref<8xf32> to memref<8xf32>
  }
  return
}
// -----
func.func @dead() {
  return
^a:
  %m = memref.alloc() : memref<8xf32>
  cf.br ^b
^b:
  %n = memref.alloc() : memref<8xf32>
  return
}
