// RUN: mlcc-opt %s | mlcc-opt | FileCheck %s
//
// Several results of one operation in an affine expression. mlir-opt takes the
// second for the first, and then does not read on.

// CHECK-LABEL: func.func @results(
// CHECK: [[PARTS:%.+]]:2 = affine.delinearize_index
// CHECK-NEXT: affine.load %{{.+}}[[[PARTS]]#0 + [[PARTS]]#1 - [[PARTS]]#0 * 2]
func.func @results(%m: memref<100xf32>) {
  affine.for %i = 0 to 10 {
    %p:2 = affine.delinearize_index %i into (4, 5) : index, index
    %0 = affine.load %m[%p#0 + %p#1 - %p#0 * 2] : memref<100xf32>
  }
  return
}
