// Quotients by zero are infinite or no numbers, and an infinite divisor leaves zero.

func.func @divide(%a: complex<f32>, %b: complex<f32>) {
  %0 = complex.div %a, %b : complex<f32>
  %re = complex.re %0 : complex<f32>
  %im = complex.im %0 : complex<f32>
  %nan = math.isnan %re : f32
  vector.print %nan : i1
  %zero = arith.constant 0.0 : f32
  %shown = arith.select %nan, %zero, %re : f32
  vector.print %shown : f32
  %nan2 = math.isnan %im : f32
  %shown2 = arith.select %nan2, %zero, %im : f32
  vector.print %shown2 : f32
  return
}

func.func @main() -> i32 {
  %one = complex.constant [1.0 : f32, 1.0 : f32] : complex<f32>
  %zero = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %inf = complex.constant [0x7f800000 : f32, 1.0 : f32] : complex<f32>
  call @divide(%one, %zero) : (complex<f32>, complex<f32>) -> ()
  call @divide(%zero, %zero) : (complex<f32>, complex<f32>) -> ()
  call @divide(%one, %inf) : (complex<f32>, complex<f32>) -> ()
  call @divide(%inf, %one) : (complex<f32>, complex<f32>) -> ()
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: 0
// OUT: inf
// OUT: inf
// OUT: 1
// OUT: 0
// OUT: 0
// OUT: 0
// OUT: 0
// OUT: 0
// OUT: 0
// OUT: inf
// OUT: -inf
