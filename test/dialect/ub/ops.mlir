// RUN: grep -v '^//' %s > %t
// RUN: mlcc-opt -allow-unregistered-dialect %t | diff %t -
// RUN: mlcc-opt -allow-unregistered-dialect -mlir-print-op-generic %t > %t.generic
// RUN: mlcc-opt -allow-unregistered-dialect %t.generic | diff %t -
// RUN: %if mlir-22 %{ mlir-opt-22 -allow-unregistered-dialect %t | diff %t - %}
// RUN: %if mlir-22 %{ mlir-opt-22 -allow-unregistered-dialect -mlir-print-op-generic %t | diff %t.generic - %}
//
// Every operation of ub, as it is printed: reading gives it back, in generic
// form too, and what mlir-opt prints is the same.
module {
  func.func @f() -> i32 {
    %0 = ub.poison : i32
    %1 = ub.poison {note = 1 : i32} : vector<4xf32>
    %2 = ub.poison : tensor<?xi8>
    return %0 : i32
  }
  func.func @g() {
    ub.unreachable {note}
  }
}

