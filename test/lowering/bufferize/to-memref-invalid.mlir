// RUN: not mlcc-opt -convert-bufferization-to-memref %s 2>&1 | FileCheck %s
// RUN: %if mlir-22 %{ not mlir-opt-22 -convert-bufferization-to-memref %s 2>&1 | FileCheck %s %}

// No memory is allocated with gaps.
// CHECK: error: failed to legalize operation 'bufferization.clone' that was explicitly marked illegal
func.func @gaps(%m: memref<?xf32, strided<[2]>>) -> memref<?xf32, strided<[2]>> {
  %0 = bufferization.clone %m : memref<?xf32, strided<[2]>> to memref<?xf32, strided<[2]>>
  return %0 : memref<?xf32, strided<[2]>>
}
