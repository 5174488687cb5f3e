// RUN: %mlcc-opt %s -convert-index-to-llvm | FileCheck %s --check-prefixes=CHECK,ALL
// RUN: %mlcc-opt %s -convert-cf-to-llvm | FileCheck %s --check-prefixes=CHECK,CF
// RUN: %mlcc-opt %s -convert-cf-to-llvm -convert-index-to-llvm | FileCheck %s --check-prefixes=CHECK,ALL
// RUN: %if mlir-22 %{ mlir-opt-22 %s -convert-index-to-llvm | FileCheck %s --check-prefixes=CHECK,ALL %}
// RUN: %if mlir-22 %{ mlir-opt-22 %s -convert-cf-to-llvm | FileCheck %s --check-prefixes=CHECK,CF %}

// A conversion folds what it comes to, of whatever dialect, unless it takes it
// for legal, as that of cf takes all others.

// CHECK-LABEL: func.func @arith(
// CHECK-SAME: [[A:%.+]]: i32)
// CF: [[SUM:%.+]] = arith.addi [[A]]
// CF: return [[SUM]]
// ALL: return [[A]]
func.func @arith(%a: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %sum = arith.addi %a, %zero : i32
  return %sum : i32
}

// CHECK-LABEL: func.func @memref(
// CHECK-SAME: [[A:%.+]]: memref<4xf32>)
// CF: [[BACK:%.+]] = memref.cast {{.+}} to memref<4xf32>
// CF: return [[BACK]]
// ALL: return [[A]]
func.func @memref(%a: memref<4xf32>) -> memref<4xf32> {
  %0 = memref.cast %a : memref<4xf32> to memref<?xf32>
  %1 = memref.cast %0 : memref<?xf32> to memref<4xf32>
  return %1 : memref<4xf32>
}

// What LLVM has is legal to all.
// CHECK-LABEL: llvm.func @llvm(
// CHECK: llvm.add
llvm.func @llvm(%a: i32) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %sum = llvm.add %a, %zero : i32
  llvm.return %sum : i32
}
