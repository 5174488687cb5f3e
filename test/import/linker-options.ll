; Options and libraries for linkers.
; RUN: %mlcc-translate -import-llvm -import-plain %s -o %t
; RUN: FileCheck %s < %t
; RUN: %if mlir-22 %{ mlir-translate-22 -import-llvm %s | diff - %t %}

; CHECK: llvm.dependent_libraries = ["foo", "bar"]
; CHECK: llvm.linker_options ["/DEFAULTLIB:", "libcmt"]
; CHECK: llvm.linker_options ["-lm"]

!llvm.linker.options = !{!0, !1}
!llvm.dependent-libraries = !{!2, !3}
!0 = !{!"/DEFAULTLIB:", !"libcmt"}
!1 = !{!"-lm"}
!2 = !{!"foo"}
!3 = !{!"bar"}
