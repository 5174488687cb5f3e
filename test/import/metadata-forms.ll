; Metadata that the dialect has no exact form for: the nearest form where there
; is one, as mlir-translate has it, and the node itself besides.
; RUN: %mlcc-translate -import-llvm %s | FileCheck %s
; RUN: %mlcc-translate -import-llvm -import-plain %s | FileCheck %s --check-prefix=PLAIN
; RUN: %mlcc-translate -import-llvm %s | %mlcc-translate -mlir-to-llvmir - | FileCheck %s --check-prefix=BACK
; mlir-translate: drops the nodes

; CHECK: #[[GROUP:.*]] = #llvm.access_group<id = distinct[0]<>>
; CHECK: #[[TWICE:.*]] = distinct[1]<[{up = 0 : i64}, ["llvm.loop.mustprogress"], ["llvm.loop.mustprogress"]]>
; CHECK: #[[BOTH:.*]] = distinct[2]<[{up = 0 : i64}, ["llvm.loop.unroll.enable"], ["llvm.loop.unroll.disable"]]>
; CHECK: #[[UNKNOWN:.*]] = distinct[3]<[{up = 0 : i64}, ["llvm.loop.mustprogress"], ["llvm.loop.thing", 1]]>
; CHECK: llvm.load %arg0 invariant_group {{.*}}mlcc.metadata = {invariant.group = #[[GROUP]]}
; CHECK: llvm.load %arg0 {{.*}}llvm.mmra = [#[[TAG:.*]], #[[OTHER:.*]]]}
; CHECK: llvm.store {{.*}}llvm.mmra = #[[TAG]]}
; CHECK: llvm.cond_br %{{.*}} weights([1, 2]), {{.*}} {mlcc.metadata = {prof = ["branch_weights", "expected", 1 : i32, 2 : i32]}}
; A property twice, two that exclude each other, an unknown one: no annotation.
; CHECK: llvm.br ^bb2 {mlcc.metadata = {llvm.loop = #[[TWICE]]}}
; CHECK: llvm.br ^bb3 {mlcc.metadata = {llvm.loop = #[[BOTH]]}}
; CHECK: llvm.br ^bb4 {mlcc.metadata = {llvm.loop = #[[UNKNOWN]]}}
; A loop that follows has its properties in another order.
; CHECK: llvm.br ^bb4 {loop_annotation = #{{.*}}, mlcc.metadata = {llvm.loop = #

; PLAIN: llvm.load %arg0 invariant_group {
; PLAIN: weights([1, 2])
; PLAIN-COUNT-3: llvm.br ^bb{{[0-9]+$}}
; PLAIN: llvm.br ^{{.*}} {loop_annotation

; BACK: load ptr, ptr %0, {{.*}}!invariant.group ![[GROUP:[0-9]+]]
; BACK: load i32, ptr %0, {{.*}}!mmra ![[TAGS:[0-9]+]]
; BACK: store i32 1, ptr %0, {{.*}}!mmra ![[ONE:[0-9]+]]
; BACK: !prof ![[EXPECTED:[0-9]+]]
; BACK: !llvm.loop ![[TWICE:[0-9]+]]
; BACK: !llvm.loop ![[BOTH:[0-9]+]]
; BACK: !llvm.loop ![[UNKNOWN:[0-9]+]]
; BACK: !llvm.loop ![[FOLLOWED:[0-9]+]]
; BACK-DAG: ![[GROUP]] = distinct !{}
; BACK-DAG: ![[TAGS]] = !{![[ONE]], ![[TWO:[0-9]+]]}
; BACK-DAG: ![[ONE]] = !{!"amdgpu-as", !"local"}
; BACK-DAG: ![[TWO]] = !{!"x", !"y"}
; BACK-DAG: ![[EXPECTED]] = !{!"branch_weights", !"expected", i32 1, i32 2}
; BACK-DAG: ![[TWICE]] = distinct !{![[TWICE]], ![[MUST:[0-9]+]], ![[MUST]]}
; BACK-DAG: ![[BOTH]] = distinct !{![[BOTH]], ![[ON:[0-9]+]], ![[OFF:[0-9]+]]}
; BACK-DAG: ![[ON]] = !{!"llvm.loop.unroll.enable"}
; BACK-DAG: ![[OFF]] = !{!"llvm.loop.unroll.disable"}
; BACK-DAG: ![[UNKNOWN]] = distinct !{![[UNKNOWN]], ![[MUST]], ![[THING:[0-9]+]]}
; BACK-DAG: ![[THING]] = !{!"llvm.loop.thing", i64 1}
; BACK-DAG: ![[FOLLOWED]] = distinct !{![[FOLLOWED]], ![[BY:[0-9]+]]}
; BACK-DAG: ![[BY]] = !{!"llvm.loop.vectorize.followup_all", ![[NEXT:[0-9]+]]}
; BACK-DAG: ![[NEXT]] = distinct !{![[NEXT]], ![[DONE:[0-9]+]], ![[MUST]]}

define void @f(ptr %p, i1 %c) {
  %a = load ptr, ptr %p, !invariant.group !0
  %b = load i32, ptr %p, !mmra !1
  store i32 1, ptr %p, !mmra !2
  br i1 %c, label %x, label %y, !prof !4
x:
  br label %y, !llvm.loop !5
y:
  br label %z, !llvm.loop !7
z:
  br label %w, !llvm.loop !10
w:
  br label %w, !llvm.loop !12
}
!0 = distinct !{}
!1 = !{!2, !3}
!2 = !{!"amdgpu-as", !"local"}
!3 = !{!"x", !"y"}
!4 = !{!"branch_weights", !"expected", i32 1, i32 2}
!5 = distinct !{!5, !6, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = distinct !{!7, !8, !9}
!8 = !{!"llvm.loop.unroll.enable"}
!9 = !{!"llvm.loop.unroll.disable"}
!10 = distinct !{!10, !6, !11}
!11 = !{!"llvm.loop.thing", i64 1}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.vectorize.followup_all", !14}
!14 = distinct !{!14, !15, !6}
!15 = !{!"llvm.loop.isvectorized", i32 1}
