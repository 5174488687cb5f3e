// RUN: mlcc-opt %s | FileCheck %s
// RUN: mlcc-opt -Wdeprecated-mlir %s 2>&1 | FileCheck %s --check-prefix=NOTE
// RUN: not mlcc-opt -std=mlir22 %s 2>&1 | FileCheck %s --check-prefix=STRICT
//
// Scalable vectors as LLVM 11 and 12 had them.

// STRICT: error:
// NOTE: !arm_sve.vector<4xi32> is an old spelling of vector<[4]xi32>
// CHECK: func.func @old(%[[A:.*]]: vector<[4]xi32>, %[[B:.*]]: vector<[16]xi8>)
func.func @old(%a: !arm_sve.vector<4xi32>, %b: !arm_sve.vector<16xi8>) -> !arm_sve.vector<4xi32> {
  // CHECK: arm_sve.sdot %[[A]], %[[B]], %[[B]] : vector<[16]xi8> to vector<[4]xi32>
  %0 = arm_sve.sdot %a, %b, %b : !arm_sve.vector<16xi8> to !arm_sve.vector<4xi32>
  return %0 : !arm_sve.vector<4xi32>
}
