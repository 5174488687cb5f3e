// A vector that becomes all of a tensor, the beginning of which is put into
// another: it is written to its place there.
//
// RUN: %mlcc-opt %s -canonicalize -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -canonicalize -allow-unregistered-dialect | FileCheck %s %}

// CHECK-LABEL: func.func @swap(
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg4[%arg5, 3] [%arg2, %arg3] [1, 1] : tensor<27x37xf32> to tensor<?x?xf32>
// CHECK-NEXT: %0 = vector.transfer_write %arg0, %extracted_slice[%c0, %c0] : vector<4x8xf32>, tensor<?x?xf32>
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %0 into %arg4[%arg5, 3] [%arg2, %arg3] [1, 1] : tensor<?x?xf32> into tensor<27x37xf32>
// CHECK-NEXT: return %inserted_slice : tensor<27x37xf32>
// CHECK-NEXT: }
func.func @swap(%v: vector<4x8xf32>, %a: tensor<4x8xf32>, %n: index, %m: index, %d: tensor<27x37xf32>, %i: index) -> tensor<27x37xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %a[%c0, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, tensor<4x8xf32>
  %1 = tensor.extract_slice %0[0, 0] [%n, %m] [1, 1] : tensor<4x8xf32> to tensor<?x?xf32>
  %2 = tensor.insert_slice %1 into %d[%i, 3] [%n, %m] [1, 1] : tensor<?x?xf32> into tensor<27x37xf32>
  return %2 : tensor<27x37xf32>
}

// CHECK-LABEL: func.func @transposed(
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg4[%arg5, 3] [%arg2, 5] [1, 1] : tensor<27x37xf32> to tensor<?x5xf32>
// CHECK-NEXT: %0 = vector.transfer_write %arg0, %extracted_slice[%c0, %c0] {permutation_map = #map} : vector<8x4xf32>, tensor<?x5xf32>
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %0 into %arg4[%arg5, 3] [%arg2, 5] [1, 1] : tensor<?x5xf32> into tensor<27x37xf32>
// CHECK-NEXT: return %inserted_slice : tensor<27x37xf32>
// CHECK-NEXT: }
func.func @transposed(%v: vector<8x4xf32>, %a: tensor<4x8xf32>, %n: index, %m: index, %d: tensor<27x37xf32>, %i: index) -> tensor<27x37xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %a[%c0, %c0] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<8x4xf32>, tensor<4x8xf32>
  %1 = tensor.extract_slice %0[0, 0] [%n, 5] [1, 1] : tensor<4x8xf32> to tensor<?x5xf32>
  %2 = tensor.insert_slice %1 into %d[%i, 3] [%n, 5] [1, 1] : tensor<?x5xf32> into tensor<27x37xf32>
  return %2 : tensor<27x37xf32>
}

// CHECK-LABEL: func.func @begins_elsewhere(
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = vector.transfer_write %arg0, %arg1[%c0, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, tensor<4x8xf32>
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %0[0, 1] [%arg2, 7] [1, 1] : tensor<4x8xf32> to tensor<?x7xf32>
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %extracted_slice into %arg3[%arg4, 3] [%arg2, 7] [1, 1] : tensor<?x7xf32> into tensor<27x37xf32>
// CHECK-NEXT: return %inserted_slice : tensor<27x37xf32>
// CHECK-NEXT: }
func.func @begins_elsewhere(%v: vector<4x8xf32>, %a: tensor<4x8xf32>, %n: index, %d: tensor<27x37xf32>, %i: index) -> tensor<27x37xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %a[%c0, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, tensor<4x8xf32>
  %1 = tensor.extract_slice %0[0, 1] [%n, 7] [1, 1] : tensor<4x8xf32> to tensor<?x7xf32>
  %2 = tensor.insert_slice %1 into %d[%i, 3] [%n, 7] [1, 1] : tensor<?x7xf32> into tensor<27x37xf32>
  return %2 : tensor<27x37xf32>
}

// CHECK-LABEL: func.func @fills_not_all(
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = vector.transfer_write %arg0, %arg1[%c0, %c0] {in_bounds = [true, true]} : vector<4x6xf32>, tensor<4x8xf32>
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %0[0, 0] [%arg2, 8] [1, 1] : tensor<4x8xf32> to tensor<?x8xf32>
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %extracted_slice into %arg3[%arg4, 3] [%arg2, 8] [1, 1] : tensor<?x8xf32> into tensor<27x37xf32>
// CHECK-NEXT: return %inserted_slice : tensor<27x37xf32>
// CHECK-NEXT: }
func.func @fills_not_all(%v: vector<4x6xf32>, %a: tensor<4x8xf32>, %n: index, %d: tensor<27x37xf32>, %i: index) -> tensor<27x37xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %a[%c0, %c0] {in_bounds = [true, true]} : vector<4x6xf32>, tensor<4x8xf32>
  %1 = tensor.extract_slice %0[0, 0] [%n, 8] [1, 1] : tensor<4x8xf32> to tensor<?x8xf32>
  %2 = tensor.insert_slice %1 into %d[%i, 3] [%n, 8] [1, 1] : tensor<?x8xf32> into tensor<27x37xf32>
  return %2 : tensor<27x37xf32>
}

// CHECK-LABEL: func.func @written_elsewhere(
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = vector.transfer_write %arg0, %arg1[%c0, %arg4] {in_bounds = [true, false]} : vector<4x8xf32>, tensor<4x8xf32>
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %0[0, 0] [%arg2, 8] [1, 1] : tensor<4x8xf32> to tensor<?x8xf32>
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %extracted_slice into %arg3[%arg4, 3] [%arg2, 8] [1, 1] : tensor<?x8xf32> into tensor<27x37xf32>
// CHECK-NEXT: return %inserted_slice : tensor<27x37xf32>
// CHECK-NEXT: }
func.func @written_elsewhere(%v: vector<4x8xf32>, %a: tensor<4x8xf32>, %n: index, %d: tensor<27x37xf32>, %i: index) -> tensor<27x37xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %a[%c0, %i] : vector<4x8xf32>, tensor<4x8xf32>
  %1 = tensor.extract_slice %0[0, 0] [%n, 8] [1, 1] : tensor<4x8xf32> to tensor<?x8xf32>
  %2 = tensor.insert_slice %1 into %d[%i, 3] [%n, 8] [1, 1] : tensor<?x8xf32> into tensor<27x37xf32>
  return %2 : tensor<27x37xf32>
}

// CHECK-LABEL: func.func @with_a_mask(
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = vector.transfer_write %arg0, %arg1[%c0, %c0], %arg5 {in_bounds = [true, true]} : vector<4x8xf32>, tensor<4x8xf32>
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %0[0, 0] [%arg2, 8] [1, 1] : tensor<4x8xf32> to tensor<?x8xf32>
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %extracted_slice into %arg3[%arg4, 3] [%arg2, 8] [1, 1] : tensor<?x8xf32> into tensor<27x37xf32>
// CHECK-NEXT: return %inserted_slice : tensor<27x37xf32>
// CHECK-NEXT: }
func.func @with_a_mask(%v: vector<4x8xf32>, %a: tensor<4x8xf32>, %n: index, %d: tensor<27x37xf32>, %i: index, %m: vector<4x8xi1>) -> tensor<27x37xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %a[%c0, %c0], %m {in_bounds = [true, true]} : vector<4x8xf32>, tensor<4x8xf32>
  %1 = tensor.extract_slice %0[0, 0] [%n, 8] [1, 1] : tensor<4x8xf32> to tensor<?x8xf32>
  %2 = tensor.insert_slice %1 into %d[%i, 3] [%n, 8] [1, 1] : tensor<?x8xf32> into tensor<27x37xf32>
  return %2 : tensor<27x37xf32>
}

// CHECK-LABEL: func.func @of_another_size(
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = vector.transfer_write %arg0, %arg1[%c0, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, tensor<4x8xf32>
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %0[0, 0] [%arg2, 8] [1, 1] : tensor<4x8xf32> to tensor<?x8xf32>
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %extracted_slice into %arg4[%arg5, 3] [%arg3, 8] [1, 1] : tensor<?x8xf32> into tensor<27x37xf32>
// CHECK-NEXT: return %inserted_slice : tensor<27x37xf32>
// CHECK-NEXT: }
func.func @of_another_size(%v: vector<4x8xf32>, %a: tensor<4x8xf32>, %n: index, %m: index, %d: tensor<27x37xf32>, %i: index) -> tensor<27x37xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %a[%c0, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, tensor<4x8xf32>
  %1 = tensor.extract_slice %0[0, 0] [%n, 8] [1, 1] : tensor<4x8xf32> to tensor<?x8xf32>
  %2 = tensor.insert_slice %1 into %d[%i, 3] [%m, 8] [1, 1] : tensor<?x8xf32> into tensor<27x37xf32>
  return %2 : tensor<27x37xf32>
}

// CHECK-LABEL: func.func @used_twice(
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = vector.transfer_write %arg0, %arg1[%c0, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, tensor<4x8xf32>
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %0[0, 0] [%arg2, 8] [1, 1] : tensor<4x8xf32> to tensor<?x8xf32>
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %extracted_slice into %arg3[%arg4, 3] [%arg2, 8] [1, 1] : tensor<?x8xf32> into tensor<27x37xf32>
// CHECK-NEXT: return %inserted_slice, %0 : tensor<27x37xf32>, tensor<4x8xf32>
// CHECK-NEXT: }
func.func @used_twice(%v: vector<4x8xf32>, %a: tensor<4x8xf32>, %n: index, %d: tensor<27x37xf32>, %i: index) -> (tensor<27x37xf32>, tensor<4x8xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %a[%c0, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, tensor<4x8xf32>
  %1 = tensor.extract_slice %0[0, 0] [%n, 8] [1, 1] : tensor<4x8xf32> to tensor<?x8xf32>
  %2 = tensor.insert_slice %1 into %d[%i, 3] [%n, 8] [1, 1] : tensor<?x8xf32> into tensor<27x37xf32>
  return %2, %0 : tensor<27x37xf32>, tensor<4x8xf32>
}
