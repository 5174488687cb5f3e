// RUN: %own/mlcc-opt %s -canonicalize | FileCheck %s

// CHECK-LABEL: func.func @constants()
// CHECK-NEXT: %[[SUM:.*]] = qnum.constant 896 : !qnum.q<8>
// CHECK-NEXT: return %[[SUM]]
func.func @constants() -> !qnum.q<8> {
  %a = qnum.constant 512 : !qnum.q<8>
  %b = qnum.constant 384 : !qnum.q<8>
  %0 = qnum.add %a, %b : !qnum.q<8>
  return %0 : !qnum.q<8>
}

// CHECK-LABEL: func.func @largest()
// CHECK-NEXT: qnum.constant 2147483647 : !qnum.q<8>
func.func @largest() -> !qnum.q<8> {
  %a = qnum.constant 2147483647 : !qnum.q<8>
  %0 = qnum.add %a, %a : !qnum.q<8>
  return %0 : !qnum.q<8>
}

// CHECK-LABEL: func.func @nothing_to_do(
// CHECK-SAME: %[[A:.*]]: !qnum.q<8>
// CHECK-NEXT: return %[[A]]
func.func @nothing_to_do(%a: !qnum.q<8>) -> !qnum.q<8> {
  %zero = qnum.constant 0 : !qnum.q<8>
  %one = qnum.constant 256 : !qnum.q<8>
  %0 = qnum.add %zero, %a : !qnum.q<8>
  %1 = qnum.mul %0, %one : !qnum.q<8>
  return %1 : !qnum.q<8>
}

// CHECK-LABEL: func.func @not_one(
// CHECK: qnum.mul
func.func @not_one(%a: !qnum.q<8>) -> !qnum.q<8> {
  %one = qnum.constant 1 : !qnum.q<8>
  %0 = qnum.mul %a, %one : !qnum.q<8>
  return %0 : !qnum.q<8>
}
