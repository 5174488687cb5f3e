// Checks of tensors and of structured operations are mlir-opt's.
// RUN: mlcc-opt -generate-runtime-verification=verbose-level=0 %s -o %t
// RUN: FileCheck %s < %t
// RUN: %if mlir-22 %{ mlir-opt-22 -generate-runtime-verification=verbose-level=0 %s | diff %t - %}

// CHECK-LABEL: func.func @castu(
// CHECK: ^ rank mismatch
// CHECK: ^ size mismatch of dim 0
// CHECK-LABEL: func.func @castn(
// CHECK-NEXT: tensor.cast
// CHECK-LABEL: func.func @sl(
// CHECK: ^ extract_slice runs out-of-bounds along dimension 1
// CHECK-LABEL: func.func @mm(
// CHECK: ^ dimension #0 of input/output operand #1 is incompatible with inferred dimension size
// Indices of all dimensions of an operand are computed before the first check.
// CHECK-LABEL: func.func @conv2(
// CHECK: [[FIRST:%.+]] = affine.apply
// CHECK-NEXT: [[SECOND:%.+]] = affine.apply
// CHECK: index.mins [[FIRST]],
// CHECK: index.mins [[SECOND]],
// A size that is known of what is cast needs no question.
// CHECK-LABEL: func.func @of_casts(
// CHECK-NOT: tensor.dim
// CHECK: index.cmp slt({{.+}}, %c3
// CHECK-LABEL: func.func @scalar(
// CHECK-NOT: cf.assert
func.func @cast(%t: tensor<?x?xf32>) -> tensor<4x?xf32> { %r = tensor.cast %t : tensor<?x?xf32> to tensor<4x?xf32>
 return %r : tensor<4x?xf32> }
func.func @castu(%t: tensor<*xf32>) -> tensor<4x?xf32> { %r = tensor.cast %t : tensor<*xf32> to tensor<4x?xf32>
 return %r : tensor<4x?xf32> }
func.func @castn(%t: tensor<4x?xf32>) -> tensor<?x?xf32> { %r = tensor.cast %t : tensor<4x?xf32> to tensor<?x?xf32>
 return %r : tensor<?x?xf32> }
func.func @dim(%t: tensor<4x?xf32>, %i: index) -> index { %r = tensor.dim %t, %i : tensor<4x?xf32>
 return %r : index }
func.func @dimu(%t: tensor<*xf32>, %i: index) -> index { %r = tensor.dim %t, %i : tensor<*xf32>
 return %r : index }
func.func @ext(%t: tensor<4x?xf32>, %i: index) -> f32 { %r = tensor.extract %t[%i, %i] : tensor<4x?xf32>
 return %r : f32 }
func.func @ext0(%t: tensor<f32>, %i: index) -> f32 { %r = tensor.extract %t[] : tensor<f32>
 return %r : f32 }
func.func @ins(%t: tensor<4x?xf32>, %i: index, %f: f32) -> tensor<4x?xf32> { %r = tensor.insert %f into %t[%i, %i] : tensor<4x?xf32>
 return %r : tensor<4x?xf32> }
func.func @sl(%t: tensor<4x?xf32>, %i: index, %f: f32) -> tensor<2x?xf32> { %r = tensor.extract_slice %t[%i, 1][2, %i][1, 1] : tensor<4x?xf32> to tensor<2x?xf32>
 return %r : tensor<2x?xf32> }
func.func @isl(%t: tensor<4x?xf32>, %i: index, %f: tensor<2x?xf32>) -> tensor<4x?xf32> { %r = tensor.insert_slice %f into %t[%i, 1][2, %i][1, 1] : tensor<2x?xf32> into tensor<4x?xf32>
 return %r : tensor<4x?xf32> }
func.func @mm(%a: tensor<4x?xf32>, %b: tensor<?x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> { %r = linalg.matmul ins(%a, %b : tensor<4x?xf32>, tensor<?x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
 return %r : tensor<4x?xf32> }
func.func @mmm(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>) { linalg.matmul ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?xf32>)
 return }
func.func @conv(%a: tensor<?xf32>, %b: tensor<3xf32>, %c: tensor<?xf32>) -> tensor<?xf32> { %r = linalg.conv_1d ins(%a, %b : tensor<?xf32>, tensor<3xf32>) outs(%c : tensor<?xf32>) -> tensor<?xf32>
 return %r : tensor<?xf32> }
func.func @fill(%a: f32, %c: tensor<?xf32>) -> tensor<?xf32> { %r = linalg.fill ins(%a : f32) outs(%c : tensor<?xf32>) -> tensor<?xf32>
 return %r : tensor<?xf32> }
func.func @rev(%a: tensor<?xf32>, %c: tensor<?xf32>) -> tensor<?xf32> { %r = linalg.generic {indexing_maps = [affine_map<(d0)->(-d0 + 3)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a : tensor<?xf32>) outs(%c : tensor<?xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 } -> tensor<?xf32>
 return %r : tensor<?xf32> }
func.func @pack(%a: tensor<?x?xf32>, %c: tensor<?x?x8x2xf32>) -> tensor<?x?x8x2xf32> { %e = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %c : tensor<?x?xf32> -> tensor<?x?x8x2xf32>
 return %e: tensor<?x?x8x2xf32> }
func.func @zero() -> tensor<4xf32> { %f = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4xf32>
  %r = linalg.fill ins(%f : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
 return %r : tensor<4xf32> }
func.func @conv2(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>) { linalg.conv_2d ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?xf32>)
 return }
func.func @of_casts(%a: tensor<3x4xf32>, %f: f32) -> tensor<?x?xf32> { %c = tensor.cast %a : tensor<3x4xf32> to tensor<?x?xf32>
 %r = linalg.fill ins(%f : f32) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
 return %r : tensor<?x?xf32> }
func.func @scalar(%a: tensor<f32>, %c: tensor<f32>) -> tensor<f32> { %r = linalg.copy ins(%a : tensor<f32>) outs(%c : tensor<f32>) -> tensor<f32>
 return %r : tensor<f32> }
