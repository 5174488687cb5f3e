// Loops over tensors whose shapes change, or that are written in another order:
// mlir-opt-22 takes the first for a shape that stays, and mixes up the latter.
//
// RUN: %mlcc-opt %s -canonicalize -allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @grows(
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT: %0 = scf.for %arg2 = %c0 to %arg1 step %c1 iter_args(%arg3 = %cast) -> (tensor<?xf32>) {
// CHECK-NEXT: %concat = tensor.concat dim(0) %arg3, %arg0 : (tensor<?xf32>, tensor<4xf32>) -> tensor<?xf32>
// CHECK-NEXT: scf.yield %concat : tensor<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : tensor<?xf32>
// CHECK-NEXT: }
func.func @grows(%t: tensor<4xf32>, %n: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %1 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %0) -> (tensor<?xf32>) {
    %2 = tensor.concat dim(0) %a, %t : (tensor<?xf32>, tensor<4xf32>) -> tensor<?xf32>
    scf.yield %2 : tensor<?xf32>
  }
  return %1 : tensor<?xf32>
}

// CHECK-LABEL: func.func @swaps_with_another(
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT: %0:2 = scf.for %arg3 = %c0 to %arg2 step %c1 iter_args(%arg4 = %cast, %arg5 = %arg1) -> (tensor<?xf32>, tensor<?xf32>) {
// CHECK-NEXT: scf.yield %arg5, %arg4 : tensor<?xf32>, tensor<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %0#0, %0#1 : tensor<?xf32>, tensor<?xf32>
// CHECK-NEXT: }
func.func @swaps_with_another(%t: tensor<4xf32>, %o: tensor<?xf32>, %n: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %1:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %0, %b = %o) -> (tensor<?xf32>, tensor<?xf32>) {
    scf.yield %b, %a : tensor<?xf32>, tensor<?xf32>
  }
  return %1#0, %1#1 : tensor<?xf32>, tensor<?xf32>
}

// CHECK-LABEL: func.func @one_way_is_not_known(
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT: %0 = scf.for %arg4 = %c0 to %arg2 step %c1 iter_args(%arg5 = %cast) -> (tensor<?xf32>) {
// CHECK-NEXT: %1 = arith.select %arg3, %arg1, %arg5 : tensor<?xf32>
// CHECK-NEXT: scf.if %arg3 {
// CHECK-NEXT: "say"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %1 : tensor<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : tensor<?xf32>
// CHECK-NEXT: }
func.func @one_way_is_not_known(%t: tensor<4xf32>, %o: tensor<?xf32>, %n: index, %p: i1) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %1 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %0) -> (tensor<?xf32>) {
    %2 = scf.if %p -> (tensor<?xf32>) {
      "say"() : () -> ()
      scf.yield %o : tensor<?xf32>
    } else {
      scf.yield %a : tensor<?xf32>
    }
    scf.yield %2 : tensor<?xf32>
  }
  return %1 : tensor<?xf32>
}

// CHECK-LABEL: func.func @writes_in_another_order(
// CHECK-NEXT: %0:2 = scf.forall (%arg4) in (%arg1) shared_outs(%arg5 = %arg0, %arg6 = %arg3) -> (tensor<32xf32>, tensor<4x4xf32>) {
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg5[%arg4] [1] [1] : tensor<32xf32> to tensor<1xf32>
// CHECK-NEXT: scf.forall.in_parallel {
// CHECK-NEXT: tensor.parallel_insert_slice %extracted_slice into %arg6[%arg4, 0] [1, 1] [1, 1] : tensor<1xf32> into tensor<4x4xf32>
// CHECK-NEXT: tensor.parallel_insert_slice %arg2 into %arg5[%arg4] [1] [1] : tensor<1xf32> into tensor<32xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: %cast = tensor.cast %0#0 : tensor<32xf32> to tensor<?xf32>
// CHECK-NEXT: %cast_0 = tensor.cast %0#1 : tensor<4x4xf32> to tensor<?x4xf32>
// CHECK-NEXT: return %cast, %cast_0 : tensor<?xf32>, tensor<?x4xf32>
// CHECK-NEXT: }
func.func @writes_in_another_order(%t: tensor<32xf32>, %n: index, %s: tensor<1xf32>, %u: tensor<4x4xf32>) -> (tensor<?xf32>, tensor<?x4xf32>) {
  %0 = tensor.cast %t : tensor<32xf32> to tensor<?xf32>
  %1 = tensor.cast %u : tensor<4x4xf32> to tensor<?x4xf32>
  %2:2 = scf.forall (%i) in (%n) shared_outs(%a = %0, %b = %1) -> (tensor<?xf32>, tensor<?x4xf32>) {
    %f = tensor.extract_slice %a[%i] [1] [1] : tensor<?xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %f into %b[%i, 0] [1, 1] [1, 1] : tensor<1xf32> into tensor<?x4xf32>
      tensor.parallel_insert_slice %s into %a[%i] [1] [1] : tensor<1xf32> into tensor<?xf32>
    }
  }
  return %2#0, %2#1 : tensor<?xf32>, tensor<?x4xf32>
}
