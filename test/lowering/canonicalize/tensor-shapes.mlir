// Padding, reshapes and constants of tensors.
//
// RUN: %mlcc-opt %s -canonicalize -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -canonicalize -allow-unregistered-dialect | FileCheck %s %}

// CHECK-LABEL: func.func @pads(
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<4x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: %padded = tensor.pad %arg3 low[1, 1] high[1, %arg1] {
// CHECK-NEXT: ^bb0(%arg4: index, %arg5: index):
// CHECK-NEXT: tensor.yield %arg2 : f32
// CHECK-NEXT: } : tensor<4x5xf32> to tensor<6x?xf32>
// CHECK-NEXT: %padded_0 = tensor.pad %arg0 nofold low[0, 0] high[0, 0] {
// CHECK-NEXT: ^bb0(%arg4: index, %arg5: index):
// CHECK-NEXT: tensor.yield %arg2 : f32
// CHECK-NEXT: } : tensor<4x?xf32> to tensor<4x?xf32>
// CHECK-NEXT: %padded_1 = tensor.pad %arg3 low[1, %arg1] high[1, 1] {
// CHECK-NEXT: ^bb0(%arg4: index, %arg5: index):
// CHECK-NEXT: tensor.yield %arg2 : f32
// CHECK-NEXT: } : tensor<4x5xf32> to tensor<6x?xf32>
// CHECK-NEXT: %cast_2 = tensor.cast %padded_1 : tensor<6x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: %padded_3 = tensor.pad %arg3 low[1, %arg1] high[1, 1] {
// CHECK-NEXT: ^bb0(%arg4: index, %arg5: index):
// CHECK-NEXT: tensor.yield %arg2 : f32
// CHECK-NEXT: } : tensor<4x5xf32> to tensor<6x7xf32>
// CHECK-NEXT: %padded_4 = tensor.pad %arg3 low[1, 1] high[1, 1] {
// CHECK-NEXT: ^bb0(%arg4: index, %arg5: index):
// CHECK-NEXT: tensor.yield %arg2 : f32
// CHECK-NEXT: } : tensor<4x5xf32> to tensor<6x7xf32>
// CHECK-NEXT: %cast_5 = tensor.cast %padded_4 : tensor<6x7xf32> to tensor<6x?xf32>
// CHECK-NEXT: return %cast, %padded, %padded_0, %cast_2, %padded_3, %cast_5 : tensor<?x?xf32>, tensor<6x?xf32>, tensor<4x?xf32>, tensor<?x?xf32>, tensor<6x7xf32>, tensor<6x?xf32>
// CHECK-NEXT: }
func.func @pads(%a: tensor<4x?xf32>, %n: index, %c: f32, %s: tensor<4x5xf32>) -> (tensor<?x?xf32>, tensor<6x?xf32>, tensor<4x?xf32>, tensor<?x?xf32>, tensor<6x7xf32>, tensor<6x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.pad %a low[0, %c0] high[%c0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : f32
  } : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = tensor.cast %s : tensor<4x5xf32> to tensor<4x?xf32>
  %2 = tensor.pad %1 low[1, 1] high[1, %n] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : f32
  } : tensor<4x?xf32> to tensor<6x?xf32>
  %3 = tensor.pad %a nofold low[0, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : f32
  } : tensor<4x?xf32> to tensor<4x?xf32>
  %4 = tensor.pad %s low[%c1, %n] high[%c1, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : f32
  } : tensor<4x5xf32> to tensor<?x?xf32>
  %5 = tensor.pad %s low[1, %n] high[1, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : f32
  } : tensor<4x5xf32> to tensor<6x?xf32>
  %6 = tensor.cast %5 : tensor<6x?xf32> to tensor<6x7xf32>
  %7 = tensor.pad %1 low[1, 1] high[1, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : f32
  } : tensor<4x?xf32> to tensor<6x?xf32>
  return %0, %2, %3, %4, %6, %7 : tensor<?x?xf32>, tensor<6x?xf32>, tensor<4x?xf32>, tensor<?x?xf32>, tensor<6x7xf32>, tensor<6x?xf32>
}

// CHECK-LABEL: func.func @pad_of_pad(
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %padded = tensor.pad %arg0 low[0, 1] high[1, 2] {
// CHECK-NEXT: ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT: tensor.yield %arg2 : f32
// CHECK-NEXT: } : tensor<1x2xf32> to tensor<2x5xf32>
// CHECK-NEXT: %padded_0 = tensor.pad %arg0 low[0, 3] high[4, 2] {
// CHECK-NEXT: ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT: tensor.yield %arg2 : f32
// CHECK-NEXT: } : tensor<1x2xf32> to tensor<5x7xf32>
// CHECK-NEXT: %0 = affine.apply #map()[%arg1]
// CHECK-NEXT: %1 = affine.apply #map1()[%arg1]
// CHECK-NEXT: %padded_1 = tensor.pad %arg0 low[0, %1] high[%0, 2] {
// CHECK-NEXT: ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT: tensor.yield %cst : f32
// CHECK-NEXT: } : tensor<1x2xf32> to tensor<?x?xf32>
// CHECK-NEXT: %padded_2 = tensor.pad %padded low[0, 2] high[3, 0] {
// CHECK-NEXT: ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT: tensor.yield %cst : f32
// CHECK-NEXT: } : tensor<2x5xf32> to tensor<5x7xf32>
// CHECK-NEXT: return %padded_0, %padded_1, %padded_2 : tensor<5x7xf32>, tensor<?x?xf32>, tensor<5x7xf32>
// CHECK-NEXT: }
func.func @pad_of_pad(%s: tensor<1x2xf32>, %n: index, %c: f32) -> (tensor<5x7xf32>, tensor<?x?xf32>, tensor<5x7xf32>) {
  %z = arith.constant 0.0 : f32
  %0 = tensor.pad %s low[0, 1] high[1, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : f32
  } : tensor<1x2xf32> to tensor<2x5xf32>
  %1 = tensor.pad %0 low[0, 2] high[3, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : f32
  } : tensor<2x5xf32> to tensor<5x7xf32>
  %2 = tensor.pad %s low[0, %n] high[1, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<1x2xf32> to tensor<2x?xf32>
  %3 = tensor.pad %2 low[0, 2] high[%n, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<2x?xf32> to tensor<?x?xf32>
  %4 = tensor.pad %0 low[0, 2] high[3, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<2x5xf32> to tensor<5x7xf32>
  return %1, %3, %4 : tensor<5x7xf32>, tensor<?x?xf32>, tensor<5x7xf32>
}

// CHECK-LABEL: func.func @orthogonal(
// CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[16, 4] [%arg1, %arg2] [1, 1] : tensor<64x64xf32> to tensor<?x?xf32>
// CHECK-NEXT: %padded = tensor.pad %extracted_slice nofold low[0, 0] high[%arg3, %arg4] {
// CHECK-NEXT: ^bb0(%arg5: index, %arg6: index):
// CHECK-NEXT: tensor.yield %cst : f32
// CHECK-NEXT: } : tensor<?x?xf32> to tensor<8x4xf32>
// CHECK-NEXT: return %padded : tensor<8x4xf32>
// CHECK-NEXT: }
func.func @orthogonal(%a: tensor<64x64xf32>, %sz0: index, %sz1: index, %pw0: index, %pw1: index) -> tensor<8x4xf32> {
  %cst = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %a[16, 0] [%sz0, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %1 = tensor.pad %0 low[0, 0] high[%pw0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %cst : f32
  } : tensor<?x64xf32> to tensor<8x64xf32>
  %2 = tensor.extract_slice %1[0, 4] [8, %sz1] [1, 1] : tensor<8x64xf32> to tensor<8x?xf32>
  %3 = tensor.pad %2 nofold low[0, 0] high[0, %pw1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %cst : f32
  } : tensor<8x?xf32> to tensor<8x4xf32>
  return %3 : tensor<8x4xf32>
}

// CHECK-LABEL: func.func @reshapes(
// CHECK-NEXT: %cst = arith.constant dense<{{\[\[}}1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>
// CHECK-NEXT: %cst_0 = arith.constant dense<1.000000e+00> : tensor<4xf32>
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0], [1, 2]] : tensor<2x3x4xf32> into tensor<2x12xf32>
// CHECK-NEXT: %collapsed_1 = tensor.collapse_shape %arg0 {{\[\[}}0, 1, 2]] : tensor<2x3x4xf32> into tensor<24xf32>
// CHECK-NEXT: %splat = tensor.splat %arg2 : tensor<2x2xf32>
// CHECK-NEXT: %from_elements = tensor.from_elements %arg2, %arg3, %arg2, %arg3 : tensor<4xf32>
// CHECK-NEXT: %collapsed_2 = tensor.collapse_shape %arg0 {{\[\[}}0, 1, 2]] : tensor<2x3x4xf32> into tensor<24xf32>
// CHECK-NEXT: %cast = tensor.cast %collapsed_2 : tensor<24xf32> to tensor<?xf32>
// CHECK-NEXT: %expanded = tensor.expand_shape %collapsed {{\[\[}}0], [1, 2]] output_shape [2, 12, 1] : tensor<2x12xf32> into tensor<2x12x1xf32>
// CHECK-NEXT: return %arg0, %collapsed_1, %cst_0, %splat, %from_elements, %cast, %expanded, %cst : tensor<2x3x4xf32>, tensor<24xf32>, tensor<4xf32>, tensor<2x2xf32>, tensor<4xf32>, tensor<?xf32>, tensor<2x12x1xf32>, tensor<2x2xf32>
// CHECK-NEXT: }
func.func @reshapes(%a: tensor<2x3x4xf32>, %d: tensor<?x?x4xf32>, %x: f32, %y: f32, %n: index) -> (tensor<2x3x4xf32>, tensor<24xf32>, tensor<4xf32>, tensor<2x2xf32>, tensor<4xf32>, tensor<?xf32>, tensor<2x12x1xf32>, tensor<2x2xf32>) {
  %0 = tensor.collapse_shape %a [[0], [1, 2]] : tensor<2x3x4xf32> into tensor<2x12xf32>
  %1 = tensor.expand_shape %0 [[0], [1, 2]] output_shape [2, 3, 4] : tensor<2x12xf32> into tensor<2x3x4xf32>
  %2 = tensor.collapse_shape %0 [[0, 1]] : tensor<2x12xf32> into tensor<24xf32>
  %c = arith.constant dense<1.0> : tensor<2x2xf32>
  %3 = tensor.collapse_shape %c [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
  %4 = tensor.splat %x : tensor<4xf32>
  %5 = tensor.expand_shape %4 [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  %6 = tensor.from_elements %x, %y, %x, %y : tensor<2x2xf32>
  %7 = tensor.collapse_shape %6 [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
  %8 = tensor.cast %a : tensor<2x3x4xf32> to tensor<?x?x4xf32>
  %9 = tensor.collapse_shape %8 [[0, 1, 2]] : tensor<?x?x4xf32> into tensor<?xf32>
  %10 = tensor.expand_shape %0 [[0], [1, 2]] output_shape [2, 12, 1] : tensor<2x12xf32> into tensor<2x12x1xf32>
  %e = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %11 = tensor.expand_shape %e [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  return %1, %2, %3, %5, %7, %9, %10, %11 : tensor<2x3x4xf32>, tensor<24xf32>, tensor<4xf32>, tensor<2x2xf32>, tensor<4xf32>, tensor<?xf32>, tensor<2x12x1xf32>, tensor<2x2xf32>
}

// CHECK-LABEL: func.func @expands(
// CHECK-NEXT: %c5 = arith.constant 5 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0, 1]] : tensor<10x1xf32> into tensor<10xf32>
// CHECK-NEXT: %expanded = tensor.expand_shape %collapsed {{\[\[}}0, 1]] output_shape [5, 2] : tensor<10xf32> into tensor<5x2xf32>
// CHECK-NEXT: %cast = tensor.cast %expanded : tensor<5x2xf32> to tensor<?x2xf32>
// CHECK-NEXT: %collapsed_0 = tensor.collapse_shape %arg2 {{\[\[}}0, 1], [2]] : tensor<?x10x?xf32> into tensor<?x?xf32>
// CHECK-NEXT: %expanded_1 = tensor.expand_shape %collapsed_0 {{\[\[}}0], [1, 2]] output_shape [%arg1, %c5, %c2] : tensor<?x?xf32> into tensor<?x?x?xf32>
// CHECK-NEXT: %0 = tensor.empty() : tensor<2x10xf32>
// CHECK-NEXT: %expanded_2 = tensor.expand_shape %0 {{\[\[}}0], [1, 2, 3]] output_shape [2, 5, 2, 1] : tensor<2x10xf32> into tensor<2x5x2x1xf32>
// CHECK-NEXT: return %cast, %expanded_1, %expanded_2 : tensor<?x2xf32>, tensor<?x?x?xf32>, tensor<2x5x2x1xf32>
// CHECK-NEXT: }
func.func @expands(%a: tensor<10x1xf32>, %n: index, %b: tensor<?x10x?xf32>) -> (tensor<?x2xf32>, tensor<?x?x?xf32>, tensor<2x5x2x1xf32>) {
  %c5 = arith.constant 5 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.cast %a : tensor<10x1xf32> to tensor<?x1xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<?x1xf32> into tensor<?xf32>
  %2 = tensor.expand_shape %1 [[0, 1]] output_shape [%c5, 2] : tensor<?xf32> into tensor<?x2xf32>
  %3 = tensor.cast %b : tensor<?x10x?xf32> to tensor<?x?x?xf32>
  %4 = tensor.collapse_shape %3 [[0, 1], [2]] : tensor<?x?x?xf32> into tensor<?x?xf32>
  %5 = tensor.expand_shape %4 [[0], [1, 2]] output_shape [%n, %c5, %c2] : tensor<?x?xf32> into tensor<?x?x?xf32>
  %6 = tensor.collapse_shape %a [[0, 1]] : tensor<10x1xf32> into tensor<10xf32>
  %7 = tensor.expand_shape %6 [[0, 1]] output_shape [2, 5] : tensor<10xf32> into tensor<2x5xf32>
  %8 = tensor.empty() : tensor<2x10xf32>
  %9 = tensor.expand_shape %8 [[0], [1, 2, 3]] output_shape [2, 5, 2, 1] : tensor<2x10xf32> into tensor<2x5x2x1xf32>
  return %2, %5, %9 : tensor<?x2xf32>, tensor<?x?x?xf32>, tensor<2x5x2x1xf32>
}

// CHECK-LABEL: func.func @static_expand(
// CHECK-NEXT: %expanded = tensor.expand_shape %arg0 {{\[\[}}0], [1, 2]] output_shape [4, 5, 2] : tensor<4x10xf32> into tensor<4x5x2xf32>
// CHECK-NEXT: %cast = tensor.cast %expanded : tensor<4x5x2xf32> to tensor<?x?x?xf32>
// CHECK-NEXT: return %cast : tensor<?x?x?xf32>
// CHECK-NEXT: }
func.func @static_expand(%a: tensor<4x10xf32>, %n: index) -> (tensor<?x?x?xf32>) {
  %c5 = arith.constant 5 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.cast %a : tensor<4x10xf32> to tensor<4x?xf32>
  %1 = tensor.expand_shape %0 [[0], [1, 2]] output_shape [4, %c5, %c2] : tensor<4x?xf32> into tensor<4x?x?xf32>
  %2 = tensor.cast %1 : tensor<4x?x?xf32> to tensor<?x?x?xf32>
  return %2 : tensor<?x?x?xf32>
}

// CHECK-LABEL: func.func @reshape(
// CHECK-NEXT: %reshape = tensor.reshape %arg0(%arg2) : (tensor<?x?xf32>, tensor<1xindex>) -> tensor<?xf32>
// CHECK-NEXT: %reshape_0 = tensor.reshape %arg0(%arg1) : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
// CHECK-NEXT: return %reshape_0, %reshape, %arg0, %arg3 : tensor<?x?xf32>, tensor<?xf32>, tensor<?x?xf32>, tensor<?xf32>
// CHECK-NEXT: }
func.func @reshape(%a: tensor<?x?xf32>, %s: tensor<2xindex>, %r: tensor<1xindex>, %v: tensor<?xf32>) -> (tensor<?x?xf32>, tensor<?xf32>, tensor<?x?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.reshape %a(%r) : (tensor<?x?xf32>, tensor<1xindex>) -> tensor<?xf32>
  %1 = tensor.reshape %0(%s) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %2 = tensor.reshape %v(%r) : (tensor<?xf32>, tensor<1xindex>) -> tensor<?xf32>
  %d0 = tensor.dim %a, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %a, %c1 : tensor<?x?xf32>
  %f = tensor.from_elements %d0, %d1 : tensor<2xindex>
  %3 = tensor.reshape %a(%f) : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  return %1, %0, %3, %2 : tensor<?x?xf32>, tensor<?xf32>, tensor<?x?xf32>, tensor<?xf32>
}

// CHECK-LABEL: func.func @constants(
// CHECK-NEXT: %cst = arith.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
// CHECK-NEXT: %cst_0 = arith.constant dense<5> : tensor<3xi32>
// CHECK-NEXT: %cst_1 = arith.constant 3.000000e+00 : f32
// CHECK-NEXT: %cst_2 = arith.constant dense<2.000000e+00> : tensor<4x4xf32>
// CHECK-NEXT: %cst_3 = complex.constant [1.000000e+00 : f32, 2.000000e+00 : f32] : complex<f32>
// CHECK-NEXT: %cst_4 = arith.constant 5.000000e+00 : f32
// CHECK-NEXT: %cst_5 = arith.constant dense<(1.000000e+00,2.000000e+00)> : tensor<2xcomplex<f32>>
// CHECK-NEXT: %cst_6 = arith.constant dense<2.000000e+00> : tensor<4xf32>
// CHECK-NEXT: return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_5, %cst_6 : tensor<2xf32>, tensor<3xi32>, f32, tensor<4x4xf32>, complex<f32>, f32, tensor<2xcomplex<f32>>, tensor<4xf32>
// CHECK-NEXT: }
func.func @constants(%i: index) -> (tensor<2xf32>, tensor<3xi32>, f32, tensor<4x4xf32>, complex<f32>, f32, tensor<2xcomplex<f32>>, tensor<4xf32>) {
  %c = arith.constant 1.0 : f32
  %d = arith.constant 2.0 : f32
  %0 = tensor.from_elements %c, %d : tensor<2xf32>
  %k = arith.constant 5 : i32
  %1 = tensor.splat %k : tensor<3xi32>
  %s = arith.constant dense<3.0> : tensor<8x8xf32>
  %2 = tensor.extract %s[%i, %i] : tensor<8x8xf32>
  %g = arith.constant dense<[[0], [1], [2], [3]]> : tensor<4x1xindex>
  %m = arith.constant dense<2.0> : tensor<4x4xf32>
  %3 = tensor.gather %m[%g] gather_dims([0]) : (tensor<4x4xf32>, tensor<4x1xindex>) -> tensor<4x4xf32>
  %i0 = arith.constant 0 : index
  %z = arith.constant dense<[(1.0,2.0),(3.0,4.0)]> : tensor<2xcomplex<f32>>
  %4 = tensor.extract %z[%i0] : tensor<2xcomplex<f32>>
  %sp = arith.constant sparse<[[0]],[5.0]> : tensor<3xf32>
  %5 = tensor.extract %sp[%i0] : tensor<3xf32>
  %z1 = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %6 = tensor.from_elements %z1, %z1 : tensor<2xcomplex<f32>>
  %sh = arith.constant dense<4> : tensor<1xindex>
  %q = arith.constant dense<2.0> : tensor<2x2xf32>
  %7 = tensor.reshape %q(%sh) : (tensor<2x2xf32>, tensor<1xindex>) -> tensor<4xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<2xf32>, tensor<3xi32>, f32, tensor<4x4xf32>, complex<f32>, f32, tensor<2xcomplex<f32>>, tensor<4xf32>
}

// CHECK-LABEL: func.func @inserted(
// CHECK-NEXT: return %arg3, %arg3, %arg3 : i32, i32, i32
func.func @inserted(%t: tensor<4xi32>, %d: tensor<?xi32>, %z: tensor<i32>, %x: i32) -> (i32, i32, i32) {
  %c3 = arith.constant 3 : index
  %0 = tensor.insert %x into %t[%c3] : tensor<4xi32>
  %1 = tensor.extract %0[%c3] : tensor<4xi32>
  %2 = tensor.insert %x into %d[%c3] : tensor<?xi32>
  %3 = tensor.extract %2[%c3] : tensor<?xi32>
  %4 = tensor.insert %x into %z[] : tensor<i32>
  %5 = tensor.extract %4[] : tensor<i32>
  return %1, %3, %5 : i32, i32, i32
}

// CHECK-LABEL: func.func @inserted_elsewhere(
// CHECK: %extracted = tensor.extract %inserted[%c2] : tensor<4xi32>
// CHECK: %extracted_1 = tensor.extract %inserted_0[%arg2] : tensor<4xi32>
func.func @inserted_elsewhere(%t: tensor<4xi32>, %x: i32, %i: index) -> (i32, i32) {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.insert %x into %t[%c3] : tensor<4xi32>
  %1 = tensor.extract %0[%c2] : tensor<4xi32>
  %2 = tensor.insert %x into %t[%i] : tensor<4xi32>
  %3 = tensor.extract %2[%i] : tensor<4xi32>
  return %1, %3 : i32, i32
}

// There is one shape without dimensions.
// CHECK-LABEL: func.func @reshape_of_one(
// CHECK-NEXT: return %arg0
func.func @reshape_of_one(%t: tensor<f32>, %s: tensor<0xindex>) -> tensor<f32> {
  %0 = tensor.reshape %t(%s) : (tensor<f32>, tensor<0xindex>) -> tensor<f32>
  return %0 : tensor<f32>
}
