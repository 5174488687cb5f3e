// RUN: grep -v '^//' %s > %t
// RUN: mlcc-opt -allow-unregistered-dialect %t | diff %t -
// RUN: mlcc-opt -allow-unregistered-dialect -mlir-print-op-generic %t > %t.generic
// RUN: mlcc-opt -allow-unregistered-dialect %t.generic | diff %t -
// RUN: %if mlir-22 %{ mlir-opt-22 -allow-unregistered-dialect %t | diff %t - %}
// RUN: %if mlir-22 %{ mlir-opt-22 -allow-unregistered-dialect -mlir-print-op-generic %t | diff %t.generic - %}
//
// Every operation of tensor, as it is printed: reading gives it back, in generic
// form too, and what mlir-opt prints is the same.
module {
  func.func @casts(%arg0: tensor<?x4xf32>, %arg1: tensor<*xf32>, %arg2: tensor<4xui32>, %arg3: tensor<4xf32, 1 : i64>, %arg4: tensor<2xindex>) {
    %cast = tensor.cast %arg0 : tensor<?x4xf32> to tensor<8x4xf32>
    %cast_0 = tensor.cast %arg0 : tensor<?x4xf32> to tensor<*xf32>
    %cast_1 = tensor.cast %arg1 {note} : tensor<*xf32> to tensor<?x?xf32>
    %cast_2 = tensor.cast %arg3 : tensor<4xf32, 1 : i64> to tensor<?xf32, 1 : i64>
    %cast_3 = tensor.cast %arg3 : tensor<4xf32, 1 : i64> to tensor<?xf32>
    %0 = tensor.bitcast %arg2 : tensor<4xui32> to tensor<4xf32>
    %1 = tensor.bitcast %arg2 {note} : tensor<4xui32> to tensor<*xi32>
    return
  }
  func.func @sizes(%arg0: tensor<?x4xf32>, %arg1: tensor<*xf32>, %arg2: index, %arg3: tensor<f32>) {
    %dim = tensor.dim %arg0, %arg2 : tensor<?x4xf32>
    %dim_0 = tensor.dim {note} %arg1, %arg2 : tensor<*xf32>
    %rank = tensor.rank %arg1 : tensor<*xf32>
    %rank_1 = tensor.rank %arg3 {note} : tensor<f32>
    return
  }
  func.func @elements(%arg0: tensor<?x4xf32>, %arg1: tensor<f32>, %arg2: index, %arg3: f32, %arg4: vector<4xi8>) {
    %extracted = tensor.extract %arg0[%arg2, %arg2] : tensor<?x4xf32>
    %extracted_0 = tensor.extract %arg1[] {note} : tensor<f32>
    %inserted = tensor.insert %arg3 into %arg0[%arg2, %arg2] : tensor<?x4xf32>
    %inserted_1 = tensor.insert %arg3 into %arg1[] {note} : tensor<f32>
    %from_elements = tensor.from_elements %arg3, %extracted : tensor<2xf32>
    %from_elements_2 = tensor.from_elements %arg3, %extracted, %extracted, %arg3 {note} : tensor<2x1x2xf32>
    %from_elements_3 = tensor.from_elements %arg3 : tensor<f32>
    %from_elements_4 = tensor.from_elements  : tensor<3x0xf32>
    %from_elements_5 = tensor.from_elements %arg4, %arg4 : tensor<2xvector<4xi8>>
    %splat = tensor.splat %arg3 : tensor<4xf32>
    %splat_6 = tensor.splat %arg3 {note} : tensor<f32>
    %splat_7 = tensor.splat %arg3[%arg2, %arg2] : tensor<?x3x?xf32>
    %0 = tensor.empty() : tensor<0x4xf32>
    %1 = tensor.empty(%arg2) {note} : tensor<?x4xf32, "rows">
    %2 = tensor.empty() : tensor<complex<f64>>
    return
  }
  func.func @regions(%arg0: tensor<?x4xf32>, %arg1: index, %arg2: f32, %arg3: tensor<f32>) {
    %generated = tensor.generate %arg1, %arg1 {
    ^bb0(%arg4: index, %arg5: index, %arg6: index):
      %0 = arith.addi %arg4, %arg5 : index
      tensor.yield %0 : index
    } : tensor<?x3x?xindex>
    %generated_0 = tensor.generate  {
      tensor.yield %arg2 : f32
    } {note} : tensor<f32>
    %padded = tensor.pad %arg0 low[1, %arg1] high[%arg1, 2] {
    ^bb0(%arg4: index, %arg5: index):
      tensor.yield %arg2 {note} : f32
    } : tensor<?x4xf32> to tensor<?x?xf32>
    %padded_1 = tensor.pad %arg0 nofold low[0, 0] high[0, 0] {
    ^bb0(%arg4: index, %arg5: index):
      tensor.yield %arg2 : f32
    } {note} : tensor<?x4xf32> to tensor<8x4xf32>
    %padded_2 = tensor.pad %arg0 low[-1, 0] high[0, -2] {
    ^bb0(%arg4: index, %arg5: index):
      tensor.yield %arg2 : f32
    } : tensor<?x4xf32> to tensor<?x2xf32>
    %padded_3 = tensor.pad %arg3 low[] high[] {
      tensor.yield %arg2 : f32
    } : tensor<f32> to tensor<f32>
    return
  }
  func.func @parts(%arg0: tensor<8x16x4xf32>, %arg1: tensor<?x?xf32>, %arg2: index, %arg3: tensor<4x4xf32>, %arg4: tensor<f32>, %arg5: tensor<8x0xf32>) {
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [4, 4, 4] [1, 1, 1] : tensor<8x16x4xf32> to tensor<4x4x4xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[%arg2, 2, %arg2] [4, %arg2, 1] [%arg2, 1, 2] : tensor<8x16x4xf32> to tensor<4x?xf32>
    %extracted_slice_1 = tensor.extract_slice %arg1[%arg2, 2] [1, 1] [1, 1] {note} : tensor<?x?xf32> to tensor<f32>
    %extracted_slice_2 = tensor.extract_slice %arg4[] [] [] : tensor<f32> to tensor<f32>
    %extracted_slice_3 = tensor.extract_slice %arg0[0, 15, 0] [8, 1, 4] [1, -1, 1] : tensor<8x16x4xf32> to tensor<8x4xf32>
    %inserted_slice = tensor.insert_slice %arg3 into %arg0[0, 0, %arg2] [4, 4, 1] [1, %arg2, 1] : tensor<4x4xf32> into tensor<8x16x4xf32>
    %inserted_slice_4 = tensor.insert_slice %arg4 into %arg1[%arg2, %arg2] [1, 1] [1, 1] {note} : tensor<f32> into tensor<?x?xf32>
    %0 = scf.forall (%arg6) in (2) shared_outs(%arg7 = %arg0) -> (tensor<8x16x4xf32>) {
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %arg3 into %arg7[%arg6, 0, 0] [4, 4, 1] [1, 1, 1] : tensor<4x4xf32> into tensor<8x16x4xf32>
        tensor.parallel_insert_slice %arg3 into %arg7[%arg6, 4, 0] [4, 4, 1] [1, 1, 1] {note} : tensor<4x4xf32> into tensor<8x16x4xf32>
      }
    }
    %concat = tensor.concat dim(0) %arg3, %arg1, %arg3 : (tensor<4x4xf32>, tensor<?x?xf32>, tensor<4x4xf32>) -> tensor<?x4xf32>
    %concat_5 = tensor.concat dim(1) %arg1 {note} : (tensor<?x?xf32>) -> tensor<3x?xf32>
    return
  }
  func.func @gathers(%arg0: tensor<4x5x6xf32>, %arg1: tensor<7x?x2xindex>, %arg2: tensor<7x?x1x5x1xf32>, %arg3: tensor<1xi16>) {
    %gather = tensor.gather %arg0[%arg1] gather_dims([0, 2]) : (tensor<4x5x6xf32>, tensor<7x?x2xindex>) -> tensor<7x?x1x5x1xf32>
    %gather_0 = tensor.gather %arg0[%arg1] gather_dims([0, 2]) unique {note} : (tensor<4x5x6xf32>, tensor<7x?x2xindex>) -> tensor<7x?x5xf32>
    %gather_1 = tensor.gather %arg0[%arg3] gather_dims([1]) : (tensor<4x5x6xf32>, tensor<1xi16>) -> tensor<4x1x6xf32>
    %scatter = tensor.scatter %arg2 into %arg0[%arg1] scatter_dims([0, 2]) unique : (tensor<7x?x1x5x1xf32>, tensor<4x5x6xf32>, tensor<7x?x2xindex>) -> tensor<4x5x6xf32>
    return
  }
  func.func @shapes(%arg0: tensor<8x4x?xf32>, %arg1: tensor<?xf32>, %arg2: index, %arg3: tensor<1x1xf32>, %arg4: tensor<f32>, %arg5: tensor<?xi32>, %arg6: tensor<2xindex>, %arg7: tensor<*xf32>) {
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<8x4x?xf32> into tensor<32x?xf32>
    %collapsed_0 = tensor.collapse_shape %arg0 [[0, 1, 2]] {note} : tensor<8x4x?xf32> into tensor<?xf32>
    %collapsed_1 = tensor.collapse_shape %arg3 [] : tensor<1x1xf32> into tensor<f32>
    %expanded = tensor.expand_shape %arg1 [[0, 1]] output_shape [%arg2, 4] : tensor<?xf32> into tensor<?x4xf32>
    %expanded_2 = tensor.expand_shape %arg1 [[0, 1, 2]] output_shape [%arg2, 4, %arg2] {note} : tensor<?xf32> into tensor<?x4x?xf32>
    %expanded_3 = tensor.expand_shape %arg4 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
    %reshape = tensor.reshape %arg0(%arg6) : (tensor<8x4x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
    %reshape_4 = tensor.reshape %arg7(%arg5) {note} : (tensor<*xf32>, tensor<?xi32>) -> tensor<*xf32>
    return
  }
}

