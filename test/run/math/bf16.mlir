// Functions of bf16.

func.func private @print_absf(%a: bf16) attributes {no_inline} {
  %0 = math.absf %a : bf16
  %wide = arith.extf %0 : bf16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_acos(%a: bf16) attributes {no_inline} {
  %0 = math.acos %a : bf16
  %wide = arith.extf %0 : bf16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_acosh(%a: bf16) attributes {no_inline} {
  %0 = math.acosh %a : bf16
  %wide = arith.extf %0 : bf16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_asin(%a: bf16) attributes {no_inline} {
  %0 = math.asin %a : bf16
  %wide = arith.extf %0 : bf16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_asinh(%a: bf16) attributes {no_inline} {
  %0 = math.asinh %a : bf16
  %wide = arith.extf %0 : bf16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_atan(%a: bf16) attributes {no_inline} {
  %0 = math.atan %a : bf16
  %wide = arith.extf %0 : bf16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_atanh(%a: bf16) attributes {no_inline} {
  %0 = math.atanh %a : bf16
  %wide = arith.extf %0 : bf16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_cbrt(%a: bf16) attributes {no_inline} {
  %0 = math.cbrt %a : bf16
  %wide = arith.extf %0 : bf16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_ceil(%a: bf16) attributes {no_inline} {
  %0 = math.ceil %a : bf16
  %wide = arith.extf %0 : bf16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_cos(%a: bf16) attributes {no_inline} {
  %0 = math.cos %a : bf16
  %wide = arith.extf %0 : bf16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_cosh(%a: bf16) attributes {no_inline} {
  %0 = math.cosh %a : bf16
  %wide = arith.extf %0 : bf16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_erf(%a: bf16) attributes {no_inline} {
  %0 = math.erf %a : bf16
  %wide = arith.extf %0 : bf16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_erfc(%a: bf16) attributes {no_inline} {
  %0 = math.erfc %a : bf16
  %wide = arith.extf %0 : bf16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_exp(%a: bf16) attributes {no_inline} {
  %0 = math.exp %a : bf16
  %wide = arith.extf %0 : bf16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_exp2(%a: bf16) attributes {no_inline} {
  %0 = math.exp2 %a : bf16
  %wide = arith.extf %0 : bf16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_expm1(%a: bf16) attributes {no_inline} {
  %0 = math.expm1 %a : bf16
  %wide = arith.extf %0 : bf16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_floor(%a: bf16) attributes {no_inline} {
  %0 = math.floor %a : bf16
  %wide = arith.extf %0 : bf16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_log(%a: bf16) attributes {no_inline} {
  %0 = math.log %a : bf16
  %wide = arith.extf %0 : bf16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_log10(%a: bf16) attributes {no_inline} {
  %0 = math.log10 %a : bf16
  %wide = arith.extf %0 : bf16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_log1p(%a: bf16) attributes {no_inline} {
  %0 = math.log1p %a : bf16
  %wide = arith.extf %0 : bf16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_log2(%a: bf16) attributes {no_inline} {
  %0 = math.log2 %a : bf16
  %wide = arith.extf %0 : bf16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_round(%a: bf16) attributes {no_inline} {
  %0 = math.round %a : bf16
  %wide = arith.extf %0 : bf16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_roundeven(%a: bf16) attributes {no_inline} {
  %0 = math.roundeven %a : bf16
  %wide = arith.extf %0 : bf16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_rsqrt(%a: bf16) attributes {no_inline} {
  %0 = math.rsqrt %a : bf16
  %wide = arith.extf %0 : bf16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_sin(%a: bf16) attributes {no_inline} {
  %0 = math.sin %a : bf16
  %wide = arith.extf %0 : bf16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_sinh(%a: bf16) attributes {no_inline} {
  %0 = math.sinh %a : bf16
  %wide = arith.extf %0 : bf16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_sqrt(%a: bf16) attributes {no_inline} {
  %0 = math.sqrt %a : bf16
  %wide = arith.extf %0 : bf16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_tan(%a: bf16) attributes {no_inline} {
  %0 = math.tan %a : bf16
  %wide = arith.extf %0 : bf16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_tanh(%a: bf16) attributes {no_inline} {
  %0 = math.tanh %a : bf16
  %wide = arith.extf %0 : bf16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_trunc(%a: bf16) attributes {no_inline} {
  %0 = math.trunc %a : bf16
  %wide = arith.extf %0 : bf16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_atan2(%a: bf16, %b: bf16) attributes {no_inline} {
  %0 = math.atan2 %a, %b : bf16
  %wide = arith.extf %0 : bf16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_copysign(%a: bf16, %b: bf16) attributes {no_inline} {
  %0 = math.copysign %a, %b : bf16
  %wide = arith.extf %0 : bf16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_powf(%a: bf16, %b: bf16) attributes {no_inline} {
  %0 = math.powf %a, %b : bf16
  %wide = arith.extf %0 : bf16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_fma(%a: bf16, %b: bf16, %c: bf16) attributes {no_inline} {
  %0 = math.fma %a, %b, %c : bf16
  %wide = arith.extf %0 : bf16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_clampf(%a: bf16, %b: bf16, %c: bf16) attributes {no_inline} {
  %0 = math.clampf %a to [%b, %c] : bf16
  %wide = arith.extf %0 : bf16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_fpowi(%a: bf16, %b: i32) attributes {no_inline} {
  %0 = math.fpowi %a, %b : bf16, i32
  %wide = arith.extf %0 : bf16 to f32
  vector.print %wide : f32
  return
}

func.func private @print_sincos(%a: bf16) attributes {no_inline} {
  %sin, %cos = math.sincos %a : bf16
  %sin_wide = arith.extf %sin : bf16 to f32
  vector.print %sin_wide : f32
  %cos_wide = arith.extf %cos : bf16 to f32
  vector.print %cos_wide : f32
  return
}

func.func @main() -> i32 {
  %0 = arith.constant -1.5 : bf16
  %1 = arith.constant 0.0 : bf16
  %2 = arith.constant 0.5 : bf16
  %3 = arith.constant -0.75 : bf16
  %4 = arith.constant 1.5 : bf16
  %5 = arith.constant 3.0e+02 : bf16
  %6 = arith.constant -27.0 : bf16
  %7 = arith.constant 2.0 : bf16
  %8 = arith.constant -0.5 : bf16
  %9 = arith.constant -3.0 : bf16
  %10 = arith.constant 3.0 : bf16
  %11 = arith.constant 1.0 : bf16
  %12 = arith.constant -20.0 : bf16
  %13 = arith.constant 2.5 : bf16
  %14 = arith.constant 1.0e-10 : bf16
  %15 = arith.constant 1.0e+03 : bf16
  %16 = arith.constant 8.0 : bf16
  %17 = arith.constant 0.4 : bf16
  %18 = arith.constant 3.5 : bf16
  %19 = arith.constant 4.0 : bf16
  %20 = arith.constant 2.25 : bf16
  %21 = arith.constant -1.0 : bf16
  %22 = arith.constant -0.0 : bf16
  %23 = arith.constant 10.0 : bf16
  %24 = arith.constant -5.0 : bf16
  %25 = arith.constant 10 : i32
  %26 = arith.constant -3 : i32
  %27 = arith.constant -2.0 : bf16
  call @print_absf(%0) : (bf16) -> ()
  // OUT: 1.5
  call @print_absf(%1) : (bf16) -> ()
  // OUT: 0
  call @print_acos(%2) : (bf16) -> ()
  // OUT: 1.04688
  call @print_acos(%3) : (bf16) -> ()
  // OUT: 2.42188
  call @print_acosh(%4) : (bf16) -> ()
  // OUT: 0.960938
  call @print_acosh(%5) : (bf16) -> ()
  // OUT: 6.40625
  call @print_asin(%2) : (bf16) -> ()
  // OUT: 0.523438
  call @print_asin(%3) : (bf16) -> ()
  // OUT: -0.847656
  call @print_asinh(%2) : (bf16) -> ()
  // OUT: 0.480469
  call @print_asinh(%3) : (bf16) -> ()
  // OUT: -0.691406
  call @print_atan(%2) : (bf16) -> ()
  // OUT: 0.462891
  call @print_atan(%3) : (bf16) -> ()
  // OUT: -0.644531
  call @print_atanh(%2) : (bf16) -> ()
  // OUT: 0.550781
  call @print_atanh(%3) : (bf16) -> ()
  // OUT: -0.972656
  call @print_cbrt(%6) : (bf16) -> ()
  // OUT: -3
  call @print_cbrt(%7) : (bf16) -> ()
  // OUT: 1.25781
  call @print_ceil(%4) : (bf16) -> ()
  // OUT: 2
  call @print_ceil(%0) : (bf16) -> ()
  // OUT: -1
  call @print_ceil(%8) : (bf16) -> ()
  // OUT: -0
  call @print_cos(%2) : (bf16) -> ()
  // OUT: 0.878906
  call @print_cos(%3) : (bf16) -> ()
  // OUT: 0.730469
  call @print_cosh(%2) : (bf16) -> ()
  // OUT: 1.125
  call @print_cosh(%3) : (bf16) -> ()
  // OUT: 1.29688
  call @print_erf(%2) : (bf16) -> ()
  // OUT: 0.519531
  call @print_erf(%9) : (bf16) -> ()
  // OUT: -1
  call @print_erfc(%2) : (bf16) -> ()
  // OUT: 0.480469
  call @print_erfc(%10) : (bf16) -> ()
  // OUT: 2.20537e-05
  call @print_exp(%11) : (bf16) -> ()
  // OUT: 2.71875
  call @print_exp(%12) : (bf16) -> ()
  // OUT: 2.06637e-09
  call @print_exp2(%10) : (bf16) -> ()
  // OUT: 8
  call @print_exp2(%8) : (bf16) -> ()
  // OUT: 0.707031
  call @print_expm1(%11) : (bf16) -> ()
  // OUT: 1.71875
  call @print_expm1(%3) : (bf16) -> ()
  // OUT: -0.527344
  call @print_floor(%4) : (bf16) -> ()
  // OUT: 1
  call @print_floor(%0) : (bf16) -> ()
  // OUT: -2
  call @print_floor(%8) : (bf16) -> ()
  // OUT: -1
  call @print_log(%13) : (bf16) -> ()
  // OUT: 0.917969
  call @print_log(%14) : (bf16) -> ()
  // OUT: -23
  call @print_log10(%15) : (bf16) -> ()
  // OUT: 3
  call @print_log10(%13) : (bf16) -> ()
  // OUT: 0.398438
  call @print_log1p(%11) : (bf16) -> ()
  // OUT: 0.691406
  call @print_log1p(%8) : (bf16) -> ()
  // OUT: -0.691406
  call @print_log2(%16) : (bf16) -> ()
  // OUT: 3
  call @print_log2(%13) : (bf16) -> ()
  // OUT: 1.32031
  call @print_round(%13) : (bf16) -> ()
  // OUT: 3
  call @print_round(%0) : (bf16) -> ()
  // OUT: -2
  call @print_round(%17) : (bf16) -> ()
  // OUT: 0
  call @print_roundeven(%13) : (bf16) -> ()
  // OUT: 2
  call @print_roundeven(%0) : (bf16) -> ()
  // OUT: -2
  call @print_roundeven(%18) : (bf16) -> ()
  // OUT: 4
  call @print_rsqrt(%19) : (bf16) -> ()
  // OUT: 0.5
  call @print_rsqrt(%7) : (bf16) -> ()
  // OUT: 0.707031
  call @print_sin(%2) : (bf16) -> ()
  // OUT: 0.478516
  call @print_sin(%3) : (bf16) -> ()
  // OUT: -0.679688
  call @print_sinh(%2) : (bf16) -> ()
  // OUT: 0.519531
  call @print_sinh(%3) : (bf16) -> ()
  // OUT: -0.824219
  call @print_sqrt(%20) : (bf16) -> ()
  // OUT: 1.5
  call @print_sqrt(%7) : (bf16) -> ()
  // OUT: 1.41406
  call @print_tan(%2) : (bf16) -> ()
  // OUT: 0.546875
  call @print_tan(%3) : (bf16) -> ()
  // OUT: -0.929688
  call @print_tanh(%2) : (bf16) -> ()
  // OUT: 0.462891
  call @print_tanh(%3) : (bf16) -> ()
  // OUT: -0.636719
  call @print_trunc(%4) : (bf16) -> ()
  // OUT: 1
  call @print_trunc(%0) : (bf16) -> ()
  // OUT: -1
  call @print_trunc(%8) : (bf16) -> ()
  // OUT: -0
  call @print_atan2(%11, %21) : (bf16, bf16) -> ()
  // OUT: 2.35938
  call @print_atan2(%8, %7) : (bf16, bf16) -> ()
  // OUT: -0.245117
  call @print_copysign(%4, %22) : (bf16, bf16) -> ()
  // OUT: -1.5
  call @print_copysign(%0, %7) : (bf16, bf16) -> ()
  // OUT: 1.5
  call @print_powf(%7, %23) : (bf16, bf16) -> ()
  // OUT: 1024
  call @print_powf(%7, %8) : (bf16, bf16) -> ()
  // OUT: 0.707031
  call @print_fma(%10, %19, %24) : (bf16, bf16, bf16) -> ()
  // OUT: 7
  call @print_clampf(%11, %7, %2) : (bf16, bf16, bf16) -> ()
  // OUT: 1
  call @print_clampf(%11, %7, %10) : (bf16, bf16, bf16) -> ()
  // OUT: 3
  call @print_fpowi(%7, %25) : (bf16, i32) -> ()
  // OUT: 1024
  call @print_fpowi(%8, %26) : (bf16, i32) -> ()
  // OUT: -8
  call @print_sincos(%2) : (bf16) -> ()
  // OUT: 0.478516
  // OUT: 0.878906
  call @print_sincos(%27) : (bf16) -> ()
  // OUT: -0.910156
  // OUT: -0.416016
  %status = arith.constant 0 : i32
  return %status : i32
}
