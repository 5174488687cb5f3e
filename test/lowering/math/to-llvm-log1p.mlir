// RUN: mlcc-opt %s -convert-math-to-llvm=approximate-log1p=false | FileCheck %s

// Without approximation log1p stays.

// CHECK-LABEL: func.func @log1p(
// CHECK-SAME: %[[A0:.*]]: f32) -> f32 {
// CHECK: %[[V0:.*]] = math.log1p %[[A0]] : f32
func.func @log1p(%a: f32) -> f32 {
  %0 = math.log1p %a : f32
  return %0 : f32
}
