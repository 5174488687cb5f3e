; What is said beside instructions, and what becomes of that again, all of it:
; Inputs/beside.mlir.txt is what mlir-translate-22 imports.
; RUN: %mlcc-translate -import-llvm -import-plain %s | grep -v '^module' | diff %S/Inputs/beside.mlir.txt -
; RUN: %mlcc-translate -import-llvm %s | %mlcc-translate -mlir-to-llvmir - | grep -v -e '^source_filename' -e '^; ModuleID' | diff %S/Inputs/beside.ll.txt -

define i32 @tbaa(ptr %p, ptr %q) {
  %1 = load i32, ptr %p, !tbaa !0
  store float 1.0, ptr %q, !tbaa !4
  %2 = load i32, ptr %p, !tbaa !7
  ret i32 %1
}
define void @scopes(ptr %p, ptr %q) {
  %1 = load i32, ptr %p, !alias.scope !20, !noalias !21
  store i32 %1, ptr %q, !noalias !20
  %2 = load i32, ptr %q, !alias.scope !25
  ret void
}
define void @groups(ptr %p, i64 %n) {
entry:
  br label %l
l:
  %i = phi i64 [ 0, %entry ], [ %j, %l ]
  %a = getelementptr i32, ptr %p, i64 %i
  store i32 1, ptr %a, !llvm.access.group !30
  store i32 2, ptr %a, !llvm.access.group !31
  %j = add i64 %i, 1
  %c = icmp slt i64 %j, %n
  br i1 %c, label %l, label %e, !llvm.loop !40
e:
  ret void
}
define void @unrolled(i64 %n) {
entry:
  br label %l
l:
  %i = phi i64 [ 0, %entry ], [ %j, %l ]
  %j = add i64 %i, 1
  %c = icmp slt i64 %j, %n
  br i1 %c, label %l, label %e, !llvm.loop !50, !prof !61
e:
  ret void
}
define i32 @weights(i32 %x) !prof !62 {
  switch i32 %x, label %d [ i32 1, label %a
                            i32 2, label %b ], !prof !60
a:
  ret i32 1
b:
  %r = call i32 @weights(i32 3), !prof !63
  ret i32 %r
d:
  ret i32 0
}
define ptr @loads(ptr %p) {
  %1 = load ptr, ptr %p, !nonnull !70, !dereferenceable !71, !align !71, !noundef !70
  %2 = load i32, ptr %1, !range !72, !invariant.load !70
  %3 = load ptr, ptr %p, !dereferenceable_or_null !71, !invariant.group !70
  ret ptr %1
}
define float @fp(float %x) {
  %1 = fdiv float %x, 3.0, !fpmath !73
  ret float %1
}
!llvm.module.flags = !{!80, !81, !82, !83}
!llvm.ident = !{!90}
!0 = !{!1, !2, i64 4}
!1 = !{!"S", !2, i64 0, !2, i64 4, !3, i64 8}
!2 = !{!"int", !5, i64 0}
!3 = !{!"float", !5, i64 0}
!4 = !{!1, !3, i64 8}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!2, !2, i64 0, i64 1}
!20 = !{!22, !23}
!21 = !{!23}
!22 = distinct !{!22, !24, !"a"}
!23 = distinct !{!23, !24}
!24 = distinct !{!24, !"domain"}
!25 = !{!26}
!26 = distinct !{!26, !27, !"b"}
!27 = distinct !{!27}
!30 = distinct !{}
!31 = !{!30, !32}
!32 = distinct !{}
!40 = distinct !{!40, !41, !42, !43}
!41 = !{!"llvm.loop.parallel_accesses", !30, !32}
!42 = !{!"llvm.loop.vectorize.width", i32 4}
!43 = !{!"llvm.loop.mustprogress"}
!50 = distinct !{!50, !51, !52, !53, !54, !55}
!51 = !{!"llvm.loop.unroll.count", i32 8}
!52 = !{!"llvm.loop.interleave.count", i32 2}
!53 = !{!"llvm.loop.vectorize.enable", i1 false}
!54 = !{!"llvm.loop.unroll.runtime.disable"}
!55 = !{!"llvm.loop.distribute.enable", i1 true}
!60 = !{!"branch_weights", i32 1, i32 2, i32 3}
!61 = !{!"branch_weights", i32 90, i32 10}
!62 = !{!"function_entry_count", i64 123}
!63 = !{!"branch_weights", i32 7}
!70 = !{}
!71 = !{i64 16}
!72 = !{i32 0, i32 10}
!73 = !{float 2.5}
!80 = !{i32 1, !"wchar_size", i32 4}
!81 = !{i32 7, !"PIC Level", i32 2}
!82 = !{i32 2, !"text", !"value"}
!83 = !{i32 8, !"max", i32 255}
!90 = !{!"a compiler"}
