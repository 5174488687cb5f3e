// RUN: mlcc -g1 -O0 -S -emit-llvm %s -o - | FileCheck %s

// Line tables of a module that says nothing of where it is from: places in this
// file, or what loc(...) says.

// CHECK: define {{.*}}i32 @f(i32 %0, i1 %1){{.*}} !dbg [[F:![0-9]+]]
// CHECK: add i32 %0, %0, !dbg [[HERE:![0-9]+]]
// CHECK: phi i32 {{.*}}]{{$}}
// CHECK: mul i32 {{.*}}, !dbg [[THERE:![0-9]+]]
// CHECK: !llvm.dbg.cu
// CHECK-DAG: emissionKind: LineTablesOnly
// CHECK-DAG: !"Dwarf Version", i32 5
// CHECK-DAG: [[F]] = distinct !DISubprogram(name: "f", {{.*}}line: [[@LINE+3]]
// CHECK-DAG: [[HERE]] = !DILocation(line: [[@LINE+3]], column: 8, scope: [[F]])
// CHECK-DAG: [[THERE]] = !DILocation(line: 40, column: 2, scope: ![[BLOCK:[0-9]+]])
llvm.func @f(%a: i32, %c: i1) -> i32 {
  %0 = llvm.add %a, %a : i32
  llvm.cond_br %c, ^bb1(%0 : i32), ^bb2
^bb1(%1: i32):
  %2 = llvm.mul %1, %a : i32 loc("other.c":40:2)
  llvm.return %2 : i32
^bb2:
  llvm.br ^bb1(%a : i32)
}
// CHECK-DAG: ![[BLOCK]] = !DILexicalBlockFile(scope: [[F]], file: ![[OTHER:[0-9]+]]
// CHECK-DAG: ![[OTHER]] = !DIFile(filename: "other.c"
