// Tensors that are computed in the memory that they go to, and what reads that
// memory before.
//
// NO ORACLE: mlir-opt takes no tensor that goes to memory behind a read of it

func.func private @printMemrefI32(memref<*xi32>)

func.func @sum(%a: tensor<4xi32>, %m: memref<?xi32>, %at: index) {
  %0 = tensor.empty() : tensor<4xi32>
  %1 = linalg.add ins(%a, %a : tensor<4xi32>, tensor<4xi32>) outs(%0 : tensor<4xi32>) -> tensor<4xi32>
  %2 = arith.addi %at, %at : index
  %3 = memref.subview %m[%2] [4] [1] : memref<?xi32> to memref<4xi32, strided<[1], offset: ?>>
  bufferization.materialize_in_destination %1 in restrict writable %3 : (tensor<4xi32>, memref<4xi32, strided<[1], offset: ?>>) -> ()
  return
}

// Each element is twice that of before and the one from the other end.
func.func @add_reversed(%m: memref<4xi32>) {
  %a = bufferization.to_tensor %m restrict : memref<4xi32> to tensor<4xi32>
  %0 = tensor.empty() : tensor<4xi32>
  %1 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      outs(%0 : tensor<4xi32>) {
  ^bb0(%o: i32):
    %c3 = arith.constant 3 : index
    %i = linalg.index 0 : index
    %j = arith.subi %c3, %i : index
    %x = tensor.extract %a[%i] : tensor<4xi32>
    %y = tensor.extract %a[%j] : tensor<4xi32>
    %d = arith.addi %x, %x : i32
    %s = arith.addi %d, %y : i32
    linalg.yield %s : i32
  } -> tensor<4xi32>
  bufferization.materialize_in_destination %1 in restrict writable %m : (tensor<4xi32>, memref<4xi32>) -> ()
  return
}

// The element is read before the memory is written.
func.func @swap(%a: tensor<4xi32>, %m: memref<4xi32>, %i: index) -> i32 {
  %0 = tensor.empty() : tensor<4xi32>
  %1 = linalg.add ins(%a, %a : tensor<4xi32>, tensor<4xi32>) outs(%0 : tensor<4xi32>) -> tensor<4xi32>
  %2 = memref.load %m[%i] : memref<4xi32>
  bufferization.materialize_in_destination %1 in restrict writable %m : (tensor<4xi32>, memref<4xi32>) -> ()
  return %2 : i32
}

// OUT: rank = 1 offset = 0 sizes = [8] strides = [1] data =
// OUT: [0,  0,  2,  4,  6,  8,  0,  0]
// OUT: rank = 1 offset = 0 sizes = [4] strides = [1] data =
// OUT: [6,  7,  8,  9]
// OUT: rank = 1 offset = 0 sizes = [4] strides = [1] data =
// OUT: [2,  4,  6,  8]
// OUT: 8
func.func @main() -> i32 {
  %zero = arith.constant 0 : i32
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %a = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %m = memref.alloca(%c8) : memref<?xi32>
  linalg.fill ins(%zero : i32) outs(%m : memref<?xi32>)
  call @sum(%a, %m, %c1) : (tensor<4xi32>, memref<?xi32>, index) -> ()
  %um = memref.cast %m : memref<?xi32> to memref<*xi32>
  call @printMemrefI32(%um) : (memref<*xi32>) -> ()

  %n = memref.alloca() : memref<4xi32>
  %one = bufferization.to_buffer %a read_only : tensor<4xi32> to memref<4xi32>
  memref.copy %one, %n : memref<4xi32> to memref<4xi32>
  call @add_reversed(%n) : (memref<4xi32>) -> ()
  %un = memref.cast %n : memref<4xi32> to memref<*xi32>
  call @printMemrefI32(%un) : (memref<*xi32>) -> ()

  %x = func.call @swap(%a, %n, %c2) : (tensor<4xi32>, memref<4xi32>, index) -> i32
  call @printMemrefI32(%un) : (memref<*xi32>) -> ()
  vector.print %x : i32
  return %zero : i32
}
