// RUN: mlcc-opt %s -math-expand-ops | FileCheck %s

// Each expansion, and exponents that are known.

// CHECK-LABEL: func.func @acosh(
// CHECK-SAME: %[[A0:.*]]: f32) -> f32 {
// CHECK: %[[CST:.*]] = arith.constant -1.000000e+00 : f32
// CHECK: %[[V0:.*]] = arith.mulf %[[A0]], %[[A0]] : f32
// CHECK: %[[V1:.*]] = arith.addf %[[V0]], %[[CST]] : f32
// CHECK: %[[V2:.*]] = math.sqrt %[[V1]] : f32
// CHECK: %[[V3:.*]] = arith.addf %[[A0]], %[[V2]] : f32
// CHECK: %[[V4:.*]] = math.log %[[V3]] : f32
func.func @acosh(%a: f32) -> f32 {
  %r = math.acosh %a : f32
  return %r : f32
}

// CHECK-LABEL: func.func @asinh(
// CHECK-SAME: %[[A0:.*]]: f16) -> f16 {
// CHECK: %[[CST:.*]] = arith.constant 1.000000e+00 : f16
// CHECK: %[[V0:.*]] = arith.mulf %[[A0]], %[[A0]] : f16
// CHECK: %[[V1:.*]] = arith.addf %[[V0]], %[[CST]] : f16
// CHECK: %[[V2:.*]] = math.sqrt %[[V1]] : f16
// CHECK: %[[V3:.*]] = arith.addf %[[A0]], %[[V2]] : f16
// CHECK: %[[V4:.*]] = math.log %[[V3]] : f16
func.func @asinh(%a: f16) -> f16 {
  %r = math.asinh %a : f16
  return %r : f16
}

// CHECK-LABEL: func.func @atanh(
// CHECK-SAME: %[[A0:.*]]: f64) -> f64 {
// CHECK: %[[CST:.*]] = arith.constant 5.000000e-01 : f64
// CHECK: %[[CST_0:.*]] = arith.constant 1.000000e+00 : f64
// CHECK: %[[V0:.*]] = arith.addf %[[A0]], %[[CST_0]] : f64
// CHECK: %[[V1:.*]] = arith.negf %[[A0]] : f64
// CHECK: %[[V2:.*]] = arith.addf %[[V1]], %[[CST_0]] : f64
// CHECK: %[[V3:.*]] = arith.divf %[[V0]], %[[V2]] : f64
// CHECK: %[[V4:.*]] = math.log %[[V3]] : f64
// CHECK: %[[V5:.*]] = arith.mulf %[[V4]], %[[CST]] : f64
func.func @atanh(%a: f64) -> f64 {
  %r = math.atanh %a : f64
  return %r : f64
}

// CHECK-LABEL: func.func @ceil(
// CHECK-SAME: %[[A0:.*]]: vector<2xf32>) -> vector<2xf32> {
// CHECK: %[[CST:.*]] = arith.constant dense<1.000000e+00> : vector<2xf32>
// CHECK: %[[CST_0:.*]] = arith.constant dense<0.000000e+00> : vector<2xf32>
// CHECK: %[[V0:.*]] = arith.fptosi %[[A0]] : vector<2xf32> to vector<2xi64>
// CHECK: %[[V1:.*]] = arith.sitofp %[[V0]] : vector<2xi64> to vector<2xf32>
// CHECK: %[[V2:.*]] = math.copysign %[[V1]], %[[A0]] : vector<2xf32>
// CHECK: %[[V3:.*]] = arith.cmpf ogt, %[[A0]], %[[V2]] : vector<2xf32>
// CHECK: %[[V4:.*]] = arith.select %[[V3]], %[[CST]], %[[CST_0]] : vector<2xi1>, vector<2xf32>
// CHECK: %[[V5:.*]] = arith.addf %[[V2]], %[[V4]] : vector<2xf32>
func.func @ceil(%a: vector<2xf32>) -> vector<2xf32> {
  %r = math.ceil %a : vector<2xf32>
  return %r : vector<2xf32>
}

// CHECK-LABEL: func.func @cosh(
// CHECK-SAME: %[[A0:.*]]: f32) -> f32 {
// CHECK: %[[CST:.*]] = arith.constant 5.000000e-01 : f32
// CHECK: %[[V0:.*]] = math.exp %[[A0]] : f32
// CHECK: %[[V1:.*]] = arith.negf %[[A0]] : f32
// CHECK: %[[V2:.*]] = math.exp %[[V1]] : f32
// CHECK: %[[V3:.*]] = arith.addf %[[V0]], %[[V2]] : f32
// CHECK: %[[V4:.*]] = arith.mulf %[[V3]], %[[CST]] : f32
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
// CHECK-SAME: %[[A0:.*]]: f32) -> f32 {
// CHECK: %[[CST:.*]] = arith.constant 5.000000e-01 : f32
// CHECK: %[[C23_I32:.*]] = arith.constant 23 : i32
// CHECK: %[[C127_I32:.*]] = arith.constant 127 : i32
// CHECK: %[[C255_I32:.*]] = arith.constant 255 : i32
// CHECK: %[[V0:.*]] = math.copysign %[[CST]], %[[A0]] : f32
// CHECK: %[[V1:.*]] = arith.addf %[[A0]], %[[V0]] : f32
// CHECK: %[[V2:.*]] = arith.fptosi %[[V1]] : f32 to i64
// CHECK: %[[V3:.*]] = arith.sitofp %[[V2]] : i64 to f32
// CHECK: %[[V4:.*]] = math.copysign %[[V3]], %[[V1]] : f32
// CHECK: %[[V5:.*]] = arith.bitcast %[[A0]] : f32 to i32
// CHECK: %[[V6:.*]] = arith.shrui %[[V5]], %[[C23_I32]] : i32
// CHECK: %[[V7:.*]] = arith.andi %[[V6]], %[[C255_I32]] : i32
// CHECK: %[[V8:.*]] = arith.subi %[[V7]], %[[C127_I32]] : i32
// CHECK: %[[V9:.*]] = arith.cmpi sge, %[[V8]], %[[C23_I32]] : i32
// CHECK: %[[V10:.*]] = arith.select %[[V9]], %[[A0]], %[[V4]] : f32
func.func @round(%a: f32) -> f32 {
  %r = math.round %a : f32
  return %r : f32
}

// CHECK-LABEL: func.func @roundeven(
// CHECK-SAME: %[[A0:.*]]: f32) -> f32 {
// CHECK: %[[CST:.*]] = arith.constant 5.000000e-01 : f32
// CHECK: %[[CST_0:.*]] = arith.constant 1.000000e+00 : f32
// CHECK: %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK: %[[C1_I32:.*]] = arith.constant 1 : i32
// CHECK: %[[C:.*]]-1_i32 = arith.constant -1 : i32
// CHECK: %[[C23_I32:.*]] = arith.constant 23 : i32
// CHECK: %[[C31_I32:.*]] = arith.constant 31 : i32
// CHECK: %[[C127_I32:.*]] = arith.constant 127 : i32
// CHECK: %[[C4194304_I32:.*]] = arith.constant 4194304 : i32
// CHECK: %[[C8388607_I32:.*]] = arith.constant 8388607 : i32
// CHECK: %[[C255_I32:.*]] = arith.constant 255 : i32
// CHECK: %[[V0:.*]] = arith.bitcast %[[A0]] : f32 to i32
// CHECK: %[[V1:.*]] = math.copysign %[[CST]], %[[A0]] : f32
// CHECK: %[[V2:.*]] = arith.addf %[[A0]], %[[V1]] : f32
// CHECK: %[[V3:.*]] = arith.fptosi %[[V2]] : f32 to i64
// CHECK: %[[V4:.*]] = arith.sitofp %[[V3]] : i64 to f32
// CHECK: %[[V5:.*]] = math.copysign %[[V4]], %[[V2]] : f32
// CHECK: %[[V6:.*]] = arith.bitcast %[[A0]] : f32 to i32
// CHECK: %[[V7:.*]] = arith.shrui %[[V6]], %[[C23_I32]] : i32
// CHECK: %[[V8:.*]] = arith.andi %[[V7]], %[[C255_I32]] : i32
// CHECK: %[[V9:.*]] = arith.subi %[[V8]], %[[C127_I32]] : i32
// CHECK: %[[V10:.*]] = arith.cmpi sge, %[[V9]], %[[C23_I32]] : i32
// CHECK: %[[V11:.*]] = arith.select %[[V10]], %[[A0]], %[[V5]] : f32
// CHECK: %[[V12:.*]] = arith.bitcast %[[V11]] : f32 to i32
// CHECK: %[[V13:.*]] = arith.shrui %[[V0]], %[[C23_I32]] : i32
// CHECK: %[[V14:.*]] = arith.andi %[[V13]], %[[C255_I32]] : i32
// CHECK: %[[V15:.*]] = arith.subi %[[V14]], %[[C127_I32]] : i32
// CHECK: %[[V16:.*]] = arith.shrui %[[V12]], %[[C23_I32]] : i32
// CHECK: %[[V17:.*]] = arith.andi %[[V16]], %[[C255_I32]] : i32
// CHECK: %[[V18:.*]] = arith.subi %[[V17]], %[[C127_I32]] : i32
// CHECK: %[[V19:.*]] = arith.cmpi eq, %[[V18]], %[[C0_I32]] : i32
// CHECK: %[[V20:.*]] = arith.subi %[[V18]], %[[C1_I32]] : i32
// CHECK: %[[V21:.*]] = arith.maxsi %[[V20]], %[[C0_I32]] : i32
// CHECK: %[[V22:.*]] = arith.minsi %[[V21]], %[[C31_I32]] : i32
// CHECK: %[[V23:.*]] = arith.shrui %[[C8388607_I32]], %[[V22]] : i32
// CHECK: %[[V24:.*]] = arith.andi %[[V12]], %[[V23]] : i32
// CHECK: %[[V25:.*]] = arith.cmpi ne, %[[V24]], %[[C0_I32]] : i32
// CHECK: %[[V26:.*]] = arith.ori %[[V25]], %[[V19]] : i1
// CHECK: %[[V27:.*]] = arith.cmpi eq, %[[V15]], %[[C]]-1_i32 : i32
// CHECK: %[[V28:.*]] = arith.maxsi %[[V15]], %[[C0_I32]] : i32
// CHECK: %[[V29:.*]] = arith.minsi %[[V28]], %[[C31_I32]] : i32
// CHECK: %[[V30:.*]] = arith.shrui %[[C4194304_I32]], %[[V29]] : i32
// CHECK: %[[V31:.*]] = arith.select %[[V27]], %[[C0_I32]], %[[V30]] : i32
// CHECK: %[[V32:.*]] = arith.maxsi %[[V15]], %[[C0_I32]] : i32
// CHECK: %[[V33:.*]] = arith.minsi %[[V32]], %[[C31_I32]] : i32
// CHECK: %[[V34:.*]] = arith.shrui %[[C8388607_I32]], %[[V33]] : i32
// CHECK: %[[V35:.*]] = arith.andi %[[V0]], %[[V34]] : i32
// CHECK: %[[V36:.*]] = arith.cmpi eq, %[[V35]], %[[V31]] : i32
// CHECK: %[[V37:.*]] = arith.cmpi sge, %[[V15]], %[[C]]-1_i32 : i32
// CHECK: %[[V38:.*]] = arith.cmpi slt, %[[V15]], %[[C23_I32]] : i32
// CHECK: %[[V39:.*]] = arith.andi %[[V36]], %[[V38]] : i1
// CHECK: %[[V40:.*]] = arith.andi %[[V39]], %[[V37]] : i1
// CHECK: %[[V41:.*]] = math.copysign %[[CST_0]], %[[A0]] : f32
// CHECK: %[[V42:.*]] = arith.subf %[[V11]], %[[V41]] : f32
// CHECK: %[[V43:.*]] = arith.andi %[[V26]], %[[V40]] : i1
// CHECK: %[[V44:.*]] = arith.select %[[V43]], %[[V42]], %[[V11]] : f32
// CHECK: %[[V45:.*]] = math.copysign %[[V44]], %[[A0]] : f32
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
// CHECK-SAME: %[[A0:.*]]: f32) -> f32 {
// CHECK: %[[CST:.*]] = arith.constant 5.000000e-01 : f32
// CHECK: %[[V0:.*]] = math.exp %[[A0]] : f32
// CHECK: %[[V1:.*]] = arith.negf %[[A0]] : f32
// CHECK: %[[V2:.*]] = math.exp %[[V1]] : f32
// CHECK: %[[V3:.*]] = arith.subf %[[V0]], %[[V2]] : f32
// CHECK: %[[V4:.*]] = arith.mulf %[[V3]], %[[CST]] : f32
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
// CHECK-SAME: %[[A0:.*]]: f32) -> f32 {
// CHECK: %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK: %[[CST_0:.*]] = arith.constant 1.000000e+00 : f32
// CHECK: %[[CST_1:.*]] = arith.constant -2.000000e+00 : f32
// CHECK: %[[V0:.*]] = arith.cmpf olt, %[[A0]], %[[CST]] : f32
// CHECK: %[[V1:.*]] = arith.uitofp %[[V0]] : i1 to f32
// CHECK: %[[V2:.*]] = arith.mulf %[[V1]], %[[CST_1]] : f32
// CHECK: %[[V3:.*]] = arith.addf %[[V2]], %[[CST_0]] : f32
// CHECK: %[[V4:.*]] = arith.mulf %[[V3]], %[[A0]] : f32
// CHECK: %[[V5:.*]] = arith.mulf %[[V4]], %[[CST_1]] : f32
// CHECK: %[[V6:.*]] = math.exp %[[V5]] : f32
// CHECK: %[[V7:.*]] = arith.subf %[[CST_0]], %[[V6]] : f32
// CHECK: %[[V8:.*]] = arith.addf %[[V6]], %[[CST_0]] : f32
// CHECK: %[[V9:.*]] = arith.divf %[[V7]], %[[V8]] : f32
// CHECK: %[[V10:.*]] = arith.mulf %[[V3]], %[[V9]] : f32
func.func @tanh(%a: f32) -> f32 {
  %r = math.tanh %a : f32
  return %r : f32
}

// CHECK-LABEL: func.func @powf(
// CHECK-SAME: %[[A0:.*]]: f32, %[[A1:.*]]: f32) -> f32 {
// CHECK: %[[V0:.*]] = math.log %[[A0]] : f32
// CHECK: %[[V1:.*]] = arith.mulf %[[A1]], %[[V0]] : f32
// CHECK: %[[V2:.*]] = math.exp %[[V1]] : f32
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
// CHECK-SAME: %[[A0:.*]]: f32, %[[A1:.*]]: i32) -> f32 {
// CHECK: %[[V0:.*]] = arith.sitofp %[[A1]] : i32 to f32
// CHECK: %[[V1:.*]] = math.log %[[A0]] : f32
// CHECK: %[[V2:.*]] = arith.mulf %[[V0]], %[[V1]] : f32
// CHECK: %[[V3:.*]] = math.exp %[[V2]] : f32
func.func @fpowi(%a: f32, %b: i32) -> f32 {
  %r = math.fpowi %a, %b : f32, i32
  return %r : f32
}

// CHECK-LABEL: func.func @ctlz(
// CHECK-SAME: %[[A0:.*]]: i12) -> i12 {
// CHECK: %[[C12_I12:.*]] = arith.constant 12 : i12
// CHECK: %[[C2047_I12:.*]] = arith.constant 2047 : i12
// CHECK: %[[C1_I12:.*]] = arith.constant 1 : i12
// CHECK: %[[C511_I12:.*]] = arith.constant 511 : i12
// CHECK: %[[C3_I12:.*]] = arith.constant 3 : i12
// CHECK: %[[C0_I12:.*]] = arith.constant 0 : i12
// CHECK: %[[C6_I12:.*]] = arith.constant 6 : i12
// CHECK: %[[C63_I12:.*]] = arith.constant 63 : i12
// CHECK: %[[V0:.*]] = arith.cmpi ule, %[[A0]], %[[C63_I12]] : i12
// CHECK: %[[V1:.*]] = arith.shli %[[A0]], %[[C6_I12]] : i12
// CHECK: %[[V2:.*]] = arith.select %[[V0]], %[[V1]], %[[A0]] : i12
// CHECK: %[[V3:.*]] = arith.select %[[V0]], %[[C6_I12]], %[[C0_I12]] : i12
// CHECK: %[[V4:.*]] = arith.cmpi ule, %[[V2]], %[[C511_I12]] : i12
// CHECK: %[[V5:.*]] = arith.addi %[[V3]], %[[C3_I12]] : i12
// CHECK: %[[V6:.*]] = arith.shli %[[V2]], %[[C3_I12]] : i12
// CHECK: %[[V7:.*]] = arith.select %[[V4]], %[[V6]], %[[V2]] : i12
// CHECK: %[[V8:.*]] = arith.select %[[V4]], %[[V5]], %[[V3]] : i12
// CHECK: %[[V9:.*]] = arith.cmpi ule, %[[V7]], %[[C2047_I12]] : i12
// CHECK: %[[V10:.*]] = arith.addi %[[V8]], %[[C1_I12]] : i12
// CHECK: %[[V11:.*]] = arith.select %[[V9]], %[[V10]], %[[V8]] : i12
// CHECK: %[[V12:.*]] = arith.cmpi eq, %[[A0]], %[[C0_I12]] : i12
// CHECK: %[[V13:.*]] = arith.select %[[V12]], %[[C12_I12]], %[[V11]] : i12
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
// CHECK-SAME: %[[A0:.*]]: f32) -> f32 {
// CHECK: %[[V0:.*]] = math.sqrt %[[A0]] : f32
func.func @powf_3(%a: f32) -> f32 {
  %0 = arith.constant 0.5 : f32
  %1 = math.powf %a, %0 : f32
  return %1 : f32
}

// CHECK-LABEL: func.func @powf_4(
// CHECK-SAME: %[[A0:.*]]: f32) -> f32 {
// CHECK: %[[CST:.*]] = arith.constant 1.000000e+00 : f32
// CHECK: %[[V0:.*]] = math.sqrt %[[A0]] : f32
// CHECK: %[[V1:.*]] = arith.divf %[[CST]], %[[V0]] : f32
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
// CHECK-SAME: %[[A0:.*]]: f32) -> f32 {
// CHECK: %[[CST:.*]] = arith.constant 1.000000e+00 : f32
// CHECK: %[[V0:.*]] = arith.mulf %[[A0]], %[[A0]] : f32
// CHECK: %[[V1:.*]] = arith.divf %[[CST]], %[[V0]] : f32
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
// CHECK: %[[CST:.*]] = arith.constant 0xFF800000 : f32
// CHECK: %[[CST_0:.*]] = arith.constant 0x7F800000 : f32
// CHECK: %[[CST_1:.*]] = arith.constant -0.000000e+00 : f32
// CHECK: %[[CST_2:.*]] = arith.constant 0.000000e+00 : f32
// CHECK: %[[CST_3:.*]] = arith.constant 1.000000e+00 : f32
// CHECK: %[[V0:.*]] = arith.mulf %[[A0]], %[[A0]] : f32
// CHECK: %[[V1:.*]] = arith.cmpf oeq, %[[V0]], %[[CST_2]] : f32
// CHECK: %[[V2:.*]] = arith.cmpf oeq, %[[V0]], %[[CST_1]] : f32
// CHECK: %[[V3:.*]] = arith.divf %[[CST_3]], %[[V0]] : f32
// CHECK: %[[V4:.*]] = arith.select %[[V1]], %[[CST_0]], %[[V3]] : f32
// CHECK: %[[V5:.*]] = arith.select %[[V2]], %[[CST]], %[[V4]] : f32
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
