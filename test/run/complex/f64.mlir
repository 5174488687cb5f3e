// All that complex computes, in f64.
// NO ORACLE on armhf: LLVM cannot compile what it makes of index

func.func @show_real(%x: f64) {
  vector.print %x : f64
  return
}

func.func @show(%x: complex<f64>) {
  %re = complex.re %x : complex<f64>
  %im = complex.im %x : complex<f64>
  func.call @show_real(%re) : (f64) -> ()
  func.call @show_real(%im) : (f64) -> ()
  return
}

func.func @unary(%x: complex<f64>) {
  %neg = complex.neg %x : complex<f64>
  func.call @show(%neg) : (complex<f64>) -> ()
  %conj = complex.conj %x : complex<f64>
  func.call @show(%conj) : (complex<f64>) -> ()
  %sign = complex.sign %x : complex<f64>
  func.call @show(%sign) : (complex<f64>) -> ()
  %sqrt = complex.sqrt %x : complex<f64>
  func.call @show(%sqrt) : (complex<f64>) -> ()
  %rsqrt = complex.rsqrt %x : complex<f64>
  func.call @show(%rsqrt) : (complex<f64>) -> ()
  %exp = complex.exp %x : complex<f64>
  func.call @show(%exp) : (complex<f64>) -> ()
  %expm1 = complex.expm1 %x : complex<f64>
  func.call @show(%expm1) : (complex<f64>) -> ()
  %log = complex.log %x : complex<f64>
  func.call @show(%log) : (complex<f64>) -> ()
  %log1p = complex.log1p %x : complex<f64>
  func.call @show(%log1p) : (complex<f64>) -> ()
  %sin = complex.sin %x : complex<f64>
  func.call @show(%sin) : (complex<f64>) -> ()
  %cos = complex.cos %x : complex<f64>
  func.call @show(%cos) : (complex<f64>) -> ()
  %tan = complex.tan %x : complex<f64>
  func.call @show(%tan) : (complex<f64>) -> ()
  %tanh = complex.tanh %x : complex<f64>
  func.call @show(%tanh) : (complex<f64>) -> ()
  %abs = complex.abs %x : complex<f64>
  func.call @show_real(%abs) : (f64) -> ()
  %angle = complex.angle %x : complex<f64>
  func.call @show_real(%angle) : (f64) -> ()
  return
}

func.func @binary(%x: complex<f64>, %y: complex<f64>, %n: i32) {
  %add = complex.add %x, %y : complex<f64>
  func.call @show(%add) : (complex<f64>) -> ()
  %sub = complex.sub %x, %y : complex<f64>
  func.call @show(%sub) : (complex<f64>) -> ()
  %mul = complex.mul %x, %y : complex<f64>
  func.call @show(%mul) : (complex<f64>) -> ()
  %div = complex.div %x, %y : complex<f64>
  func.call @show(%div) : (complex<f64>) -> ()
  %pow = complex.pow %x, %y : complex<f64>
  func.call @show(%pow) : (complex<f64>) -> ()
  %atan2 = complex.atan2 %x, %y : complex<f64>
  func.call @show(%atan2) : (complex<f64>) -> ()
  %powi = complex.powi %x, %n : complex<f64>, i32
  func.call @show(%powi) : (complex<f64>) -> ()
  %eq = complex.eq %x, %y : complex<f64>
  vector.print %eq : i1
  %neq = complex.neq %x, %y : complex<f64>
  vector.print %neq : i1
  return
}

func.func @main() -> i32 {
  %x0 = complex.constant [0.5, -1.25] : complex<f64>
  %x1 = complex.constant [-2.0, 0.75] : complex<f64>
  %x2 = complex.constant [3.0, -0.5] : complex<f64>
  func.call @unary(%x0) : (complex<f64>) -> ()
  func.call @unary(%x1) : (complex<f64>) -> ()
  func.call @unary(%x2) : (complex<f64>) -> ()
  %n = arith.constant 3 : i32
  func.call @binary(%x0, %x1, %n) : (complex<f64>, complex<f64>, i32) -> ()
  func.call @binary(%x1, %x2, %n) : (complex<f64>, complex<f64>, i32) -> ()
  func.call @binary(%x0, %x0, %n) : (complex<f64>, complex<f64>, i32) -> ()
  %success = arith.constant 0 : i32
  return %success : i32
}

// OUT: -0.5
// OUT: 1.25
// OUT: 0.5
// OUT: 1.25
// OUT: 0.371391
// OUT: -0.928477
// OUT: 0.960805
// OUT: -0.650496
// OUT: 0.713668
// OUT: 0.483177
// OUT: 0.519879
// OUT: -1.56461
// OUT: -0.480121
// OUT: -1.56461
// OUT: 0.297354
// OUT: -1.19029
// OUT: 0.669143
// OUT: -0.694738
// OUT: 0.905359
// OUT: -1.40582
// OUT: 1.65725
// OUT: 0.768001
// OUT: 0.126109
// OUT: -0.906725
// OUT: 1.58396
// OUT: -0.806635
// OUT: 1.34629
// OUT: -1.19029
// OUT: 2
// OUT: -0.75
// OUT: -2
// OUT: -0.75
// OUT: -0.936329
// OUT: 0.351123
// OUT: 0.260769
// OUT: 1.43805
// OUT: 0.122083
// OUT: -0.673246
// OUT: 0.0990233
// OUT: 0.0922498
// OUT: -0.900977
// OUT: 0.0922498
// OUT: 0.758935
// OUT: 2.78282
// OUT: 0.223144
// OUT: 2.49809
// OUT: -1.17725
// OUT: -0.342205
// OUT: -0.538778
// OUT: 0.74773
// OUT: 0.445501
// OUT: 1.25343
// OUT: -0.996747
// OUT: 0.0364329
// OUT: 2.136
// OUT: 2.78282
// OUT: -3
// OUT: 0.5
// OUT: 3
// OUT: 0.5
// OUT: 0.986394
// OUT: -0.164399
// OUT: 1.73801
// OUT: -0.143842
// OUT: 0.571455
// OUT: 0.0472951
// OUT: 17.6267
// OUT: -9.62952
// OUT: 16.6267
// OUT: -9.62952
// OUT: 1.11231
// OUT: -0.165149
// OUT: 1.39405
// OUT: -0.124355
// OUT: 0.159131
// OUT: 0.51588
// OUT: -1.11634
// OUT: 0.073537
// OUT: -0.111621
// OUT: -0.46947
// OUT: 0.997316
// OUT: -0.00416043
// OUT: 3.04138
// OUT: -0.165149
// OUT: -1.5
// OUT: -0.5
// OUT: 2.5
// OUT: -2
// OUT: -0.0625
// OUT: 2.875
// OUT: -0.424658
// OUT: 0.465753
// OUT: -1.15687
// OUT: 0.690316
// OUT: 2.66479
// OUT: 0.402359
// OUT: -2.21875
// OUT: 1.01562
// OUT: 0
// OUT: 1
// OUT: 1
// OUT: 0.25
// OUT: -5
// OUT: 1.25
// OUT: -5.625
// OUT: 3.25
// OUT: -0.689189
// OUT: 0.135135
// OUT: -4.49665
// OUT: 38.9231
// OUT: -0.609244
// OUT: 0.0915058
// OUT: -4.625
// OUT: 8.57812
// OUT: 0
// OUT: 1
// OUT: 1
// OUT: -2.5
// OUT: 0
// OUT: 0
// OUT: -1.3125
// OUT: -1.25
// OUT: 1
// OUT: -0
// OUT: 0.148825
// OUT: -0.215699
// OUT: 0.785398
// OUT: -2.22045e-16
// OUT: -2.21875
// OUT: 1.01562
// OUT: 1
// OUT: 0
