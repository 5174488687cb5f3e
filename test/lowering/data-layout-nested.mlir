// The width of an index is that of the closest module that says one: its entry of
// dlti.dl_spec, else its llvm.data_layout. mlir-opt asks the outermost module that
// a pass runs on.
//
// RUN: %mlcc-opt %s -convert-to-llvm | FileCheck %s
// RUN: %mlcc-opt %s -convert-func-to-llvm | FileCheck %s
// RUN: %mlcc-opt %s -pass-pipeline='builtin.module(builtin.module(convert-func-to-llvm),convert-func-to-llvm)' | FileCheck %s
// RUN: %mlcc-opt %s -convert-func-to-llvm=index-bitwidth=24 | FileCheck %s --check-prefix=OPTION

// CHECK: llvm.func @unsaid(i64)
// CHECK: llvm.func @outer(i32)
// CHECK: llvm.func @inherited(i32)
// CHECK: llvm.func @by_layout(i16)
// CHECK: llvm.func @by_entry(i8)
// CHECK: llvm.func @entry_wins(i48)
// CHECK: llvm.func @kept(i32)
// CHECK: llvm.func @beside(i64)
// OPTION: llvm.func @outer(i24)
// OPTION: llvm.func @by_layout(i24)
// OPTION: llvm.func @by_entry(i24)
module {
  func.func private @unsaid(index)
  module @outer attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
    func.func private @outer(index)
    module @inherits {
      func.func private @inherited(index)
    }
    module @states attributes {llvm.data_layout = "e-p:64:64:64:16"} {
      func.func private @by_layout(index)
      module @small attributes {dlti.dl_spec = #dlti.dl_spec<index = 8 : i64>} {
        func.func private @by_entry(index)
      }
    }
    module @both attributes {llvm.data_layout = "e-p:64:64:64:16", dlti.dl_spec = #dlti.dl_spec<index = 48 : i64>} {
      func.func private @entry_wins(index)
    }
    module @other attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {
      func.func private @kept(index)
    }
  }
  func.func private @beside(index)
}
