// Memory that others may write as well: a tensor of it is what was there.
//
// NO ORACLE: mlir-opt refuses a to_tensor without restrict

func.func private @printMemrefI32(tensor<*xi32>)
func.func @show(%t: tensor<?xi32>) {
  %u = tensor.cast %t : tensor<?xi32> to tensor<*xi32>
  call @printMemrefI32(%u) : (tensor<*xi32>) -> ()
  return
}

// OUT: rank = 1 offset = 0 sizes = [2] strides = [1] data =
// OUT: [9,  9]
// OUT: rank = 1 offset = 0 sizes = [2] strides = [1] data =
// OUT: [9,  7]
func.func @main() -> i32 {
  %zero = arith.constant 0 : i32
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c7 = arith.constant 7 : i32
  %c9 = arith.constant 9 : i32
  %m = memref.alloca(%c2) : memref<?xi32>
  linalg.fill ins(%c9 : i32) outs(%m : memref<?xi32>)
  %before = bufferization.to_tensor %m : memref<?xi32> to tensor<?xi32>
  %c1 = arith.constant 1 : index
  memref.store %c7, %m[%c1] : memref<?xi32>
  %behind = bufferization.to_tensor %m : memref<?xi32> to tensor<?xi32>
  memref.store %zero, %m[%c0] : memref<?xi32>
  call @show(%before) : (tensor<?xi32>) -> ()
  call @show(%behind) : (tensor<?xi32>) -> ()
  return %zero : i32
}
