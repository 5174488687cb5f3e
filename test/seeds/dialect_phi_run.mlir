// RUN: mlcc -S -emit-llvm -O2 %s -o - | FileCheck %s

// The 'llvm' Dialect, PHI Nodes and Block Arguments: which value arrives where a
// terminator passes different ones to the same block. The compiler computes it.

llvm.func internal @same(%cond: i1, %0: i32, %1: i32) -> i32 {
  llvm.cond_br %cond, ^bb2[%0: i32], ^bb2[%1: i32]

^bb2(%arg0: i32):
  llvm.return %arg0 : i32
}

llvm.func internal @switch(%flag: i32, %a: i32, %b: i32) -> i32 {
  llvm.switch %flag : i32, ^bb1(%flag : i32) [
    1: ^bb1(%a : i32),
    2: ^bb1(%b : i32)
  ]
^bb1(%arg0: i32):
  llvm.return %arg0 : i32
}

func.func private @converted(%cond: i1, %0: i32, %1: i32) -> i32 {
  cf.cond_br %cond, ^bb2(%0 : i32), ^bb2(%1 : i32)
^bb2(%arg0: i32):
  return %arg0 : i32
}

// CHECK-LABEL: @same_true
// CHECK: ret i32 1
llvm.func @same_true() -> i32 {
  %c = llvm.mlir.constant(true) : i1
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.mlir.constant(2 : i32) : i32
  %2 = llvm.call @same(%c, %0, %1) : (i1, i32, i32) -> i32
  llvm.return %2 : i32
}

// CHECK-LABEL: @same_false
// CHECK: ret i32 2
llvm.func @same_false() -> i32 {
  %c = llvm.mlir.constant(false) : i1
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.mlir.constant(2 : i32) : i32
  %2 = llvm.call @same(%c, %0, %1) : (i1, i32, i32) -> i32
  llvm.return %2 : i32
}

// Ten for 1, twenty for 2, else the number itself.
// CHECK-LABEL: @switched
// CHECK: ret i32 37
llvm.func @switched() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %two = llvm.mlir.constant(2 : i32) : i32
  %seven = llvm.mlir.constant(7 : i32) : i32
  %a = llvm.mlir.constant(10 : i32) : i32
  %b = llvm.mlir.constant(20 : i32) : i32
  %0 = llvm.call @switch(%one, %a, %b) : (i32, i32, i32) -> i32
  %1 = llvm.call @switch(%two, %a, %b) : (i32, i32, i32) -> i32
  %2 = llvm.call @switch(%seven, %a, %b) : (i32, i32, i32) -> i32
  %3 = llvm.add %0, %1 : i32
  %4 = llvm.add %3, %2 : i32
  llvm.return %4 : i32
}

// CHECK-LABEL: @converted_both
// CHECK: ret i32 12
func.func @converted_both() -> i32 {
  %true = arith.constant true
  %false = arith.constant false
  %1 = arith.constant 1 : i32
  %2 = arith.constant 2 : i32
  %ten = arith.constant 10 : i32
  %first = call @converted(%true, %1, %2) : (i1, i32, i32) -> i32
  %second = call @converted(%false, %1, %2) : (i1, i32, i32) -> i32
  %tens = arith.muli %first, %ten : i32
  %sum = arith.addi %tens, %second : i32
  return %sum : i32
}
