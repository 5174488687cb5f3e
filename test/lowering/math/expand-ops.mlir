// RUN: mlcc-opt %s -math-expand-ops | FileCheck %s

// Each expansion, and exponents that are known. What is not as mlir-opt has it is
// executed, by test/run/math/expanded.mlir and random.edges.

// CHECK-LABEL: func.func @acosh(
// CHECK-NOT: math.acosh
// CHECK: return
func.func @acosh(%a: f32) -> f32 {
  %r = math.acosh %a : f32
  return %r : f32
}

// CHECK-LABEL: func.func @asinh(
// CHECK-NOT: math.asinh
// CHECK: return
func.func @asinh(%a: f16) -> f16 {
  %r = math.asinh %a : f16
  return %r : f16
}

// CHECK-LABEL: func.func @atanh(
// CHECK-NOT: math.atanh
// CHECK: return
func.func @atanh(%a: f64) -> f64 {
  %r = math.atanh %a : f64
  return %r : f64
}

// CHECK-LABEL: func.func @ceil(
// CHECK-NOT: math.ceil
// CHECK: return
func.func @ceil(%a: vector<2xf32>) -> vector<2xf32> {
  %r = math.ceil %a : vector<2xf32>
  return %r : vector<2xf32>
}

// CHECK-LABEL: func.func @cosh(
// CHECK-NOT: math.cosh
// CHECK: return
func.func @cosh(%a: f32) -> f32 {
  %r = math.cosh %a : f32
  return %r : f32
}

// CHECK-LABEL: func.func @exp2(
// CHECK-SAME: %[[A0:.*]]: f32) -> f32 {
// CHECK: %[[CST:.*]] = arith.constant 0.693147182 : f32
// CHECK: %[[V0:.*]] = arith.mulf %[[A0]], %[[CST]] : f32
// CHECK: %[[V1:.*]] = math.exp %[[V0]] : f32
func.func @exp2(%a: f32) -> f32 {
  %r = math.exp2 %a : f32
  return %r : f32
}

// CHECK-LABEL: func.func @round(
// CHECK-NOT: math.round
// CHECK: return
func.func @round(%a: f32) -> f32 {
  %r = math.round %a : f32
  return %r : f32
}

// CHECK-LABEL: func.func @roundeven(
// CHECK-NOT: math.round
// CHECK: return
func.func @roundeven(%a: f32) -> f32 {
  %r = math.roundeven %a : f32
  return %r : f32
}

// CHECK-LABEL: func.func @rsqrt(
// CHECK-SAME: %[[A0:.*]]: f32) -> f32 {
// CHECK: %[[CST:.*]] = arith.constant 1.000000e+00 : f32
// CHECK: %[[V0:.*]] = math.sqrt %[[A0]] : f32
// CHECK: %[[V1:.*]] = arith.divf %[[CST]], %[[V0]] : f32
func.func @rsqrt(%a: f32) -> f32 {
  %r = math.rsqrt %a : f32
  return %r : f32
}

// CHECK-LABEL: func.func @sinh(
// CHECK-NOT: math.sinh
// CHECK: return
func.func @sinh(%a: f32) -> f32 {
  %r = math.sinh %a : f32
  return %r : f32
}

// CHECK-LABEL: func.func @tan(
// CHECK-SAME: %[[A0:.*]]: f32) -> f32 {
// CHECK: %[[V0:.*]] = math.sin %[[A0]] : f32
// CHECK: %[[V1:.*]] = math.cos %[[A0]] : f32
// CHECK: %[[V2:.*]] = arith.divf %[[V0]], %[[V1]] : f32
func.func @tan(%a: f32) -> f32 {
  %r = math.tan %a : f32
  return %r : f32
}

// CHECK-LABEL: func.func @tanh(
// CHECK-NOT: math.tanh
// CHECK: return
func.func @tanh(%a: f32) -> f32 {
  %r = math.tanh %a : f32
  return %r : f32
}

// CHECK-LABEL: func.func @powf(
// CHECK-NOT: math.powf
// CHECK: return
func.func @powf(%a: f32, %b: f32) -> f32 {
  %r = math.powf %a, %b : f32
  return %r : f32
}

// CHECK-LABEL: func.func @fma(
// CHECK-SAME: %[[A0:.*]]: f32, %[[A1:.*]]: f32, %[[A2:.*]]: f32) -> f32 {
// CHECK: %[[V0:.*]] = arith.mulf %[[A0]], %[[A1]] : f32
// CHECK: %[[V1:.*]] = arith.addf %[[V0]], %[[A2]] : f32
func.func @fma(%a: f32, %b: f32, %c: f32) -> f32 {
  %r = math.fma %a, %b, %c : f32
  return %r : f32
}

// CHECK-LABEL: func.func @clampf(
// CHECK-SAME: %[[A0:.*]]: f32, %[[A1:.*]]: f32, %[[A2:.*]]: f32) -> f32 {
// CHECK: %[[V0:.*]] = arith.minimumf %[[A0]], %[[A1]] fastmath<nnan> : f32
// CHECK: %[[V1:.*]] = arith.maximumf %[[V0]], %[[A2]] fastmath<nnan> : f32
func.func @clampf(%a: f32, %b: f32, %c: f32) -> f32 {
  %r = math.clampf %a to [%b, %c] fastmath<nnan> : f32
  return %r : f32
}

// CHECK-LABEL: func.func @fpowi(
// CHECK-NOT: math.powf
// CHECK: return
func.func @fpowi(%a: f32, %b: i32) -> f32 {
  %r = math.fpowi %a, %b : f32, i32
  return %r : f32
}

// CHECK-LABEL: func.func @ctlz(
// CHECK-NOT: math.ctlz
// CHECK: return
func.func @ctlz(%a: i12) -> i12 {
  %r = math.ctlz %a : i12
  return %r : i12
}

// CHECK-LABEL: func.func @powf_0(
// CHECK-SAME: %[[A0:.*]]: f32) -> f32 {
// CHECK: %[[CST:.*]] = arith.constant 1.000000e+00 : f32
func.func @powf_0(%a: f32) -> f32 {
  %0 = arith.constant -0.0 : f32
  %1 = math.powf %a, %0 : f32
  return %1 : f32
}

// CHECK-LABEL: func.func @powf_1(
// CHECK-SAME: %[[A0:.*]]: f32) -> f32 {
func.func @powf_1(%a: f32) -> f32 {
  %0 = arith.constant 1.0 : f32
  %1 = math.powf %a, %0 : f32
  return %1 : f32
}

// CHECK-LABEL: func.func @powf_2(
// CHECK-SAME: %[[A0:.*]]: f32) -> f32 {
// CHECK: %[[CST:.*]] = arith.constant 1.000000e+00 : f32
// CHECK: %[[V0:.*]] = arith.divf %[[CST]], %[[A0]] : f32
func.func @powf_2(%a: f32) -> f32 {
  %0 = arith.constant -1.0 : f32
  %1 = math.powf %a, %0 : f32
  return %1 : f32
}

// CHECK-LABEL: func.func @powf_3(
// CHECK-NOT: math.powf
// CHECK: return
func.func @powf_3(%a: f32) -> f32 {
  %0 = arith.constant 0.5 : f32
  %1 = math.powf %a, %0 : f32
  return %1 : f32
}

// CHECK-LABEL: func.func @powf_4(
// CHECK-NOT: math.powf
// CHECK: return
func.func @powf_4(%a: f32) -> f32 {
  %0 = arith.constant -0.5 : f32
  %1 = math.powf %a, %0 : f32
  return %1 : f32
}

// CHECK-LABEL: func.func @powf_5(
// CHECK-SAME: %[[A0:.*]]: f32) -> f32 {
// CHECK: %[[V0:.*]] = arith.mulf %[[A0]], %[[A0]] : f32
func.func @powf_5(%a: f32) -> f32 {
  %0 = arith.constant 2.0 : f32
  %1 = math.powf %a, %0 : f32
  return %1 : f32
}

// CHECK-LABEL: func.func @powf_6(
// CHECK-NOT: math.powf
// CHECK: return
func.func @powf_6(%a: f32) -> f32 {
  %0 = arith.constant -2.0 : f32
  %1 = math.powf %a, %0 : f32
  return %1 : f32
}

// CHECK-LABEL: func.func @powf_7(
// CHECK-SAME: %[[A0:.*]]: f32) -> f32 {
// CHECK: %[[V0:.*]] = arith.mulf %[[A0]], %[[A0]] : f32
// CHECK: %[[V1:.*]] = arith.mulf %[[V0]], %[[A0]] : f32
func.func @powf_7(%a: f32) -> f32 {
  %0 = arith.constant 3.0 : f32
  %1 = math.powf %a, %0 : f32
  return %1 : f32
}

// CHECK-LABEL: func.func @powf_splat(
// CHECK-SAME: %[[A0:.*]]: vector<2xf64>) -> vector<2xf64> {
// CHECK: %[[V0:.*]] = arith.mulf %[[A0]], %[[A0]] : vector<2xf64>
// CHECK: %[[V1:.*]] = arith.mulf %[[V0]], %[[A0]] : vector<2xf64>
func.func @powf_splat(%a: vector<2xf64>) -> vector<2xf64> {
  %0 = arith.constant dense<3.0> : vector<2xf64>
  %1 = math.powf %a, %0 : vector<2xf64>
  return %1 : vector<2xf64>
}

// CHECK-LABEL: func.func @fpowi_0(
// CHECK-SAME: %[[A0:.*]]: f32) -> f32 {
// CHECK: %[[CST:.*]] = arith.constant 1.000000e+00 : f32
func.func @fpowi_0(%a: f32) -> f32 {
  %0 = arith.constant 0 : i8
  %1 = math.fpowi %a, %0 : f32, i8
  return %1 : f32
}

// CHECK-LABEL: func.func @fpowi_1(
// CHECK-SAME: %[[A0:.*]]: f32) -> f32 {
func.func @fpowi_1(%a: f32) -> f32 {
  %0 = arith.constant 1 : i8
  %1 = math.fpowi %a, %0 : f32, i8
  return %1 : f32
}

// Any dialect's constant is one.
//
// CHECK-LABEL: func.func @fpowi_by_llvm(
// CHECK-SAME:  %[[A0:.*]]: f32) -> (f32, f32) {
// CHECK-NEXT:    %[[SQUARE:.*]] = arith.mulf %[[A0]], %[[A0]] : f32
// CHECK-NEXT:    return %[[A0]], %[[SQUARE]] : f32, f32
func.func @fpowi_by_llvm(%a: f32) -> (f32, f32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %two = llvm.mlir.constant(2.0 : f32) : f32
  %0 = math.fpowi %a, %one : f32, i32
  %1 = math.powf %a, %two : f32
  return %0, %1 : f32, f32
}

// CHECK-LABEL: func.func @fpowi_2(
// CHECK-SAME: %[[A0:.*]]: f32) -> f32 {
// CHECK: %[[V0:.*]] = arith.mulf %[[A0]], %[[A0]] : f32
// CHECK: %[[V1:.*]] = arith.mulf %[[V0]], %[[A0]] : f32
// CHECK: %[[V2:.*]] = arith.mulf %[[V0]], %[[V0]] : f32
// CHECK: %[[V3:.*]] = arith.mulf %[[V2]], %[[V1]] : f32
func.func @fpowi_2(%a: f32) -> f32 {
  %0 = arith.constant 7 : i8
  %1 = math.fpowi %a, %0 : f32, i8
  return %1 : f32
}

// CHECK-LABEL: func.func @fpowi_3(
// CHECK-SAME: %[[A0:.*]]: f32) -> f32 {
// CHECK: %[[CST:.*]] = arith.constant 1.000000e+00 : f32
// CHECK: %[[V0:.*]] = arith.mulf %[[A0]], %[[A0]] : f32
// CHECK: %[[V1:.*]] = arith.divf %[[CST]], %[[V0]] : f32
func.func @fpowi_3(%a: f32) -> f32 {
  %0 = arith.constant -2 : i8
  %1 = math.fpowi %a, %0 : f32, i8
  return %1 : f32
}

// CHECK-LABEL: func.func @stay(
// CHECK-SAME: %[[A0:.*]]: f64, %[[A1:.*]]: f80, %[[A2:.*]]: i65) {
func.func @stay(%a: f64, %b: f80, %i: i65) {
  %0 = math.round %a : f64
  %1 = math.roundeven %b : f80
  %2 = math.ctlz %i : i65
  return
}

// What has more bits than a machine word is like any exponent.
//
// CHECK-LABEL: func.func @fpowi_wide(
// CHECK-NOT: math.fpowi
// CHECK: return
func.func @fpowi_wide(%a: f32) -> f32 {
  %0 = arith.constant 5 : i128
  %1 = math.fpowi %a, %0 : f32, i128
  return %1 : f32
}
