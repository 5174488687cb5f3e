// Constraints of assembly that do not fit its operands.

// RUN: split-file %s %t
// RUN: not mlcc -c %t/inputs.mlir -o %t.o 2>&1 | FileCheck %t/inputs.mlir
// RUN: not mlcc -c %t/outputs.mlir -o %t.o 2>&1 | FileCheck %t/outputs.mlir
// RUN: not mlcc -c %t/none.mlir -o %t.o 2>&1 | FileCheck %t/none.mlir

//--- inputs.mlir
llvm.func @inputs(%a: i32) {
  // CHECK: [[@LINE+1]]:3: error: 'llvm.inline_asm' op has constraints that do not fit its operands: number of input constraints does not match number of parameters
  llvm.inline_asm has_side_effects "nop", "r,r,r" %a : (i32) -> ()
  llvm.return
}

//--- outputs.mlir
llvm.func @outputs(%a: i32) {
  // CHECK: [[@LINE+1]]:8: error: 'llvm.inline_asm' op has constraints that do not fit its operands:
  %0 = llvm.inline_asm "nop", "=r,=r,r" %a : (i32) -> i32
  llvm.return
}

//--- none.mlir
llvm.func @none(%a: i32) {
  // CHECK: [[@LINE+1]]:3: error: 'llvm.inline_asm' op has constraints that do not fit its operands:
  llvm.inline_asm has_side_effects "nop", "{" %a : (i32) -> ()
  llvm.return
}
