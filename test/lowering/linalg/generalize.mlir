// RUN: mlcc-opt -linalg-generalize-named-ops %s | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 -linalg-generalize-named-ops %s | FileCheck %s %}
// Maps, iterators and bodies of all operations are mlir-opt's:
// RUN: mlcc-opt -linalg-generalize-named-ops %S/../../dialect/linalg/named.mlir > %t.named
// RUN: %if mlir-22 %{ mlir-opt-22 -linalg-generalize-named-ops %S/../../dialect/linalg/named.mlir | diff %t.named - %}
// RUN: mlcc-opt -linalg-generalize-named-ops %S/../../dialect/linalg/ops.mlir > %t.ops
// RUN: %if mlir-22 %{ mlir-opt-22 -linalg-generalize-named-ops %S/../../dialect/linalg/ops.mlir | diff %t.ops - %}
// RUN: not grep -E 'linalg\.(matmul|map|reduce|transpose|broadcast|elementwise|contract|fill|copy|conv|pool|add)' %t.named %t.ops

// CHECK-DAG: #[[A:map.*]] = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-DAG: #[[B:map.*]] = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-DAG: #[[C:map.*]] = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-DAG: #[[WINDOW:map.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d1 * 2 + d3 * 3, d2)>

// Operands are converted to the type of the result, as signed or not.
// CHECK-LABEL: func.func @matmul(
// CHECK: linalg.generic {indexing_maps = [#[[A]], #[[B]], #[[C]]], iterator_types = ["parallel", "parallel", "reduction"]}
// CHECK: ^bb0(%[[IN:.*]]: i8, %[[IN0:.*]]: i8, %[[OUT:.*]]: i32):
// CHECK: %[[X:.*]] = arith.extui %[[IN]] : i8 to i32
// CHECK: %[[Y:.*]] = arith.extui %[[IN0]] : i8 to i32
// CHECK: %[[XY:.*]] = arith.muli %[[X]], %[[Y]] : i32
// CHECK: %[[SUM:.*]] = arith.addi %[[OUT]], %[[XY]] : i32
// CHECK: linalg.yield %[[SUM]] : i32
func.func @matmul(%a: memref<4x3xi8>, %b: memref<3x5xi8>, %c: memref<4x5xi32>) {
  linalg.matmul {cast = #linalg.type_fn<cast_unsigned>}
      ins(%a, %b : memref<4x3xi8>, memref<3x5xi8>) outs(%c : memref<4x5xi32>)
  return
}

// Strides and dilations are in the map.
// CHECK-LABEL: func.func @window(
// CHECK: linalg.generic {indexing_maps = [#[[WINDOW]], {{.*}}], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
// CHECK: arith.maximumf
func.func @window(%i: memref<1x9x2xf32>, %k: memref<2xf32>, %o: memref<1x3x2xf32>) {
  linalg.pooling_nwc_max {strides = dense<2> : tensor<1xi64>, dilations = dense<3> : vector<1xi64>}
      ins(%i, %k : memref<1x9x2xf32>, memref<2xf32>) outs(%o : memref<1x3x2xf32>)
  return
}

// Sums of bits are unions.
// CHECK-LABEL: func.func @bits(
// CHECK: arith.andi
// CHECK: arith.ori
func.func @bits(%a: tensor<4xi1>, %b: tensor<4xi1>, %c: tensor<i1>) -> tensor<i1> {
  %0 = linalg.dot ins(%a, %b : tensor<4xi1>, tensor<4xi1>) outs(%c : tensor<i1>) -> tensor<i1>
  return %0 : tensor<i1>
}
