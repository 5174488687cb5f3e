// RUN: mlcc-opt -convert-tensor-to-linalg=for-compile %s | FileCheck %s
// RUN: mlcc-opt '-convert-tensor-to-linalg=for-compile in-order' %s | FileCheck %s --check-prefix=ORDER
// RUN: mlcc-opt -convert-tensor-to-linalg=for-compile %s > %t
// RUN: %if mlir-22 %{ mlir-opt-22 %t -o /dev/null %}

// CHECK-LABEL: func.func @concat(
// CHECK-SAME: %[[A:.*]]: tensor<4x?xf32>, %[[B:.*]]: tensor<4x3xf32>, %[[C:.*]]: tensor<?x5xf32>)
// CHECK: %[[N:.*]] = tensor.dim %[[A]], %c1
// CHECK: %[[N3:.*]] = arith.addi %[[N]], %c3
// CHECK: %[[N8:.*]] = arith.addi %[[N3]], %c5
// CHECK: %[[E:.*]] = tensor.empty(%[[N8]]) : tensor<4x?xf32>
// CHECK: %[[I:.*]] = tensor.insert_slice %[[A]] into %[[E]][0, 0] [4, %[[N]]] [1, 1]
// CHECK: %[[J:.*]] = tensor.insert_slice %[[B]] into %[[I]][0, %[[N]]] [4, 3] [1, 1]
// CHECK: tensor.insert_slice %[[C]] into %[[J]][0, %[[N3]]] [%{{.*}}, 5] [1, 1]
func.func @concat(%a: tensor<4x?xf32>, %b: tensor<4x3xf32>, %c: tensor<?x5xf32>) -> tensor<4x?xf32> {
  %0 = tensor.concat dim(1) %a, %b, %c : (tensor<4x?xf32>, tensor<4x3xf32>, tensor<?x5xf32>) -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}
// Dimensions that are named are left out of the result, or are 1 there.
// CHECK-LABEL: func.func @gather(
// CHECK-SAME: %[[A:.*]]: tensor<4x9x?xf32>, %[[I:.*]]: tensor<?x7x1xi32>, %[[J:.*]]: tensor<2x2xindex>)
// CHECK: linalg.generic {{.*}} outs(%{{.*}} : tensor<?x7x4x?xf32>)
// CHECK: %[[P:.*]] = tensor.extract %[[I]][%[[B0:.*]], %[[B1:.*]], %c0{{.*}}]
// CHECK: %[[Q:.*]] = arith.index_cast %[[P]] : i32 to index
// CHECK: tensor.extract %[[A]][%{{.*}}, %[[Q]], %{{.*}}]
// CHECK: linalg.generic {{.*}} outs(%{{.*}} : tensor<?x7x4x1x?xf32>)
// CHECK: linalg.index 4
// CHECK: linalg.generic {{.*}} outs(%{{.*}} : tensor<2x?xf32>)
// CHECK: %[[P:.*]] = tensor.extract %[[J]][%{{.*}}, %c0{{.*}}]
// CHECK: %[[Q:.*]] = tensor.extract %[[J]][%{{.*}}, %c1{{.*}}]
// CHECK: tensor.extract %[[A]][%[[P]], %[[Q]], %{{.*}}]
func.func @gather(%a: tensor<4x9x?xf32>, %i: tensor<?x7x1xi32>, %j: tensor<2x2xindex>) -> (tensor<?x7x4x?xf32>, tensor<?x7x4x1x?xf32>, tensor<2x?xf32>) {
  %0 = tensor.gather %a[%i] gather_dims([1]) : (tensor<4x9x?xf32>, tensor<?x7x1xi32>) -> tensor<?x7x4x?xf32>
  %1 = tensor.gather %a[%i] gather_dims([1]) : (tensor<4x9x?xf32>, tensor<?x7x1xi32>) -> tensor<?x7x4x1x?xf32>
  %2 = tensor.gather %a[%j] gather_dims([0, 1]) : (tensor<4x9x?xf32>, tensor<2x2xindex>) -> tensor<2x?xf32>
  return %0, %1, %2 : tensor<?x7x4x?xf32>, tensor<?x7x4x1x?xf32>, tensor<2x?xf32>
}
// CHECK-LABEL: func.func @scatter(
// CHECK: scf.for %[[I:.*]] = {{.*}} iter_args(%{{.*}} = %arg1)
// CHECK: scf.for %[[J:.*]] = {{.*}} iter_args(%[[D:.*]] = %{{.*}})
// CHECK: %[[S:.*]] = tensor.extract_slice %arg0[%[[I]], %[[J]], 0, 0] [1, 1, 4, %{{.*}}]
// CHECK: tensor.insert_slice %[[S]] into %[[D]][0, %{{.*}}, 0] [4, 1, %{{.*}}]
func.func @scatter(%s: tensor<?x7x4x?xf32>, %a: tensor<4x9x?xf32>, %i: tensor<?x7x1xi32>) -> tensor<4x9x?xf32> {
  %0 = tensor.scatter %s into %a[%i] scatter_dims([1]) unique : (tensor<?x7x4x?xf32>, tensor<4x9x?xf32>, tensor<?x7x1xi32>) -> tensor<4x9x?xf32>
  return %0 : tensor<4x9x?xf32>
}
func.func @scatter2(%s: tensor<?x7x4x1x?xf32>, %a: tensor<4x9x?xf32>, %i: tensor<?x7x1xi32>) -> tensor<4x9x?xf32> {
  %0 = tensor.scatter %s into %a[%i] scatter_dims([1]) unique : (tensor<?x7x4x1x?xf32>, tensor<4x9x?xf32>, tensor<?x7x1xi32>) -> tensor<4x9x?xf32>
  return %0 : tensor<4x9x?xf32>
}
// CHECK-LABEL: func.func @bits(
// CHECK: arith.bitcast %{{.*}} : f32 to i32
func.func @bits(%a: tensor<?x4xf32>) -> tensor<?x4xi32> {
  %0 = tensor.bitcast %a : tensor<?x4xf32> to tensor<?x4xi32>
  return %0 : tensor<?x4xi32>
}
// Short floats are computed with in f32. Memrefs become loops.
// CHECK-LABEL: func.func @softmax(
// CHECK: linalg.fill ins(%{{.*}} : f32) outs(%{{.*}} : tensor<2x4xf32>)
// CHECK: linalg.generic {{.*}}"parallel", "reduction", "parallel"{{.*}} ins(%arg0 : tensor<2x?x4xf16>)
// CHECK: arith.maxnumf
// CHECK: linalg.generic {{.*}} outs(%arg1 : tensor<2x?x4xf16>)
// CHECK: math.exp %{{.*}} : f32
// CHECK: arith.addf %{{.*}} : f32
// CHECK: arith.divf {{.*}} fastmath<arcp> : f32
// CHECK: scf.for
// CHECK: scf.for
// CHECK: scf.for {{.*}} iter_args
// CHECK: arith.maxnumf
// CHECK: scf.for {{.*}} iter_args
// CHECK: math.exp
// CHECK: arith.addf {{.*}} fastmath<reassoc> : f32
// CHECK: scf.for
// CHECK: arith.divf {{.*}} fastmath<arcp> : f32
// ORDER-NOT: fastmath
func.func @softmax(%x: tensor<2x?x4xf16>, %y: tensor<2x?x4xf16>, %m: memref<2x?x4xf32>) -> tensor<2x?x4xf16> {
  %0 = linalg.softmax dimension(1) ins(%x : tensor<2x?x4xf16>) outs(%y : tensor<2x?x4xf16>) -> tensor<2x?x4xf16>
  linalg.softmax dimension(1) ins(%m : memref<2x?x4xf32>) outs(%m : memref<2x?x4xf32>)
  return %0 : tensor<2x?x4xf16>
}
// CHECK-LABEL: func.func @pack(
// CHECK: %[[F:.*]] = linalg.fill {{.*}} -> tensor<4x24xf32>
// CHECK: %[[P:.*]] = tensor.insert_slice %arg0 into %[[F]][0, 0] [4, 20] [1, 1]
// CHECK: %[[X:.*]] = tensor.expand_shape %[[P]] {{\[\[}}0], [1, 2]] output_shape [4, 3, 8]
// CHECK: linalg.transpose ins(%[[X]] : {{.*}}) outs(%arg2 : {{.*}}) permutation = [1, 0, 2]
// CHECK: %[[X:.*]] = tensor.expand_shape %arg0 {{\[\[}}0, 1], [2, 3]]
// CHECK: linalg.transpose ins(%[[X]] : {{.*}}) outs(%arg3 : {{.*}}) permutation = [0, 2, 3, 1]
func.func @pack(%t: tensor<4x20xf32>, %p: f32, %d: tensor<3x4x8xf32>, %e: tensor<2x10x2x2xf32>) -> (tensor<3x4x8xf32>, tensor<2x10x2x2xf32>) {
  %0 = linalg.pack %t padding_value(%p : f32) outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [8] into %d : tensor<4x20xf32> -> tensor<3x4x8xf32>
  %1 = linalg.pack %t inner_dims_pos = [1, 0] inner_tiles = [2, 2] into %e : tensor<4x20xf32> -> tensor<2x10x2x2xf32>
  return %0, %1 : tensor<3x4x8xf32>, tensor<2x10x2x2xf32>
}
func.func @packdyn(%t: tensor<?x?xf32>, %p: f32, %n: index, %d: tensor<?x?x?xf32>, %u: tensor<?x?xf32>) -> (tensor<?x?x?xf32>, tensor<?x?xf32>) {
  %0 = linalg.pack %t padding_value(%p : f32) outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [%n] into %d : tensor<?x?xf32> -> tensor<?x?x?xf32>
  %1 = linalg.unpack %0 outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [%n] into %u : tensor<?x?x?xf32> -> tensor<?x?xf32>
  return %0, %1 : tensor<?x?x?xf32>, tensor<?x?xf32>
}
// What fills the destination is not copied to it.
// CHECK-LABEL: func.func @unpack(
// CHECK: linalg.transpose
// CHECK: tensor.collapse_shape
// CHECK: tensor.extract_slice %{{.*}}[0, 0] [4, 20] [1, 1]
// CHECK: linalg.copy {{.*}} outs(%arg0
// CHECK: %[[R:.*]] = tensor.collapse_shape
// CHECK: return %{{.*}}, %[[R]]
func.func @unpack(%t: tensor<4x20xf32>, %f: tensor<4x24xf32>, %d: tensor<3x4x8xf32>) -> (tensor<4x20xf32>, tensor<4x24xf32>) {
  %0 = linalg.unpack %d outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [8] into %t : tensor<3x4x8xf32> -> tensor<4x20xf32>
  %1 = linalg.unpack %d outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [8] into %f : tensor<3x4x8xf32> -> tensor<4x24xf32>
  return %0, %1 : tensor<4x20xf32>, tensor<4x24xf32>
}
// Negative padding takes away.
// CHECK-LABEL: func.func @neg(
// CHECK: %[[P:.*]] = tensor.extract_slice %arg0[2] [6] [1]
// CHECK: tensor.insert_slice %[[P]] into %{{.*}}[0] [6] [1]
// CHECK: arith.minsi %arg1
// CHECK: arith.maxsi
func.func @neg(%t: tensor<9xf32>, %l: index, %c: f32) -> (tensor<6xf32>, tensor<?xf32>) {
  %0 = tensor.pad %t low[-2] high[-1] {
  ^bb0(%i: index):
    tensor.yield %c : f32
  } : tensor<9xf32> to tensor<6xf32>
  %1 = tensor.pad %t low[%l] high[-1] {
  ^bb0(%i: index):
    tensor.yield %c : f32
  } : tensor<9xf32> to tensor<?xf32>
  return %0, %1 : tensor<6xf32>, tensor<?xf32>
}
// CHECK-LABEL: func.func @wino(
// CHECK-NOT: winograd
func.func @wino(%f: tensor<2x3x3x5xf32>, %fo: tensor<6x6x5x2xf32>, %i: tensor<2x14x14x5xf32>, %io: tensor<6x6x3x3x2x5xf32>, %v: tensor<6x6x3x3x2x2xf32>, %o: tensor<2x12x12x2xf32>) -> (tensor<6x6x5x2xf32>, tensor<6x6x3x3x2x5xf32>, tensor<2x12x12x2xf32>) {
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%f : tensor<2x3x3x5xf32>) outs(%fo : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  %1 = linalg.winograd_input_transform fmr(F_4_3) ins(%i : tensor<2x14x14x5xf32>) outs(%io : tensor<6x6x3x3x2x5xf32>) -> tensor<6x6x3x3x2x5xf32>
  %2 = linalg.winograd_output_transform fmr(F_4_3) ins(%v : tensor<6x6x3x3x2x2xf32>) outs(%o : tensor<2x12x12x2xf32>) -> tensor<2x12x12x2xf32>
  return %0, %1, %2 : tensor<6x6x5x2xf32>, tensor<6x6x3x3x2x5xf32>, tensor<2x12x12x2xf32>
}
