// RUN: mlcc-opt %s -memref-expand | FileCheck %s
//
// Sizes that are known are multiplied here, up to the one that is not.

// CHECK-LABEL: @reshape(
// CHECK: memref.reinterpret_cast %{{.+}} to offset: [0], sizes: [%{{.+}}, 3, 4], strides: [12, 4, 1]
func.func @reshape(%m: memref<24xf32>, %s: memref<3xindex>) -> memref<?x3x4xf32> {
  %0 = memref.reshape %m(%s) : (memref<24xf32>, memref<3xindex>) -> memref<?x3x4xf32>
  return %0 : memref<?x3x4xf32>
}
