// Inputs of all_modules.py: each function of math of each kind of float, and of
// vectors.

func.func @functions_f16(%x: f16, %y: f16, %z: f16) {
  %1 = math.acos %x : f16
  %2 = math.acosh %x : f16
  %3 = math.asin %x : f16
  %4 = math.asinh %x : f16
  %5 = math.atan %x : f16
  %6 = math.atanh %x : f16
  %7 = math.cbrt %x : f16
  %8 = math.ceil %x : f16
  %9 = math.cos %x : f16
  %10 = math.cosh %x : f16
  %11 = math.erf %x : f16
  %12 = math.erfc %x : f16
  %13 = math.exp %x : f16
  %14 = math.exp2 %x : f16
  %15 = math.expm1 %x : f16
  %16 = math.floor %x : f16
  %17 = math.log %x : f16
  %18 = math.log10 %x : f16
  %19 = math.log1p %x : f16
  %20 = math.log2 %x : f16
  %21 = math.round %x : f16
  %22 = math.roundeven %x : f16
  %23 = math.rsqrt %x : f16
  %24 = math.sin %x : f16
  %25 = math.sinh %x : f16
  %26 = math.sqrt %x : f16
  %27 = math.tan %x : f16
  %28 = math.tanh %x : f16
  %29 = math.trunc %x : f16
  %30 = math.atan2 %x, %y : f16
  %32 = math.powf %x, %y : f16
  "test.use"(%1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %32) : (f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16) -> ()
  return
}

// -----

func.func @others_f16(%x: f16, %y: f16, %z: f16) {
  %0 = math.absf %x : f16
  %31 = math.copysign %x, %y : f16
  %33 = math.fma %x, %y, %z : f16
  %s, %c = math.sincos %x : f16
  "test.use"(%s, %c) : (f16, f16) -> ()
  %isfinite = math.isfinite %x : f16
  "test.use"(%isfinite) : (i1) -> ()
  %isinf = math.isinf %x : f16
  "test.use"(%isinf) : (i1) -> ()
  %isnan = math.isnan %x : f16
  "test.use"(%isnan) : (i1) -> ()
  %isnormal = math.isnormal %x : f16
  "test.use"(%isnormal) : (i1) -> ()
  "test.use"(%0, %31, %33) : (f16, f16, f16) -> ()
  return
}

// -----

func.func @functions_bf16(%x: bf16, %y: bf16, %z: bf16) {
  %1 = math.acos %x : bf16
  %2 = math.acosh %x : bf16
  %3 = math.asin %x : bf16
  %4 = math.asinh %x : bf16
  %5 = math.atan %x : bf16
  %6 = math.atanh %x : bf16
  %7 = math.cbrt %x : bf16
  %8 = math.ceil %x : bf16
  %9 = math.cos %x : bf16
  %10 = math.cosh %x : bf16
  %11 = math.erf %x : bf16
  %12 = math.erfc %x : bf16
  %13 = math.exp %x : bf16
  %14 = math.exp2 %x : bf16
  %15 = math.expm1 %x : bf16
  %16 = math.floor %x : bf16
  %17 = math.log %x : bf16
  %18 = math.log10 %x : bf16
  %19 = math.log1p %x : bf16
  %20 = math.log2 %x : bf16
  %21 = math.round %x : bf16
  %22 = math.roundeven %x : bf16
  %23 = math.rsqrt %x : bf16
  %24 = math.sin %x : bf16
  %25 = math.sinh %x : bf16
  %26 = math.sqrt %x : bf16
  %27 = math.tan %x : bf16
  %28 = math.tanh %x : bf16
  %29 = math.trunc %x : bf16
  %30 = math.atan2 %x, %y : bf16
  %32 = math.powf %x, %y : bf16
  "test.use"(%1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %32) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
  return
}

// -----

func.func @others_bf16(%x: bf16, %y: bf16, %z: bf16) {
  %0 = math.absf %x : bf16
  %31 = math.copysign %x, %y : bf16
  %33 = math.fma %x, %y, %z : bf16
  %s, %c = math.sincos %x : bf16
  "test.use"(%s, %c) : (bf16, bf16) -> ()
  %isfinite = math.isfinite %x : bf16
  "test.use"(%isfinite) : (i1) -> ()
  %isinf = math.isinf %x : bf16
  "test.use"(%isinf) : (i1) -> ()
  %isnan = math.isnan %x : bf16
  "test.use"(%isnan) : (i1) -> ()
  %isnormal = math.isnormal %x : bf16
  "test.use"(%isnormal) : (i1) -> ()
  "test.use"(%0, %31, %33) : (bf16, bf16, bf16) -> ()
  return
}

// -----

func.func @functions_f32(%x: f32, %y: f32, %z: f32) {
  %1 = math.acos %x : f32
  %2 = math.acosh %x : f32
  %3 = math.asin %x : f32
  %4 = math.asinh %x : f32
  %5 = math.atan %x : f32
  %6 = math.atanh %x : f32
  %7 = math.cbrt %x : f32
  %8 = math.ceil %x : f32
  %9 = math.cos %x : f32
  %10 = math.cosh %x : f32
  %11 = math.erf %x : f32
  %12 = math.erfc %x : f32
  %13 = math.exp %x : f32
  %14 = math.exp2 %x : f32
  %15 = math.expm1 %x : f32
  %16 = math.floor %x : f32
  %17 = math.log %x : f32
  %18 = math.log10 %x : f32
  %19 = math.log1p %x : f32
  %20 = math.log2 %x : f32
  %21 = math.round %x : f32
  %22 = math.roundeven %x : f32
  %23 = math.rsqrt %x : f32
  %24 = math.sin %x : f32
  %25 = math.sinh %x : f32
  %26 = math.sqrt %x : f32
  %27 = math.tan %x : f32
  %28 = math.tanh %x : f32
  %29 = math.trunc %x : f32
  %30 = math.atan2 %x, %y : f32
  %32 = math.powf %x, %y : f32
  "test.use"(%1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %32) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
  return
}

// -----

func.func @others_f32(%x: f32, %y: f32, %z: f32) {
  %0 = math.absf %x : f32
  %31 = math.copysign %x, %y : f32
  %33 = math.fma %x, %y, %z : f32
  %s, %c = math.sincos %x : f32
  "test.use"(%s, %c) : (f32, f32) -> ()
  %isfinite = math.isfinite %x : f32
  "test.use"(%isfinite) : (i1) -> ()
  %isinf = math.isinf %x : f32
  "test.use"(%isinf) : (i1) -> ()
  %isnan = math.isnan %x : f32
  "test.use"(%isnan) : (i1) -> ()
  %isnormal = math.isnormal %x : f32
  "test.use"(%isnormal) : (i1) -> ()
  "test.use"(%0, %31, %33) : (f32, f32, f32) -> ()
  return
}

// -----

func.func @functions_f64(%x: f64, %y: f64, %z: f64) {
  %1 = math.acos %x : f64
  %2 = math.acosh %x : f64
  %3 = math.asin %x : f64
  %4 = math.asinh %x : f64
  %5 = math.atan %x : f64
  %6 = math.atanh %x : f64
  %7 = math.cbrt %x : f64
  %8 = math.ceil %x : f64
  %9 = math.cos %x : f64
  %10 = math.cosh %x : f64
  %11 = math.erf %x : f64
  %12 = math.erfc %x : f64
  %13 = math.exp %x : f64
  %14 = math.exp2 %x : f64
  %15 = math.expm1 %x : f64
  %16 = math.floor %x : f64
  %17 = math.log %x : f64
  %18 = math.log10 %x : f64
  %19 = math.log1p %x : f64
  %20 = math.log2 %x : f64
  %21 = math.round %x : f64
  %22 = math.roundeven %x : f64
  %23 = math.rsqrt %x : f64
  %24 = math.sin %x : f64
  %25 = math.sinh %x : f64
  %26 = math.sqrt %x : f64
  %27 = math.tan %x : f64
  %28 = math.tanh %x : f64
  %29 = math.trunc %x : f64
  %30 = math.atan2 %x, %y : f64
  %32 = math.powf %x, %y : f64
  "test.use"(%1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %32) : (f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64) -> ()
  return
}

// -----

func.func @others_f64(%x: f64, %y: f64, %z: f64) {
  %0 = math.absf %x : f64
  %31 = math.copysign %x, %y : f64
  %33 = math.fma %x, %y, %z : f64
  %s, %c = math.sincos %x : f64
  "test.use"(%s, %c) : (f64, f64) -> ()
  %isfinite = math.isfinite %x : f64
  "test.use"(%isfinite) : (i1) -> ()
  %isinf = math.isinf %x : f64
  "test.use"(%isinf) : (i1) -> ()
  %isnan = math.isnan %x : f64
  "test.use"(%isnan) : (i1) -> ()
  %isnormal = math.isnormal %x : f64
  "test.use"(%isnormal) : (i1) -> ()
  "test.use"(%0, %31, %33) : (f64, f64, f64) -> ()
  return
}

// -----

func.func @functions_f80(%x: f80, %y: f80, %z: f80) {
  %1 = math.acos %x : f80
  %2 = math.acosh %x : f80
  %3 = math.asin %x : f80
  %4 = math.asinh %x : f80
  %5 = math.atan %x : f80
  %6 = math.atanh %x : f80
  %7 = math.cbrt %x : f80
  %8 = math.ceil %x : f80
  %9 = math.cos %x : f80
  %10 = math.cosh %x : f80
  %11 = math.erf %x : f80
  %12 = math.erfc %x : f80
  %13 = math.exp %x : f80
  %14 = math.exp2 %x : f80
  %15 = math.expm1 %x : f80
  %16 = math.floor %x : f80
  %17 = math.log %x : f80
  %18 = math.log10 %x : f80
  %19 = math.log1p %x : f80
  %20 = math.log2 %x : f80
  %21 = math.round %x : f80
  %23 = math.rsqrt %x : f80
  %24 = math.sin %x : f80
  %25 = math.sinh %x : f80
  %26 = math.sqrt %x : f80
  %27 = math.tan %x : f80
  %28 = math.tanh %x : f80
  %29 = math.trunc %x : f80
  %30 = math.atan2 %x, %y : f80
  %32 = math.powf %x, %y : f80
  "test.use"(%1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %23, %24, %25, %26, %27, %28, %29, %30, %32) : (f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80, f80) -> ()
  return
}

// -----

func.func @others_f80(%x: f80, %y: f80, %z: f80) {
  %0 = math.absf %x : f80
  %22 = math.roundeven %x : f80
  %31 = math.copysign %x, %y : f80
  %33 = math.fma %x, %y, %z : f80
  %s, %c = math.sincos %x : f80
  "test.use"(%s, %c) : (f80, f80) -> ()
  %isfinite = math.isfinite %x : f80
  "test.use"(%isfinite) : (i1) -> ()
  %isinf = math.isinf %x : f80
  "test.use"(%isinf) : (i1) -> ()
  %isnan = math.isnan %x : f80
  "test.use"(%isnan) : (i1) -> ()
  %isnormal = math.isnormal %x : f80
  "test.use"(%isnormal) : (i1) -> ()
  "test.use"(%0, %22, %31, %33) : (f80, f80, f80, f80) -> ()
  return
}

// -----

func.func @functions_f128(%x: f128, %y: f128, %z: f128) {
  %1 = math.acos %x : f128
  %2 = math.acosh %x : f128
  %3 = math.asin %x : f128
  %4 = math.asinh %x : f128
  %5 = math.atan %x : f128
  %6 = math.atanh %x : f128
  %7 = math.cbrt %x : f128
  %8 = math.ceil %x : f128
  %9 = math.cos %x : f128
  %10 = math.cosh %x : f128
  %11 = math.erf %x : f128
  %12 = math.erfc %x : f128
  %13 = math.exp %x : f128
  %14 = math.exp2 %x : f128
  %15 = math.expm1 %x : f128
  %16 = math.floor %x : f128
  %17 = math.log %x : f128
  %18 = math.log10 %x : f128
  %19 = math.log1p %x : f128
  %20 = math.log2 %x : f128
  %21 = math.round %x : f128
  %23 = math.rsqrt %x : f128
  %24 = math.sin %x : f128
  %25 = math.sinh %x : f128
  %26 = math.sqrt %x : f128
  %27 = math.tan %x : f128
  %28 = math.tanh %x : f128
  %29 = math.trunc %x : f128
  %30 = math.atan2 %x, %y : f128
  %32 = math.powf %x, %y : f128
  "test.use"(%1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %23, %24, %25, %26, %27, %28, %29, %30, %32) : (f128, f128, f128, f128, f128, f128, f128, f128, f128, f128, f128, f128, f128, f128, f128, f128, f128, f128, f128, f128, f128, f128, f128, f128, f128, f128, f128, f128, f128, f128) -> ()
  return
}

// -----

func.func @others_f128(%x: f128, %y: f128, %z: f128) {
  %0 = math.absf %x : f128
  %22 = math.roundeven %x : f128
  %31 = math.copysign %x, %y : f128
  %33 = math.fma %x, %y, %z : f128
  %s, %c = math.sincos %x : f128
  "test.use"(%s, %c) : (f128, f128) -> ()
  %isfinite = math.isfinite %x : f128
  "test.use"(%isfinite) : (i1) -> ()
  %isinf = math.isinf %x : f128
  "test.use"(%isinf) : (i1) -> ()
  %isnan = math.isnan %x : f128
  "test.use"(%isnan) : (i1) -> ()
  %isnormal = math.isnormal %x : f128
  "test.use"(%isnormal) : (i1) -> ()
  "test.use"(%0, %22, %31, %33) : (f128, f128, f128, f128) -> ()
  return
}

// -----

func.func @functions_v4f32(%x: vector<4xf32>, %y: vector<4xf32>, %z: vector<4xf32>) {
  %1 = math.acos %x : vector<4xf32>
  %2 = math.acosh %x : vector<4xf32>
  %3 = math.asin %x : vector<4xf32>
  %4 = math.asinh %x : vector<4xf32>
  %5 = math.atan %x : vector<4xf32>
  %6 = math.atanh %x : vector<4xf32>
  %7 = math.cbrt %x : vector<4xf32>
  %8 = math.ceil %x : vector<4xf32>
  %9 = math.cos %x : vector<4xf32>
  %10 = math.cosh %x : vector<4xf32>
  %11 = math.erf %x : vector<4xf32>
  %12 = math.erfc %x : vector<4xf32>
  %13 = math.exp %x : vector<4xf32>
  %14 = math.exp2 %x : vector<4xf32>
  %15 = math.expm1 %x : vector<4xf32>
  %16 = math.floor %x : vector<4xf32>
  %17 = math.log %x : vector<4xf32>
  %18 = math.log10 %x : vector<4xf32>
  %19 = math.log1p %x : vector<4xf32>
  %20 = math.log2 %x : vector<4xf32>
  %21 = math.round %x : vector<4xf32>
  %22 = math.roundeven %x : vector<4xf32>
  %23 = math.rsqrt %x : vector<4xf32>
  %24 = math.sin %x : vector<4xf32>
  %25 = math.sinh %x : vector<4xf32>
  %26 = math.sqrt %x : vector<4xf32>
  %27 = math.tan %x : vector<4xf32>
  %28 = math.tanh %x : vector<4xf32>
  %29 = math.trunc %x : vector<4xf32>
  %30 = math.atan2 %x, %y : vector<4xf32>
  %32 = math.powf %x, %y : vector<4xf32>
  "test.use"(%1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %32) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) -> ()
  return
}

// -----

func.func @others_v4f32(%x: vector<4xf32>, %y: vector<4xf32>, %z: vector<4xf32>) {
  %0 = math.absf %x : vector<4xf32>
  %31 = math.copysign %x, %y : vector<4xf32>
  %33 = math.fma %x, %y, %z : vector<4xf32>
  %s, %c = math.sincos %x : vector<4xf32>
  "test.use"(%s, %c) : (vector<4xf32>, vector<4xf32>) -> ()
  %isfinite = math.isfinite %x : vector<4xf32>
  "test.use"(%isfinite) : (vector<4xi1>) -> ()
  %isinf = math.isinf %x : vector<4xf32>
  "test.use"(%isinf) : (vector<4xi1>) -> ()
  %isnan = math.isnan %x : vector<4xf32>
  "test.use"(%isnan) : (vector<4xi1>) -> ()
  %isnormal = math.isnormal %x : vector<4xf32>
  "test.use"(%isnormal) : (vector<4xi1>) -> ()
  "test.use"(%0, %31, %33) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> ()
  return
}

// -----

func.func @functions_v2x3f16(%x: vector<2x3xf16>, %y: vector<2x3xf16>, %z: vector<2x3xf16>) {
  %1 = math.acos %x : vector<2x3xf16>
  %2 = math.acosh %x : vector<2x3xf16>
  %3 = math.asin %x : vector<2x3xf16>
  %4 = math.asinh %x : vector<2x3xf16>
  %5 = math.atan %x : vector<2x3xf16>
  %6 = math.atanh %x : vector<2x3xf16>
  %7 = math.cbrt %x : vector<2x3xf16>
  %8 = math.ceil %x : vector<2x3xf16>
  %9 = math.cos %x : vector<2x3xf16>
  %10 = math.cosh %x : vector<2x3xf16>
  %11 = math.erf %x : vector<2x3xf16>
  %12 = math.erfc %x : vector<2x3xf16>
  %13 = math.exp %x : vector<2x3xf16>
  %14 = math.exp2 %x : vector<2x3xf16>
  %15 = math.expm1 %x : vector<2x3xf16>
  %16 = math.floor %x : vector<2x3xf16>
  %17 = math.log %x : vector<2x3xf16>
  %18 = math.log10 %x : vector<2x3xf16>
  %19 = math.log1p %x : vector<2x3xf16>
  %20 = math.log2 %x : vector<2x3xf16>
  %21 = math.round %x : vector<2x3xf16>
  %22 = math.roundeven %x : vector<2x3xf16>
  %23 = math.rsqrt %x : vector<2x3xf16>
  %24 = math.sin %x : vector<2x3xf16>
  %25 = math.sinh %x : vector<2x3xf16>
  %26 = math.sqrt %x : vector<2x3xf16>
  %27 = math.tan %x : vector<2x3xf16>
  %28 = math.tanh %x : vector<2x3xf16>
  %29 = math.trunc %x : vector<2x3xf16>
  %30 = math.atan2 %x, %y : vector<2x3xf16>
  %32 = math.powf %x, %y : vector<2x3xf16>
  "test.use"(%1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %32) : (vector<2x3xf16>, vector<2x3xf16>, vector<2x3xf16>, vector<2x3xf16>, vector<2x3xf16>, vector<2x3xf16>, vector<2x3xf16>, vector<2x3xf16>, vector<2x3xf16>, vector<2x3xf16>, vector<2x3xf16>, vector<2x3xf16>, vector<2x3xf16>, vector<2x3xf16>, vector<2x3xf16>, vector<2x3xf16>, vector<2x3xf16>, vector<2x3xf16>, vector<2x3xf16>, vector<2x3xf16>, vector<2x3xf16>, vector<2x3xf16>, vector<2x3xf16>, vector<2x3xf16>, vector<2x3xf16>, vector<2x3xf16>, vector<2x3xf16>, vector<2x3xf16>, vector<2x3xf16>, vector<2x3xf16>, vector<2x3xf16>) -> ()
  return
}

// -----

func.func @others_v2x3f16(%x: vector<2x3xf16>, %y: vector<2x3xf16>, %z: vector<2x3xf16>) {
  %0 = math.absf %x : vector<2x3xf16>
  %31 = math.copysign %x, %y : vector<2x3xf16>
  %33 = math.fma %x, %y, %z : vector<2x3xf16>
  %s, %c = math.sincos %x : vector<2x3xf16>
  "test.use"(%s, %c) : (vector<2x3xf16>, vector<2x3xf16>) -> ()
  %isfinite = math.isfinite %x : vector<2x3xf16>
  "test.use"(%isfinite) : (vector<2x3xi1>) -> ()
  %isinf = math.isinf %x : vector<2x3xf16>
  "test.use"(%isinf) : (vector<2x3xi1>) -> ()
  %isnan = math.isnan %x : vector<2x3xf16>
  "test.use"(%isnan) : (vector<2x3xi1>) -> ()
  %isnormal = math.isnormal %x : vector<2x3xf16>
  "test.use"(%isnormal) : (vector<2x3xi1>) -> ()
  "test.use"(%0, %31, %33) : (vector<2x3xf16>, vector<2x3xf16>, vector<2x3xf16>) -> ()
  return
}

// -----

func.func @functions_v2f64(%x: vector<2xf64>, %y: vector<2xf64>, %z: vector<2xf64>) {
  %1 = math.acos %x : vector<2xf64>
  %2 = math.acosh %x : vector<2xf64>
  %3 = math.asin %x : vector<2xf64>
  %4 = math.asinh %x : vector<2xf64>
  %5 = math.atan %x : vector<2xf64>
  %6 = math.atanh %x : vector<2xf64>
  %7 = math.cbrt %x : vector<2xf64>
  %8 = math.ceil %x : vector<2xf64>
  %9 = math.cos %x : vector<2xf64>
  %10 = math.cosh %x : vector<2xf64>
  %11 = math.erf %x : vector<2xf64>
  %12 = math.erfc %x : vector<2xf64>
  %13 = math.exp %x : vector<2xf64>
  %14 = math.exp2 %x : vector<2xf64>
  %15 = math.expm1 %x : vector<2xf64>
  %16 = math.floor %x : vector<2xf64>
  %17 = math.log %x : vector<2xf64>
  %18 = math.log10 %x : vector<2xf64>
  %19 = math.log1p %x : vector<2xf64>
  %20 = math.log2 %x : vector<2xf64>
  %21 = math.round %x : vector<2xf64>
  %22 = math.roundeven %x : vector<2xf64>
  %23 = math.rsqrt %x : vector<2xf64>
  %24 = math.sin %x : vector<2xf64>
  %25 = math.sinh %x : vector<2xf64>
  %26 = math.sqrt %x : vector<2xf64>
  %27 = math.tan %x : vector<2xf64>
  %28 = math.tanh %x : vector<2xf64>
  %29 = math.trunc %x : vector<2xf64>
  %30 = math.atan2 %x, %y : vector<2xf64>
  %32 = math.powf %x, %y : vector<2xf64>
  "test.use"(%1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %32) : (vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>) -> ()
  return
}

// -----

func.func @others_v2f64(%x: vector<2xf64>, %y: vector<2xf64>, %z: vector<2xf64>) {
  %0 = math.absf %x : vector<2xf64>
  %31 = math.copysign %x, %y : vector<2xf64>
  %33 = math.fma %x, %y, %z : vector<2xf64>
  %s, %c = math.sincos %x : vector<2xf64>
  "test.use"(%s, %c) : (vector<2xf64>, vector<2xf64>) -> ()
  %isfinite = math.isfinite %x : vector<2xf64>
  "test.use"(%isfinite) : (vector<2xi1>) -> ()
  %isinf = math.isinf %x : vector<2xf64>
  "test.use"(%isinf) : (vector<2xi1>) -> ()
  %isnan = math.isnan %x : vector<2xf64>
  "test.use"(%isnan) : (vector<2xi1>) -> ()
  %isnormal = math.isnormal %x : vector<2xf64>
  "test.use"(%isnormal) : (vector<2xi1>) -> ()
  "test.use"(%0, %31, %33) : (vector<2xf64>, vector<2xf64>, vector<2xf64>) -> ()
  return
}

// -----

func.func @functions_s4f32(%x: vector<[4]xf32>, %y: vector<[4]xf32>, %z: vector<[4]xf32>) {
  %1 = math.acos %x : vector<[4]xf32>
  %2 = math.acosh %x : vector<[4]xf32>
  %3 = math.asin %x : vector<[4]xf32>
  %4 = math.asinh %x : vector<[4]xf32>
  %5 = math.atan %x : vector<[4]xf32>
  %6 = math.atanh %x : vector<[4]xf32>
  %7 = math.cbrt %x : vector<[4]xf32>
  %8 = math.ceil %x : vector<[4]xf32>
  %9 = math.cos %x : vector<[4]xf32>
  %10 = math.cosh %x : vector<[4]xf32>
  %11 = math.erf %x : vector<[4]xf32>
  %12 = math.erfc %x : vector<[4]xf32>
  %13 = math.exp %x : vector<[4]xf32>
  %14 = math.exp2 %x : vector<[4]xf32>
  %15 = math.expm1 %x : vector<[4]xf32>
  %16 = math.floor %x : vector<[4]xf32>
  %17 = math.log %x : vector<[4]xf32>
  %18 = math.log10 %x : vector<[4]xf32>
  %19 = math.log1p %x : vector<[4]xf32>
  %20 = math.log2 %x : vector<[4]xf32>
  %21 = math.round %x : vector<[4]xf32>
  %22 = math.roundeven %x : vector<[4]xf32>
  %23 = math.rsqrt %x : vector<[4]xf32>
  %24 = math.sin %x : vector<[4]xf32>
  %25 = math.sinh %x : vector<[4]xf32>
  %26 = math.sqrt %x : vector<[4]xf32>
  %27 = math.tan %x : vector<[4]xf32>
  %28 = math.tanh %x : vector<[4]xf32>
  %29 = math.trunc %x : vector<[4]xf32>
  %30 = math.atan2 %x, %y : vector<[4]xf32>
  %32 = math.powf %x, %y : vector<[4]xf32>
  "test.use"(%1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %32) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  return
}

// -----

func.func @others_s4f32(%x: vector<[4]xf32>, %y: vector<[4]xf32>, %z: vector<[4]xf32>) {
  %0 = math.absf %x : vector<[4]xf32>
  %31 = math.copysign %x, %y : vector<[4]xf32>
  %33 = math.fma %x, %y, %z : vector<[4]xf32>
  %s, %c = math.sincos %x : vector<[4]xf32>
  "test.use"(%s, %c) : (vector<[4]xf32>, vector<[4]xf32>) -> ()
  %isfinite = math.isfinite %x : vector<[4]xf32>
  "test.use"(%isfinite) : (vector<[4]xi1>) -> ()
  %isinf = math.isinf %x : vector<[4]xf32>
  "test.use"(%isinf) : (vector<[4]xi1>) -> ()
  %isnan = math.isnan %x : vector<[4]xf32>
  "test.use"(%isnan) : (vector<[4]xi1>) -> ()
  %isnormal = math.isnormal %x : vector<[4]xf32>
  "test.use"(%isnormal) : (vector<[4]xi1>) -> ()
  "test.use"(%0, %31, %33) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  return
}

// -----

func.func @functions_v0f32(%x: vector<f32>, %y: vector<f32>, %z: vector<f32>) {
  %1 = math.acos %x : vector<f32>
  %2 = math.acosh %x : vector<f32>
  %3 = math.asin %x : vector<f32>
  %4 = math.asinh %x : vector<f32>
  %5 = math.atan %x : vector<f32>
  %6 = math.atanh %x : vector<f32>
  %7 = math.cbrt %x : vector<f32>
  %8 = math.ceil %x : vector<f32>
  %9 = math.cos %x : vector<f32>
  %10 = math.cosh %x : vector<f32>
  %11 = math.erf %x : vector<f32>
  %12 = math.erfc %x : vector<f32>
  %13 = math.exp %x : vector<f32>
  %14 = math.exp2 %x : vector<f32>
  %15 = math.expm1 %x : vector<f32>
  %16 = math.floor %x : vector<f32>
  %17 = math.log %x : vector<f32>
  %18 = math.log10 %x : vector<f32>
  %19 = math.log1p %x : vector<f32>
  %20 = math.log2 %x : vector<f32>
  %21 = math.round %x : vector<f32>
  %22 = math.roundeven %x : vector<f32>
  %23 = math.rsqrt %x : vector<f32>
  %24 = math.sin %x : vector<f32>
  %25 = math.sinh %x : vector<f32>
  %26 = math.sqrt %x : vector<f32>
  %27 = math.tan %x : vector<f32>
  %28 = math.tanh %x : vector<f32>
  %29 = math.trunc %x : vector<f32>
  %30 = math.atan2 %x, %y : vector<f32>
  %32 = math.powf %x, %y : vector<f32>
  "test.use"(%1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %32) : (vector<f32>, vector<f32>, vector<f32>, vector<f32>, vector<f32>, vector<f32>, vector<f32>, vector<f32>, vector<f32>, vector<f32>, vector<f32>, vector<f32>, vector<f32>, vector<f32>, vector<f32>, vector<f32>, vector<f32>, vector<f32>, vector<f32>, vector<f32>, vector<f32>, vector<f32>, vector<f32>, vector<f32>, vector<f32>, vector<f32>, vector<f32>, vector<f32>, vector<f32>, vector<f32>, vector<f32>) -> ()
  return
}

// -----

func.func @others_v0f32(%x: vector<f32>, %y: vector<f32>, %z: vector<f32>) {
  %0 = math.absf %x : vector<f32>
  %31 = math.copysign %x, %y : vector<f32>
  %33 = math.fma %x, %y, %z : vector<f32>
  %s, %c = math.sincos %x : vector<f32>
  "test.use"(%s, %c) : (vector<f32>, vector<f32>) -> ()
  %isfinite = math.isfinite %x : vector<f32>
  "test.use"(%isfinite) : (vector<i1>) -> ()
  %isinf = math.isinf %x : vector<f32>
  "test.use"(%isinf) : (vector<i1>) -> ()
  %isnan = math.isnan %x : vector<f32>
  "test.use"(%isnan) : (vector<i1>) -> ()
  %isnormal = math.isnormal %x : vector<f32>
  "test.use"(%isnormal) : (vector<i1>) -> ()
  "test.use"(%0, %31, %33) : (vector<f32>, vector<f32>, vector<f32>) -> ()
  return
}

// -----

func.func @int_i1(%x: i1, %y: i1) {
  %0 = math.absi %x : i1
  %1 = math.ctlz %x : i1
  %2 = math.cttz %x : i1
  %3 = math.ctpop %x : i1
  %4 = math.ipowi %x, %y : i1
  "test.use"(%0, %1, %2, %3, %4) : (i1, i1, i1, i1, i1) -> ()
  return
}

// -----

func.func @int_i8(%x: i8, %y: i8) {
  %0 = math.absi %x : i8
  %1 = math.ctlz %x : i8
  %2 = math.cttz %x : i8
  %3 = math.ctpop %x : i8
  %4 = math.ipowi %x, %y : i8
  "test.use"(%0, %1, %2, %3, %4) : (i8, i8, i8, i8, i8) -> ()
  return
}

// -----

func.func @int_i32(%x: i32, %y: i32) {
  %0 = math.absi %x : i32
  %1 = math.ctlz %x : i32
  %2 = math.cttz %x : i32
  %3 = math.ctpop %x : i32
  %4 = math.ipowi %x, %y : i32
  "test.use"(%0, %1, %2, %3, %4) : (i32, i32, i32, i32, i32) -> ()
  return
}

// -----

func.func @int_i64(%x: i64, %y: i64) {
  %0 = math.absi %x : i64
  %1 = math.ctlz %x : i64
  %2 = math.cttz %x : i64
  %3 = math.ctpop %x : i64
  %4 = math.ipowi %x, %y : i64
  "test.use"(%0, %1, %2, %3, %4) : (i64, i64, i64, i64, i64) -> ()
  return
}

// -----

func.func @int_v4xi32(%x: vector<4xi32>, %y: vector<4xi32>) {
  %0 = math.absi %x : vector<4xi32>
  %1 = math.ctlz %x : vector<4xi32>
  %2 = math.cttz %x : vector<4xi32>
  %3 = math.ctpop %x : vector<4xi32>
  %4 = math.ipowi %x, %y : vector<4xi32>
  "test.use"(%0, %1, %2, %3, %4) : (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<4xi32>) -> ()
  return
}

// -----

func.func @int_v2x2xi16(%x: vector<2x2xi16>, %y: vector<2x2xi16>) {
  %0 = math.absi %x : vector<2x2xi16>
  %1 = math.ctlz %x : vector<2x2xi16>
  %2 = math.cttz %x : vector<2x2xi16>
  %3 = math.ctpop %x : vector<2x2xi16>
  %4 = math.ipowi %x, %y : vector<2x2xi16>
  "test.use"(%0, %1, %2, %3, %4) : (vector<2x2xi16>, vector<2x2xi16>, vector<2x2xi16>, vector<2x2xi16>, vector<2x2xi16>) -> ()
  return
}

// -----

func.func @int_vs4xi32(%x: vector<[4]xi32>, %y: vector<[4]xi32>) {
  %0 = math.absi %x : vector<[4]xi32>
  %1 = math.ctlz %x : vector<[4]xi32>
  %2 = math.cttz %x : vector<[4]xi32>
  %3 = math.ctpop %x : vector<[4]xi32>
  %4 = math.ipowi %x, %y : vector<[4]xi32>
  "test.use"(%0, %1, %2, %3, %4) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> ()
  return
}

// -----

func.func @fpowi_f32i32(%x: f32, %y: i32) {
  %0 = math.fpowi %x, %y : f32, i32
  "test.use"(%0) : (f32) -> ()
  return
}

// -----

func.func @fpowi_f64i64(%x: f64, %y: i64) {
  %0 = math.fpowi %x, %y : f64, i64
  "test.use"(%0) : (f64) -> ()
  return
}

// -----

func.func @fpowi_f16i16(%x: f16, %y: i16) {
  %0 = math.fpowi %x, %y : f16, i16
  "test.use"(%0) : (f16) -> ()
  return
}

// -----

func.func @fpowi_f32i64(%x: f32, %y: i64) {
  %0 = math.fpowi %x, %y : f32, i64
  "test.use"(%0) : (f32) -> ()
  return
}

// -----

func.func @fpowi_v4xf32v4xi32(%x: vector<4xf32>, %y: vector<4xi32>) {
  %0 = math.fpowi %x, %y : vector<4xf32>, vector<4xi32>
  "test.use"(%0) : (vector<4xf32>) -> ()
  return
}

// -----

func.func @fpowi_bf16i8(%x: bf16, %y: i8) {
  %0 = math.fpowi %x, %y : bf16, i8
  "test.use"(%0) : (bf16) -> ()
  return
}

// -----

func.func @powf_0(%x: f32) {
  %c = arith.constant 2.0 : f32
  %0 = math.powf %x, %c : f32
  %1 = math.powf %c, %x fastmath<fast> : f32
  %2 = math.powf %x, %c fastmath<fast> : f32
  "test.use"(%0, %1, %2) : (f32, f32, f32) -> ()
  return
}

// -----

func.func @powf_1(%x: f32) {
  %c = arith.constant 0.5 : f32
  %0 = math.powf %x, %c : f32
  %1 = math.powf %c, %x fastmath<fast> : f32
  %2 = math.powf %x, %c fastmath<fast> : f32
  "test.use"(%0, %1, %2) : (f32, f32, f32) -> ()
  return
}

// -----

func.func @powf_2(%x: f32) {
  %c = arith.constant -0.5 : f32
  %0 = math.powf %x, %c : f32
  %1 = math.powf %c, %x fastmath<fast> : f32
  %2 = math.powf %x, %c fastmath<fast> : f32
  "test.use"(%0, %1, %2) : (f32, f32, f32) -> ()
  return
}

// -----

func.func @powf_3(%x: f32) {
  %c = arith.constant 0.0 : f32
  %0 = math.powf %x, %c : f32
  %1 = math.powf %c, %x fastmath<fast> : f32
  %2 = math.powf %x, %c fastmath<fast> : f32
  "test.use"(%0, %1, %2) : (f32, f32, f32) -> ()
  return
}

// -----

func.func @powf_4(%x: f32) {
  %c = arith.constant 1.0 : f32
  %0 = math.powf %x, %c : f32
  %1 = math.powf %c, %x fastmath<fast> : f32
  %2 = math.powf %x, %c fastmath<fast> : f32
  "test.use"(%0, %1, %2) : (f32, f32, f32) -> ()
  return
}

// -----

func.func @powf_5(%x: f32) {
  %c = arith.constant -1.0 : f32
  %0 = math.powf %x, %c : f32
  %1 = math.powf %c, %x fastmath<fast> : f32
  %2 = math.powf %x, %c fastmath<fast> : f32
  "test.use"(%0, %1, %2) : (f32, f32, f32) -> ()
  return
}

// -----

func.func @powf_6(%x: f32) {
  %c = arith.constant 3.0 : f32
  %0 = math.powf %x, %c : f32
  %1 = math.powf %c, %x fastmath<fast> : f32
  %2 = math.powf %x, %c fastmath<fast> : f32
  "test.use"(%0, %1, %2) : (f32, f32, f32) -> ()
  return
}

// -----

func.func @powf_7(%x: f32) {
  %c = arith.constant -3.0 : f32
  %0 = math.powf %x, %c : f32
  %1 = math.powf %c, %x fastmath<fast> : f32
  %2 = math.powf %x, %c fastmath<fast> : f32
  "test.use"(%0, %1, %2) : (f32, f32, f32) -> ()
  return
}

// -----

func.func @powf_8(%x: f32) {
  %c = arith.constant 0.25 : f32
  %0 = math.powf %x, %c : f32
  %1 = math.powf %c, %x fastmath<fast> : f32
  %2 = math.powf %x, %c fastmath<fast> : f32
  "test.use"(%0, %1, %2) : (f32, f32, f32) -> ()
  return
}

// -----

func.func @powf_9(%x: f64) {
  %c = arith.constant 0.75 : f64
  %0 = math.powf %x, %c : f64
  %1 = math.powf %c, %x fastmath<fast> : f64
  %2 = math.powf %x, %c fastmath<fast> : f64
  "test.use"(%0, %1, %2) : (f64, f64, f64) -> ()
  return
}

// -----

func.func @powf_10(%x: f32) {
  %c = arith.constant 16.0 : f32
  %0 = math.powf %x, %c : f32
  %1 = math.powf %c, %x fastmath<fast> : f32
  %2 = math.powf %x, %c fastmath<fast> : f32
  "test.use"(%0, %1, %2) : (f32, f32, f32) -> ()
  return
}

// -----

func.func @powf_11(%x: f32) {
  %c = arith.constant 2.5 : f32
  %0 = math.powf %x, %c : f32
  %1 = math.powf %c, %x fastmath<fast> : f32
  %2 = math.powf %x, %c fastmath<fast> : f32
  "test.use"(%0, %1, %2) : (f32, f32, f32) -> ()
  return
}

// -----

func.func @powf_12(%x: vector<2xf32>) {
  %c = arith.constant dense<2.0> : vector<2xf32>
  %0 = math.powf %x, %c : vector<2xf32>
  %1 = math.powf %c, %x fastmath<fast> : vector<2xf32>
  %2 = math.powf %x, %c fastmath<fast> : vector<2xf32>
  "test.use"(%0, %1, %2) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> ()
  return
}

// -----

func.func @powf_13(%x: f32) {
  %c = arith.constant 1.0e9 : f32
  %0 = math.powf %x, %c : f32
  %1 = math.powf %c, %x fastmath<fast> : f32
  %2 = math.powf %x, %c fastmath<fast> : f32
  "test.use"(%0, %1, %2) : (f32, f32, f32) -> ()
  return
}

// -----

func.func @powf_14(%x: f32) {
  %c = arith.constant -2.0 : f32
  %0 = math.powf %x, %c : f32
  %2 = math.powf %x, %c fastmath<fast> : f32
  "test.use"(%0, %2) : (f32, f32) -> ()
  return
}

// -----

func.func @ipowi_0(%x: i32) {
  %c = arith.constant 2 : i32
  %0 = math.ipowi %x, %c : i32
  %1 = math.ipowi %c, %x : i32
  "test.use"(%0, %1) : (i32, i32) -> ()
  return
}

// -----

func.func @ipowi_1(%x: i32) {
  %c = arith.constant 0 : i32
  %0 = math.ipowi %x, %c : i32
  %1 = math.ipowi %c, %x : i32
  "test.use"(%0, %1) : (i32, i32) -> ()
  return
}

// -----

func.func @ipowi_2(%x: i32) {
  %c = arith.constant 1 : i32
  %0 = math.ipowi %x, %c : i32
  %1 = math.ipowi %c, %x : i32
  "test.use"(%0, %1) : (i32, i32) -> ()
  return
}

// -----

func.func @ipowi_3(%x: i32) {
  %c = arith.constant -1 : i32
  %0 = math.ipowi %x, %c : i32
  %1 = math.ipowi %c, %x : i32
  "test.use"(%0, %1) : (i32, i32) -> ()
  return
}

// -----

func.func @ipowi_4(%x: i32) {
  %c = arith.constant 3 : i32
  %0 = math.ipowi %x, %c : i32
  %1 = math.ipowi %c, %x : i32
  "test.use"(%0, %1) : (i32, i32) -> ()
  return
}

// -----

func.func @ipowi_5(%x: i32) {
  %c = arith.constant -3 : i32
  %0 = math.ipowi %x, %c : i32
  %1 = math.ipowi %c, %x : i32
  "test.use"(%0, %1) : (i32, i32) -> ()
  return
}

// -----

func.func @ipowi_6(%x: i8) {
  %c = arith.constant 7 : i8
  %0 = math.ipowi %x, %c : i8
  %1 = math.ipowi %c, %x : i8
  "test.use"(%0, %1) : (i8, i8) -> ()
  return
}

// -----

func.func @ipowi_7(%x: i64) {
  %c = arith.constant 5 : i64
  %0 = math.ipowi %x, %c : i64
  %1 = math.ipowi %c, %x : i64
  "test.use"(%0, %1) : (i64, i64) -> ()
  return
}

// -----

func.func @ipowi_8(%x: vector<2xi32>) {
  %c = arith.constant dense<2> : vector<2xi32>
  %0 = math.ipowi %x, %c : vector<2xi32>
  %1 = math.ipowi %c, %x : vector<2xi32>
  "test.use"(%0, %1) : (vector<2xi32>, vector<2xi32>) -> ()
  return
}

// -----

func.func @fpowi_const_0(%x: f32) {
  %c = arith.constant 2 : i32
  %0 = math.fpowi %x, %c : f32, i32
  "test.use"(%0) : (f32) -> ()
  return
}

// -----

func.func @fpowi_const_1(%x: f32) {
  %c = arith.constant 0 : i32
  %0 = math.fpowi %x, %c : f32, i32
  "test.use"(%0) : (f32) -> ()
  return
}

// -----

func.func @fpowi_const_2(%x: f32) {
  %c = arith.constant 1 : i32
  %0 = math.fpowi %x, %c : f32, i32
  "test.use"(%0) : (f32) -> ()
  return
}

// -----

func.func @fpowi_const_3(%x: f32) {
  %c = arith.constant -1 : i32
  %0 = math.fpowi %x, %c : f32, i32
  "test.use"(%0) : (f32) -> ()
  return
}

// -----

func.func @fpowi_const_4(%x: f32) {
  %c = arith.constant 3 : i32
  %0 = math.fpowi %x, %c : f32, i32
  "test.use"(%0) : (f32) -> ()
  return
}

// -----

func.func @fpowi_const_5(%x: f32) {
  %c = arith.constant -3 : i32
  %0 = math.fpowi %x, %c : f32, i32
  "test.use"(%0) : (f32) -> ()
  return
}

// -----

func.func @fpowi_const_6(%x: f32) {
  %c = arith.constant 9 : i64
  %0 = math.fpowi %x, %c : f32, i64
  "test.use"(%0) : (f32) -> ()
  return
}

// -----

func.func @fpowi_const_7(%x: f32) {
  %c = arith.constant 16 : i8
  %0 = math.fpowi %x, %c : f32, i8
  "test.use"(%0) : (f32) -> ()
  return
}

// -----

func.func @fast(%x: f32, %y: f32, %v: vector<4xf32>) -> (f32, f32, f32, f32, f32, vector<4xf32>, f32, f32) {
  %0 = math.exp %x fastmath<afn> : f32
  %1 = math.sin %x fastmath<fast> : f32
  %2 = math.atan2 %x, %y fastmath<nnan, ninf> : f32
  %3 = math.rsqrt %x fastmath<arcp, afn> : f32
  %4 = math.powf %x, %y fastmath<reassoc> : f32
  %5 = math.tanh %v fastmath<nsz> : vector<4xf32>
  %6 = math.fma %x, %y, %x fastmath<contract> : f32
  %7 = math.expm1 %x fastmath<ninf> : f32
  return %0, %1, %2, %3, %4, %5, %6, %7 : f32, f32, f32, f32, f32, vector<4xf32>, f32, f32
}

// -----

// Declared already, with another type, and inside another module.
func.func private @sinf(f32) -> f32
func.func private @expf(f64) -> f64
func.func @declared(%x: f32) -> f32 {
  %0 = math.sin %x : f32
  %1 = math.cos %0 : f32
  %2 = math.cos %1 : f32
  return %2 : f32
}
module {
  func.func @inner(%x: f64) -> f64 {
    %0 = math.cos %x : f64
    return %0 : f64
  }
}

// -----

func.func @sums_of_products(%a: f32, %b: f32, %c: f32) -> (f32, f32, f32, f32, f32, f32, f32) {
  %0 = arith.mulf %a, %b fastmath<contract> : f32
  %1 = arith.addf %0, %c fastmath<contract> : f32
  %2 = arith.addf %c, %0 fastmath<contract> : f32
  %3 = arith.addf %c, %0 : f32
  %4 = arith.mulf %a, %b : f32
  %5 = arith.addf %4, %c fastmath<contract> : f32
  %6 = arith.subf %0, %c fastmath<contract> : f32
  %7 = arith.mulf %b, %c fastmath<fast> : f32
  %8 = arith.addf %7, %a fastmath<contract, nnan> : f32
  %9 = arith.addf %7, %0 fastmath<contract> : f32
  return %1, %2, %3, %5, %6, %8, %9 : f32, f32, f32, f32, f32, f32, f32
}

// -----

func.func @sines_and_cosines(%x: f32, %y: f32, %b: i1) -> (f32, f32, f32, f32, f32) {
  %0 = math.sin %x fastmath<afn> : f32
  %1 = math.cos %y : f32
  %2 = math.cos %x fastmath<nnan> : f32
  %3 = math.sin %y : f32
  %4 = scf.if %b -> f32 {
    %5 = math.cos %x : f32
    scf.yield %5 : f32
  } else {
    scf.yield %x : f32
  }
  %6 = math.sin %x : f32
  return %0, %1, %2, %3, %4 : f32, f32, f32, f32, f32
}
