// A shape that would be an error ends the program before anything uses it.
//
// NO ORACLE: its passes know no tensors
// FAILS

func.func private @printMemrefI64(tensor<*xi64>)
func.func @sizes(%a: tensor<?x?xi64>, %b: tensor<?xi64>) -> index {
  %sa = shape.shape_of %a : tensor<?x?xi64> -> !shape.shape
  %sb = shape.shape_of %b : tensor<?xi64> -> !shape.shape
  %s = shape.broadcast %sa, %sb : !shape.shape, !shape.shape -> !shape.shape
  %n = shape.num_elements %s : !shape.shape -> !shape.size
  %i = shape.size_to_index %n : !shape.size
  return %i : index
}
func.func @show(%a: tensor<2x3xi64>, %b: tensor<?xi64>) {
  %da = tensor.cast %a : tensor<2x3xi64> to tensor<?x?xi64>
  %n = call @sizes(%da, %b) : (tensor<?x?xi64>, tensor<?xi64>) -> index
  %i = arith.index_cast %n : index to i64
  %t = tensor.from_elements %i : tensor<1xi64>
  %u = tensor.cast %t : tensor<1xi64> to tensor<*xi64>
  call @printMemrefI64(%u) : (tensor<*xi64>) -> ()
  return
}
// OUT: rank = 1 offset = 0 sizes = [1] strides = [1] data =
// OUT: [6]
func.func @main() -> i32 {
  %zero = arith.constant 0 : i32
  %a = arith.constant dense<1> : tensor<2x3xi64>
  %b = arith.constant dense<2> : tensor<1xi64>
  %c = arith.constant dense<3> : tensor<2xi64>
  %db = tensor.cast %b : tensor<1xi64> to tensor<?xi64>
  %dc = tensor.cast %c : tensor<2xi64> to tensor<?xi64>
  call @show(%a, %db) : (tensor<2x3xi64>, tensor<?xi64>) -> ()
  call @show(%a, %dc) : (tensor<2x3xi64>, tensor<?xi64>) -> ()
  return %zero : i32
}
