// exp, log and their precise forms near zero; e to the i pi.

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
  %pi = complex.constant [0.0 : f64, 3.141592653589793 : f64] : complex<f64>
  %0 = complex.exp %pi : complex<f64>
  call @show(%0) : (complex<f64>) -> ()
  %z = complex.constant [0.5 : f64, -1.25 : f64] : complex<f64>
  %1 = complex.exp %z : complex<f64>
  call @show(%1) : (complex<f64>) -> ()
  %2 = complex.log %1 : complex<f64>
  call @show(%2) : (complex<f64>) -> ()
  %3 = complex.expm1 %z : complex<f64>
  call @show(%3) : (complex<f64>) -> ()
  %4 = complex.log1p %3 : complex<f64>
  call @show(%4) : (complex<f64>) -> ()
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: -1000, 0
// OUT: 520, -1565
// OUT: 500, -1250
// OUT: -480, -1565
// OUT: 500, -1250
