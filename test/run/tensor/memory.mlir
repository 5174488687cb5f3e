// Tensors and the memory of others: to_tensor and to_buffer, results put into
// given memory, arguments that may be written, memory that a program frees.
//
// PASSES: -one-shot-bufferize="bufferize-function-boundaries allow-return-allocs-from-loops"
// PASSES: -one-shot-bufferize="bufferize-function-boundaries allow-return-allocs-from-loops function-boundary-type-conversion=identity-layout-map"
// NO ORACLE: its passes know no tensors

func.func private @printMemrefI32(tensor<*xi32>)
func.func @show(%t: tensor<4xi32>) {
  %u = tensor.cast %t : tensor<4xi32> to tensor<*xi32>
  call @printMemrefI32(%u) : (tensor<*xi32>) -> ()
  return
}
// The caller's memory is written, since it says so.
func.func @into(%m: memref<4xi32>, %x: i32) {
  %c1 = arith.constant 1 : index
  %t = bufferization.to_tensor %m restrict writable : memref<4xi32> to tensor<4xi32>
  %r = tensor.insert %x into %t[%c1] : tensor<4xi32>
  bufferization.materialize_in_destination %r in writable %m : (tensor<4xi32>, memref<4xi32>) -> ()
  return
}
// It does not say so here.
func.func @beside(%m: memref<4xi32>, %x: i32) -> tensor<4xi32> {
  %c2 = arith.constant 2 : index
  %t = bufferization.to_tensor %m restrict : memref<4xi32> to tensor<4xi32>
  %r = tensor.insert %x into %t[%c2] : tensor<4xi32>
  return %r : tensor<4xi32>
}
func.func @writable(%t: tensor<4xi32> {bufferization.writable = true}, %x: i32) -> i32 {
  %c3 = arith.constant 3 : index
  %r = tensor.insert %x into %t[%c3] : tensor<4xi32>
  %y = tensor.extract %r[%c3] : tensor<4xi32>
  return %y : i32
}
// OUT: rank = 1 offset = 0 sizes = [4] strides = [1] data =
// OUT: [1,  7,  3,  4]
// OUT: rank = 1 offset = 0 sizes = [4] strides = [1] data =
// OUT: [1,  7,  9,  4]
// OUT: rank = 1 offset = 0 sizes = [4] strides = [1] data =
// OUT: [1,  2,  3,  4]
// OUT: rank = 1 offset = 0 sizes = [4] strides = [1] data =
// OUT: [4,  7,  7,  7]
// OUT: rank = 1 offset = 0 sizes = [4] strides = [1] data =
// OUT: [1,  2,  3,  4]
// OUT: rank = 1 offset = 0 sizes = [4] strides = [1] data =
// OUT: [9,  2,  3,  4]
func.func @main() -> i32 {
  %zero = arith.constant 0 : i32
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c7 = arith.constant 7 : i32
  %c9 = arith.constant 9 : i32
  %k = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %a = bufferization.alloc_tensor() copy(%k) : tensor<4xi32>
  %m = bufferization.to_buffer %a : tensor<4xi32> to memref<4xi32>
  call @into(%m, %c7) : (memref<4xi32>, i32) -> ()
  %b = call @beside(%m, %c9) : (memref<4xi32>, i32) -> tensor<4xi32>
  %t = bufferization.to_tensor %m restrict : memref<4xi32> to tensor<4xi32>
  call @show(%t) : (tensor<4xi32>) -> ()
  call @show(%b) : (tensor<4xi32>) -> ()
  call @show(%k) : (tensor<4xi32>) -> ()
  // Who calls it keeps what it needs.
  %y = call @writable(%b, %c7) : (tensor<4xi32>, i32) -> i32
  %z = tensor.extract %b[%c3] : tensor<4xi32>
  %e = bufferization.alloc_tensor() : tensor<4xi32>
  %e0 = linalg.fill ins(%y : i32) outs(%e : tensor<4xi32>) -> tensor<4xi32>
  %e1 = tensor.insert %z into %e0[%c0] : tensor<4xi32>
  call @show(%e1) : (tensor<4xi32>) -> ()
  %d = bufferization.materialize_in_destination %k in %e1 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  call @show(%d) : (tensor<4xi32>) -> ()
  bufferization.dealloc_tensor %d : tensor<4xi32>
  %h = memref.alloc() : memref<4xi32>
  memref.store %c9, %h[%c0] : memref<4xi32>
  %ht = bufferization.to_tensor %h restrict : memref<4xi32> to tensor<4xi32>
  %hx = tensor.extract %ht[%c0] : tensor<4xi32>
  bufferization.dealloc_tensor %ht : tensor<4xi32>
  %s = tensor.from_elements %hx, %hx, %hx, %hx : tensor<4xi32>
  %r = bufferization.to_buffer %s read_only : tensor<4xi32> to memref<4xi32>
  %v = memref.load %r[%c3] : memref<4xi32>
  %s2 = tensor.insert %v into %k[%c0] : tensor<4xi32>
  call @show(%s2) : (tensor<4xi32>) -> ()
  return %zero : i32
}
