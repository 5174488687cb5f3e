// RUN: mlcc-opt %s -Wdeprecated-mlir -allow-unregistered-dialect 2>&1 | FileCheck %s

// Attributes that have the name of an old one and say something else stay as
// they are, and no note is written.

// CHECK-NOT: note:
// CHECK-LABEL: func.func @sizes
func.func @sizes(%a: i32, %v: vector<4x8xf32>) {
  // CHECK: arith.addi %arg0, %arg0 {operand_segment_sizes = 1 : i32} : i32
  %0 = "arith.addi"(%a, %a) {operand_segment_sizes = 1 : i32} : (i32, i32) -> i32
  // CHECK: arith.addi %arg0, %arg0 {result_segment_sizes = 1 : i32} : i32
  %1 = "arith.addi"(%a, %a) {result_segment_sizes = 1 : i32} : (i32, i32) -> i32
  // CHECK: vector.transpose %arg1, [1, 0] {transp = "x"}
  %2 = vector.transpose %v, [1, 0] {transp = "x"} : vector<4x8xf32> to vector<8x4xf32>
  // CHECK: vector.transpose %arg1, [1, 0] {transp = "y"}
  %3 = "vector.transpose"(%v) <{permutation = array<i64: 1, 0>}> {transp = "y"} : (vector<4x8xf32>) -> vector<8x4xf32>
  return
}
