// RUN: %own/mlcc-opt %s | FileCheck %s
// RUN: %own/mlcc-opt %s | %own/mlcc-opt | FileCheck %s
// RUN: %own/mlcc-opt %s -mlir-print-op-generic | %own/mlcc-opt | FileCheck %s
// RUN: %own/mlcc-opt %s -verify-roundtrip -o /dev/null
// RUN: not %mlcc-opt %s 2>&1 | FileCheck %s --check-prefix=UNKNOWN

// UNKNOWN: type created with unregistered dialect

// CHECK-LABEL: func.func @arithmetic(
// CHECK-SAME: %[[A:.*]]: !qnum.q<8>, %[[B:.*]]: !qnum.q<8>)
func.func @arithmetic(%a: !qnum.q<8>, %b: !qnum.q<8>) -> i32 {
  // CHECK: %[[C:q384.*]] = qnum.constant 384 : !qnum.q<8>
  %c = qnum.constant 384 : !qnum.q<8>
  // CHECK: qnum.add %[[A]], %[[C]] {note = "x"} : !qnum.q<8>
  %0 = qnum.add %a, %c {note = "x"} : !qnum.q<8>
  // CHECK: qnum.mul %{{.*}}, %[[B]] : !qnum.q<8>
  %1 = qnum.mul %0, %b rounding down : !qnum.q<8>
  // CHECK: qnum.mul %{{.*}}, %[[B]] rounding nearest : !qnum.q<8>
  %2 = qnum.mul %1, %b rounding nearest : !qnum.q<8>
  // CHECK: qnum.convert %{{.*}} : !qnum.q<8> to !qnum.q<4>
  %3 = qnum.convert %2 : !qnum.q<8> to !qnum.q<4>
  // CHECK: qnum.bits %{{.*}} : !qnum.q<4>
  %4 = qnum.bits %3 : !qnum.q<4>
  return %4 : i32
}

// CHECK-LABEL: func.func @parts(
func.func @parts(%a: i32, %b: i64) attributes {r = #qnum.rounding<nearest>} {
  // CHECK: qnum.intr.add %{{.*}}, %{{.*}} : i32
  %0 = qnum.intr.add %a, %a : i32
  // CHECK: qnum.intr.shift %{{.*}} by 8 : i64
  %1 = qnum.intr.shift %b by 8 : i64
  return
}
