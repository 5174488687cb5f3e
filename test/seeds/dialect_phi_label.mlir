// RUN: not mlcc-opt %s 2>&1 | FileCheck %s

// The second block of the document's first example lacks its colon. That is an
// error still, at its place.

// CHECK: dialect_phi_label.mlir:[[#@LINE+6]]:{{[0-9]+}}: error: expected ':'
llvm.func @phi(%arg0: i32, %cst: i32) -> i32 {
  llvm.br ^bb1
^bb1:
  %0 = llvm.addi %arg0, %cst : i32
  llvm.br ^bb2[%0: i32]
^bb2(%arg1: i32)
  llvm.return %arg1 : i32
}
