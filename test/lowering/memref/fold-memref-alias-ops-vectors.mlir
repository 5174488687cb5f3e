// Vectors of parts and reshapes, where their elements stand in the whole as
// they do there.
//
// RUN: %mlcc-opt %s -fold-memref-alias-ops -split-input-file | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -fold-memref-alias-ops -split-input-file | FileCheck %s %}

// CHECK-DAG: [[STEP:#.+]] = affine_map<()[s0, s1] -> (s0 + s1 * 2)>
// CHECK-LABEL: @of_part
// CHECK-SAME: [[M:%.+]]: memref<?x8xf32>, [[I:%.+]]: index, [[J:%.+]]: index, [[K:%.+]]: vector<4xi1>, [[P:%.+]]: vector<4xf32>
// CHECK: [[A:%.+]] = affine.apply [[STEP]]()[[[I]], [[J]]]
// CHECK: [[X:%.+]] = vector.load [[M]][[[A]], [[J]]] : memref<?x8xf32>, vector<4xf32>
// CHECK: vector.store [[X]], [[M]][[[I]], [[J]]]
// CHECK: [[Y:%.+]] = vector.maskedload [[M]][[[I]], [[J]]], [[K]], [[P]]
// CHECK: vector.maskedstore [[M]][[[I]], [[J]]], [[K]], [[Y]]
func.func @of_part(%m: memref<?x8xf32>, %i: index, %j: index, %mask: vector<4xi1>, %p: vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %v = memref.subview %m[%i, 0] [4, 8] [2, 1] : memref<?x8xf32> to memref<4x8xf32, strided<[16, 1], offset: ?>>
  %x = vector.load %v[%j, %j] {alignment = 4} : memref<4x8xf32, strided<[16, 1], offset: ?>>, vector<4xf32>
  vector.store %x, %v[%c0, %j] : memref<4x8xf32, strided<[16, 1], offset: ?>>, vector<4xf32>
  %y = vector.maskedload %v[%c0, %j], %mask, %p : memref<4x8xf32, strided<[16, 1], offset: ?>>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %v[%c0, %j], %mask, %y : memref<4x8xf32, strided<[16, 1], offset: ?>>, vector<4xi1>, vector<4xf32>
  return
}

// -----

// CHECK-DAG: [[FIRST:#.+]] = affine_map<(d0, d1, d2) -> (d0)>
// CHECK-LABEL: @transfers_of_part
// CHECK-SAME: [[M:%.+]]: memref<?x8x8xf32>, [[I:%.+]]: index, [[K:%.+]]: vector<4xi1>, [[P:%.+]]: f32
// CHECK: [[ZERO:%.+]] = arith.constant 0 : index
// CHECK: [[X:%.+]] = vector.transfer_read [[M]][{{%.+}}, [[ZERO]], {{%.+}}], [[P]], [[K]] {in_bounds = [true]} : memref<?x8x8xf32>, vector<4xf32>
// CHECK: vector.transfer_write [[X]], [[M]][{{%.+}}, [[ZERO]], {{%.+}}] {in_bounds = [true], permutation_map = [[FIRST]]}
// CHECK: vector.transfer_read %subview
func.func @transfers_of_part(%m: memref<?x8x8xf32>, %i: index, %mask: vector<4xi1>, %f: f32) -> vector<4xf32> {
  %v = memref.subview %m[%i, 0, 2] [4, 1, 6] [1, 1, 1] : memref<?x8x8xf32> to memref<4x6xf32, strided<[64, 1], offset: ?>>
  %x = vector.transfer_read %v[%i, %i], %f, %mask {in_bounds = [true]} : memref<4x6xf32, strided<[64, 1], offset: ?>>, vector<4xf32>
  vector.transfer_write %x, %v[%i, %i] {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<4xf32>, memref<4x6xf32, strided<[64, 1], offset: ?>>
  %out = vector.transfer_read %v[%i, %i], %f : memref<4x6xf32, strided<[64, 1], offset: ?>>, vector<4xf32>
  return %out : vector<4xf32>
}

// -----

// Rows need not end where they do in the view, so that indices may leave it.

// CHECK-LABEL: @of_shapes
// CHECK-SAME: [[M:%.+]]: memref<?xf32>, [[N:%.+]]: memref<?x4xf32>, [[I:%.+]]: index, [[P:%.+]]: f32
// CHECK: [[A:%.+]] = affine.linearize_index {{\[}}[[I]], [[I]]] by ([[I]], 4)
// CHECK: [[X:%.+]] = vector.load [[M]][[[A]]] {nontemporal = true}
// CHECK: vector.transfer_read [[M]][{{%.+}}], [[P]] {in_bounds = [true]}
// CHECK: [[B:%.+]]:2 = affine.delinearize_index [[I]] into ({{%.+}}, 4)
// CHECK: vector.store [[X]], [[N]][[[B]]#0, [[B]]#1]
func.func @of_shapes(%m: memref<?xf32>, %n: memref<?x4xf32>, %i: index, %f: f32) -> vector<4xf32> {
  %v = memref.expand_shape %m [[0, 1]] output_shape [%i, 4] : memref<?xf32> into memref<?x4xf32>
  %x = vector.load %v[%i, %i] {nontemporal = true} : memref<?x4xf32>, vector<4xf32>
  %z = vector.transfer_read %v[%i, %i], %f {in_bounds = [true]} : memref<?x4xf32>, vector<4xf32>
  %w = memref.collapse_shape %n [[0, 1]] : memref<?x4xf32> into memref<?xf32>
  vector.store %x, %w[%i] : memref<?xf32>, vector<4xf32>
  return %z : vector<4xf32>
}
