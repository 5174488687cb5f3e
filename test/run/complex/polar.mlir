// A number, its magnitude and its angle, and the number that these make.

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
  %z = complex.constant [-3.0 : f64, 4.0 : f64] : complex<f64>
  %abs = complex.abs %z : complex<f64>
  vector.print %abs : f64
  %angle = complex.angle %z : complex<f64>
  %cos = math.cos %angle : f64
  %sin = math.sin %angle : f64
  %re = arith.mulf %abs, %cos : f64
  %im = arith.mulf %abs, %sin : f64
  %0 = complex.create %re, %im : complex<f64>
  call @show(%0) : (complex<f64>) -> ()
  %1 = complex.sign %z : complex<f64>
  call @show(%1) : (complex<f64>) -> ()
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: 5
// OUT: -3000, 4000
// OUT: -600, 800
