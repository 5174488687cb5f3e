// RUN: %mlcc-opt %s -lower-vector-multi-reduction | FileCheck %s --check-prefixes=CHECK,ROWS
// RUN: %mlcc-opt %s -lower-vector-multi-reduction=lowering-strategy=inner-reduction | FileCheck %s --check-prefixes=CHECK,SUMS

// Rows that are as many as a scalable dimension has are left; mlir-opt takes it
// for one that is not scalable.

// CHECK-LABEL: func.func @rows(
// ROWS: vector.multi_reduction <add>, %arg0, %arg1 [0]
// SUMS: vector.multi_reduction <add>, {{.*}} [1]
func.func @rows(%a: vector<[2]x[3]xi32>, %b: vector<[3]xi32>) -> vector<[3]xi32> {
  %0 = vector.multi_reduction <add>, %a, %b [0] : vector<[2]x[3]xi32> to vector<[3]xi32>
  return %0 : vector<[3]xi32>
}

// Their elements may be.
// CHECK-LABEL: func.func @elements(
// ROWS-COUNT-2: arith.addi {{.*}} : vector<[3]xi32>
// SUMS: vector.multi_reduction
func.func @elements(%a: vector<2x[3]xi32>, %b: vector<[3]xi32>) -> vector<[3]xi32> {
  %0 = vector.multi_reduction <add>, %a, %b [0] : vector<2x[3]xi32> to vector<[3]xi32>
  return %0 : vector<[3]xi32>
}

// CHECK-LABEL: func.func @sum(
// SUMS: vector.reduction <add>, %arg0, %arg1 : vector<[4]xi32> into i32
// ROWS: vector.multi_reduction
func.func @sum(%a: vector<[4]xi32>, %b: i32) -> i32 {
  %0 = vector.multi_reduction <add>, %a, %b [0] : vector<[4]xi32> to i32
  return %0 : i32
}
