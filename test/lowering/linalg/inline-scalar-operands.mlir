// RUN: mlcc-opt -linalg-inline-scalar-operands -split-input-file %s | FileCheck %s
// RUN: sed '/^.. -----/,$d' %s | mlcc-opt -linalg-inline-scalar-operands > %t
// RUN: %if mlir-22 %{ bash -c "sed '/^.. -----/,\$d' %s | mlir-opt-22 -linalg-inline-scalar-operands | diff %t -" %}

// CHECK-LABEL: func.func @inl(
// CHECK: linalg.generic {{.*}} ins(%arg0 : tensor<4xf32>)
// CHECK: %[[T:.*]] = tensor.extract %arg2[%c0, %c3]
// CHECK: %[[S:.*]] = tensor.extract %arg1[]
// CHECK: arith.addf %in, %[[S]]
// CHECK: arith.mulf %{{.*}}, %[[T]]
func.func @inl(%a: tensor<4xf32>, %s: tensor<f32>, %t: tensor<1x5xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>, affine_map<(d0) -> (0, 3)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a, %s, %t : tensor<4xf32>, tensor<f32>, tensor<1x5xf32>) outs(%o : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32, %w: f32):
    %1 = arith.addf %x, %y : f32
    %2 = arith.mulf %1, %z : f32
    linalg.yield %2 : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// mlir-opt extracts an element of a scalar, which does not verify.
// CHECK-LABEL: func.func @scalar(
// CHECK: arith.addf %in, %arg1 : f32
func.func @scalar(%a: tensor<4xf32>, %s: f32) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a, %s : tensor<4xf32>, f32) outs(%a : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32, %w: f32):
    %1 = arith.addf %x, %y : f32
    linalg.yield %1 : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
