// RUN: mlcc-opt %s | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s | FileCheck %s %}

// A dictionary may stand behind operands too, and be printed before them. What it
// says holds for the body.

// CHECK-LABEL: @named
func.func @named(%a: tensor<4x4xf32>, %b: memref<4xf32>) -> tensor<4x4xf32> {
  // CHECK: linalg.copy {a, b} ins(%{{.*}} : memref<4xf32>)
  linalg.copy {b} ins(%b : memref<4xf32>) outs(%b : memref<4xf32>) {a}
  // CHECK: linalg.matmul {a} ins({{.*}}) outs({{.*}}) -> tensor<4x4xf32>
  %0 = linalg.matmul ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) {a} -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// CHECK-LABEL: @window
func.func @window(%i: memref<7xi32>, %k: memref<3xi32>, %o: memref<3xi32>) {
  // CHECK: linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins
  linalg.copy ins(%i : memref<7xi32>) outs(%i : memref<7xi32>) {cast = #linalg.type_fn<cast_unsigned>}
  return
}

// CHECK-LABEL: @kinds
func.func @kinds(%a: memref<4x4xf32>) {
  // CHECK: linalg.contract indexing_maps = [{{.*}}] {a} ins
  linalg.contract
    indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
    ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>) {a}
  // CHECK: linalg.elementwise kind=#linalg.elementwise_kind<exp> {a} ins
  linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a : memref<4x4xf32>) outs(%a : memref<4x4xf32>) {a}
  return
}
