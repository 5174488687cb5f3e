// RUN: rm -rf %t && split-file %s %t
// RUN: not %mlcc -fno-diagnostics-show-caret -emit-mlir %t/alone.mlir -o - 2>&1 | FileCheck %t/alone.mlir
// RUN: not %mlcc -fno-diagnostics-show-caret -emit-mlir %t/between.mlir -o - 2>&1 | FileCheck %t/between.mlir

//--- alone.mlir
// A cast that no conversion undoes.

func.func @f(%i: i32) -> f32 {
  // CHECK: [[@LINE+1]]:8: error: 'builtin.unrealized_conversion_cast' op cannot be lowered: no conversion from 'i32' to 'f32'
  %0 = builtin.unrealized_conversion_cast %i : i32 to f32
  return %0 : f32
}

//--- between.mlir
// Casts that the lowering makes around it, in types that the input does not have,
// are not mentioned.

// CHECK-NOT: i64
func.func @f() -> i32 {
  %0 = arith.constant 30 : index
  // CHECK: [[@LINE+1]]:8: error: 'builtin.unrealized_conversion_cast' op cannot be lowered: no conversion from 'index' to 'i32'
  %1 = builtin.unrealized_conversion_cast %0 : index to i32
  return %1 : i32
}
