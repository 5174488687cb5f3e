// RUN: mlcc-opt -arm-neon-2d-to-intr %s | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 -arm-neon-2d-to-intr %s | FileCheck %s %}

// CHECK-LABEL: @sdot(
// CHECK-SAME:    %[[A:.*]]: vector<4xi32>, %[[B:.*]]: vector<4x4xi8>, %[[C:.*]]: vector<4x4xi8>, %[[D:.*]]: vector<2xi32>
// CHECK:         %[[X:.*]] = vector.shape_cast %[[B]] : vector<4x4xi8> to vector<16xi8>
// CHECK:         %[[Y:.*]] = vector.shape_cast %[[C]] : vector<4x4xi8> to vector<16xi8>
// CHECK:         arm_neon.intr.sdot %[[A]], %[[X]], %[[Y]] : vector<16xi8>, vector<16xi8> to vector<4xi32>
// CHECK:         arm_neon.intr.sdot %[[D]], %{{.*}} : vector<8xi8>, vector<8xi8> to vector<2xi32>
func.func @sdot(%a: vector<4xi32>, %b: vector<4x4xi8>, %c: vector<4x4xi8>, %d: vector<2xi32>, %e: vector<2x4xi8>) -> (vector<4xi32>, vector<2xi32>) {
  %0 = arm_neon.2d.sdot %a, %b, %c : vector<4x4xi8>, vector<4x4xi8> to vector<4xi32>
  %1 = arm_neon.2d.sdot %d, %e, %e : vector<2x4xi8>, vector<2x4xi8> to vector<2xi32>
  return %0, %1 : vector<4xi32>, vector<2xi32>
}
