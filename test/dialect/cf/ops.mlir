// RUN: grep -v '^//' %s > %t
// RUN: mlcc-opt -allow-unregistered-dialect %t | diff %t -
// RUN: mlcc-opt -allow-unregistered-dialect -mlir-print-op-generic %t > %t.generic
// RUN: mlcc-opt -allow-unregistered-dialect %t.generic | diff %t -
// RUN: %if mlir-22 %{ mlir-opt-22 -allow-unregistered-dialect %t | diff %t - %}
// RUN: %if mlir-22 %{ mlir-opt-22 -allow-unregistered-dialect -mlir-print-op-generic %t | diff %t.generic - %}
//
// Every operation of cf, as it is printed: reading gives it back, in generic
// form too, and what mlir-opt prints is the same.
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i8) {
    cf.assert %arg0, "a \22text\22\0A" {note}
    cf.br ^bb1
  ^bb1:  // 3 preds: ^bb0, ^bb2, ^bb4
    cf.br ^bb2(%arg1, %arg2 : i32, i8)
  ^bb2(%0: i32, %1: i8):  // 2 preds: ^bb1, ^bb3
    cf.cond_br %arg0, ^bb1, ^bb3(%0 : i32)
  ^bb3(%2: i32):  // 3 preds: ^bb2, ^bb4, ^bb5
    cf.cond_br %arg0 weights([90, 10]), ^bb2(%arg1, %arg2 : i32, i8), ^bb4 {note = 1 : i32}
  ^bb4:  // pred: ^bb3
    cf.switch %arg1 : i32, [
      default: ^bb5,
      42: ^bb1,
      4294967289: ^bb3(%arg1 : i32)
    ]
  ^bb5:  // pred: ^bb4
    cf.switch %arg2 : i8, [
      default: ^bb3(%arg1 : i32)] {note}
  ^bb6:  // no predecessors
    return
  }
}

