// Products of matrices of every form that linalg-block-pack-matmul divides into
// blocks, of sizes that are multiples of them and sizes that are not.
//
// PASSES: -linalg-block-pack-matmul=block-factors=2,3,4
// PASSES: "-linalg-block-pack-matmul=block-factors=2,3,4 mnk-order=2,0,1"
// PASSES: "-linalg-block-pack-matmul=block-factors=3,2,2 lhs-transpose-outer-blocks rhs-transpose-outer-blocks=false"
// PASSES: "-linalg-block-pack-matmul=block-factors=3,2,2 lhs-transpose-inner-blocks rhs-transpose-inner-blocks=false"
// PASSES: "-linalg-block-pack-matmul=block-factors=2,2,2 mnk-padded-multiples=3,0,5"
// PASSES: "-linalg-block-pack-matmul=block-factors=2,4,3 allow-padding=false mnk-order=2,1,0"
// NO ORACLE: its passes know no tensors

#left = affine_map<(m, n, k) -> (m, k)>
#left_turned = affine_map<(m, n, k) -> (k, m)>
#right = affine_map<(m, n, k) -> (k, n)>
#right_turned = affine_map<(m, n, k) -> (n, k)>
#sum = affine_map<(m, n, k) -> (m, n)>

func.func private @printMemrefI32(tensor<*xi32>)

func.func @numbers(%rows: index, %columns: index, %seed: i32) -> tensor<?x?xi32> {
  %t = tensor.generate %rows, %columns {
  ^bb0(%i: index, %j: index):
    %c5 = arith.constant 5 : i32
    %c3 = arith.constant 3 : i32
    %row = arith.index_cast %i : index to i32
    %column = arith.index_cast %j : index to i32
    %0 = arith.muli %row, %c5 : i32
    %1 = arith.muli %column, %seed : i32
    %2 = arith.addi %0, %1 : i32
    %3 = arith.subi %2, %c3 : i32
    tensor.yield %3 : i32
  } : tensor<?x?xi32>
  return %t : tensor<?x?xi32>
}
func.func @show(%t: tensor<?x?xi32>) {
  %u = tensor.cast %t : tensor<?x?xi32> to tensor<*xi32>
  call @printMemrefI32(%u) : (tensor<*xi32>) -> ()
  return
}
func.func @plain(%a: tensor<?x?xi32>, %b: tensor<?x?xi32>, %c: tensor<?x?xi32>) {
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xi32>, tensor<?x?xi32>) outs(%c : tensor<?x?xi32>) -> tensor<?x?xi32>
  call @show(%0) : (tensor<?x?xi32>) -> ()
  return
}
func.func @left(%a: tensor<?x?xi32>, %b: tensor<?x?xi32>, %c: tensor<?x?xi32>) {
  %0 = linalg.generic {indexing_maps = [#left_turned, #right, #sum], iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%a, %b : tensor<?x?xi32>, tensor<?x?xi32>) outs(%c : tensor<?x?xi32>) {
  ^bb0(%x: i32, %y: i32, %z: i32):
    %1 = arith.muli %y, %x : i32
    %2 = arith.addi %1, %z : i32
    linalg.yield %2 : i32
  } -> tensor<?x?xi32>
  call @show(%0) : (tensor<?x?xi32>) -> ()
  return
}
func.func @right(%a: tensor<?x?xi32>, %b: tensor<?x?xi32>, %c: tensor<?x?xi32>) {
  %0 = linalg.generic {indexing_maps = [#left, #right_turned, #sum], iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%a, %b : tensor<?x?xi32>, tensor<?x?xi32>) outs(%c : tensor<?x?xi32>) {
  ^bb0(%x: i32, %y: i32, %z: i32):
    %1 = arith.muli %x, %y : i32
    %2 = arith.addi %z, %1 : i32
    linalg.yield %2 : i32
  } -> tensor<?x?xi32>
  call @show(%0) : (tensor<?x?xi32>) -> ()
  return
}
// Blocks are full.
func.func @full(%a: tensor<4x6xi32>, %b: tensor<6x8xi32>, %c: tensor<4x8xi32>) {
  %0 = linalg.matmul ins(%a, %b : tensor<4x6xi32>, tensor<6x8xi32>) outs(%c : tensor<4x8xi32>) -> tensor<4x8xi32>
  %1 = tensor.cast %0 : tensor<4x8xi32> to tensor<?x?xi32>
  call @show(%1) : (tensor<?x?xi32>) -> ()
  return
}
func.func @batch(%a: tensor<2x3x4xi32>, %b: tensor<2x4x5xi32>, %c: tensor<2x3x5xi32>) {
  %0 = linalg.batch_matmul ins(%a, %b : tensor<2x3x4xi32>, tensor<2x4x5xi32>) outs(%c : tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
  %1 = tensor.cast %0 : tensor<2x3x5xi32> to tensor<*xi32>
  call @printMemrefI32(%1) : (tensor<*xi32>) -> ()
  return
}
func.func @main() -> i32 {
  %s2 = arith.constant 2 : i32
  %s3 = arith.constant 3 : i32
  %zero = arith.constant 0 : i32
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c8 = arith.constant 8 : index
  %a34 = call @numbers(%c3, %c4, %s2) : (index, index, i32) -> tensor<?x?xi32>
  %a43 = call @numbers(%c4, %c3, %s2) : (index, index, i32) -> tensor<?x?xi32>
  %b45 = call @numbers(%c4, %c5, %s3) : (index, index, i32) -> tensor<?x?xi32>
  %b54 = call @numbers(%c5, %c4, %s3) : (index, index, i32) -> tensor<?x?xi32>
  %c35 = call @numbers(%c3, %c5, %s2) : (index, index, i32) -> tensor<?x?xi32>
  call @plain(%a34, %b45, %c35) : (tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>) -> ()
  call @left(%a43, %b45, %c35) : (tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>) -> ()
  call @right(%a34, %b54, %c35) : (tensor<?x?xi32>, tensor<?x?xi32>, tensor<?x?xi32>) -> ()
  %a46 = call @numbers(%c4, %c6, %s2) : (index, index, i32) -> tensor<?x?xi32>
  %b68 = call @numbers(%c6, %c8, %s3) : (index, index, i32) -> tensor<?x?xi32>
  %c48 = call @numbers(%c4, %c8, %s2) : (index, index, i32) -> tensor<?x?xi32>
  %0 = tensor.cast %a46 : tensor<?x?xi32> to tensor<4x6xi32>
  %1 = tensor.cast %b68 : tensor<?x?xi32> to tensor<6x8xi32>
  %2 = tensor.cast %c48 : tensor<?x?xi32> to tensor<4x8xi32>
  call @full(%0, %1, %2) : (tensor<4x6xi32>, tensor<6x8xi32>, tensor<4x8xi32>) -> ()
  %a64 = call @numbers(%c6, %c4, %s2) : (index, index, i32) -> tensor<?x?xi32>
  %b85 = call @numbers(%c8, %c5, %s3) : (index, index, i32) -> tensor<?x?xi32>
  %c65 = call @numbers(%c6, %c5, %s2) : (index, index, i32) -> tensor<?x?xi32>
  %3 = tensor.cast %a64 : tensor<?x?xi32> to tensor<6x4xi32>
  %4 = tensor.cast %b85 : tensor<?x?xi32> to tensor<8x5xi32>
  %5 = tensor.cast %c65 : tensor<?x?xi32> to tensor<6x5xi32>
  %6 = tensor.expand_shape %3 [[0, 1], [2]] output_shape [2, 3, 4] : tensor<6x4xi32> into tensor<2x3x4xi32>
  %7 = tensor.expand_shape %4 [[0, 1], [2]] output_shape [2, 4, 5] : tensor<8x5xi32> into tensor<2x4x5xi32>
  %8 = tensor.expand_shape %5 [[0, 1], [2]] output_shape [2, 3, 5] : tensor<6x5xi32> into tensor<2x3x5xi32>
  call @batch(%6, %7, %8) : (tensor<2x3x4xi32>, tensor<2x4x5xi32>, tensor<2x3x5xi32>) -> ()
  return %zero : i32
}
// OUT: rank = 2 offset = 0 sizes = [3, 5] strides = [5, 1] data =
// OUT: [[47,   49,   51,   53,   55],
// OUT:  [142,   204,   266,   328,   390],
// OUT:  [237,   359,   481,   603,   725]]
// OUT: rank = 2 offset = 0 sizes = [3, 5] strides = [5, 1] data =
// OUT: [[203,   259,   315,   371,   427],
// OUT:  [244,   324,   404,   484,   564],
// OUT:  [285,   389,   493,   597,   701]]
// OUT: rank = 2 offset = 0 sizes = [3, 5] strides = [5, 1] data =
// OUT: [[27,   29,   31,   33,   35],
// OUT:  [62,   164,   266,   368,   470],
// OUT:  [97,   299,   501,   703,   905]]
// OUT: rank = 2 offset = 0 sizes = [4, 8] strides = [8, 1] data =
// OUT: [[286,   324,   362,   400,   438,   476,   514,   552],
// OUT:  [576,   704,   832,   960,   1088,   1216,   1344,   1472],
// OUT:  [866,   1084,   1302,   1520,   1738,   1956,   2174,   2392],
// OUT:  [1156,   1464,   1772,   2080,   2388,   2696,   3004,   3312]]
// OUT: rank = 3 offset = 0 sizes = [2, 3, 5] strides = [15, 5, 1] data =
// OUT: [[[47,    49,    51,    53,    55],
// OUT:   [142,    204,    266,    328,    390],
// OUT:   [237,    359,    481,    603,    725]],
// OUT:  [[1532,    1714,    1896,    2078,    2260],
// OUT:   [2027,    2269,    2511,    2753,    2995],
// OUT:   [2522,    2824,    3126,    3428,    3730]]]
