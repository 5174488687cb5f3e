// RUN: mlcc-opt %s | FileCheck %s
// RUN: mlcc-opt %s -Wdeprecated-mlir 2>&1 | FileCheck %s -check-prefix=NOTE
// RUN: not mlcc-opt -std=mlir22 %s
// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s -check-prefix=LLVM

// The 'llvm' Dialect, PHI Nodes and Block Arguments, as it is written there:
// `llvm.addi`, and brackets around what is passed on.

// NOTE-DAG: note: llvm.addi is an old spelling of llvm.add [-Wdeprecated-mlir]
// NOTE-DAG: note: ^bb[%a : T] is an old spelling of ^bb(%a : T) [-Wdeprecated-mlir]

// CHECK-LABEL: llvm.func @phi
// CHECK: %[[SUM:.*]] = llvm.add %arg0, %arg1 : i32
// CHECK: llvm.br ^bb2(%[[SUM]] : i32)

// LLVM-LABEL: define i32 @phi(i32 %0, i32 %1)
// LLVM: [[BB1:[0-9]+]]:
// LLVM-NEXT: %[[SUM:.*]] = add i32 %0, %1
// LLVM-NEXT: br label %[[BB2:.*]]
// LLVM: [[BB2]]:
// LLVM-NEXT: %[[PHI:.*]] = phi i32 [ %[[SUM]], %[[BB1]] ]
// LLVM-NEXT: ret i32 %[[PHI]]
llvm.func @phi(%arg0: i32, %cst: i32) -> i32 {
  llvm.br ^bb1
^bb1:
  %0 = llvm.addi %arg0, %cst : i32
  llvm.br ^bb2[%0: i32]

// If the control flow comes from ^bb1, %arg1 == %0.
^bb2(%arg1: i32):
  llvm.return %arg1 : i32
}

// One block twice, with different values.

// CHECK-LABEL: llvm.func @same
// CHECK: llvm.cond_br %arg0, ^bb1(%arg1 : i32), ^bb1(%arg2 : i32)

// LLVM-LABEL: define i32 @same(i1 %0, i32 %1, i32 %2)
// LLVM: br i1 %0, label %[[JOIN:.*]], label %[[FORWARD:.*]]
// LLVM: phi i32 {{.*}}[ %1, %{{.*}} ]
llvm.func @same(%cond: i1, %0: i32, %1: i32) -> i32 {
  llvm.cond_br %cond, ^bb2[%0: i32], ^bb2[%1: i32]

^bb2(%arg0: i32):
  llvm.return %arg0 : i32
}

// LLVM-LABEL: define i32 @switch(i32 %0, i32 %1, i32 %2)
// LLVM: switch i32 %0
// LLVM: phi i32
llvm.func @switch(%flag: i32, %a: i32, %b: i32) -> i32 {
  llvm.switch %flag : i32, ^bb1(%flag : i32) [
    1: ^bb1(%a : i32),
    2: ^bb1(%b : i32)
  ]
^bb1(%arg0: i32):
  llvm.return %arg0 : i32
}
