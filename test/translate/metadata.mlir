// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s
// oracle: import refuses: it takes a root without a name for a cycle

// What attributes say of memory accesses, calls and branches. Identities are
// distinct nodes, unless they have a name.

#d = #llvm.alias_scope_domain<id = distinct[0]<>, description = "dom">
#d2 = #llvm.alias_scope_domain<id = "named">
#s1 = #llvm.alias_scope<id = distinct[1]<>, domain = #d, description = "scope">
#s2 = #llvm.alias_scope<id = "sn", domain = #d2>
#g1 = #llvm.access_group<id = distinct[2]<>>
#g2 = #llvm.access_group<id = distinct[3]<>>
#root = #llvm.tbaa_root<id = "C++">
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
#st = #llvm.tbaa_type_desc<id = "S", members = {<#int, 0>, <#char, 4>}>
#tag = #llvm.tbaa_tag<base_type = #st, access_type = #char, offset = 4, constant = true>
#tag2 = #llvm.tbaa_tag<base_type = #int, access_type = #int, offset = 0>
#anon = #llvm.tbaa_type_desc<id = "an", members = {<#llvm.tbaa_root, 0>}>
#tag3 = #llvm.tbaa_tag<base_type = #anon, access_type = #anon, offset = 0>
llvm.func @g()
llvm.func @f(%p: !llvm.ptr, %c: i1, %v : i32) {
  %0 = llvm.load %p {access_groups = [#g1], alias_scopes = [#s1, #s2], noalias_scopes = [#s2], tbaa = [#tag]} : !llvm.ptr -> i32
  llvm.store %v, %p {access_groups = [#g1, #g2], nontemporal, tbaa = [#tag2]} : i32, !llvm.ptr
  %1 = llvm.load %p invariant_group {nontemporal, tbaa = [#tag3]} : !llvm.ptr -> i32
  %2 = llvm.load %p invariant dereferenceable<bytes = 8> : !llvm.ptr -> !llvm.ptr
  %3 = llvm.load %p dereferenceable<bytes = 8, mayBeNull = true> : !llvm.ptr -> !llvm.ptr
  llvm.intr.experimental.noalias.scope.decl #s1
  llvm.intr.experimental.noalias.scope.decl #s2
  %4 = llvm.atomicrmw add %p, %v monotonic {llvm.mmra = #llvm.mmra_tag<"a":"b">, alias_scopes = [#s1]} : !llvm.ptr, i32
  llvm.fence release {llvm.mmra = [#llvm.mmra_tag<"a":"b">, #llvm.mmra_tag<"c":"d">]}
  llvm.call @g() {access_groups = [#g2], tbaa = [#tag2]} : () -> ()
  "llvm.intr.memcpy"(%p, %p, %v) <{isVolatile = false, tbaa = [#tag2], alias_scopes = [#s1]}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.cond_br %c weights([5, 10]), ^bb1, ^bb2
^bb1:
  llvm.br ^bb2
^bb2:
  llvm.switch %v : i32, ^bb1 [3: ^bb3, 4: ^bb1] {branch_weights = array<i32: 1, 2, 3>}
^bb3:
  llvm.return
}

// CHECK: declare void @g()
// CHECK: define void @f(ptr %0, i1 %1, i32 %2) {
// CHECK: %4 = load i32, ptr %0, align 4, !tbaa [[M0:![0-9]+]], !alias.scope [[M5:![0-9]+]], !noalias [[M10:![0-9]+]], !llvm.access.group [[M11:![0-9]+]]
// CHECK: store i32 %2, ptr %0, align 4, !tbaa [[M12:![0-9]+]], !nontemporal [[M13:![0-9]+]], !llvm.access.group [[M14:![0-9]+]]
// CHECK: %5 = load i32, ptr %0, align 4, !tbaa [[M16:![0-9]+]], !nontemporal [[M13]], !invariant.group [[M19:![0-9]+]]
// CHECK: %6 = load ptr, ptr %0, align 8, !invariant.load [[M19]], !dereferenceable [[M20:![0-9]+]]
// CHECK: %7 = load ptr, ptr %0, align 8, !dereferenceable_or_null [[M20]]
// CHECK: call void @llvm.experimental.noalias.scope.decl(metadata [[M21:![0-9]+]])
// CHECK: call void @llvm.experimental.noalias.scope.decl(metadata [[M10]])
// CHECK: %8 = atomicrmw add ptr %0, i32 %2 monotonic, align 4, !alias.scope [[M21]], !mmra [[M22:![0-9]+]]
// CHECK: fence release, !mmra [[M23:![0-9]+]]
// CHECK: call void @g(), !tbaa [[M12]], !llvm.access.group [[M15:![0-9]+]]
// CHECK: call void @llvm.memcpy.p0.p0.i32(ptr %0, ptr %0, i32 %2, i1 false), !tbaa [[M12]], !alias.scope [[M21]]
// CHECK: br i1 %1, label %9, label %10, !prof [[M25:![0-9]+]]
// CHECK: br label %10
// CHECK: switch i32 %2, label %9 [
// CHECK: i32 3, label %11
// CHECK: i32 4, label %9
// CHECK: ], !prof [[M26:![0-9]+]]
// CHECK: ret void
// CHECK: }
// CHECK: declare void @llvm.experimental.noalias.scope.decl(metadata) [[A0:#[0-9]+]]
// CHECK: declare void @llvm.memcpy.p0.p0.i32(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i32, i1 immarg) [[A1:#[0-9]+]]
// CHECK: attributes [[A0]] = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
// CHECK: attributes [[A1]] = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
// CHECK: [[M0]] = !{[[M1:![0-9]+]], [[M3:![0-9]+]], i64 4, i64 1}
// CHECK: [[M1]] = !{!"S", [[M2:![0-9]+]], i64 0, [[M3]], i64 4}
// CHECK: [[M2]] = !{!"int", [[M3]], i64 0}
// CHECK: [[M3]] = !{!"char", [[M4:![0-9]+]], i64 0}
// CHECK: [[M4]] = !{!"C++"}
// CHECK: [[M5]] = !{[[M6:![0-9]+]], [[M8:![0-9]+]]}
// CHECK: [[M6]] = distinct !{[[M6]], [[M7:![0-9]+]], !"scope"}
// CHECK: [[M7]] = distinct !{[[M7]], !"dom"}
// CHECK: [[M8]] = !{!"sn", [[M9:![0-9]+]]}
// CHECK: [[M9]] = !{!"named"}
// CHECK: [[M10]] = !{[[M8]]}
// CHECK: [[M11]] = distinct !{}
// CHECK: [[M12]] = !{[[M2]], [[M2]], i64 0}
// CHECK: [[M13]] = !{i32 1}
// CHECK: [[M14]] = !{[[M11]], [[M15]]}
// CHECK: [[M15]] = distinct !{}
// CHECK: [[M16]] = !{[[M17:![0-9]+]], [[M17]], i64 0}
// CHECK: [[M17]] = !{!"an", [[M18:![0-9]+]], i64 0}
// CHECK: [[M18]] = distinct !{[[M18]]}
// CHECK: [[M19]] = !{}
// CHECK: [[M20]] = !{i64 8}
// CHECK: [[M21]] = !{[[M6]]}
// CHECK: [[M22]] = !{!"a", !"b"}
// CHECK: [[M23]] = !{[[M22]], [[M24:![0-9]+]]}
// CHECK: [[M24]] = !{!"c", !"d"}
// CHECK: [[M25]] = !{!"branch_weights", i32 5, i32 10}
// CHECK: [[M26]] = !{!"branch_weights", i32 1, i32 2, i32 3}
