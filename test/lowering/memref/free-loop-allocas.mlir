// RUN: mlcc-opt -memref-free-loop-allocas %s | FileCheck %s
// Iterations free what they have on the stack: memory of known size is the
// function's, other memory is in a scope of the iteration.

func.func private @use(memref<?xf32>) -> f32

// CHECK-LABEL: func.func @known(
// CHECK-NEXT: %[[A:.*]] = memref.alloca() {alignment = 64 : i64} : memref<8xf32>
// CHECK: scf.for
// CHECK-NEXT: scf.parallel
// CHECK-NEXT: scf.if
// CHECK-NEXT: memref.cast %[[A]]
func.func @known(%n: index, %s: index, %yes: i1) {
  scf.for %i = %s to %n step %s {
    scf.parallel (%j) = (%s) to (%n) step (%s) {
      scf.if %yes {
        %0 = memref.alloca() {alignment = 64 : i64} : memref<8xf32>
        %1 = memref.cast %0 : memref<8xf32> to memref<?xf32>
        func.call @use(%1) : (memref<?xf32>) -> f32
      }
    }
  }
  return
}

// CHECK-LABEL: func.func @asked(
// CHECK: scf.for %[[I:.*]] = {{.*}} iter_args(%[[SUM:.*]] = %{{.*}}) -> (f32) {
// CHECK-NEXT: %[[R:.*]] = memref.alloca_scope -> (f32) {
// CHECK-NEXT: memref.alloca(%[[I]])
// CHECK-NEXT: memref.alloca(%[[I]])
// CHECK: %[[ADD:.*]] = arith.addf %[[SUM]]
// CHECK-NEXT: memref.alloca_scope.return %[[ADD]] : f32
// CHECK: scf.yield %[[R]] : f32
func.func @asked(%n: index, %s: index, %x: f32) -> f32 {
  %0 = scf.for %i = %s to %n step %s iter_args(%sum = %x) -> f32 {
    %1 = memref.alloca(%i) : memref<?xf32>
    %2 = memref.alloca(%i) : memref<?xf32>
    %3 = func.call @use(%1) : (memref<?xf32>) -> f32
    func.call @use(%2) : (memref<?xf32>) -> f32
    %4 = arith.addf %sum, %3 : f32
    scf.yield %4 : f32
  }
  return %0 : f32
}

// What the end combines comes out of the scope, also where a region uses it.
// CHECK-LABEL: func.func @combined(
// CHECK: scf.parallel
// CHECK-NEXT: %[[R:.*]]:2 = memref.alloca_scope -> (f32, f32) {
// CHECK: memref.alloca_scope.return %[[MADE:.*]], %[[READ:.*]] : f32, f32
// CHECK: scf.reduce(%[[R]]#1 : f32) {
// CHECK: arith.mulf %{{.*}}, %[[R]]#0
func.func @combined(%n: index, %s: index, %x: f32) -> f32 {
  %0 = scf.parallel (%i) = (%s) to (%n) step (%s) init (%x) -> f32 {
    %k = arith.addf %x, %x : f32
    %1 = memref.alloca(%i) : memref<?xf32>
    %3 = func.call @use(%1) : (memref<?xf32>) -> f32
    scf.reduce(%3 : f32) {
    ^bb0(%a: f32, %b: f32):
      %4 = arith.addf %a, %b : f32
      %5 = arith.mulf %4, %k : f32
      scf.reduce.return %5 : f32
    }
  }
  return %0 : f32
}

// A scope is one already, and a scf.while is none.
// CHECK-LABEL: func.func @scopes(
// CHECK: scf.for
// CHECK-NEXT: memref.alloca_scope
// CHECK-NEXT: memref.alloca(
// CHECK: scf.while
// CHECK-NOT: memref.alloca_scope
// CHECK: memref.alloca(
func.func @scopes(%n: index, %s: index, %yes: i1) {
  scf.for %i = %s to %n step %s {
    memref.alloca_scope {
      %1 = memref.alloca(%i) : memref<?xf32>
      func.call @use(%1) : (memref<?xf32>) -> f32
    }
  }
  scf.while : () -> () {
    scf.condition(%yes)
  } do {
    %1 = memref.alloca(%n) : memref<?xf32>
    func.call @use(%1) : (memref<?xf32>) -> f32
    scf.yield
  }
  return
}

// Memory that goes to the next iteration stays.
// CHECK-LABEL: func.func @handed_on(
// CHECK: scf.for
// CHECK-NOT: memref.alloca_scope
func.func @handed_on(%n: index, %s: index, %m: memref<?xf32>) -> f32 {
  %0 = scf.for %i = %s to %n step %s iter_args(%last = %m) -> memref<?xf32> {
    %1 = memref.alloca(%i) : memref<?xf32>
    scf.yield %1 : memref<?xf32>
  }
  %2 = func.call @use(%0) : (memref<?xf32>) -> f32
  return %2 : f32
}

// An iteration that hands its memory to the next one: there are as many as there
// are iterations.
// CHECK-LABEL: func.func @handed_on_of_known_size(
// CHECK: scf.for
// CHECK-NEXT: memref.alloca() : memref<2xi64>
func.func @handed_on_of_known_size(%first: memref<2xi64>, %n: index) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %last = scf.for %i = %c0 to %n step %c1 iter_args(%before = %first) -> memref<2xi64> {
    %next = memref.alloca() : memref<2xi64>
    %x = memref.load %before[%c0] : memref<2xi64>
    memref.store %x, %next[%c1] : memref<2xi64>
    scf.yield %next : memref<2xi64>
  }
  %r = memref.load %last[%c0] : memref<2xi64>
  return %r : i64
}
