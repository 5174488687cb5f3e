// RUN: mlcc-opt -linalg-fuse-elementwise-ops %s | FileCheck %s
// RUN: mlcc-opt -linalg-fuse-elementwise-ops %s > %t
// RUN: %if mlir-22 %{ mlir-opt-22 -linalg-fuse-elementwise-ops %s | diff %t - %}

#id2 = affine_map<(d0, d1) -> (d0, d1)>
#tr = affine_map<(d0, d1) -> (d1, d0)>
#row = affine_map<(d0, d1) -> (d0)>
#sc = affine_map<(d0, d1) -> ()>
#id1 = affine_map<(d0) -> (d0)>
#id0 = affine_map<() -> ()>
// CHECK-LABEL: func.func @add_mul(
// CHECK-SAME: %[[A:.*]]: tensor<?x?xf32>, %[[B:.*]]: tensor<?x?xf32>, %[[C:.*]]: tensor<?x?xf32>)
// CHECK: linalg.generic {indexing_maps = [#[[ID:.*]], #[[TR:.*]], #[[ID]], #[[ID]]], {{.*}} ins(%[[C]], %[[A]], %[[B]] :
// CHECK-NEXT: ^bb0(%[[X:.*]]: f32, %[[Y:.*]]: f32, %[[Z:.*]]: f32, %{{.*}}: f32):
// CHECK-NEXT: %[[S:.*]] = arith.addf %[[Y]], %[[Z]]
// CHECK-NEXT: arith.mulf %[[X]], %[[S]]
func.func @add_mul(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.dim %a, %c0 : tensor<?x?xf32>
  %1 = tensor.dim %a, %c1 : tensor<?x?xf32>
  %2 = tensor.empty(%0, %1) : tensor<?x?xf32>
  %3 = linalg.generic {indexing_maps = [#id2, #tr, #id2], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%2 : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<?x?xf32>
  %4 = linalg.generic {indexing_maps = [#id2, #tr, #id2], iterator_types = ["parallel", "parallel"]} ins(%c, %3 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%2 : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = arith.mulf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<?x?xf32>
  return %4 : tensor<?x?xf32>
}
// Constants and fills are no operands, and inits that nobody reads are empty.
// CHECK-LABEL: func.func @chain(
// CHECK: linalg.generic {{.*}} ins(%arg0, %arg1 : tensor<8x4xf32>, tensor<8xf32>) outs(%{{.*}} : tensor<8x4xf32>) {
// CHECK: arith.mulf %in, %cst
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @chain(%a: tensor<8x4xf32>, %r: tensor<8xf32>) -> tensor<8x4xf32> {
  %cst = arith.constant dense<2.0> : tensor<8x4xf32>
  %k = arith.constant 3.0 : f32
  %e = tensor.empty() : tensor<8x4xf32>
  %f = linalg.fill ins(%k : f32) outs(%e : tensor<8x4xf32>) -> tensor<8x4xf32>
  %0 = linalg.generic {indexing_maps = [#id2, #id2, #id2], iterator_types = ["parallel", "parallel"]} ins(%a, %cst : tensor<8x4xf32>, tensor<8x4xf32>) outs(%a : tensor<8x4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = arith.mulf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<8x4xf32>
  %1 = linalg.generic {indexing_maps = [#id2, #id2, #id2], iterator_types = ["parallel", "parallel"]} ins(%0, %f : tensor<8x4xf32>, tensor<8x4xf32>) outs(%e : tensor<8x4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<8x4xf32>
  %2 = linalg.generic {indexing_maps = [#id2, #row, #id2], iterator_types = ["parallel", "parallel"]} ins(%1, %r : tensor<8x4xf32>, tensor<8xf32>) outs(%e : tensor<8x4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = arith.subf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<8x4xf32>
  return %2 : tensor<8x4xf32>
}
// CHECK-LABEL: func.func @indices(
// CHECK: linalg.generic
// CHECK: linalg.index 1
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @indices(%a: tensor<?x?xi32>) -> tensor<?x?xi32> {
  %0 = linalg.generic {indexing_maps = [#id2, #tr], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<?x?xi32>) outs(%a : tensor<?x?xi32>) {
  ^bb0(%x: i32, %z: i32):
    %i = linalg.index 0 : index
    %c = arith.index_cast %i : index to i32
    %s = arith.addi %x, %c : i32
    linalg.yield %s : i32
  } -> tensor<?x?xi32>
  %1 = linalg.generic {indexing_maps = [#tr, #id2], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<?x?xi32>) outs(%a : tensor<?x?xi32>) {
  ^bb0(%x: i32, %z: i32):
    %i = linalg.index 1 : index
    %c = arith.index_cast %i : index to i32
    %s = arith.muli %x, %c : i32
    linalg.yield %s : i32
  } -> tensor<?x?xi32>
  return %1 : tensor<?x?xi32>
}
func.func @reduce(%a: tensor<?x?xf32>, %o: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.generic {indexing_maps = [#id2, #id2], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<?x?xf32>) outs(%a : tensor<?x?xf32>) {
  ^bb0(%x: f32, %z: f32):
    %s = math.exp %x : f32
    linalg.yield %s : f32
  } -> tensor<?x?xf32>
  %1 = linalg.generic {indexing_maps = [#id2, #row], iterator_types = ["parallel", "reduction"]} ins(%0 : tensor<?x?xf32>) outs(%o : tensor<?xf32>) {
  ^bb0(%x: f32, %z: f32):
    %s = arith.addf %x, %z : f32
    linalg.yield %s : f32
  } -> tensor<?xf32>
  return %1 : tensor<?xf32>
}
// CHECK-LABEL: func.func @two_users(
// CHECK: linalg.generic
// CHECK: linalg.generic
func.func @two_users(%a: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = linalg.generic {indexing_maps = [#id1, #id1], iterator_types = ["parallel"]} ins(%a : tensor<?xf32>) outs(%a : tensor<?xf32>) {
  ^bb0(%x: f32, %z: f32):
    %s = math.exp %x : f32
    linalg.yield %s : f32
  } -> tensor<?xf32>
  %1 = linalg.generic {indexing_maps = [#id1, #id1], iterator_types = ["parallel"]} ins(%0 : tensor<?xf32>) outs(%a : tensor<?xf32>) {
  ^bb0(%x: f32, %z: f32):
    %s = math.exp %x : f32
    linalg.yield %s : f32
  } -> tensor<?xf32>
  return %0, %1 : tensor<?xf32>, tensor<?xf32>
}
// CHECK-LABEL: func.func @multi(
// CHECK: linalg.generic
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @multi(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %0:2 = linalg.generic {indexing_maps = [#id1, #id1, #id1, #id1], iterator_types = ["parallel"]} ins(%a, %b : tensor<?xf32>, tensor<?xf32>) outs(%a, %b : tensor<?xf32>, tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32, %w: f32):
    %s = math.exp %x : f32
    %t = arith.addf %s, %w : f32
    linalg.yield %s, %t : f32, f32
  } -> (tensor<?xf32>, tensor<?xf32>)
  %1 = linalg.generic {indexing_maps = [#id1, #id1, #id1], iterator_types = ["parallel"]} ins(%0#1, %b : tensor<?xf32>, tensor<?xf32>) outs(%a : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = arith.mulf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<?xf32>
  return %1 : tensor<?xf32>
}
// CHECK-LABEL: func.func @scalar(
func.func @scalar(%a: tensor<f32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [#id0, #id0], iterator_types = []} ins(%a : tensor<f32>) outs(%a : tensor<f32>) {
  ^bb0(%x: f32, %z: f32):
    %s = math.exp %x : f32
    linalg.yield %s : f32
  } -> tensor<f32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, #id1, #id1], iterator_types = ["parallel"]} ins(%0, %b : tensor<f32>, tensor<4xf32>) outs(%b : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = arith.mulf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
func.func @intconst(%b: tensor<4xi32>) -> tensor<4xi32> {
  %c = arith.constant 7 : i32
  %d = arith.constant dense<[1,2,3,4]> : tensor<4xi32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, #id1, #id1, #id1], iterator_types = ["parallel"]} ins(%c, %b, %d : i32, tensor<4xi32>, tensor<4xi32>) outs(%b : tensor<4xi32>) {
  ^bb0(%x: i32, %y: i32, %w: i32, %z: i32):
    %s = arith.muli %x, %y : i32
    %t = arith.addi %s, %w : i32
    linalg.yield %t : i32
  } -> tensor<4xi32>
  return %1 : tensor<4xi32>
}
// What is there twice is once, sums that nobody wants go, and so do results.
// CHECK-LABEL: func.func @dead(
// CHECK: %[[R:.*]] = linalg.generic {indexing_maps = [#[[M:.*]], #[[M]]], {{.*}} ins(%arg0 : tensor<4xf32>) outs(%{{.*}} : tensor<4xf32>) attrs = {foo = 1 : i32}
// CHECK: arith.mulf %in, %in
// CHECK: arith.addf %[[R]], %[[R]]
func.func @dead(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %0:3 = linalg.generic {indexing_maps = [#id1, #id1, #id1, #id1, #id1, #id1], iterator_types = ["parallel"]} ins(%a, %a, %b : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) outs(%e, %e, %e : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) attrs = {foo = 1 : i32} {
  ^bb0(%x: f32, %y: f32, %w: f32, %z: f32, %u: f32, %v: f32):
    %s = arith.mulf %x, %y : f32
    %t = arith.addf %u, %x : f32
    linalg.yield %s, %t, %s : f32, f32, f32
  } -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
  %1 = arith.addf %0#0, %0#2 : tensor<4xf32>
  return %1 : tensor<4xf32>
}
// CHECK-LABEL: func.func @mat(
// CHECK: linalg.matmul
// CHECK: linalg.generic
func.func @mat(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %o: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%o : tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = linalg.generic {indexing_maps = [#id2, #id2], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x4xf32>) outs(%o : tensor<4x4xf32>) {
  ^bb0(%x: f32, %z: f32):
    %s = math.exp %x : f32
    linalg.yield %s : f32
  } -> tensor<4x4xf32>
  return %1 : tensor<4x4xf32>
}

// Constants are transposed at once, if nobody else wants them.
// CHECK-LABEL: func.func @constants(
// CHECK-DAG: arith.constant dense<{{\[\[}}1, 3, 5], [2, 4, 6]]> : tensor<2x3xi8>
// CHECK-DAG: arith.constant dense<{{\[\[\[}}0.000000e+00, 2.000000e+00]], {{\[\[}}1.000000e+00, 3.000000e+00]]]> : tensor<2x1x2xf64>
// CHECK-DAG: arith.constant dense<{{\[\[}}7, 8], [9, 10]]> : tensor<2x2xi32>
// CHECK: linalg.transpose
// CHECK-NOT: linalg.transpose
func.func @constants(%d: tensor<2x3xi8>, %e: tensor<2x1x2xf64>, %f: tensor<2x2xi32>) -> (tensor<2x3xi8>, tensor<2x1x2xf64>, tensor<2x2xi32>, tensor<2x2xi32>) {
  %0 = arith.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi8>
  %1 = linalg.transpose ins(%0 : tensor<3x2xi8>) outs(%d : tensor<2x3xi8>) permutation = [1, 0]
  %2 = arith.constant dense<[[[0.0, 1.0], [2.0, 3.0]]]> : tensor<1x2x2xf64>
  %3 = linalg.generic {
      indexing_maps = [affine_map<(i, j, k) -> (j, k, i)>, affine_map<(i, j, k) -> (i, j, k)>],
      iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%2 : tensor<1x2x2xf64>) outs(%e : tensor<2x1x2xf64>) {
  ^bb0(%in: f64, %out: f64):
    linalg.yield %in : f64
  } -> tensor<2x1x2xf64>
  %4 = arith.constant dense<[[7, 8], [9, 10]]> : tensor<2x2xi32>
  %5 = linalg.transpose ins(%4 : tensor<2x2xi32>) outs(%f : tensor<2x2xi32>) permutation = [1, 0]
  return %1, %3, %4, %5 : tensor<2x3xi8>, tensor<2x1x2xf64>, tensor<2x2xi32>, tensor<2x2xi32>
}
// Other operations than linalg.generic have no patterns here but those of all.
// CHECK-LABEL: func.func @named(
// CHECK-COUNT-2: linalg.broadcast
// CHECK-LABEL: func.func @learns_sizes(
// CHECK: linalg.matmul ins(%{{.*}}, %{{.*}} : tensor<4x?xf32>, tensor<?x4xf32>)
func.func @named(%a: tensor<2xf32>, %b: tensor<2x3xf32>, %c: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = linalg.broadcast ins(%a : tensor<2xf32>) outs(%b : tensor<2x3xf32>) dimensions = [1]
  %1 = linalg.broadcast ins(%0 : tensor<2x3xf32>) outs(%c : tensor<2x3x4xf32>) dimensions = [2]
  return %1 : tensor<2x3x4xf32>
}
func.func @learns_sizes(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
