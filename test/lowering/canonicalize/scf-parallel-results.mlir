// What reductions give is used, where some of a loop's dimensions run once.
//
// RUN: %mlcc-opt %s -canonicalize | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -canonicalize | FileCheck %s %}

// CHECK-LABEL: func.func @some(
// CHECK-SAME: [[N:%.+]]: index, [[M:%.+]]: memref<?x?xf32>, [[X:%.+]]: f32)
// CHECK-DAG: [[ZERO:%.+]] = arith.constant 0 : index
// CHECK-DAG: [[ONE:%.+]] = arith.constant 1 : index
// CHECK-DAG: [[FOUR:%.+]] = arith.constant 4 : index
// CHECK: [[SUM:%.+]] = scf.parallel ([[I:%.+]]) = ([[ZERO]]) to ([[N]]) step ([[ONE]]) init ([[X]]) -> f32 {
// CHECK:   memref.load [[M]][[[FOUR]], [[I]]]
// CHECK: return [[SUM]] : f32
func.func @some(%n: index, %m: memref<?x?xf32>, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %sum = scf.parallel (%k, %i) = (%c4, %c0) to (%c5, %n) step (%c1, %c1) init (%x) -> f32 {
    %v = memref.load %m[%k, %i] : memref<?x?xf32>
    scf.reduce(%v : f32) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }
  }
  return %sum : f32
}

// CHECK-LABEL: func.func @all(
// CHECK-SAME: [[M:%.+]]: memref<?x?xf32>, [[X:%.+]]: f32, [[Y:%.+]]: f32)
// CHECK-NOT: scf.parallel
// CHECK: [[V:%.+]] = memref.load [[M]]
// CHECK: [[S:%.+]] = arith.addf [[X]], [[V]]
// CHECK: [[P:%.+]] = arith.mulf [[Y]], [[V]]
// CHECK: return [[S]], [[P]] : f32, f32
func.func @all(%m: memref<?x?xf32>, %x: f32, %y: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %sum:2 = scf.parallel (%k, %i) = (%c4, %c0) to (%c5, %c4) step (%c1, %c4) init (%x, %y) -> (f32, f32) {
    %v = memref.load %m[%k, %i] : memref<?x?xf32>
    scf.reduce(%v, %v : f32, f32) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }, {
    ^bb0(%a: f32, %b: f32):
      %p = arith.mulf %a, %b : f32
      scf.reduce.return %p : f32
    }
  }
  return %sum#0, %sum#1 : f32, f32
}

// CHECK-LABEL: func.func @never(
// CHECK-SAME: [[X:%[^ :]+]]: f32)
// CHECK-NEXT: return [[X]] : f32
func.func @never(%n: index, %m: memref<?xf32>, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %sum = scf.parallel (%k, %i) = (%c0, %c1) to (%n, %c1) step (%c1, %c1) init (%x) -> f32 {
    %v = memref.load %m[%k] : memref<?xf32>
    scf.reduce(%v : f32) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }
  }
  return %sum : f32
}
