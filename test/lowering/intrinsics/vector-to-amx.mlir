// RUN: mlcc-opt -convert-vector-to-amx %s | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 -convert-vector-to-amx %s | FileCheck %s %}
//
// Contractions of packed matrices by tiles; what is read from memory, or only
// written to it, is loaded and stored there.

#a = affine_map<(m, n, k, v) -> (m, k, v)>
#b = affine_map<(m, n, k, v) -> (k, n, v)>
#c = affine_map<(m, n, k, v) -> (m, n)>

// CHECK-LABEL: @direct(
// CHECK-SAME: %[[A:.*]]: memref<16x16x4xi8>, %[[B:.*]]: memref<16x16x4xi8>, %[[C:.*]]: memref<16x16xi32>
func.func @direct(%A: memref<16x16x4xi8>, %B: memref<16x16x4xi8>, %C: memref<16x16xi32>) {
  %c0 = arith.constant 0 : index
  %p = arith.constant 0 : i8
  %q = arith.constant 0 : i32
  // CHECK: %[[PART:.*]] = memref.subview %[[A]][0, 0, 0] [16, 16, 4] [1, 1, 1]
  // CHECK: %[[ROWS:.*]] = memref.collapse_shape %[[PART]] {{\[\[}}0], [1, 2]]
  // CHECK: %[[LHS:.*]] = amx.tile_load %[[ROWS]][%c0, %c0] : memref<16x64xi8, strided<[64, 1]>> into !amx.tile<16x64xi8>
  %a = vector.transfer_read %A[%c0, %c0, %c0], %p {in_bounds = [true, true, true]} : memref<16x16x4xi8>, vector<16x16x4xi8>
  // CHECK: memref.subview %[[B]]
  // CHECK: %[[RHS:.*]] = amx.tile_load
  %b = vector.transfer_read %B[%c0, %c0, %c0], %p {in_bounds = [true, true, true]} : memref<16x16x4xi8>, vector<16x16x4xi8>
  // CHECK: %[[SUMS:.*]] = memref.subview %[[C]][0, 0] [16, 16] [1, 1]
  // CHECK: %[[ACC:.*]] = amx.tile_load %[[SUMS]][%c0, %c0]
  %c = vector.transfer_read %C[%c0, %c0], %q {in_bounds = [true, true]} : memref<16x16xi32>, vector<16x16xi32>
  // CHECK: %[[PRODUCT:.*]] = amx.tile_muli %[[LHS]], %[[RHS]], %[[ACC]]
  %0 = vector.contract {kind = #vector.kind<add>, indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} %a, %b, %c : vector<16x16x4xi8>, vector<16x16x4xi8> into vector<16x16xi32>
  // CHECK: %[[TO:.*]] = memref.subview %[[C]]
  // CHECK: amx.tile_store %[[TO]][%c0, %c0], %[[PRODUCT]]
  // CHECK-NOT: vector.transfer
  vector.transfer_write %0, %C[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xi32>, memref<16x16xi32>
  return
}

// CHECK-LABEL: @values(
func.func @values(%a: vector<4x8x2xbf16>, %b: vector<8x4x2xbf16>, %c: vector<4x4xf32>) -> vector<4x4xf32> {
  // CHECK: %[[LHS:.*]] = memref.alloca() : memref<4x8x2xbf16>
  // CHECK: vector.transfer_write %arg0, %[[LHS]][%c0, %c0, %c0] {in_bounds = [true, true, true]}
  // CHECK: %[[ROWS:.*]] = memref.collapse_shape %[[LHS]]
  // CHECK: amx.tile_load %[[ROWS]][%c0, %c0] : memref<4x16xbf16> into !amx.tile<4x16xbf16>
  // CHECK: %[[PRODUCT:.*]] = amx.tile_mulf
  // CHECK: %[[RESULT:.*]] = memref.alloca() : memref<4x4xf32>
  // CHECK: amx.tile_store %[[RESULT]][%c0, %c0], %[[PRODUCT]]
  // CHECK: %[[READ:.*]] = vector.transfer_read %[[RESULT]][%c0, %c0]
  // CHECK: return %[[READ]]
  %0 = vector.contract {kind = #vector.kind<add>, indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} %a, %b, %c : vector<4x8x2xbf16>, vector<8x4x2xbf16> into vector<4x4xf32>
  return %0 : vector<4x4xf32>
}

// CHECK-LABEL: @offsets(
func.func @offsets(%A: memref<?x?x16x4xi8>, %B: memref<4x20x20x4xi8>, %C: memref<?x8xi32>, %i: index, %j: index) -> vector<16x16xi32> {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %p = arith.constant 0 : i8
  %q = arith.constant 0 : i32
  // CHECK: memref.subview %arg0[%arg3, %arg4, 0, 0] [1, 16, 16, 4] [1, 1, 1, 1]
  // CHECK: amx.tile_load %{{.*}}[%c0, %c0, %c0] : memref<1x16x64xi8, strided<[?, 64, 1], offset: ?>>
  %a = vector.transfer_read %A[%i, %j, %c0, %c0], %p {in_bounds = [true, true, true]} : memref<?x?x16x4xi8>, vector<16x16x4xi8>
  // CHECK: memref.subview %arg1[3, %arg4, 3, 0] [1, 16, 16, 4]
  %b = vector.transfer_read %B[%c3, %j, %c3, %c0], %p {in_bounds = [true, true, true]} : memref<4x20x20x4xi8>, vector<16x16x4xi8>
  // Rows there are shorter than those of a tile.
  // CHECK: vector.transfer_read %arg2
  %c = vector.transfer_read %C[%i, %j], %q {in_bounds = [true, true]} : memref<?x8xi32>, vector<16x16xi32>
  // CHECK: amx.tile_muli
  %0 = vector.contract {kind = #vector.kind<add>, indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} %a, %b, %c : vector<16x16x4xi8>, vector<16x16x4xi8> into vector<16x16xi32>
  return %0 : vector<16x16xi32>
}

// In another order of dimensions, and what stays: other maps, kinds and
// elements, and what no tile holds.
// CHECK-LABEL: @order(
func.func @order(%a: vector<4x8x2xf16>, %b: vector<8x4x2xf16>, %c: vector<4x4xf32>) -> vector<4x4xf32> {
  // CHECK: amx.tile_mulf
  %0 = vector.contract {kind = #vector.kind<add>, indexing_maps = [affine_map<(v, k, n, m) -> (m, k, v)>, affine_map<(v, k, n, m) -> (k, n, v)>, affine_map<(v, k, n, m) -> (m, n)>], iterator_types = ["reduction", "reduction", "parallel", "parallel"]} %a, %b, %c : vector<4x8x2xf16>, vector<8x4x2xf16> into vector<4x4xf32>
  return %0 : vector<4x4xf32>
}
// CHECK-LABEL: @turned(
// CHECK-NOT: amx.
func.func @turned(%a: vector<4x4x2xbf16>, %b: vector<4x4x2xbf16>, %c: vector<4x4xf32>) -> vector<4x4xf32> {
  %0 = vector.contract {kind = #vector.kind<add>, indexing_maps = [#a, affine_map<(m, n, k, v) -> (n, k, v)>, #c], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} %a, %b, %c : vector<4x4x2xbf16>, vector<4x4x2xbf16> into vector<4x4xf32>
  %1 = vector.contract {kind = #vector.kind<add>, indexing_maps = [#a, #b, affine_map<(m, n, k, v) -> (n, m)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} %a, %b, %0 : vector<4x4x2xbf16>, vector<4x4x2xbf16> into vector<4x4xf32>
  %2 = vector.contract {kind = #vector.kind<maxnumf>, indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} %a, %b, %1 : vector<4x4x2xbf16>, vector<4x4x2xbf16> into vector<4x4xf32>
  return %2 : vector<4x4xf32>
}
func.func @large(%a: vector<17x8x2xbf16>, %b: vector<8x4x2xbf16>, %c: vector<17x4xf32>) -> vector<17x4xf32> {
  %0 = vector.contract {kind = #vector.kind<add>, indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} %a, %b, %c : vector<17x8x2xbf16>, vector<8x4x2xbf16> into vector<17x4xf32>
  return %0 : vector<17x4xf32>
}
func.func @wide(%a: vector<4x17x2xbf16>, %b: vector<17x4x2xbf16>, %c: vector<4x4xf32>) -> vector<4x4xf32> {
  %0 = vector.contract {kind = #vector.kind<add>, indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} %a, %b, %c : vector<4x17x2xbf16>, vector<17x4x2xbf16> into vector<4x4xf32>
  return %0 : vector<4x4xf32>
}
func.func @elements(%a: vector<4x8x4xbf16>, %b: vector<8x4x4xbf16>, %c: vector<4x4xf32>, %d: vector<4x8x4xi8>, %e: vector<8x4x4xi8>, %f: vector<4x4xi16>) -> (vector<4x4xf32>, vector<4x4xi16>) {
  %0 = vector.contract {kind = #vector.kind<add>, indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} %a, %b, %c : vector<4x8x4xbf16>, vector<8x4x4xbf16> into vector<4x4xf32>
  %1 = vector.contract {kind = #vector.kind<add>, indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} %d, %e, %f : vector<4x8x4xi8>, vector<8x4x4xi8> into vector<4x4xi16>
  return %0, %1 : vector<4x4xf32>, vector<4x4xi16>
}
