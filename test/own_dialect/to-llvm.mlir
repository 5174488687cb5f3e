// RUN: %own/mlcc-opt %s -convert-to-llvm | FileCheck %s
// RUN: %own/mlcc -emit-mlir %s -o - | FileCheck %s
// RUN: %own/mlcc-opt %s -convert-to-llvm=filter-dialects=func | FileCheck %s --check-prefix=LEFT

// LEFT: qnum.mul

// CHECK-LABEL: llvm.func @multiply(
// CHECK-SAME: %[[A:.*]]: i32{{.*}}, %[[B:.*]]: i32{{.*}}) -> i32
func.func @multiply(%a: !qnum.q<8>, %b: !qnum.q<8>) -> !qnum.q<8> {
  // CHECK: %[[X:.*]] = llvm.sext %[[A]] : i32 to i64
  // CHECK: %[[Y:.*]] = llvm.sext %[[B]] : i32 to i64
  // CHECK: %[[P:.*]] = llvm.mul %[[X]], %[[Y]] : i64
  // CHECK: %[[H:.*]] = llvm.mlir.constant(128 : i64) : i64
  // CHECK: %[[S:.*]] = llvm.add %[[P]], %[[H]] : i64
  // CHECK: %[[Q:.*]] = qnum.intr.shift %[[S]] by 8 : i64
  // CHECK: %[[R:.*]] = llvm.trunc %[[Q]] : i64 to i32
  %0 = qnum.mul %a, %b rounding nearest : !qnum.q<8>
  // CHECK: llvm.return %[[R]] : i32
  return %0 : !qnum.q<8>
}

// CHECK-LABEL: llvm.func @add(
// CHECK: qnum.intr.add
func.func @add(%a: !qnum.q<8>) -> !qnum.q<8> {
  %0 = qnum.add %a, %a : !qnum.q<8>
  return %0 : !qnum.q<8>
}
