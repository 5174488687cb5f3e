// RUN: not %mlcc -fno-diagnostics-show-caret -emit-mlir %s -o - 2>&1 \
// RUN:   | FileCheck %s
// RUN: %mlcc-opt %s -finalize-memref-to-llvm -verify-diagnostics
// A memory space that is no number cannot be converted. mlcc says where; a
// single pass says it once, as mlir-opt does, which knows no place.

// CHECK: [[@LINE+3]]:{{[0-9]+}}: error: 'func.func' op cannot be lowered: no LLVM type for 'memref<2xindex, "foo">': its memory space is no integer address space

// expected-error@unknown {{conversion of memref memory space "foo" to integer address space failed. Consider adding memory space conversions.}}
func.func @space(%a: memref<2xindex, "foo">) {
  %c0 = arith.constant 0 : index
  memref.store %c0, %a[%c0] : memref<2xindex, "foo">
  return
}
