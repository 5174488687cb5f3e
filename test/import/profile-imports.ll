; An entry count with the functions that were inlined from elsewhere: the
; dialect has a place for the count alone, so all of it is carried.
; mlir-translate: drops it
; RUN: %mlcc-translate -import-llvm %s -o %t.mlir
; RUN: FileCheck %s --check-prefix=MLIR < %t.mlir
; RUN: %mlcc-translate -mlir-to-llvmir %t.mlir | FileCheck %s

; MLIR: llvm.func @f() attributes {mlcc.metadata = {prof = {{\[\[}}"function_entry_count", 100, 55]]}}
; CHECK: define void @f() !prof [[COUNT:![0-9]+]] {
define void @f() !prof !0 {
  ret void
}

; CHECK: [[COUNT]] = !{!"function_entry_count", i64 100, i64 55}
!0 = !{!"function_entry_count", i64 100, i64 55}
