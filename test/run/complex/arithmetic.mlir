// Sums, products and quotients, in thousandths.

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
  %a = complex.constant [1.5 : f64, -2.0 : f64] : complex<f64>
  %b = complex.constant [0.5 : f64, 4.0 : f64] : complex<f64>
  %0 = complex.add %a, %b : complex<f64>
  call @show(%0) : (complex<f64>) -> ()
  %1 = complex.sub %a, %b : complex<f64>
  call @show(%1) : (complex<f64>) -> ()
  %2 = complex.mul %a, %b : complex<f64>
  call @show(%2) : (complex<f64>) -> ()
  %3 = complex.div %a, %b : complex<f64>
  call @show(%3) : (complex<f64>) -> ()
  %4 = complex.neg %a : complex<f64>
  call @show(%4) : (complex<f64>) -> ()
  %5 = complex.conj %a : complex<f64>
  call @show(%5) : (complex<f64>) -> ()
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: 2000, 2000
// OUT: 1000, -6000
// OUT: 8750, 5000
// OUT: -446, -431
// OUT: -1500, 2000
// OUT: 1500, 2000
