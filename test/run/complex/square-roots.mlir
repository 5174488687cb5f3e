// The square root has a real part that is not negative, and the sign of the
// imaginary part, below zero too; squared it is the number again.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

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

func.func @root(%z: complex<f64>) {
  %0 = complex.sqrt %z : complex<f64>
  call @show(%0) : (complex<f64>) -> ()
  %1 = complex.mul %0, %0 : complex<f64>
  call @show(%1) : (complex<f64>) -> ()
  return
}

func.func @main() -> i32 {
  %a = complex.constant [-4.0 : f64, 0.0 : f64] : complex<f64>
  %b = complex.constant [-4.0 : f64, -0.0 : f64] : complex<f64>
  %c = complex.constant [3.0 : f64, -4.0 : f64] : complex<f64>
  %d = complex.constant [0.0 : f64, 2.0 : f64] : complex<f64>
  call @root(%a) : (complex<f64>) -> ()
  call @root(%b) : (complex<f64>) -> ()
  call @root(%c) : (complex<f64>) -> ()
  call @root(%d) : (complex<f64>) -> ()
  %0 = complex.rsqrt %c : complex<f64>
  call @show(%0) : (complex<f64>) -> ()
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: 0, 2000
// OUT: -4000, 0
// OUT: 0, -2000
// OUT: -4000, 0
// OUT: 2000, -1000
// OUT: 3000, -4000
// OUT: 1000, 1000
// OUT: 0, 2000
// OUT: 400, 200
