// RUN: mlcc -g -O0 -S -emit-llvm %s -o - | FileCheck %s
// RUN: mlcc -c %s -o %t.o
// RUN: mlcc -c -g %s -o %t.o

// A module that says itself where it is from keeps to that under -g: a function
// without a subprogram gets none.

// CHECK: define {{.*}}i32 @f(i32 %0){{.*}} !dbg [[F:![0-9]+]]
// CHECK-NEXT: add i32 %0, %0, !dbg [[ADD:![0-9]+]]
// CHECK: define {{.*}}void @g()
// CHECK-NOT: !dbg
// CHECK: ret void
// CHECK: !llvm.dbg.cu = !{[[UNIT:![0-9]+]]}
// CHECK-DAG: [[UNIT]] = distinct !DICompileUnit(language: DW_LANG_C99,
// CHECK-DAG: [[F]] = distinct !DISubprogram(name: "f", {{.*}}unit: [[UNIT]]
// CHECK-DAG: [[ADD]] = !DILocation(line: 4, column: 3, scope: [[F]])
// CHECK-NOT: name: "g"
#file = #llvm.di_file<"a.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C99, file = #file, isOptimized = false, emissionKind = Full>
#program = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, line = 3, subprogramFlags = "Definition">
llvm.func @f(%a: i32) -> i32 {
  %0 = llvm.add %a, %a : i32 loc("a.c":4:3)
  llvm.return %0 : i32 loc("a.c":5:3)
} loc(fused<#program>["a.c":3:1])
llvm.func @g() {
  llvm.return
}
