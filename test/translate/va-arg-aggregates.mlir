// Arrays and structs of variadic arguments, of which LLVM dies.

// RUN: not mlcc -target x86_64-linux-gnu -c %s -o %t.o 2>&1 | FileCheck %s
// RUN: not mlcc -target riscv64-linux-gnu -c %s -o %t.o 2>&1 | FileCheck %s
// RUN: mlcc-translate -mlir-to-llvmir %s -o %t.ll

llvm.func @f(%p: !llvm.ptr) {
  // CHECK: [[@LINE+1]]:8: error: 'llvm.va_arg' op cannot be compiled: LLVM reads no '!llvm.struct<(i32, f32)>' of variadic arguments
  %0 = llvm.va_arg %p : (!llvm.ptr) -> !llvm.struct<(i32, f32)>
  // CHECK: [[@LINE+1]]:8: error: 'llvm.va_arg' op cannot be compiled: LLVM reads no '!llvm.array<2 x i32>'
  %1 = llvm.va_arg %p : (!llvm.ptr) -> !llvm.array<2 x i32>
  %2 = llvm.va_arg %p : (!llvm.ptr) -> i32
  llvm.return
}
