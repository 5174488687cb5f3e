// RUN: mlcc-opt %s | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s | FileCheck %s %}
//
// A map that is the identity is dropped with the symbols it does not use.
// CHECK: memref.alloc(%arg0) : memref<?xf32>
func.func @f(%n: index) {
  %0 = memref.alloc(%n)[] : memref<?xf32, affine_map<(i)[M] -> (i)>>
  return
}
