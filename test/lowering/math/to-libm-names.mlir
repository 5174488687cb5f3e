// RUN: mlcc-opt %s -convert-math-to-libm | FileCheck %s

// The name of each function.

func.func @unary(%a: f64) {
  // CHECK: call @fabs(
  %0 = math.absf %a : f64
  // CHECK: call @acos(
  %1 = math.acos %a : f64
  // CHECK: call @acosh(
  %2 = math.acosh %a : f64
  // CHECK: call @asin(
  %3 = math.asin %a : f64
  // CHECK: call @asinh(
  %4 = math.asinh %a : f64
  // CHECK: call @atan(
  %5 = math.atan %a : f64
  // CHECK: call @atanh(
  %6 = math.atanh %a : f64
  // CHECK: call @cbrt(
  %7 = math.cbrt %a : f64
  // CHECK: call @ceil(
  %8 = math.ceil %a : f64
  // CHECK: call @cos(
  %9 = math.cos %a : f64
  // CHECK: call @cosh(
  %10 = math.cosh %a : f64
  // CHECK: call @erf(
  %11 = math.erf %a : f64
  // CHECK: call @erfc(
  %12 = math.erfc %a : f64
  // CHECK: call @exp(
  %13 = math.exp %a : f64
  // CHECK: call @exp2(
  %14 = math.exp2 %a : f64
  // CHECK: call @expm1(
  %15 = math.expm1 %a : f64
  // CHECK: call @floor(
  %16 = math.floor %a : f64
  // CHECK: call @log(
  %17 = math.log %a : f64
  // CHECK: call @log10(
  %18 = math.log10 %a : f64
  // CHECK: call @log1p(
  %19 = math.log1p %a : f64
  // CHECK: call @log2(
  %20 = math.log2 %a : f64
  // CHECK: call @round(
  %21 = math.round %a : f64
  // CHECK: call @roundeven(
  %22 = math.roundeven %a : f64
  // CHECK: call @rsqrt(
  %23 = math.rsqrt %a : f64
  // CHECK: call @sin(
  %24 = math.sin %a : f64
  // CHECK: call @sinh(
  %25 = math.sinh %a : f64
  // CHECK: call @sqrt(
  %26 = math.sqrt %a : f64
  // CHECK: call @tan(
  %27 = math.tan %a : f64
  // CHECK: call @tanh(
  %28 = math.tanh %a : f64
  // CHECK: call @trunc(
  %29 = math.trunc %a : f64
  return
}

func.func @binary(%a: f64) {
  // CHECK: call @atan2(
  %0 = math.atan2 %a, %a : f64
  // CHECK: call @pow(
  %1 = math.powf %a, %a : f64
  // CHECK: call @fma(
  %2 = math.fma %a, %a, %a : f64
  return
}
