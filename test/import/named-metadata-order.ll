; Named metadata comes back in its order; it is said where that is not clang's.
; RUN: %mlcc-translate -import-llvm %s -o %t.mlir
; RUN: FileCheck %s --check-prefix=MLIR < %t.mlir
; RUN: %mlcc-translate -mlir-to-llvmir %t.mlir | FileCheck %s
; RUN: grep -v '^!zeta' %s | %mlcc-translate -import-llvm -o %t.usual.mlir
; RUN: FileCheck %s --check-prefix=USUAL < %t.usual.mlir
; RUN: %mlcc-translate -mlir-to-llvmir %t.usual.mlir | FileCheck %s

; MLIR: mlcc.named_metadata_order = ["zeta", "llvm.module.flags", "llvm.ident", "alpha"]
; USUAL-NOT: mlcc.named_metadata_order

; CHECK: !llvm.module.flags =
; CHECK-NEXT: !llvm.ident =
; CHECK-NEXT: !alpha =
!zeta = !{!0}
!llvm.module.flags = !{!2}
!llvm.ident = !{!1}
!alpha = !{!0}

!0 = !{i32 1}
!1 = !{!"x"}
!2 = !{i32 1, !"wchar_size", i32 4}
