// RUN: mlcc-opt %s > %t.custom && grep . %t.custom > %t.text
// RUN: grep -v '^ *//' %s | grep . | diff - %t.text
// RUN: mlcc-opt -mlir-print-op-generic %s > %t.generic
// RUN: mlcc-opt %t.generic | diff - %t.custom
// RUN: %if mlir-22 %{ mlir-opt-22 %s | diff - %t.custom %}
// RUN: %if mlir-22 %{ mlir-opt-22 --mlir-print-op-generic %s | diff - %t.generic %}
// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s

// What a module says of itself: data layout, triple, assembly, flags, options
// for the linker, libraries, who made it.

// CHECK: target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
// CHECK: target triple = "x86_64-unknown-linux-gnu"
// CHECK: module asm ".globl a"
// CHECK: module asm "a: ret"

module attributes {llvm.commandline = "mlcc -c", llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128", llvm.dependent_libraries = #llvm.dependent_libraries<"m", "c">, llvm.ident = "mlcc", llvm.module_asm = [".globl a", "a: ret"], llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<warning, "w", 1 : i32>, #llvm.mlir.module_flag<override, "probe-stack", "inline-asm">]
  llvm.linker_options ["/DEFAULTLIB:", "libcmt"]
  llvm.linker_options ["-lm"]

  // CHECK-LABEL: define void @f() {
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @f() {
    llvm.return
  }
}

// CHECK: !llvm.ident = !{!0}
// CHECK: !llvm.commandline = !{!1}
// CHECK: !llvm.dependent-libraries = !{!2, !3}
// CHECK: !llvm.module.flags = !{!4, !5, !6, !7, !8}
// CHECK: !llvm.linker.options = !{!9, !10}
// CHECK: !0 = !{!"mlcc"}
// CHECK: !1 = !{!"mlcc -c"}
// CHECK: !2 = !{!"m"}
// CHECK: !3 = !{!"c"}
// CHECK: !4 = !{i32 1, !"wchar_size", i32 4}
// CHECK: !5 = !{i32 8, !"PIC Level", i32 2}
// CHECK: !6 = !{i32 7, !"PIE Level", i32 2}
// CHECK: !7 = !{i32 2, !"w", i32 1}
// CHECK: !8 = !{i32 4, !"probe-stack", !"inline-asm"}
// CHECK: !9 = !{!"/DEFAULTLIB:", !"libcmt"}
// CHECK: !10 = !{!"-lm"}
