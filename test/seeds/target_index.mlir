// RUN: split-file %s %t
// RUN: mlcc-opt -convert-func-to-llvm %t/entry.mlir | FileCheck %s
// RUN: mlcc-opt -convert-func-to-llvm %t/pointer.mlir | FileCheck %s
// RUN: mlcc-opt -convert-func-to-llvm=index-bitwidth=64 %t/pointer.mlir | FileCheck %s -check-prefix=WIDE
// RUN: %if mlir-22 %{ mlir-opt-22 -convert-func-to-llvm %t/entry.mlir | FileCheck %s %}

// LLVM IR Target, Index Type: as wide as the data layout of the closest module
// says, which is as wide as its pointers where it does not speak of `index`.

// CHECK: llvm.func @f(i32) -> i32
// WIDE: llvm.func @f(i64) -> i64

//--- entry.mlir
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 32 : i64>>} {
  func.func private @f(index) -> index
}

//--- pointer.mlir
module attributes {llvm.data_layout = "e-p:32:32"} {
  func.func private @f(index) -> index
}
