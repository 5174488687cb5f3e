// complex-range=improved divides by Smith's algorithm, and then looks for
// operands that are infinite or 0. test/run/complex/ has the numbers.
//
// RUN: %mlcc-opt %s -convert-complex-to-llvm=complex-range=improved | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -convert-complex-to-llvm=complex-range=improved > %t %}
// RUN: %if mlir-22 %{ mlcc-opt %s -convert-complex-to-llvm=complex-range=improved | diff %t - %}

// CHECK-LABEL: @div
// CHECK: llvm.fdiv {{.*}} {fastmathFlags = #llvm.fastmath<nsz>}
// CHECK: llvm.intr.fabs({{.*}}) {fastmathFlags = #llvm.fastmath<nsz>}
// CHECK: llvm.fcmp "oeq" %{{.+}}, %{{.+}} : f32
// CHECK: llvm.intr.copysign(%{{.+}}, %{{.+}}) : (f32, f32) -> f32
func.func @div(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %quotient = complex.div %x, %y fastmath<nsz> : complex<f32>
  return %quotient : complex<f32>
}
