// RUN: grep -v '^//' %s > %t
// RUN: mlcc-opt -allow-unregistered-dialect %t | diff %t -
// RUN: mlcc-opt -allow-unregistered-dialect -mlir-print-op-generic %t > %t.generic
// RUN: mlcc-opt -allow-unregistered-dialect %t.generic | diff %t -
// RUN: %if mlir-22 %{ mlir-opt-22 -allow-unregistered-dialect %t | diff %t - %}
// RUN: %if mlir-22 %{ mlir-opt-22 -allow-unregistered-dialect -mlir-print-op-generic %t | diff %t.generic - %}
//
// Every operation of bufferization, as it is printed: reading gives it back, in generic
// form too, and what mlir-opt prints is the same.
module {
  func.func @a(%arg0: tensor<?x4xf32>, %arg1: index, %arg2: memref<?x4xf32>, %arg3: tensor<*xf32>, %arg4: tensor<?xf32>) {
    %0 = bufferization.alloc_tensor(%arg1) : tensor<?x4xf32>
    %1 = bufferization.alloc_tensor() copy(%arg0) : tensor<?x4xf32>
    %2 = bufferization.alloc_tensor(%arg1) size_hint=%arg1 {memory_space = 1 : i64} : tensor<?xf32>
    %3 = bufferization.alloc_tensor() copy(%arg0) {memory_space = 1 : i64, note} : tensor<?x4xf32>
    %4 = bufferization.clone %arg2 : memref<?x4xf32> to memref<?x4xf32>
    bufferization.dealloc_tensor %arg0 : tensor<?x4xf32>
    %5 = bufferization.to_tensor %arg2 : memref<?x4xf32> to tensor<?x4xf32>
    %6 = bufferization.to_tensor %arg2 restrict writable : memref<?x4xf32> to tensor<?x4xf32>
    %7 = bufferization.to_buffer %arg0 : tensor<?x4xf32> to memref<?x4xf32>
    %8 = bufferization.to_buffer %arg0 read_only {note} : tensor<?x4xf32> to memref<?x4xf32, strided<[?, ?], offset: ?>, 3>
    %9 = bufferization.materialize_in_destination %arg0 in %arg0 : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
    bufferization.materialize_in_destination %arg0 in restrict writable %arg2 : (tensor<?x4xf32>, memref<?x4xf32>) -> ()
    return
  }
  func.func @c(%arg0: tensor<*xf32>, %arg1: memref<*xf32>, %arg2: memref<*xf32, 1>) {
    %0 = bufferization.to_buffer %arg0 : tensor<*xf32> to memref<*xf32>
    %1 = bufferization.to_tensor %arg1 : memref<*xf32> to tensor<*xf32>
    %2 = bufferization.clone %arg1 : memref<*xf32> to memref<*xf32>
    bufferization.materialize_in_destination %arg0 in writable %arg1 : (tensor<*xf32>, memref<*xf32>) -> ()
    %3 = bufferization.alloc_tensor() : tensor<*xf32>
    %4 = bufferization.alloc_tensor() copy(%arg0) : tensor<*xf32>
    %5 = bufferization.alloc_tensor() : tensor<f32>
    return
  }
  func.func @b(%arg0: memref<2xf32>, %arg1: i1, %arg2: memref<*xf32>) {
    %0 = bufferization.dealloc (%arg0 : memref<2xf32>) if (%arg1) retain (%arg2 : memref<*xf32>)
    %1:2 = bufferization.dealloc (%arg0, %arg0 : memref<2xf32>, memref<2xf32>) if (%arg1, %arg1) retain (%arg2, %arg0 : memref<*xf32>, memref<2xf32>) {note}
    bufferization.dealloc
    bufferization.dealloc (%arg0 : memref<2xf32>) if (%arg1)
    %2 = bufferization.dealloc retain (%arg2 : memref<*xf32>)
    return
  }
}

