// RUN: grep -v '^//' %s > %t
// RUN: mlcc-opt %t | diff %t -
// RUN: mlcc-opt -mlir-print-op-generic %t | FileCheck %s
//
// Negative cases of 64 bits and more keep their sign, so that they can be read.
// mlir-opt prints them as unsigned ones.
// CHECK: case_values = dense<[-9223372036854775808, -5, 7]> : vector<3xi129>
// CHECK: case_values = dense<-1> : vector<1xi64>
module {
  func.func @f(%arg0: i129, %arg1: i64) {
    cf.switch %arg0 : i129, [
      default: ^bb1,
      -9223372036854775808: ^bb1,
      -5: ^bb1,
      7: ^bb1
    ]
  ^bb1:  // 4 preds: ^bb0, ^bb0, ^bb0, ^bb0
    cf.switch %arg1 : i64, [
      default: ^bb2,
      -1: ^bb2
    ]
  ^bb2:  // 2 preds: ^bb1, ^bb1
    return
  }
}

