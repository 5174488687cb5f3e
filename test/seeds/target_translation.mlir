// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s
// RUN: %if mlir-22 %{ mlir-translate-22 -mlir-to-llvmir %s | FileCheck %s %}

// LLVM IR Target, Translation: functions that call each other, and blocks whose
// predecessors come after them.

// CHECK: @g = global i32 5
llvm.mlir.global external @g(5 : i32) : i32

// The order in a phi is free.

// CHECK-LABEL: define i1 @even(i32 %0)
// CHECK: icmp eq i32 %0, 0
// CHECK: sub i32 %0, 1
// CHECK: call i1 @odd(
// CHECK: %[[PHI:.*]] = phi i1 {{.*}}[ true, %{{[0-9]+}} ]
// CHECK-NEXT: ret i1 %[[PHI]]
llvm.func @even(%n: i32) -> i1 {
  %z = llvm.mlir.constant(0 : i32) : i32
  %c = llvm.icmp "eq" %n, %z : i32
  llvm.cond_br %c, ^yes, ^no
^no:
  %o = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.sub %n, %o : i32
  %r = llvm.call @odd(%m) : (i32) -> i1
  llvm.br ^ret(%r : i1)
^yes:
  %t = llvm.mlir.constant(true) : i1
  llvm.br ^ret(%t : i1)
^ret(%v: i1):
  llvm.return %v : i1
}

// CHECK-LABEL: define i1 @odd(i32 %0)
// CHECK: call i1 @even(
// CHECK: phi i1 {{.*}}[ false, %{{[0-9]+}} ]
llvm.func @odd(%n: i32) -> i1 {
  %z = llvm.mlir.constant(0 : i32) : i32
  %c = llvm.icmp "eq" %n, %z : i32
  llvm.cond_br %c, ^yes, ^no
^no:
  %o = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.sub %n, %o : i32
  %r = llvm.call @even(%m) : (i32) -> i1
  llvm.br ^ret(%r : i1)
^yes:
  %t = llvm.mlir.constant(false) : i1
  llvm.br ^ret(%t : i1)
^ret(%v: i1):
  llvm.return %v : i1
}
