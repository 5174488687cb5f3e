// All that complex computes, in f16, which takes functions of f32.
// NO ORACLE on riscv64: the functions for f16 are not where it links
// NO ORACLE on armhf: the functions for f16 are not where it links

func.func @show_real(%x: f16) {
  %wide = arith.extf %x : f16 to f32
  vector.print %wide : f32
  return
}

func.func @show(%x: complex<f16>) {
  %re = complex.re %x : complex<f16>
  %im = complex.im %x : complex<f16>
  func.call @show_real(%re) : (f16) -> ()
  func.call @show_real(%im) : (f16) -> ()
  return
}

func.func @unary(%x: complex<f16>) {
  %neg = complex.neg %x : complex<f16>
  func.call @show(%neg) : (complex<f16>) -> ()
  %conj = complex.conj %x : complex<f16>
  func.call @show(%conj) : (complex<f16>) -> ()
  %sign = complex.sign %x : complex<f16>
  func.call @show(%sign) : (complex<f16>) -> ()
  %sqrt = complex.sqrt %x : complex<f16>
  func.call @show(%sqrt) : (complex<f16>) -> ()
  %rsqrt = complex.rsqrt %x : complex<f16>
  func.call @show(%rsqrt) : (complex<f16>) -> ()
  %exp = complex.exp %x : complex<f16>
  func.call @show(%exp) : (complex<f16>) -> ()
  %expm1 = complex.expm1 %x : complex<f16>
  func.call @show(%expm1) : (complex<f16>) -> ()
  %log = complex.log %x : complex<f16>
  func.call @show(%log) : (complex<f16>) -> ()
  %log1p = complex.log1p %x : complex<f16>
  func.call @show(%log1p) : (complex<f16>) -> ()
  %sin = complex.sin %x : complex<f16>
  func.call @show(%sin) : (complex<f16>) -> ()
  %cos = complex.cos %x : complex<f16>
  func.call @show(%cos) : (complex<f16>) -> ()
  %tan = complex.tan %x : complex<f16>
  func.call @show(%tan) : (complex<f16>) -> ()
  %tanh = complex.tanh %x : complex<f16>
  func.call @show(%tanh) : (complex<f16>) -> ()
  %abs = complex.abs %x : complex<f16>
  func.call @show_real(%abs) : (f16) -> ()
  %angle = complex.angle %x : complex<f16>
  func.call @show_real(%angle) : (f16) -> ()
  return
}

func.func @binary(%x: complex<f16>, %y: complex<f16>, %n: i32) {
  %add = complex.add %x, %y : complex<f16>
  func.call @show(%add) : (complex<f16>) -> ()
  %sub = complex.sub %x, %y : complex<f16>
  func.call @show(%sub) : (complex<f16>) -> ()
  %mul = complex.mul %x, %y : complex<f16>
  func.call @show(%mul) : (complex<f16>) -> ()
  %div = complex.div %x, %y : complex<f16>
  func.call @show(%div) : (complex<f16>) -> ()
  %pow = complex.pow %x, %y : complex<f16>
  func.call @show(%pow) : (complex<f16>) -> ()
  %atan2 = complex.atan2 %x, %y : complex<f16>
  func.call @show(%atan2) : (complex<f16>) -> ()
  %powi = complex.powi %x, %n : complex<f16>, i32
  func.call @show(%powi) : (complex<f16>) -> ()
  %eq = complex.eq %x, %y : complex<f16>
  vector.print %eq : i1
  %neq = complex.neq %x, %y : complex<f16>
  vector.print %neq : i1
  return
}

func.func @main() -> i32 {
  %x0 = complex.constant [0.5 : f16, -1.25 : f16] : complex<f16>
  %x1 = complex.constant [-2.0 : f16, 0.75 : f16] : complex<f16>
  func.call @unary(%x0) : (complex<f16>) -> ()
  func.call @unary(%x1) : (complex<f16>) -> ()
  %n = arith.constant 3 : i32
  func.call @binary(%x0, %x1, %n) : (complex<f16>, complex<f16>, i32) -> ()
  func.call @binary(%x0, %x0, %n) : (complex<f16>, complex<f16>, i32) -> ()
  %success = arith.constant 0 : i32
  return %success : i32
}

// OUT: -0.5
// OUT: 1.25
// OUT: 0.5
// OUT: 1.25
// OUT: 0.371338
// OUT: -0.928223
// OUT: 0.961426
// OUT: -0.650879
// OUT: 0.713867
// OUT: 0.483154
// OUT: 0.52002
// OUT: -1.56445
// OUT: -0.47998
// OUT: -1.56445
// OUT: 0.297607
// OUT: -1.19043
// OUT: 0.668945
// OUT: -0.694824
// OUT: 0.905273
// OUT: -1.4043
// OUT: 1.65625
// OUT: 0.767578
// OUT: 0.126099
// OUT: -0.90625
// OUT: 1.58398
// OUT: -0.806641
// OUT: 1.34668
// OUT: -1.19043
// OUT: 2
// OUT: -0.75
// OUT: -2
// OUT: -0.75
// OUT: -0.936035
// OUT: 0.351074
// OUT: 0.260254
// OUT: 1.4375
// OUT: 0.121948
// OUT: -0.672852
// OUT: 0.098999
// OUT: 0.0922852
// OUT: -0.900391
// OUT: 0.0922241
// OUT: 0.759277
// OUT: 2.7832
// OUT: 0.223145
// OUT: 2.49805
// OUT: -1.17773
// OUT: -0.342285
// OUT: -0.539062
// OUT: 0.747559
// OUT: 0.445312
// OUT: 1.25293
// OUT: -0.996582
// OUT: 0.0364075
// OUT: 2.13672
// OUT: 2.7832
// OUT: -1.5
// OUT: -0.5
// OUT: 2.5
// OUT: -2
// OUT: -0.0625
// OUT: 2.875
// OUT: -0.424561
// OUT: 0.46582
// OUT: -1.15625
// OUT: 0.689941
// OUT: 2.66602
// OUT: 0.403564
// OUT: -2.2207
// OUT: 1.01465
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
// OUT: 0.148682
// OUT: -0.215698
// OUT: 0.785645
// OUT: 0
// OUT: -2.2207
// OUT: 1.01465
// OUT: 1
// OUT: 0
