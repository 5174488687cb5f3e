// RUN: not %mlcc-opt -pass-pipeline="builtin.module(func.func(bufferization-lower-deallocations))" %s 2>&1 | FileCheck %s
// A function has no place for the function that compares.

// CHECK: :[[@LINE+3]]:3: error: library function required for generic lowering, but cannot be automatically inserted when operating on functions
// CHECK: :[[@LINE+2]]:3: error: failed to legalize operation 'bufferization.dealloc' that was explicitly marked illegal
func.func @f(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1) {
  bufferization.dealloc (%m, %n : memref<2xf32>, memref<2xf32>) if (%c, %c)
  return
}
