// RUN: %mlcc-opt %s -inline=default-pipeline= -mlir-print-local-scope | FileCheck %s --check-prefixes=CHECK,OWN
// RUN: %if mlir-22 %{ mlir-opt-22 %s -inline=default-pipeline= -mlir-print-local-scope | FileCheck %s --check-prefixes=CHECK,MLIR %}

// Each noalias parameter is a scope of its own in each call.

// CHECK-LABEL: @calls_two
// CHECK-NEXT: scope.decl <id = [[P:distinct.+>]], domain = <id = {{distinct.+}}, description = "two">>
// CHECK-NEXT: scope.decl <id = [[Q:distinct.+>]], domain
// CHECK: llvm.load %arg1 {alias_scopes = [#llvm.alias_scope<id = [[Q]], {{.+}}], noalias_scopes = [#llvm.alias_scope<id = [[P]],
// CHECK: llvm.store {{.+}} {alias_scopes = [#llvm.alias_scope<id = [[P]], {{.+}}], noalias_scopes = [#llvm.alias_scope<id = [[Q]],
// CHECK: scope.decl <id = [[Q2:distinct.+>]], domain
// CHECK-NEXT: scope.decl <id = [[P2:distinct.+>]], domain
// CHECK: llvm.load %arg0 {alias_scopes = [#llvm.alias_scope<id = [[Q2]], {{.+}}], noalias_scopes = [#llvm.alias_scope<id = [[P2]],
// CHECK: llvm.store
// CHECK-NEXT: llvm.return
llvm.func @two(%p: !llvm.ptr {llvm.noalias}, %q: !llvm.ptr {llvm.noalias}) {
  %0 = llvm.load %q : !llvm.ptr -> f32
  %1 = llvm.getelementptr %p[5] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.store %0, %1 : f32, !llvm.ptr
  llvm.return
}
llvm.func @calls_two(%a: !llvm.ptr, %b: !llvm.ptr) {
  llvm.call @two(%a, %b) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call @two(%a, %a) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

// What is based on something else too is not in the scope, and if nobody knows
// on what, not out of it.

// CHECK-LABEL: @calls_one
// CHECK: llvm.load %arg1 {noalias_scopes =
// CHECK: llvm.store {{.+}}, %arg0 {alias_scopes =
// CHECK: llvm.store {{.+}}, [[OWN:%.+]] {noalias_scopes =
// CHECK: [[EITHER:%.+]] = llvm.select
// CHECK-NEXT: llvm.store {{.+}}, [[EITHER]] :
// CHECK: llvm.load [[OWN]] {noalias_scopes =
// CHECK-NEXT: llvm.store {{.+}}, {{.+}} :
// CHECK: ([[BLOCK:%[0-9]+]]: !llvm.ptr):
// CHECK-NEXT: llvm.store {{.+}}, [[BLOCK]] :
// CHECK: llvm.return
llvm.func @one(%p: !llvm.ptr {llvm.noalias}, %q: !llvm.ptr, %i: i1) {
  %c = llvm.mlir.constant(5 : i32) : i32
  %own = llvm.alloca %c x !llvm.ptr : (i32) -> !llvm.ptr
  %0 = llvm.load %q : !llvm.ptr -> i32
  llvm.store %0, %p : i32, !llvm.ptr
  llvm.store %0, %own : i32, !llvm.ptr
  %either = llvm.select %i, %p, %own : i1, !llvm.ptr
  llvm.store %0, %either : i32, !llvm.ptr
  %unknown = llvm.load %own : !llvm.ptr -> !llvm.ptr
  llvm.store %0, %unknown : i32, !llvm.ptr
  llvm.cond_br %i, ^next(%p : !llvm.ptr), ^next(%q : !llvm.ptr)
^next(%b: !llvm.ptr):
  llvm.store %0, %b : i32, !llvm.ptr
  llvm.return
}
llvm.func @calls_one(%a: !llvm.ptr, %b: !llvm.ptr, %i: i1) {
  llvm.call @one(%a, %b, %i) : (!llvm.ptr, !llvm.ptr, i1) -> ()
  llvm.return
}

// Through branches, regions and address spaces.

// CHECK-LABEL: @calls_through
// CHECK: [[R:%.+]] = scf.if
// CHECK: llvm.store {{.+}}, [[R]] {alias_scopes = {{.+}}, noalias_scopes =
// CHECK: llvm.store {{.+}}, {{%.+}} {alias_scopes = {{.+}}, noalias_scopes =
// CHECK: ([[BLOCK:%[0-9]+]]: !llvm.ptr):
// CHECK-NEXT: "llvm.intr.memset"([[BLOCK]], {{.+}}alias_scopes = {{.+}}noalias_scopes =
llvm.func @through(%p: !llvm.ptr {llvm.noalias}, %q: !llvm.ptr {llvm.noalias}, %i: i1) {
  %c = llvm.mlir.constant(5 : i8) : i8
  %r = scf.if %i -> !llvm.ptr {
    scf.yield %p : !llvm.ptr
  } else {
    scf.yield %p : !llvm.ptr
  }
  llvm.store %c, %r : i8, !llvm.ptr
  %s = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<1>
  llvm.store %c, %s : i8, !llvm.ptr<1>
  llvm.br ^next(%p : !llvm.ptr)
^next(%b: !llvm.ptr):
  "llvm.intr.memset"(%b, %c, %c) <{isVolatile = false}> : (!llvm.ptr, i8, i8) -> ()
  llvm.return
}
llvm.func @calls_through(%a: !llvm.ptr, %b: !llvm.ptr, %i: i1) {
  llvm.call @through(%a, %b, %i) : (!llvm.ptr, !llvm.ptr, i1) -> ()
  llvm.return
}

// A function that is called may know an address that got away; mlir-opt does
// not think of it.

// CHECK-LABEL: @calls_kept
// CHECK: llvm.store %arg0, %arg1
// MLIR-NEXT: llvm.call @f() {noalias_scopes =
// OWN-NEXT: llvm.call @f() :
// CHECK: llvm.return
// CHECK-LABEL: @calls_passed_on
// CHECK: llvm.call @f() {noalias_scopes =
// CHECK: llvm.return
llvm.func @f()
llvm.func @kept(%p: !llvm.ptr {llvm.noalias}, %q: !llvm.ptr) {
  llvm.store %p, %q : !llvm.ptr, !llvm.ptr
  llvm.call @f() : () -> ()
  llvm.return
}
llvm.func @calls_kept(%a: !llvm.ptr, %b: !llvm.ptr) {
  llvm.call @kept(%a, %b) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}
llvm.func @passed_on(%p: !llvm.ptr {llvm.noalias}, %i: i1, %v: i32) {
  llvm.call @f() : () -> ()
  %0 = llvm.getelementptr %p[%v] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  llvm.cond_br %i, ^next(%0 : !llvm.ptr), ^next(%p : !llvm.ptr)
^next(%b: !llvm.ptr):
  llvm.store %v, %b : i32, !llvm.ptr
  llvm.return
}
llvm.func @calls_passed_on(%a: !llvm.ptr, %i: i1, %v: i32) {
  llvm.call @passed_on(%a, %i, %v) : (!llvm.ptr, i1, i32) -> ()
  llvm.return
}

// The same where a call gets away with it by itself.

// CHECK-LABEL: @calls_given
// CHECK: llvm.call @g(%arg0) :
// CHECK: llvm.return
llvm.func @g(!llvm.ptr)
llvm.func @given(%p: !llvm.ptr {llvm.noalias}) {
  llvm.call @g(%p) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @calls_given(%a: !llvm.ptr) {
  llvm.call @given(%a) : (!llvm.ptr) -> ()
  llvm.return
}

// What a region gives is based on what any of its branches gives.

// CHECK-LABEL: @calls_branches
// CHECK-NEXT: scope.decl <id = [[P:distinct.+>]], domain
// CHECK-NEXT: scope.decl <id = [[Q:distinct.+>]], domain
// CHECK: [[EITHER:%.+]] = scf.if
// CHECK: llvm.store {{.+}}, [[EITHER]] {alias_scopes = [#llvm.alias_scope<id = [[P]], {{.+}}, #llvm.alias_scope<id = [[Q]],
// CHECK-NEXT: llvm.store {{.+}}, %arg1 {alias_scopes = [#llvm.alias_scope<id = [[Q]], {{.+}}], noalias_scopes = [#llvm.alias_scope<id = [[P]],
llvm.func @branches(%p: !llvm.ptr {llvm.noalias}, %q: !llvm.ptr {llvm.noalias}, %i: i1) {
  %c = llvm.mlir.constant(5 : i32) : i32
  %either = scf.if %i -> !llvm.ptr {
    scf.yield %p : !llvm.ptr
  } else {
    scf.yield %q : !llvm.ptr
  }
  llvm.store %c, %either : i32, !llvm.ptr
  llvm.store %c, %q : i32, !llvm.ptr
  llvm.return
}
llvm.func @calls_branches(%a: !llvm.ptr, %b: !llvm.ptr, %i: i1) {
  llvm.call @branches(%a, %b, %i) : (!llvm.ptr, !llvm.ptr, i1) -> ()
  llvm.return
}

// What only looks at an address does not get away with it.

// CHECK-LABEL: @calls_looked_at
// CHECK: llvm.call @f() {noalias_scopes =
// CHECK: llvm.return
llvm.func @looked_at(%p: !llvm.ptr {llvm.noalias}, %q: !llvm.ptr, %i: i1, %v: i32) -> i1 {
  llvm.call @f() : () -> ()
  %0 = llvm.select %i, %p, %q : i1, !llvm.ptr
  %1 = llvm.addrspacecast %0 : !llvm.ptr to !llvm.ptr<1>
  llvm.store %v, %1 : i32, !llvm.ptr<1>
  %2 = llvm.icmp "eq" %0, %q : !llvm.ptr
  llvm.return %2 : i1
}
llvm.func @calls_looked_at(%a: !llvm.ptr, %b: !llvm.ptr, %i: i1, %v: i32) -> i1 {
  %0 = llvm.call @looked_at(%a, %b, %i, %v) : (!llvm.ptr, !llvm.ptr, i1, i32) -> i1
  llvm.return %0 : i1
}

// CHECK-LABEL: @calls_numbered
// MLIR: llvm.call @f() {noalias_scopes =
// OWN: llvm.call @f() :
// CHECK: llvm.return
llvm.func @numbered(%p: !llvm.ptr {llvm.noalias}) -> i64 {
  llvm.call @f() : () -> ()
  %0 = llvm.ptrtoint %p : !llvm.ptr to i64
  llvm.return %0 : i64
}
llvm.func @calls_numbered(%a: !llvm.ptr) -> i64 {
  %0 = llvm.call @numbered(%a) : (!llvm.ptr) -> i64
  llvm.return %0 : i64
}
