// What becomes calls of C's functions, which are declared in the nearest table
// of symbols unless they are there.
//
// RUN: %mlcc-opt %s -convert-complex-to-libm | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -convert-complex-to-libm > %t %}
// RUN: %if mlir-22 %{ mlcc-opt %s -convert-complex-to-libm | diff %t - %}

// CHECK: func.func private @cpow(complex<f64>, complex<f64>) -> complex<f64>
// CHECK: func.func private @cabs(complex<f64>) -> f64
// CHECK: func.func private @csinf(complex<f32>) -> complex<f32>

// CHECK-LABEL: func.func @known
// CHECK: [[SIN:%.+]] = call @csinf(%{{.+}})
// CHECK: call @csinf([[SIN]])
func.func @known(%x: complex<f32>) -> complex<f32> {
  %0 = complex.sin %x {note} : complex<f32>
  %1 = complex.sin %0 fastmath<nnan> : complex<f32>
  return %1: complex<f32>
}

// CHECK-LABEL: func.func @results
// CHECK-SAME: ([[X:%[[:alnum:]]+]]: complex<f64>, [[Y:%[[:alnum:]]+]]: complex<f64>)
// CHECK: call @cabs([[X]]) : (complex<f64>) -> f64
// CHECK: call @cpow([[X]], [[Y]]) : (complex<f64>, complex<f64>) -> complex<f64>
func.func @results(%x: complex<f64>, %y: complex<f64>) -> (f64, complex<f64>) {
  %0 = complex.abs %x : complex<f64>
  %1 = complex.pow %x, %y : complex<f64>
  return %0, %1 : f64, complex<f64>
}

// CHECK: module @inner
module @inner {
  // CHECK-DAG: func.func private @ctanh(
  // CHECK-DAG: func.func private @ctan(
  // CHECK-DAG: func.func private @csqrt(
  // CHECK-DAG: func.func private @clog(
  // CHECK-DAG: func.func private @ccos(
  // CHECK-DAG: func.func private @conj(
  // CHECK-DAG: func.func private @carg(complex<f64>) -> f64
  func.func private @csin(complex<f64>) -> complex<f64>
  // CHECK-LABEL: func.func @declared
  func.func @declared(%x: complex<f64>) -> (f64, complex<f64>) {
    // CHECK: call @csin(
    %0 = complex.sin %x : complex<f64>
    %1 = complex.conj %0 : complex<f64>
    %2 = complex.cos %1 : complex<f64>
    %3 = complex.log %2 : complex<f64>
    %4 = complex.sqrt %3 : complex<f64>
    %5 = complex.tan %4 : complex<f64>
    %6 = complex.tanh %5 : complex<f64>
    %7 = complex.angle %6 : complex<f64>
    // CHECK: complex.exp
    %8 = complex.exp %6 : complex<f64>
    return %7, %8 : f64, complex<f64>
  }
  // CHECK-NOT: @csin(
}
