// What of ptr has no lowering is an error with a place.
//
// RUN: not %mlcc -c %s -o /dev/null 2>&1 | FileCheck %s

#g = #ptr.generic_space

// CHECK: not-lowered.mlir:[[@LINE+2]]:8: error: 'ptr.from_ptr' op
func.func @unknown_size(%p: !ptr.ptr<#g>) -> memref<?xf32, #g> {
  %0 = ptr.from_ptr %p : !ptr.ptr<#g> -> memref<?xf32, #g>
  return %0 : memref<?xf32, #g>
}
