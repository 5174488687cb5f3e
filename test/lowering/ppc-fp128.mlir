// RUN: mlcc -target powerpc64-linux-gnu -S -emit-llvm -O0 %s -o - | FileCheck %s

// ppc_fp128 is lowered like other floats.

// CHECK-LABEL: @f(
// CHECK: [[SUM:%.*]] = fadd ppc_fp128 %{{.*}}, 0xM3FF80000000000000000000000000000
// CHECK: fptrunc ppc_fp128 [[SUM]] to double
func.func @f(%m: memref<4x!llvm.ppc_fp128>, %i: index) -> f64 {
  %c = arith.constant 1.5 : !llvm.ppc_fp128
  %0 = memref.load %m[%i] : memref<4x!llvm.ppc_fp128>
  %1 = arith.addf %0, %c : !llvm.ppc_fp128
  %2 = arith.truncf %1 : !llvm.ppc_fp128 to f64
  return %2 : f64
}
