// RUN: mlcc-opt %s | FileCheck %s
// oracle: refuses: typed pointers

// Constants that chose a field were operands; other indices stay values.

// CHECK-LABEL: llvm.func @field(
// CHECK-SAME: [[P:%.+]]: !llvm.ptr<struct<(i32, i64)>>)
llvm.func @field(%p: !llvm.ptr<struct<(i32, i64)>>) {
  // CHECK: [[ZERO:%.+]] = llvm.mlir.constant(0 : i32)
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  // CHECK: llvm.getelementptr [[P]]{{\[}}[[ZERO]], 1] : (!llvm.ptr<struct<(i32, i64)>>, i32) -> !llvm.ptr<i64>
  %0 = llvm.getelementptr %p[%zero, %one] : (!llvm.ptr<struct<(i32, i64)>>, i32, i32) -> !llvm.ptr<i64>
  llvm.return
}

// CHECK-LABEL: llvm.func @elements(
// CHECK-SAME: [[P:%.+]]: !llvm.ptr<{{.+}}>, [[N:%.+]]: i32)
llvm.func @elements(%p: !llvm.ptr<array<2 x vector<4xi32>>>, %n: i32) {
  // CHECK: [[ONE:%.+]] = llvm.mlir.constant(1 : i32)
  %one = llvm.mlir.constant(1 : i32) : i32
  // CHECK: llvm.getelementptr [[P]]{{\[}}[[N]], [[ONE]], [[N]]] :
  %0 = llvm.getelementptr %p[%n, %one, %n] : (!llvm.ptr<array<2 x vector<4xi32>>>, i32, i32, i32) -> !llvm.ptr<i32>
  llvm.return
}

// A pointer that is not known yet is one to what is added.
// CHECK-LABEL: llvm.func @later(
// CHECK-SAME: [[V:%.+]]: i32)
llvm.func @later(%v: i32) {
  llvm.br ^bb2
^bb1:
  // CHECK: llvm.atomicrmw add [[LATER:%.+]], [[V]] monotonic : !llvm.ptr<i32>, i32
  %0 = llvm.atomicrmw add %later, %v monotonic : i32
  llvm.return
^bb2:
  // CHECK: [[LATER]] = llvm.mlir.zero : !llvm.ptr<i32>
  %later = llvm.mlir.zero : !llvm.ptr<i32>
  llvm.br ^bb1
}
