// RUN: %mlcc-opt %s -arith-expand="include-bf16 include-f8e8m0 include-f4e2m1" | FileCheck %s

// What is expanded rounds to the nearest, so another rounding stays (mlir-opt-22
// refuses all of them, but for f4E2M1FN, which it rounds to the nearest).

// CHECK-LABEL: @others(
// CHECK: arith.truncf {{.*}} toward_zero : f32 to bf16
// CHECK-NEXT: arith.truncf {{.*}} upward : f32 to f8E8M0FNU
// CHECK-NEXT: arith.truncf {{.*}} to_nearest_away : f32 to f4E2M1FN
func.func @others(%x: f32) -> (bf16, f8E8M0FNU, f4E2M1FN) {
  %0 = arith.truncf %x toward_zero : f32 to bf16
  %1 = arith.truncf %x upward : f32 to f8E8M0FNU
  %2 = arith.truncf %x to_nearest_away : f32 to f4E2M1FN
  return %0, %1, %2 : bf16, f8E8M0FNU, f4E2M1FN
}

// CHECK-LABEL: @nearest(
// CHECK-NOT: arith.truncf
// CHECK: return
func.func @nearest(%x: f32) -> (bf16, f8E8M0FNU, f4E2M1FN) {
  %0 = arith.truncf %x to_nearest_even : f32 to bf16
  %1 = arith.truncf %x to_nearest_even : f32 to f8E8M0FNU
  %2 = arith.truncf %x to_nearest_even : f32 to f4E2M1FN
  return %0, %1, %2 : bf16, f8E8M0FNU, f4E2M1FN
}
