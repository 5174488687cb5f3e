// RUN: %mlcc-opt %s -scf-parallel-loop-fusion -allow-unregistered-dialect -split-input-file | FileCheck %s

// Where both write the same memory they must do it at the same place: mlir-opt-22
// only compares where one writes and the other reads.

// CHECK-LABEL: @turned(
// CHECK: scf.parallel ([[I:%.+]], [[J:%.+]]) =
// CHECK-NEXT: memref.store {{.*}}[[[I]], [[J]]]
// CHECK-NEXT: scf.reduce
// CHECK: scf.parallel ([[K:%.+]], [[L:%.+]]) =
// CHECK-NEXT: memref.store {{.*}}[[[L]], [[K]]]
func.func @turned(%x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %b = memref.alloc() : memref<4x4xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%c4, %c4) step (%c1, %c1) {
    memref.store %x, %b[%i, %j] : memref<4x4xf32>
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%c4, %c4) step (%c1, %c1) {
    memref.store %x, %b[%j, %i] : memref<4x4xf32>
  }
  return
}

// -----

// The sums are the same, the difference is not.

// CHECK-LABEL: @computed(
// CHECK: scf.parallel
// CHECK: arith.addi
// CHECK: memref.store
// CHECK: arith.addi
// CHECK: memref.store
// CHECK: scf.reduce
// CHECK: scf.parallel
// CHECK: arith.subi
func.func @computed(%n: index, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %b = memref.alloc() : memref<8xf32>
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %k = arith.addi %i, %n : index
    memref.store %x, %b[%k] : memref<8xf32>
  }
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %k = arith.addi %i, %n : index
    memref.store %x, %b[%k] : memref<8xf32>
  }
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %k = arith.subi %i, %n : index
    memref.store %x, %b[%k] : memref<8xf32>
  }
  return
}

// -----

// The places are the same but for the value of a constant.

// CHECK-LABEL: @numbers(
// CHECK: scf.parallel
// CHECK: memref.store
// CHECK: memref.store
// CHECK: scf.reduce
// CHECK: scf.parallel
// CHECK: memref.store
func.func @numbers(%x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %b = memref.alloc() : memref<8x8xf32>
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %k = arith.constant 3 : index
    memref.store %x, %b[%i, %k] : memref<8x8xf32>
  }
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %k = arith.constant 3 : index
    memref.store %x, %b[%i, %k] : memref<8x8xf32>
  }
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %k = arith.constant 2 : index
    memref.store %x, %b[%i, %k] : memref<8x8xf32>
  }
  return
}

// -----

// What is unknown may do anything.

// CHECK-LABEL: @unknown(
// CHECK-COUNT-3: scf.parallel
// CHECK-NOT: scf.parallel
func.func @unknown(%x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %b = memref.alloc() : memref<8xf32>
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    memref.store %x, %b[%i] : memref<8xf32>
  }
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    func.call @f() : () -> ()
  }
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    memref.store %x, %b[%i] : memref<8xf32>
  }
  return
}
func.func private @f()

// -----

// A loop's memory that an if between the loops looks at.

// CHECK-LABEL: @between(
// CHECK: [[R:%.+]] = scf.parallel
// CHECK: scf.if
// CHECK-NEXT: "test.use"([[R]])
// CHECK: scf.parallel
func.func @between(%a: memref<8xf32>, %x: f32, %t: i1) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = scf.parallel (%i) = (%c0) to (%c4) step (%c1) init (%x) -> f32 {
    %e = memref.load %a[%i] : memref<8xf32>
    scf.reduce(%e : f32) {
    ^bb0(%p: f32, %q: f32):
      %s = arith.addf %p, %q : f32
      scf.reduce.return %s : f32
    }
  }
  scf.if %t {
    "test.use"(%0) : (f32) -> ()
  }
  %1 = scf.parallel (%i) = (%c0) to (%c4) step (%c1) init (%x) -> f32 {
    %e = memref.load %a[%i] : memref<8xf32>
    scf.reduce(%e : f32) {
    ^bb0(%p: f32, %q: f32):
      %s = arith.mulf %p, %q : f32
      scf.reduce.return %s : f32
    }
  }
  return %1 : f32
}
