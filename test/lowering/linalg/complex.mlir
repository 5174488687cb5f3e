// RUN: mlcc-opt -linalg-generalize-named-ops %s -o %t
// RUN: FileCheck %s < %t
// RUN: %if mlir-22 %{ mlir-opt-22 -linalg-generalize-named-ops %s | diff %t - %}
// RUN: mlcc -O2 -c %s -o %t.o
// Complex numbers of two types; and memrefs of them that may overlap.

// CHECK-LABEL: func.func @widened(
// CHECK: ^bb0(%[[A:.*]]: complex<f32>, %[[B:.*]]: f32, %[[C:.*]]: complex<f64>):
// CHECK-NEXT: %[[RE:.*]] = complex.re %[[A]]
// CHECK-NEXT: %[[IM:.*]] = complex.im %[[A]]
// CHECK-NEXT: arith.extf %[[RE]] : f32 to f64
// CHECK-NEXT: arith.extf %[[IM]] : f32 to f64
// CHECK-NEXT: complex.create
func.func @widened(%a: memref<3x4xcomplex<f32>>, %b: memref<4x5xf32>, %c: memref<3x5xcomplex<f64>>) {
  linalg.matmul ins(%a, %b : memref<3x4xcomplex<f32>>, memref<4x5xf32>) outs(%c : memref<3x5xcomplex<f64>>)
  return
}

// CHECK-LABEL: func.func @sums(
func.func @sums(%a: memref<?xcomplex<f64>>, %b: memref<?xcomplex<f64>>, %c: memref<?xcomplex<f64>>) {
  linalg.add ins(%a, %b : memref<?xcomplex<f64>>, memref<?xcomplex<f64>>) outs(%c : memref<?xcomplex<f64>>)
  return
}
