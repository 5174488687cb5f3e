// RUN: mlcc-opt %s -math-expand-ops=ops=tan,sinh | FileCheck %s

// Only what the option names.

func.func @some(%a: f32) -> (f32, f32) {
  // CHECK: math.sin %
  // CHECK: math.cos %
  // CHECK-NOT: math.tan %
  %0 = math.tan %a : f32
  // CHECK: math.cosh
  %1 = math.cosh %a : f32
  return %0, %1 : f32, f32
}
