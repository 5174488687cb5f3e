// Functions of zeros, negative numbers, ties, infinities, NaNs and of what is
// near an end, as they are and expanded.
//
// PASSES: -math-expand-ops
// PASSES: -math-expand-ops -canonicalize
// NO ORACLE: mlir-opt-22 expands them to other functions

// Each of a number, which nobody knows.
memref.global @numbers : memref<10xf32> = dense<[
    -0.25, -0.0, 0.0, -1.5, 0.49999997, -2.5, 3.0e9, 0xFF800000, 0x7F800000,
    8388609.0]>

func.func private @roundings(%x: f32) attributes {no_inline} {
  %ceil = math.ceil %x : f32
  vector.print %ceil : f32
  %round = math.round %x : f32
  vector.print %round : f32
  %even = math.roundeven %x : f32
  vector.print %even : f32
  return
}

func.func private @show(%x: f32) attributes {no_inline} {
  vector.print %x : f32
  return
}

func.func private @powers(%x: f32, %y: f32, %n: i32) attributes {no_inline} {
  %a = math.powf %x, %y : f32
  call @show(%a) : (f32) -> ()
  %half = arith.constant 0.5 : f32
  %b = math.powf %x, %half : f32
  call @show(%b) : (f32) -> ()
  %less = arith.constant -0.5 : f32
  %c = math.powf %x, %less : f32
  call @show(%c) : (f32) -> ()
  %two = arith.constant -2.0 : f32
  %d = math.powf %x, %two : f32
  call @show(%d) : (f32) -> ()
  %e = math.fpowi %x, %n : f32, i32
  call @show(%e) : (f32) -> ()
  %one = arith.constant -1 : i32
  %f = math.fpowi %x, %one : f32, i32
  call @show(%f) : (f32) -> ()
  return
}

func.func private @inverses(%x: f32, %large: f32) attributes {no_inline} {
  %a = math.asinh %x : f32
  call @show(%a) : (f32) -> ()
  %b = math.atanh %x : f32
  call @show(%b) : (f32) -> ()
  %c = math.sinh %x : f32
  call @show(%c) : (f32) -> ()
  %d = math.tanh %x : f32
  call @show(%d) : (f32) -> ()
  %e = math.acosh %large : f32
  // NaN, whatever its sign.
  %f = arith.cmpf uno, %e, %e : f32
  vector.print %f : i1
  %g = math.asinh %large : f32
  %ten = arith.constant 10.0 : f32
  %h = arith.mulf %g, %ten : f32
  %i = arith.fptosi %h : f32 to i32
  vector.print %i : i32
  return
}

func.func private @zeros(%x: i7, %y: i12) attributes {no_inline} {
  %a = math.ctlz %x : i7
  vector.print %a : i7
  %b = math.ctlz %y : i12
  vector.print %b : i12
  return
}

func.func @main() -> i32 {
  %numbers = memref.get_global @numbers : memref<10xf32>
  affine.for %i = 0 to 10 {
    %x = affine.load %numbers[%i] : memref<10xf32>
    func.call @roundings(%x) : (f32) -> ()
  }
  %minus_two = arith.constant -2.0 : f32
  %three = arith.constant 3.0 : f32
  %minus_zero = arith.constant -0.0 : f32
  %minus_three = arith.constant -3.0 : f32
  %minus_inf = arith.constant 0xFF800000 : f32
  %minus_one = arith.constant -1.0 : f32
  %zero = arith.constant 0.0 : f32
  %odd = arith.constant 16777217 : i32
  %eight = arith.constant 8 : i32
  // Negative numbers to odd and even powers; the square of one that overflows.
  call @powers(%minus_zero, %minus_three, %eight) : (f32, f32, i32) -> ()
  call @powers(%minus_inf, %three, %odd) : (f32, f32, i32) -> ()
  %a = math.powf %minus_two, %three : f32
  call @show(%a) : (f32) -> ()
  %b = math.fpowi %minus_one, %odd : f32, i32
  call @show(%b) : (f32) -> ()
  %large = arith.constant -1.0e10 : f32
  call @inverses(%minus_zero, %large) : (f32, f32) -> ()
  %tiny = arith.constant 1.0e-30 : f32
  %huge = arith.constant -3.0e38 : f32
  call @inverses(%tiny, %huge) : (f32, f32) -> ()
  %i7 = arith.constant 1 : i7
  %i12 = arith.constant 3 : i12
  call @zeros(%i7, %i12) : (i7, i12) -> ()
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: -0
// OUT: -0
// OUT: -0
// OUT: -0
// OUT: -0
// OUT: -0
// OUT: 0
// OUT: 0
// OUT: 0
// OUT: -1
// OUT: -2
// OUT: -2
// OUT: 1
// OUT: 0
// OUT: 0
// OUT: -2
// OUT: -3
// OUT: -2
// OUT: 3e+09
// OUT: 3e+09
// OUT: 3e+09
// OUT: -inf
// OUT: -inf
// OUT: -inf
// OUT: inf
// OUT: inf
// OUT: inf
// OUT: 8.38861e+06
// OUT: 8.38861e+06
// OUT: 8.38861e+06
// OUT: -inf
// OUT: 0
// OUT: inf
// OUT: inf
// OUT: 0
// OUT: -inf
// OUT: -inf
// OUT: inf
// OUT: 0
// OUT: 0
// OUT: -inf
// OUT: -0
// OUT: -8
// OUT: -1
// OUT: -0
// OUT: -0
// OUT: -0
// OUT: -0
// OUT: 1
// OUT: -237
// OUT: 1e-30
// OUT: 1e-30
// OUT: 1e-30
// OUT: 1e-30
// OUT: 1
// OUT: -892
// OUT: 6
// OUT: 10
