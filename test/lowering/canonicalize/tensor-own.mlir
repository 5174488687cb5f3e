// What mlir-opt-22 makes something else of, that is wrong or invalid.
//
// RUN: %mlcc-opt %s -canonicalize -allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @empty_keeps_encoding(
// CHECK-NEXT: %0 = tensor.empty() : tensor<4xf32, 1 : i64>
// CHECK-NEXT: return %0 : tensor<4xf32, 1 : i64>
// CHECK-NEXT: }
func.func @empty_keeps_encoding(%n: index) -> (tensor<4xf32, 1>) {
  %0 = tensor.empty(%n) : tensor<?xf32, 1>
  %1 = tensor.cast %0 : tensor<?xf32, 1> to tensor<4xf32, 1>
  return %1 : tensor<4xf32, 1>
}

// CHECK-LABEL: func.func @part_keeps_its_dimensions(
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [1, 4, 1] [1, 1, 1] : tensor<8x8x8xf32> to tensor<1x4xf32>
// CHECK-NEXT: %cast = tensor.cast %extracted_slice : tensor<1x4xf32> to tensor<1x?xf32>
// CHECK-NEXT: return %cast : tensor<1x?xf32>
// CHECK-NEXT: }
func.func @part_keeps_its_dimensions(%a: tensor<8x8x8xf32>, %n: index) -> (tensor<1x?xf32>) {
  %c4 = arith.constant 4 : index
  %1 = tensor.extract_slice %a[0, 0, 0] [1, %c4, 1] [1, 1, 1] : tensor<8x8x8xf32> to tensor<1x?xf32>
  return %1 : tensor<1x?xf32>
}

// CHECK-LABEL: func.func @load_behind_store(
// CHECK-NEXT: %0 = bufferization.to_buffer %arg0 : tensor<4xf32> to memref<4xf32>
// CHECK-NEXT: memref.store %arg2, %0[%arg1] : memref<4xf32>
// CHECK-NEXT: %1 = memref.load %0[%arg1] : memref<4xf32>
// CHECK-NEXT: return %1 : f32
// CHECK-NEXT: }
func.func @load_behind_store(%t: tensor<4xf32>, %i: index, %f: f32) -> (f32) {
  %0 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  memref.store %f, %0[%i] : memref<4xf32>
  %1 = memref.load %0[%i] : memref<4xf32>
  return %1 : f32
}

// CHECK-LABEL: func.func @forall_writes_twice(
// CHECK-NEXT: %c8 = arith.constant 8 : index
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %arg0 into %arg1[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
// CHECK-NEXT: %inserted_slice_0 = tensor.insert_slice %arg0 into %inserted_slice[4] [4] [1] : tensor<4xf32> into tensor<8xf32>
// CHECK-NEXT: return %inserted_slice_0, %c8 : tensor<8xf32>, index
// CHECK-NEXT: }
func.func @forall_writes_twice(%a: tensor<4xf32>, %d: tensor<8xf32>) -> (tensor<8xf32>, index) {
  %c0 = arith.constant 0 : index
  %0 = scf.forall (%i) in (1) shared_outs(%o = %d) -> (tensor<8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %a into %o[%i] [4] [1] : tensor<4xf32> into tensor<8xf32>
      tensor.parallel_insert_slice %a into %o[4] [4] [1] : tensor<4xf32> into tensor<8xf32>
    }
  }
  %1 = tensor.dim %0, %c0 : tensor<8xf32>
  return %0, %1 : tensor<8xf32>, index
}

// CHECK-LABEL: func.func @other_layout(
// CHECK-NEXT: %0 = bufferization.to_tensor %arg0 : memref<?xf32, strided<[1], offset: ?>> to tensor<?xf32>
// CHECK-NEXT: %1 = bufferization.to_buffer %0 : tensor<?xf32> to memref<?xf32>
// CHECK-NEXT: return %1 : memref<?xf32>
// CHECK-NEXT: }
func.func @other_layout(%m: memref<?xf32, strided<[1], offset: ?>>) -> memref<?xf32> {
  %0 = bufferization.to_tensor %m : memref<?xf32, strided<[1], offset: ?>> to tensor<?xf32>
  %1 = bufferization.to_buffer %0 : tensor<?xf32> to memref<?xf32>
  return %1 : memref<?xf32>
}

// CHECK-LABEL: func.func @elements_that_are_vectors(
// CHECK-NEXT: %cst = arith.constant dense<1.000000e+00> : vector<2xf32>
// CHECK-NEXT: %from_elements = tensor.from_elements %cst, %cst : tensor<2xvector<2xf32>>
// CHECK-NEXT: return %from_elements : tensor<2xvector<2xf32>>
// CHECK-NEXT: }
func.func @elements_that_are_vectors() -> tensor<2xvector<2xf32>> {
  %v = arith.constant dense<1.0> : vector<2xf32>
  %0 = tensor.from_elements %v, %v : tensor<2xvector<2xf32>>
  return %0 : tensor<2xvector<2xf32>>
}

// CHECK-LABEL: func.func @written_to_fewer_dimensions(
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = vector.transfer_write %arg0, %arg1[%c0, %c0, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, tensor<1x4x8xf32>
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %0[0, 0, 0] [1, %arg2, 8] [1, 1, 1] : tensor<1x4x8xf32> to tensor<?x8xf32>
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %extracted_slice into %arg3[%arg4, 3, 0] [1, %arg2, 8] [1, 1, 1] : tensor<?x8xf32> into tensor<3x27x37xf32>
// CHECK-NEXT: return %inserted_slice : tensor<3x27x37xf32>
// CHECK-NEXT: }
func.func @written_to_fewer_dimensions(%v: vector<4x8xf32>, %a: tensor<1x4x8xf32>, %n: index, %d: tensor<3x27x37xf32>, %i: index) -> tensor<3x27x37xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %a[%c0, %c0, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, tensor<1x4x8xf32>
  %1 = tensor.extract_slice %0[0, 0, 0] [1, %n, 8] [1, 1, 1] : tensor<1x4x8xf32> to tensor<?x8xf32>
  %2 = tensor.insert_slice %1 into %d[%i, 3, 0] [1, %n, 8] [1, 1, 1] : tensor<?x8xf32> into tensor<3x27x37xf32>
  return %2 : tensor<3x27x37xf32>
}
