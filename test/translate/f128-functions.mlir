// RUN: not %mlcc -fno-diagnostics-show-caret -target arm-linux-gnueabihf -S %s -o - 2>&1 | FileCheck %s
// RUN: not %mlcc -fno-diagnostics-show-caret -target x86_64-windows-msvc -S %s -o - 2>&1 | FileCheck %s
// RUN: not %mlcc -fno-diagnostics-show-caret -target arm64-apple-macos -S %s -o - 2>&1 | FileCheck %s
// RUN: not %mlcc -fno-diagnostics-show-caret -target x86_64-linux-musl -S %s -o - 2>&1 | FileCheck %s
// RUN: %mlcc -target aarch64-linux-gnu -S %s -o - | FileCheck %s --check-prefix=LONG
// RUN: %mlcc -target x86_64-linux-gnu -S %s -o - | FileCheck %s --check-prefix=F128
// oracle: refuses: it does not have math there
// Where C's long double is no float of 128 bits, LLVM calls its functions all the
// same. What it computes itself is no matter.

// LONG: expl
// LONG: fmodl
// F128: expf128
// F128: fmodf128
func.func @libm(%a: f128, %b: f128) -> f128 {
  // CHECK-NOT: [[@LINE+1]]:{{.*}}error
  %0 = arith.addf %a, %b : f128
  // CHECK: [[@LINE+1]]:8: error: 'math.exp' op cannot be compiled for '{{.*}}': its C library has no such function of f128
  %1 = math.exp %0 : f128
  // CHECK-NEXT: [[@LINE+1]]:8: error: 'arith.remf' op cannot be compiled
  %2 = arith.remf %1, %b : f128
  return %2 : f128
}
func.func @by_name(%a: vector<2xf128>) -> vector<2xf128> {
  // CHECK-NEXT: [[@LINE+1]]:8: error: 'math.erf' op cannot be compiled
  %0 = math.erf %a : vector<2xf128>
  return %0 : vector<2xf128>
}
