// RUN: %mlcc-opt %s -memref-emulate-wide-int -split-input-file -verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @accesses(
// CHECK: %[[M:.*]] = memref.alloc(%{{.*}}) {alignment = 64 : i64} : memref<?xvector<2xi32>, 1>
// CHECK: %[[X:.*]] = memref.load %[[M]][%{{.*}}] : memref<?xvector<2xi32>, 1>
// CHECK: vector.extract %[[X]][0] : i32 from vector<2xi32>
// CHECK: %[[R:.*]] = vector.insert %{{.*}} [1] : i32 into vector<2xi32>
// CHECK: memref.store %[[R]], %[[M]][%{{.*}}] : memref<?xvector<2xi32>, 1>
func.func @accesses(%n: index) {
  %m = memref.alloc(%n) {alignment = 64} : memref<?xi64, 1>
  %0 = memref.load %m[%n] : memref<?xi64, 1>
  %1 = arith.addi %0, %0 : i64
  memref.store %1, %m[%n] : memref<?xi64, 1>
  return
}

// CHECK-LABEL: func.func @narrow(
// CHECK: memref.alloc() : memref<4xi32>
// CHECK: memref.load %{{.*}}[%{{.*}}] : memref<4xf64>
func.func @narrow(%i: index, %f: memref<4xf64>) {
  %m = memref.alloc() : memref<4xi32>
  %0 = memref.load %f[%i] : memref<4xf64>
  return
}

// -----

func.func @freed() {
  %m = memref.alloc() : memref<4xi64>
  // expected-error@+1 {{failed to legalize operation 'memref.dealloc' that was explicitly marked illegal}}
  memref.dealloc %m : memref<4xi64>
  return
}

// -----

// expected-error@+1 {{failed to legalize unresolved materialization from ('memref<4xi64>') to ('memref<4xvector<2xi32>>') that remained live after conversion}}
func.func @argument(%m: memref<4xi64>, %i: index) {
  %0 = memref.load %m[%i] : memref<4xi64>
  return
}
