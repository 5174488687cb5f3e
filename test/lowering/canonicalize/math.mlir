// RUN: mlcc-opt %s -canonicalize | FileCheck %s

// Functions of constants. Those of f32 and f64 are the C library's.

// CHECK-LABEL: @absf(
// CHECK-NEXT: %{{.*}} = arith.constant 3.750000e-01 : f32
func.func @absf() -> f32 {
  %0 = arith.constant 0.375 : f32
  %1 = math.absf %0 : f32
  return %1 : f32
}

// CHECK-LABEL: @acos(
// CHECK-NEXT: %{{.*}} = arith.constant 1.18639958 : f32
func.func @acos() -> f32 {
  %0 = arith.constant 0.375 : f32
  %1 = math.acos %0 : f32
  return %1 : f32
}

// CHECK-LABEL: @acosh(
// CHECK-NEXT: %{{.*}} = arith.constant 0.962423682 : f32
func.func @acosh() -> f32 {
  %0 = arith.constant 1.5 : f32
  %1 = math.acosh %0 : f32
  return %1 : f32
}

// CHECK-LABEL: @asin(
// CHECK-NEXT: %{{.*}} = arith.constant 0.384396762 : f32
func.func @asin() -> f32 {
  %0 = arith.constant 0.375 : f32
  %1 = math.asin %0 : f32
  return %1 : f32
}

// CHECK-LABEL: @asinh(
// CHECK-NEXT: %{{.*}} = arith.constant 0.36672461 : f32
func.func @asinh() -> f32 {
  %0 = arith.constant 0.375 : f32
  %1 = math.asinh %0 : f32
  return %1 : f32
}

// CHECK-LABEL: @atan(
// CHECK-NEXT: %{{.*}} = arith.constant 0.358770669 : f32
func.func @atan() -> f32 {
  %0 = arith.constant 0.375 : f32
  %1 = math.atan %0 : f32
  return %1 : f32
}

// CHECK-LABEL: @atanh(
// CHECK-NEXT: %{{.*}} = arith.constant 0.394228697 : f32
func.func @atanh() -> f32 {
  %0 = arith.constant 0.375 : f32
  %1 = math.atanh %0 : f32
  return %1 : f32
}

// CHECK-LABEL: @ceil(
// CHECK-NEXT: %{{.*}} = arith.constant 1.000000e+00 : f32
func.func @ceil() -> f32 {
  %0 = arith.constant 0.375 : f32
  %1 = math.ceil %0 : f32
  return %1 : f32
}

// CHECK-LABEL: @cos(
// CHECK-NEXT: %{{.*}} = arith.constant 0.9305076 : f32
func.func @cos() -> f32 {
  %0 = arith.constant 0.375 : f32
  %1 = math.cos %0 : f32
  return %1 : f32
}

// CHECK-LABEL: @cosh(
// CHECK-NEXT: %{{.*}} = arith.constant 1.07114029 : f32
func.func @cosh() -> f32 {
  %0 = arith.constant 0.375 : f32
  %1 = math.cosh %0 : f32
  return %1 : f32
}

// CHECK-LABEL: @erf(
// CHECK-NEXT: %{{.*}} = arith.constant 0.404116899 : f32
func.func @erf() -> f32 {
  %0 = arith.constant 0.375 : f32
  %1 = math.erf %0 : f32
  return %1 : f32
}

// CHECK-LABEL: @erfc(
// CHECK-NEXT: %{{.*}} = arith.constant 0.595883071 : f32
func.func @erfc() -> f32 {
  %0 = arith.constant 0.375 : f32
  %1 = math.erfc %0 : f32
  return %1 : f32
}

// CHECK-LABEL: @exp(
// CHECK-NEXT: %{{.*}} = arith.constant 1.45499146 : f32
func.func @exp() -> f32 {
  %0 = arith.constant 0.375 : f32
  %1 = math.exp %0 : f32
  return %1 : f32
}

// CHECK-LABEL: @exp2(
// CHECK-NEXT: %{{.*}} = arith.constant 1.29683959 : f32
func.func @exp2() -> f32 {
  %0 = arith.constant 0.375 : f32
  %1 = math.exp2 %0 : f32
  return %1 : f32
}

// CHECK-LABEL: @expm1(
// CHECK-NEXT: %{{.*}} = arith.constant 0.4549914 : f32
func.func @expm1() -> f32 {
  %0 = arith.constant 0.375 : f32
  %1 = math.expm1 %0 : f32
  return %1 : f32
}

// CHECK-LABEL: @floor(
// CHECK-NEXT: %{{.*}} = arith.constant 0.000000e+00 : f32
func.func @floor() -> f32 {
  %0 = arith.constant 0.375 : f32
  %1 = math.floor %0 : f32
  return %1 : f32
}

// CHECK-LABEL: @log(
// CHECK-NEXT: %{{.*}} = arith.constant 0.91629076 : f32
func.func @log() -> f32 {
  %0 = arith.constant 2.5 : f32
  %1 = math.log %0 : f32
  return %1 : f32
}

// CHECK-LABEL: @log10(
// CHECK-NEXT: %{{.*}} = arith.constant 3.979400e-01 : f32
func.func @log10() -> f32 {
  %0 = arith.constant 2.5 : f32
  %1 = math.log10 %0 : f32
  return %1 : f32
}

// CHECK-LABEL: @log1p(
// CHECK-NEXT: %{{.*}} = arith.constant 0.318453729 : f32
func.func @log1p() -> f32 {
  %0 = arith.constant 0.375 : f32
  %1 = math.log1p %0 : f32
  return %1 : f32
}

// CHECK-LABEL: @log2(
// CHECK-NEXT: %{{.*}} = arith.constant 1.32192814 : f32
func.func @log2() -> f32 {
  %0 = arith.constant 2.5 : f32
  %1 = math.log2 %0 : f32
  return %1 : f32
}

// CHECK-LABEL: @round(
// CHECK-NEXT: %{{.*}} = arith.constant 0.000000e+00 : f32
func.func @round() -> f32 {
  %0 = arith.constant 0.375 : f32
  %1 = math.round %0 : f32
  return %1 : f32
}

// CHECK-LABEL: @roundeven(
// CHECK-NEXT: %{{.*}} = arith.constant 0.000000e+00 : f32
func.func @roundeven() -> f32 {
  %0 = arith.constant 0.375 : f32
  %1 = math.roundeven %0 : f32
  return %1 : f32
}

// CHECK-LABEL: @sin(
// CHECK-NEXT: %{{.*}} = arith.constant 0.366272539 : f32
func.func @sin() -> f32 {
  %0 = arith.constant 0.375 : f32
  %1 = math.sin %0 : f32
  return %1 : f32
}

// CHECK-LABEL: @sinh(
// CHECK-NEXT: %{{.*}} = arith.constant 0.383851051 : f32
func.func @sinh() -> f32 {
  %0 = arith.constant 0.375 : f32
  %1 = math.sinh %0 : f32
  return %1 : f32
}

// CHECK-LABEL: @sqrt(
// CHECK-NEXT: %{{.*}} = arith.constant 1.500000e+00 : f32
func.func @sqrt() -> f32 {
  %0 = arith.constant 2.25 : f32
  %1 = math.sqrt %0 : f32
  return %1 : f32
}

// CHECK-LABEL: @tan(
// CHECK-NEXT: %{{.*}} = arith.constant 0.393626571 : f32
func.func @tan() -> f32 {
  %0 = arith.constant 0.375 : f32
  %1 = math.tan %0 : f32
  return %1 : f32
}

// CHECK-LABEL: @tanh(
// CHECK-NEXT: %{{.*}} = arith.constant 0.35835737 : f32
func.func @tanh() -> f32 {
  %0 = arith.constant 0.375 : f32
  %1 = math.tanh %0 : f32
  return %1 : f32
}

// CHECK-LABEL: @trunc(
// CHECK-NEXT: %{{.*}} = arith.constant 0.000000e+00 : f32
func.func @trunc() -> f32 {
  %0 = arith.constant 0.375 : f32
  %1 = math.trunc %0 : f32
  return %1 : f32
}

// CHECK-LABEL: @exp_f64(
// CHECK-NEXT: %{{.*}} = arith.constant 4.4816890703380645 : f64
func.func @exp_f64() -> f64 {
  %0 = arith.constant 1.5 : f64
  %1 = math.exp %0 : f64
  return %1 : f64
}

// CHECK-LABEL: @sqrt_f64(
// CHECK-NEXT: %{{.*}} = arith.constant 1.2247448713915889 : f64
func.func @sqrt_f64() -> f64 {
  %0 = arith.constant 1.5 : f64
  %1 = math.sqrt %0 : f64
  return %1 : f64
}

// CHECK-LABEL: @log1p_f64(
// CHECK-NEXT: %{{.*}} = arith.constant 0.91629073187415511 : f64
func.func @log1p_f64() -> f64 {
  %0 = arith.constant 1.5 : f64
  %1 = math.log1p %0 : f64
  return %1 : f64
}

// CHECK-LABEL: @round_f64(
// CHECK-NEXT: %{{.*}} = arith.constant 2.000000e+00 : f64
func.func @round_f64() -> f64 {
  %0 = arith.constant 1.5 : f64
  %1 = math.round %0 : f64
  return %1 : f64
}

// CHECK-LABEL: @trunc_f64(
// CHECK-NEXT: %{{.*}} = arith.constant 1.000000e+00 : f64
func.func @trunc_f64() -> f64 {
  %0 = arith.constant 1.5 : f64
  %1 = math.trunc %0 : f64
  return %1 : f64
}

// CHECK-LABEL: @sin_f16_stays(
// CHECK: math.sin
func.func @sin_f16_stays() -> f16 {
  %0 = arith.constant 1.5 : f16
  %1 = math.sin %0 : f16
  return %1 : f16
}

// CHECK-LABEL: @round_f16_stays(
// CHECK: math.round
func.func @round_f16_stays() -> f16 {
  %0 = arith.constant 1.5 : f16
  %1 = math.round %0 : f16
  return %1 : f16
}

// CHECK-LABEL: @trunc_f16_stays(
// CHECK: math.trunc
func.func @trunc_f16_stays() -> f16 {
  %0 = arith.constant 1.5 : f16
  %1 = math.trunc %0 : f16
  return %1 : f16
}

// CHECK-LABEL: @log_f16_stays(
// CHECK: math.log
func.func @log_f16_stays() -> f16 {
  %0 = arith.constant 1.5 : f16
  %1 = math.log %0 : f16
  return %1 : f16
}

// CHECK-LABEL: @absf_f80(
// CHECK-NEXT: %{{.*}} = arith.constant 2.500000e+00 : f80
func.func @absf_f80() -> f80 {
  %0 = arith.constant -2.5 : f80
  %1 = math.absf %0 : f80
  return %1 : f80
}

// CHECK-LABEL: @ceil_f80(
// CHECK-NEXT: %{{.*}} = arith.constant -2.000000e+00 : f80
func.func @ceil_f80() -> f80 {
  %0 = arith.constant -2.5 : f80
  %1 = math.ceil %0 : f80
  return %1 : f80
}

// CHECK-LABEL: @floor_f80(
// CHECK-NEXT: %{{.*}} = arith.constant -3.000000e+00 : f80
func.func @floor_f80() -> f80 {
  %0 = arith.constant -2.5 : f80
  %1 = math.floor %0 : f80
  return %1 : f80
}

// CHECK-LABEL: @roundeven_f80(
// CHECK-NEXT: %{{.*}} = arith.constant -2.000000e+00 : f80
func.func @roundeven_f80() -> f80 {
  %0 = arith.constant -2.5 : f80
  %1 = math.roundeven %0 : f80
  return %1 : f80
}

// CHECK-LABEL: @log_negative_stays(
// CHECK: math.log
func.func @log_negative_stays() -> f32 {
  %0 = arith.constant -1.0 : f32
  %1 = math.log %0 : f32
  return %1 : f32
}

// CHECK-LABEL: @log2_negative_stays(
// CHECK: math.log2
func.func @log2_negative_stays() -> f32 {
  %0 = arith.constant -1.0 : f32
  %1 = math.log2 %0 : f32
  return %1 : f32
}

// CHECK-LABEL: @log10_negative_stays(
// CHECK: math.log10
func.func @log10_negative_stays() -> f32 {
  %0 = arith.constant -1.0 : f32
  %1 = math.log10 %0 : f32
  return %1 : f32
}

// CHECK-LABEL: @sqrt_negative_stays(
// CHECK: math.sqrt
func.func @sqrt_negative_stays() -> f32 {
  %0 = arith.constant -1.0 : f32
  %1 = math.sqrt %0 : f32
  return %1 : f32
}

// CHECK-LABEL: @sqrt_minus_zero_stays(
// CHECK: math.sqrt
func.func @sqrt_minus_zero_stays() -> f32 {
  %0 = arith.constant -0.0 : f32
  %1 = math.sqrt %0 : f32
  return %1 : f32
}

// CHECK-LABEL: @log1p_negative_stays(
// CHECK: math.log1p
func.func @log1p_negative_stays() -> f64 {
  %0 = arith.constant -1.5 : f64
  %1 = math.log1p %0 : f64
  return %1 : f64
}

// CHECK-LABEL: @log1p_of_minus_half(
// CHECK-NEXT: %{{.*}} = arith.constant -0.69314718055994529 : f64
func.func @log1p_of_minus_half() -> f64 {
  %0 = arith.constant -0.5 : f64
  %1 = math.log1p %0 : f64
  return %1 : f64
}

// CHECK-LABEL: @atan2(
// CHECK-NEXT: %{{.*}} = arith.constant 2.67794514 : f32
func.func @atan2() -> f32 {
  %0 = arith.constant 1.0 : f32
  %1 = arith.constant -2.0 : f32
  %2 = math.atan2 %0, %1 : f32
  return %2 : f32
}

// CHECK-LABEL: @atan2_f64(
// CHECK-NEXT: %{{.*}} = arith.constant -2.677945044588987 : f64
func.func @atan2_f64() -> f64 {
  %0 = arith.constant -1.0 : f64
  %1 = arith.constant -2.0 : f64
  %2 = math.atan2 %0, %1 : f64
  return %2 : f64
}

// CHECK-LABEL: @powf(
// CHECK-NEXT: %{{.*}} = arith.constant 1.4142135623730951 : f64
func.func @powf() -> f64 {
  %0 = arith.constant 2.0 : f64
  %1 = arith.constant 0.5 : f64
  %2 = math.powf %0, %1 : f64
  return %2 : f64
}

// CHECK-LABEL: @powf_f32(
// CHECK-NEXT: %{{.*}} = arith.constant 8.000000e+00 : f32
func.func @powf_f32() -> f32 {
  %0 = arith.constant 2.0 : f32
  %1 = arith.constant 3.0 : f32
  %2 = math.powf %0, %1 : f32
  return %2 : f32
}

// CHECK-LABEL: @powf_bf16_stays(
// CHECK: math.powf
func.func @powf_bf16_stays() -> bf16 {
  %0 = arith.constant 2.0 : bf16
  %1 = arith.constant 3.0 : bf16
  %2 = math.powf %0, %1 : bf16
  return %2 : bf16
}

// CHECK-LABEL: @copysign(
// CHECK-NEXT: %{{.*}} = arith.constant -1.500000e+00 : bf16
func.func @copysign() -> bf16 {
  %0 = arith.constant 1.5 : bf16
  %1 = arith.constant -0.0 : bf16
  %2 = math.copysign %0, %1 : bf16
  return %2 : bf16
}

// CHECK-LABEL: @isfinite_1_5(
// CHECK-NEXT: %{{.*}} = arith.constant true
func.func @isfinite_1_5() -> i1 {
  %0 = arith.constant 1.5 : f32
  %1 = math.isfinite %0 : f32
  return %1 : i1
}

// CHECK-LABEL: @isfinite_0x7F800000(
// CHECK-NEXT: %{{.*}} = arith.constant false
func.func @isfinite_0x7F800000() -> i1 {
  %0 = arith.constant 0x7F800000 : f32
  %1 = math.isfinite %0 : f32
  return %1 : i1
}

// CHECK-LABEL: @isinf_0xFF800000(
// CHECK-NEXT: %{{.*}} = arith.constant true
func.func @isinf_0xFF800000() -> i1 {
  %0 = arith.constant 0xFF800000 : f32
  %1 = math.isinf %0 : f32
  return %1 : i1
}

// CHECK-LABEL: @isinf_0x7FC00000(
// CHECK-NEXT: %{{.*}} = arith.constant false
func.func @isinf_0x7FC00000() -> i1 {
  %0 = arith.constant 0x7FC00000 : f32
  %1 = math.isinf %0 : f32
  return %1 : i1
}

// CHECK-LABEL: @isnan_0x7FC00000(
// CHECK-NEXT: %{{.*}} = arith.constant true
func.func @isnan_0x7FC00000() -> i1 {
  %0 = arith.constant 0x7FC00000 : f32
  %1 = math.isnan %0 : f32
  return %1 : i1
}

// CHECK-LABEL: @isnan_0x7F800000(
// CHECK-NEXT: %{{.*}} = arith.constant false
func.func @isnan_0x7F800000() -> i1 {
  %0 = arith.constant 0x7F800000 : f32
  %1 = math.isnan %0 : f32
  return %1 : i1
}

// CHECK-LABEL: @isnormal_1_5(
// CHECK-NEXT: %{{.*}} = arith.constant true
func.func @isnormal_1_5() -> i1 {
  %0 = arith.constant 1.5 : f32
  %1 = math.isnormal %0 : f32
  return %1 : i1
}

// CHECK-LABEL: @isnormal_0_0(
// CHECK-NEXT: %{{.*}} = arith.constant false
func.func @isnormal_0_0() -> i1 {
  %0 = arith.constant 0.0 : f32
  %1 = math.isnormal %0 : f32
  return %1 : i1
}

// CHECK-LABEL: @isnormal_0x00000001(
// CHECK-NEXT: %{{.*}} = arith.constant false
func.func @isnormal_0x00000001() -> i1 {
  %0 = arith.constant 0x00000001 : f32
  %1 = math.isnormal %0 : f32
  return %1 : i1
}

// CHECK-LABEL: @isnormal_0x7F800000(
// CHECK-NEXT: %{{.*}} = arith.constant false
func.func @isnormal_0x7F800000() -> i1 {
  %0 = arith.constant 0x7F800000 : f32
  %1 = math.isnormal %0 : f32
  return %1 : i1
}

// CHECK-LABEL: @absi_i32_of_minus_5(
// CHECK-NEXT: %{{.*}} = arith.constant 5 : i32
func.func @absi_i32_of_minus_5() -> i32 {
  %0 = arith.constant -5 : i32
  %1 = math.absi %0 : i32
  return %1 : i32
}

// CHECK-LABEL: @absi_i3_of_minus_4(
// CHECK-NEXT: %c-4_i3 = arith.constant -4 : i3
func.func @absi_i3_of_minus_4() -> i3 {
  %0 = arith.constant -4 : i3
  %1 = math.absi %0 : i3
  return %1 : i3
}

// CHECK-LABEL: @absi_i100_of_5(
// CHECK-NEXT: %{{.*}} = arith.constant 5 : i100
func.func @absi_i100_of_5() -> i100 {
  %0 = arith.constant 5 : i100
  %1 = math.absi %0 : i100
  return %1 : i100
}

// CHECK-LABEL: @ctlz_i7_of_0(
// CHECK-NEXT: %{{.*}} = arith.constant 7 : i7
func.func @ctlz_i7_of_0() -> i7 {
  %0 = arith.constant 0 : i7
  %1 = math.ctlz %0 : i7
  return %1 : i7
}

// CHECK-LABEL: @ctlz_i64_of_1(
// CHECK-NEXT: %{{.*}} = arith.constant 63 : i64
func.func @ctlz_i64_of_1() -> i64 {
  %0 = arith.constant 1 : i64
  %1 = math.ctlz %0 : i64
  return %1 : i64
}

// CHECK-LABEL: @cttz_i100_of_8(
// CHECK-NEXT: %{{.*}} = arith.constant 3 : i100
func.func @cttz_i100_of_8() -> i100 {
  %0 = arith.constant 8 : i100
  %1 = math.cttz %0 : i100
  return %1 : i100
}

// CHECK-LABEL: @cttz_i5_of_0(
// CHECK-NEXT: %{{.*}} = arith.constant 5 : i5
func.func @cttz_i5_of_0() -> i5 {
  %0 = arith.constant 0 : i5
  %1 = math.cttz %0 : i5
  return %1 : i5
}

// CHECK-LABEL: @ctpop_i9_of_minus_1(
// CHECK-NEXT: %{{.*}} = arith.constant 9 : i9
func.func @ctpop_i9_of_minus_1() -> i9 {
  %0 = arith.constant -1 : i9
  %1 = math.ctpop %0 : i9
  return %1 : i9
}

// CHECK-LABEL: @ipowi_3_4(
// CHECK-NEXT: %{{.*}} = arith.constant 81 : i32
func.func @ipowi_3_4() -> i32 {
  %0 = arith.constant 3 : i32
  %1 = arith.constant 4 : i32
  %2 = math.ipowi %0, %1 : i32
  return %2 : i32
}

// CHECK-LABEL: @ipowi_minus_2_3(
// CHECK-NEXT: %c-8_i32 = arith.constant -8 : i32
func.func @ipowi_minus_2_3() -> i32 {
  %0 = arith.constant -2 : i32
  %1 = arith.constant 3 : i32
  %2 = math.ipowi %0, %1 : i32
  return %2 : i32
}

// CHECK-LABEL: @ipowi_7_0(
// CHECK-NEXT: %{{.*}} = arith.constant 1 : i32
func.func @ipowi_7_0() -> i32 {
  %0 = arith.constant 7 : i32
  %1 = arith.constant 0 : i32
  %2 = math.ipowi %0, %1 : i32
  return %2 : i32
}

// CHECK-LABEL: @ipowi_0_minus_1(
// CHECK: math.ipowi
func.func @ipowi_0_minus_1() -> i32 {
  %0 = arith.constant 0 : i32
  %1 = arith.constant -1 : i32
  %2 = math.ipowi %0, %1 : i32
  return %2 : i32
}

// CHECK-LABEL: @ipowi_0_3(
// CHECK-NEXT: %{{.*}} = arith.constant 0 : i32
func.func @ipowi_0_3() -> i32 {
  %0 = arith.constant 0 : i32
  %1 = arith.constant 3 : i32
  %2 = math.ipowi %0, %1 : i32
  return %2 : i32
}

// CHECK-LABEL: @ipowi_1_minus_5(
// CHECK-NEXT: %{{.*}} = arith.constant 1 : i32
func.func @ipowi_1_minus_5() -> i32 {
  %0 = arith.constant 1 : i32
  %1 = arith.constant -5 : i32
  %2 = math.ipowi %0, %1 : i32
  return %2 : i32
}

// CHECK-LABEL: @ipowi_minus_1_minus_5(
// CHECK-NEXT: %c-1_i32 = arith.constant -1 : i32
func.func @ipowi_minus_1_minus_5() -> i32 {
  %0 = arith.constant -1 : i32
  %1 = arith.constant -5 : i32
  %2 = math.ipowi %0, %1 : i32
  return %2 : i32
}

// CHECK-LABEL: @ipowi_minus_1_minus_4(
// CHECK-NEXT: %{{.*}} = arith.constant 1 : i32
func.func @ipowi_minus_1_minus_4() -> i32 {
  %0 = arith.constant -1 : i32
  %1 = arith.constant -4 : i32
  %2 = math.ipowi %0, %1 : i32
  return %2 : i32
}

// CHECK-LABEL: @ipowi_3_minus_1(
// CHECK-NEXT: %{{.*}} = arith.constant 0 : i32
func.func @ipowi_3_minus_1() -> i32 {
  %0 = arith.constant 3 : i32
  %1 = arith.constant -1 : i32
  %2 = math.ipowi %0, %1 : i32
  return %2 : i32
}

// CHECK-LABEL: @ipowi_2_40(
// CHECK-NEXT: %{{.*}} = arith.constant 0 : i32
func.func @ipowi_2_40() -> i32 {
  %0 = arith.constant 2 : i32
  %1 = arith.constant 40 : i32
  %2 = math.ipowi %0, %1 : i32
  return %2 : i32
}

// CHECK-LABEL: @elements(
// CHECK-NEXT: arith.constant dense<[1.000000e+00, 2.000000e+00]> : vector<2xf32>
func.func @elements() -> vector<2xf32> {
  %0 = arith.constant dense<[1.0, 4.0]> : vector<2xf32>
  %1 = math.sqrt %0 : vector<2xf32>
  return %1 : vector<2xf32>
}

// CHECK-LABEL: @an_element_stays(
// CHECK: math.sqrt
func.func @an_element_stays() -> vector<2xf32> {
  %0 = arith.constant dense<[1.0, -4.0]> : vector<2xf32>
  %1 = math.sqrt %0 : vector<2xf32>
  return %1 : vector<2xf32>
}

// CHECK-LABEL: @poison(
// CHECK-NEXT: ub.poison : f32
func.func @poison(%a: f32) -> f32 {
  %0 = ub.poison : f32
  %1 = math.powf %a, %0 : f32
  return %1 : f32
}

// An angle, where mlir-opt has a NaN.
// CHECK-LABEL: @angle_of_zeros(
// CHECK-NEXT: arith.constant 3.14159274 : f32
func.func @angle_of_zeros() -> f32 {
  %0 = arith.constant 0.0 : f32
  %1 = arith.constant -0.0 : f32
  %2 = math.atan2 %0, %1 : f32
  return %2 : f32
}
