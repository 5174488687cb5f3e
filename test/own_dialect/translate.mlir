// RUN: %own/mlcc-translate -mlir-to-llvmir %s | FileCheck %s

// CHECK-LABEL: define i32 @f(i32 %0)
llvm.func @f(%a: i32) -> i32 {
  // CHECK: %[[SUM:.*]] = call i32 @llvm.sadd.sat.i32(i32 %0, i32 %0)
  %0 = qnum.intr.add %a, %a : i32
  // CHECK: %[[BY:.*]] = ashr i32 %[[SUM]], 3
  %1 = qnum.intr.shift %0 by 3 : i32
  // CHECK: ret i32 %[[BY]]
  llvm.return %1 : i32
}
