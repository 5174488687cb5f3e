// RUN: mlcc-opt -convert-vector-to-amx %s | FileCheck %s
//
// Contractions that are no product of tiles, by their maps, their iterators, their
// elements or their shapes; and memory that has no rows of a tile. (mlir-opt leaves out
// masks and [] of shapes, and crashes at tensors.)
// CHECK-NOT: amx.

// CHECK-LABEL: @parts_before(
// CHECK: vector.contract
func.func @parts_before(%a: vector<4x2x2xbf16>, %b: vector<2x4x2xbf16>, %c: vector<4x4xf32>) -> vector<4x4xf32> {
  %0 = vector.contract {kind = #vector.kind<add>, indexing_maps = [affine_map<(m, n, k, v) -> (m, k, v)>, affine_map<(m, n, k, v) -> (v, n, k)>, affine_map<(m, n, k, v) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} %a, %b, %c : vector<4x2x2xbf16>, vector<2x4x2xbf16> into vector<4x4xf32>
  return %0 : vector<4x4xf32>
}

// CHECK-LABEL: @columns_first(
// CHECK: vector.contract
func.func @columns_first(%a: vector<4x8x2xbf16>, %b: vector<4x8x2xbf16>, %c: vector<4x4xf32>) -> vector<4x4xf32> {
  %0 = vector.contract {kind = #vector.kind<add>, indexing_maps = [affine_map<(m, n, k, v) -> (m, k, v)>, affine_map<(m, n, k, v) -> (n, k, v)>, affine_map<(m, n, k, v) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} %a, %b, %c : vector<4x8x2xbf16>, vector<4x8x2xbf16> into vector<4x4xf32>
  return %0 : vector<4x4xf32>
}

// CHECK-LABEL: @transposed_result(
// CHECK: vector.contract
func.func @transposed_result(%a: vector<4x8x2xbf16>, %b: vector<8x4x2xbf16>, %c: vector<4x4xf32>) -> vector<4x4xf32> {
  %0 = vector.contract {kind = #vector.kind<add>, indexing_maps = [affine_map<(m, n, k, v) -> (m, k, v)>, affine_map<(m, n, k, v) -> (k, n, v)>, affine_map<(m, n, k, v) -> (n, m)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} %a, %b, %c : vector<4x8x2xbf16>, vector<8x4x2xbf16> into vector<4x4xf32>
  return %0 : vector<4x4xf32>
}

// CHECK-LABEL: @rows_reduced(
// CHECK: vector.contract
func.func @rows_reduced(%a: vector<4x8x2xbf16>, %b: vector<8x4x2xbf16>, %c: vector<4x4xf32>) -> vector<4x4xf32> {
  %0 = vector.contract {kind = #vector.kind<add>, indexing_maps = [affine_map<(m, n, k, v) -> (m, k, v)>, affine_map<(m, n, k, v) -> (k, n, v)>, affine_map<(m, n, k, v) -> (m, n)>], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} %a, %b, %c : vector<4x8x2xbf16>, vector<8x4x2xbf16> into vector<4x4xf32>
  return %0 : vector<4x4xf32>
}

// CHECK-LABEL: @columns_reduced(
// CHECK: vector.contract
func.func @columns_reduced(%a: vector<4x8x2xbf16>, %b: vector<8x4x2xbf16>, %c: vector<4x4xf32>) -> vector<4x4xf32> {
  %0 = vector.contract {kind = #vector.kind<add>, indexing_maps = [affine_map<(m, n, k, v) -> (m, k, v)>, affine_map<(m, n, k, v) -> (k, n, v)>, affine_map<(m, n, k, v) -> (m, n)>], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} %a, %b, %c : vector<4x8x2xbf16>, vector<8x4x2xbf16> into vector<4x4xf32>
  return %0 : vector<4x4xf32>
}

// CHECK-LABEL: @inner_parallel(
// CHECK: vector.contract
func.func @inner_parallel(%a: vector<4x8x2xbf16>, %b: vector<8x4x2xbf16>, %c: vector<4x4xf32>) -> vector<4x4xf32> {
  %0 = vector.contract {kind = #vector.kind<add>, indexing_maps = [affine_map<(m, n, k, v) -> (m, k, v)>, affine_map<(m, n, k, v) -> (k, n, v)>, affine_map<(m, n, k, v) -> (m, n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} %a, %b, %c : vector<4x8x2xbf16>, vector<8x4x2xbf16> into vector<4x4xf32>
  return %0 : vector<4x4xf32>
}

// CHECK-LABEL: @parts_parallel(
// CHECK: vector.contract
func.func @parts_parallel(%a: vector<4x8x2xbf16>, %b: vector<8x4x2xbf16>, %c: vector<4x4xf32>) -> vector<4x4xf32> {
  %0 = vector.contract {kind = #vector.kind<add>, indexing_maps = [affine_map<(m, n, k, v) -> (m, k, v)>, affine_map<(m, n, k, v) -> (k, n, v)>, affine_map<(m, n, k, v) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction", "parallel"]} %a, %b, %c : vector<4x8x2xbf16>, vector<8x4x2xbf16> into vector<4x4xf32>
  return %0 : vector<4x4xf32>
}

// CHECK-LABEL: @floats(
// CHECK: vector.contract
func.func @floats(%a: vector<4x8x1xf32>, %b: vector<8x4x1xf32>, %c: vector<4x4xf32>) -> vector<4x4xf32> {
  %0 = vector.contract {kind = #vector.kind<add>, indexing_maps = [affine_map<(m, n, k, v) -> (m, k, v)>, affine_map<(m, n, k, v) -> (k, n, v)>, affine_map<(m, n, k, v) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} %a, %b, %c : vector<4x8x1xf32>, vector<8x4x1xf32> into vector<4x4xf32>
  return %0 : vector<4x4xf32>
}

// CHECK-LABEL: @doubles(
// CHECK: vector.contract
func.func @doubles(%a: vector<4x8x2xbf16>, %b: vector<8x4x2xbf16>, %c: vector<4x4xf64>) -> vector<4x4xf64> {
  %0 = vector.contract {kind = #vector.kind<add>, indexing_maps = [affine_map<(m, n, k, v) -> (m, k, v)>, affine_map<(m, n, k, v) -> (k, n, v)>, affine_map<(m, n, k, v) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} %a, %b, %c : vector<4x8x2xbf16>, vector<8x4x2xbf16> into vector<4x4xf64>
  return %0 : vector<4x4xf64>
}

// CHECK-LABEL: @shorts(
// CHECK: vector.contract
func.func @shorts(%a: vector<4x8x2xi16>, %b: vector<8x4x2xi16>, %c: vector<4x4xi32>) -> vector<4x4xi32> {
  %0 = vector.contract {kind = #vector.kind<add>, indexing_maps = [affine_map<(m, n, k, v) -> (m, k, v)>, affine_map<(m, n, k, v) -> (k, n, v)>, affine_map<(m, n, k, v) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} %a, %b, %c : vector<4x8x2xi16>, vector<8x4x2xi16> into vector<4x4xi32>
  return %0 : vector<4x4xi32>
}

// CHECK-LABEL: @many_rows(
// CHECK: vector.contract
func.func @many_rows(%a: vector<17x8x2xbf16>, %b: vector<8x4x2xbf16>, %c: vector<17x4xf32>) -> vector<17x4xf32> {
  %0 = vector.contract {kind = #vector.kind<add>, indexing_maps = [affine_map<(m, n, k, v) -> (m, k, v)>, affine_map<(m, n, k, v) -> (k, n, v)>, affine_map<(m, n, k, v) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} %a, %b, %c : vector<17x8x2xbf16>, vector<8x4x2xbf16> into vector<17x4xf32>
  return %0 : vector<17x4xf32>
}

// CHECK-LABEL: @long_rows(
// CHECK: vector.contract
func.func @long_rows(%a: vector<4x17x2xbf16>, %b: vector<17x4x2xbf16>, %c: vector<4x4xf32>) -> vector<4x4xf32> {
  %0 = vector.contract {kind = #vector.kind<add>, indexing_maps = [affine_map<(m, n, k, v) -> (m, k, v)>, affine_map<(m, n, k, v) -> (k, n, v)>, affine_map<(m, n, k, v) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} %a, %b, %c : vector<4x17x2xbf16>, vector<17x4x2xbf16> into vector<4x4xf32>
  return %0 : vector<4x4xf32>
}

// CHECK-LABEL: @wide_result(
// CHECK: vector.contract
func.func @wide_result(%a: vector<4x8x2xbf16>, %b: vector<8x17x2xbf16>, %c: vector<4x17xf32>) -> vector<4x17xf32> {
  %0 = vector.contract {kind = #vector.kind<add>, indexing_maps = [affine_map<(m, n, k, v) -> (m, k, v)>, affine_map<(m, n, k, v) -> (k, n, v)>, affine_map<(m, n, k, v) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} %a, %b, %c : vector<4x8x2xbf16>, vector<8x17x2xbf16> into vector<4x17xf32>
  return %0 : vector<4x17xf32>
}

// CHECK-LABEL: @few_parts(
// CHECK: vector.contract
func.func @few_parts(%a: vector<4x8x1xbf16>, %b: vector<8x4x1xbf16>, %c: vector<4x4xf32>) -> vector<4x4xf32> {
  %0 = vector.contract {kind = #vector.kind<add>, indexing_maps = [affine_map<(m, n, k, v) -> (m, k, v)>, affine_map<(m, n, k, v) -> (k, n, v)>, affine_map<(m, n, k, v) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} %a, %b, %c : vector<4x8x1xbf16>, vector<8x4x1xbf16> into vector<4x4xf32>
  return %0 : vector<4x4xf32>
}

// CHECK-LABEL: @scalable(
// CHECK: vector.contract
func.func @scalable(%a: vector<[4]x8x2xbf16>, %b: vector<8x4x2xbf16>, %c: vector<[4]x4xf32>) -> vector<[4]x4xf32> {
  %0 = vector.contract {kind = #vector.kind<add>, indexing_maps = [affine_map<(m, n, k, v) -> (m, k, v)>, affine_map<(m, n, k, v) -> (k, n, v)>, affine_map<(m, n, k, v) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} %a, %b, %c : vector<[4]x8x2xbf16>, vector<8x4x2xbf16> into vector<[4]x4xf32>
  return %0 : vector<[4]x4xf32>
}

// CHECK-LABEL: @products(
// CHECK: vector.contract
func.func @products(%a: vector<4x8x2xbf16>, %b: vector<8x4x2xbf16>, %c: vector<4x4xf32>) -> vector<4x4xf32> {
  %0 = vector.contract {kind = #vector.kind<mul>, indexing_maps = [affine_map<(m, n, k, v) -> (m, k, v)>, affine_map<(m, n, k, v) -> (k, n, v)>, affine_map<(m, n, k, v) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} %a, %b, %c : vector<4x8x2xbf16>, vector<8x4x2xbf16> into vector<4x4xf32>
  return %0 : vector<4x4xf32>
}

// CHECK-LABEL: @plain(
// CHECK: vector.contract
func.func @plain(%a: vector<4x8xbf16>, %b: vector<8x4xbf16>, %c: vector<4x4xf32>) -> vector<4x4xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<4x8xbf16>, vector<8x4xbf16> into vector<4x4xf32>
  return %0 : vector<4x4xf32>
}

// CHECK-LABEL: @scalar(
// CHECK: vector.contract
func.func @scalar(%a: vector<4x8x2xbf16>, %c: f32) -> f32 {
  %0 = vector.contract {indexing_maps = [affine_map<(m, k, v) -> (m, k, v)>, affine_map<(m, k, v) -> (m, k, v)>, affine_map<(m, k, v) -> ()>], iterator_types = ["reduction", "reduction", "reduction"]} %a, %a, %c : vector<4x8x2xbf16>, vector<4x8x2xbf16> into f32
  return %0 : f32
}

// What is read by another way than whole rows goes through a buffer.

// CHECK-LABEL: @out_of_bounds(
// CHECK: %[[READ:.+]] = vector.transfer_read
// CHECK: %[[BUFFER:.+]] = memref.alloca() : memref<4x8x2xbf16>
// CHECK: vector.transfer_write %[[READ]], %[[BUFFER]]
// CHECK: %[[ROWS:.+]] = memref.collapse_shape %[[BUFFER]]
// CHECK: amx.tile_load %[[ROWS]]
// CHECK: amx.tile_mulf
func.func @out_of_bounds(%A: memref<?x8x2xbf16>, %i: index, %mask: vector<4x8x2xi1>, %b: vector<8x4x2xbf16>, %c: vector<4x4xf32>) -> vector<4x4xf32> {
  %c0 = arith.constant 0 : index
  %p = arith.constant 0.0 : bf16
  %a = vector.transfer_read %A[%i, %c0, %c0], %p {in_bounds = [false, true, true]} : memref<?x8x2xbf16>, vector<4x8x2xbf16>
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k, v) -> (m, k, v)>, affine_map<(m, n, k, v) -> (k, n, v)>, affine_map<(m, n, k, v) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} %a, %b, %c : vector<4x8x2xbf16>, vector<8x4x2xbf16> into vector<4x4xf32>
  return %0 : vector<4x4xf32>
}

// CHECK-LABEL: @permuted(
// CHECK: %[[READ:.+]] = vector.transfer_read
// CHECK: %[[BUFFER:.+]] = memref.alloca() : memref<4x8x2xbf16>
// CHECK: vector.transfer_write %[[READ]], %[[BUFFER]]
// CHECK: %[[ROWS:.+]] = memref.collapse_shape %[[BUFFER]]
// CHECK: amx.tile_load %[[ROWS]]
// CHECK: amx.tile_mulf
func.func @permuted(%A: memref<8x4x2xbf16>, %i: index, %mask: vector<4x8x2xi1>, %b: vector<8x4x2xbf16>, %c: vector<4x4xf32>) -> vector<4x4xf32> {
  %c0 = arith.constant 0 : index
  %p = arith.constant 0.0 : bf16
  %a = vector.transfer_read %A[%i, %c0, %c0], %p {in_bounds = [true, true, true], permutation_map = affine_map<(a, b, c) -> (b, a, c)>} : memref<8x4x2xbf16>, vector<4x8x2xbf16>
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k, v) -> (m, k, v)>, affine_map<(m, n, k, v) -> (k, n, v)>, affine_map<(m, n, k, v) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} %a, %b, %c : vector<4x8x2xbf16>, vector<8x4x2xbf16> into vector<4x4xf32>
  return %0 : vector<4x4xf32>
}

// CHECK-LABEL: @masked(
// CHECK: %[[READ:.+]] = vector.transfer_read
// CHECK: %[[BUFFER:.+]] = memref.alloca() : memref<4x8x2xbf16>
// CHECK: vector.transfer_write %[[READ]], %[[BUFFER]]
// CHECK: %[[ROWS:.+]] = memref.collapse_shape %[[BUFFER]]
// CHECK: amx.tile_load %[[ROWS]]
// CHECK: amx.tile_mulf
func.func @masked(%A: memref<4x8x2xbf16>, %i: index, %mask: vector<4x8x2xi1>, %b: vector<8x4x2xbf16>, %c: vector<4x4xf32>) -> vector<4x4xf32> {
  %c0 = arith.constant 0 : index
  %p = arith.constant 0.0 : bf16
  %a = vector.transfer_read %A[%i, %c0, %c0], %p, %mask {in_bounds = [true, true, true]} : memref<4x8x2xbf16>, vector<4x8x2xbf16>
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k, v) -> (m, k, v)>, affine_map<(m, n, k, v) -> (k, n, v)>, affine_map<(m, n, k, v) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} %a, %b, %c : vector<4x8x2xbf16>, vector<8x4x2xbf16> into vector<4x4xf32>
  return %0 : vector<4x4xf32>
}

// CHECK-LABEL: @tensors(
// CHECK: %[[READ:.+]] = vector.transfer_read
// CHECK: %[[BUFFER:.+]] = memref.alloca() : memref<4x8x2xbf16>
// CHECK: vector.transfer_write %[[READ]], %[[BUFFER]]
// CHECK: %[[ROWS:.+]] = memref.collapse_shape %[[BUFFER]]
// CHECK: amx.tile_load %[[ROWS]]
// CHECK: amx.tile_mulf
func.func @tensors(%A: tensor<4x8x2xbf16>, %i: index, %mask: vector<4x8x2xi1>, %b: vector<8x4x2xbf16>, %c: vector<4x4xf32>) -> vector<4x4xf32> {
  %c0 = arith.constant 0 : index
  %p = arith.constant 0.0 : bf16
  %a = vector.transfer_read %A[%i, %c0, %c0], %p {in_bounds = [true, true, true]} : tensor<4x8x2xbf16>, vector<4x8x2xbf16>
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k, v) -> (m, k, v)>, affine_map<(m, n, k, v) -> (k, n, v)>, affine_map<(m, n, k, v) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} %a, %b, %c : vector<4x8x2xbf16>, vector<8x4x2xbf16> into vector<4x4xf32>
  return %0 : vector<4x4xf32>
}

// CHECK-LABEL: @gaps_in_rows(
// CHECK: %[[READ:.+]] = vector.transfer_read
// CHECK: %[[BUFFER:.+]] = memref.alloca() : memref<4x8x2xbf16>
// CHECK: vector.transfer_write %[[READ]], %[[BUFFER]]
// CHECK: %[[ROWS:.+]] = memref.collapse_shape %[[BUFFER]]
// CHECK: amx.tile_load %[[ROWS]]
// CHECK: amx.tile_mulf
func.func @gaps_in_rows(%A: memref<4x8x2xbf16, strided<[64, 4, 1]>>, %i: index, %mask: vector<4x8x2xi1>, %b: vector<8x4x2xbf16>, %c: vector<4x4xf32>) -> vector<4x4xf32> {
  %c0 = arith.constant 0 : index
  %p = arith.constant 0.0 : bf16
  %a = vector.transfer_read %A[%i, %c0, %c0], %p {in_bounds = [true, true, true]} : memref<4x8x2xbf16, strided<[64, 4, 1]>>, vector<4x8x2xbf16>
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k, v) -> (m, k, v)>, affine_map<(m, n, k, v) -> (k, n, v)>, affine_map<(m, n, k, v) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} %a, %b, %c : vector<4x8x2xbf16>, vector<8x4x2xbf16> into vector<4x4xf32>
  return %0 : vector<4x4xf32>
}

// CHECK-LABEL: @gaps_in_parts(
// CHECK: %[[READ:.+]] = vector.transfer_read
// CHECK: %[[BUFFER:.+]] = memref.alloca() : memref<4x8x2xbf16>
// CHECK: vector.transfer_write %[[READ]], %[[BUFFER]]
// CHECK: %[[ROWS:.+]] = memref.collapse_shape %[[BUFFER]]
// CHECK: amx.tile_load %[[ROWS]]
// CHECK: amx.tile_mulf
func.func @gaps_in_parts(%A: memref<4x8x2xbf16, strided<[64, 4, 2]>>, %i: index, %mask: vector<4x8x2xi1>, %b: vector<8x4x2xbf16>, %c: vector<4x4xf32>) -> vector<4x4xf32> {
  %c0 = arith.constant 0 : index
  %p = arith.constant 0.0 : bf16
  %a = vector.transfer_read %A[%i, %c0, %c0], %p {in_bounds = [true, true, true]} : memref<4x8x2xbf16, strided<[64, 4, 2]>>, vector<4x8x2xbf16>
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k, v) -> (m, k, v)>, affine_map<(m, n, k, v) -> (k, n, v)>, affine_map<(m, n, k, v) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} %a, %b, %c : vector<4x8x2xbf16>, vector<8x4x2xbf16> into vector<4x4xf32>
  return %0 : vector<4x4xf32>
}

// CHECK-LABEL: @long_parts(
// CHECK: %[[READ:.+]] = vector.transfer_read
// CHECK: %[[BUFFER:.+]] = memref.alloca() : memref<4x8x2xbf16>
// CHECK: vector.transfer_write %[[READ]], %[[BUFFER]]
// CHECK: %[[ROWS:.+]] = memref.collapse_shape %[[BUFFER]]
// CHECK: amx.tile_load %[[ROWS]]
// CHECK: amx.tile_mulf
func.func @long_parts(%A: memref<4x8x4xbf16>, %i: index, %mask: vector<4x8x2xi1>, %b: vector<8x4x2xbf16>, %c: vector<4x4xf32>) -> vector<4x4xf32> {
  %c0 = arith.constant 0 : index
  %p = arith.constant 0.0 : bf16
  %a = vector.transfer_read %A[%i, %c0, %c0], %p {in_bounds = [true, true, true]} : memref<4x8x4xbf16>, vector<4x8x2xbf16>
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k, v) -> (m, k, v)>, affine_map<(m, n, k, v) -> (k, n, v)>, affine_map<(m, n, k, v) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} %a, %b, %c : vector<4x8x2xbf16>, vector<8x4x2xbf16> into vector<4x4xf32>
  return %0 : vector<4x4xf32>
}

// CHECK-LABEL: @short_rows(
// CHECK: %[[READ:.+]] = vector.transfer_read
// CHECK: %[[BUFFER:.+]] = memref.alloca() : memref<4x8x2xbf16>
// CHECK: vector.transfer_write %[[READ]], %[[BUFFER]]
// CHECK: %[[ROWS:.+]] = memref.collapse_shape %[[BUFFER]]
// CHECK: amx.tile_load %[[ROWS]]
// CHECK: amx.tile_mulf
func.func @short_rows(%A: memref<8x4x2xbf16>, %i: index, %mask: vector<4x8x2xi1>, %b: vector<8x4x2xbf16>, %c: vector<4x4xf32>) -> vector<4x4xf32> {
  %c0 = arith.constant 0 : index
  %p = arith.constant 0.0 : bf16
  %a = vector.transfer_read %A[%i, %c0, %c0], %p {in_bounds = [true, true, true]} : memref<8x4x2xbf16>, vector<4x8x2xbf16>
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k, v) -> (m, k, v)>, affine_map<(m, n, k, v) -> (k, n, v)>, affine_map<(m, n, k, v) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} %a, %b, %c : vector<4x8x2xbf16>, vector<8x4x2xbf16> into vector<4x4xf32>
  return %0 : vector<4x4xf32>
}

// CHECK-LABEL: @unknown_rows(
// CHECK: %[[READ:.+]] = vector.transfer_read
// CHECK: %[[BUFFER:.+]] = memref.alloca() : memref<4x8x2xbf16>
// CHECK: vector.transfer_write %[[READ]], %[[BUFFER]]
// CHECK: %[[ROWS:.+]] = memref.collapse_shape %[[BUFFER]]
// CHECK: amx.tile_load %[[ROWS]]
// CHECK: amx.tile_mulf
func.func @unknown_rows(%A: memref<4x?x2xbf16>, %i: index, %mask: vector<4x8x2xi1>, %b: vector<8x4x2xbf16>, %c: vector<4x4xf32>) -> vector<4x4xf32> {
  %c0 = arith.constant 0 : index
  %p = arith.constant 0.0 : bf16
  %a = vector.transfer_read %A[%i, %c0, %c0], %p {in_bounds = [true, true, true]} : memref<4x?x2xbf16>, vector<4x8x2xbf16>
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k, v) -> (m, k, v)>, affine_map<(m, n, k, v) -> (k, n, v)>, affine_map<(m, n, k, v) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} %a, %b, %c : vector<4x8x2xbf16>, vector<8x4x2xbf16> into vector<4x4xf32>
  return %0 : vector<4x4xf32>
}

// CHECK-LABEL: @unknown_parts(
// CHECK: %[[READ:.+]] = vector.transfer_read
// CHECK: %[[BUFFER:.+]] = memref.alloca() : memref<4x8x2xbf16>
// CHECK: vector.transfer_write %[[READ]], %[[BUFFER]]
// CHECK: %[[ROWS:.+]] = memref.collapse_shape %[[BUFFER]]
// CHECK: amx.tile_load %[[ROWS]]
// CHECK: amx.tile_mulf
func.func @unknown_parts(%A: memref<4x8x?xbf16>, %i: index, %mask: vector<4x8x2xi1>, %b: vector<8x4x2xbf16>, %c: vector<4x4xf32>) -> vector<4x4xf32> {
  %c0 = arith.constant 0 : index
  %p = arith.constant 0.0 : bf16
  %a = vector.transfer_read %A[%i, %c0, %c0], %p {in_bounds = [true, true, true]} : memref<4x8x?xbf16>, vector<4x8x2xbf16>
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k, v) -> (m, k, v)>, affine_map<(m, n, k, v) -> (k, n, v)>, affine_map<(m, n, k, v) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} %a, %b, %c : vector<4x8x2xbf16>, vector<8x4x2xbf16> into vector<4x4xf32>
  return %0 : vector<4x4xf32>
}

// CHECK-LABEL: @written_out_of_bounds(
// CHECK: %[[PRODUCT:.+]] = amx.tile_mulf
// CHECK: %[[BUFFER:.+]] = memref.alloca() : memref<4x4xf32>
// CHECK: amx.tile_store %[[BUFFER]][%c0, %c0], %[[PRODUCT]]
// CHECK: %[[READ:.+]] = vector.transfer_read %[[BUFFER]]
// CHECK: vector.transfer_write %[[READ]], %{{.+}}[%{{.+}}, %c0]
func.func @written_out_of_bounds(%a: vector<4x8x2xbf16>, %b: vector<8x4x2xbf16>, %c: vector<4x4xf32>, %C: memref<?x4xf32>, %i: index) {
  %c0 = arith.constant 0 : index
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k, v) -> (m, k, v)>, affine_map<(m, n, k, v) -> (k, n, v)>, affine_map<(m, n, k, v) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} %a, %b, %c : vector<4x8x2xbf16>, vector<8x4x2xbf16> into vector<4x4xf32>
  vector.transfer_write %0, %C[%i, %c0] {in_bounds = [false, true]} : vector<4x4xf32>, memref<?x4xf32>
  return
}

// CHECK-LABEL: @written_transposed(
// CHECK: %[[PRODUCT:.+]] = amx.tile_mulf
// CHECK: %[[BUFFER:.+]] = memref.alloca() : memref<4x4xf32>
// CHECK: amx.tile_store %[[BUFFER]][%c0, %c0], %[[PRODUCT]]
// CHECK: %[[READ:.+]] = vector.transfer_read %[[BUFFER]]
// CHECK: vector.transfer_write %[[READ]], %{{.+}}[%{{.+}}, %c0]
func.func @written_transposed(%a: vector<4x8x2xbf16>, %b: vector<8x4x2xbf16>, %c: vector<4x4xf32>, %C: memref<4x4xf32>, %i: index) {
  %c0 = arith.constant 0 : index
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k, v) -> (m, k, v)>, affine_map<(m, n, k, v) -> (k, n, v)>, affine_map<(m, n, k, v) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} %a, %b, %c : vector<4x8x2xbf16>, vector<8x4x2xbf16> into vector<4x4xf32>
  vector.transfer_write %0, %C[%i, %c0] {in_bounds = [true, true], permutation_map = affine_map<(a, b) -> (b, a)>} : vector<4x4xf32>, memref<4x4xf32>
  return
}

// CHECK-LABEL: @written_to_a_tensor(
// CHECK: %[[PRODUCT:.+]] = amx.tile_mulf
// CHECK: %[[BUFFER:.+]] = memref.alloca() : memref<4x4xf32>
// CHECK: amx.tile_store %[[BUFFER]][%c0, %c0], %[[PRODUCT]]
// CHECK: %[[READ:.+]] = vector.transfer_read %[[BUFFER]]
// CHECK: vector.transfer_write %[[READ]], %{{.+}}[%{{.+}}, %c0]
func.func @written_to_a_tensor(%a: vector<4x8x2xbf16>, %b: vector<8x4x2xbf16>, %c: vector<4x4xf32>, %C: tensor<4x4xf32>, %i: index) -> tensor<4x4xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k, v) -> (m, k, v)>, affine_map<(m, n, k, v) -> (k, n, v)>, affine_map<(m, n, k, v) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} %a, %b, %c : vector<4x8x2xbf16>, vector<8x4x2xbf16> into vector<4x4xf32>
  %r = vector.transfer_write %0, %C[%i, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}

// CHECK-LABEL: @written_twice(
// CHECK: %[[PRODUCT:.+]] = amx.tile_mulf
// CHECK: %[[BUFFER:.+]] = memref.alloca() : memref<4x4xf32>
// CHECK: amx.tile_store %[[BUFFER]][%c0, %c0], %[[PRODUCT]]
// CHECK: %[[READ:.+]] = vector.transfer_read %[[BUFFER]]
// CHECK: vector.transfer_write %[[READ]], %{{.+}}[%{{.+}}, %c0]
func.func @written_twice(%a: vector<4x8x2xbf16>, %b: vector<8x4x2xbf16>, %c: vector<4x4xf32>, %C: memref<4x4xf32>, %i: index) {
  %c0 = arith.constant 0 : index
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k, v) -> (m, k, v)>, affine_map<(m, n, k, v) -> (k, n, v)>, affine_map<(m, n, k, v) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} %a, %b, %c : vector<4x8x2xbf16>, vector<8x4x2xbf16> into vector<4x4xf32>
  vector.transfer_write %0, %C[%i, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, memref<4x4xf32>
  vector.transfer_write %0, %C[%i, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, memref<4x4xf32>
  return
}
