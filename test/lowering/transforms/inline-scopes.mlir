// The callee's own scopes are others in each call, but the same in all of it,
// as is their domain.
//
// RUN: %mlcc-opt %s -inline=default-pipeline= -mlir-print-local-scope | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -inline=default-pipeline= -mlir-print-local-scope | FileCheck %s %}

#domain = #llvm.alias_scope_domain<id = distinct[0]<>>
#a = #llvm.alias_scope<id = distinct[1]<>, domain = #domain>
#b = #llvm.alias_scope<id = distinct[2]<>, domain = #domain>

// CHECK-LABEL: @callee
// CHECK: scope.decl {{.+}}, domain = <id = [[DOMAIN:distinct.+>]]>>
// CHECK-LABEL: @caller
// CHECK-NEXT: scope.decl <id = [[A:distinct.+>]], domain = <id = [[FIRST:distinct.+>]]>>
// CHECK-NEXT: llvm.load {{.+}} {alias_scopes = [#llvm.alias_scope<id = [[A]], domain = <id = [[FIRST]]>>], noalias_scopes = [#llvm.alias_scope<id = [[B:distinct.+>]], domain = <id = [[FIRST]]>>]}
// CHECK-NEXT: llvm.store {{.+}} {alias_scopes = [#llvm.alias_scope<id = [[B]], domain = <id = [[FIRST]]>>]}
// CHECK-NOT: [[DOMAIN]]
// CHECK-NOT: [[FIRST]]
// CHECK: llvm.return
llvm.func @callee(%p: !llvm.ptr, %q: !llvm.ptr) {
  llvm.intr.experimental.noalias.scope.decl #a
  %0 = llvm.load %p {alias_scopes = [#a], noalias_scopes = [#b]} : !llvm.ptr -> i32
  llvm.store %0, %q {alias_scopes = [#b]} : i32, !llvm.ptr
  llvm.return
}
llvm.func @caller(%p: !llvm.ptr, %q: !llvm.ptr) {
  llvm.call @callee(%p, %q) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call @callee(%q, %p) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}
