// Functions of tensors, as C calls them.

// Adds what is in the columns of a product.
func.func @product(%a: tensor<?x?xf32>, %b: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %rows = tensor.dim %a, %c0 : tensor<?x?xf32>
  %empty = tensor.empty(%rows) : tensor<?x4xf32>
  %filled = linalg.fill ins(%zero : f32) outs(%empty : tensor<?x4xf32>) -> tensor<?x4xf32>
  %c = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x4xf32>)
                     outs(%filled : tensor<?x4xf32>) -> tensor<?x4xf32>
  return %c : tensor<?x4xf32>
}

// Three of which two are tensors; the first is the argument's value.
func.func @several(%x: tensor<3xi32>) -> (tensor<3xi32>, i32, tensor<i64>) {
  %c1 = arith.constant 1 : index
  %one = tensor.extract %x[%c1] : tensor<3xi32>
  %wide = arith.extsi %one : i32 to i64
  %cell = tensor.from_elements %wide : tensor<i64>
  return %x, %one, %cell : tensor<3xi32>, i32, tensor<i64>
}
