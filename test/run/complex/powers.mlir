// Powers by complex numbers and by integers, negative ones too.

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
  %z = complex.constant [1.0 : f64, 1.0 : f64] : complex<f64>
  %n = arith.constant 5 : i32
  %m = arith.constant -2 : i32
  %0 = complex.powi %z, %n : complex<f64>, i32
  call @show(%0) : (complex<f64>) -> ()
  %1 = complex.powi %z, %m : complex<f64>, i32
  call @show(%1) : (complex<f64>) -> ()
  %five = complex.constant [5.0 : f64, 0.0 : f64] : complex<f64>
  %2 = complex.pow %z, %five : complex<f64>
  call @show(%2) : (complex<f64>) -> ()
  %3 = complex.pow %z, %z : complex<f64>
  call @show(%3) : (complex<f64>) -> ()
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: -4000, -4000
// OUT: 0, -500
// OUT: -4000, -4000
// OUT: 274, 584
