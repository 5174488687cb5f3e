// RUN: mlcc -g1 -O0 -S -emit-llvm %s -o - | FileCheck %s

// Which place in a file a location comes to; line 0 where there is none.

// CHECK-LABEL: define {{.*}} @f(
// CHECK: add {{.*}} !dbg [[NAMED:![0-9]+]]
// CHECK: sub {{.*}} !dbg [[CALLED:![0-9]+]]
// CHECK: mul {{.*}} !dbg [[FUSED:![0-9]+]]
// CHECK: and {{.*}} !dbg [[NONE:![0-9]+]]
// CHECK: xor {{.*}} !dbg [[NONE]]
// CHECK: or {{.*}} !dbg [[FILE:![0-9]+]]
// CHECK: define {{.*}} @nowhere({{[^!]*}} {
// CHECK-NOT: !dbg
// CHECK: }
// CHECK-DAG: [[NAMED]] = !DILocation(line: 1, column: 2,
// CHECK-DAG: [[CALLED]] = !DILocation(line: 3, column: 4,
// CHECK-DAG: [[FUSED]] = !DILocation(line: 7, column: 8,
// CHECK-DAG: [[NONE]] = !DILocation(line: 0,
// CHECK-DAG: [[FILE]] = !DILocation(line: 11, column: 12,
llvm.func @f(%a: i32) -> i32 {
  %0 = llvm.add %a, %a : i32 loc("name"("kinds.c":1:2))
  %1 = llvm.sub %0, %a : i32 loc(callsite("kinds.c":3:4 at "kinds.c":5:6))
  %2 = llvm.mul %1, %a : i32 loc(fused[unknown, "kinds.c":7:8, "kinds.c":9:10])
  %3 = llvm.and %2, %a : i32 loc(unknown)
  %4 = llvm.xor %3, %a : i32 loc(fused[unknown, "name"])
  %5 = llvm.or %4, %a : i32 loc("kinds.c":11:12)
  llvm.return %5 : i32
} loc("kinds.c":13:14)

llvm.func @nowhere(%a: i32) -> i32 {
  llvm.return %a : i32 loc("kinds.c":1:2)
} loc(unknown)
