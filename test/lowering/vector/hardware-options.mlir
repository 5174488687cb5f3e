// RUN: %mlcc-opt %s -convert-vector-to-llvm='enable-arm-bf16 enable-arm-i8mm' \
// RUN:   2>&1 | FileCheck %s
// RUN: %mlcc-opt %s -convert-vector-to-llvm='enable-arm-i8mm=false' 2>&1 | FileCheck %s --check-prefix=OFF
// Options that ask for dialects which are not here say so.

// CHECK-DAG: warning: option enable-arm-bf16 of convert-vector-to-llvm has no effect: there is no dialect to use
// CHECK-DAG: warning: option enable-arm-i8mm of
// CHECK: llvm.intr.fmuladd
// OFF-NOT: warning
func.func @fma(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.fma %a, %a, %a : vector<4xf32>
  return %0 : vector<4xf32>
}
