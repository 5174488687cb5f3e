// Functions of f16, as far as its precision goes.
// NO ORACLE on riscv64: the runtime that it links does not round f64 to f16
// NO ORACLE on armhf: the same

func.func private @print_absf(%a: f16) attributes {no_inline} {
  %0 = math.absf %a : f16
  %wide = arith.extf %0 : f16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_acos(%a: f16) attributes {no_inline} {
  %0 = math.acos %a : f16
  %wide = arith.extf %0 : f16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_acosh(%a: f16) attributes {no_inline} {
  %0 = math.acosh %a : f16
  %wide = arith.extf %0 : f16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_asin(%a: f16) attributes {no_inline} {
  %0 = math.asin %a : f16
  %wide = arith.extf %0 : f16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_asinh(%a: f16) attributes {no_inline} {
  %0 = math.asinh %a : f16
  %wide = arith.extf %0 : f16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_atan(%a: f16) attributes {no_inline} {
  %0 = math.atan %a : f16
  %wide = arith.extf %0 : f16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_atanh(%a: f16) attributes {no_inline} {
  %0 = math.atanh %a : f16
  %wide = arith.extf %0 : f16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_cbrt(%a: f16) attributes {no_inline} {
  %0 = math.cbrt %a : f16
  %wide = arith.extf %0 : f16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_ceil(%a: f16) attributes {no_inline} {
  %0 = math.ceil %a : f16
  %wide = arith.extf %0 : f16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_cos(%a: f16) attributes {no_inline} {
  %0 = math.cos %a : f16
  %wide = arith.extf %0 : f16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_cosh(%a: f16) attributes {no_inline} {
  %0 = math.cosh %a : f16
  %wide = arith.extf %0 : f16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_erf(%a: f16) attributes {no_inline} {
  %0 = math.erf %a : f16
  %wide = arith.extf %0 : f16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_erfc(%a: f16) attributes {no_inline} {
  %0 = math.erfc %a : f16
  %wide = arith.extf %0 : f16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_exp(%a: f16) attributes {no_inline} {
  %0 = math.exp %a : f16
  %wide = arith.extf %0 : f16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_exp2(%a: f16) attributes {no_inline} {
  %0 = math.exp2 %a : f16
  %wide = arith.extf %0 : f16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_expm1(%a: f16) attributes {no_inline} {
  %0 = math.expm1 %a : f16
  %wide = arith.extf %0 : f16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_floor(%a: f16) attributes {no_inline} {
  %0 = math.floor %a : f16
  %wide = arith.extf %0 : f16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_log(%a: f16) attributes {no_inline} {
  %0 = math.log %a : f16
  %wide = arith.extf %0 : f16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_log10(%a: f16) attributes {no_inline} {
  %0 = math.log10 %a : f16
  %wide = arith.extf %0 : f16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_log1p(%a: f16) attributes {no_inline} {
  %0 = math.log1p %a : f16
  %wide = arith.extf %0 : f16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_log2(%a: f16) attributes {no_inline} {
  %0 = math.log2 %a : f16
  %wide = arith.extf %0 : f16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_round(%a: f16) attributes {no_inline} {
  %0 = math.round %a : f16
  %wide = arith.extf %0 : f16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_roundeven(%a: f16) attributes {no_inline} {
  %0 = math.roundeven %a : f16
  %wide = arith.extf %0 : f16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_rsqrt(%a: f16) attributes {no_inline} {
  %0 = math.rsqrt %a : f16
  %wide = arith.extf %0 : f16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_sin(%a: f16) attributes {no_inline} {
  %0 = math.sin %a : f16
  %wide = arith.extf %0 : f16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_sinh(%a: f16) attributes {no_inline} {
  %0 = math.sinh %a : f16
  %wide = arith.extf %0 : f16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_sqrt(%a: f16) attributes {no_inline} {
  %0 = math.sqrt %a : f16
  %wide = arith.extf %0 : f16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_tan(%a: f16) attributes {no_inline} {
  %0 = math.tan %a : f16
  %wide = arith.extf %0 : f16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_tanh(%a: f16) attributes {no_inline} {
  %0 = math.tanh %a : f16
  %wide = arith.extf %0 : f16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_trunc(%a: f16) attributes {no_inline} {
  %0 = math.trunc %a : f16
  %wide = arith.extf %0 : f16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_atan2(%a: f16, %b: f16) attributes {no_inline} {
  %0 = math.atan2 %a, %b : f16
  %wide = arith.extf %0 : f16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_copysign(%a: f16, %b: f16) attributes {no_inline} {
  %0 = math.copysign %a, %b : f16
  %wide = arith.extf %0 : f16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_powf(%a: f16, %b: f16) attributes {no_inline} {
  %0 = math.powf %a, %b : f16
  %wide = arith.extf %0 : f16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_fma(%a: f16, %b: f16, %c: f16) attributes {no_inline} {
  %0 = math.fma %a, %b, %c : f16
  %wide = arith.extf %0 : f16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_clampf(%a: f16, %b: f16, %c: f16) attributes {no_inline} {
  %0 = math.clampf %a to [%b, %c] : f16
  %wide = arith.extf %0 : f16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_fpowi(%a: f16, %b: i32) attributes {no_inline} {
  %0 = math.fpowi %a, %b : f16, i32
  %wide = arith.extf %0 : f16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_sincos(%a: f16) attributes {no_inline} {
  %sin, %cos = math.sincos %a : f16
  %sin_wide = arith.extf %sin : f16 to f32
  vector.print %sin_wide : f32
  %cos_wide = arith.extf %cos : f16 to f32
  vector.print %cos_wide : f32
  return
}

func.func @main() -> i32 {
  %0 = arith.constant -1.5 : f16
  %1 = arith.constant 0.0 : f16
  %2 = arith.constant 0.5 : f16
  %3 = arith.constant -0.75 : f16
  %4 = arith.constant 1.5 : f16
  %5 = arith.constant 3.0e+02 : f16
  %6 = arith.constant -27.0 : f16
  %7 = arith.constant 2.0 : f16
  %8 = arith.constant -0.5 : f16
  %9 = arith.constant -3.0 : f16
  %10 = arith.constant 3.0 : f16
  %11 = arith.constant 1.0 : f16
  %12 = arith.constant -20.0 : f16
  %13 = arith.constant 2.5 : f16
  %14 = arith.constant 1.0e-10 : f16
  %15 = arith.constant 1.0e+03 : f16
  %16 = arith.constant 8.0 : f16
  %17 = arith.constant 0.4 : f16
  %18 = arith.constant 3.5 : f16
  %19 = arith.constant 4.0 : f16
  %20 = arith.constant 2.25 : f16
  %21 = arith.constant -1.0 : f16
  %22 = arith.constant -0.0 : f16
  %23 = arith.constant 10.0 : f16
  %24 = arith.constant -5.0 : f16
  %25 = arith.constant 10 : i32
  %26 = arith.constant -3 : i32
  %27 = arith.constant -2.0 : f16
  call @print_absf(%0) : (f16) -> ()
  // OUT: 1.5
  call @print_absf(%1) : (f16) -> ()
  // OUT: 0
  call @print_acos(%2) : (f16) -> ()
  // OUT: 1.04688
  call @print_acos(%3) : (f16) -> ()
  // OUT: 2.41797
  call @print_acosh(%4) : (f16) -> ()
  // OUT: 0.962402
  call @print_acosh(%5) : (f16) -> ()
  // OUT: 6.39844
  call @print_asin(%2) : (f16) -> ()
  // OUT: 0.523438
  call @print_asin(%3) : (f16) -> ()
  // OUT: -0.848145
  call @print_asinh(%2) : (f16) -> ()
  // OUT: 0.481201
  call @print_asinh(%3) : (f16) -> ()
  // OUT: -0.693359
  call @print_atan(%2) : (f16) -> ()
  // OUT: 0.463623
  call @print_atan(%3) : (f16) -> ()
  // OUT: -0.643555
  call @print_atanh(%2) : (f16) -> ()
  // OUT: 0.549316
  call @print_atanh(%3) : (f16) -> ()
  // OUT: -0.973145
  call @print_cbrt(%6) : (f16) -> ()
  // OUT: -3
  call @print_cbrt(%7) : (f16) -> ()
  // OUT: 1.25977
  call @print_ceil(%4) : (f16) -> ()
  // OUT: 2
  call @print_ceil(%0) : (f16) -> ()
  // OUT: -1
  call @print_ceil(%8) : (f16) -> ()
  // OUT: -0
  call @print_cos(%2) : (f16) -> ()
  // OUT: 0.877441
  call @print_cos(%3) : (f16) -> ()
  // OUT: 0.731445
  call @print_cosh(%2) : (f16) -> ()
  // OUT: 1.12793
  call @print_cosh(%3) : (f16) -> ()
  // OUT: 1.29492
  call @print_erf(%2) : (f16) -> ()
  // OUT: 0.520508
  call @print_erf(%9) : (f16) -> ()
  // OUT: -1
  call @print_erfc(%2) : (f16) -> ()
  // OUT: 0.479492
  call @print_erfc(%10) : (f16) -> ()
  // OUT: 2.21133e-05
  call @print_exp(%11) : (f16) -> ()
  // OUT: 2.71875
  call @print_exp(%12) : (f16) -> ()
  // OUT: 0
  call @print_exp2(%10) : (f16) -> ()
  // OUT: 8
  call @print_exp2(%8) : (f16) -> ()
  // OUT: 0.707031
  call @print_expm1(%11) : (f16) -> ()
  // OUT: 1.71875
  call @print_expm1(%3) : (f16) -> ()
  // OUT: -0.527832
  call @print_floor(%4) : (f16) -> ()
  // OUT: 1
  call @print_floor(%0) : (f16) -> ()
  // OUT: -2
  call @print_floor(%8) : (f16) -> ()
  // OUT: -1
  call @print_log(%13) : (f16) -> ()
  // OUT: 0.916504
  call @print_log(%14) : (f16) -> ()
  // OUT: -inf
  call @print_log10(%15) : (f16) -> ()
  // OUT: 3
  call @print_log10(%13) : (f16) -> ()
  // OUT: 0.397949
  call @print_log1p(%11) : (f16) -> ()
  // OUT: 0.693359
  call @print_log1p(%8) : (f16) -> ()
  // OUT: -0.693359
  call @print_log2(%16) : (f16) -> ()
  // OUT: 3
  call @print_log2(%13) : (f16) -> ()
  // OUT: 1.32227
  call @print_round(%13) : (f16) -> ()
  // OUT: 3
  call @print_round(%0) : (f16) -> ()
  // OUT: -2
  call @print_round(%17) : (f16) -> ()
  // OUT: 0
  call @print_roundeven(%13) : (f16) -> ()
  // OUT: 2
  call @print_roundeven(%0) : (f16) -> ()
  // OUT: -2
  call @print_roundeven(%18) : (f16) -> ()
  // OUT: 4
  call @print_rsqrt(%19) : (f16) -> ()
  // OUT: 0.5
  call @print_rsqrt(%7) : (f16) -> ()
  // OUT: 0.707031
  call @print_sin(%2) : (f16) -> ()
  // OUT: 0.479492
  call @print_sin(%3) : (f16) -> ()
  // OUT: -0.681641
  call @print_sinh(%2) : (f16) -> ()
  // OUT: 0.520996
  call @print_sinh(%3) : (f16) -> ()
  // OUT: -0.822266
  call @print_sqrt(%20) : (f16) -> ()
  // OUT: 1.5
  call @print_sqrt(%7) : (f16) -> ()
  // OUT: 1.41406
  call @print_tan(%2) : (f16) -> ()
  // OUT: 0.546387
  call @print_tan(%3) : (f16) -> ()
  // OUT: -0.931641
  call @print_tanh(%2) : (f16) -> ()
  // OUT: 0.462158
  call @print_tanh(%3) : (f16) -> ()
  // OUT: -0.635254
  call @print_trunc(%4) : (f16) -> ()
  // OUT: 1
  call @print_trunc(%0) : (f16) -> ()
  // OUT: -1
  call @print_trunc(%8) : (f16) -> ()
  // OUT: -0
  call @print_atan2(%11, %21) : (f16, f16) -> ()
  // OUT: 2.35547
  call @print_atan2(%8, %7) : (f16, f16) -> ()
  // OUT: -0.244995
  call @print_copysign(%4, %22) : (f16, f16) -> ()
  // OUT: -1.5
  call @print_copysign(%0, %7) : (f16, f16) -> ()
  // OUT: 1.5
  call @print_powf(%7, %23) : (f16, f16) -> ()
  // OUT: 1024
  call @print_powf(%7, %8) : (f16, f16) -> ()
  // OUT: 0.707031
  call @print_fma(%10, %19, %24) : (f16, f16, f16) -> ()
  // OUT: 7
  call @print_clampf(%11, %7, %2) : (f16, f16, f16) -> ()
  // OUT: 1
  call @print_clampf(%11, %7, %10) : (f16, f16, f16) -> ()
  // OUT: 3
  call @print_fpowi(%7, %25) : (f16, i32) -> ()
  // OUT: 1024
  call @print_fpowi(%8, %26) : (f16, i32) -> ()
  // OUT: -8
  call @print_sincos(%2) : (f16) -> ()
  // OUT: 0.479492
  // OUT: 0.877441
  call @print_sincos(%27) : (f16) -> ()
  // OUT: -0.90918
  // OUT: -0.41626
  %status = arith.constant 0 : i32
  return %status : i32
}
