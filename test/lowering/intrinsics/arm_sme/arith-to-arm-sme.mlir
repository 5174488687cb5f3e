// RUN: mlcc-opt -allow-unregistered-dialect -convert-arith-to-arm-sme %s | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 -allow-unregistered-dialect -convert-arith-to-arm-sme %s | FileCheck %s %}
//
// Constants as large as tiles.

// CHECK-LABEL: @c(
// CHECK:         %[[V0:.*]] = arith.constant dense<2.000000e+00> : vector<[8]x[8]xf32>
// CHECK:         %[[V1:.*]] = arith.constant 0 : index
// CHECK:         %[[V2:.*]] = arith.constant 2 : index
// CHECK:         %[[V3:.*]] = arith.constant 1 : index
// CHECK:         %[[V4:.*]] = arith.constant dense<2.000000e+00> : vector<[2]xf64>
// CHECK:         %[[V5:.*]] = arm_sme.zero : vector<[4]x[4]xi32>
// CHECK:         %[[V6:.*]] = arm_sme.zero : vector<[4]x[4]xf32>
// CHECK:         %[[V7:.*]] = arm_sme.get_tile : vector<[2]x[2]xf64>
// CHECK:         %[[V8:.*]] = vector.vscale
// CHECK:         %[[V9:.*]] = arith.muli %[[V8]], %[[V2]] : index
// CHECK:         %[[V10:.*]] = scf.for %[[V11:.*]] = %[[V1]] to %[[V9]] step %[[V3]] iter_args(%[[V12:.*]] = %[[V7]]) -> (vector<[2]x[2]xf64>) {
// CHECK:         %[[V13:.*]] = arm_sme.insert_tile_slice %[[V4]], %[[V12]][%[[V11]]] : vector<[2]xf64> into vector<[2]x[2]xf64>
// CHECK:         scf.yield %[[V13]] : vector<[2]x[2]xf64>
// CHECK:         %[[V14:.*]] = arm_sme.zero : vector<[4]x[4]xf32>
func.func @c() -> (vector<[4]x[4]xi32>, vector<[4]x[4]xf32>, vector<[2]x[2]xf64>, vector<[8]x[8]xf32>,vector<[4]x[4]xf32>) {
  %0 = arith.constant dense<0> : vector<[4]x[4]xi32>
  %1 = arith.constant dense<-0.0> : vector<[4]x[4]xf32>
  %2 = arith.constant dense<2.0> : vector<[2]x[2]xf64>
  %3 = arith.constant dense<2.0> : vector<[8]x[8]xf32>
  %4 = arith.constant dense<0.0> : vector<[4]x[4]xf32>
  return %0, %1, %2, %3, %4 : vector<[4]x[4]xi32>, vector<[4]x[4]xf32>, vector<[2]x[2]xf64>, vector<[8]x[8]xf32>, vector<[4]x[4]xf32>
}
