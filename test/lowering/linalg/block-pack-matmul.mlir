// RUN: mlcc-opt -linalg-block-pack-matmul=block-factors=4,8,3 %s -o %t
// RUN: FileCheck %s < %t
// RUN: %if mlir-22 %{ mlir-opt-22 -linalg-block-pack-matmul=block-factors=4,8,3 %s | diff %t - %}
// RUN: mlcc-opt '-linalg-block-pack-matmul=block-factors=4,8,3 mnk-order=1,2,0 mnk-padded-multiples=5,0,7' %s -o %t.multiples
// RUN: FileCheck %s --check-prefix=MULTIPLES < %t.multiples
// RUN: %if mlir-22 %{ mlir-opt-22 '-linalg-block-pack-matmul=block-factors=4,8,3 mnk-order=1,2,0 mnk-padded-multiples=5,0,7' %s | diff %t.multiples - %}
// RUN: mlcc-opt '-linalg-block-pack-matmul=block-factors=4,8,3 lhs-transpose-inner-blocks lhs-transpose-outer-blocks rhs-transpose-inner-blocks=false rhs-transpose-outer-blocks=false' %s -o %t.turned
// RUN: FileCheck %s --check-prefix=TURNED < %t.turned
// RUN: %if mlir-22 %{ mlir-opt-22 '-linalg-block-pack-matmul=block-factors=4,8,3 lhs-transpose-inner-blocks lhs-transpose-outer-blocks rhs-transpose-inner-blocks=false rhs-transpose-outer-blocks=false' %s | diff %t.turned - %}
// RUN: mlcc-opt '-linalg-block-pack-matmul=block-factors=4,8,3 allow-padding=false mnk-order=2,1,0' %s -o %t.full
// RUN: FileCheck %s --check-prefix=FULL < %t.full
// RUN: mlcc-opt -linalg-block-pack-matmul %s | FileCheck %s --check-prefix=NONE
// NONE-NOT: linalg.pack

// test/run/linalg/block-pack.mlir runs what comes of it.

// CHECK-LABEL: func.func @full(
// CHECK: linalg.pack %{{.*}} outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [4, 3] into %{{.*}} -> tensor<2x4x4x3xf32>
// CHECK: linalg.pack %{{.*}} outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [8, 3] into %{{.*}} -> tensor<2x4x8x3xf32>
// CHECK: linalg.pack %{{.*}} inner_dims_pos = [0, 1] inner_tiles = [4, 8] into
// CHECK: linalg.unpack %{{.*}} inner_dims_pos = [0, 1] inner_tiles = [4, 8] into %arg2
// MULTIPLES-LABEL: func.func @full(
// MULTIPLES: linalg.pack %{{.*}} padding_value(%{{.*}} : f32) {{.*}} -> tensor<1x1x10x14xf32>
// TURNED-LABEL: func.func @full(
// TURNED: linalg.pack %{{.*}} outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [3, 4]
// TURNED: linalg.pack %{{.*}} outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [3, 8]
// Each loop is divided by its own factor, wherever it goes.
// FULL-LABEL: func.func @full(
// FULL: linalg.pack
func.func @full(%a: tensor<8x12xf32>, %b: tensor<12x16xf32>, %c: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<8x12xf32>, tensor<12x16xf32>) outs(%c : tensor<8x16xf32>) -> tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
}

// CHECK-LABEL: func.func @unknown(
// CHECK: linalg.pack %{{.*}} padding_value(%{{.*}} : f16)
// MULTIPLES-LABEL: func.func @unknown(
// MULTIPLES: inner_tiles = [%{{.*}}, %{{.*}}]
// FULL-LABEL: func.func @unknown(
// FULL-NOT: linalg.pack
func.func @unknown(%a: tensor<?x?x?xf16>, %b: tensor<?x?x9xf16>, %c: tensor<?x?x9xf32>) -> tensor<?x?x9xf32> {
  %0 = linalg.batch_matmul ins(%a, %b : tensor<?x?x?xf16>, tensor<?x?x9xf16>) outs(%c : tensor<?x?x9xf32>) -> tensor<?x?x9xf32>
  return %0 : tensor<?x?x9xf32>
}

// The left factor is transposed, and elements become larger.
// CHECK-LABEL: func.func @cast(
// CHECK: linalg.pack %{{.*}} outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [4, 3]
// CHECK: arith.extsi
func.func @cast(%a: tensor<7x?xi8>, %b: tensor<7x10xi8>, %c: tensor<?x10xi32>) -> tensor<?x10xi32> {
  %0 = linalg.generic {
      indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<7x?xi8>, tensor<7x10xi8>) outs(%c : tensor<?x10xi32>) {
  ^bb0(%x: i8, %y: i8, %z: i32):
    %1 = arith.extsi %x : i8 to i32
    %2 = arith.extsi %y : i8 to i32
    %3 = arith.muli %2, %1 : i32
    %4 = arith.addi %z, %3 : i32
    linalg.yield %4 : i32
  } -> tensor<?x10xi32>
  return %0 : tensor<?x10xi32>
}

// These are no products of two matrices: a memref, a sum of differences, both
// factors transposed, and maps that broadcast.
// CHECK-LABEL: func.func @others(
// CHECK-NOT: linalg.pack
func.func @others(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %c: tensor<8x8xf32>, %m: memref<8x8xf32>, %v: tensor<8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
  linalg.matmul ins(%m, %m : memref<8x8xf32>, memref<8x8xf32>) outs(%m : memref<8x8xf32>)
  %0 = linalg.generic {
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<8x8xf32>, tensor<8x8xf32>) outs(%c : tensor<8x8xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %3 = arith.subf %x, %y : f32
    %4 = arith.addf %z, %3 : f32
    linalg.yield %4 : f32
  } -> tensor<8x8xf32>
  %1 = linalg.generic {
      indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<8x8xf32>, tensor<8x8xf32>) outs(%c : tensor<8x8xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %3 = arith.mulf %x, %y : f32
    %4 = arith.addf %z, %3 : f32
    linalg.yield %4 : f32
  } -> tensor<8x8xf32>
  %2 = linalg.generic {
      indexing_maps = [affine_map<(m, n, k) -> (k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%v, %b : tensor<8xf32>, tensor<8x8xf32>) outs(%c : tensor<8x8xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %3 = arith.mulf %x, %y : f32
    %4 = arith.addf %z, %3 : f32
    linalg.yield %4 : f32
  } -> tensor<8x8xf32>
  return %0, %1, %2 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}
