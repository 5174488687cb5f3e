// RUN: %mlcc-opt %s -split-input-file -convert-func-to-llvm | FileCheck %s
// The width of an index: an entry of dlti.dl_spec, else the pointer's in
// llvm.data_layout, else 64.

// CHECK: llvm.func @default(i64)
func.func private @default(index)

// -----

// CHECK: llvm.func @pointers(i32, !llvm.ptr, !llvm.ptr, i32, i32, i32)
module attributes {llvm.data_layout = "e-p:32:32"} {
  func.func private @pointers(index, memref<?xf32>)
}

// -----

// CHECK: llvm.func @narrow(i16)
module attributes {llvm.data_layout = "e-p:64:64:64:16"} {
  func.func private @narrow(index)
}
