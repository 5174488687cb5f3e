; Metadata: what the dialect has attributes for, and what is carried.
; mlir-translate: drops what is carried
; RUN: %mlcc-translate -import-llvm %s | FileCheck %s

; CHECK-DAG: #[[ROOT:.*]] = #llvm.tbaa_root<id = "root">
; CHECK-DAG: #[[INT:.*]] = #llvm.tbaa_type_desc<id = "int", members = {<#[[ROOT]], 0>}>
; CHECK-DAG: #llvm.tbaa_tag<base_type = #[[INT]], access_type = #[[INT]], offset = 0, constant = true>
; CHECK-DAG: #llvm.alias_scope_domain<id = distinct[{{.*}}]<>, description = "domain">
; CHECK-DAG: #[[LOOP:.*]] = #llvm.loop_annotation<unroll = #{{.*}}, mustProgress = true, parallelAccesses = #{{.*}}>
; CHECK-DAG: #[[MINE:.*]] = distinct[{{.*}}]<[{up = 0 : i64}, ["x", {up = 1 : i64}]]>
; CHECK-DAG: #[[OTHER:.*]] = distinct[{{.*}}]<[{up = 0 : i64}, ["llvm.loop.unknown", 3 : i32]]>
; CHECK: mlcc.named_metadata = {llvm.errno.tbaa = {{.*}}, other = {{\[\[}}]], records = {{\[\[}}"text", @f, 1.500000e+00, #llvm.zero, unit]]}
; CHECK: llvm.mlir.global external @g(0 : i32) {addr_space = 0 : i32, mlcc.metadata = {associated = {{\[\[}}@f]], type = {{\[\[}}0, "a"], [8, "b"]]}}
; CHECK: llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
; CHECK: llvm.load %{{.*}} {alias_scopes = {{.*}}, alignment = 4 : i64, mlcc.metadata = {range = [0 : i32, 10 : i32]}, noalias_scopes = {{.*}}, tbaa
; CHECK: llvm.store %{{.*}} {access_groups = {{.*}}, alignment = 4 : i64, mlcc.metadata = {mine = #[[MINE]]}}
; CHECK: llvm.inline_asm {{.*}}mlcc.metadata = {srcloc = [740]}
; CHECK: llvm.cond_br %{{.*}} {loop_annotation = #[[LOOP]]}
; CHECK: llvm.cond_br %{{.*}} {mlcc.metadata = {llvm.loop = #[[OTHER]]}}
; CHECK: llvm.call_intrinsic "llvm.read_register.i64"() {mlcc.metadata_operands = {"0" = ["sp"]}} : () -> i64
; CHECK: llvm.call_intrinsic "llvm.experimental.constrained.fadd.f32"(%{{.*}}, %{{.*}}) {{.*}}mlcc.metadata_operands = {"2" = "round.dynamic", "3" = "fpexcept.strict"}

@g = global i32 0, !type !20, !type !21, !associated !22

define void @f(i1 %c, ptr %p) !prof !30 {
  br label %a
a:
  %x = load i32, ptr %p, align 4, !tbaa !2, !alias.scope !10, !noalias !10, !range !14
  store i32 %x, ptr %p, align 4, !mine !15, !llvm.access.group !6
  call void asm sideeffect "nop", ""(), !srcloc !16
  br i1 %c, label %a, label %b, !llvm.loop !4
b:
  br i1 %c, label %b, label %d, !llvm.loop !17
d:
  %r = call i64 @llvm.read_register.i64(metadata !19)
  %s = call float @llvm.experimental.constrained.fadd.f32(float 1.0, float 2.0, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  ret void
}

!llvm.module.flags = !{!40, !41}
!llvm.ident = !{!42}
!llvm.errno.tbaa = !{!2}
!records = !{!43}
!other = !{!44}
!0 = !{!"root"}
!1 = !{!"int", !0, i64 0}
!2 = !{!1, !1, i64 0, i64 1}
!4 = distinct !{!4, !5, !8, !7}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{}
!7 = !{!"llvm.loop.parallel_accesses", !6}
!8 = !{!"llvm.loop.unroll.count", i32 4}
!10 = !{!11}
!11 = distinct !{!11, !12, !"scope"}
!12 = distinct !{!12, !"domain"}
!14 = !{i32 0, i32 10}
!15 = distinct !{!15, !18}
!16 = !{i64 740}
!17 = distinct !{!17, !9}
!9 = !{!"llvm.loop.unknown", i32 3}
!18 = !{!"x", !15}
!19 = !{!"sp"}
!20 = !{i64 0, !"a"}
!21 = !{i64 8, !"b"}
!22 = !{ptr @f}
!30 = !{!"function_entry_count", i64 100}
!40 = !{i32 1, !"wchar_size", i32 4}
!41 = !{i32 7, !"uwtable", i32 2}
!42 = !{!"a compiler"}
!43 = !{!"text", ptr @f, double 1.5, ptr null, null}
!44 = !{}
