// Functions of mathematics, whose results are shown in millionths; those of
// f32 in thousandths. Operands come from a volatile load: nothing is folded.

llvm.func @printI64(i64)
llvm.func @printNewline()

llvm.func @show(%x: f64) {
  %million = llvm.mlir.constant(1.0e6 : f64) : f64
  %0 = llvm.fmul %x, %million : f64
  %1 = llvm.fptosi %0 : f64 to i64
  llvm.call @printI64(%1) : (i64) -> ()
  llvm.call @printNewline() : () -> ()
  llvm.return
}

llvm.func @show_float(%x: f32) {
  %thousand = llvm.mlir.constant(1.0e3 : f32) : f32
  %0 = llvm.fmul %x, %thousand : f32
  %1 = llvm.fptosi %0 : f32 to i64
  llvm.call @printI64(%1) : (i64) -> ()
  llvm.call @printNewline() : () -> ()
  llvm.return
}

llvm.mlir.global internal @x(6.0e-01 : f64) : f64
llvm.mlir.global internal @z(2.5 : f64) : f64
llvm.mlir.global internal @three(3 : i32) : i32

llvm.func @main() -> i32 {
  %px = llvm.mlir.addressof @x : !llvm.ptr
  %pz = llvm.mlir.addressof @z : !llvm.ptr
  %pthree = llvm.mlir.addressof @three : !llvm.ptr
  %x = llvm.load volatile %px : !llvm.ptr -> f64
  %z = llvm.load volatile %pz : !llvm.ptr -> f64
  %three = llvm.load volatile %pthree : !llvm.ptr -> i32
  %y = llvm.fptrunc %x : f64 to f32
  %acos = llvm.intr.acos(%x) : (f64) -> f64
  llvm.call @show(%acos) : (f64) -> ()
  %acos_f = llvm.intr.acos(%y) : (f32) -> f32
  llvm.call @show_float(%acos_f) : (f32) -> ()
  %asin = llvm.intr.asin(%x) : (f64) -> f64
  llvm.call @show(%asin) : (f64) -> ()
  %asin_f = llvm.intr.asin(%y) : (f32) -> f32
  llvm.call @show_float(%asin_f) : (f32) -> ()
  %atan = llvm.intr.atan(%x) : (f64) -> f64
  llvm.call @show(%atan) : (f64) -> ()
  %atan_f = llvm.intr.atan(%y) : (f32) -> f32
  llvm.call @show_float(%atan_f) : (f32) -> ()
  %cos = llvm.intr.cos(%x) : (f64) -> f64
  llvm.call @show(%cos) : (f64) -> ()
  %cos_f = llvm.intr.cos(%y) : (f32) -> f32
  llvm.call @show_float(%cos_f) : (f32) -> ()
  %cosh = llvm.intr.cosh(%x) : (f64) -> f64
  llvm.call @show(%cosh) : (f64) -> ()
  %cosh_f = llvm.intr.cosh(%y) : (f32) -> f32
  llvm.call @show_float(%cosh_f) : (f32) -> ()
  %exp = llvm.intr.exp(%x) : (f64) -> f64
  llvm.call @show(%exp) : (f64) -> ()
  %exp_f = llvm.intr.exp(%y) : (f32) -> f32
  llvm.call @show_float(%exp_f) : (f32) -> ()
  %exp10 = llvm.intr.exp10(%x) : (f64) -> f64
  llvm.call @show(%exp10) : (f64) -> ()
  %exp10_f = llvm.intr.exp10(%y) : (f32) -> f32
  llvm.call @show_float(%exp10_f) : (f32) -> ()
  %exp2 = llvm.intr.exp2(%x) : (f64) -> f64
  llvm.call @show(%exp2) : (f64) -> ()
  %exp2_f = llvm.intr.exp2(%y) : (f32) -> f32
  llvm.call @show_float(%exp2_f) : (f32) -> ()
  %log = llvm.intr.log(%x) : (f64) -> f64
  llvm.call @show(%log) : (f64) -> ()
  %log_f = llvm.intr.log(%y) : (f32) -> f32
  llvm.call @show_float(%log_f) : (f32) -> ()
  %log10 = llvm.intr.log10(%x) : (f64) -> f64
  llvm.call @show(%log10) : (f64) -> ()
  %log10_f = llvm.intr.log10(%y) : (f32) -> f32
  llvm.call @show_float(%log10_f) : (f32) -> ()
  %log2 = llvm.intr.log2(%x) : (f64) -> f64
  llvm.call @show(%log2) : (f64) -> ()
  %log2_f = llvm.intr.log2(%y) : (f32) -> f32
  llvm.call @show_float(%log2_f) : (f32) -> ()
  %sin = llvm.intr.sin(%x) : (f64) -> f64
  llvm.call @show(%sin) : (f64) -> ()
  %sin_f = llvm.intr.sin(%y) : (f32) -> f32
  llvm.call @show_float(%sin_f) : (f32) -> ()
  %sinh = llvm.intr.sinh(%x) : (f64) -> f64
  llvm.call @show(%sinh) : (f64) -> ()
  %sinh_f = llvm.intr.sinh(%y) : (f32) -> f32
  llvm.call @show_float(%sinh_f) : (f32) -> ()
  %tan = llvm.intr.tan(%x) : (f64) -> f64
  llvm.call @show(%tan) : (f64) -> ()
  %tan_f = llvm.intr.tan(%y) : (f32) -> f32
  llvm.call @show_float(%tan_f) : (f32) -> ()
  %tanh = llvm.intr.tanh(%x) : (f64) -> f64
  llvm.call @show(%tanh) : (f64) -> ()
  %tanh_f = llvm.intr.tanh(%y) : (f32) -> f32
  llvm.call @show_float(%tanh_f) : (f32) -> ()
  %atan2 = llvm.intr.atan2(%x, %z) : (f64, f64) -> f64
  llvm.call @show(%atan2) : (f64) -> ()
  %pow = llvm.intr.pow(%x, %z) : (f64, f64) -> f64
  llvm.call @show(%pow) : (f64) -> ()
  %powi = llvm.intr.powi(%z, %three) : (f64, i32) -> f64
  llvm.call @show(%powi) : (f64) -> ()
  %ldexp = llvm.intr.ldexp(%z, %three) : (f64, i32) -> f64
  llvm.call @show(%ldexp) : (f64) -> ()
  %frexp = llvm.intr.frexp(%ldexp) : (f64) -> !llvm.struct<(f64, i32)>
  %fraction = llvm.extractvalue %frexp[0] : !llvm.struct<(f64, i32)>
  llvm.call @show(%fraction) : (f64) -> ()
  %exponent = llvm.extractvalue %frexp[1] : !llvm.struct<(f64, i32)>
  %wide = llvm.sitofp %exponent : i32 to f64
  llvm.call @show(%wide) : (f64) -> ()
  %sincos = llvm.intr.sincos(%x) : (f64) -> !llvm.struct<(f64, f64)>
  %sine = llvm.extractvalue %sincos[0] : !llvm.struct<(f64, f64)>
  llvm.call @show(%sine) : (f64) -> ()
  %cosine = llvm.extractvalue %sincos[1] : !llvm.struct<(f64, f64)>
  llvm.call @show(%cosine) : (f64) -> ()
  %lrint = llvm.intr.lrint(%z) : (f64) -> i32
  %lround = llvm.intr.lround(%z) : (f64) -> i32
  %both = llvm.sub %lround, %lrint : i32
  %difference = llvm.sitofp %both : i32 to f64
  llvm.call @show(%difference) : (f64) -> ()
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.return %zero : i32
}

// OUT: 927295
// OUT: 927
// OUT: 643501
// OUT: 643
// OUT: 540419
// OUT: 540
// OUT: 825335
// OUT: 825
// OUT: 1185465
// OUT: 1185
// OUT: 1822118
// OUT: 1822
// OUT: 3981071
// OUT: 3981
// OUT: 1515716
// OUT: 1515
// OUT: -510825
// OUT: -510
// OUT: -221848
// OUT: -221
// OUT: -736965
// OUT: -736
// OUT: 564642
// OUT: 564
// OUT: 636653
// OUT: 636
// OUT: 684136
// OUT: 684
// OUT: 537049
// OUT: 537
// OUT: 235544
// OUT: 278854
// OUT: 15625000
// OUT: 20000000
// OUT: 625000
// OUT: 5000000
// OUT: 564642
// OUT: 825335
// OUT: 1000000
