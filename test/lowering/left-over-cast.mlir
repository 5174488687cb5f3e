// RUN: not %mlcc -fno-diagnostics-show-caret -emit-mlir %s -o - 2>&1 | FileCheck %s
// A cast that no conversion undoes.

func.func @f(%i: i32) -> f32 {
  // CHECK: [[@LINE+1]]:8: error: 'builtin.unrealized_conversion_cast' op cannot be lowered: no conversion from 'i32' to 'f32'
  %0 = builtin.unrealized_conversion_cast %i : i32 to f32
  return %0 : f32
}
