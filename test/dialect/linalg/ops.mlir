// RUN: grep -v '^//' %s > %t
// RUN: mlcc-opt %t | diff %t -
// RUN: mlcc-opt -mlir-print-op-generic %t > %t.generic
// RUN: mlcc-opt %t.generic | diff %t -
// RUN: %if mlir-22 %{ mlir-opt-22 %t | diff %t - %}
// RUN: %if mlir-22 %{ mlir-opt-22 -mlir-print-op-generic %t | diff %t.generic - %}
//
// Every other operation of linalg, and attributes that the named ones have, as
// they are printed: reading gives them back, in generic form too, and what
// mlir-opt prints is the same.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0) -> ()>
#map4 = affine_map<(d0) -> (d0)>
#map5 = affine_map<(d0, d1) -> (d0)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map9 = affine_map<(d0, d1, d2) -> (d2)>
#map10 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d1, d2)>
module {
  func.func @generic(%arg0: memref<?x4xf32>, %arg1: memref<4xf32>, %arg2: tensor<2x4xf32>, %arg3: f32, %arg4: vector<4xf32>, %arg5: memref<2xvector<4xf32>>) -> (tensor<2x4xf32>, tensor<2xf32>) {
    linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%arg0 : memref<?x4xf32>) {
    ^bb0(%out: f32):
      linalg.yield %arg3 : f32
    }
    linalg.generic {doc = "C += A", indexing_maps = [#map, #map1, #map2], iterator_types = ["reduction", "parallel"], library_call = "sum"} ins(%arg0, %arg3 : memref<?x4xf32>, f32) outs(%arg1 : memref<4xf32>) attrs =  {note, other = 1 : i32} {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = linalg.index 0 : index
      %2 = arith.addf %in, %out : f32
      linalg.yield %2 : f32
    }
    linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel"]} ins(%arg4 : vector<4xf32>) outs(%arg5 : memref<2xvector<4xf32>>) {
    ^bb0(%in: vector<4xf32>, %out: vector<4xf32>):
      linalg.yield %in : vector<4xf32>
    }
    %cst = arith.constant dense<0.000000e+00> : tensor<2xf32>
    %0:2 = linalg.generic {indexing_maps = [#map, #map, #map5], iterator_types = ["parallel", "reduction"]} ins(%arg2 : tensor<2x4xf32>) outs(%arg2, %cst : tensor<2x4xf32>, tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32, %out_0: f32):
      %1 = arith.addf %in, %out_0 : f32
      linalg.yield %in, %1 : f32, f32
    } -> (tensor<2x4xf32>, tensor<2xf32>)
    return %0#0, %0#1 : tensor<2x4xf32>, tensor<2xf32>
  }
  func.func @map(%arg0: memref<4xf32>, %arg1: tensor<4xf32>) {
    linalg.map { arith.addf } ins(%arg0, %arg0 : memref<4xf32>, memref<4xf32>) outs(%arg0 : memref<4xf32>) {note}
    linalg.map { arith.addf {fastmath = #arith.fastmath<fast>} } ins(%arg0, %arg0 : memref<4xf32>, memref<4xf32>) outs(%arg0 : memref<4xf32>)
    %mapped = linalg.map { math.absf } ins(%arg1 : tensor<4xf32>) outs(%arg1 : tensor<4xf32>)
    linalg.map ins(%arg0, %arg0 : memref<4xf32>, memref<4xf32>) outs(%arg0 : memref<4xf32>)
      (%in: f32, %in_0: f32, %init: f32) {
        %0 = arith.subf %in_0, %in : f32
        linalg.yield %0 : f32
      }
    %cst = arith.constant 0.000000e+00 : f32
    linalg.map outs(%arg0 : memref<4xf32>)
      (%init: f32) {
        linalg.yield %cst : f32
      }
    return
  }
  func.func @reduce(%arg0: memref<4x3xf32>, %arg1: memref<4xf32>, %arg2: tensor<4x3xf32>, %arg3: tensor<f32>, %arg4: memref<4x3xi32>, %arg5: memref<4xi32>) {
    linalg.reduce { arith.addf } ins(%arg0 : memref<4x3xf32>) outs(%arg1 : memref<4xf32>) dimensions = [1] 
    %reduced = linalg.reduce { arith.maximumf } ins(%arg2 : tensor<4x3xf32>) outs(%arg3 : tensor<f32>) dimensions = [0, 1]  {note}
    linalg.reduce ins(%arg0, %arg4 : memref<4x3xf32>, memref<4x3xi32>) outs(%arg1, %arg5 : memref<4xf32>, memref<4xi32>) dimensions = [1] 
      (%in: f32, %in_0: i32, %init: f32, %init_1: i32) {
        %0 = arith.addf %in, %init : f32
        %1 = arith.addi %in_0, %init_1 : i32
        linalg.yield %0, %1 : f32, i32
      }
    return
  }
  func.func @moves(%arg0: memref<4x3xf32>, %arg1: memref<3x4xf32>, %arg2: memref<3xf32>, %arg3: tensor<?x3xf32>, %arg4: tensor<3x?xf32>, %arg5: tensor<?x3x2xf32>) {
    linalg.transpose ins(%arg0 : memref<4x3xf32>) outs(%arg1 : memref<3x4xf32>) permutation = [1, 0] 
    %transposed = linalg.transpose ins(%arg3 : tensor<?x3xf32>) outs(%arg4 : tensor<3x?xf32>) permutation = [1, 0]  {note}
    linalg.broadcast ins(%arg2 : memref<3xf32>) outs(%arg1 : memref<3x4xf32>) dimensions = [1] 
    %broadcasted = linalg.broadcast ins(%arg3 : tensor<?x3xf32>) outs(%arg5 : tensor<?x3x2xf32>) dimensions = [2] 
    return
  }
  func.func @elementwise(%arg0: memref<4x3xf32>, %arg1: memref<3xf32>, %arg2: tensor<4x3xf32>, %arg3: memref<4x3xi1>) {
    linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%arg0 : memref<4x3xf32>) outs(%arg0 : memref<4x3xf32>)
    linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [#map, #map2, #map] {note} ins(%arg0, %arg1 : memref<4x3xf32>, memref<3xf32>) outs(%arg0 : memref<4x3xf32>)
    linalg.elementwise kind=#linalg.elementwise_kind<select> ins(%arg3, %arg0, %arg0 : memref<4x3xi1>, memref<4x3xf32>, memref<4x3xf32>) outs(%arg0 : memref<4x3xf32>)
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<max_signed> ins(%arg2, %arg2 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%arg2 : tensor<4x3xf32>) -> tensor<4x3xf32>
    %1 = linalg.add ins(%arg2, %arg2 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%arg2 : tensor<4x3xf32>) -> tensor<4x3xf32>
    %2 = linalg.sub ins(%arg2, %arg2 : tensor<4x3xf32>, tensor<4x3xf32>) outs(%arg2 : tensor<4x3xf32>) -> tensor<4x3xf32>
    linalg.mul {note} ins(%arg0, %arg0 : memref<4x3xf32>, memref<4x3xf32>) outs(%arg0 : memref<4x3xf32>)
    linalg.div ins(%arg0, %arg0 : memref<4x3xf32>, memref<4x3xf32>) outs(%arg0 : memref<4x3xf32>)
    linalg.max ins(%arg0, %arg0 : memref<4x3xf32>, memref<4x3xf32>) outs(%arg0 : memref<4x3xf32>)
    linalg.min ins(%arg0, %arg0 : memref<4x3xf32>, memref<4x3xf32>) outs(%arg0 : memref<4x3xf32>)
    linalg.powf ins(%arg0, %arg0 : memref<4x3xf32>, memref<4x3xf32>) outs(%arg0 : memref<4x3xf32>)
    linalg.select ins(%arg3, %arg0, %arg0 : memref<4x3xi1>, memref<4x3xf32>, memref<4x3xf32>) outs(%arg0 : memref<4x3xf32>)
    linalg.exp ins(%arg0 : memref<4x3xf32>) outs(%arg0 : memref<4x3xf32>)
    linalg.log ins(%arg0 : memref<4x3xf32>) outs(%arg0 : memref<4x3xf32>)
    linalg.abs ins(%arg0 : memref<4x3xf32>) outs(%arg0 : memref<4x3xf32>)
    linalg.ceil ins(%arg0 : memref<4x3xf32>) outs(%arg0 : memref<4x3xf32>)
    linalg.floor ins(%arg0 : memref<4x3xf32>) outs(%arg0 : memref<4x3xf32>)
    linalg.negf ins(%arg0 : memref<4x3xf32>) outs(%arg0 : memref<4x3xf32>)
    linalg.reciprocal ins(%arg0 : memref<4x3xf32>) outs(%arg0 : memref<4x3xf32>)
    linalg.round ins(%arg0 : memref<4x3xf32>) outs(%arg0 : memref<4x3xf32>)
    linalg.sqrt ins(%arg0 : memref<4x3xf32>) outs(%arg0 : memref<4x3xf32>)
    linalg.rsqrt ins(%arg0 : memref<4x3xf32>) outs(%arg0 : memref<4x3xf32>)
    linalg.square ins(%arg0 : memref<4x3xf32>) outs(%arg0 : memref<4x3xf32>)
    linalg.tanh ins(%arg0 : memref<4x3xf32>) outs(%arg0 : memref<4x3xf32>)
    linalg.erf ins(%arg0 : memref<4x3xf32>) outs(%arg0 : memref<4x3xf32>)
    return
  }
  func.func @fills(%arg0: memref<4x3xf32>, %arg1: memref<4x3xi32>, %arg2: memref<4x3xi8>, %arg3: tensor<4x3xf32>, %arg4: f32) {
    linalg.fill ins(%arg4 : f32) outs(%arg0 : memref<4x3xf32>)
    %0 = linalg.fill {note} ins(%arg4 : f32) outs(%arg3 : tensor<4x3xf32>) -> tensor<4x3xf32>
    linalg.copy ins(%arg2 : memref<4x3xi8>) outs(%arg1 : memref<4x3xi32>)
    linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%arg2 : memref<4x3xi8>) outs(%arg1 : memref<4x3xi32>)
    linalg.div_unsigned ins(%arg1, %arg1 : memref<4x3xi32>, memref<4x3xi32>) outs(%arg1 : memref<4x3xi32>)
    return
  }
  func.func @products(%arg0: memref<4x3xf32>, %arg1: memref<3x4xf32>, %arg2: memref<4x4xf32>, %arg3: memref<3xf32>, %arg4: memref<2x4x3xf32>, %arg5: memref<2x4x4xf32>, %arg6: tensor<4x4xf32>, %arg7: memref<4x3xi8>, %arg8: memref<3x4xi8>, %arg9: memref<4x4xi32>) {
    linalg.matmul indexing_maps = [#map6, #map7, #map8] ins(%arg0, %arg0 : memref<4x3xf32>, memref<4x3xf32>) outs(%arg2 : memref<4x4xf32>)
    linalg.matmul indexing_maps = [#map9, #map10, #map8] {note} ins(%arg3, %arg1 : memref<3xf32>, memref<3x4xf32>) outs(%arg2 : memref<4x4xf32>)
    linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%arg7, %arg8 : memref<4x3xi8>, memref<3x4xi8>) outs(%arg9 : memref<4x4xi32>)
    linalg.matmul {cast = #linalg.type_fn<cast_signed>} ins(%arg7, %arg8 : memref<4x3xi8>, memref<3x4xi8>) outs(%arg9 : memref<4x4xi32>)
    linalg.batch_matmul indexing_maps = [#map11, #map12, #map13] ins(%arg4, %arg4 : memref<2x4x3xf32>, memref<2x4x3xf32>) outs(%arg5 : memref<2x4x4xf32>)
    linalg.batch_reduce_matmul indexing_maps = [#map11, #map12, #map14] ins(%arg4, %arg4 : memref<2x4x3xf32>, memref<2x4x3xf32>) outs(%arg2 : memref<4x4xf32>)
    %0 = linalg.contract indexing_maps = [#map6, #map10, #map8] ins(%arg6, %arg6 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%arg6 : tensor<4x4xf32>) -> tensor<4x4xf32>
    linalg.contract indexing_maps = [#map6, #map10, #map8] {cast = #linalg.type_fn<cast_unsigned>} ins(%arg7, %arg8 : memref<4x3xi8>, memref<3x4xi8>) outs(%arg9 : memref<4x4xi32>)
    return
  }
  func.func @layouts(%arg0: tensor<128x256xf32>, %arg1: tensor<16x8x8x32xf32>, %arg2: tensor<?x?xf32>, %arg3: tensor<?x?x?x8xf32>, %arg4: index, %arg5: f32, %arg6: tensor<8x16x8x32xf32>) {
    %pack = linalg.pack %arg0 inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %arg1 : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
    %pack_0 = linalg.pack %arg2 padding_value(%arg5 : f32) outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [%arg4, 8] into %arg3 {note} : tensor<?x?xf32> -> tensor<?x?x?x8xf32>
    %unpack = linalg.unpack %arg1 inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %arg0 : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
    %unpack_1 = linalg.unpack %arg3 outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [%arg4, 8] into %arg2 : tensor<?x?x?x8xf32> -> tensor<?x?xf32>
    %pack_2 = linalg.pack %arg0 outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %arg6 : tensor<128x256xf32> -> tensor<8x16x8x32xf32>
    return
  }
  func.func @aggregates(%arg0: memref<4x3xf32>, %arg1: tensor<2x16x32xf32>, %arg2: tensor<2x3x3x5xf32>, %arg3: tensor<6x6x5x2xf32>, %arg4: tensor<2x10x10x5xf32>, %arg5: tensor<6x6x2x2x2x5xf32>, %arg6: tensor<6x6x2x2x2x2xf32>, %arg7: tensor<2x8x8x2xf32>) {
    linalg.softmax dimension(1) ins(%arg0 : memref<4x3xf32>) outs(%arg0 : memref<4x3xf32>)
    %0 = linalg.softmax {note} dimension(2) ins(%arg1 : tensor<2x16x32xf32>) outs(%arg1 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32>
    %1 = linalg.winograd_filter_transform fmr(F_4_3) ins(%arg2 : tensor<2x3x3x5xf32>) outs(%arg3 : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
    %2 = linalg.winograd_input_transform fmr(F_4_3) ins(%arg4 : tensor<2x10x10x5xf32>) outs(%arg5 : tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32>
    %3 = linalg.winograd_output_transform fmr(F_4_3) ins(%arg6 : tensor<6x6x2x2x2x2xf32>) outs(%arg7 : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
    return
  }
}

