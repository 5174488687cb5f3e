// RUN: %mlcc-opt %s -test-vector-gather-lowering | FileCheck %s

// Another column than the first begins elsewhere, which mlir-opt forgets.

// CHECK-LABEL: func.func @second_column(
// CHECK: vector.gather %{{.*}} : memref<4xf32, strided<[3], offset: 1>>
func.func @second_column(%m: memref<4x3xf32>, %v: vector<2xindex>, %mask: vector<2xi1>, %pass: vector<2xf32>, %i: index) -> vector<2xf32> {
  %c = memref.subview %m[0, 1] [4, 1] [1, 1] : memref<4x3xf32> to memref<4xf32, strided<[3], offset: 1>>
  %0 = vector.gather %c[%i] [%v], %mask, %pass : memref<4xf32, strided<[3], offset: 1>>, vector<2xindex>, vector<2xi1>, vector<2xf32> into vector<2xf32>
  return %0 : vector<2xf32>
}
