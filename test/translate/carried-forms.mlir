// What attributes of our own carry, where they stand: as LLVM's own text has it.
//
// RUN: %mlcc-translate -mlir-to-llvmir -split-input-file %s | FileCheck %s

// Metadata that is no node is put into one.
//
// CHECK: declare !x [[TEXT:![0-9]+]] !x [[NONE:![0-9]+]] !x [[ONE:![0-9]+]] void @a()
// CHECK-DAG: [[TEXT]] = !{!"s"}
// CHECK-DAG: [[NONE]] = !{}
// CHECK-DAG: [[ONE]] = !{i32 1}
llvm.func @a() attributes {mlcc.metadata = {x = ["s", unit, 1 : i32]}}

// -----

// CHECK-LABEL: define i32 @nodes(
// CHECK: load i32, ptr %0, align 4, !w [[IDENTITY:![0-9]+]], !x [[NONE:![0-9]+]], !y [[ONE:![0-9]+]], !z [[NULL:![0-9]+]]
// CHECK: load i32, ptr %0, align 4, !x [[UP:![0-9]+]], !y [[LONE:![0-9]+]]
// CHECK-DAG: [[IDENTITY]] = distinct !{[[IDENTITY]], null}
// CHECK-DAG: [[NONE]] = !{}
// CHECK-DAG: [[ONE]] = !{i32 3}
// CHECK-DAG: [[NULL]] = !{ptr null}
// CHECK-DAG: [[UP]] = !{[[OUTER:![0-9]+]], !DIExpression(DW_OP_plus_uconst, 1)}
// CHECK-DAG: [[OUTER]] = distinct !{!"a", [[INNER:![0-9]+]]}
// CHECK-DAG: [[INNER]] = !{[[OUTER]]}
// CHECK-DAG: [[LONE]] = !{null}
llvm.func @nodes(%p: !llvm.ptr) -> i32 {
  %0 = llvm.load %p {mlcc.metadata = {w = distinct[0]<[{up = 0 : i64}, unit]>, x = unit, y = 3 : i32, z = #llvm.zero}} : !llvm.ptr -> i32
  %1 = llvm.load %p {mlcc.metadata = {x = [distinct[1]<["a", [{up = 1 : i64}]]>, #llvm.di_expression<[DW_OP_plus_uconst(1)]>], y = [unit]}} : !llvm.ptr -> i32
  llvm.return %0 : i32
}

// -----

// CHECK: declare void @attributes() [[SET:#[0-9]+]]
// CHECK: attributes [[SET]] = { alwaysinline "nonsense"="x" }
llvm.func @attributes() attributes {mlcc.attributes = {nonsense = "x", alwaysinline}}

// -----

// CHECK-LABEL: define void @calls(
// CHECK-NEXT: tail call void @f()
// CHECK-NEXT: notail call void @f()
// CHECK-NEXT: call coldcc void @f(){{$}}
// CHECK-NEXT: musttail call void @f()
// CHECK-NEXT: ret void
llvm.func @f()
llvm.func @calls() {
  llvm.call @f() {mlcc.flags = ["tail"]} : () -> ()
  llvm.call @f() {mlcc.flags = ["notail"]} : () -> ()
  llvm.call @f() {mlcc.convention = 9} : () -> ()
  llvm.call @f() {mlcc.flags = ["musttail"]} : () -> ()
  llvm.return
}

// -----

// CHECK: @g = dllexport global i32 1
// CHECK: @h = external dllimport global i32
// CHECK: @i = thread_local(localdynamic) global i32 1
// CHECK: @j = thread_local(initialexec) global i32 1
// CHECK: @k = thread_local(localexec) global i32 1
// CHECK: define void @f() prefix i32 1 prologue i8 2 {
llvm.mlir.global external @g(1 : i32) {mlcc.dll_storage = "dllexport"} : i32
llvm.mlir.global external @h() {mlcc.dll_storage = "dllimport"} : i32
llvm.mlir.global external thread_local @i(1 : i32) {mlcc.thread_model = "localdynamic"} : i32
llvm.mlir.global external thread_local @j(1 : i32) {mlcc.thread_model = "initialexec"} : i32
llvm.mlir.global external thread_local @k(1 : i32) {mlcc.thread_model = "localexec"} : i32
llvm.func @f() attributes {mlcc.prefix = [1 : i32, i32], mlcc.prologue = [2 : i8, i8]} {
  llvm.return
}

// -----

// CHECK: source_filename = "n.c"
// CHECK: !a = !{}
// CHECK: !x = !{[[A:![0-9]+]], [[B:![0-9]+]]}
// CHECK: !y = !{}
// CHECK-DAG: [[A]] = !{!"a"}
// CHECK-DAG: [[B]] = !{!"b"}
module attributes {mlcc.named_metadata = {x = [["a"], "b"], a = [], y = []}, mlcc.source_filename = "n.c"} {}
