// RUN: %mlcc-opt %s -cse | FileCheck %s

// Equal operations, operands in any order where that does not matter.
// CHECK-LABEL: func.func @equal(
// CHECK-SAME: %[[A:.+]]: i32, %[[B:.+]]: i32)
func.func @equal(%a: i32, %b: i32) -> (i32, i32, i32) {
  // CHECK-NEXT: %[[SUM:.+]] = arith.addi %[[A]], %[[B]]
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %b, %a : i32
  // CHECK-NEXT: %[[DIFFERENCE:.+]] = arith.subi %[[B]], %[[A]]
  %2 = arith.subi %b, %a : i32
  // CHECK-NEXT: return %[[SUM]], %[[SUM]], %[[DIFFERENCE]]
  return %0, %1, %2 : i32, i32, i32
}

// Attributes and types are part of what an operation is.
// CHECK-LABEL: func.func @unequal(
func.func @unequal(%a: i32) -> (i32, i32, i64, i64) {
  // CHECK: arith.addi {{.*}} : i32
  %0 = arith.addi %a, %a : i32
  // CHECK: arith.addi {{.*}} overflow<nsw> : i32
  %1 = arith.addi %a, %a overflow<nsw> : i32
  // CHECK: arith.extsi {{.*}} : i32 to i64
  %2 = arith.extsi %a : i32 to i64
  // CHECK: arith.extsi {{.*}} {tag = 1 : i64} : i32 to i64
  %3 = arith.extsi %a {tag = 1} : i32 to i64
  return %0, %1, %2, %3 : i32, i32, i64, i64
}

// What dominates a place is known there, and nothing else.
// CHECK-LABEL: func.func @branches(
func.func @branches(%c: i1, %a: i32) -> i32 {
  // CHECK: %[[ABOVE:.+]] = arith.addi
  %0 = arith.addi %a, %a : i32
  cf.cond_br %c, ^then, ^else
^then:
  // CHECK: ^bb1:
  // CHECK-NEXT: %[[PRODUCT:.+]] = arith.muli %[[ABOVE]], %[[ABOVE]]
  %1 = arith.addi %a, %a : i32
  %2 = arith.muli %1, %0 : i32
  cf.br ^join(%2 : i32)
^else:
  // CHECK: ^bb2:
  // CHECK-NEXT: %[[OTHER:.+]] = arith.muli %[[ABOVE]], %[[ABOVE]]
  %3 = arith.muli %0, %0 : i32
  cf.br ^join(%3 : i32)
^join(%x: i32):
  // CHECK: ^bb3(%[[X:.+]]: i32):
  // CHECK-NEXT: %[[AGAIN:.+]] = arith.muli %[[ABOVE]], %[[ABOVE]]
  // CHECK-NEXT: arith.xori %[[X]], %[[AGAIN]]
  %4 = arith.muli %0, %0 : i32
  %5 = arith.xori %x, %4 : i32
  return %5 : i32
}

// Values of outside are known in a region, and not the other way round; loops
// that are equal as a whole are one.
// CHECK-LABEL: func.func @regions(
func.func @regions(%n: index, %a: i32) -> (i32, i32, i32, i32) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  // CHECK: %[[ABOVE:.+]] = arith.addi
  %0 = arith.addi %a, %a : i32
  // CHECK: scf.for
  // CHECK-NEXT: %[[INSIDE:.+]] = arith.muli
  // CHECK-NEXT: arith.addi %[[INSIDE]], %[[ABOVE]]
  %1 = scf.for %i = %zero to %n step %one iter_args(%s = %0) -> i32 {
    %2 = arith.muli %s, %a : i32
    %3 = arith.addi %a, %a : i32
    %4 = arith.addi %2, %3 : i32
    scf.yield %4 : i32
  }
  // CHECK: %[[LOOP:.+]] = scf.for
  %5 = scf.for %i = %zero to %n step %one iter_args(%s = %0) -> i32 {
    %6 = arith.muli %s, %a : i32
    %7 = arith.addi %6, %0 : i32
    scf.yield %7 : i32
  }
  // CHECK: }
  // CHECK-NOT: scf.for
  %9 = scf.for %i = %zero to %n step %one iter_args(%s = %0) -> i32 {
    %6 = arith.muli %s, %a : i32
    %7 = arith.addi %6, %0 : i32
    scf.yield %7 : i32
  }
  // CHECK: %[[OUTSIDE:.+]] = arith.muli %[[ABOVE]],
  %8 = arith.muli %0, %a : i32
  // CHECK: return %{{.+}}, %[[LOOP]], %[[LOOP]], %[[OUTSIDE]]
  return %1, %5, %9, %8 : i32, i32, i32, i32
}

// What reads is read again behind a write, and in another block.
// CHECK-LABEL: func.func @reads(
func.func @reads(%m: memref<4xi32>, %i: index, %v: i32) -> (i32, i32, i32) {
  // CHECK: %[[BEFORE:.+]] = memref.load
  %0 = memref.load %m[%i] : memref<4xi32>
  %1 = memref.load %m[%i] : memref<4xi32>
  // CHECK-NEXT: memref.store
  memref.store %v, %m[%i] : memref<4xi32>
  // CHECK-NEXT: %[[BEHIND:.+]] = memref.load
  %2 = memref.load %m[%i] : memref<4xi32>
  // CHECK: return %[[BEFORE]], %[[BEFORE]], %[[BEHIND]]
  return %0, %1, %2 : i32, i32, i32
}

// Nobody needs these; what they used was looked at before.
// CHECK-LABEL: func.func @dead(
func.func @dead(%m: memref<4xi32>, %i: index, %a: i32) {
  // CHECK-NEXT: arith.addi
  %0 = arith.addi %a, %a : i32
  // CHECK-NEXT: arith.divsi
  %1 = arith.divsi %0, %a : i32
  %2 = arith.muli %1, %0 : i32
  %3 = memref.load %m[%i] : memref<4xi32>
  %4 = memref.alloc() : memref<4xi32>
  // CHECK-NEXT: return
  return
}

// A call may do anything, twice.
func.func private @called() -> i32
// CHECK-LABEL: func.func @calls(
func.func @calls() -> (i32, i32) {
  // CHECK: call @called
  // CHECK: call @called
  %0 = call @called() : () -> i32
  %1 = call @called() : () -> i32
  return %0, %1 : i32, i32
}

// Volatile and atomic accesses are what they say.
// CHECK-LABEL: llvm.func @accesses(
llvm.func @accesses(%p: !llvm.ptr) -> i32 {
  // CHECK: %[[PLAIN:.+]] = llvm.load %
  %0 = llvm.load %p : !llvm.ptr -> i32
  %1 = llvm.load %p : !llvm.ptr -> i32
  // CHECK: llvm.load volatile
  // CHECK: llvm.load volatile
  %2 = llvm.load volatile %p : !llvm.ptr -> i32
  %3 = llvm.load volatile %p : !llvm.ptr -> i32
  // CHECK: llvm.add %[[PLAIN]], %[[PLAIN]]
  %4 = llvm.add %0, %1 : i32
  %5 = llvm.add %2, %3 : i32
  %6 = llvm.add %4, %5 : i32
  llvm.return %6 : i32
}

// To another type it is another conversion.

// CHECK-LABEL: @types
// CHECK: [[WIDE:%.+]] = arith.extsi {{.*}} to i64
// CHECK: [[WIDER:%.+]] = arith.extsi {{.*}} to i65
// CHECK: return [[WIDE]], [[WIDER]], [[WIDE]]
func.func @types(%a: i32) -> (i64, i65, i64) {
  %0 = arith.extsi %a : i32 to i64
  %1 = arith.extsi %a : i32 to i65
  %2 = arith.extsi %a : i32 to i64
  return %0, %1, %2 : i64, i65, i64
}
