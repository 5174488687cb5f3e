; Metadata with operands of odd kinds, widths and references: what has no exact form
; is carried, and all of it comes back.
; mlir-translate: drops what is carried
; RUN: %mlcc-translate -import-llvm -mlir-print-local-scope %s -o %t.mlir
; RUN: FileCheck %s < %t.mlir
; RUN: %mlcc-translate -mlir-to-llvmir %t.mlir \
; RUN:   | %mlcc-translate -import-llvm -mlir-print-local-scope - | diff %t.mlir -

source_filename = "odd.c"

; CHECK: llvm.mlir.global external @g(0 : i32) {addr_space = 0 : i32, mlcc.metadata = {mmra = {{\[\[}}"a", "b"]], prof = {{\[\[}}"section_prefix", "hot"]]}}
@g = global i32 0, !prof !50, !mmra !51

; Types of memory: offsets of 32 bits, the format that has sizes, a member that is no
; type.
;
; CHECK-LABEL: @memory
; CHECK: llvm.load {{.*}} {alignment = 4 : i64, mlcc.metadata = {tbaa = {{\[\[}}"s", ["int", ["root"], 0 : i32], 4 : i32], ["int", ["root"], 0 : i32], 4 : i32]}}
; CHECK: llvm.load {{.*}} {alignment = 4 : i64, mlcc.metadata = {tbaa = {{\[\[\[\[}}"root"], 4, "new int"], 8, "new s", {{\[\[}}"root"], 4, "new int"], 0, 4], {{\[\[}}"root"], 4, "new int"], 0, 4, 1]}}
; CHECK: llvm.load {{.*}} {alignment = 4 : i64, mlcc.metadata = {tbaa = {{\[\[}}"t", #llvm.di_expression<>, 0, ["long", ["root"], 0], 8], ["long", ["root"], 0], 8]}}
define void @memory(ptr %p) {
  %1 = load i32, ptr %p, align 4, !tbaa !5
  %2 = load i32, ptr %p, align 4, !tbaa !8
  %3 = load i32, ptr %p, align 4, !tbaa !12
  ret void
}

; Two kinds for one attribute, of which the first has it. No node of operands.
;
; CHECK-LABEL: @kinds
; CHECK: llvm.load {{.*}} dereferenceable<bytes = 8> {alignment = 8 : i64, mlcc.metadata = {dereferenceable_or_null = [16]}}
; CHECK: llvm.load {{.*}} {alignment = 4 : i64, mlcc.metadata = {nontemporal = #llvm.di_expression<>}}
define void @kinds(ptr %p) {
  %1 = load ptr, ptr %p, align 8, !dereferenceable !20, !dereferenceable_or_null !21
  %2 = load i32, ptr %p, align 4, !nontemporal !DIExpression()
  ret void
}

; Profiles that are no weights of branches.
;
; CHECK-LABEL: @weights
; CHECK: llvm.call {{.*}} {mlcc.metadata = {prof = ["VP", 0 : i32, 100, 123, 60, 456, 40]}}
; CHECK: llvm.cond_br {{.*}} {mlcc.metadata = {prof = ["unknown", "sample"]}}
define void @weights(ptr %f, i1 %c) {
  call void %f(), !prof !30
  br i1 %c, label %a, label %b, !prof !31
a:
  ret void
b:
  ret void
}

; Nodes that refer to the one around them, from different depths.
;
; CHECK-LABEL: @around
; CHECK: mlcc.metadata = {x = distinct[0]<{{\[\[\[}}{up = 2 : i64}, "inner"], {up = 1 : i64}], {{\[}}{up = 1 : i64}, {{\[}}{up = 2 : i64}, "inner"]]]>}}
define void @around(ptr %p) {
  store i32 0, ptr %p, align 4, !x !40
  ret void
}

!0 = !{!"root"}
!1 = !{!"int", !0, i32 0}
!4 = !{!"s", !1, i32 4}
!5 = !{!4, !1, i32 4}
!6 = !{!0, i64 4, !"new int"}
!7 = !{!6, i64 8, !"new s", !6, i64 0, i64 4}
!8 = !{!7, !6, i64 0, i64 4, i64 1}
!9 = !{!"long", !0, i64 0}
!10 = !{!"t", !DIExpression(), i64 0, !9, i64 8}
!12 = !{!10, !9, i64 8}
!20 = !{i64 8}
!21 = !{i64 16}
!30 = !{!"VP", i32 0, i64 100, i64 123, i64 60, i64 456, i64 40}
!31 = !{!"unknown", !"sample"}
!40 = distinct !{!41, !43}
!41 = !{!42, !40}
!42 = !{!40, !"inner"}
!43 = !{!40, !42}
!50 = !{!"section_prefix", !"hot"}
!51 = !{!"a", !"b"}
