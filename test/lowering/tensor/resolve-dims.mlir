// RUN: mlcc-opt -resolve-ranked-shaped-type-result-dims %s -o %t
// RUN: FileCheck %s < %t
// RUN: mlcc-opt -resolve-shaped-type-result-dims %s | diff %t -
// RUN: %if mlir-22 %{ mlir-opt-22 -resolve-shaped-type-result-dims %s | diff %t - %}

// CHECK: #[[PAD:.*]] = affine_map<()[s0, s1] -> (s0 + s1 + 2)>
// CHECK-LABEL: func.func @empty(
// CHECK-NEXT: return %arg0
// CHECK-LABEL: func.func @exr(
// CHECK-NEXT: return %arg1
// CHECK-LABEL: func.func @pad(
// CHECK: affine.apply #[[PAD]]()[%dim, %arg2]
// CHECK-LABEL: func.func @mm(
// CHECK-NOT: linalg.matmul
// CHECK: tensor.dim %arg0, %c0
// CHECK: tensor.dim %arg1, %c1
func.func @empty(%n: index) -> index { %c0 = arith.constant 0 : index
 %e = tensor.empty(%n) : tensor<?x4xf32>
 %d = tensor.dim %e, %c0 : tensor<?x4xf32>
 return %d : index }
func.func @ex(%t: tensor<?x?xf32>, %o: index, %n: index) -> (index, index) { %c0 = arith.constant 0 : index
 %c1 = arith.constant 1 : index
 %e = tensor.extract_slice %t[%o, 0][%n, %o][1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
 %d = tensor.dim %e, %c0 : tensor<?x?xf32>
 %d1 = tensor.dim %e, %c1 : tensor<?x?xf32>
 return %d, %d1 : index, index }
func.func @exr(%t: tensor<?x?xf32>, %o: index, %n: index) -> (index) { %c0 = arith.constant 0 : index
 %e = tensor.extract_slice %t[%o, 0][1, %o][1, 1] : tensor<?x?xf32> to tensor<?xf32>
 %d = tensor.dim %e, %c0 : tensor<?xf32>
 return %d : index }
func.func @ins(%t: tensor<?x?xf32>, %s: tensor<?x?xf32>, %o: index, %n: index) -> (index, index) { %c0 = arith.constant 0 : index
 %c1 = arith.constant 1 : index
 %e = tensor.insert_slice %s into %t[%o, 0][%n, %o][1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
 %d = tensor.dim %e, %c0 : tensor<?x?xf32>
 %d1 = tensor.dim %e, %c1 : tensor<?x?xf32>
 return %d, %d1 : index, index }
func.func @insel(%t: tensor<?x?xf32>, %s: f32, %o: index, %n: index) -> (index) { %c0 = arith.constant 0 : index
 %c1 = arith.constant 1 : index
 %e = tensor.insert %s into %t[%o, %n] : tensor<?x?xf32>
 %d = tensor.dim %e, %c0 : tensor<?x?xf32>
 return %d : index }
func.func @pad(%t: tensor<?x4xf32>, %f: f32, %o: index, %n: index) -> (index, index) { %c0 = arith.constant 0 : index
 %c1 = arith.constant 1 : index
 %e = tensor.pad %t low[%o, %n] high[2, 3] { ^bb0(%i: index, %j: index): tensor.yield %f : f32 } : tensor<?x4xf32> to tensor<?x?xf32>
 %d = tensor.dim %e, %c0 : tensor<?x?xf32>
 %d1 = tensor.dim %e, %c1 : tensor<?x?xf32>
 return %d, %d1 : index, index }
func.func @concat(%t: tensor<?x4xf32>, %u: tensor<?x4xf32>) -> (index, index) { %c0 = arith.constant 0 : index
 %c1 = arith.constant 1 : index
 %e = tensor.concat dim(0) %t, %u : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
 %d = tensor.dim %e, %c0 : tensor<?x4xf32>
 %d1 = tensor.dim %e, %c1 : tensor<?x4xf32>
 return %d, %d1 : index, index }
func.func @exp(%t: tensor<?x4xf32>, %n: index) -> (index, index) { %c0 = arith.constant 0 : index
 %c1 = arith.constant 1 : index
 %e = tensor.expand_shape %t [[0, 1], [2]] output_shape [%n, 5, 4] : tensor<?x4xf32> into tensor<?x5x4xf32>
 %d = tensor.dim %e, %c0 : tensor<?x5x4xf32>
 %d1 = tensor.dim %e, %c1 : tensor<?x5x4xf32>
 return %d, %d1 : index, index }
func.func @col(%t: tensor<?x4x?x?xf32>, %n: index) -> (index, index) { %c0 = arith.constant 0 : index
 %c1 = arith.constant 1 : index
 %e = tensor.collapse_shape %t [[0, 1], [2, 3]] : tensor<?x4x?x?xf32> into tensor<?x?xf32>
 %d = tensor.dim %e, %c0 : tensor<?x?xf32>
 %d1 = tensor.dim %e, %c1 : tensor<?x?xf32>
 return %d, %d1 : index, index }
func.func @gen(%n: index) -> (index) { %c0 = arith.constant 0 : index
 %e = tensor.generate %n { ^bb0(%i: index, %j: index): tensor.yield %i : index } : tensor<?x4xindex>
 %d = tensor.dim %e, %c0 : tensor<?x4xindex>
 return %d : index }
func.func @splat(%n: index, %f: f32) -> (index) { %c0 = arith.constant 0 : index
 %e = tensor.splat %f[%n] : tensor<?x4xf32>
 %d = tensor.dim %e, %c0 : tensor<?x4xf32>
 return %d : index }
func.func @cast(%t: tensor<?x4xf32>) -> (index) { %c0 = arith.constant 0 : index
 %e = tensor.cast %t : tensor<?x4xf32> to tensor<?x?xf32>
 %d = tensor.dim %e, %c0 : tensor<?x?xf32>
 return %d : index }
func.func @mm(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> (index, index) { %c0 = arith.constant 0 : index
 %c1 = arith.constant 1 : index
 %e = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
 %d = tensor.dim %e, %c0 : tensor<?x?xf32>
 %d1 = tensor.dim %e, %c1 : tensor<?x?xf32>
 return %d, %d1 : index, index }
func.func @conv(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> (index, index) { %c0 = arith.constant 0 : index
 %c1 = arith.constant 1 : index
 %e = linalg.conv_2d ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
 %d = tensor.dim %e, %c0 : tensor<?x?xf32>
 %d1 = tensor.dim %e, %c1 : tensor<?x?xf32>
 return %d, %d1 : index, index }
func.func @fill(%a: f32, %c: tensor<?x?xf32>) -> (index, index) { %c0 = arith.constant 0 : index
 %c1 = arith.constant 1 : index
 %e = linalg.fill ins(%a : f32) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
 %d = tensor.dim %e, %c0 : tensor<?x?xf32>
 %d1 = tensor.dim %e, %c1 : tensor<?x?xf32>
 return %d, %d1 : index, index }
func.func @softmax(%a: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> (index, index) { %c0 = arith.constant 0 : index
 %c1 = arith.constant 1 : index
 %e = linalg.softmax dimension(1) ins(%a : tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
 %d = tensor.dim %e, %c0 : tensor<?x?xf32>
 %d1 = tensor.dim %e, %c1 : tensor<?x?xf32>
 return %d, %d1 : index, index }
func.func @pack(%a: tensor<?x?xf32>, %c: tensor<?x?x8x?xf32>, %f: f32, %t: index) -> (index, index) { %c0 = arith.constant 0 : index
 %c3 = arith.constant 3 : index
 %e = linalg.pack %a padding_value(%f : f32) inner_dims_pos = [0, 1] inner_tiles = [8, %t] into %c : tensor<?x?xf32> -> tensor<?x?x8x?xf32>
 %d = tensor.dim %e, %c0 : tensor<?x?x8x?xf32>
 %d1 = tensor.dim %e, %c3 : tensor<?x?x8x?xf32>
 return %d, %d1 : index, index }
func.func @unpack(%a: tensor<?x?xf32>, %c: tensor<?x?x8x?xf32>, %f: f32, %t: index) -> (index, index) { %c0 = arith.constant 0 : index
 %c1 = arith.constant 1 : index
 %e = linalg.unpack %c inner_dims_pos = [0, 1] inner_tiles = [8, %t] into %a : tensor<?x?x8x?xf32> -> tensor<?x?xf32>
 %d = tensor.dim %e, %c0 : tensor<?x?xf32>
 %d1 = tensor.dim %e, %c1 : tensor<?x?xf32>
 return %d, %d1 : index, index }
func.func @alloct(%n: index) -> (index) { %c0 = arith.constant 0 : index
 %e = bufferization.alloc_tensor(%n) : tensor<?x4xf32>
 %d = tensor.dim %e, %c0 : tensor<?x4xf32>
 return %d : index }
func.func @alloctc(%n: tensor<?x4xf32>) -> (index) { %c0 = arith.constant 0 : index
 %e = bufferization.alloc_tensor() copy(%n) : tensor<?x4xf32>
 %d = tensor.dim %e, %c0 : tensor<?x4xf32>
 return %d : index }
func.func @totensor(%n: memref<?x4xf32>) -> (index) { %c0 = arith.constant 0 : index
 %e = bufferization.to_tensor %n : memref<?x4xf32> to tensor<?x4xf32>
 %d = tensor.dim %e, %c0 : tensor<?x4xf32>
 return %d : index }
func.func @reshape(%n: tensor<?x4xf32>, %s: tensor<2xindex>) -> (index) { %c0 = arith.constant 0 : index
 %e = tensor.reshape %n(%s) : (tensor<?x4xf32>, tensor<2xindex>) -> tensor<?x?xf32>
 %d = tensor.dim %e, %c0 : tensor<?x?xf32>
 return %d : index }
func.func @forr(%n: tensor<?x4xf32>, %k: index) -> (index) { %c0 = arith.constant 0 : index
 %c1 = arith.constant 1 : index
 %r = scf.for %i = %c0 to %k step %c1 iter_args(%t = %n) -> tensor<?x4xf32> { 
   %d = tensor.dim %t, %c0 : tensor<?x4xf32>
   %f = arith.constant 1.0 : f32
   %q = tensor.insert %f into %t[%d, %c0] : tensor<?x4xf32>
   scf.yield %q : tensor<?x4xf32> }
 %d = tensor.dim %r, %c0 : tensor<?x4xf32>
 return %d : index }
func.func @dyn(%n: index, %k: index) -> (index) { 
 %e = tensor.empty(%n) : tensor<?x4xf32>
 %d = tensor.dim %e, %k : tensor<?x4xf32>
 return %d : index }
func.func @gather(%s: tensor<?x?xf32>, %i: tensor<?x1xindex>) -> (index) { %c0 = arith.constant 0 : index
 %e = tensor.gather %s[%i] gather_dims([0]) : (tensor<?x?xf32>, tensor<?x1xindex>) -> tensor<?x1x?xf32>
 %d = tensor.dim %e, %c0 : tensor<?x1x?xf32>
 return %d : index }
func.func @memref(%n: index, %m: memref<?x?xf32>) -> (index, index) { %c0 = arith.constant 0 : index
 %e = memref.alloc(%n) : memref<?x4xf32>
 %d = memref.dim %e, %c0 : memref<?x4xf32>
 %s = memref.subview %m[0, 0][%n, 4][1, 1] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 1]>>
 %d1 = memref.dim %s, %c0 : memref<?x4xf32, strided<[?, 1]>>
 return %d, %d1 : index, index }
func.func @mcol(%m: memref<?x?xf32>) -> (index) { %c0 = arith.constant 0 : index
 %e = memref.collapse_shape %m [[0, 1]] : memref<?x?xf32> into memref<?xf32>
 %d = memref.dim %e, %c0 : memref<?xf32>
 return %d : index }
// CHECK-LABEL: func.func @aligned(
// CHECK: memref.dim %arg0
func.func @aligned(%m: memref<4x?xf32>) -> index {
 %c1 = arith.constant 1 : index
 %a = memref.assume_alignment %m, 64 : memref<4x?xf32>
 %d = memref.dim %a, %c1 : memref<4x?xf32>
 return %d : index }
// CHECK-LABEL: func.func @in_forall(
// CHECK: scf.forall
// CHECK: tensor.dim %arg1
func.func @in_forall(%n: index, %t: tensor<?x?xf32>, %s: tensor<1x?xf32>) -> tensor<?x?xf32> {
 %c1 = arith.constant 1 : index
 %r = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<?x?xf32>) {
  %d = tensor.dim %o, %c1 : tensor<?x?xf32>
  scf.forall.in_parallel {
   tensor.parallel_insert_slice %s into %o[%i, 0] [1, %d] [1, 1] : tensor<1x?xf32> into tensor<?x?xf32>
  }
 }
 return %r : tensor<?x?xf32> }
