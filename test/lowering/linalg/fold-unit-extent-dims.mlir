// RUN: mlcc-opt -linalg-fold-unit-extent-dims %s -o %t
// RUN: FileCheck %s < %t
// RUN: %if mlir-22 %{ mlir-opt-22 -linalg-fold-unit-extent-dims %s | diff %t - %}
// RUN: mlcc-opt -linalg-fold-unit-extent-dims=use-rank-reducing-slices %s -o %t.slices
// RUN: FileCheck %s --check-prefix=SLICES < %t.slices
// RUN: %if mlir-22 %{ mlir-opt-22 -linalg-fold-unit-extent-dims=use-rank-reducing-slices %s | diff %t.slices - %}

// CHECK-LABEL: func.func @mem(
// CHECK-COUNT-2: memref.collapse_shape
// CHECK: iterator_types = ["parallel"]
// SLICES-LABEL: func.func @mem(
// SLICES-COUNT-2: memref.subview

// What was a sum of one element reads its init as an input.
// CHECK-LABEL: func.func @ten(
// CHECK: linalg.generic {{.*}} ins(%collapsed, %collapsed_0 : tensor<?xf32>, tensor<?xf32>) outs(%0 : tensor<?xf32>)
// SLICES-LABEL: func.func @ten(
// SLICES: tensor.insert_slice

// CHECK-LABEL: func.func @pad(
// CHECK: tensor.pad %collapsed low[%arg2, 2] high[1, 3]
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @mem(%a: memref<1x4xf32>, %b: memref<1x4xf32>) {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a: memref<1x4xf32>) outs(%b: memref<1x4xf32>) {
   ^bb0(%x: f32, %y: f32): %i = linalg.index 1 : index 
     %z = arith.addf %x, %y : f32 
     linalg.yield %z : f32 }
  return
}
func.func @ten(%a: tensor<1x?x1xf32>, %b: tensor<1x?x1xf32>) -> tensor<1x?x1xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(a,b,c)->(a,b,c)>, affine_map<(a,b,c)->(a,b,c)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a: tensor<1x?x1xf32>) outs(%b: tensor<1x?x1xf32>) {
   ^bb0(%x: f32, %y: f32): 
     %z = arith.addf %x, %y : f32 
     linalg.yield %z : f32 } -> tensor<1x?x1xf32>
  return %r : tensor<1x?x1xf32>
}
func.func @pad(%a: tensor<1x?x1x4xf32>, %f: f32, %n: index) -> tensor<1x?x1x9xf32> {
  %p = tensor.pad %a low[0, %n, 0, 2] high[0, 1, 0, 3] { ^bb0(%i: index, %j: index, %k: index, %l: index): tensor.yield %f : f32 } : tensor<1x?x1x4xf32> to tensor<1x?x1x9xf32>
  return %p : tensor<1x?x1x9xf32>
}
func.func @slices(%a: tensor<8x?x5xf32>, %n: index) -> tensor<1x?x1xf32> {
  %s = tensor.extract_slice %a[2, 0, %n][1, %n, 1][1, 1, 1] : tensor<8x?x5xf32> to tensor<1x?x1xf32>
  return %s : tensor<1x?x1xf32>
}
func.func @ins(%a: tensor<8x?x5xf32>, %b: tensor<1x?x1xf32>, %n: index) -> tensor<8x?x5xf32> {
  %s = tensor.insert_slice %b into %a[2, 0, %n][1, %n, 1][1, 1, 1] : tensor<1x?x1xf32> into tensor<8x?x5xf32>
  return %s : tensor<8x?x5xf32>
}
func.func @all(%a: tensor<1x1xf32>, %e: tensor<1x1xf32>) -> tensor<1x1xf32> {
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a: tensor<1x1xf32>) outs(%e: tensor<1x1xf32>) {
   ^bb0(%x: f32, %y: f32): %z = arith.addf %x, %x : f32 
     linalg.yield %z : f32 } -> tensor<1x1xf32>
  return %r : tensor<1x1xf32>
}

// Loops keep their order, and indices are renumbered.
// CHECK-LABEL: func.func @indices(
// CHECK: linalg.index 0
// CHECK: linalg.index 1
func.func @indices(%o: tensor<3x1x5xindex>) -> tensor<3x1x5xindex> {
  %r = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, b, c)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%o : tensor<3x1x5xindex>) {
  ^bb0(%x: index):
    %a = linalg.index 0 : index
    %b = linalg.index 1 : index
    %c = linalg.index 2 : index
    %ab = arith.addi %a, %b : index
    %abc = arith.addi %ab, %c : index
    linalg.yield %abc : index
  } -> tensor<3x1x5xindex>
  return %r : tensor<3x1x5xindex>
}

// A window over one element: a sum of loops becomes 0.
// CHECK-LABEL: func.func @window(
// CHECK: linalg.generic {{.*}}iterator_types = ["parallel"]
func.func @window(%i: tensor<1x4xf32>, %k: tensor<1x1xf32>, %o: tensor<1x4xf32>) -> tensor<1x4xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(h, w, kh, kw) -> (h + kh, w + kw)>, affine_map<(h, w, kh, kw) -> (kh, kw)>, affine_map<(h, w, kh, kw) -> (h, w)>],
      iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%i, %k : tensor<1x4xf32>, tensor<1x1xf32>) outs(%o : tensor<1x4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %p = arith.mulf %x, %y : f32
    %s = arith.addf %z, %p : f32
    linalg.yield %s : f32
  } -> tensor<1x4xf32>
  return %r : tensor<1x4xf32>
}

// Encodings and layouts stay.
// CHECK-LABEL: func.func @kept(
// CHECK-NOT: collapse_shape
// CHECK: return
func.func @kept(%a: tensor<1x4xf32, 1 : i32>, %m: memref<1x4xf32, strided<[8, 1]>>) -> tensor<1x4xf32, 1 : i32> {
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<1x4xf32, 1 : i32>) outs(%a : tensor<1x4xf32, 1 : i32>) {
  ^bb0(%x: f32, %z: f32):
    %y = arith.negf %x : f32
    linalg.yield %y : f32
  } -> tensor<1x4xf32, 1 : i32>
  linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%m : memref<1x4xf32, strided<[8, 1]>>) {
  ^bb0(%x: f32):
    %y = arith.negf %x : f32
    linalg.yield %y : f32
  }
  return %r : tensor<1x4xf32, 1 : i32>
}

// CHECK-LABEL: func.func @parallel(
// CHECK: tensor.collapse_shape
// CHECK-NEXT: scf.forall.in_parallel
func.func @parallel(%a: tensor<1x4xf32>, %o: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %r = scf.forall (%i) in (8) shared_outs(%t = %o) -> tensor<8x4xf32> {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %a into %t[%i, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<8x4xf32>
    }
  }
  return %r : tensor<8x4xf32>
}

// A fill goes through the reshape, and so does an empty tensor.
// CHECK-LABEL: func.func @filled(
// CHECK: tensor.empty() : tensor<4xf32>
// CHECK-NEXT: linalg.fill {{.*}} : tensor<4xf32>
func.func @filled(%a: tensor<1x4xf32>) -> tensor<1x4xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x4xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<1x4xf32>) -> tensor<1x4xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<1x4xf32>) outs(%f : tensor<1x4xf32>) {
  ^bb0(%x: f32, %y: f32):
    %z = arith.maximumf %x, %y : f32
    linalg.yield %z : f32
  } -> tensor<1x4xf32>
  return %r : tensor<1x4xf32>
}
