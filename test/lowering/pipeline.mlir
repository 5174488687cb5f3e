// RUN: %mlcc-opt %s -pass-pipeline='builtin.module(func.func(convert-scf-to-cf),convert-to-llvm)' | FileCheck %s
// RUN: %mlcc -emit-mlir %s -o - | FileCheck %s
// RUN: %mlcc -verify-each -emit-mlir %s -o - | FileCheck %s
// RUN: %mlcc -emit-mlir=cf %s -o - | FileCheck %s --check-prefix=CF
// RUN: %mlcc -emit-mlir=input %s -o - | FileCheck %s --check-prefix=INPUT
// RUN: %mlcc-opt %s -convert-scf-to-std -convert-std-to-llvm | FileCheck %s
// RUN: %mlcc-opt %s -convert-scf-to-cf -convert-func-to-llvm -convert-arith-to-llvm \
// RUN:   -convert-cf-to-llvm -reconcile-unrealized-casts | FileCheck %s
// RUN: %mlcc-opt %s -verify-each -convert-scf-to-cf -convert-func-to-llvm \
// RUN:   -convert-arith-to-llvm -convert-cf-to-llvm -reconcile-unrealized-casts | FileCheck %s
// RUN: not %mlcc-opt %s -pass-pipeline='builtin.module(nothing)' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=UNKNOWN
// RUN: not %mlcc-opt %s -pass-pipeline='func.func(convert-to-llvm)' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=ANCHOR
// The default pipeline, its stages, the same by hand, together or one by one:
// the result is the same.

// UNKNOWN: 'nothing' does not refer to a registered pass or pass pipeline
// ANCHOR: can't run 'func.func' pass manager

// CHECK-LABEL: llvm.func @f(
// CHECK-SAME:    %[[N:.*]]: i64, %[[A:.*]]: i64) -> i64 {
// CHECK-NEXT:    %[[C0:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:    %[[C1:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    llvm.br ^bb1(%[[C0]], %[[A]] : i64, i64)
// CHECK-NEXT:  ^bb1(%[[I:.*]]: i64, %[[X:.*]]: i64):
// CHECK-NEXT:    %[[MORE:.*]] = llvm.icmp "slt" %[[I]], %[[N]] : i64
// CHECK-NEXT:    llvm.cond_br %[[MORE]], ^bb2, ^bb3
// CHECK-NEXT:  ^bb2:
// CHECK-NEXT:    %[[Y:.*]] = llvm.add %[[X]], %[[X]] : i64
// CHECK-NEXT:    %[[J:.*]] = llvm.add %[[I]], %[[C1]] : i64
// CHECK-NEXT:    llvm.br ^bb1(%[[J]], %[[Y]] : i64, i64)
// CHECK-NEXT:  ^bb3:
// CHECK-NEXT:    llvm.return %[[X]] : i64

// CF-LABEL: func.func @f(
// CF:         cf.br ^bb1

// INPUT-LABEL: func.func @f(
// INPUT:         scf.for
func.func @f(%n: index, %a: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> (index) {
    %y = arith.addi %x, %x : index
    scf.yield %y : index
  }
  return %r : index
}
