// A Fourier transform of four numbers, in memory: sums of products by powers of i.

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
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %x = memref.alloca() : memref<4xcomplex<f64>>
  scf.for %i = %c0 to %c4 step %c1 {
    %n = arith.index_cast %i : index to i32
    %re = arith.sitofp %n : i32 to f64
    %zero = arith.constant 0.0 : f64
    %z = complex.create %re, %zero : complex<f64>
    memref.store %z, %x[%i] : memref<4xcomplex<f64>>
  }
  %one = complex.constant [1.0 : f64, 0.0 : f64] : complex<f64>
  %minus_i = complex.constant [0.0 : f64, -1.0 : f64] : complex<f64>
  %none = complex.constant [0.0 : f64, 0.0 : f64] : complex<f64>
  %end = scf.for %k = %c0 to %c4 step %c1 iter_args(%step = %one) -> (complex<f64>) {
    %sum, %unused = scf.for %j = %c0 to %c4 step %c1 iter_args(%s = %none, %w = %one) -> (complex<f64>, complex<f64>) {
      %z = memref.load %x[%j] : memref<4xcomplex<f64>>
      %p = complex.mul %z, %w : complex<f64>
      %t = complex.add %s, %p : complex<f64>
      %v = complex.mul %w, %step : complex<f64>
      scf.yield %t, %v : complex<f64>, complex<f64>
    }
    func.call @show(%sum) : (complex<f64>) -> ()
    %next = complex.mul %step, %minus_i : complex<f64>
    scf.yield %next : complex<f64>
  }
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: 6000, 0
// OUT: -2000, 2000
// OUT: -2000, 0
// OUT: -2000, -2000
