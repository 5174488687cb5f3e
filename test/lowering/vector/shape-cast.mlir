// RUN: %mlcc-opt %s -convert-vector-to-llvm | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -convert-vector-to-llvm | FileCheck %s %}

// vector.shape_cast in parts.

// Ones at the front.
// CHECK-LABEL: func.func @fewer(
// CHECK: %[[ROW:[0-9]+]] = llvm.extractvalue %{{.*}}[0, 0]
// CHECK: return %[[ROW]]
func.func @fewer(%a: vector<1x1x4xf32>) -> vector<4xf32> {
  %0 = vector.shape_cast %a : vector<1x1x4xf32> to vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK-LABEL: func.func @more(
// CHECK: llvm.insertvalue %arg0, %{{.*}}[0, 0]
func.func @more(%a: vector<4xf32>) -> vector<1x1x4xf32> {
  %0 = vector.shape_cast %a : vector<4xf32> to vector<1x1x4xf32>
  return %0 : vector<1x1x4xf32>
}

// Rows that are the same on both sides.
// CHECK-LABEL: func.func @rows(
// CHECK: %[[R0:[0-9]+]] = llvm.extractvalue %[[A:[0-9]+]][0, 0]
// CHECK: llvm.insertvalue %[[R0]], %{{[0-9]+}}[0]
// CHECK: %[[R1:[0-9]+]] = llvm.extractvalue %[[A]][0, 1]
// CHECK: llvm.insertvalue %[[R1]], %{{[0-9]+}}[1]
// CHECK: %[[R2:[0-9]+]] = llvm.extractvalue %[[A]][1, 0]
// CHECK: llvm.insertvalue %[[R2]], %{{[0-9]+}}[2]
func.func @rows(%a: vector<2x2x5xf32>) -> vector<4x5xf32> {
  %0 = vector.shape_cast %a : vector<2x2x5xf32> to vector<4x5xf32>
  return %0 : vector<4x5xf32>
}

// Elements, where row lengths have no divisor in common.
// CHECK-LABEL: func.func @elements(
// CHECK-COUNT-6: llvm.insertelement
// CHECK-NOT: llvm.insertelement
func.func @elements(%a: vector<2x3xf32>) -> vector<3x2xf32> {
  %0 = vector.shape_cast %a : vector<2x3xf32> to vector<3x2xf32>
  return %0 : vector<3x2xf32>
}

// Parts of two, of which a row has three there and two here.
// CHECK-LABEL: func.func @slices(
// CHECK: llvm.shufflevector %[[ROW:[0-9]+]], %[[ROW]] [0, 1] : vector<6xf32>
// CHECK: llvm.shufflevector %[[ROW]], %[[ROW]] [2, 3] : vector<6xf32>
// CHECK: llvm.insertvalue %{{[0-9]+}}, %{{[0-9]+}}[0] : !llvm.array<3 x vector<4xf32>>
// CHECK: llvm.shufflevector %[[ROW]], %[[ROW]] [4, 5] : vector<6xf32>
// CHECK: llvm.extractvalue %{{[0-9]+}}[1]
// CHECK: llvm.insertvalue %{{[0-9]+}}, %{{[0-9]+}}[1] : !llvm.array<3 x vector<4xf32>>
// CHECK: llvm.insertvalue %{{[0-9]+}}, %{{[0-9]+}}[2] : !llvm.array<3 x vector<4xf32>>
func.func @slices(%a: vector<2x6xf32>) -> vector<3x4xf32> {
  %0 = vector.shape_cast %a : vector<2x6xf32> to vector<3x4xf32>
  return %0 : vector<3x4xf32>
}

// Scalable, by the shorter of the last dimensions.
// CHECK-LABEL: func.func @flatten(
// CHECK: llvm.intr.vector.insert %{{[0-9]+}}, %{{[0-9]+}}[0] : vector<[4]xf32> into vector<[8]xf32>
// CHECK: llvm.intr.vector.insert %{{[0-9]+}}, %{{[0-9]+}}[4] : vector<[4]xf32> into vector<[8]xf32>
func.func @flatten(%a: vector<2x[4]xf32>) -> vector<[8]xf32> {
  %0 = vector.shape_cast %a : vector<2x[4]xf32> to vector<[8]xf32>
  return %0 : vector<[8]xf32>
}

// CHECK-LABEL: func.func @unflatten(
// CHECK: %[[P0:[0-9]+]] = llvm.intr.vector.extract %arg0[0] : vector<[4]xf32> from vector<[8]xf32>
// CHECK: llvm.insertvalue %[[P0]], %{{[0-9]+}}[0]
// CHECK: %[[P1:[0-9]+]] = llvm.intr.vector.extract %arg0[4] : vector<[4]xf32> from vector<[8]xf32>
// CHECK: llvm.insertvalue %[[P1]], %{{[0-9]+}}[1]
func.func @unflatten(%a: vector<[8]xf32>) -> vector<2x[4]xf32> {
  %0 = vector.shape_cast %a : vector<[8]xf32> to vector<2x[4]xf32>
  return %0 : vector<2x[4]xf32>
}

// CHECK-LABEL: func.func @scalable_front(
// CHECK: vector.shape_cast
func.func @scalable_front(%a: vector<[4]x2xf32>) -> vector<[8]xf32> {
  %0 = vector.shape_cast %a : vector<[4]x2xf32> to vector<[8]xf32>
  return %0 : vector<[8]xf32>
}
