// Bytes as pairs of four bits, of which two are stored in one byte each.
//
// RUN: %mlcc-opt %s -arith-emulate-wide-int=widest-int-supported=4 | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -arith-emulate-wide-int=widest-int-supported=4 | FileCheck %s %}

// CHECK-LABEL: @constants()
// CHECK-SAME: (vector<3x2xi4>, vector<3x2xi4>, vector<2xi4>)
// CHECK: arith.constant dense<{{\[\[}}2, 1], [4, 3], [-1, -1]]> : vector<3x2xi4>
// CHECK: arith.constant dense<{{\[\[}}-8, 7], [-8, 7], [-8, 7]]> : vector<3x2xi4>
// CHECK: arith.constant dense<[6, 5]> : vector<2xi4>
func.func @constants() -> (vector<3xi8>, vector<3xi8>, i8) {
  %0 = arith.constant dense<[18, 52, -1]> : vector<3xi8>
  %1 = arith.constant dense<120> : vector<3xi8>
  %2 = arith.constant 86 : i8
  return %0, %1, %2 : vector<3xi8>, vector<3xi8>, i8
}
