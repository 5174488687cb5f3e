// Numbers are equal if both parts are; zeros of either sign are, and a NaN is to
// nothing.

func.func @compare(%a: complex<f32>, %b: complex<f32>) {
  %0 = complex.eq %a, %b : complex<f32>
  vector.print %0 : i1
  %1 = complex.neq %a, %b : complex<f32>
  vector.print %1 : i1
  return
}

func.func @main() -> i32 {
  %a = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %b = complex.constant [1.0 : f32, -0.0 : f32] : complex<f32>
  %c = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %d = complex.constant [0x7fc00000 : f32, 0.0 : f32] : complex<f32>
  call @compare(%a, %b) : (complex<f32>, complex<f32>) -> ()
  call @compare(%a, %c) : (complex<f32>, complex<f32>) -> ()
  call @compare(%d, %d) : (complex<f32>, complex<f32>) -> ()
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: 1
// OUT: 0
// OUT: 0
// OUT: 1
// OUT: 0
// OUT: 1
