// RUN: split-file %s %t
// RUN: mlcc-translate -mlir-to-llvmir %t/nested.mlir | FileCheck %t/nested.mlir
// RUN: not mlcc-translate -mlir-to-llvmir %t/clash.mlir 2>&1 | FileCheck %t/clash.mlir
// RUN: not mlcc-translate -mlir-to-llvmir %t/triple.mlir 2>&1 | FileCheck %t/triple.mlir

// What nested modules hold is part of the one LLVM module; mlir-translate
// leaves it out.

//--- nested.mlir
// CHECK: @x = global i32 1
// CHECK: define void @f()
// CHECK: define void @g()
// CHECK: call void @f()
// CHECK: call void @h()
// CHECK: define void @h()
// CHECK-NOT: declare
module {
  llvm.func @f() {
    llvm.return
  }
  module {
    llvm.func @f()
    llvm.func @h()
    llvm.func @g() {
      llvm.call @f() : () -> ()
      llvm.call @h() : () -> ()
      llvm.return
    }
    module @deeper {
      llvm.mlir.global external @x(1 : i32) : i32
      llvm.func @h() {
        llvm.return
      }
    }
  }
}

//--- clash.mlir
// CHECK: clash.mlir:[[#@LINE+7]]:5: error: redefinition of symbol named 'f': nested modules become one LLVM module
// CHECK: clash.mlir:[[#@LINE+2]]:3: note: see existing symbol definition here
module {
  llvm.func @f() {
    llvm.return
  }
  module {
    llvm.func @f() {
      llvm.return
    }
  }
}

//--- triple.mlir
// CHECK: triple.mlir:[[#@LINE+2]]:3: error: 'builtin.module' op 'llvm.target_triple' is not that of the module around it
module attributes {llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  module attributes {llvm.target_triple = "aarch64-unknown-linux-gnu"} {
  }
}
