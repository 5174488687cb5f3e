// RUN: not %mlcc-opt -buffer-results-to-out-params %s 2>&1 | FileCheck %s
// CHECK: [[@LINE+8]]:8: error: cannot create out param for dynamically shaped result
func.func private @f(%n: index) -> memref<?xf32> {
  %a = memref.alloc(%n) : memref<?xf32>
  return %a : memref<?xf32>
}
func.func @g(%n: index) -> memref<?xf32> {
  // The size is not known here.

  %a = call @f(%n) : (index) -> memref<?xf32>
  return %a : memref<?xf32>
}
