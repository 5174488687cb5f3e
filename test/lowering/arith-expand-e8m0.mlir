// RUN: mlcc -O0 -S -emit-llvm %s -o - | FileCheck %s

// The least number of f8E8M0FNU, 2^-127, is not 0: f32 has it, without exponent,
// as the bits 1 << 22. (-arith-expand alone does as mlir-opt's.)

// CHECK: define {{.*}}@extend(
// CHECK: [[IS_LEAST:%.+]] = icmp eq i32 [[EXPONENT:%.+]], 0
// CHECK: select i1 [[IS_LEAST]], i32 4194304, i32
func.func @extend(%x: f8E8M0FNU) -> f32 {
  %0 = arith.extf %x : f8E8M0FNU to f32
  return %0 : f32
}
