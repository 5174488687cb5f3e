// RUN: %mlcc-opt %s -arith-emulate-unsupported-floats="source-types=bf16,f8E5M2 target-type=f32" | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -arith-emulate-unsupported-floats="source-types=bf16,f8E5M2 target-type=f32" | FileCheck %s %}
// RUN: %mlcc-opt %s -arith-emulate-unsupported-floats=source-types=f16 | FileCheck %s --check-prefix=LEFT
// RUN: %mlcc-opt %s -arith-emulate-unsupported-floats | FileCheck %s --check-prefix=LEFT
// RUN: not %mlcc-opt %s -arith-emulate-unsupported-floats=source-types=i32 2>&1 | FileCheck %s --check-prefix=SOURCE
// RUN: not %mlcc-opt %s -arith-emulate-unsupported-floats=target-type=tf32 2>&1 | FileCheck %s --check-prefix=TARGET
// RUN: not %mlcc-opt %s -arith-emulate-unsupported-floats=source-types=bf16,f32 2>&1 | FileCheck %s --check-prefix=BOTH

// SOURCE: error: could not map source type 'i32' to a known floating-point type
// TARGET: error: could not map target type 'tf32' to a known floating-point type
// BOTH: error: target type cannot be an unsupported source type

// Each value is extended once, where it is defined.
// LEFT-LABEL: func.func @twice(
// LEFT-NOT: extf
// CHECK-LABEL: func.func @twice(
// CHECK-SAME: %[[A:.*]]: bf16) -> bf16
// CHECK-NEXT: %[[AX:.*]] = arith.extf %[[A]] fastmath<contract> : bf16 to f32
// CHECK-NEXT: %[[SUM:.*]] = arith.addf %[[AX]], %[[AX]] fastmath<nnan> {note} : f32
// CHECK-NEXT: %[[S:.*]] = arith.truncf %[[SUM]] fastmath<contract> : f32 to bf16
// CHECK-NEXT: %[[SX:.*]] = arith.extf %[[S]] fastmath<contract> : bf16 to f32
// CHECK-NEXT: %[[P:.*]] = arith.mulf %[[SX]], %[[AX]] : f32
// CHECK-NEXT: %[[R:.*]] = arith.truncf %[[P]] fastmath<contract> : f32 to bf16
// CHECK-NEXT: return %[[R]] : bf16
func.func @twice(%a: bf16) -> bf16 {
  %0 = arith.addf %a, %a fastmath<nnan> {note} : bf16
  %1 = arith.mulf %0, %a : bf16
  return %1 : bf16
}

// CHECK-LABEL: func.func @shaped(
// CHECK: arith.extf %{{.*}} : vector<2xf8E5M2> to vector<2xf32>
// CHECK: %[[LESS:.*]] = arith.cmpf olt, %{{.*}}, %{{.*}} : vector<2xf32>
// CHECK-NEXT: return %[[LESS]] : vector<2xi1>
func.func @shaped(%a: vector<2xf8E5M2>, %b: vector<2xf8E5M2>) -> vector<2xi1> {
  %0 = arith.cmpf olt, %a, %b : vector<2xf8E5M2>
  return %0 : vector<2xi1>
}

// What moves values, converts or gives them, and other types.
// CHECK-LABEL: func.func @left(
// CHECK-NEXT: arith.constant 1.000000e+00 : bf16
// CHECK-NEXT: arith.select %{{.*}}, %{{.*}}, %{{.*}} : bf16
// CHECK-NEXT: arith.bitcast %{{.*}} : bf16 to i16
// CHECK-NEXT: arith.truncf %{{.*}} : f32 to bf16
// CHECK-NEXT: arith.addf %{{.*}}, %{{.*}} : f64
// CHECK-NEXT: call @f(
func.func @left(%a: bf16, %b: f32, %c: f64, %d: i1) -> bf16 {
  %0 = arith.constant 1.0 : bf16
  %1 = arith.select %d, %a, %0 : bf16
  %2 = arith.bitcast %1 : bf16 to i16
  %3 = arith.truncf %b : f32 to bf16
  %4 = arith.addf %c, %c : f64
  %5 = func.call @f(%3) : (bf16) -> bf16
  return %5 : bf16
}
func.func private @f(bf16) -> bf16

// What is in regions.
// CHECK-LABEL: func.func @loop(
// CHECK: scf.for
// CHECK: arith.addf %{{.*}}, %{{.*}} : f32
// CHECK: scf.yield %{{.*}} : bf16
func.func @loop(%a: bf16, %n: index) -> bf16 {
  %0 = scf.for %i = %n to %n step %n iter_args(%x = %a) -> (bf16) {
    %1 = arith.addf %x, %a : bf16
    scf.yield %1 : bf16
  }
  return %0 : bf16
}

// Operations on vectors that compute; what folds is folded first.
// CHECK-LABEL: func.func @vectors(
// CHECK: arith.constant dense<2.000000e+00> : vector<4xbf16>
// CHECK: vector.fma %{{.*}} : vector<4xf32>
// CHECK: vector.reduction <add>, %{{.*}} : vector<4xf32> into f32
func.func @vectors(%a: vector<4xbf16>) -> (bf16, vector<4xbf16>) {
  %0 = arith.constant dense<1.0> : vector<4xbf16>
  %1 = arith.addf %0, %0 : vector<4xbf16>
  %3 = vector.fma %a, %a, %a : vector<4xbf16>
  %4 = vector.reduction <add>, %3 : vector<4xbf16> into bf16
  return %4, %1 : bf16, vector<4xbf16>
}
