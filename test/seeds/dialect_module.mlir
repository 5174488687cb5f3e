// RUN: split-file %s %t
// RUN: mlcc-translate -mlir-to-llvmir %t/triple.mlir | FileCheck %s
// RUN: mlcc-translate -mlir-to-llvmir %t/synonym.mlir | FileCheck %s
// RUN: mlcc-opt %t/synonym.mlir | FileCheck %s -check-prefix=TODAY
// RUN: mlcc-opt -std=mlir22 %t/synonym.mlir | FileCheck %s -check-prefix=KEPT
// RUN: mlcc -c %t/triple.mlir -o %t.o
// RUN: llvm-readobj --file-headers %t.o | FileCheck %s -check-prefix=OBJECT
// RUN: not mlcc-opt %t/layout.mlir 2>&1 | FileCheck %s -check-prefix=LAYOUT
// RUN: not mlcc-translate -mlir-to-llvmir %t/layout.mlir 2>&1 | FileCheck %s -check-prefix=LAYOUT
// RUN: mlcc-translate -mlir-to-llvmir %t/nested.mlir | FileCheck %s -check-prefix=NESTED

// The 'llvm' Dialect, Module Structure: data layout and triple are attributes
// of the module, in which symbols stand; `llvm.triple`, as the prose calls it,
// means the same.

// CHECK: target datalayout = "e
// CHECK: target triple = "aarch64-linux-android"
// TODAY: llvm.target_triple = "aarch64-linux-android"
// TODAY-NOT: llvm.triple
// KEPT: llvm.triple = "aarch64-linux-android"
// OBJECT: Machine: EM_AARCH64
// LAYOUT: layout.mlir:{{.*}}: error: {{.*}}data layout
// NESTED: define i32 @inner

//--- triple.mlir
module attributes {llvm.data_layout = "e",
                   llvm.target_triple = "aarch64-linux-android"} {
  // module contents
}

//--- synonym.mlir
module attributes {llvm.data_layout = "e",
                   llvm.triple = "aarch64-linux-android"} {
}

//--- layout.mlir
module attributes {llvm.data_layout = "foo"} {
}

//--- nested.mlir
module @named {
  llvm.func @inner() -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    llvm.return %0 : i32
  }
}
