// Functions of f80, which x86 alone has, printed as f64.
// ONLY on x86_64: -O2
// NO ORACLE: mlir-opt has no functions of f80

func.func private @print_absf(%a: f80) attributes {no_inline} {
  %0 = math.absf %a : f80
  %wide = arith.truncf %0 : f80 to f64
  vector.print %wide : f64
  return
}

func.func private @print_acos(%a: f80) attributes {no_inline} {
  %0 = math.acos %a : f80
  %wide = arith.truncf %0 : f80 to f64
  vector.print %wide : f64
  return
}

func.func private @print_acosh(%a: f80) attributes {no_inline} {
  %0 = math.acosh %a : f80
  %wide = arith.truncf %0 : f80 to f64
  vector.print %wide : f64
  return
}

func.func private @print_asin(%a: f80) attributes {no_inline} {
  %0 = math.asin %a : f80
  %wide = arith.truncf %0 : f80 to f64
  vector.print %wide : f64
  return
}

func.func private @print_asinh(%a: f80) attributes {no_inline} {
  %0 = math.asinh %a : f80
  %wide = arith.truncf %0 : f80 to f64
  vector.print %wide : f64
  return
}

func.func private @print_atan(%a: f80) attributes {no_inline} {
  %0 = math.atan %a : f80
  %wide = arith.truncf %0 : f80 to f64
  vector.print %wide : f64
  return
}

func.func private @print_atanh(%a: f80) attributes {no_inline} {
  %0 = math.atanh %a : f80
  %wide = arith.truncf %0 : f80 to f64
  vector.print %wide : f64
  return
}

func.func private @print_cbrt(%a: f80) attributes {no_inline} {
  %0 = math.cbrt %a : f80
  %wide = arith.truncf %0 : f80 to f64
  vector.print %wide : f64
  return
}

func.func private @print_ceil(%a: f80) attributes {no_inline} {
  %0 = math.ceil %a : f80
  %wide = arith.truncf %0 : f80 to f64
  vector.print %wide : f64
  return
}

func.func private @print_cos(%a: f80) attributes {no_inline} {
  %0 = math.cos %a : f80
  %wide = arith.truncf %0 : f80 to f64
  vector.print %wide : f64
  return
}

func.func private @print_cosh(%a: f80) attributes {no_inline} {
  %0 = math.cosh %a : f80
  %wide = arith.truncf %0 : f80 to f64
  vector.print %wide : f64
  return
}

func.func private @print_erf(%a: f80) attributes {no_inline} {
  %0 = math.erf %a : f80
  %wide = arith.truncf %0 : f80 to f64
  vector.print %wide : f64
  return
}

func.func private @print_erfc(%a: f80) attributes {no_inline} {
  %0 = math.erfc %a : f80
  %wide = arith.truncf %0 : f80 to f64
  vector.print %wide : f64
  return
}

func.func private @print_exp(%a: f80) attributes {no_inline} {
  %0 = math.exp %a : f80
  %wide = arith.truncf %0 : f80 to f64
  vector.print %wide : f64
  return
}

func.func private @print_exp2(%a: f80) attributes {no_inline} {
  %0 = math.exp2 %a : f80
  %wide = arith.truncf %0 : f80 to f64
  vector.print %wide : f64
  return
}

func.func private @print_expm1(%a: f80) attributes {no_inline} {
  %0 = math.expm1 %a : f80
  %wide = arith.truncf %0 : f80 to f64
  vector.print %wide : f64
  return
}

func.func private @print_floor(%a: f80) attributes {no_inline} {
  %0 = math.floor %a : f80
  %wide = arith.truncf %0 : f80 to f64
  vector.print %wide : f64
  return
}

func.func private @print_log(%a: f80) attributes {no_inline} {
  %0 = math.log %a : f80
  %wide = arith.truncf %0 : f80 to f64
  vector.print %wide : f64
  return
}

func.func private @print_log10(%a: f80) attributes {no_inline} {
  %0 = math.log10 %a : f80
  %wide = arith.truncf %0 : f80 to f64
  vector.print %wide : f64
  return
}

func.func private @print_log1p(%a: f80) attributes {no_inline} {
  %0 = math.log1p %a : f80
  %wide = arith.truncf %0 : f80 to f64
  vector.print %wide : f64
  return
}

func.func private @print_log2(%a: f80) attributes {no_inline} {
  %0 = math.log2 %a : f80
  %wide = arith.truncf %0 : f80 to f64
  vector.print %wide : f64
  return
}

func.func private @print_round(%a: f80) attributes {no_inline} {
  %0 = math.round %a : f80
  %wide = arith.truncf %0 : f80 to f64
  vector.print %wide : f64
  return
}

func.func private @print_roundeven(%a: f80) attributes {no_inline} {
  %0 = math.roundeven %a : f80
  %wide = arith.truncf %0 : f80 to f64
  vector.print %wide : f64
  return
}

func.func private @print_rsqrt(%a: f80) attributes {no_inline} {
  %0 = math.rsqrt %a : f80
  %wide = arith.truncf %0 : f80 to f64
  vector.print %wide : f64
  return
}

func.func private @print_sin(%a: f80) attributes {no_inline} {
  %0 = math.sin %a : f80
  %wide = arith.truncf %0 : f80 to f64
  vector.print %wide : f64
  return
}

func.func private @print_sinh(%a: f80) attributes {no_inline} {
  %0 = math.sinh %a : f80
  %wide = arith.truncf %0 : f80 to f64
  vector.print %wide : f64
  return
}

func.func private @print_sqrt(%a: f80) attributes {no_inline} {
  %0 = math.sqrt %a : f80
  %wide = arith.truncf %0 : f80 to f64
  vector.print %wide : f64
  return
}

func.func private @print_tan(%a: f80) attributes {no_inline} {
  %0 = math.tan %a : f80
  %wide = arith.truncf %0 : f80 to f64
  vector.print %wide : f64
  return
}

func.func private @print_tanh(%a: f80) attributes {no_inline} {
  %0 = math.tanh %a : f80
  %wide = arith.truncf %0 : f80 to f64
  vector.print %wide : f64
  return
}

func.func private @print_trunc(%a: f80) attributes {no_inline} {
  %0 = math.trunc %a : f80
  %wide = arith.truncf %0 : f80 to f64
  vector.print %wide : f64
  return
}

func.func private @print_atan2(%a: f80, %b: f80) attributes {no_inline} {
  %0 = math.atan2 %a, %b : f80
  %wide = arith.truncf %0 : f80 to f64
  vector.print %wide : f64
  return
}

func.func private @print_copysign(%a: f80, %b: f80) attributes {no_inline} {
  %0 = math.copysign %a, %b : f80
  %wide = arith.truncf %0 : f80 to f64
  vector.print %wide : f64
  return
}

func.func private @print_powf(%a: f80, %b: f80) attributes {no_inline} {
  %0 = math.powf %a, %b : f80
  %wide = arith.truncf %0 : f80 to f64
  vector.print %wide : f64
  return
}

func.func private @print_fma(%a: f80, %b: f80, %c: f80) attributes {no_inline} {
  %0 = math.fma %a, %b, %c : f80
  %wide = arith.truncf %0 : f80 to f64
  vector.print %wide : f64
  return
}

func.func private @print_clampf(%a: f80, %b: f80, %c: f80) attributes {no_inline} {
  %0 = math.clampf %a to [%b, %c] : f80
  %wide = arith.truncf %0 : f80 to f64
  vector.print %wide : f64
  return
}

func.func private @print_fpowi(%a: f80, %b: i32) attributes {no_inline} {
  %0 = math.fpowi %a, %b : f80, i32
  %wide = arith.truncf %0 : f80 to f64
  vector.print %wide : f64
  return
}

func.func private @print_sincos(%a: f80) attributes {no_inline} {
  %sin, %cos = math.sincos %a : f80
  %sin_wide = arith.truncf %sin : f80 to f64
  vector.print %sin_wide : f64
  %cos_wide = arith.truncf %cos : f80 to f64
  vector.print %cos_wide : f64
  return
}

func.func @main() -> i32 {
  %0 = arith.constant -1.5 : f80
  %1 = arith.constant 0.0 : f80
  %2 = arith.constant 0.5 : f80
  %3 = arith.constant -0.75 : f80
  %4 = arith.constant 1.5 : f80
  %5 = arith.constant 3.0e+02 : f80
  %6 = arith.constant -27.0 : f80
  %7 = arith.constant 2.0 : f80
  %8 = arith.constant -0.5 : f80
  %9 = arith.constant -3.0 : f80
  %10 = arith.constant 3.0 : f80
  %11 = arith.constant 1.0 : f80
  %12 = arith.constant -20.0 : f80
  %13 = arith.constant 2.5 : f80
  %14 = arith.constant 1.0e-10 : f80
  %15 = arith.constant 1.0e+03 : f80
  %16 = arith.constant 8.0 : f80
  %17 = arith.constant 0.4 : f80
  %18 = arith.constant 3.5 : f80
  %19 = arith.constant 4.0 : f80
  %20 = arith.constant 2.25 : f80
  %21 = arith.constant -1.0 : f80
  %22 = arith.constant -0.0 : f80
  %23 = arith.constant 10.0 : f80
  %24 = arith.constant -5.0 : f80
  %25 = arith.constant 10 : i32
  %26 = arith.constant -3 : i32
  %27 = arith.constant -2.0 : f80
  call @print_absf(%0) : (f80) -> ()
  // OUT: 1.5
  call @print_absf(%1) : (f80) -> ()
  // OUT: 0
  call @print_acos(%2) : (f80) -> ()
  // OUT: 1.0472
  call @print_acos(%3) : (f80) -> ()
  // OUT: 2.41886
  call @print_acosh(%4) : (f80) -> ()
  // OUT: 0.962424
  call @print_acosh(%5) : (f80) -> ()
  // OUT: 6.39693
  call @print_asin(%2) : (f80) -> ()
  // OUT: 0.523599
  call @print_asin(%3) : (f80) -> ()
  // OUT: -0.848062
  call @print_asinh(%2) : (f80) -> ()
  // OUT: 0.481212
  call @print_asinh(%3) : (f80) -> ()
  // OUT: -0.693147
  call @print_atan(%2) : (f80) -> ()
  // OUT: 0.463648
  call @print_atan(%3) : (f80) -> ()
  // OUT: -0.643501
  call @print_atanh(%2) : (f80) -> ()
  // OUT: 0.549306
  call @print_atanh(%3) : (f80) -> ()
  // OUT: -0.972955
  call @print_cbrt(%6) : (f80) -> ()
  // OUT: -3
  call @print_cbrt(%7) : (f80) -> ()
  // OUT: 1.25992
  call @print_ceil(%4) : (f80) -> ()
  // OUT: 2
  call @print_ceil(%0) : (f80) -> ()
  // OUT: -1
  call @print_ceil(%8) : (f80) -> ()
  // OUT: -0
  call @print_cos(%2) : (f80) -> ()
  // OUT: 0.877583
  call @print_cos(%3) : (f80) -> ()
  // OUT: 0.731689
  call @print_cosh(%2) : (f80) -> ()
  // OUT: 1.12763
  call @print_cosh(%3) : (f80) -> ()
  // OUT: 1.29468
  call @print_erf(%2) : (f80) -> ()
  // OUT: 0.5205
  call @print_erf(%9) : (f80) -> ()
  // OUT: -0.999978
  call @print_erfc(%2) : (f80) -> ()
  // OUT: 0.4795
  call @print_erfc(%10) : (f80) -> ()
  // OUT: 2.20905e-05
  call @print_exp(%11) : (f80) -> ()
  // OUT: 2.71828
  call @print_exp(%12) : (f80) -> ()
  // OUT: 2.06115e-09
  call @print_exp2(%10) : (f80) -> ()
  // OUT: 8
  call @print_exp2(%8) : (f80) -> ()
  // OUT: 0.707107
  call @print_expm1(%11) : (f80) -> ()
  // OUT: 1.71828
  call @print_expm1(%3) : (f80) -> ()
  // OUT: -0.527633
  call @print_floor(%4) : (f80) -> ()
  // OUT: 1
  call @print_floor(%0) : (f80) -> ()
  // OUT: -2
  call @print_floor(%8) : (f80) -> ()
  // OUT: -1
  call @print_log(%13) : (f80) -> ()
  // OUT: 0.916291
  call @print_log(%14) : (f80) -> ()
  // OUT: -23.0259
  call @print_log10(%15) : (f80) -> ()
  // OUT: 3
  call @print_log10(%13) : (f80) -> ()
  // OUT: 0.39794
  call @print_log1p(%11) : (f80) -> ()
  // OUT: 0.693147
  call @print_log1p(%8) : (f80) -> ()
  // OUT: -0.693147
  call @print_log2(%16) : (f80) -> ()
  // OUT: 3
  call @print_log2(%13) : (f80) -> ()
  // OUT: 1.32193
  call @print_round(%13) : (f80) -> ()
  // OUT: 3
  call @print_round(%0) : (f80) -> ()
  // OUT: -2
  call @print_round(%17) : (f80) -> ()
  // OUT: 0
  call @print_roundeven(%13) : (f80) -> ()
  // OUT: 2
  call @print_roundeven(%0) : (f80) -> ()
  // OUT: -2
  call @print_roundeven(%18) : (f80) -> ()
  // OUT: 4
  call @print_rsqrt(%19) : (f80) -> ()
  // OUT: 0.5
  call @print_rsqrt(%7) : (f80) -> ()
  // OUT: 0.707107
  call @print_sin(%2) : (f80) -> ()
  // OUT: 0.479426
  call @print_sin(%3) : (f80) -> ()
  // OUT: -0.681639
  call @print_sinh(%2) : (f80) -> ()
  // OUT: 0.521095
  call @print_sinh(%3) : (f80) -> ()
  // OUT: -0.822317
  call @print_sqrt(%20) : (f80) -> ()
  // OUT: 1.5
  call @print_sqrt(%7) : (f80) -> ()
  // OUT: 1.41421
  call @print_tan(%2) : (f80) -> ()
  // OUT: 0.546302
  call @print_tan(%3) : (f80) -> ()
  // OUT: -0.931596
  call @print_tanh(%2) : (f80) -> ()
  // OUT: 0.462117
  call @print_tanh(%3) : (f80) -> ()
  // OUT: -0.635149
  call @print_trunc(%4) : (f80) -> ()
  // OUT: 1
  call @print_trunc(%0) : (f80) -> ()
  // OUT: -1
  call @print_trunc(%8) : (f80) -> ()
  // OUT: -0
  call @print_atan2(%11, %21) : (f80, f80) -> ()
  // OUT: 2.35619
  call @print_atan2(%8, %7) : (f80, f80) -> ()
  // OUT: -0.244979
  call @print_copysign(%4, %22) : (f80, f80) -> ()
  // OUT: -1.5
  call @print_copysign(%0, %7) : (f80, f80) -> ()
  // OUT: 1.5
  call @print_powf(%7, %23) : (f80, f80) -> ()
  // OUT: 1024
  call @print_powf(%7, %8) : (f80, f80) -> ()
  // OUT: 0.707107
  call @print_fma(%10, %19, %24) : (f80, f80, f80) -> ()
  // OUT: 7
  call @print_clampf(%11, %7, %2) : (f80, f80, f80) -> ()
  // OUT: 1
  call @print_clampf(%11, %7, %10) : (f80, f80, f80) -> ()
  // OUT: 3
  call @print_fpowi(%7, %25) : (f80, i32) -> ()
  // OUT: 1024
  call @print_fpowi(%8, %26) : (f80, i32) -> ()
  // OUT: -8
  call @print_sincos(%2) : (f80) -> ()
  // OUT: 0.479426
  // OUT: 0.877583
  call @print_sincos(%27) : (f80) -> ()
  // OUT: -0.909297
  // OUT: -0.416147
  %status = arith.constant 0 : i32
  return %status : i32
}
