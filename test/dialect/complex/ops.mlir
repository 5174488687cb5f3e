// RUN: grep -v '^//' %s > %t
// RUN: mlcc-opt -allow-unregistered-dialect %t | diff %t -
// RUN: mlcc-opt -allow-unregistered-dialect -mlir-print-op-generic %t > %t.generic
// RUN: mlcc-opt -allow-unregistered-dialect %t.generic | diff %t -
// RUN: %if mlir-22 %{ mlir-opt-22 -allow-unregistered-dialect %t | diff %t - %}
// RUN: %if mlir-22 %{ mlir-opt-22 -allow-unregistered-dialect -mlir-print-op-generic %t | diff %t.generic - %}
//
// Every operation of complex, and its attribute, as it is printed: reading
// gives it back, in generic form too, and what mlir-opt prints is the same.
module attributes {a.double = #complex.number<:f64 1.000000e+00, -2.000000e+00> : complex<f64>, a.half = #complex.number<:bf16 1.101560e+00, -2.500000e-01> : complex<bf16>} {
  func.func @parts(%arg0: f32, %arg1: complex<f32>) -> (f32, f32, f32, f32) {
    %0 = complex.create %arg0, %arg0 : complex<f32>
    %1 = complex.create %arg0, %arg0 {note} : complex<f32>
    %2 = complex.re %0 : complex<f32>
    %3 = complex.im %1 fastmath<contract> : complex<f32>
    %4 = complex.abs %arg1 fastmath<nnan,ninf> {note = 1 : i64} : complex<f32>
    %5 = complex.angle %arg1 : complex<f32>
    return %2, %3, %4, %5 : f32, f32, f32, f32
  }
  func.func @constants() -> (complex<f32>, complex<i8>) {
    %cst = complex.constant [1.000000e-01 : f32, -1.000000e+00 : f32] : complex<f32>
    %cst_0 = complex.constant [1.000000e-01, 0x7FF0000000000000 : f64] {note} : complex<f64>
    %cst_1 = complex.constant [1 : i8, -1 : i8] : complex<i8>
    return %cst, %cst_1 : complex<f32>, complex<i8>
  }
  func.func @binary(%arg0: complex<f64>, %arg1: complex<f64>, %arg2: i32) {
    %0 = complex.add %arg0, %arg1 : complex<f64>
    %1 = complex.sub %arg0, %arg1 fastmath<fast> : complex<f64>
    %2 = complex.mul %arg0, %arg1 fastmath<reassoc> {note} : complex<f64>
    %3 = complex.div %arg0, %arg1 : complex<f64>
    %4 = complex.pow %arg0, %arg1 : complex<f64>
    %5 = complex.atan2 %arg0, %arg1 : complex<f64>
    %6 = complex.powi %arg0, %arg2 : complex<f64>, i32
    %7 = complex.powi %arg0, %arg2 fastmath<none> {note} : complex<f64>, i32
    %8 = complex.eq %arg0, %arg1 : complex<f64>
    %9 = complex.neq %arg0, %arg1 {note} : complex<f64>
    return
  }
  func.func @unary(%arg0: complex<f16>, %arg1: complex<f8E5M2>) {
    %0 = complex.neg %arg0 : complex<f16>
    %1 = complex.conj %arg0 fastmath<afn> {note} : complex<f16>
    %2 = complex.sign %arg1 : complex<f8E5M2>
    %3 = complex.sqrt %arg0 : complex<f16>
    %4 = complex.rsqrt %arg0 : complex<f16>
    %5 = complex.exp %arg0 : complex<f16>
    %6 = complex.expm1 %arg0 : complex<f16>
    %7 = complex.log %arg0 : complex<f16>
    %8 = complex.log1p %arg0 : complex<f16>
    %9 = complex.sin %arg0 : complex<f16>
    %10 = complex.cos %arg0 : complex<f16>
    %11 = complex.tan %arg0 : complex<f16>
    %12 = complex.tanh %arg0 : complex<f16>
    return
  }
  func.func @bitcast(%arg0: complex<f32>, %arg1: i64, %arg2: f64) {
    %0 = complex.bitcast %arg0 : complex<f32> to i64
    %1 = complex.bitcast %arg2 {note} : f64 to complex<f32>
    %2 = complex.bitcast %arg1 : i64 to i64
    return
  }
}

