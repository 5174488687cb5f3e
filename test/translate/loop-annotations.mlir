// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s
// oracle: import differs in 9 lines: mlir-translate drops parts that it writes itself

// Every property of a loop. One that is false says nothing, unless its opposite
// has a name. Branches of one loop share its node.

#g1 = #llvm.access_group<id = distinct[0]<>>
#g2 = #llvm.access_group<id = distinct[1]<>>
#follow = #llvm.loop_annotation<disableNonforced = true>
#loop = #llvm.loop_annotation<disableNonforced = true, mustProgress = true, isVectorized = true,
 vectorize = <disable = false, predicateEnable = true, scalableEnable = false, width = 4 : i32, followupVectorized = #follow, followupEpilogue = #follow, followupAll = #follow>,
 interleave = <count = 3 : i32>,
 unroll = <disable = true, count = 5 : i32, runtimeDisable = true, full = true, followupUnrolled = #follow, followupRemainder = #follow, followupAll = #follow>,
 unrollAndJam = <disable = false, count = 6 : i32, followupOuter = #follow, followupInner = #follow, followupRemainderOuter = #follow, followupRemainderInner = #follow, followupAll = #follow>,
 licm = <disable = true, versioningDisable = true>,
 distribute = <disable = true, followupCoincident = #follow, followupSequential = #follow, followupFallback = #follow, followupAll = #follow>,
 pipeline = <disable = true, initiationinterval = 2 : i32>, peeled = <count = 9 : i32>, unswitch = <partialDisable = true>, parallelAccesses = #g1, #g2>
#loop2 = #llvm.loop_annotation<disableNonforced = false, mustProgress = false, isVectorized = false, unroll = <disable = false, full = false>, unrollAndJam = <disable = true>, vectorize = <disable = true>>
#file = #llvm.di_file<"a.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[2]<>, sourceLanguage = DW_LANG_C99, file = #file, isOptimized = true, emissionKind = Full>
#program = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #unit, scope = #file, name = "placed", file = #file, line = 3, subprogramFlags = "Definition">
#started = loc(fused<#program>["a.c":4:3])
#ended = loc(fused<#program>["a.c":9:3])
#loop3 = #llvm.loop_annotation<startLoc = #started, endLoc = #ended, unroll = <count = 2 : i64>>
llvm.func @f(%c: i1, %v : i32) {
  llvm.cond_br %c, ^bb1, ^bb2 {loop_annotation = #loop}
^bb1:
  llvm.cond_br %c, ^bb1, ^bb2 {loop_annotation = #loop}
^bb2:
  llvm.br ^bb3 {loop_annotation = #loop2}
^bb3:
  llvm.return
}
llvm.func @placed() {
  llvm.br ^bb1 {loop_annotation = #loop3} loc("a.c":5:5)
^bb1:
  llvm.return loc("a.c":6:5)
} loc(fused<#program>["a.c":3:1])

// CHECK: define void @f(i1 %0, i32 %1) {
// CHECK: br i1 %0, label %3, label %4, !llvm.loop [[M3:![0-9]+]]
// CHECK: br i1 %0, label %3, label %4, !llvm.loop [[M3]]
// CHECK: br label %5, !llvm.loop [[M44:![0-9]+]]
// CHECK: ret void
// CHECK: }
// CHECK: define void @placed() !dbg [[M49:![0-9]+]] {
// CHECK: br label %1, !dbg [[M50:![0-9]+]], !llvm.loop [[M51:![0-9]+]]
// CHECK: ret void, !dbg [[M55:![0-9]+]]
// CHECK: }
// CHECK: !llvm.dbg.cu = !{[[M0:![0-9]+]]}
// CHECK: !llvm.module.flags = !{[[M2:![0-9]+]]}
// CHECK: [[M0]] = distinct !DICompileUnit(language: DW_LANG_C99, file: [[M1:![0-9]+]], isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
// CHECK: [[M1]] = !DIFile(filename: "a.c", directory: "/src")
// CHECK: [[M2]] = !{i32 2, !"Debug Info Version", i32 3}
// CHECK: [[M3]] = distinct !{[[M3]], [[M4:![0-9]+]], [[M5:![0-9]+]], [[M6:![0-9]+]], [[M7:![0-9]+]], [[M8:![0-9]+]], [[M9:![0-9]+]], [[M10:![0-9]+]], [[M11:![0-9]+]], [[M13:![0-9]+]], [[M14:![0-9]+]], [[M15:![0-9]+]], [[M16:![0-9]+]], [[M17:![0-9]+]], [[M18:![0-9]+]], [[M19:![0-9]+]], [[M20:![0-9]+]], [[M21:![0-9]+]], [[M22:![0-9]+]], [[M23:![0-9]+]], [[M24:![0-9]+]], [[M25:![0-9]+]], [[M26:![0-9]+]], [[M27:![0-9]+]], [[M28:![0-9]+]], [[M29:![0-9]+]], [[M30:![0-9]+]], [[M31:![0-9]+]], [[M32:![0-9]+]], [[M33:![0-9]+]], [[M34:![0-9]+]], [[M35:![0-9]+]], [[M36:![0-9]+]], [[M37:![0-9]+]], [[M38:![0-9]+]], [[M39:![0-9]+]], [[M40:![0-9]+]], [[M41:![0-9]+]]}
// CHECK: [[M4]] = !{!"llvm.loop.disable_nonforced"}
// CHECK: [[M5]] = !{!"llvm.loop.mustprogress"}
// CHECK: [[M6]] = !{!"llvm.loop.isvectorized", i32 1}
// CHECK: [[M7]] = !{!"llvm.loop.vectorize.enable", i1 true}
// CHECK: [[M8]] = !{!"llvm.loop.vectorize.predicate.enable", i1 true}
// CHECK: [[M9]] = !{!"llvm.loop.vectorize.scalable.enable", i1 false}
// CHECK: [[M10]] = !{!"llvm.loop.vectorize.width", i32 4}
// CHECK: [[M11]] = !{!"llvm.loop.vectorize.followup_vectorized", [[M12:![0-9]+]]}
// CHECK: [[M12]] = distinct !{[[M12]], [[M4]]}
// CHECK: [[M13]] = !{!"llvm.loop.vectorize.followup_epilogue", [[M12]]}
// CHECK: [[M14]] = !{!"llvm.loop.vectorize.followup_all", [[M12]]}
// CHECK: [[M15]] = !{!"llvm.loop.interleave.count", i32 3}
// CHECK: [[M16]] = !{!"llvm.loop.unroll.disable"}
// CHECK: [[M17]] = !{!"llvm.loop.unroll.count", i32 5}
// CHECK: [[M18]] = !{!"llvm.loop.unroll.runtime.disable", i1 true}
// CHECK: [[M19]] = !{!"llvm.loop.unroll.full"}
// CHECK: [[M20]] = !{!"llvm.loop.unroll.followup_unrolled", [[M12]]}
// CHECK: [[M21]] = !{!"llvm.loop.unroll.followup_remainder", [[M12]]}
// CHECK: [[M22]] = !{!"llvm.loop.unroll.followup_all", [[M12]]}
// CHECK: [[M23]] = !{!"llvm.loop.unroll_and_jam.enable"}
// CHECK: [[M24]] = !{!"llvm.loop.unroll_and_jam.count", i32 6}
// CHECK: [[M25]] = !{!"llvm.loop.unroll_and_jam.followup_outer", [[M12]]}
// CHECK: [[M26]] = !{!"llvm.loop.unroll_and_jam.followup_inner", [[M12]]}
// CHECK: [[M27]] = !{!"llvm.loop.unroll_and_jam.followup_remainder_outer", [[M12]]}
// CHECK: [[M28]] = !{!"llvm.loop.unroll_and_jam.followup_remainder_inner", [[M12]]}
// CHECK: [[M29]] = !{!"llvm.loop.unroll_and_jam.followup_all", [[M12]]}
// CHECK: [[M30]] = !{!"llvm.licm.disable"}
// CHECK: [[M31]] = !{!"llvm.loop.licm_versioning.disable"}
// CHECK: [[M32]] = !{!"llvm.loop.distribute.enable", i1 false}
// CHECK: [[M33]] = !{!"llvm.loop.distribute.followup_coincident", [[M12]]}
// CHECK: [[M34]] = !{!"llvm.loop.distribute.followup_sequential", [[M12]]}
// CHECK: [[M35]] = !{!"llvm.loop.distribute.followup_fallback", [[M12]]}
// CHECK: [[M36]] = !{!"llvm.loop.distribute.followup_all", [[M12]]}
// CHECK: [[M37]] = !{!"llvm.loop.pipeline.disable", i1 true}
// CHECK: [[M38]] = !{!"llvm.loop.pipeline.initiationinterval", i32 2}
// CHECK: [[M39]] = !{!"llvm.loop.peeled.count", i32 9}
// CHECK: [[M40]] = !{!"llvm.loop.unswitch.partial.disable"}
// CHECK: [[M41]] = !{!"llvm.loop.parallel_accesses", [[M42:![0-9]+]], [[M43:![0-9]+]]}
// CHECK: [[M42]] = distinct !{}
// CHECK: [[M43]] = distinct !{}
// CHECK: [[M44]] = distinct !{[[M44]], [[M45:![0-9]+]], [[M46:![0-9]+]], [[M47:![0-9]+]], [[M48:![0-9]+]]}
// CHECK: [[M45]] = !{!"llvm.loop.isvectorized", i32 0}
// CHECK: [[M46]] = !{!"llvm.loop.vectorize.enable", i1 false}
// CHECK: [[M47]] = !{!"llvm.loop.unroll.enable"}
// CHECK: [[M48]] = !{!"llvm.loop.unroll_and_jam.disable"}
// CHECK: [[M49]] = distinct !DISubprogram(name: "placed", scope: [[M1]], file: [[M1]], line: 3, spFlags: DISPFlagDefinition, unit: [[M0]])
// CHECK: [[M50]] = !DILocation(line: 5, column: 5, scope: [[M49]])
// CHECK: [[M51]] = distinct !{[[M51]], [[M52:![0-9]+]], [[M53:![0-9]+]], [[M54:![0-9]+]]}
// CHECK: [[M52]] = !DILocation(line: 4, column: 3, scope: [[M49]])
// CHECK: [[M53]] = !DILocation(line: 9, column: 3, scope: [[M49]])
// CHECK: [[M54]] = !{!"llvm.loop.unroll.count", i32 2}
// CHECK: [[M55]] = !DILocation(line: 6, column: 5, scope: [[M49]])
