// C has functions of float and double.
//
// RUN: mlcc-opt %s -convert-complex-to-libm -verify-diagnostics

func.func @f(%x: complex<f16>) -> complex<f16> {
  // expected-error@+1 {{failed to legalize operation 'complex.sin' that was explicitly marked illegal}}
  %0 = complex.sin %x : complex<f16>
  return %0 : complex<f16>
}
