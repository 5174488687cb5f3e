// RUN: mlcc-opt -linalg-fold-into-elementwise %s | FileCheck %s
// RUN: mlcc-opt -linalg-fold-into-elementwise %s > %t
// RUN: %if mlir-22 %{ mlir-opt-22 -linalg-fold-into-elementwise %s | diff %t - %}

// CHECK-DAG: #[[TR:.*]] = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-DAG: #[[ID:.*]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-LABEL: func.func @t(
// CHECK: linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [#[[TR]], #[[ID]], #[[ID]]] ins(%arg0, %arg1
func.func @t(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>, %e: tensor<8x4xf32>, %o: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %t = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%e : tensor<8x4xf32>) permutation = [1, 0]
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%t, %b : tensor<8x4xf32>, tensor<8x4xf32>) outs(%o : tensor<8x4xf32>) -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}
func.func @twice(%a: tensor<4x8x2xf32>, %e: tensor<8x4x2xf32>, %f: tensor<2x8x4xf32>, %o: tensor<2x8x4xf32>) -> tensor<2x8x4xf32> {
  %t = linalg.transpose ins(%a : tensor<4x8x2xf32>) outs(%e : tensor<8x4x2xf32>) permutation = [1, 0, 2]
  %u = linalg.transpose ins(%t : tensor<8x4x2xf32>) outs(%f : tensor<2x8x4xf32>) permutation = [2, 0, 1]
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%u : tensor<2x8x4xf32>) outs(%o : tensor<2x8x4xf32>) -> tensor<2x8x4xf32>
  return %0 : tensor<2x8x4xf32>
}
func.func @b(%a: tensor<8xf32>, %b: tensor<8x4xf32>, %e: tensor<8x4xf32>, %o: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %t = linalg.broadcast ins(%a : tensor<8xf32>) outs(%e : tensor<8x4xf32>) dimensions = [1]
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%t, %b : tensor<8x4xf32>, tensor<8x4xf32>) outs(%o : tensor<8x4xf32>) -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}
