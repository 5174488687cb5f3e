// RUN: split-file %s %t
// RUN: mlcc-translate -mlir-to-llvmir %t/nested.mlir | FileCheck %t/nested.mlir
// RUN: not mlcc-translate -mlir-to-llvmir %t/clash.mlir 2>&1 | FileCheck %t/clash.mlir
// RUN: not mlcc-translate -mlir-to-llvmir %t/triple.mlir 2>&1 | FileCheck %t/triple.mlir
// RUN: mlcc-translate -mlir-to-llvmir %t/globals.mlir | FileCheck %t/globals.mlir
// RUN: not mlcc-translate -mlir-to-llvmir %t/unlike.mlir 2>&1 | FileCheck %t/unlike.mlir
// RUN: not mlcc-translate -mlir-to-llvmir %t/layout.mlir 2>&1 | FileCheck %t/layout.mlir

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

//--- globals.mlir
// Of two globals one declares the other, whichever comes first; what has no name
// comes along; so do modules behind others.
//
// CHECK: @a = global i32 1
// CHECK-NEXT: @b = global i32 2
// CHECK-NEXT: @c = external global i32
// CHECK-NEXT: @d = global i32 undef
// CHECK-NOT: @{{[a-d]}} =
// CHECK: define void @before()
// CHECK: define void @after()
// CHECK: !{i32 1, !"inner", i32 5}
module attributes {llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  llvm.func @before() {
    llvm.return
  }
  llvm.mlir.global external @a(1 : i32) : i32
  llvm.mlir.global external @b() : i32
  module attributes {llvm.target_triple = "x86_64-unknown-linux-gnu"} {
    llvm.mlir.global external @a() : i32
    llvm.mlir.global external @b(2 : i32) : i32
    llvm.mlir.global external @c() : i32
    llvm.mlir.global external @d() : i32
    llvm.module_flags [#llvm.mlir.module_flag<error, "inner", 5 : i32>]
  }
  llvm.func @after() {
    llvm.return
  }
  module {
    llvm.mlir.global external @c() : i32
    llvm.mlir.global external @d() : i32 {
      %0 = llvm.mlir.undef : i32
      llvm.return %0 : i32
    }
    module {
    }
  }
}

//--- unlike.mlir
// A declaration is of what has its kind and its type.
//
// CHECK: unlike.mlir:[[#@LINE+14]]:5: error: redefinition of symbol named 'f'
// CHECK: unlike.mlir:[[#@LINE+7]]:3: note: see existing symbol definition here
// CHECK: unlike.mlir:[[#@LINE+13]]:5: error: redefinition of symbol named 'x'
// CHECK: unlike.mlir:[[#@LINE+8]]:3: note: see existing symbol definition here
// CHECK: unlike.mlir:[[#@LINE+12]]:5: error: redefinition of symbol named 'k'
// CHECK: unlike.mlir:[[#@LINE+7]]:3: note: see existing symbol definition here
// CHECK-NOT: error
module {
  llvm.func @f(%a: i32) {
    llvm.return
  }
  llvm.mlir.global external @x(1 : i32) : i32
  llvm.mlir.global external @k(1 : i32) : i32
  module {
    llvm.func @f(i64)
    llvm.mlir.global external @x() : i64
    llvm.func @k()
  }
}

//--- layout.mlir
// CHECK: layout.mlir:[[#@LINE+3]]:3: error: 'builtin.module' op 'llvm.data_layout' is not that of the module around it
// CHECK: layout.mlir:[[#@LINE+3]]:5: error: 'builtin.module' op 'llvm.target_triple' is not that of the module around it
module attributes {llvm.data_layout = "e"} {
  module attributes {llvm.data_layout = "E"} {
    module attributes {llvm.target_triple = "x86_64-unknown-linux-gnu"} {
    }
  }
}
