// Everything that complex computes, with flags and without: what it becomes is
// what mlir-opt makes of it. test/run/complex/ has the numbers.
//
// RUN: %mlcc-opt %s -convert-complex-to-standard | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -convert-complex-to-standard > %t %}
// RUN: %if mlir-22 %{ mlcc-opt %s -convert-complex-to-standard | diff %t - %}
// RUN: %if mlir-22 %{ mlir-opt-22 %s -convert-complex-to-standard=complex-range=basic > %t %}
// RUN: %if mlir-22 %{ mlcc-opt %s -convert-complex-to-standard=complex-range=basic | diff %t - %}

// Of complex only parts and whole numbers are left.
// CHECK-NOT: complex.{{[^cri]}}
// CHECK-NOT: complex.co

func.func @neg(%x: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
  %0 = complex.neg %x : complex<f32>
  %1 = complex.neg %x fastmath<nnan> : complex<f32>
  %2 = complex.neg %x fastmath<nnan,ninf> : complex<f32>
  return %0, %1, %2 : complex<f32>, complex<f32>, complex<f32>
}

func.func @conj(%x: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
  %0 = complex.conj %x : complex<f32>
  %1 = complex.conj %x fastmath<nnan> : complex<f32>
  %2 = complex.conj %x fastmath<nnan,ninf> : complex<f32>
  return %0, %1, %2 : complex<f32>, complex<f32>, complex<f32>
}

func.func @sign(%x: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
  %0 = complex.sign %x : complex<f32>
  %1 = complex.sign %x fastmath<nnan> : complex<f32>
  %2 = complex.sign %x fastmath<nnan,ninf> : complex<f32>
  return %0, %1, %2 : complex<f32>, complex<f32>, complex<f32>
}

func.func @sqrt(%x: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
  %0 = complex.sqrt %x : complex<f32>
  %1 = complex.sqrt %x fastmath<nnan> : complex<f32>
  %2 = complex.sqrt %x fastmath<nnan,ninf> : complex<f32>
  return %0, %1, %2 : complex<f32>, complex<f32>, complex<f32>
}

func.func @rsqrt(%x: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
  %0 = complex.rsqrt %x : complex<f32>
  %1 = complex.rsqrt %x fastmath<nnan> : complex<f32>
  %2 = complex.rsqrt %x fastmath<nnan,ninf> : complex<f32>
  return %0, %1, %2 : complex<f32>, complex<f32>, complex<f32>
}

func.func @exp(%x: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
  %0 = complex.exp %x : complex<f32>
  %1 = complex.exp %x fastmath<nnan> : complex<f32>
  %2 = complex.exp %x fastmath<nnan,ninf> : complex<f32>
  return %0, %1, %2 : complex<f32>, complex<f32>, complex<f32>
}

func.func @expm1(%x: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
  %0 = complex.expm1 %x : complex<f32>
  %1 = complex.expm1 %x fastmath<nnan> : complex<f32>
  %2 = complex.expm1 %x fastmath<nnan,ninf> : complex<f32>
  return %0, %1, %2 : complex<f32>, complex<f32>, complex<f32>
}

func.func @log(%x: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
  %0 = complex.log %x : complex<f32>
  %1 = complex.log %x fastmath<nnan> : complex<f32>
  %2 = complex.log %x fastmath<nnan,ninf> : complex<f32>
  return %0, %1, %2 : complex<f32>, complex<f32>, complex<f32>
}

func.func @log1p(%x: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
  %0 = complex.log1p %x : complex<f32>
  %1 = complex.log1p %x fastmath<nnan> : complex<f32>
  %2 = complex.log1p %x fastmath<nnan,ninf> : complex<f32>
  return %0, %1, %2 : complex<f32>, complex<f32>, complex<f32>
}

func.func @sin(%x: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
  %0 = complex.sin %x : complex<f32>
  %1 = complex.sin %x fastmath<nnan> : complex<f32>
  %2 = complex.sin %x fastmath<nnan,ninf> : complex<f32>
  return %0, %1, %2 : complex<f32>, complex<f32>, complex<f32>
}

func.func @cos(%x: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
  %0 = complex.cos %x : complex<f32>
  %1 = complex.cos %x fastmath<nnan> : complex<f32>
  %2 = complex.cos %x fastmath<nnan,ninf> : complex<f32>
  return %0, %1, %2 : complex<f32>, complex<f32>, complex<f32>
}

func.func @tan(%x: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
  %0 = complex.tan %x : complex<f32>
  %1 = complex.tan %x fastmath<nnan> : complex<f32>
  %2 = complex.tan %x fastmath<nnan,ninf> : complex<f32>
  return %0, %1, %2 : complex<f32>, complex<f32>, complex<f32>
}

func.func @tanh(%x: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
  %0 = complex.tanh %x : complex<f32>
  %1 = complex.tanh %x fastmath<nnan> : complex<f32>
  %2 = complex.tanh %x fastmath<nnan,ninf> : complex<f32>
  return %0, %1, %2 : complex<f32>, complex<f32>, complex<f32>
}

func.func @re(%x: complex<f32>) -> (f32, f32, f32) {
  %0 = complex.re %x : complex<f32>
  %1 = complex.re %x fastmath<nnan> : complex<f32>
  %2 = complex.re %x fastmath<nnan,ninf> : complex<f32>
  return %0, %1, %2 : f32, f32, f32
}

func.func @im(%x: complex<f32>) -> (f32, f32, f32) {
  %0 = complex.im %x : complex<f32>
  %1 = complex.im %x fastmath<nnan> : complex<f32>
  %2 = complex.im %x fastmath<nnan,ninf> : complex<f32>
  return %0, %1, %2 : f32, f32, f32
}

func.func @abs(%x: complex<f32>) -> (f32, f32, f32) {
  %0 = complex.abs %x : complex<f32>
  %1 = complex.abs %x fastmath<nnan> : complex<f32>
  %2 = complex.abs %x fastmath<nnan,ninf> : complex<f32>
  return %0, %1, %2 : f32, f32, f32
}

func.func @angle(%x: complex<f32>) -> (f32, f32, f32) {
  %0 = complex.angle %x : complex<f32>
  %1 = complex.angle %x fastmath<nnan> : complex<f32>
  %2 = complex.angle %x fastmath<nnan,ninf> : complex<f32>
  return %0, %1, %2 : f32, f32, f32
}

func.func @add(%x: complex<f64>, %y: complex<f64>) -> (complex<f64>, complex<f64>) {
  %0 = complex.add %x, %y : complex<f64>
  %1 = complex.add %x, %y fastmath<fast> : complex<f64>
  return %0, %1 : complex<f64>, complex<f64>
}

func.func @sub(%x: complex<f64>, %y: complex<f64>) -> (complex<f64>, complex<f64>) {
  %0 = complex.sub %x, %y : complex<f64>
  %1 = complex.sub %x, %y fastmath<fast> : complex<f64>
  return %0, %1 : complex<f64>, complex<f64>
}

func.func @mul(%x: complex<f64>, %y: complex<f64>) -> (complex<f64>, complex<f64>) {
  %0 = complex.mul %x, %y : complex<f64>
  %1 = complex.mul %x, %y fastmath<fast> : complex<f64>
  return %0, %1 : complex<f64>, complex<f64>
}

func.func @div(%x: complex<f64>, %y: complex<f64>) -> (complex<f64>, complex<f64>) {
  %0 = complex.div %x, %y : complex<f64>
  %1 = complex.div %x, %y fastmath<fast> : complex<f64>
  return %0, %1 : complex<f64>, complex<f64>
}

func.func @pow(%x: complex<f64>, %y: complex<f64>) -> (complex<f64>, complex<f64>) {
  %0 = complex.pow %x, %y : complex<f64>
  %1 = complex.pow %x, %y fastmath<fast> : complex<f64>
  return %0, %1 : complex<f64>, complex<f64>
}

func.func @atan2(%x: complex<f64>, %y: complex<f64>) -> (complex<f64>, complex<f64>) {
  %0 = complex.atan2 %x, %y : complex<f64>
  %1 = complex.atan2 %x, %y fastmath<fast> : complex<f64>
  return %0, %1 : complex<f64>, complex<f64>
}

func.func @powi(%x: complex<f16>, %y: i32) -> (complex<f16>, complex<f16>) {
  %0 = complex.powi %x, %y : complex<f16>, i32
  %1 = complex.powi %x, %y fastmath<nnan> : complex<f16>, i32
  return %0, %1 : complex<f16>, complex<f16>
}

func.func @eq(%x: complex<f32>, %y: complex<f32>) -> i1 {
  %0 = complex.eq %x, %y : complex<f32>
  return %0 : i1
}

func.func @neq(%x: complex<f32>, %y: complex<f32>) -> i1 {
  %0 = complex.neq %x, %y : complex<f32>
  return %0 : i1
}

// What folds is folded first.
func.func @folds(%x: complex<f32>) -> complex<f32> {
  %0 = complex.neg %x : complex<f32>
  %1 = complex.neg %0 : complex<f32>
  return %1 : complex<f32>
}
