// Maxima and minima of floats that loops carry are found as integers.
//
// RUN: mlcc-opt -scf-extrema-to-integers %s | FileCheck %s
// RUN: mlcc -O2 -target x86_64-linux-gnu -march=x86-64-v3 -emit-mlir=cf %s -o - | FileCheck %s --check-prefix=V3
// RUN: mlcc -O2 -target x86_64-linux-gnu -emit-mlir=cf %s -o - | FileCheck %s --check-prefix=OWN
// RUN: mlcc -O2 -target aarch64-linux-gnu -emit-mlir=cf %s -o - | FileCheck %s --check-prefix=OWN
// RUN: mlcc -O1 -target x86_64-linux-gnu -march=x86-64-v3 -emit-mlir=cf %s -o - | FileCheck %s --check-prefix=OWN

// CHECK-LABEL: func.func @maximum
// CHECK: %[[BITS:.*]] = arith.bitcast %arg1 : f32 to i32
// CHECK: %[[R:.*]]:4 = scf.for {{.*}} iter_args(%[[S:.*]] = %[[BITS]], %[[LEAST:.*]] = %[[BITS]], %[[MOST:.*]] = %[[BITS]], %[[SUM:.*]] = %arg1)
// CHECK: %[[X:.*]] = memref.load
// CHECK: %[[SUM1:.*]] = arith.addf %[[SUM]], %[[X]]
// CHECK: %[[I:.*]] = arith.bitcast %[[X]]
// CHECK: arith.maxsi %[[S]], %[[I]]
// CHECK: arith.minui %[[LEAST]], %[[I]]
// CHECK: arith.maxui %[[MOST]], %[[I]]
// CHECK: scf.yield {{.*}}, {{.*}}, {{.*}}, %[[SUM1]]
// CHECK: %[[SET:.*]] = arith.cmpi slt, %[[R]]#0
// CHECK: %[[NUMBER:.*]] = arith.select %[[SET]], %[[R]]#1, %[[R]]#0
// CHECK: %[[NAN:.*]] = arith.cmpi ugt, %[[R]]#2
// CHECK: %[[BEST:.*]] = arith.select %[[NAN]], %[[R]]#2, %[[NUMBER]]
// CHECK: arith.bitcast %[[BEST]] : i32 to f32
// V3-LABEL: func.func @maximum
// V3: arith.maxsi
// OWN-LABEL: func.func @maximum
// OWN-NOT: arith.maxsi
// OWN: arith.maximumf
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

// The least unsigned number, or the greatest where a sign is set. AVX2 has none of
// 64 bits.
// CHECK-LABEL: func.func @minimum
// CHECK: %[[R:.*]]:3 = scf.for
// CHECK: %[[SET:.*]] = arith.cmpi slt, %[[R]]#2
// CHECK: arith.select %[[SET]], %[[R]]#2, %[[R]]#1
// CHECK: arith.cmpi sgt, %[[R]]#0
// V3-LABEL: func.func @minimum
// V3: arith.minimumf
func.func @minimum(%m: memref<?xf64>, %init: f64, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %init) -> (f64) {
    %x = memref.load %m[%i] : memref<?xf64>
    %t = arith.minimumf %a, %x : f64
    scf.yield %t : f64
  }
  return %r : f64
}

// Others see the maximum on the way, or there are no NaNs.
// CHECK-LABEL: func.func @stays
// CHECK-NOT: arith.bitcast
func.func @stays(%m: memref<?xf32>, %init: f32, %n: index) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %init) -> (f32) {
    %x = memref.load %m[%i] : memref<?xf32>
    %t = arith.maximumf %a, %x : f32
    memref.store %t, %m[%i] : memref<?xf32>
    scf.yield %t : f32
  }
  %q = scf.for %i = %c0 to %n step %c1 iter_args(%a = %init) -> (f32) {
    %x = memref.load %m[%i] : memref<?xf32>
    %t = arith.maximumf %a, %x fastmath<nnan> : f32
    scf.yield %t : f32
  }
  return %r, %q : f32, f32
}
