// Attention of 8 heads, 512 positions and 64 channels.

#rows = affine_map<(h, m, n, k) -> (h, m, k)>
#transposed = affine_map<(h, m, n, k) -> (h, n, k)>
#product = affine_map<(h, m, n, k) -> (h, m, n)>
#same = affine_map<(h, m, n) -> (h, m, n)>

// softmax(Q K^T / 8) V
func.func @attention(%Q: tensor<8x512x64xf32>, %K: tensor<8x512x64xf32>, %V: tensor<8x512x64xf32>) -> tensor<8x512x64xf32> {
  %zero = arith.constant 0.0 : f32
  %eighth = arith.constant 0.125 : f32
  %empty = tensor.empty() : tensor<8x512x512xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%empty : tensor<8x512x512xf32>) -> tensor<8x512x512xf32>
  %QK = linalg.batch_matmul indexing_maps = [#rows, #transposed, #product]
      ins(%Q, %K : tensor<8x512x64xf32>, tensor<8x512x64xf32>)
      outs(%zeros : tensor<8x512x512xf32>) -> tensor<8x512x512xf32>
  %scaled = linalg.generic {indexing_maps = [#same, #same], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%QK : tensor<8x512x512xf32>) outs(%empty : tensor<8x512x512xf32>) {
  ^bb0(%x: f32, %out: f32):
    %y = arith.mulf %x, %eighth : f32
    linalg.yield %y : f32
  } -> tensor<8x512x512xf32>
  %weights = linalg.softmax dimension(2) ins(%scaled : tensor<8x512x512xf32>)
      outs(%empty : tensor<8x512x512xf32>) -> tensor<8x512x512xf32>
  %out = tensor.empty() : tensor<8x512x64xf32>
  %begin = linalg.fill ins(%zero : f32) outs(%out : tensor<8x512x64xf32>) -> tensor<8x512x64xf32>
  %result = linalg.batch_matmul ins(%weights, %V : tensor<8x512x512xf32>, tensor<8x512x64xf32>)
      outs(%begin : tensor<8x512x64xf32>) -> tensor<8x512x64xf32>
  return %result : tensor<8x512x64xf32>
}
