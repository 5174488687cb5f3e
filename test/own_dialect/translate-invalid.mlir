// RUN: not %own/mlcc-translate -mlir-to-llvmir %s 2>&1 | FileCheck %s

llvm.func @f(%a: i32) -> i32 {
  // CHECK: [[#@LINE+1]]:{{[0-9]+}}: error: 'qnum.intr.shift' op moves all bits out
  %0 = qnum.intr.shift %a by 32 : i32
  llvm.return %0 : i32
}
