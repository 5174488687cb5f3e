// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s
// RUN: mlcc -target x86_64-pc-windows-msvc -g -c %s -o %t.obj
// RUN: llvm-readobj -S %t.obj | FileCheck %s --check-prefix=OBJECT
// RUN: echo 'func.func @f() { return }' > %t.mlir
// RUN: mlcc -target x86_64-pc-windows-msvc -g -c %t.mlir -o %t.lines.obj
// RUN: llvm-readobj -S %t.lines.obj | FileCheck %s --check-prefix=OBJECT
// RUN: mlcc -target x86_64-w64-windows-gnu -g -c %t.mlir -o %t.gnu.obj
// RUN: llvm-readobj -S %t.gnu.obj | FileCheck %s --check-prefix=GNU

// Microsoft's tools want debug information of their own kind, for what the
// module brings and for what -g makes.

// CHECK: !llvm.module.flags = !{{{.*}}, [[FLAG:![0-9]+]]}
// CHECK: [[FLAG]] = !{i32 2, !"CodeView", i32 1}
// OBJECT-NOT: Name: .debug_
// OBJECT: Name: .debug$S
// OBJECT-NOT: Name: .debug_
// OBJECT: Name: .debug$T
// OBJECT-NOT: Name: .debug_
// GNU-NOT: Name: .debug$T
// GNU: Name: .debug_line

#file = #llvm.di_file<"a.c" in "/x">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#type = #llvm.di_subroutine_type<>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition, type = #type>
module attributes {llvm.target_triple = "x86_64-pc-windows-msvc"} {
  llvm.func @f() {
    llvm.return loc(#inside)
  } loc(#at)
}
#inside = loc("a.c":1:2)
#at = loc(fused<#sp>[#inside])
