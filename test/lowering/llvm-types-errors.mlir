// RUN: not mlcc -target aarch64-linux-gnu -march=armv9-a -fno-diagnostics-show-caret \
// RUN:   -emit-mlir %s -o - 2>&1 | FileCheck %s
// An operation of LLVM's dialects with a type that these lack is the one that is
// reported, not the casts that conversions leave beside it.

// CHECK-NOT: unrealized_conversion_cast
// CHECK: [[@LINE+2]]:8: error: 'arm_sve.intr.fdiv' op cannot be lowered: LLVM's dialect has no 'vector<[4]xf8E5M2>'
func.func @small(%m: vector<[4]xf8E5M2>, %a: vector<[4]xf32>) {
  %0 = "arm_sve.intr.fdiv"(%m, %a, %a) : (vector<[4]xf8E5M2>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  return
}
// CHECK: [[@LINE+2]]:8: error: 'arm_sve.intr.mul' op cannot be lowered: LLVM's dialect has no 'vector<2x[4]xi32>'
func.func @rows(%m: vector<[4]xi1>, %a: vector<2x[4]xi32>, %b: vector<[4]xbf16>) {
  %0 = "arm_sve.intr.mul"(%m, %a, %b) : (vector<[4]xi1>, vector<2x[4]xi32>, vector<[4]xbf16>) -> vector<[4]xbf16>
  return
}
// CHECK-NOT: error:
