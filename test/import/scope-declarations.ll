; A declaration of a scope is an operation, which names it.
; mlir-translate: drops it
; RUN: %mlcc-translate -import-llvm %s | FileCheck %s

; CHECK: [[DOMAIN:#.+]] = #llvm.alias_scope_domain<id = distinct[{{.*}}]<>, description = "domain">
; CHECK: [[SCOPE:#.+]] = #llvm.alias_scope<id = distinct[{{.*}}]<>, domain = [[DOMAIN]], description = "scope">
; CHECK: llvm.intr.experimental.noalias.scope.decl [[SCOPE]]
define void @f() {
  call void @llvm.experimental.noalias.scope.decl(metadata !2)
  ret void
}
declare void @llvm.experimental.noalias.scope.decl(metadata)
!0 = distinct !{!0, !"domain"}
!1 = distinct !{!1, !0, !"scope"}
!2 = !{!1}
