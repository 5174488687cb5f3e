// RUN: %mlcc-opt %s -inline=default-pipeline= | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -inline=default-pipeline= | FileCheck %s %}

// Where a loop is, for debuggers, is in the caller then.

#file = #llvm.di_file<"f.mlir" in "/">
#caller = #llvm.di_subprogram<scope = #file, name = "caller", file = #file, subprogramFlags = Optimized>
#callee = #llvm.di_subprogram<scope = #file, name = "loop", file = #file, subprogramFlags = Optimized>
#begin = loc(fused<#callee>["f.mlir":1:1])
#end = loc(fused<#callee>["f.mlir":2:2])
#after = #llvm.loop_annotation<startLoc = #begin>
#loop = #llvm.loop_annotation<vectorize = <disable = true, followupAll = #after>, startLoc = #begin, endLoc = #end>

llvm.func @loop(%i: i1) {
  llvm.br ^loop
^loop:
  llvm.cond_br %i, ^loop, ^done {loop_annotation = #loop}
^done:
  llvm.return
} loc(fused<#callee>["f.mlir":5:1])

// CHECK-DAG: [[CALLER:#.+]] = #llvm.di_subprogram<{{.+}}name = "caller"
// CHECK-DAG: [[CALL:#.+]] = loc(fused<[[CALLER]]>[{{#.+}}])
// CHECK-DAG: [[AT_BEGIN:#.+]] = loc(callsite({{#.+}} at [[CALL]]))
// CHECK-DAG: [[BEGIN:#.+]] = loc(fused<[[CALLER]]>[[[AT_BEGIN]]])
// CHECK-DAG: [[AT_END:#.+]] = loc(callsite({{#.+}} at [[CALL]]))
// CHECK-DAG: [[END:#.+]] = loc(fused<[[CALLER]]>[[[AT_END]]])
// CHECK-DAG: [[AFTER:#.+]] = #llvm.loop_annotation<startLoc = [[BEGIN]]>
// CHECK-DAG: [[VECTORIZE:#.+]] = #llvm.loop_vectorize<disable = true, followupAll = [[AFTER]]>
// CHECK-DAG: [[LOOP:#.+]] = #llvm.loop_annotation<vectorize = [[VECTORIZE]], startLoc = [[BEGIN]], endLoc = [[END]]>

// CHECK-LABEL: @caller
// CHECK: llvm.cond_br {{.+}} {loop_annotation = [[LOOP]]}
llvm.func @caller(%i: i1) {
  llvm.call @loop(%i) : (i1) -> () loc(fused<#caller>["f.mlir":9:1])
  llvm.return
} loc(fused<#caller>["f.mlir":8:1])

// A caller that none knows.

// CHECK-LABEL: @unknown
// CHECK-NOT: {loop_annotation = [[LOOP]]}
// CHECK: llvm.cond_br {{.+}} {loop_annotation = #
llvm.func @unknown(%i: i1) {
  llvm.call @loop(%i) : (i1) -> ()
  llvm.return
}
