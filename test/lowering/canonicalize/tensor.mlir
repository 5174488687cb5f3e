// Casts, sizes and elements of tensors.
//
// RUN: %mlcc-opt %s -canonicalize -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -canonicalize -allow-unregistered-dialect | FileCheck %s %}

// CHECK-LABEL: func.func @casts(
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<4x?xf32> to tensor<4x8xf32>
// CHECK-NEXT: %cast_0 = tensor.cast %cast : tensor<4x8xf32> to tensor<*xf32>
// CHECK-NEXT: %cast_1 = tensor.cast %arg1 : tensor<*xf32> to tensor<4x?xf32>
// CHECK-NEXT: %cast_2 = tensor.cast %cast_1 : tensor<4x?xf32> to tensor<?x8xf32>
// CHECK-NEXT: return %cast, %cast_0, %cast_2, %arg0 : tensor<4x8xf32>, tensor<*xf32>, tensor<?x8xf32>, tensor<4x?xf32>
// CHECK-NEXT: }
func.func @casts(%a: tensor<4x?xf32>, %u: tensor<*xf32>) -> (tensor<4x8xf32>, tensor<*xf32>, tensor<?x8xf32>, tensor<4x?xf32>) {
  %0 = tensor.cast %a : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<4x8xf32>
  %2 = tensor.cast %1 : tensor<4x8xf32> to tensor<*xf32>
  %3 = tensor.cast %u : tensor<*xf32> to tensor<4x?xf32>
  %4 = tensor.cast %3 : tensor<4x?xf32> to tensor<?x8xf32>
  %5 = tensor.cast %a : tensor<4x?xf32> to tensor<*xf32>
  %6 = tensor.cast %5 : tensor<*xf32> to tensor<4x?xf32>
  return %1, %2, %4, %6 : tensor<4x8xf32>, tensor<*xf32>, tensor<?x8xf32>, tensor<4x?xf32>
}

// CHECK-LABEL: func.func @bitcasts(
// CHECK-NEXT: %0 = tensor.bitcast %arg0 : tensor<4xf32> to tensor<4xi32>
// CHECK-NEXT: return %0, %arg0 : tensor<4xi32>, tensor<4xf32>
// CHECK-NEXT: }
func.func @bitcasts(%a: tensor<4xf32>) -> (tensor<4xi32>, tensor<4xf32>) {
  %0 = tensor.bitcast %a : tensor<4xf32> to tensor<4xui32>
  %1 = tensor.bitcast %0 : tensor<4xui32> to tensor<4xi32>
  %2 = tensor.bitcast %1 : tensor<4xi32> to tensor<4xf32>
  return %1, %2 : tensor<4xi32>, tensor<4xf32>
}

// CHECK-LABEL: func.func @cast_of_slice(
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[%arg2, 0] [16, 512] [1, 1] : tensor<128x512xf32> to tensor<16x512xf32>
// CHECK-NEXT: %extracted_slice_0 = tensor.extract_slice %arg0[%arg2, 0] [16, 1] [1, 1] : tensor<128x512xf32> to tensor<16xf32>
// CHECK-NEXT: return %extracted_slice, %extracted_slice_0 : tensor<16x512xf32>, tensor<16xf32>
// CHECK-NEXT: }
func.func @cast_of_slice(%a: tensor<128x512xf32>, %s: index, %o: index) -> (tensor<16x512xf32>, tensor<16xf32>) {
  %0 = tensor.extract_slice %a[%o, 0] [%s, 512] [1, 1] : tensor<128x512xf32> to tensor<?x512xf32>
  %1 = tensor.cast %0 : tensor<?x512xf32> to tensor<16x512xf32>
  %2 = tensor.extract_slice %a[%o, 0] [%s, 1] [1, 1] : tensor<128x512xf32> to tensor<?xf32>
  %3 = tensor.cast %2 : tensor<?xf32> to tensor<16xf32>
  return %1, %3 : tensor<16x512xf32>, tensor<16xf32>
}

// CHECK-LABEL: func.func @empty(
// CHECK-NEXT: %c-4 = arith.constant -4 : index
// CHECK-NEXT: %0 = tensor.empty(%arg0) : tensor<4x?xf32>
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<4x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: %1 = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %dim = tensor.dim %0, %arg0 : tensor<4x?xf32>
// CHECK-NEXT: %2 = tensor.empty(%c-4) : tensor<?xf32>
// CHECK-NEXT: return %cast, %1, %arg0, %dim, %2 : tensor<?x?xf32>, tensor<4x8xf32>, index, index, tensor<?xf32>
// CHECK-NEXT: }
func.func @empty(%n: index) -> (tensor<?x?xf32>, tensor<4x8xf32>, index, index, tensor<?xf32>) {
  %c4 = arith.constant 4 : index
  %c1 = arith.constant 1 : index
  %m = arith.constant -4 : index
  %0 = tensor.empty(%c4, %n) : tensor<?x?xf32>
  %1 = tensor.empty(%n, %n) : tensor<?x?xf32>
  %2 = tensor.cast %1 : tensor<?x?xf32> to tensor<4x8xf32>
  %3 = tensor.dim %1, %c1 : tensor<?x?xf32>
  %4 = tensor.dim %0, %n : tensor<?x?xf32>
  %5 = tensor.empty(%m) : tensor<?xf32>
  return %0, %2, %3, %4, %5 : tensor<?x?xf32>, tensor<4x8xf32>, index, index, tensor<?xf32>
}

// CHECK-LABEL: func.func @concat(
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<4x?xf32> to tensor<4x8xf32>
// CHECK-NEXT: %concat = tensor.concat dim(0) %cast, %arg1 : (tensor<4x8xf32>, tensor<?x8xf32>) -> tensor<?x8xf32>
// CHECK-NEXT: %cast_0 = tensor.cast %concat : tensor<?x8xf32> to tensor<?x?xf32>
// CHECK-NEXT: %cast_1 = tensor.cast %arg0 : tensor<4x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: %concat_2 = tensor.concat dim(0) %arg2, %arg2 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x8xf32>
// CHECK-NEXT: return %cast_0, %cast_1, %arg0, %concat_2 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<4x?xf32>, tensor<?x8xf32>
// CHECK-NEXT: }
func.func @concat(%a: tensor<4x?xf32>, %b: tensor<?x8xf32>, %c: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<4x?xf32>, tensor<?x8xf32>) {
  %0 = tensor.concat dim(0) %a, %b : (tensor<4x?xf32>, tensor<?x8xf32>) -> tensor<?x?xf32>
  %1 = tensor.concat dim(1) %a : (tensor<4x?xf32>) -> tensor<?x?xf32>
  %2 = tensor.concat dim(1) %a : (tensor<4x?xf32>) -> tensor<4x?xf32>
  %3 = tensor.concat dim(0) %c, %c : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x8xf32>
  return %0, %1, %2, %3 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<4x?xf32>, tensor<?x8xf32>
}

// CHECK-LABEL: func.func @dims(
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %dim = tensor.dim %arg0, %arg2 : tensor<4x?xf32>
// CHECK-NEXT: %dim_0 = tensor.dim %arg0, %c1 : tensor<4x?xf32>
// CHECK-NEXT: %extracted = tensor.extract %arg4[%c1] : tensor<2xi32>
// CHECK-NEXT: %0 = arith.index_cast %extracted : i32 to index
// CHECK-NEXT: %dim_1 = tensor.dim %arg0, %c1 : tensor<4x?xf32>
// CHECK-NEXT: return %c4, %dim, %dim_0, %0, %dim_1, %arg2, %c2, %arg2 : index, index, index, index, index, index, index, index
// CHECK-NEXT: }
func.func @dims(%a: tensor<4x?xf32>, %u: tensor<*xf32>, %i: index, %f: f32, %s: tensor<2xi32>, %b: tensor<2x?xf32>) -> (index, index, index, index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %0 = tensor.dim %a, %c0 : tensor<4x?xf32>
  %1 = tensor.cast %a : tensor<4x?xf32> to tensor<*xf32>
  %2 = tensor.dim %1, %i : tensor<*xf32>
  %3 = tensor.insert %f into %a[%i, %i] : tensor<4x?xf32>
  %4 = tensor.dim %3, %c1 : tensor<4x?xf32>
  %5 = tensor.reshape %a(%s) : (tensor<4x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %6 = tensor.dim %5, %c1 : tensor<?x?xf32>
  %7 = tensor.generate %i, %i {
  ^bb0(%x: index, %y: index):
    tensor.yield %f : f32
  } : tensor<?x?xf32>
  %14 = tensor.dim %7, %c1 : tensor<?x?xf32>
  %8 = tensor.insert_slice %b into %a[0, 0] [2, %i] [1, 1] : tensor<2x?xf32> into tensor<4x?xf32>
  %9 = tensor.dim %8, %c1 : tensor<4x?xf32>
  %10 = tensor.extract_slice %a[0, 0] [2, %i] [1, 1] : tensor<4x?xf32> to tensor<2x?xf32>
  %11 = tensor.dim %10, %c1 : tensor<2x?xf32>
  %12 = tensor.dim %a, %c9 : tensor<4x?xf32>
  %13 = tensor.rank %a : tensor<4x?xf32>
  return %0, %2, %4, %6, %9, %11, %13, %14 : index, index, index, index, index, index, index, index
}

// CHECK-LABEL: func.func @generate(
// CHECK-NEXT: %generated = tensor.generate %arg1 {
// CHECK-NEXT: ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT: %1 = arith.addi %arg3, %arg4 : index
// CHECK-NEXT: tensor.yield %1 : index
// CHECK-NEXT: } : tensor<4x?xindex>
// CHECK-NEXT: %cast = tensor.cast %generated : tensor<4x?xindex> to tensor<?x?xindex>
// CHECK-NEXT: %0 = arith.addi %arg0, %arg1 : index
// CHECK-NEXT: %generated_0 = tensor.generate %arg0, %arg1 {
// CHECK-NEXT: ^bb0(%arg3: index, %arg4: index):
// CHECK-NEXT: %1 = "test.op"(%arg3, %arg4) : (index, index) -> f32
// CHECK-NEXT: tensor.yield %1 : f32
// CHECK-NEXT: } : tensor<?x?xf32>
// CHECK-NEXT: %extracted = tensor.extract %generated_0[%arg0, %arg1] : tensor<?x?xf32>
// CHECK-NEXT: return %cast, %0, %extracted : tensor<?x?xindex>, index, f32
// CHECK-NEXT: }
func.func @generate(%i: index, %n: index, %t: tensor<?x?xf32>) -> (tensor<?x?xindex>, index, f32) {
  %c4 = arith.constant 4 : index
  %0 = tensor.generate %c4, %n {
  ^bb0(%x: index, %y: index):
    %s = arith.addi %x, %y : index
    tensor.yield %s : index
  } : tensor<?x?xindex>
  %1 = tensor.extract %0[%i, %n] : tensor<?x?xindex>
  %2 = tensor.generate %i, %n {
  ^bb0(%x: index, %y: index):
    %s = "test.op"(%x, %y) : (index, index) -> f32
    tensor.yield %s : f32
  } : tensor<?x?xf32>
  %3 = tensor.extract %2[%i, %n] : tensor<?x?xf32>
  return %0, %1, %3 : tensor<?x?xindex>, index, f32
}

// CHECK-LABEL: func.func @extracts(
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c7 = arith.constant 7 : index
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0, 1]] : tensor<4x8xf32> into tensor<32xf32>
// CHECK-NEXT: %extracted = tensor.extract %collapsed[%arg1] : tensor<32xf32>
// CHECK-NEXT: %extracted_0 = tensor.extract %arg0[%arg1, %arg2] : tensor<4x8xf32>
// CHECK-NEXT: %extracted_1 = tensor.extract %arg3[%arg1] : tensor<?xi32>
// CHECK-NEXT: %0 = arith.index_cast %extracted_1 : i32 to index
// CHECK-NEXT: %from_elements = tensor.from_elements %arg4, %arg5, %arg4, %arg5 : tensor<2x2xf32>
// CHECK-NEXT: %extracted_2 = tensor.extract %from_elements[%c7, %c1] : tensor<2x2xf32>
// CHECK-NEXT: %collapsed_3 = tensor.collapse_shape %arg6 [] : tensor<1x1xf32> into tensor<f32>
// CHECK-NEXT: %extracted_4 = tensor.extract %collapsed_3[] : tensor<f32>
// CHECK-NEXT: %extracted_5 = tensor.extract %collapsed[%c7] : tensor<32xf32>
// CHECK-NEXT: return %extracted, %extracted_0, %0, %arg4, %arg5, %extracted_2, %extracted_4, %extracted_5 : f32, f32, index, f32, f32, f32, f32, f32
// CHECK-NEXT: }
func.func @extracts(%a: tensor<4x8xf32>, %i: index, %j: index, %k: tensor<?xi32>, %x: f32, %y: f32, %o: tensor<1x1xf32>) -> (f32, f32, index, f32, f32, f32, f32, f32) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : index
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<4x8xf32> into tensor<32xf32>
  %1 = tensor.extract %0[%i] : tensor<32xf32>
  %2 = tensor.cast %a : tensor<4x8xf32> to tensor<?x8xf32>
  %3 = tensor.extract %2[%i, %j] : tensor<?x8xf32>
  %4 = arith.index_cast %k : tensor<?xi32> to tensor<?xindex>
  %5 = tensor.extract %4[%i] : tensor<?xindex>
  %6 = tensor.from_elements %x, %y, %x, %y : tensor<2x2xf32>
  %7 = tensor.extract %6[%c1, %c0] : tensor<2x2xf32>
  %8 = tensor.extract %6[%c1, %c1] : tensor<2x2xf32>
  %9 = tensor.extract %6[%c7, %c1] : tensor<2x2xf32>
  %10 = tensor.collapse_shape %o [] : tensor<1x1xf32> into tensor<f32>
  %11 = tensor.extract %10[] : tensor<f32>
  %12 = tensor.extract %0[%c7] : tensor<32xf32>
  return %1, %3, %5, %7, %8, %9, %11, %12 : f32, f32, index, f32, f32, f32, f32, f32
}

// CHECK-LABEL: func.func @insert(
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %cst_0 = arith.constant 2.000000e+00 : f32
// CHECK-NEXT: %cst_1 = arith.constant dense<1.000000e+00> : tensor<4xf32>
// CHECK-NEXT: %inserted = tensor.insert %cst into %arg0[%arg1] : tensor<4xf32>
// CHECK-NEXT: %cast = tensor.cast %inserted : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT: %inserted_2 = tensor.insert %cst_0 into %cst_1[%arg1] : tensor<4xf32>
// CHECK-NEXT: return %cst_1, %cast, %inserted_2 : tensor<4xf32>, tensor<?xf32>, tensor<4xf32>
// CHECK-NEXT: }
func.func @insert(%a: tensor<4xf32>, %i: index) -> (tensor<4xf32>, tensor<?xf32>, tensor<4xf32>) {
  %c = arith.constant 1.0 : f32
  %d = arith.constant 2.0 : f32
  %s = arith.constant dense<1.0> : tensor<4xf32>
  %0 = tensor.insert %c into %s[%i] : tensor<4xf32>
  %1 = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %2 = tensor.insert %c into %1[%i] : tensor<?xf32>
  %3 = tensor.insert %d into %s[%i] : tensor<4xf32>
  return %0, %2, %3 : tensor<4xf32>, tensor<?xf32>, tensor<4xf32>
}
