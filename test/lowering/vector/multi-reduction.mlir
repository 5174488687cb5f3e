// RUN: %mlcc-opt %s -lower-vector-multi-reduction | FileCheck %s --check-prefixes=CHECK,ROWS
// RUN: %if mlir-22 %{ mlir-opt-22 %s -lower-vector-multi-reduction | FileCheck %s --check-prefixes=CHECK,ROWS %}
// RUN: %mlcc-opt %s -lower-vector-multi-reduction=lowering-strategy=inner-reduction | FileCheck %s --check-prefixes=CHECK,SUMS
// RUN: %if mlir-22 %{ mlir-opt-22 %s -lower-vector-multi-reduction=lowering-strategy=inner-reduction | FileCheck %s --check-prefixes=CHECK,SUMS %}

// vector.multi_reduction, by rows that are combined or by sums of rows.

// CHECK-LABEL: func.func @first(
// ROWS: %[[R0:[0-9]+]] = vector.extract %arg0[0]
// ROWS: %[[S0:[0-9]+]] = arith.addf %[[R0]], %arg1 : vector<3xf32>
// ROWS: %[[R1:[0-9]+]] = vector.extract %arg0[1]
// ROWS: arith.addf %[[R1]], %[[S0]] : vector<3xf32>
// SUMS: %[[T:[0-9]+]] = vector.transpose %arg0, [1, 0]
// SUMS: %[[R0:[0-9]+]] = vector.extract %[[T]][0]
// SUMS: %[[A0:[0-9]+]] = vector.extract %arg1[0]
// SUMS: %[[S0:[0-9]+]] = vector.reduction <add>, %[[R0]], %[[A0]]
// SUMS: vector.insert %[[S0]], %cst [0]
// SUMS-COUNT-2: vector.reduction
func.func @first(%a: vector<2x3xf32>, %b: vector<3xf32>) -> vector<3xf32> {
  %0 = vector.multi_reduction <add>, %a, %b [0] : vector<2x3xf32> to vector<3xf32>
  return %0 : vector<3xf32>
}

// CHECK-LABEL: func.func @last(
// ROWS: vector.transpose %arg0, [1, 0]
// ROWS-COUNT-3: arith.muli {{.*}} : vector<2xi32>
// SUMS-NOT: vector.transpose
// SUMS-COUNT-2: vector.reduction <mul>, {{.*}} : vector<3xi32> into i32
func.func @last(%a: vector<2x3xi32>, %b: vector<2xi32>) -> vector<2xi32> {
  %0 = vector.multi_reduction <mul>, %a, %b [1] : vector<2x3xi32> to vector<2xi32>
  return %0 : vector<2xi32>
}

// What is reduced, and what is not, is one dimension each.
// CHECK-LABEL: func.func @flattened(
// SUMS: vector.shape_cast {{.*}} : vector<2x3x4x5xf32> to vector<6x20xf32>
// SUMS-COUNT-6: vector.reduction
// SUMS: vector.shape_cast {{.*}} : vector<6xf32> to vector<2x3xf32>
// ROWS: vector.transpose %arg0, [2, 3, 0, 1]
// ROWS-COUNT-20: arith.maximumf {{.*}} : vector<6xf32>
func.func @flattened(%a: vector<2x3x4x5xf32>, %b: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = vector.multi_reduction <maximumf>, %a, %b [2, 3] : vector<2x3x4x5xf32> to vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// CHECK-LABEL: func.func @all(
// SUMS: %[[V:[0-9]+]] = vector.shape_cast %arg0 : vector<2x3xi32> to vector<6xi32>
// SUMS: vector.reduction <add>, %[[V]], %arg1
// ROWS-COUNT-6: arith.addi {{.*}} : vector<1xi32>
func.func @all(%a: vector<2x3xi32>, %b: i32) -> i32 {
  %0 = vector.multi_reduction <add>, %a, %b [0, 1] : vector<2x3xi32> to i32
  return %0 : i32
}

// Masks go with their rows.
// CHECK-LABEL: func.func @masked(
// ROWS: %[[TM:[0-9]+]] = vector.transpose %arg2, [1, 0]
// ROWS: %[[M:[0-9]+]] = vector.extract %[[TM]][0]
// ROWS: arith.select %[[M]]
// SUMS: %[[M:[0-9]+]] = vector.extract %arg2[0]
// SUMS: vector.mask %[[M]] { vector.reduction <add>
func.func @masked(%a: vector<2x3xi32>, %b: vector<2xi32>, %m: vector<2x3xi1>) -> vector<2xi32> {
  %0 = vector.mask %m { vector.multi_reduction <add>, %a, %b [1] : vector<2x3xi32> to vector<2xi32> } : vector<2x3xi1> -> vector<2xi32>
  return %0 : vector<2xi32>
}

// CHECK-LABEL: func.func @masked_all(
// SUMS: %[[M:[0-9]+]] = vector.shape_cast %arg2 : vector<2x2xi1> to vector<4xi1>
// SUMS: vector.mask %[[M]] { vector.reduction <add>
// ROWS-COUNT-4: arith.select
func.func @masked_all(%a: vector<2x2xi32>, %b: i32, %m: vector<2x2xi1>) -> i32 {
  %0 = vector.mask %m { vector.multi_reduction <add>, %a, %b [0, 1] : vector<2x2xi32> to i32 } : vector<2x2xi1> -> i32
  return %0 : i32
}

// A mask that is true everywhere is none.
// CHECK-LABEL: func.func @full(
// CHECK-NOT: vector.mask
// CHECK: return
func.func @full(%a: vector<4xi32>, %b: i32) -> i32 {
  %all = arith.constant dense<true> : vector<4xi1>
  %0 = vector.mask %all { vector.reduction <add>, %a, %b : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0 : i32
}
