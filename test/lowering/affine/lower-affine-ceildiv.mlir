// A quotient that is rounded up, of the least number too, which has no opposite.
// mlir-opt-22 takes the opposite of what is below zero.
//
// RUN: %mlcc-opt %s -lower-affine | FileCheck %s

// CHECK-LABEL: @ceildiv
// CHECK-SAME: [[N:%[^ :,)#]+]]: index
// CHECK-DAG: [[C3:%.*]] = arith.constant 3 : index
// CHECK-DAG: [[C0:%.*]] = arith.constant 0 : index
// CHECK-DAG: [[C1:%.*]] = arith.constant 1 : index
// CHECK: [[BELOW:%.*]] = arith.cmpi sle, [[N]], [[C0]] : index
// CHECK: [[LESS:%.*]] = arith.subi [[N]], [[C1]] : index
// CHECK: [[DIVIDEND:%.*]] = arith.select [[BELOW]], [[N]], [[LESS]] : index
// CHECK: [[QUOTIENT:%.*]] = arith.divsi [[DIVIDEND]], [[C3]] : index
// CHECK: [[MORE:%.*]] = arith.addi [[QUOTIENT]], [[C1]] : index
// CHECK: [[RESULT:%.*]] = arith.select [[BELOW]], [[QUOTIENT]], [[MORE]] : index
// CHECK: return [[RESULT]]
func.func @ceildiv(%n: index) -> index {
  %0 = affine.apply affine_map<()[s0] -> (s0 ceildiv 3)>()[%n]
  return %0 : index
}
