// RUN: %mlcc-opt %s -convert-arith-to-llvm | FileCheck %s
// Casts without uses go with what they are of; mlir-opt keeps them.

// CHECK-LABEL: func.func @f(
// CHECK: llvm.add
// CHECK-NEXT: return
func.func @f(%a: index) {
  %b = arith.addi %a, %a : index
  %0 = builtin.unrealized_conversion_cast %b : index to i64
  %1 = builtin.unrealized_conversion_cast %b : index to i32
  return
}
