// RUN: mlcc-opt -canonicalize %s | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 -canonicalize %s | FileCheck %s %}

// CHECK-LABEL: func.func @of_no_elements(
// CHECK-NEXT: return
func.func @of_no_elements(%a: memref<0x4xf32>, %b: memref<4xf32>) {
  linalg.reduce { arith.addf } ins(%a : memref<0x4xf32>) outs(%b : memref<4xf32>) dimensions = [0]
  return
}

// CHECK-LABEL: func.func @onto_itself(
// CHECK-NEXT: return
func.func @onto_itself(%a: memref<4xf32>) {
  linalg.copy ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
  return
}

// CHECK-LABEL: func.func @identity(
// CHECK-SAME: %[[T:[^:]*]]: tensor<4xf32>, %[[U:[^:]*]]: tensor<4xf32>)
// CHECK-NEXT: return %[[U]], %[[T]]
func.func @identity(%t: tensor<4xf32>, %u: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0:2 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>,
                                          affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
                         iterator_types = ["parallel"]}
      ins(%t, %u : tensor<4xf32>, tensor<4xf32>) outs(%t, %t : tensor<4xf32>, tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %d: f32):
    linalg.yield %b, %a : f32, f32
  } -> (tensor<4xf32>, tensor<4xf32>)
  return %0#0, %0#1 : tensor<4xf32>, tensor<4xf32>
}

// A conversion is none.
// CHECK-LABEL: func.func @conversion(
// CHECK: linalg.copy
func.func @conversion(%t: tensor<4xi8>, %u: tensor<4xi32>) -> tensor<4xi32> {
  %0 = linalg.copy ins(%t : tensor<4xi8>) outs(%u : tensor<4xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

// CHECK-LABEL: func.func @copied_fill(
// CHECK-SAME: %[[S:[^:]*]]: f32, %[[T:[^:]*]]: tensor<4xf32>, %[[U:[^:]*]]: tensor<4xf32>)
// CHECK-NEXT: %[[R:.*]] = linalg.fill ins(%[[S]] : f32) outs(%[[U]] : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: return %[[R]]
func.func @copied_fill(%s: f32, %t: tensor<4xf32>, %u: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.fill ins(%s : f32) outs(%t : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.copy ins(%0 : tensor<4xf32>) outs(%u : tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: func.func @over_a_fill(
// CHECK-SAME: %[[S:[^:]*]]: f32, %[[T:[^:]*]]: tensor<4xf32>, %[[U:[^:]*]]: tensor<4xf32>)
// CHECK-NEXT: linalg.copy ins(%[[T]] : tensor<4xf32>) outs(%[[U]] : tensor<4xf32>)
func.func @over_a_fill(%s: f32, %t: tensor<4xf32>, %u: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.fill ins(%s : f32) outs(%u : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.copy ins(%t : tensor<4xf32>) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: func.func @transposed_twice(
// CHECK-SAME: %[[T:[^:]*]]: tensor<2x3x4xf32>
// CHECK-NEXT: linalg.transpose ins(%[[T]] : tensor<2x3x4xf32>) outs(%{{.*}} : tensor<4x2x3xf32>) permutation = [2, 0, 1]
func.func @transposed_twice(%t: tensor<2x3x4xf32>, %u: tensor<3x2x4xf32>, %v: tensor<4x2x3xf32>) -> tensor<4x2x3xf32> {
  %0 = linalg.transpose ins(%t : tensor<2x3x4xf32>) outs(%u : tensor<3x2x4xf32>) permutation = [1, 0, 2]
  %1 = linalg.transpose ins(%0 : tensor<3x2x4xf32>) outs(%v : tensor<4x2x3xf32>) permutation = [2, 1, 0]
  return %1 : tensor<4x2x3xf32>
}

// CHECK-LABEL: func.func @broadcast_twice(
// CHECK: linalg.broadcast ins(%{{.*}} : tensor<3xf32>) outs(%{{.*}} : tensor<2x3x4xf32>) dimensions = [0, 2]
func.func @broadcast_twice(%t: tensor<3xf32>, %u: tensor<3x4xf32>, %v: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = linalg.broadcast ins(%t : tensor<3xf32>) outs(%u : tensor<3x4xf32>) dimensions = [1]
  %1 = linalg.broadcast ins(%0 : tensor<3x4xf32>) outs(%v : tensor<2x3x4xf32>) dimensions = [0]
  return %1 : tensor<2x3x4xf32>
}

// CHECK-LABEL: func.func @element_of_a_fill(
// CHECK-SAME: %[[S:[^:]*]]: f32
// CHECK-NEXT: return %[[S]]
func.func @element_of_a_fill(%s: f32, %t: tensor<4xf32>, %i: index) -> f32 {
  %0 = linalg.fill ins(%s : f32) outs(%t : tensor<4xf32>) -> tensor<4xf32>
  %1 = tensor.extract %0[%i] : tensor<4xf32>
  return %1 : f32
}

// CHECK-LABEL: func.func @folds(
// CHECK-SAME: %[[T:[^:]*]]: tensor<2x3xf32>
// CHECK-DAG: %[[P:.*]] = arith.constant dense<7> : tensor<2x4xi32>
// CHECK: return %[[T]], %[[P]]
func.func @folds(%t: tensor<2x3xf32>, %u: tensor<2x3xf32>, %p: tensor<2x4xi32>) -> (tensor<2x3xf32>, tensor<2x4xi32>) {
  %0 = linalg.transpose ins(%t : tensor<2x3xf32>) outs(%u : tensor<2x3xf32>) permutation = [0, 1]
  %c = arith.constant dense<7> : tensor<8xi32>
  %1 = linalg.pack %c inner_dims_pos = [0] inner_tiles = [4] into %p : tensor<8xi32> -> tensor<2x4xi32>
  return %0, %1 : tensor<2x3xf32>, tensor<2x4xi32>
}

// A loop that runs once has no index but 0; users of casts use what was cast.
// CHECK-LABEL: func.func @once(
// CHECK-SAME: %[[M:.*]]: memref<1x4xindex>)
// CHECK: %[[ZERO:.*]] = arith.constant 0 : index
// CHECK: outs(%[[M]] : memref<1x4xindex>)
// CHECK: linalg.yield %[[ZERO]]
func.func @once(%m: memref<1x4xindex>) {
  %c = memref.cast %m : memref<1x4xindex> to memref<1x?xindex>
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}
      outs(%c : memref<1x?xindex>) {
  ^bb0(%out: index):
    %i = linalg.index 0 : index
    linalg.yield %i : index
  }
  return
}

// Results that nobody uses need no computation.
// CHECK-LABEL: func.func @dead(
// CHECK-NEXT: return
func.func @dead(%t: tensor<2x2xf32>) {
  %0 = linalg.matmul ins(%t, %t : tensor<2x2xf32>, tensor<2x2xf32>) outs(%t : tensor<2x2xf32>) -> tensor<2x2xf32>
  return
}

// A broadcast is transposed before it is one.
// CHECK-LABEL: func.func @transposed_broadcast(
// CHECK: %[[INIT:.*]] = tensor.empty(%{{.*}}) : tensor<5x?xf32>
// CHECK: %[[T:.*]] = linalg.transpose ins(%arg0 : tensor<?x5xf32>) outs(%[[INIT]] : tensor<5x?xf32>) permutation = [1, 0]
// CHECK: linalg.broadcast ins(%[[T]] : tensor<5x?xf32>) outs(%arg2 : tensor<2x5x3x?xf32>) dimensions = [2, 0]
func.func @transposed_broadcast(%a: tensor<?x5xf32>, %b: tensor<3x?x5x2xf32>, %c: tensor<2x5x3x?xf32>) -> tensor<2x5x3x?xf32> {
  %0 = linalg.broadcast ins(%a : tensor<?x5xf32>) outs(%b : tensor<3x?x5x2xf32>) dimensions = [0, 3]
  %1 = linalg.transpose ins(%0 : tensor<3x?x5x2xf32>) outs(%c : tensor<2x5x3x?xf32>) permutation = [3, 2, 0, 1]
  return %1 : tensor<2x5x3x?xf32>
}
