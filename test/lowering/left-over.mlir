// RUN: not %mlcc -fno-diagnostics-show-caret -allow-unregistered-dialect \
// RUN:   -emit-mlir %s -o - 2>&1 | FileCheck %s
// After the last pass nothing but the LLVM dialect is left, or it is an error;
// what is inside of something reported adds none.

func.func @f(%i: index) {
  // CHECK: [[@LINE+1]]:3: error: 'test.operation' op cannot be lowered: it is of an unregistered dialect
  "test.operation"(%i) ({
    "test.inner"() : () -> ()
  }) : (index) -> ()
  // CHECK-NEXT: [[@LINE+1]]:3: error: 'test.other' op cannot be lowered: it is of an unregistered dialect
  "test.other"() : () -> ()
  return
}

// CHECK-NOT: error:
