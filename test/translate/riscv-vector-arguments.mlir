// RUN: not %mlcc -fno-diagnostics-show-caret -target riscv64-linux-gnu -S %s -o - 2>&1 | FileCheck %s
// RUN: not %mlcc -fno-diagnostics-show-caret -target riscv64-linux-gnu -march=rv64imac -mabi=lp64 -S %s -o - 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SOFT
// RUN: not %mlcc -fno-diagnostics-show-caret -target riscv64-linux-gnu -march=rv64gcv -S %s -o - 2>&1 \
// RUN:   | FileCheck %s --check-prefix=VECTORS
// RUN: %mlcc -target aarch64-linux-gnu -S %s -o /dev/null
// oracle: refuses: it does not have arith there
// LLVM loses all but the first of vectors that one argument has, if they go by
// pointers; that is refused.

// CHECK: [[@LINE+4]]:1: error: 'func.func' op cannot be compiled for 'riscv64-unknown-linux-gnu': LLVM loses vectors of an argument of type '!llvm.array<2 x vector<4xi32>>'; pass a memref, or one vector
// CHECK-NEXT: [[@LINE+4]]:3: error: 'func.call' op cannot be compiled for
// SOFT: [[@LINE+8]]:1: error: 'func.func' op {{.*}} '!llvm.array<2 x vector<4xf32>>'
// VECTORS-NOT: vector<4xi32>
func.func @rows(%v: vector<2x4xi32>) {
  func.call @rows(%v) : (vector<2x4xi32>) -> ()
  return
}

// Those that are registers, or one, arrive.
func.func @floats(%v: vector<2x4xf32>) {
  return
}
func.func @pairs(%v: vector<3x2xi64>, %w: vector<4x2xi32>) {
  return
}
func.func @one(%v: vector<1x4xi32>, %w: vector<8xi32>) -> vector<2x4xi32> {
  %0 = arith.constant dense<0> : vector<2x4xi32>
  return %0 : vector<2x4xi32>
}

llvm.func @one_inside(%v: !llvm.struct<(i32, vector<4xf16>)>) {
  llvm.return
}

// CHECK-NEXT: [[@LINE+2]]:1: error: 'func.func' op {{.*}} '!llvm.array<2 x vector<64xi32>>'
// VECTORS: [[@LINE+1]]:1: error: 'func.func' op {{.*}} '!llvm.array<2 x vector<64xi32>>'
func.func @long(%v: vector<2x64xi32>) {
  return
}

// CHECK-NEXT: [[@LINE+1]]:1: error: 'llvm.func' op {{.*}} '!llvm.struct<(i32, array<2 x vector<4xf16>>)>'
llvm.func @inside(%v: !llvm.struct<(i32, array<2 x vector<4xf16>>)>) {
  llvm.return
}
