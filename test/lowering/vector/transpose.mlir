// RUN: %mlcc-opt %s -convert-vector-to-llvm | FileCheck %s --check-prefixes=CHECK,ELTWISE
// RUN: %if mlir-22 %{ mlir-opt-22 %s -convert-vector-to-llvm | FileCheck %s --check-prefixes=CHECK,ELTWISE %}
// RUN: %mlcc-opt %s -convert-vector-to-llvm=vector-transpose-lowering=shuffle1d | FileCheck %s --check-prefixes=CHECK,FLAT
// RUN: %if mlir-22 %{ mlir-opt-22 %s -convert-vector-to-llvm=vector-transpose-lowering=shuffle1d | FileCheck %s --check-prefixes=CHECK,FLAT %}
// RUN: %mlcc-opt %s -convert-vector-to-llvm=vector-transpose-lowering=shuffle16x16 | FileCheck %s --check-prefixes=CHECK,FLAT,ROUNDS
// RUN: %if mlir-22 %{ mlir-opt-22 %s -convert-vector-to-llvm=vector-transpose-lowering=shuffle16x16 | FileCheck %s --check-prefixes=CHECK,FLAT,ROUNDS %}
// RUN: %mlcc-opt %s -convert-vector-to-llvm=vector-transpose-lowering=llvmintr | FileCheck %s --check-prefixes=CHECK,INTR
// RUN: %if mlir-22 %{ mlir-opt-22 %s -convert-vector-to-llvm=vector-transpose-lowering=llvmintr | FileCheck %s --check-prefixes=CHECK,INTR %}

// How vector.transpose becomes simpler, by each choice.

// CHECK-LABEL: func.func @matrix(
// ELTWISE-COUNT-6: llvm.insertelement
// FLAT: llvm.shufflevector {{.*}} [0, 3, 1, 4, 2, 5] : vector<6xf32>
// FLAT-NOT: llvm.insertelement
// INTR: llvm.intr.matrix.transpose {{.*}} {columns = 2 : i32, rows = 3 : i32} : vector<6xf32> into vector<6xf32>
func.func @matrix(%a: vector<2x3xf32>) -> vector<3x2xf32> {
  %0 = vector.transpose %a, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  return %0 : vector<3x2xf32>
}

// Of more dimensions it is a matrix when the others are 1.
// CHECK-LABEL: func.func @ones(
// ELTWISE-COUNT-6: llvm.insertelement
// FLAT: llvm.shufflevector {{.*}} [0, 3, 1, 4, 2, 5] : vector<6xf32>
// INTR-NOT: llvm.intr.matrix.transpose
func.func @ones(%a: vector<2x1x3xf32>) -> vector<1x3x2xf32> {
  %0 = vector.transpose %a, [1, 2, 0] : vector<2x1x3xf32> to vector<1x3x2xf32>
  return %0 : vector<1x3x2xf32>
}

// The last dimension stays in its place, and rows are moved as they are.
// CHECK-LABEL: func.func @rows(
// CHECK: %[[R0:[0-9]+]] = llvm.extractvalue %[[A:[0-9]+]][0, 0]
// CHECK-NEXT: llvm.insertvalue %[[R0]], %{{[0-9]+}}[0, 0]
// CHECK-NEXT: %[[R1:[0-9]+]] = llvm.extractvalue %[[A]][0, 1]
// CHECK-NEXT: llvm.insertvalue %[[R1]], %{{[0-9]+}}[1, 0]
// CHECK-NEXT: %[[R2:[0-9]+]] = llvm.extractvalue %[[A]][1, 0]
// CHECK-NEXT: llvm.insertvalue %[[R2]], %{{[0-9]+}}[0, 1]
// CHECK-NEXT: %[[R3:[0-9]+]] = llvm.extractvalue %[[A]][1, 1]
// CHECK-NEXT: llvm.insertvalue %[[R3]], %{{[0-9]+}}[1, 1]
func.func @rows(%a: vector<2x2x3xf32>) -> vector<2x2x3xf32> {
  %0 = vector.transpose %a, [1, 0, 2] : vector<2x2x3xf32> to vector<2x2x3xf32>
  return %0 : vector<2x2x3xf32>
}

// A row and a column are the same elements, which only the intrinsic moves.
// CHECK-LABEL: func.func @column(
// ELTWISE: return %arg0
// FLAT: return %arg0
func.func @column(%a: vector<2x1xf32>) -> vector<2x1xf32> {
  %0 = vector.shape_cast %a : vector<2x1xf32> to vector<1x2xf32>
  %1 = vector.transpose %0, [1, 0] : vector<1x2xf32> to vector<2x1xf32>
  return %1 : vector<2x1xf32>
}

// A row of scalable length is a column; otherwise those stay.
// CHECK-LABEL: func.func @scalable(
// CHECK: vector.shape_cast {{.*}} : vector<1x[4]xf32> to vector<[4]x1xf32>
// CHECK: vector.transpose {{.*}} : vector<2x[4]xf32> to vector<[4]x2xf32>
func.func @scalable(%a: vector<1x[4]xf32>, %b: vector<2x[4]xf32>) -> (vector<[4]x1xf32>, vector<[4]x2xf32>) {
  %0 = vector.transpose %a, [1, 0] : vector<1x[4]xf32> to vector<[4]x1xf32>
  %1 = vector.transpose %b, [1, 0] : vector<2x[4]xf32> to vector<[4]x2xf32>
  return %0, %1 : vector<[4]x1xf32>, vector<[4]x2xf32>
}

// Four rounds of sixteen shuffles.
// CHECK-LABEL: func.func @sixteen(
// ROUNDS-COUNT-8: [0, 16, 1, 17, 4, 20, 5, 21, 8, 24, 9, 25, 12, 28, 13, 29]
// ROUNDS: [2, 18, 3, 19, 6, 22, 7, 23, 10, 26, 11, 27, 14, 30, 15, 31]
// ROUNDS: [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29]
// ROUNDS: [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31]
// ROUNDS-COUNT-4: [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27]
// ROUNDS-COUNT-4: [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31]
// ROUNDS-COUNT-4: [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27]
// ROUNDS-COUNT-4: [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31]
// ROUNDS-COUNT-8: [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27]
// ROUNDS-COUNT-8: [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31]
// CHECK: return
func.func @sixteen(%a: vector<16x16xf32>) -> vector<16x16xf32> {
  %0 = vector.transpose %a, [1, 0] : vector<16x16xf32> to vector<16x16xf32>
  return %0 : vector<16x16xf32>
}
