// Structured operations on tensors compute their inputs themselves, where that
// repeats no arithmetic.
//
// RUN: mlcc-opt -linalg-fuse-producers %s | FileCheck %s
// RUN: mlcc-opt -linalg-fuse-producers=off %s | FileCheck %s --check-prefix=OFF
// RUN: mlcc -O1 -emit-mlir=linalg-fuse-producers %s -o - | FileCheck %s
// RUN: mlcc -O0 -emit-mlir=linalg-fuse-producers %s -o - | FileCheck %s --check-prefix=OFF
// RUN: mlcc -O2 -flinalg-fuse -fno-linalg-fuse -emit-mlir=linalg-fuse-producers %s -o - | FileCheck %s --check-prefix=OFF
// RUN: mlcc -Os -fno-linalg-fuse -flinalg-fuse -emit-mlir=linalg-fuse-producers %s -o - | FileCheck %s

// A product, its bias and the greater of it and zero: one operation behind the
// product, in the place of its result.
// CHECK-LABEL: @layer(
// CHECK: %[[M:.*]] = linalg.matmul
// CHECK-NOT: linalg.broadcast
// CHECK: linalg.generic {{.*}} ins(%arg2 : tensor<512xf32>) outs(%[[M]] : tensor<64x512xf32>)
// CHECK: arith.addf
// CHECK: arith.maximumf
// CHECK-NOT: linalg.generic
// CHECK: return
// OFF-LABEL: @layer(
// OFF: linalg.matmul
// OFF: linalg.broadcast
// OFF: linalg.add
// OFF: linalg.max
func.func @layer(%x: tensor<64x256xf32>, %w: tensor<256x512xf32>, %bias: tensor<512xf32>) -> tensor<64x512xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64x512xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<64x512xf32>) -> tensor<64x512xf32>
  %m = linalg.matmul ins(%x, %w : tensor<64x256xf32>, tensor<256x512xf32>) outs(%f : tensor<64x512xf32>) -> tensor<64x512xf32>
  %b = linalg.broadcast ins(%bias : tensor<512xf32>) outs(%e : tensor<64x512xf32>) dimensions = [0]
  %s = linalg.add ins(%m, %b : tensor<64x512xf32>, tensor<64x512xf32>) outs(%e : tensor<64x512xf32>) -> tensor<64x512xf32>
  %r = linalg.max ins(%s, %f : tensor<64x512xf32>, tensor<64x512xf32>) outs(%e : tensor<64x512xf32>) -> tensor<64x512xf32>
  return %r : tensor<64x512xf32>
}

// A sum takes in what is computed once for each of its terms.
// CHECK-LABEL: @sum_of_exponentials(
// CHECK-NOT: linalg.exp
// CHECK: linalg.generic {{.*}} ins(%arg0 : tensor<8x16xf32>) outs(%arg1 : tensor<8xf32>)
// CHECK: math.exp
// CHECK: arith.addf
func.func @sum_of_exponentials(%x: tensor<8x16xf32>, %acc: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8x16xf32>
  %y = linalg.exp ins(%x : tensor<8x16xf32>) outs(%e : tensor<8x16xf32>) -> tensor<8x16xf32>
  %s = linalg.reduce { arith.addf } ins(%y : tensor<8x16xf32>) outs(%acc : tensor<8xf32>) dimensions = [1]
  return %s : tensor<8xf32>
}

// Each element would be computed 64 times.
// CHECK-LABEL: @broadcast_of_exponentials(
// CHECK: linalg.exp
// CHECK: linalg.generic
// CHECK-NOT: math.exp
// CHECK: return
func.func @broadcast_of_exponentials(%x: tensor<16xf32>, %a: tensor<64x16xf32>) -> tensor<64x16xf32> {
  %e = tensor.empty() : tensor<16xf32>
  %e2 = tensor.empty() : tensor<64x16xf32>
  %y = linalg.exp ins(%x : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %b = linalg.broadcast ins(%y : tensor<16xf32>) outs(%e2 : tensor<64x16xf32>) dimensions = [0]
  %s = linalg.mul ins(%a, %b : tensor<64x16xf32>, tensor<64x16xf32>) outs(%e2 : tensor<64x16xf32>) -> tensor<64x16xf32>
  return %s : tensor<64x16xf32>
}

// So would those that two operations want; but what is filled in is a number to
// both, and the last of them works where the elements are.
// CHECK-LABEL: @two_users(
// CHECK: %[[E:.*]] = linalg.exp ins(%arg0
// CHECK: linalg.generic {{.*}} ins(%[[E]], %arg1 : tensor<16xf32>, f32)
// CHECK: arith.addf
// CHECK: linalg.generic {{.*}} ins(%arg1 : f32) outs(%[[E]] : tensor<16xf32>)
// CHECK: arith.mulf
func.func @two_users(%x: tensor<16xf32>, %v: f32) -> (tensor<16xf32>, tensor<16xf32>) {
  %e = tensor.empty() : tensor<16xf32>
  %y = linalg.exp ins(%x : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %s = linalg.add ins(%y, %f : tensor<16xf32>, tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %m = linalg.mul ins(%y, %f : tensor<16xf32>, tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  return %s, %m : tensor<16xf32>, tensor<16xf32>
}

// A product takes in a transposition, and stays a product; it takes in no
// arithmetic, of which it would repeat what it reads again.
// CHECK-LABEL: @transposed(
// CHECK-NOT: linalg.transpose
// CHECK: linalg.generic {indexing_maps = [#[[A:.*]], #[[B:.*]], #[[C:.*]]], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<16x8xf32>)
// CHECK-LABEL: @product_of_exponentials(
// CHECK: linalg.exp
// CHECK: linalg.matmul
func.func @transposed(%a: tensor<4x8xf32>, %b: tensor<16x8xf32>, %c: tensor<4x16xf32>) -> tensor<4x16xf32> {
  %e = tensor.empty() : tensor<8x16xf32>
  %t = linalg.transpose ins(%b : tensor<16x8xf32>) outs(%e : tensor<8x16xf32>) permutation = [1, 0]
  %m = linalg.matmul ins(%a, %t : tensor<4x8xf32>, tensor<8x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  return %m : tensor<4x16xf32>
}
func.func @product_of_exponentials(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>) -> tensor<4x16xf32> {
  %e = tensor.empty() : tensor<8x16xf32>
  %y = linalg.exp ins(%b : tensor<8x16xf32>) outs(%e : tensor<8x16xf32>) -> tensor<8x16xf32>
  %m = linalg.matmul ins(%a, %y : tensor<4x8xf32>, tensor<8x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  return %m : tensor<4x16xf32>
}

// What is used outside of a loop is not computed again in each of its rounds.
// CHECK-LABEL: @in_a_loop(
// CHECK: linalg.exp
// CHECK: scf.for
// CHECK: linalg.add
func.func @in_a_loop(%x: tensor<16xf32>, %acc: tensor<16xf32>, %n: index) -> tensor<16xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.empty() : tensor<16xf32>
  %y = linalg.exp ins(%x : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %acc) -> (tensor<16xf32>) {
    %s = linalg.add ins(%a, %y : tensor<16xf32>, tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
    scf.yield %s : tensor<16xf32>
  }
  return %r : tensor<16xf32>
}

// Indices are those of the consumer, through its map.
// CHECK-LABEL: @indices(
// CHECK: linalg.generic {{.*}} outs(%{{.*}} : tensor<4x8xindex>)
// CHECK-DAG: %[[I:.*]] = linalg.index 0
// CHECK-DAG: %[[J:.*]] = linalg.index 1
// CHECK: arith.subi
func.func @indices() -> tensor<4x8xindex> {
  %e = tensor.empty() : tensor<8x4xindex>
  %e2 = tensor.empty() : tensor<4x8xindex>
  %y = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<8x4xindex>) {
  ^bb0(%o: index):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %d = arith.subi %i, %j : index
    linalg.yield %d : index
  } -> tensor<8x4xindex>
  %t = linalg.transpose ins(%y : tensor<8x4xindex>) outs(%e2 : tensor<4x8xindex>) permutation = [1, 0]
  return %t : tensor<4x8xindex>
}

// Softmax of a product is computed where that is; what a reduction begins with, or
// somebody reads later, or a function is given, is not written.
// CHECK-LABEL: @softmax(
// CHECK: %[[P:.*]] = linalg.matmul
// CHECK: linalg.generic {{.*}} ins(%[[P]] : tensor<4x8xf32>)
// CHECK: %[[E:.*]] = linalg.generic {{.*}} ins(%{{.*}} : tensor<4xf32>) outs(%[[P]] : tensor<4x8xf32>)
// CHECK: linalg.generic {{.*}} ins(%[[E]] : tensor<4x8xf32>)
// CHECK: linalg.generic {{.*}} ins(%{{.*}} : tensor<4xf32>) outs(%[[E]] : tensor<4x8xf32>)
func.func @softmax(%a: tensor<4x4xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>, %e: tensor<4x8xf32>, %m0: tensor<4xf32>) -> tensor<4x8xf32> {
  %p = linalg.matmul ins(%a, %b : tensor<4x4xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  %max = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%p : tensor<4x8xf32>) outs(%m0 : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    %0 = arith.maxnumf %x, %y : f32
    linalg.yield %0 : f32
  } -> tensor<4xf32>
  %d = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%p, %max : tensor<4x8xf32>, tensor<4xf32>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = arith.subf %x, %y : f32
    linalg.yield %0 : f32
  } -> tensor<4x8xf32>
  %sum = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%d : tensor<4x8xf32>) outs(%m0 : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    %0 = arith.addf %x, %y : f32
    linalg.yield %0 : f32
  } -> tensor<4xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%d, %sum : tensor<4x8xf32>, tensor<4xf32>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = arith.divf %x, %y : f32
    linalg.yield %0 : f32
  } -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// CHECK-LABEL: @begun_with(
// CHECK: %[[P:.*]] = linalg.exp
// CHECK: linalg.matmul {{.*}} outs(%[[P]] : tensor<4x4xf32>)
// CHECK: linalg.generic {{.*}} ins(%[[P]], %arg1 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%{{.*}} : tensor<4x4xf32>)
func.func @begun_with(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %e: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %p = linalg.exp ins(%a : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %m = linalg.matmul ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%p : tensor<4x4xf32>) -> tensor<4x4xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%p, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = arith.subf %x, %y : f32
    linalg.yield %0 : f32
  } -> tensor<4x4xf32>
  return %m, %s : tensor<4x4xf32>, tensor<4x4xf32>
}

// Front ends index the batch of one image by 0: it is the loop's first iteration,
// and the maximum takes in the sum. A dimension that is larger is another matter,
// and so is a loop of more iterations.
// CHECK-LABEL: @one_image(
// CHECK: linalg.generic {indexing_maps = [#[[ALL:[a-z0-9]+]], #{{[a-z0-9]+}}, #[[ALL]]]
// CHECK: arith.addf
// CHECK: arith.maximumf
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @one_image(%x: tensor<1x8x4xf32>, %bias: tensor<8xf32>) -> tensor<1x8x4xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x8x4xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(n, c, p) -> (0, c, p)>, affine_map<(n, c, p) -> (c)>,
                                        affine_map<(n, c, p) -> (n, c, p)>],
                       iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%x, %bias : tensor<1x8x4xf32>, tensor<8xf32>) outs(%e : tensor<1x8x4xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.addf %a, %b : f32
    linalg.yield %0 : f32
  } -> tensor<1x8x4xf32>
  %m = linalg.generic {indexing_maps = [affine_map<(n, c, p) -> (0, c, p)>, affine_map<(n, c, p) -> (n, c, p)>],
                       iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%s : tensor<1x8x4xf32>) outs(%e : tensor<1x8x4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.maximumf %a, %z : f32
    linalg.yield %0 : f32
  } -> tensor<1x8x4xf32>
  return %m : tensor<1x8x4xf32>
}

// CHECK-LABEL: @first_image(
// CHECK: linalg.generic {indexing_maps = [#[[FIRST:[a-z0-9]+]], #[[FIRST]], #{{[a-z0-9]+}}]
func.func @first_image(%x: tensor<2x8xf32>, %y: tensor<1x8xf32>) -> tensor<3x8xf32> {
  %e = tensor.empty() : tensor<3x8xf32>
  %m = linalg.generic {indexing_maps = [affine_map<(n, c) -> (0, c)>, affine_map<(n, c) -> (0, c)>,
                                        affine_map<(n, c) -> (n, c)>],
                       iterator_types = ["parallel", "parallel"]}
      ins(%x, %y : tensor<2x8xf32>, tensor<1x8xf32>) outs(%e : tensor<3x8xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.subf %a, %b : f32
    linalg.yield %0 : f32
  } -> tensor<3x8xf32>
  return %m : tensor<3x8xf32>
}
