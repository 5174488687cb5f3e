// RUN: %mlcc-opt %s -inline=default-pipeline= | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -inline=default-pipeline= | FileCheck %s %}

#domain = #llvm.alias_scope_domain<id = distinct[0]<>>
#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #domain>
#call = #llvm.alias_scope<id = distinct[2]<>, domain = #domain>
#group = #llvm.access_group<id = distinct[3]<>>

// Memory of a known size is asked for at the entry, and lives where the callee
// was.

// CHECK-LABEL: @known_size
// CHECK-NEXT: [[ONE:%.+]] = llvm.mlir.constant(1 : i32)
// CHECK-NEXT: [[P:%.+]] = llvm.alloca [[ONE]] x i32
// CHECK-NEXT: llvm.br
// CHECK: llvm.intr.lifetime.start [[P]]
// CHECK-NEXT: llvm.store
// CHECK: llvm.intr.lifetime.end [[P]]
llvm.func @known_size(%a: i32) -> i32 {
  llvm.br ^next
^next:
  %0 = llvm.call @local(%a) : (i32) -> i32
  llvm.return %0 : i32
}
llvm.func @local(%a: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %a, %p : i32, !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.return %0 : i32
}

// CHECK-LABEL: @unknown_size
// CHECK: [[STACK:%.+]] = llvm.intr.stacksave
// CHECK-NEXT: llvm.alloca
// CHECK: llvm.intr.stackrestore [[STACK]]
llvm.func @unknown_size(%a: i32) {
  llvm.call @dynamic(%a) : (i32) -> ()
  llvm.return
}
llvm.func @dynamic(%a: i32) {
  %p = llvm.alloca %a x i32 : (i32) -> !llvm.ptr
  llvm.store %a, %p : i32, !llvm.ptr
  llvm.return
}

// By value: a copy, unless the callee only reads.

// CHECK-LABEL: @by_value
// CHECK-SAME: [[P:%.+]]: !llvm.ptr
// CHECK: [[COPY:%.+]] = llvm.alloca {{%.+}} x !llvm.struct<(i32, i64)> {alignment = 4 : i64}
// CHECK: [[SIZE:%.+]] = llvm.mlir.constant(12 : i64)
// CHECK-NEXT: "llvm.intr.memcpy"([[COPY]], [[P]], [[SIZE]])
// CHECK-NEXT: llvm.store {{.+}}, [[COPY]]
// CHECK-NEXT: llvm.load [[P]]
llvm.func @by_value(%p: !llvm.ptr, %a: i32) -> i32 {
  llvm.call @writes(%p, %a) : (!llvm.ptr, i32) -> ()
  %0 = llvm.call @reads(%p) : (!llvm.ptr) -> i32
  llvm.return %0 : i32
}
llvm.func @writes(%p: !llvm.ptr {llvm.byval = !llvm.struct<(i32, i64)>}, %a: i32) {
  llvm.store %a, %p : i32, !llvm.ptr
  llvm.return
}
llvm.func @reads(%p: !llvm.ptr {llvm.byval = i32})
    -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.return %0 : i32
}

// Scopes of the callee are new ones for each call; those of the call are added.

// CHECK-LABEL: @scopes
// CHECK: llvm.store {{.*}}alias_scopes = [[FIRST:\[#.+\]]]
// CHECK-NOT: alias_scopes = [[FIRST]]
// CHECK: llvm.store {{.*}}access_groups = [#{{.*}}], alias_scopes = [#{{.+}}, #{{.+}}]
llvm.func @scopes(%p: !llvm.ptr, %a: i32) {
  llvm.call @scoped(%p, %a) : (!llvm.ptr, i32) -> ()
  llvm.call @scoped(%p, %a) {alias_scopes = [#call], access_groups = [#group]} : (!llvm.ptr, i32) -> ()
  llvm.return
}
llvm.func @scoped(%p: !llvm.ptr, %a: i32) {
  llvm.store %a, %p {alias_scopes = [#scope]} : i32, !llvm.ptr
  llvm.return
}

// CHECK-LABEL: @stays
// CHECK: llvm.call @refuses
// CHECK: llvm.call @variadic
// CHECK: llvm.call @twice
llvm.func @stays() {
  llvm.call @refuses() : () -> ()
  llvm.call @variadic() vararg(!llvm.func<void (...)>) : () -> ()
  llvm.call @twice() : () -> ()
  llvm.return
}
llvm.func @refuses() attributes {no_inline} {
  llvm.return
}
llvm.func @variadic(...) {
  llvm.return
}
llvm.func @twice() attributes {passthrough = ["returns_twice"]} {
  llvm.return
}

// A tag names one place of one function.

// CHECK-LABEL: @calls_tagged
// CHECK-NEXT: llvm.call @tagged
llvm.func @calls_tagged() {
  llvm.call @tagged() : () -> ()
  llvm.return
}
llvm.func @tagged() {
  llvm.blocktag <id = 1>
  llvm.return
}
