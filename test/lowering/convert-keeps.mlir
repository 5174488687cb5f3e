// RUN: %mlcc-opt %s -convert-complex-to-standard | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -convert-complex-to-standard | FileCheck %s %}

// A conversion folds what it does not know; where the constant cannot stay the
// operation is as it was. Here the operands would have changed places.

// CHECK-LABEL: @stays
// CHECK-DAG: [[NULL:%.+]] = llvm.mlir.zero
// CHECK-DAG: [[OWN:%.+]] = llvm.alloca
// CHECK: llvm.icmp "ne" [[NULL]], [[OWN]]
llvm.func @stays() {
  %one = llvm.mlir.constant(1 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %own = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %0 = llvm.icmp "ne" %null, %own : !llvm.ptr
  llvm.return
}
