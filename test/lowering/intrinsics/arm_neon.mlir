// RUN: mlcc -target aarch64-linux-gnu -emit-mlir %s -o - | FileCheck %s
// RUN: mlcc-opt -convert-to-llvm %s | FileCheck %s --check-prefix=KEPT
// RUN: %if mlir-22 %{ mlcc-opt -convert-to-llvm %s > %t %}
// RUN: %if mlir-22 %{ mlir-opt-22 -convert-to-llvm %s | diff %t - %}
//
// Operations that LLVM has stay; rows become one vector. convert-to-llvm leaves
// both.
// KEPT-COUNT-2: arm_neon.2d.sdot

// CHECK-LABEL: @rows(
// CHECK-SAME:    %[[A:.*]]: vector<4xi32>, %[[B:.*]]: !llvm.array<4 x vector<4xi8>>
// CHECK: %[[R0:.*]] = llvm.extractvalue %[[B]][0]
// CHECK: %[[R1:.*]] = llvm.extractvalue %[[B]][1]
// CHECK: %[[R2:.*]] = llvm.extractvalue %[[B]][2]
// CHECK: %[[R3:.*]] = llvm.extractvalue %[[B]][3]
// CHECK: %[[LOW:.*]] = llvm.shufflevector %[[R0]], %[[R1]] [0, 1, 2, 3, 4, 5, 6, 7]
// CHECK: %[[HIGH:.*]] = llvm.shufflevector %[[R2]], %[[R3]] [0, 1, 2, 3, 4, 5, 6, 7]
// CHECK: %[[FLAT:.*]] = llvm.shufflevector %[[LOW]], %[[HIGH]] [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]
// CHECK: arm_neon.intr.sdot %[[A]], %[[FLAT]], %{{.*}} : vector<16xi8>, vector<16xi8> to vector<4xi32>
func.func @rows(%a: vector<4xi32>, %b: vector<4x4xi8>) -> vector<4xi32> {
  %0 = arm_neon.2d.sdot %a, %b, %b : vector<4x4xi8>, vector<4x4xi8> to vector<4xi32>
  return %0 : vector<4xi32>
}

// CHECK-LABEL: @two(
// CHECK: %[[FLAT:.*]] = llvm.shufflevector %{{.*}} [0, 1, 2, 3, 4, 5, 6, 7]
// CHECK: arm_neon.intr.sdot %{{.*}}, %[[FLAT]], %{{.*}} : vector<8xi8>, vector<8xi8> to vector<2xi32>
func.func @two(%a: vector<2xi32>, %b: vector<2x4xi8>) -> vector<2xi32> {
  %0 = arm_neon.2d.sdot %a, %b, %b : vector<2x4xi8>, vector<2x4xi8> to vector<2xi32>
  return %0 : vector<2xi32>
}
