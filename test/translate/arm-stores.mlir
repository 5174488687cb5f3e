// RUN: %mlcc -target arm-linux-gnueabihf -O2 -S %s -o - | FileCheck %s
// RUN: %mlcc -target thumbv7em-none-eabihf -O2 -S %s -o - | FileCheck %s
// RUN: %mlcc -target arm-linux-gnueabihf -O2 -mllvm -arm-load-store-opt -S %s -o - | FileCheck %s --check-prefix=ASKED
// oracle: refuses: other dialects are no input of mlir-translate
// LLVM joins stores with a base register that it may take from others.

// CHECK-NOT: vstmia
// ASKED: vstmia
func.func @stores(%p: memref<99xf64>, %q: memref<9xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c61 = arith.constant 61 : index
  %c62 = arith.constant 62 : index
  %c63 = arith.constant 63 : index
  %0 = memref.load %q[%c0] : memref<9xf64>
  %1 = memref.load %q[%c1] : memref<9xf64>
  %2 = memref.load %q[%c2] : memref<9xf64>
  memref.store %0, %p[%c61] : memref<99xf64>
  memref.store %1, %p[%c62] : memref<99xf64>
  memref.store %2, %p[%c63] : memref<99xf64>
  return
}
