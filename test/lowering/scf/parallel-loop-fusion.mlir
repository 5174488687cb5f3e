// Neighbours of the same bounds, which must not get in each other's way.
//
// RUN: %mlcc-opt %s -scf-parallel-loop-fusion -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -scf-parallel-loop-fusion -allow-unregistered-dialect | FileCheck %s %}

// CHECK-LABEL: @through_memory
// CHECK: [[S:%.+]] = memref.alloc()
// CHECK: scf.parallel ([[I:%.+]]) =
// CHECK: memref.store {{%.+}}, [[S]]{{\[}}[[I]]]
// CHECK: memref.load [[S]]{{\[}}[[I]]]
// CHECK-NOT: scf.parallel
func.func @through_memory(%a: memref<8xf32>, %n: index) -> memref<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = memref.alloc() : memref<8xf32>
  %t = memref.alloc() : memref<8xf32>
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %x = memref.load %a[%i] : memref<8xf32>
    memref.store %x, %s[%i] : memref<8xf32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %x = memref.load %s[%i] : memref<8xf32>
    memref.store %x, %t[%i] : memref<8xf32>
  }
  return %t : memref<8xf32>
}

// CHECK-LABEL: @other_place
// CHECK-COUNT-2: scf.parallel
func.func @other_place(%a: memref<8xf32>, %n: index) -> memref<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = memref.alloc() : memref<8xf32>
  %t = memref.alloc() : memref<8xf32>
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %x = memref.load %a[%i] : memref<8xf32>
    memref.store %x, %s[%i] : memref<8xf32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %k = arith.addi %i, %c1 : index
    %x = memref.load %s[%k] : memref<8xf32>
    memref.store %x, %t[%i] : memref<8xf32>
  }
  return %t : memref<8xf32>
}

// Arguments may be the same memory.

// CHECK-LABEL: @aliases
// CHECK-COUNT-2: scf.parallel
func.func @aliases(%a: memref<8xf32>, %b: memref<8xf32>, %n: index, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %x, %a[%i] : memref<8xf32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %y = memref.load %b[%i] : memref<8xf32>
    memref.store %y, %b[%i] : memref<8xf32>
  }
  return
}

// CHECK-LABEL: @bounds
// CHECK-COUNT-2: scf.parallel
func.func @bounds(%a: memref<8xf32>, %n: index, %m: index, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %x, %a[%i] : memref<8xf32>
  }
  scf.parallel (%i) = (%c0) to (%m) step (%c1) {
    memref.store %x, %a[%i] : memref<8xf32>
  }
  return
}

// CHECK-LABEL: @reductions
// CHECK: [[R:%.+]]:2 = scf.parallel {{.+}} init ([[X:%.+]], [[X]]) -> (f32, f32)
// CHECK: scf.reduce({{%.+}}, {{%.+}} : f32, f32) {
// CHECK: arith.addf
// CHECK: arith.mulf
// CHECK: return [[R]]#0, [[R]]#1
func.func @reductions(%a: memref<8xf32>, %n: index, %x: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %sum = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%x) -> f32 {
    %v = memref.load %a[%i] : memref<8xf32>
    scf.reduce(%v : f32) {
    ^bb0(%p: f32, %q: f32):
      %0 = arith.addf %p, %q : f32
      scf.reduce.return %0 : f32
    }
  }
  %product = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%x) -> f32 {
    %v = memref.load %a[%i] : memref<8xf32>
    scf.reduce(%v : f32) {
    ^bb0(%p: f32, %q: f32):
      %0 = arith.mulf %p, %q : f32
      scf.reduce.return %0 : f32
    }
  }
  return %sum, %product : f32, f32
}
