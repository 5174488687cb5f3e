// What kind of float it is.
// NO ORACLE: mlir-opt converts neither math.isinf nor math.isnormal

// isfinite, isinf, isnan, isnormal

func.func private @classes_of_f32(%a: f32) attributes {no_inline} {
  %0 = math.isfinite %a : f32
  %1 = math.isinf %a : f32
  %2 = math.isnan %a : f32
  %3 = math.isnormal %a : f32
  vector.print %0 : i1 punctuation <comma>
  vector.print %1 : i1 punctuation <comma>
  vector.print %2 : i1 punctuation <comma>
  vector.print %3 : i1
  return
}

func.func private @classes_of_f64(%a: f64) attributes {no_inline} {
  %0 = math.isfinite %a : f64
  %1 = math.isinf %a : f64
  %2 = math.isnan %a : f64
  %3 = math.isnormal %a : f64
  vector.print %0 : i1 punctuation <comma>
  vector.print %1 : i1 punctuation <comma>
  vector.print %2 : i1 punctuation <comma>
  vector.print %3 : i1
  return
}

func.func private @classes_of_f16(%a: f16) attributes {no_inline} {
  %0 = math.isfinite %a : f16
  %1 = math.isinf %a : f16
  %2 = math.isnan %a : f16
  %3 = math.isnormal %a : f16
  vector.print %0 : i1 punctuation <comma>
  vector.print %1 : i1 punctuation <comma>
  vector.print %2 : i1 punctuation <comma>
  vector.print %3 : i1
  return
}

func.func private @classes_of_bf16(%a: bf16) attributes {no_inline} {
  %0 = math.isfinite %a : bf16
  %1 = math.isinf %a : bf16
  %2 = math.isnan %a : bf16
  %3 = math.isnormal %a : bf16
  vector.print %0 : i1 punctuation <comma>
  vector.print %1 : i1 punctuation <comma>
  vector.print %2 : i1 punctuation <comma>
  vector.print %3 : i1
  return
}

func.func @main() -> i32 {
  %0 = arith.constant 1.5 : f32
  call @classes_of_f32(%0) : (f32) -> ()
  // OUT: 1, 0, 0, 1
  %1 = arith.constant -0.0 : f32
  call @classes_of_f32(%1) : (f32) -> ()
  // OUT: 1, 0, 0, 0
  %2 = arith.constant 0x7F800000 : f32
  call @classes_of_f32(%2) : (f32) -> ()
  // OUT: 0, 1, 0, 0
  %3 = arith.constant 0xFFC00000 : f32
  call @classes_of_f32(%3) : (f32) -> ()
  // OUT: 0, 0, 1, 0
  %4 = arith.constant 0x00000001 : f32
  call @classes_of_f32(%4) : (f32) -> ()
  // OUT: 1, 0, 0, 0
  %5 = arith.constant 1.5 : f64
  call @classes_of_f64(%5) : (f64) -> ()
  // OUT: 1, 0, 0, 1
  %6 = arith.constant -0.0 : f64
  call @classes_of_f64(%6) : (f64) -> ()
  // OUT: 1, 0, 0, 0
  %7 = arith.constant 0xFFF0000000000000 : f64
  call @classes_of_f64(%7) : (f64) -> ()
  // OUT: 0, 1, 0, 0
  %8 = arith.constant 0x7FF8000000000001 : f64
  call @classes_of_f64(%8) : (f64) -> ()
  // OUT: 0, 0, 1, 0
  %9 = arith.constant 0x0000000000000001 : f64
  call @classes_of_f64(%9) : (f64) -> ()
  // OUT: 1, 0, 0, 0
  %10 = arith.constant 1.5 : f16
  call @classes_of_f16(%10) : (f16) -> ()
  // OUT: 1, 0, 0, 1
  %11 = arith.constant 0.0 : f16
  call @classes_of_f16(%11) : (f16) -> ()
  // OUT: 1, 0, 0, 0
  %12 = arith.constant 0x7C00 : f16
  call @classes_of_f16(%12) : (f16) -> ()
  // OUT: 0, 1, 0, 0
  %13 = arith.constant 0x7E00 : f16
  call @classes_of_f16(%13) : (f16) -> ()
  // OUT: 0, 0, 1, 0
  %14 = arith.constant 0x8001 : f16
  call @classes_of_f16(%14) : (f16) -> ()
  // OUT: 1, 0, 0, 0
  %15 = arith.constant -1.5 : bf16
  call @classes_of_bf16(%15) : (bf16) -> ()
  // OUT: 1, 0, 0, 1
  %16 = arith.constant 0.0 : bf16
  call @classes_of_bf16(%16) : (bf16) -> ()
  // OUT: 1, 0, 0, 0
  %17 = arith.constant 0x7F80 : bf16
  call @classes_of_bf16(%17) : (bf16) -> ()
  // OUT: 0, 1, 0, 0
  %18 = arith.constant 0x7FC0 : bf16
  call @classes_of_bf16(%18) : (bf16) -> ()
  // OUT: 0, 0, 1, 0
  %19 = arith.constant 0x0001 : bf16
  call @classes_of_bf16(%19) : (bf16) -> ()
  // OUT: 1, 0, 0, 0
  %status = arith.constant 0 : i32
  return %status : i32
}
