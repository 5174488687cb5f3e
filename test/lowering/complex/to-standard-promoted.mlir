// complex-range=promoted divides in a wider type, if there is one. mlir-opt does
// not have it.
//
// RUN: %mlcc-opt %s -convert-complex-to-standard=complex-range=promoted | FileCheck %s

// CHECK-LABEL: @wider
// CHECK-COUNT-4: arith.extf {{.*}} : f32 to f64
// CHECK: [[RE:%.+]] = arith.divf {{.*}} : f64
// CHECK: [[IM:%.+]] = arith.divf {{.*}} : f64
// CHECK: arith.truncf [[RE]] : f64 to f32
// CHECK: arith.truncf [[IM]] : f64 to f32
func.func @wider(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %quotient = complex.div %x, %y : complex<f32>
  return %quotient : complex<f32>
}

// As by complex-range=improved: the smaller part is divided by the larger.
// CHECK-LABEL: @none_wider
// CHECK-NOT: arith.extf
// CHECK: [[RE:%.+]] = complex.re %arg1
// CHECK: [[IM:%.+]] = complex.im %arg1
// CHECK: arith.divf [[RE]], [[IM]] : f128
// CHECK: arith.divf [[IM]], [[RE]] : f128
func.func @none_wider(%x: complex<f128>, %y: complex<f128>) -> complex<f128> {
  %quotient = complex.div %x, %y : complex<f128>
  return %quotient : complex<f128>
}
