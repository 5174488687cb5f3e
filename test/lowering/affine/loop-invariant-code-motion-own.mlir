// affine-loop-invariant-code-motion where MLIR 22 moves too much: accesses and
// traps of loops that may not run, what operations with regions use inside, and
// accesses to what is passed to calls.
//
// RUN: %mlcc-opt %s -affine-loop-invariant-code-motion -allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: @may_not_run(
// CHECK: arith.addi
// CHECK-NEXT: affine.for
// CHECK-NEXT: affine.load
// CHECK-NEXT: affine.store
// CHECK-NEXT: arith.divsi
// CHECK: affine.for %{{.*}} = 4 to 4
// CHECK-NEXT: affine.store
func.func @may_not_run(%m: memref<10xf32>, %k: memref<10xf32>, %n: index) {
  affine.for %i = 0 to %n {
    %x = affine.load %m[3] : memref<10xf32>
    affine.store %x, %k[3] : memref<10xf32>
    %q = arith.divsi %n, %n : index
    %s = arith.addi %n, %n : index
  }
  affine.for %i = 4 to 4 {
    %x = arith.constant 1.0 : f32
    affine.store %x, %k[3] : memref<10xf32>
  }
  return
}

// CHECK-LABEL: @regions(
// CHECK: affine.for
// CHECK-NEXT: scf.if
func.func @regions(%c: i1) {
  affine.for %i = 0 to 10 {
    %r = scf.if %c -> index {
      scf.yield %i : index
    } else {
      %s = arith.addi %i, %i : index
      scf.yield %s : index
    }
    "use"(%r) : (index) -> ()
  }
  return
}

// CHECK-LABEL: @calls(
// CHECK: affine.for
// CHECK-NEXT: affine.load
// CHECK-NEXT: call
func.func private @writes(memref<10xf32>)
func.func @calls(%m: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    %x = affine.load %m[3] : memref<10xf32>
    func.call @writes(%m) : (memref<10xf32>) -> ()
    "use"(%x) : (f32) -> ()
  }
  return
}
