// Each function and its inverse one after the other leave a number as it was.

func.func @show(%x: f32) {
  %scale = arith.constant 1000.0 : f32
  %0 = arith.mulf %x, %scale : f32
  %1 = math.round %0 : f32
  %2 = arith.fptosi %1 : f32 to i32
  vector.print %2 : i32
  return
}

func.func @main() -> i32 {
  %x = arith.constant 0.625 : f32
  %three = arith.constant 3 : i32
  %0 = math.exp %x : f32
  %1 = math.log %0 : f32
  call @show(%1) : (f32) -> ()
  %2 = math.exp2 %x : f32
  %3 = math.log2 %2 : f32
  call @show(%3) : (f32) -> ()
  %4 = math.expm1 %x : f32
  %5 = math.log1p %4 : f32
  call @show(%5) : (f32) -> ()
  %6 = math.sinh %x : f32
  %7 = math.asinh %6 : f32
  call @show(%7) : (f32) -> ()
  %8 = math.cosh %x : f32
  %9 = math.acosh %8 : f32
  call @show(%9) : (f32) -> ()
  %10 = math.tanh %x : f32
  %11 = math.atanh %10 : f32
  call @show(%11) : (f32) -> ()
  %12 = math.cbrt %x : f32
  %13 = math.fpowi %12, %three : f32, i32
  call @show(%13) : (f32) -> ()
  %14 = math.rsqrt %x : f32
  %15 = math.sqrt %x : f32
  %16 = arith.mulf %14, %15 : f32
  call @show(%16) : (f32) -> ()
  %17 = math.erf %x : f32
  %18 = math.erfc %x : f32
  %19 = arith.addf %17, %18 : f32
  call @show(%19) : (f32) -> ()
  %ten = arith.constant 10.0 : f32
  %20 = math.powf %ten, %x : f32
  %21 = math.log10 %20 : f32
  call @show(%21) : (f32) -> ()
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: 625
// OUT: 625
// OUT: 625
// OUT: 625
// OUT: 625
// OUT: 625
// OUT: 625
// OUT: 1000
// OUT: 1000
// OUT: 625
