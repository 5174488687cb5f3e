// RUN: mlcc-opt -eliminate-empty-tensors %s | FileCheck %s
// RUN: mlcc-opt -eliminate-empty-tensors %s > %t
// RUN: %if mlir-22 %{ mlir-opt-22 -eliminate-empty-tensors %s | diff %t - %}

// CHECK-LABEL: func.func @insert(
// CHECK: %[[S:.*]] = tensor.extract_slice %arg0[%arg2] [5] [1]
// CHECK: %[[F:.*]] = linalg.fill {{.*}} outs(%[[S]]
// CHECK: tensor.insert_slice %[[F]] into %arg0[%arg2] [5] [1]
func.func @insert(%t: tensor<?xf32>, %c: f32, %o: index) -> tensor<?xf32> {
  %0 = tensor.empty() : tensor<5xf32>
  %1 = linalg.fill ins(%c : f32) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
  %2 = tensor.insert_slice %1 into %t[%o] [5] [1] : tensor<5xf32> into tensor<?xf32>
  return %2 : tensor<?xf32>
}
func.func @chain(%t: tensor<8x4xf32>, %a: tensor<2x4xf32>) -> tensor<8x4xf32> {
  %0 = tensor.empty() : tensor<2x4xf32>
  %1 = linalg.exp ins(%a : tensor<2x4xf32>) outs(%0 : tensor<2x4xf32>) -> tensor<2x4xf32>
  %2 = linalg.add ins(%a, %a : tensor<2x4xf32>, tensor<2x4xf32>) outs(%1 : tensor<2x4xf32>) -> tensor<2x4xf32>
  %3 = tensor.insert_slice %2 into %t[2, 0] [2, 4] [1, 1] : tensor<2x4xf32> into tensor<8x4xf32>
  return %3 : tensor<8x4xf32>
}
// CHECK-LABEL: func.func @loop(
// CHECK: %[[S:.*]] = tensor.extract_slice %arg0[4] [4] [1]
// CHECK: scf.for {{.*}} iter_args(%{{.*}} = %[[S]])
func.func @loop(%t: tensor<8xf32>, %n: index, %c: f32) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.empty() : tensor<4xf32>
  %1 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %0) -> (tensor<4xf32>) {
    %y = linalg.fill ins(%c : f32) outs(%x : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %y : tensor<4xf32>
  }
  %3 = tensor.insert_slice %1 into %t[4] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %3 : tensor<8xf32>
}
// The destination goes before what is computed in it.
// CHECK-LABEL: func.func @late(
// CHECK: %[[T:.*]] = linalg.fill {{.*}} -> tensor<8xf32>
// CHECK: %[[S:.*]] = tensor.extract_slice %[[T]][4] [4] [1]
// CHECK: linalg.fill {{.*}} outs(%[[S]]
func.func @late(%c: f32, %n: index) -> tensor<8xf32> {
  %0 = tensor.empty() : tensor<4xf32>
  %1 = linalg.fill ins(%c : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  %t = tensor.empty() : tensor<8xf32>
  %u = linalg.fill ins(%c : f32) outs(%t : tensor<8xf32>) -> tensor<8xf32>
  %3 = tensor.insert_slice %1 into %u[4] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %3 : tensor<8xf32>
}
// CHECK-LABEL: func.func @mat(
// CHECK: %[[D:.*]] = bufferization.to_tensor %arg1 restrict writable
// CHECK: linalg.fill {{.*}} outs(%[[D]]
func.func @mat(%c: f32, %d: memref<5xf32>) {
  %0 = tensor.empty() : tensor<5xf32>
  %1 = linalg.fill ins(%c : f32) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
  bufferization.materialize_in_destination %1 in restrict writable %d : (tensor<5xf32>, memref<5xf32>) -> ()
  return
}
func.func @mat2(%c: f32, %d: tensor<5xf32>) -> tensor<5xf32> {
  %0 = tensor.empty() : tensor<5xf32>
  %1 = linalg.fill ins(%c : f32) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
  %2 = bufferization.materialize_in_destination %1 in %d : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
  return %2 : tensor<5xf32>
}
// CHECK-LABEL: func.func @forall(
// CHECK: %[[S:.*]] = tensor.extract_slice %{{.*}}[%{{.*}}] [5] [1]
// CHECK: linalg.fill {{.*}} outs(%[[S]]
func.func @forall(%c: f32, %d: tensor<50xf32>) -> tensor<50xf32> {
  %r = scf.forall (%i) in (10) shared_outs(%o = %d) -> (tensor<50xf32>) {
    %k = affine.apply affine_map<(d0) -> (d0 * 5)>(%i)
    %0 = tensor.empty() : tensor<5xf32>
    %1 = linalg.fill ins(%c : f32) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %1 into %o[%k] [5] [1] : tensor<5xf32> into tensor<50xf32>
    }
  }
  return %r : tensor<50xf32>
}
func.func @dynamic(%t: tensor<?x?xf32>, %n: index, %c: f32) -> tensor<?x?xf32> {
  %0 = tensor.empty(%n) : tensor<?xf32>
  %1 = linalg.fill ins(%c : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
  %k = arith.addi %n, %n : index
  %2 = tensor.insert_slice %1 into %t[%k, 0] [1, %n] [1, 1] : tensor<?xf32> into tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}

// Both branches begin with the place.
// CHECK-LABEL: func.func @branches(
// CHECK: scf.if
// CHECK: %[[A:.*]] = tensor.extract_slice %arg0[42] [%arg1] [1]
// CHECK: linalg.fill {{.*}} outs(%[[A]]
// CHECK: %[[B:.*]] = tensor.extract_slice %arg0[42] [%arg1] [1]
// CHECK: linalg.fill {{.*}} outs(%[[B]]
func.func @branches(%t: tensor<?xf32>, %n: index, %c: i1, %x: f32, %y: f32) -> tensor<?xf32> {
  %0 = scf.if %c -> (tensor<?xf32>) {
    %1 = tensor.empty(%n) : tensor<?xf32>
    %2 = linalg.fill ins(%x : f32) outs(%1 : tensor<?xf32>) -> tensor<?xf32>
    scf.yield %2 : tensor<?xf32>
  } else {
    %1 = tensor.empty(%n) : tensor<?xf32>
    %2 = linalg.fill ins(%y : f32) outs(%1 : tensor<?xf32>) -> tensor<?xf32>
    scf.yield %2 : tensor<?xf32>
  }
  %3 = tensor.insert_slice %0 into %t[42] [%n] [1] : tensor<?xf32> into tensor<?xf32>
  return %3 : tensor<?xf32>
}

// Only one tensor knows memory that is restricted.
// CHECK-LABEL: func.func @restricted(
// CHECK-COUNT-1: bufferization.to_tensor %arg0 restrict writable
// CHECK-NOT: bufferization.to_tensor
func.func @restricted(%m: memref<5xf32>, %c: i1, %x: f32, %y: f32) {
  %0 = tensor.empty() : tensor<5xf32>
  %1 = linalg.fill ins(%x : f32) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
  %2 = tensor.empty() : tensor<5xf32>
  %3 = linalg.fill ins(%y : f32) outs(%2 : tensor<5xf32>) -> tensor<5xf32>
  %4 = scf.if %c -> (tensor<5xf32>) {
    scf.yield %1 : tensor<5xf32>
  } else {
    scf.yield %3 : tensor<5xf32>
  }
  bufferization.materialize_in_destination %4 in restrict writable %m : (tensor<5xf32>, memref<5xf32>) -> ()
  return
}

// A copy, and an empty tensor that is inserted itself.
// CHECK-LABEL: func.func @copies(
// CHECK: linalg.fill {{.*}} outs(%arg0 :
// CHECK: %[[S:.*]] = tensor.extract_slice %arg0[1] [2] [1]
// CHECK: tensor.insert_slice %[[S]] into %arg0[1] [2] [1]
func.func @copies(%t: tensor<5xf32>, %x: f32) -> (tensor<5xf32>, tensor<5xf32>) {
  %0 = tensor.empty() : tensor<5xf32>
  %1 = linalg.fill ins(%x : f32) outs(%0 : tensor<5xf32>) -> tensor<5xf32>
  %2 = linalg.copy ins(%1 : tensor<5xf32>) outs(%t : tensor<5xf32>) -> tensor<5xf32>
  %3 = tensor.empty() : tensor<2xf32>
  %4 = tensor.insert_slice %3 into %t[1] [2] [1] : tensor<2xf32> into tensor<5xf32>
  return %2, %4 : tensor<5xf32>, tensor<5xf32>
}
