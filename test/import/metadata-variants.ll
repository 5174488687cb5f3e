; Every kind of metadata that has a form of its own, and what is not quite it: all
; that is no exact form is kept beside.
; mlir-translate: drops what has no exact form
; RUN: %mlcc-translate -import-llvm %s | diff %S/Inputs/metadata-variants.mlir -
; RUN: %mlcc-translate -import-llvm %s | %mlcc-translate -mlir-to-llvmir - \
; RUN:   | %mlcc-translate -import-llvm - | diff %S/Inputs/metadata-variants.mlir -

source_filename = "variants.c"
@g = external global i32

define i32 @load1(ptr %p) {
  %r = load i32, ptr %p, align 4, !tbaa !4
  ret i32 %r
}

define i32 @load2(ptr %p) {
  %r = load i32, ptr %p, align 4, !tbaa !5
  ret i32 %r
}

define i32 @load3(ptr %p) {
  %r = load i32, ptr %p, align 4, !tbaa !6
  ret i32 %r
}

define i32 @load4(ptr %p) {
  %r = load i32, ptr %p, align 4, !tbaa !7
  ret i32 %r
}

define i32 @load5(ptr %p) {
  %r = load i32, ptr %p, align 4, !tbaa !8
  ret i32 %r
}

define i32 @load7(ptr %p) {
  %r = load i32, ptr %p, align 4, !tbaa !13
  ret i32 %r
}

define i32 @load8(ptr %p) {
  %r = load i32, ptr %p, align 4, !tbaa !16
  ret i32 %r
}

define i32 @load11(ptr %p) {
  %r = load i32, ptr %p, align 4, !tbaa !22
  ret i32 %r
}

define i32 @load13(ptr %p) {
  %r = load i32, ptr %p, align 4, !alias.scope !34
  ret i32 %r
}

define i32 @load14(ptr %p) {
  %r = load i32, ptr %p, align 4, !noalias !34
  ret i32 %r
}

define i32 @load15(ptr %p) {
  %r = load i32, ptr %p, align 4, !alias.scope !35
  ret i32 %r
}

define i32 @load16(ptr %p) {
  %r = load i32, ptr %p, align 4, !noalias !35
  ret i32 %r
}

define i32 @load17(ptr %p) {
  %r = load i32, ptr %p, align 4, !alias.scope !36
  ret i32 %r
}

define i32 @load18(ptr %p) {
  %r = load i32, ptr %p, align 4, !noalias !36
  ret i32 %r
}

define i32 @load19(ptr %p) {
  %r = load i32, ptr %p, align 4, !alias.scope !37
  ret i32 %r
}

define i32 @load20(ptr %p) {
  %r = load i32, ptr %p, align 4, !noalias !37
  ret i32 %r
}

define i32 @load25(ptr %p) {
  %r = load i32, ptr %p, align 4, !alias.scope !40
  ret i32 %r
}

define i32 @load26(ptr %p) {
  %r = load i32, ptr %p, align 4, !noalias !40
  ret i32 %r
}

define i32 @load27(ptr %p) {
  %r = load i32, ptr %p, align 4, !alias.scope !41
  ret i32 %r
}

define i32 @load28(ptr %p) {
  %r = load i32, ptr %p, align 4, !noalias !41
  ret i32 %r
}

define i32 @load29(ptr %p) {
  %r = load i32, ptr %p, align 4, !alias.scope !42
  ret i32 %r
}

define i32 @load30(ptr %p) {
  %r = load i32, ptr %p, align 4, !llvm.access.group !43
  ret i32 %r
}

define i32 @load31(ptr %p) {
  %r = load i32, ptr %p, align 4, !llvm.access.group !45
  ret i32 %r
}

define i32 @load32(ptr %p) {
  %r = load i32, ptr %p, align 4, !llvm.access.group !46
  ret i32 %r
}

define i32 @load33(ptr %p) {
  %r = load i32, ptr %p, align 4, !llvm.access.group !47
  ret i32 %r
}

define i32 @load35(ptr %p) {
  %r = load i32, ptr %p, align 4, !invariant.load !49
  ret i32 %r
}

define i32 @load36(ptr %p) {
  %r = load i32, ptr %p, align 4, !invariant.load !50
  ret i32 %r
}

define i32 @load37(ptr %p) {
  %r = load i32, ptr %p, align 4, !invariant.load !51
  ret i32 %r
}

define i32 @load38(ptr %p) {
  %r = load i32, ptr %p, align 4, !invariant.load !54
  ret i32 %r
}

define i32 @load39(ptr %p) {
  %r = load i32, ptr %p, align 4, !invariant.load !53
  ret i32 %r
}

define i32 @load40(ptr %p) {
  %r = load i32, ptr %p, align 4, !nontemporal !49
  ret i32 %r
}

define i32 @load41(ptr %p) {
  %r = load i32, ptr %p, align 4, !nontemporal !50
  ret i32 %r
}

define i32 @load42(ptr %p) {
  %r = load i32, ptr %p, align 4, !nontemporal !51
  ret i32 %r
}

define i32 @load43(ptr %p) {
  %r = load i32, ptr %p, align 4, !nontemporal !54
  ret i32 %r
}

define i32 @load44(ptr %p) {
  %r = load i32, ptr %p, align 4, !nontemporal !53
  ret i32 %r
}

define i32 @load45(ptr %p) {
  %r = load i32, ptr %p, align 4, !invariant.group !49
  ret i32 %r
}

define i32 @load46(ptr %p) {
  %r = load i32, ptr %p, align 4, !invariant.group !50
  ret i32 %r
}

define i32 @load47(ptr %p) {
  %r = load i32, ptr %p, align 4, !invariant.group !51
  ret i32 %r
}

define i32 @load48(ptr %p) {
  %r = load i32, ptr %p, align 4, !invariant.group !54
  ret i32 %r
}

define i32 @load49(ptr %p) {
  %r = load i32, ptr %p, align 4, !invariant.group !53
  ret i32 %r
}

define i32 @load50(ptr %p) {
  %r = load i32, ptr %p, align 4, !noundef !49
  ret i32 %r
}

define i32 @load51(ptr %p) {
  %r = load i32, ptr %p, align 4, !noundef !50
  ret i32 %r
}

define i32 @load52(ptr %p) {
  %r = load i32, ptr %p, align 4, !noundef !51
  ret i32 %r
}

define i32 @load53(ptr %p) {
  %r = load i32, ptr %p, align 4, !noundef !54
  ret i32 %r
}

define i32 @load54(ptr %p) {
  %r = load i32, ptr %p, align 4, !noundef !53
  ret i32 %r
}

define ptr @load55(ptr %p) {
  %r = load ptr, ptr %p, align 4, !nonnull !49
  ret ptr %r
}

define ptr @load56(ptr %p) {
  %r = load ptr, ptr %p, align 4, !dereferenceable !52
  ret ptr %r
}

define ptr @load57(ptr %p) {
  %r = load ptr, ptr %p, align 4, !dereferenceable_or_null !52
  ret ptr %r
}

define ptr @load58(ptr %p) {
  %r = load ptr, ptr %p, align 4, !align !52
  ret ptr %r
}

define i32 @load59(ptr %p) {
  %r = load i32, ptr %p, align 4, !range !55
  ret i32 %r
}

define i32 @load60(ptr %p) {
  %r = load i32, ptr %p, align 4, !range !56
  ret i32 %r
}

define i32 @load61(ptr %p) {
  %r = load i32, ptr %p, align 4, !unknown.kind !49
  ret i32 %r
}

define i32 @load62(ptr %p) {
  %r = load i32, ptr %p, align 4, !unknown.kind !57
  ret i32 %r
}

define i32 @load63(ptr %p) {
  %r = load i32, ptr %p, align 4, !mmra !58
  ret i32 %r
}

define i32 @load65(ptr %p) {
  %r = load i32, ptr %p, align 4, !mmra !62
  ret i32 %r
}

define i32 @load67(ptr %p) {
  %r = load i32, ptr %p, align 4, !mmra !64
  ret i32 %r
}

define void @branch69(i1 %c) {
  br label %h
h:
  br i1 %c, label %h, label %e, !prof !66
e:
  ret void
}

define void @branch70(i1 %c) {
  br label %h
h:
  br i1 %c, label %h, label %e, !prof !67
e:
  ret void
}

define void @branch71(i1 %c) {
  br label %h
h:
  br i1 %c, label %h, label %e, !prof !68
e:
  ret void
}

define void @branch73(i1 %c) {
  br label %h
h:
  br i1 %c, label %h, label %e, !prof !70
e:
  ret void
}

define void @branch76(i1 %c) {
  br label %h
h:
  br i1 %c, label %h, label %e, !prof !73
e:
  ret void
}

define void @branch77(i1 %c) {
  br label %h
h:
  br i1 %c, label %h, label %e, !llvm.loop !75
e:
  ret void
}

define void @branch78(i1 %c) {
  br label %h
h:
  br i1 %c, label %h, label %e, !llvm.loop !77
e:
  ret void
}

define void @branch79(i1 %c) {
  br label %h
h:
  br i1 %c, label %h, label %e, !llvm.loop !79
e:
  ret void
}

define void @branch80(i1 %c) {
  br label %h
h:
  br i1 %c, label %h, label %e, !llvm.loop !81
e:
  ret void
}

define void @branch81(i1 %c) {
  br label %h
h:
  br i1 %c, label %h, label %e, !llvm.loop !83
e:
  ret void
}

define void @branch82(i1 %c) {
  br label %h
h:
  br i1 %c, label %h, label %e, !llvm.loop !85
e:
  ret void
}

define void @branch83(i1 %c) {
  br label %h
h:
  br i1 %c, label %h, label %e, !llvm.loop !87
e:
  ret void
}

define void @branch84(i1 %c) {
  br label %h
h:
  br i1 %c, label %h, label %e, !llvm.loop !89
e:
  ret void
}

define void @branch85(i1 %c) {
  br label %h
h:
  br i1 %c, label %h, label %e, !llvm.loop !91
e:
  ret void
}

define void @branch86(i1 %c) {
  br label %h
h:
  br i1 %c, label %h, label %e, !llvm.loop !93
e:
  ret void
}

define void @branch87(i1 %c) {
  br label %h
h:
  br i1 %c, label %h, label %e, !llvm.loop !95
e:
  ret void
}

define void @branch88(i1 %c) {
  br label %h
h:
  br i1 %c, label %h, label %e, !llvm.loop !97
e:
  ret void
}

define void @branch89(i1 %c) {
  br label %h
h:
  br i1 %c, label %h, label %e, !llvm.loop !99
e:
  ret void
}

define void @branch90(i1 %c) {
  br label %h
h:
  br i1 %c, label %h, label %e, !llvm.loop !101
e:
  ret void
}

define void @branch91(i1 %c) {
  br label %h
h:
  br i1 %c, label %h, label %e, !llvm.loop !103
e:
  ret void
}

define void @branch92(i1 %c) {
  br label %h
h:
  br i1 %c, label %h, label %e, !llvm.loop !105
e:
  ret void
}

define void @branch93(i1 %c) {
  br label %h
h:
  br i1 %c, label %h, label %e, !llvm.loop !107
e:
  ret void
}

define void @branch94(i1 %c) {
  br label %h
h:
  br i1 %c, label %h, label %e, !llvm.loop !109
e:
  ret void
}

define void @branch95(i1 %c) {
  br label %h
h:
  br i1 %c, label %h, label %e, !llvm.loop !111
e:
  ret void
}

define void @branch96(i1 %c) {
  br label %h
h:
  br i1 %c, label %h, label %e, !llvm.loop !113
e:
  ret void
}

define void @branch97(i1 %c) {
  br label %h
h:
  br i1 %c, label %h, label %e, !llvm.loop !115
e:
  ret void
}

define void @branch98(i1 %c) {
  br label %h
h:
  br i1 %c, label %h, label %e, !llvm.loop !117
e:
  ret void
}

define void @branch99(i1 %c) {
  br label %h
h:
  br i1 %c, label %h, label %e, !llvm.loop !119
e:
  ret void
}

define void @branch100(i1 %c) {
  br label %h
h:
  br i1 %c, label %h, label %e, !llvm.loop !121
e:
  ret void
}

define void @branch101(i1 %c) {
  br label %h
h:
  br i1 %c, label %h, label %e, !llvm.loop !123
e:
  ret void
}

define void @branch102(i1 %c) {
  br label %h
h:
  br i1 %c, label %h, label %e, !llvm.loop !125
e:
  ret void
}

define void @branch103(i1 %c) {
  br label %h
h:
  br i1 %c, label %h, label %e, !llvm.loop !127
e:
  ret void
}

define void @branch104(i1 %c) {
  br label %h
h:
  br i1 %c, label %h, label %e, !llvm.loop !129
e:
  ret void
}

define void @branch105(i1 %c) {
  br label %h
h:
  br i1 %c, label %h, label %e, !llvm.loop !131
e:
  ret void
}

define void @branch106(i1 %c) {
  br label %h
h:
  br i1 %c, label %h, label %e, !llvm.loop !133
e:
  ret void
}

define void @branch107(i1 %c) {
  br label %h
h:
  br i1 %c, label %h, label %e, !llvm.loop !135
e:
  ret void
}

define void @branch108(i1 %c) {
  br label %h
h:
  br i1 %c, label %h, label %e, !llvm.loop !137
e:
  ret void
}

define void @branch109(i1 %c) {
  br label %h
h:
  br i1 %c, label %h, label %e, !llvm.loop !139
e:
  ret void
}

define void @branch110(i1 %c) {
  br label %h
h:
  br i1 %c, label %h, label %e, !llvm.loop !140
e:
  ret void
}

define void @branch111(i1 %c) {
  br label %h
h:
  br i1 %c, label %h, label %e, !llvm.loop !141
e:
  ret void
}

define void @branch112(i1 %c) {
  br label %h
h:
  br i1 %c, label %h, label %e, !llvm.loop !143
e:
  ret void
}

define void @branch113(i1 %c) {
  br label %h
h:
  br i1 %c, label %h, label %e, !llvm.loop !145
e:
  ret void
}

define void @branch114(i1 %c) {
  br label %h
h:
  br i1 %c, label %h, label %e, !llvm.loop !147
e:
  ret void
}

define void @branch115(i1 %c) {
  br label %h
h:
  br i1 %c, label %h, label %e, !llvm.loop !149
e:
  ret void
}

define void @branch116(i1 %c) {
  br label %h
h:
  br i1 %c, label %h, label %e, !llvm.loop !152
e:
  ret void
}

define void @branch117(i1 %c) {
  br label %h
h:
  br i1 %c, label %h, label %e, !llvm.loop !156
e:
  ret void
}

define void @branch118(i1 %c) {
  br label %h
h:
  br i1 %c, label %h, label %e, !llvm.loop !158
e:
  ret void
}

define void @branch119(i1 %c) {
  br label %h
h:
  br i1 %c, label %h, label %e, !llvm.loop !160
e:
  ret void
}

define void @branch120(i1 %c) {
  br label %h
h:
  br i1 %c, label %h, label %e, !llvm.loop !162
e:
  ret void
}

define void @branch121(i1 %c) {
  br label %h
h:
  br i1 %c, label %h, label %e, !llvm.loop !165
e:
  ret void
}

define void @branch122(i1 %c) {
  br label %h
h:
  br i1 %c, label %h, label %e, !llvm.loop !168
e:
  ret void
}

define void @branch123(i1 %c) {
  br label %h
h:
  br i1 %c, label %h, label %e, !llvm.loop !171
e:
  ret void
}

define void @branch124(i1 %c) {
  br label %h
h:
  br i1 %c, label %h, label %e, !llvm.loop !172
e:
  ret void
}

define void @branch125(i1 %c) {
  br label %h
h:
  br i1 %c, label %h, label %e, !llvm.loop !174
e:
  ret void
}

define void @branch126(i1 %c) {
  br label %h
h:
  br i1 %c, label %h, label %e, !llvm.loop !176
e:
  ret void
}

define void @function127() !reqd_work_group_size !177 {
  ret void
}

define void @function128() !reqd_work_group_size !178 {
  ret void
}

define void @function129() !reqd_work_group_size !179 {
  ret void
}

define void @function130() !reqd_work_group_size !180 {
  ret void
}

define void @function131() !work_group_size_hint !181 {
  ret void
}

define void @function132() !work_group_size_hint !182 {
  ret void
}

define void @function133() !work_group_size_hint !183 {
  ret void
}

define void @function134() !work_group_size_hint !184 {
  ret void
}

define void @function135() !max_work_group_size !185 {
  ret void
}

define void @function136() !max_work_group_size !186 {
  ret void
}

define void @function137() !max_work_group_size !187 {
  ret void
}

define void @function138() !max_work_group_size !188 {
  ret void
}

define void @function139() !intel_reqd_sub_group_size !189 {
  ret void
}

define void @function140() !intel_reqd_sub_group_size !190 {
  ret void
}

define void @function141() !intel_reqd_sub_group_size !191 {
  ret void
}

define void @function142() !intel_reqd_sub_group_size !192 {
  ret void
}

define void @function143() !vec_type_hint !193 {
  ret void
}

define void @function144() !vec_type_hint !194 {
  ret void
}

define void @function147() !vec_type_hint !197 {
  ret void
}

define void @function149() !prof !199 {
  ret void
}

define void @function150() !prof !200 {
  ret void
}

define void @function151() !prof !201 {
  ret void
}

!0 = !{!"root"}
!1 = !{!"char", !0, i64 0}
!2 = !{!"int", !1, i64 0}
!3 = !{!"s", !2, i64 0, !2, i64 4}
!4 = !{!2, !2, i64 0}
!5 = !{!3, !2, i64 4}
!6 = !{!2, !2, i64 0, i64 1}
!7 = !{!2, !2, i64 0, i64 0}
!8 = distinct !{!3, !2, i64 4}
!11 = distinct !{!"droot"}
!12 = !{!"int", !11, i64 0}
!13 = !{!12, !12, i64 0}
!14 = distinct !{!14}
!15 = !{!"int", !14, i64 0}
!16 = !{!15, !15, i64 0}
!21 = distinct !{!"odd3", !0, i64 0}
!22 = !{!21, !21, i64 0}
!24 = distinct !{!24, !"domain"}
!25 = distinct !{!25, !24, !"scope"}
!26 = distinct !{!26, !24}
!27 = distinct !{!27}
!28 = distinct !{!28, !27, !"third"}
!29 = !{!"named"}
!30 = !{!"by name", !29}
!34 = !{!25}
!35 = !{!26}
!36 = !{!28}
!37 = !{!30}
!40 = !{!25, !26}
!41 = !{}
!42 = distinct !{!25}
!43 = distinct !{}
!44 = distinct !{}
!45 = !{!43, !44}
!46 = !{!43}
!47 = !{}
!49 = !{}
!50 = !{i32 1}
!51 = !{i32 2}
!52 = !{i64 8}
!53 = !{i64 4, i64 8}
!54 = !{!"x"}
!55 = !{i32 0, i32 10}
!56 = !{i32 0, i32 10, i32 20, i32 30}
!57 = !{!"a", i32 1, null, float 1.5, ptr @g}
!58 = !{!"a", !"b"}
!60 = !{!"a", !"b"}
!61 = !{!"c", !"d"}
!62 = !{!60, !61}
!64 = distinct !{!"a", !"b"}
!66 = !{!"branch_weights", i32 1, i32 2}
!67 = !{!"branch_weights", !"expected", i32 1, i32 2}
!68 = !{!"branch_weights", !"other", i32 1, i32 2}
!70 = !{!"branch_weights", i64 1, i64 2}
!73 = !{!"branch_weights", i32 -1, i32 2}
!74 = !{!"llvm.loop.mustprogress"}
!75 = distinct !{!75, !74}
!76 = !{!"llvm.loop.disable_nonforced"}
!77 = distinct !{!77, !76}
!78 = !{!"llvm.loop.vectorize.enable", i1 true}
!79 = distinct !{!79, !78}
!80 = !{!"llvm.loop.vectorize.enable", i1 false}
!81 = distinct !{!81, !80}
!82 = !{!"llvm.loop.vectorize.enable", i32 1}
!83 = distinct !{!83, !82}
!84 = !{!"llvm.loop.vectorize.enable"}
!85 = distinct !{!85, !84}
!86 = !{!"llvm.loop.vectorize.enable", i32 2}
!87 = distinct !{!87, !86}
!88 = !{!"llvm.loop.vectorize.width", i32 4}
!89 = distinct !{!89, !88}
!90 = !{!"llvm.loop.vectorize.width", i64 4}
!91 = distinct !{!91, !90}
!92 = !{!"llvm.loop.vectorize.width"}
!93 = distinct !{!93, !92}
!94 = !{!"llvm.loop.vectorize.scalable.enable", i1 true}
!95 = distinct !{!95, !94}
!96 = !{!"llvm.loop.vectorize.predicate.enable", i1 true}
!97 = distinct !{!97, !96}
!98 = !{!"llvm.loop.interleave.count", i32 2}
!99 = distinct !{!99, !98}
!100 = !{!"llvm.loop.unroll.enable"}
!101 = distinct !{!101, !100}
!102 = !{!"llvm.loop.unroll.disable"}
!103 = distinct !{!103, !102}
!104 = !{!"llvm.loop.unroll.enable", i1 true}
!105 = distinct !{!105, !104}
!106 = !{!"llvm.loop.unroll.count", i32 3}
!107 = distinct !{!107, !106}
!108 = !{!"llvm.loop.unroll.full"}
!109 = distinct !{!109, !108}
!110 = !{!"llvm.loop.unroll.runtime.disable"}
!111 = distinct !{!111, !110}
!112 = !{!"llvm.loop.unroll_and_jam.disable"}
!113 = distinct !{!113, !112}
!114 = !{!"llvm.loop.unroll_and_jam.count", i32 2}
!115 = distinct !{!115, !114}
!116 = !{!"llvm.loop.distribute.enable", i1 true}
!117 = distinct !{!117, !116}
!118 = !{!"llvm.loop.distribute.enable", i1 false}
!119 = distinct !{!119, !118}
!120 = !{!"llvm.licm.disable"}
!121 = distinct !{!121, !120}
!122 = !{!"llvm.loop.licm_versioning.disable"}
!123 = distinct !{!123, !122}
!124 = !{!"llvm.loop.pipeline.disable", i1 true}
!125 = distinct !{!125, !124}
!126 = !{!"llvm.loop.pipeline.initiationinterval", i32 2}
!127 = distinct !{!127, !126}
!128 = !{!"llvm.loop.peeled.count", i32 1}
!129 = distinct !{!129, !128}
!130 = !{!"llvm.loop.isvectorized", i32 1}
!131 = distinct !{!131, !130}
!132 = !{!"llvm.loop.isvectorized"}
!133 = distinct !{!133, !132}
!134 = !{!"llvm.loop.unknown", i32 1}
!135 = distinct !{!135, !134}
!136 = !{}
!137 = distinct !{!137, !136}
!138 = !{i32 1}
!139 = distinct !{!139, !138}
!140 = distinct !{!140, !"text"}
!141 = distinct !{!141, null}
!142 = !{!"llvm.loop.parallel_accesses", !43}
!143 = distinct !{!143, !142}
!144 = !{!"llvm.loop.parallel_accesses", !43, !44}
!145 = distinct !{!145, !144}
!146 = !{!"llvm.loop.parallel_accesses"}
!147 = distinct !{!147, !146}
!148 = !{!"llvm.loop.parallel_accesses", !47}
!149 = distinct !{!149, !148}
!150 = !{!"llvm.loop.parallel_accesses", !43}
!151 = !{!"llvm.loop.parallel_accesses", !44}
!152 = distinct !{!152, !150, !151}
!153 = !{!"llvm.loop.unroll.disable"}
!154 = distinct !{!154, !153}
!155 = !{!"llvm.loop.vectorize.followup_all", !154}
!156 = distinct !{!156, !155}
!157 = !{!"llvm.loop.unroll.followup_unrolled", !153}
!158 = distinct !{!158, !157}
!159 = !{!"llvm.loop.vectorize.followup_all"}
!160 = distinct !{!160, !159}
!161 = !{!"llvm.loop.vectorize.followup_all", !{!"llvm.loop.unroll.disable"}}
!162 = distinct !{!162, !161}
!163 = !{!"llvm.loop.mustprogress"}
!164 = !{!"llvm.loop.mustprogress"}
!165 = distinct !{!165, !163, !164}
!166 = !{!"llvm.loop.mustprogress"}
!167 = !{!"llvm.loop.unroll.enable"}
!168 = distinct !{!168, !166, !167}
!169 = !{!"llvm.loop.unroll.enable"}
!170 = !{!"llvm.loop.mustprogress"}
!171 = distinct !{!171, !169, !170}
!172 = distinct !{!172}
!173 = !{!"llvm.loop.mustprogress"}
!174 = distinct !{null, !173}
!175 = !{!"llvm.loop.mustprogress"}
!176 = !{!176, !175}
!177 = !{i32 1, i32 2, i32 3}
!178 = !{i32 1, i32 2}
!179 = !{i64 1, i64 2, i64 3}
!180 = !{i32 1, i32 2, !"x"}
!181 = !{i32 1, i32 2, i32 3}
!182 = !{i32 1, i32 2}
!183 = !{i64 1, i64 2, i64 3}
!184 = !{i32 1, i32 2, !"x"}
!185 = !{i32 1, i32 2, i32 3}
!186 = !{i32 1, i32 2}
!187 = !{i64 1, i64 2, i64 3}
!188 = !{i32 1, i32 2, !"x"}
!189 = !{i32 8}
!190 = !{i64 8}
!191 = !{i32 8, i32 8}
!192 = !{!"x"}
!193 = !{<4 x float> undef, i32 0}
!194 = !{i32 undef, i32 1}
!195 = !{i32 undef, i32 2}
!196 = !{i32 undef}
!197 = !{!"x", i32 1}
!198 = !{i32 undef, !"x"}
!199 = !{!"function_entry_count", i64 10}
!200 = !{!"synthetic_function_entry_count", i64 10}
!201 = !{!"function_entry_count", i64 10, i64 5}
