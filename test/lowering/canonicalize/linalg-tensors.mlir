// RUN: mlcc-opt -canonicalize -split-input-file %s | FileCheck %s
// RUN: sed '/^.. -----/,$d' %s | mlcc-opt -canonicalize > %t
// RUN: %if mlir-22 %{ bash -c "sed '/^.. -----/,\$d' %s | mlir-opt-22 -canonicalize | diff %t -" %}

// A cast of a result goes up to the init, and sizes to the other operands.
// CHECK-LABEL: func.func @consumer(
// CHECK: %[[E:.*]] = tensor.empty() : tensor<4x6xf32>
// CHECK: %[[F:.*]] = linalg.fill {{.*}} outs(%[[E]]
// CHECK: %[[B:.*]] = tensor.cast %arg1 : tensor<8x?xf32> to tensor<8x6xf32>
// CHECK: linalg.matmul ins(%arg0, %[[B]] : {{.*}}) outs(%[[F]] : tensor<4x6xf32>)
func.func @consumer(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %n: index) -> tensor<4x6xf32> {
  %c0 = arith.constant 0.0 : f32
  %e = tensor.empty(%n) : tensor<4x?xf32>
  %f = linalg.fill ins(%c0 : f32) outs(%e : tensor<4x?xf32>) -> tensor<4x?xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%f : tensor<4x?xf32>) -> tensor<4x?xf32>
  %1 = tensor.cast %0 : tensor<4x?xf32> to tensor<4x6xf32>
  return %1 : tensor<4x6xf32>
}
// CHECK-LABEL: func.func @infer(
// CHECK: linalg.generic {{.*}} outs(%{{.*}} : tensor<4x6xf32>)
func.func @infer(%a: tensor<4x?xf32>, %b: tensor<?x6xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tensor.dim %a, %c0 : tensor<4x?xf32>
  %n = tensor.dim %a, %c1 : tensor<4x?xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<4x?xf32>, tensor<?x6xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// CHECK-LABEL: func.func @reshapes(
// CHECK: %[[C:.*]] = tensor.collapse_shape
// CHECK: linalg.fill {{.*}} outs(%[[C]]
// CHECK: %[[X:.*]] = tensor.expand_shape
// CHECK: linalg.fill {{.*}} outs(%[[X]]
func.func @reshapes(%c: f32, %n: index, %m: index) -> (tensor<?xf32>, tensor<?x4x?xf32>) {
  %e = tensor.empty(%n, %m) : tensor<?x?xf32>
  %f = linalg.fill ins(%c : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %0 = tensor.collapse_shape %f [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %f [[0, 1], [2]] output_shape [%n, 4, %m] : tensor<?x?xf32> into tensor<?x4x?xf32>
  return %0, %1 : tensor<?xf32>, tensor<?x4x?xf32>
}
// CHECK-LABEL: func.func @pad(
// CHECK-NOT: tensor.pad
// CHECK: linalg.fill {{.*}} outs(%{{.*}} : tensor<8x9xf32>)
func.func @pad(%c: f32) -> tensor<8x9xf32> {
  %e2 = tensor.empty() : tensor<4x4xf32>
  %f2 = linalg.fill ins(%c : f32) outs(%e2 : tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = tensor.pad %f2 low[1, 2] high[3, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : f32
  } : tensor<4x4xf32> to tensor<8x9xf32>
  return %1 : tensor<8x9xf32>
}
// Padding with what is there already is not inserted.
// CHECK-LABEL: func.func @insertpad(
// CHECK-NOT: tensor.pad
// CHECK: tensor.insert_slice %arg1 into %{{.*}}[1, 2] [3, %{{.*}}] [1, 1]
func.func @insertpad(%c: f32, %a: tensor<3x?xf32>, %o: index) -> tensor<20x20xf32> {
  %e = tensor.empty() : tensor<20x20xf32>
  %f = linalg.fill ins(%c : f32) outs(%e : tensor<20x20xf32>) -> tensor<20x20xf32>
  %p = tensor.pad %a low[1, 2] high[1, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : f32
  } : tensor<3x?xf32> to tensor<5x10xf32>
  %0 = tensor.insert_slice %p into %f[0, 0] [5, 10] [1, 1] : tensor<5x10xf32> into tensor<20x20xf32>
  %1 = tensor.insert_slice %p into %0[8, %o] [5, 10] [1, 1] : tensor<5x10xf32> into tensor<20x20xf32>
  return %1 : tensor<20x20xf32>
}
// CHECK-LABEL: func.func @pack(
// CHECK: linalg.fill {{.*}} outs(%arg1
func.func @pack(%c: f32, %d: tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32> {
  %e = tensor.empty() : tensor<8x8xf32>
  %f = linalg.fill ins(%c : f32) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %0 = linalg.pack %f inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %d : tensor<8x8xf32> -> tensor<2x2x4x4xf32>
  return %0 : tensor<2x2x4x4xf32>
}
// CHECK-LABEL: func.func @concat(
// CHECK: linalg.fill
func.func @concat(%c: f32) -> tensor<12x8xf32> {
  %e = tensor.empty() : tensor<8x8xf32>
  %f = linalg.fill ins(%c : f32) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %e1 = tensor.empty() : tensor<4x8xf32>
  %f1 = linalg.fill ins(%c : f32) outs(%e1 : tensor<4x8xf32>) -> tensor<4x8xf32>
  %0 = tensor.concat dim(0) %f, %f1 : (tensor<8x8xf32>, tensor<4x8xf32>) -> tensor<12x8xf32>
  return %0 : tensor<12x8xf32>
}
// CHECK-LABEL: func.func @packs(
// CHECK-NEXT: return %arg0, %arg1
func.func @packs(%a: tensor<8x8xf32>, %d: tensor<2x2x4x4xf32>, %p: f32) -> (tensor<8x8xf32>, tensor<2x2x4x4xf32>) {
  %0 = linalg.pack %a padding_value(%p : f32) inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %d : tensor<8x8xf32> -> tensor<2x2x4x4xf32>
  %e = tensor.empty() : tensor<8x8xf32>
  %1 = linalg.unpack %0 inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %e : tensor<2x2x4x4xf32> -> tensor<8x8xf32>
  %2 = linalg.unpack %d inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %e : tensor<2x2x4x4xf32> -> tensor<8x8xf32>
  %e2 = tensor.empty() : tensor<2x2x4x4xf32>
  %3 = linalg.pack %2 inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %e2 : tensor<8x8xf32> -> tensor<2x2x4x4xf32>
  return %1, %3 : tensor<8x8xf32>, tensor<2x2x4x4xf32>
}

// Casts go before and behind, and tiles that are known then are numbers.
// CHECK-LABEL: func.func @casts(
// CHECK: linalg.pack %arg0 inner_dims_pos = [1, 0] inner_tiles = [4, 4] into %{{.*}} : tensor<8x8xf32> -> tensor<2x2x4x4xf32>
func.func @casts(%a: tensor<8x8xf32>, %p: f32) -> (tensor<?x?x?x?xf32>, tensor<?x?xf32>) {
  %c4 = arith.constant 4 : index
  %c2 = arith.constant 2 : index
  %d = tensor.cast %a : tensor<8x8xf32> to tensor<?x?xf32>
  %e = tensor.empty(%c2, %c2, %c4, %c4) : tensor<?x?x?x?xf32>
  %0 = linalg.pack %d padding_value(%p : f32) inner_dims_pos = [1, 0] inner_tiles = [%c4, %c4] into %e : tensor<?x?xf32> -> tensor<?x?x?x?xf32>
  %c8 = arith.constant 8 : index
  %f = tensor.empty(%c8, %c8) : tensor<?x?xf32>
  %1 = linalg.unpack %0 outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [%c4, %c4] into %f : tensor<?x?x?x?xf32> -> tensor<?x?xf32>
  return %0, %1 : tensor<?x?x?x?xf32>, tensor<?x?xf32>
}
func.func @mixed(%a: tensor<?x8xf32>, %n: index, %d: tensor<?x1x8x?xf32>) -> tensor<?x?x8x?xf32> {
  %e = tensor.cast %a : tensor<?x8xf32> to tensor<?x?xf32>
  %g = tensor.cast %d : tensor<?x1x8x?xf32> to tensor<?x?x8x?xf32>
  %0 = linalg.pack %e inner_dims_pos = [1, 0] inner_tiles = [8, %n] into %g : tensor<?x?xf32> -> tensor<?x?x8x?xf32>
  return %0 : tensor<?x?x8x?xf32>
}

// Tiles of sizes that are not known, and an order that is none.
// CHECK-LABEL: func.func @packs_unknown(
// CHECK-NEXT: return %arg0, %arg1
func.func @packs_unknown(%a: tensor<8x8xf32>, %d: tensor<2x2x?x?xf32>, %m: index, %n: index) -> (tensor<8x8xf32>, tensor<2x2x?x?xf32>) {
  %e = tensor.empty(%m, %n) : tensor<2x2x?x?xf32>
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [%m, %n] into %e : tensor<8x8xf32> -> tensor<2x2x?x?xf32>
  %f = tensor.empty() : tensor<8x8xf32>
  %1 = linalg.unpack %0 outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [%m, %n] into %f : tensor<2x2x?x?xf32> -> tensor<8x8xf32>
  %2 = linalg.unpack %d inner_dims_pos = [0, 1] inner_tiles = [%m, %n] into %f : tensor<2x2x?x?xf32> -> tensor<8x8xf32>
  %3 = linalg.pack %2 outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [%m, %n] into %e : tensor<8x8xf32> -> tensor<2x2x?x?xf32>
  return %1, %3 : tensor<8x8xf32>, tensor<2x2x?x?xf32>
}
// Other tiles, or another order.
// CHECK-LABEL: func.func @packs_otherwise(
// CHECK-COUNT-3: linalg.unpack
func.func @packs_otherwise(%a: tensor<8x8xf32>, %d: tensor<2x2x?x?xf32>, %m: index, %n: index) -> (tensor<8x8xf32>, tensor<2x2x?x?xf32>, tensor<2x2x?x?xf32>) {
  %e = tensor.empty(%m, %n) : tensor<2x2x?x?xf32>
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [%m, %n] into %e : tensor<8x8xf32> -> tensor<2x2x?x?xf32>
  %f = tensor.empty() : tensor<8x8xf32>
  %1 = linalg.unpack %0 inner_dims_pos = [0, 1] inner_tiles = [%n, %m] into %f : tensor<2x2x?x?xf32> -> tensor<8x8xf32>
  %2 = linalg.unpack %d outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [%m, %n] into %f : tensor<2x2x?x?xf32> -> tensor<8x8xf32>
  %3 = linalg.pack %2 inner_dims_pos = [0, 1] inner_tiles = [%m, %n] into %e : tensor<8x8xf32> -> tensor<2x2x?x?xf32>
  %4 = linalg.unpack %d inner_dims_pos = [0, 1] inner_tiles = [%m, %m] into %f : tensor<2x2x?x?xf32> -> tensor<8x8xf32>
  %5 = linalg.pack %4 inner_dims_pos = [0, 1] inner_tiles = [%m, %n] into %e : tensor<8x8xf32> -> tensor<2x2x?x?xf32>
  return %1, %3, %5 : tensor<8x8xf32>, tensor<2x2x?x?xf32>, tensor<2x2x?x?xf32>
}
// A size that only one side knows.
// CHECK-LABEL: func.func @pack_sizes(
// CHECK: %[[A:.*]] = tensor.cast %arg0 : tensor<?x?x6xf32> to tensor<?x5x6xf32>
// CHECK: %[[B:.*]] = tensor.cast %arg1 : tensor<5x?x?x4xf32> to tensor<5x6x?x4xf32>
// CHECK: linalg.pack %[[A]] {{.*}} into %[[B]] : tensor<?x5x6xf32> -> tensor<5x6x?x4xf32>
// CHECK: linalg.unpack %{{.*}} : tensor<5x6x?x4xf32> -> tensor<?x5x6xf32>
func.func @pack_sizes(%a: tensor<?x?x6xf32>, %b: tensor<5x?x?x4xf32>, %p: f32) -> (tensor<5x?x?x4xf32>, tensor<?x?x6xf32>) {
  %0 = linalg.pack %a padding_value(%p : f32) outer_dims_perm = [1, 2, 0] inner_dims_pos = [0] inner_tiles = [4] into %b : tensor<?x?x6xf32> -> tensor<5x?x?x4xf32>
  %1 = linalg.unpack %b outer_dims_perm = [1, 2, 0] inner_dims_pos = [0] inner_tiles = [4] into %a : tensor<5x?x?x4xf32> -> tensor<?x?x6xf32>
  return %0, %1 : tensor<5x?x?x4xf32>, tensor<?x?x6xf32>
}
// No tile is left out.
// CHECK-LABEL: func.func @unpack_part(
// CHECK: %[[DEST:.*]] = tensor.extract_slice %arg1[0, 0] [7, 6]
// CHECK: linalg.unpack %arg0 {{.*}} into %[[DEST]]
func.func @unpack_part(%a: tensor<6x2x4xf32>, %d: tensor<8x6xf32>) -> tensor<7x6xf32> {
  %0 = linalg.unpack %a outer_dims_perm = [1, 0] inner_dims_pos = [0] inner_tiles = [4] into %d : tensor<6x2x4xf32> -> tensor<8x6xf32>
  %1 = tensor.extract_slice %0[0, 0] [7, 6] [1, 1] : tensor<8x6xf32> to tensor<7x6xf32>
  return %1 : tensor<7x6xf32>
}

// -----

// mlir-opt inserts without padding where rows are skipped, too: its first row
// would be row 1, not row 2.
// CHECK-LABEL: func.func @strided(
// CHECK: tensor.pad
func.func @strided(%c: f32, %a: tensor<3x3xf32>) -> tensor<20x20xf32> {
  %e = tensor.empty() : tensor<20x20xf32>
  %f = linalg.fill ins(%c : f32) outs(%e : tensor<20x20xf32>) -> tensor<20x20xf32>
  %p = tensor.pad %a low[1, 1] high[1, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : f32
  } : tensor<3x3xf32> to tensor<5x5xf32>
  %0 = tensor.insert_slice %p into %f[0, 0] [5, 5] [2, 2] : tensor<5x5xf32> into tensor<20x20xf32>
  return %0 : tensor<20x20xf32>
}

// -----

// Tiles are left out, or parts of a dimension that has none, of which mlir-opt
// makes something invalid.
// CHECK-LABEL: func.func @unpack_less(
// CHECK-NOT: tensor.extract_slice %arg1
func.func @unpack_less(%a: tensor<6x2x4xf32>, %d: tensor<8x6xf32>) -> (tensor<4x6xf32>, tensor<7x5xf32>) {
  %0 = linalg.unpack %a outer_dims_perm = [1, 0] inner_dims_pos = [0] inner_tiles = [4] into %d : tensor<6x2x4xf32> -> tensor<8x6xf32>
  %1 = tensor.extract_slice %0[0, 0] [4, 6] [1, 1] : tensor<8x6xf32> to tensor<4x6xf32>
  %2 = linalg.unpack %a outer_dims_perm = [1, 0] inner_dims_pos = [0] inner_tiles = [4] into %d : tensor<6x2x4xf32> -> tensor<8x6xf32>
  %3 = tensor.extract_slice %2[0, 0] [7, 5] [1, 1] : tensor<8x6xf32> to tensor<7x5xf32>
  return %1, %3 : tensor<4x6xf32>, tensor<7x5xf32>
}
