// Loops find maxima and minima as if all floats were numbers, and again if one was
// none.
//
// RUN: mlcc-opt -scf-extrema-of-numbers %s | FileCheck %s
// RUN: mlcc -O2 -target x86_64-linux-gnu -emit-mlir=cf %s -o - | FileCheck %s --check-prefix=FAST
// RUN: mlcc -O2 -target aarch64-linux-gnu -emit-mlir=cf %s -o - | FileCheck %s --check-prefix=OWN
// RUN: mlcc -O1 -target x86_64-linux-gnu -emit-mlir=cf %s -o - | FileCheck %s --check-prefix=OWN

// CHECK-LABEL: func.func @maximum
// CHECK: %[[FIRST:.*]] = arith.cmpf uno, %arg1, %arg1
// CHECK: %[[R:.*]]:3 = scf.for {{.*}} iter_args(%[[M:.*]] = %arg1, %[[SUM:.*]] = %arg1, %[[ANY:.*]] = %[[FIRST]])
// CHECK: %[[X:.*]] = memref.load
// CHECK: %[[SUM1:.*]] = arith.addf %[[SUM]], %[[X]]
// CHECK: %[[M1:.*]] = arith.maximumf %[[M]], %[[X]] fastmath<nnan,nsz>
// CHECK: %[[IS:.*]] = arith.cmpf uno, %[[X]], %[[X]]
// CHECK: %[[ANY1:.*]] = arith.ori %[[ANY]], %[[IS]]
// CHECK: scf.yield %[[M1]], %[[SUM1]], %[[ANY1]]
// CHECK: %[[ZERO:.*]] = arith.cmpf oeq, %[[R]]#0
// CHECK: %[[AGAIN:.*]] = arith.select %[[R]]#2, %true, %[[ZERO]]
// CHECK: scf.if %[[AGAIN]]
// CHECK: scf.for
// CHECK: arith.maximumf
// CHECK-NOT: fastmath
// CHECK: else
// CHECK: scf.yield %[[R]]#0, %[[R]]#1
// FAST-LABEL: func.func @maximum
// FAST: arith.maximumf {{.*}} fastmath<nnan,nsz>
// OWN-LABEL: func.func @maximum
// OWN-NOT: nnan
// OWN: return
func.func @maximum(%m: memref<?xf32>, %init: f32, %n: index) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %init, %b = %init) -> (f32, f32) {
    %x = memref.load %m[%i] : memref<?xf32>
    %s = arith.addf %b, %x : f32
    %t = arith.maximumf %x, %a : f32
    scf.yield %t, %s : f32, f32
  }
  return %r#0, %r#1 : f32, f32
}

// Of numbers only: zeros are alike.
// CHECK-LABEL: func.func @least_number
// CHECK: %[[R:.*]]:2 = scf.for
// CHECK: arith.minimumf {{.*}} fastmath<nnan,nsz> : f64
// CHECK: scf.if %[[R]]#1
// CHECK: arith.minnumf
func.func @least_number(%m: memref<?xf64>, %init: f64, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %init) -> (f64) {
    %x = memref.load %m[%i] : memref<?xf64>
    %t = arith.minnumf %a, %x : f64
    scf.yield %t : f64
  }
  return %r : f64
}

// Either may have met a NaN, or be zero.
// CHECK-LABEL: func.func @both
// CHECK: %[[R:.*]]:4 = scf.for
// CHECK: %[[A:.*]] = arith.select %[[R]]#2
// CHECK: %[[B:.*]] = arith.select %[[R]]#3
// CHECK: %[[AGAIN:.*]] = arith.select %[[A]], %{{.*}}, %[[B]]
// CHECK: scf.if %[[AGAIN]]
func.func @both(%m: memref<?xf32>, %x: f32, %n: index) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %x) -> (f32, f32) {
    %y = memref.load %m[%i] : memref<?xf32>
    %s = arith.maximumf %y, %a : f32
    %t = arith.minimumf %y, %b : f32
    scf.yield %s, %t : f32, f32
  }
  return %r#0, %r#1 : f32, f32
}

// Volatile accesses stay as many as they are.
// CHECK-LABEL: func.func @volatile
// CHECK-NOT: scf.if
// CHECK: return
func.func @volatile(%p: !llvm.ptr, %init: f32, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %init) -> (f32) {
    %x = llvm.load volatile %p : !llvm.ptr -> f32
    %t = arith.maximumf %a, %x : f32
    scf.yield %t : f32
  }
  return %r : f32
}

// It writes, has no NaNs, or is short.
// CHECK-LABEL: func.func @stays
// CHECK-NOT: scf.if
// CHECK: return
func.func @stays(%m: memref<?xf32>, %init: f32, %n: index) -> (f32, f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c31 = arith.constant 31 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %init) -> (f32) {
    %x = memref.load %m[%i] : memref<?xf32>
    memref.store %init, %m[%i] : memref<?xf32>
    %t = arith.maximumf %a, %x : f32
    scf.yield %t : f32
  }
  %q = scf.for %i = %c0 to %n step %c1 iter_args(%a = %init) -> (f32) {
    %x = memref.load %m[%i] : memref<?xf32>
    %t = arith.maximumf %a, %x fastmath<nnan> : f32
    scf.yield %t : f32
  }
  %s = scf.for %i = %c0 to %c31 step %c1 iter_args(%a = %init) -> (f32) {
    %x = memref.load %m[%i] : memref<?xf32>
    %t = arith.maximumf %a, %x : f32
    scf.yield %t : f32
  }
  return %r, %q, %s : f32, f32, f32
}
