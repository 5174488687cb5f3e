// The square of the sine and that of the cosine add to 1; tan is their quotient;
// tanh is tan turned by a right angle; atan2 of them is the angle.

func.func private @show(%z: complex<f64>) {
  %scale = arith.constant 1000.0 : f64
  %re = complex.re %z : complex<f64>
  %im = complex.im %z : complex<f64>
  %0 = arith.mulf %re, %scale : f64
  %1 = math.round %0 : f64
  %2 = arith.fptosi %1 : f64 to i32
  vector.print %2 : i32 punctuation <comma>
  %3 = arith.mulf %im, %scale : f64
  %4 = math.round %3 : f64
  %5 = arith.fptosi %4 : f64 to i32
  vector.print %5 : i32
  return
}

func.func @main() -> i32 {
  %z = complex.constant [0.75 : f64, 0.5 : f64] : complex<f64>
  %sin = complex.sin %z : complex<f64>
  call @show(%sin) : (complex<f64>) -> ()
  %cos = complex.cos %z : complex<f64>
  call @show(%cos) : (complex<f64>) -> ()
  %0 = complex.mul %sin, %sin : complex<f64>
  %1 = complex.mul %cos, %cos : complex<f64>
  %2 = complex.add %0, %1 : complex<f64>
  call @show(%2) : (complex<f64>) -> ()
  %tan = complex.tan %z : complex<f64>
  %3 = complex.mul %tan, %cos : complex<f64>
  %4 = complex.sub %3, %sin : complex<f64>
  call @show(%4) : (complex<f64>) -> ()
  %i = complex.constant [0.0 : f64, 1.0 : f64] : complex<f64>
  %iz = complex.mul %i, %z : complex<f64>
  %5 = complex.tanh %iz : complex<f64>
  %6 = complex.mul %i, %tan : complex<f64>
  call @show(%5) : (complex<f64>) -> ()
  call @show(%6) : (complex<f64>) -> ()
  %7 = complex.atan2 %sin, %cos : complex<f64>
  call @show(%7) : (complex<f64>) -> ()
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: 769, 381
// OUT: 825, -355
// OUT: 1000, 0
// OUT: 0, 0
// OUT: -728, 618
// OUT: -728, 618
// OUT: 750, 500
