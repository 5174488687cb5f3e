// What a cast in front of a loop forgets of a tensor's shape, the loop is told.
//
// RUN: %mlcc-opt %s -canonicalize -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -canonicalize -allow-unregistered-dialect | FileCheck %s %}

// CHECK-LABEL: func.func @writes(
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0 = scf.for %arg2 = %c0 to %arg1 step %c1 iter_args(%arg3 = %arg0) -> (tensor<32x64xf32>) {
// CHECK-NEXT: %cast = tensor.cast %arg3 : tensor<32x64xf32> to tensor<?x?xf32>
// CHECK-NEXT: %1 = "get"(%cast) : (tensor<?x?xf32>) -> f32
// CHECK-NEXT: %inserted = tensor.insert %1 into %arg3[%arg2, %arg2] : tensor<32x64xf32>
// CHECK-NEXT: scf.yield %inserted : tensor<32x64xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : tensor<32x64xf32>
// CHECK-NEXT: }
func.func @writes(%t: tensor<32x64xf32>, %n: index) -> tensor<32x64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.cast %t : tensor<32x64xf32> to tensor<?x?xf32>
  %1 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %0) -> (tensor<?x?xf32>) {
    %f = "get"(%a) : (tensor<?x?xf32>) -> f32
    %2 = tensor.insert %f into %a[%i, %i] : tensor<?x?xf32>
    scf.yield %2 : tensor<?x?xf32>
  }
  %3 = tensor.cast %1 : tensor<?x?xf32> to tensor<32x64xf32>
  return %3 : tensor<32x64xf32>
}

// CHECK-LABEL: func.func @nested(
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0:2 = scf.for %arg3 = %c0 to %arg1 step %c1 iter_args(%arg4 = %arg0, %arg5 = %arg2) -> (tensor<32xf32>, f32) {
// CHECK-NEXT: %1 = scf.for %arg6 = %c0 to %arg1 step %c1 iter_args(%arg7 = %arg4) -> (tensor<32xf32>) {
// CHECK-NEXT: %3 = arith.addi %arg3, %arg6 : index
// CHECK-NEXT: %inserted = tensor.insert %arg5 into %arg7[%3] : tensor<32xf32>
// CHECK-NEXT: scf.yield %inserted : tensor<32xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %2 = arith.addf %arg5, %arg5 : f32
// CHECK-NEXT: scf.yield %1, %2 : tensor<32xf32>, f32
// CHECK-NEXT: }
// CHECK-NEXT: %cast = tensor.cast %0#0 : tensor<32xf32> to tensor<?xf32>
// CHECK-NEXT: "use"(%0#1) : (f32) -> ()
// CHECK-NEXT: return %cast : tensor<?xf32>
// CHECK-NEXT: }
func.func @nested(%t: tensor<32xf32>, %n: index, %v: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.cast %t : tensor<32xf32> to tensor<?xf32>
  %1:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %0, %w = %v) -> (tensor<?xf32>, f32) {
    %2 = scf.for %j = %c0 to %n step %c1 iter_args(%b = %a) -> (tensor<?xf32>) {
      %k = arith.addi %i, %j : index
      %3 = tensor.insert %w into %b[%k] : tensor<?xf32>
      scf.yield %3 : tensor<?xf32>
    }
    %x = arith.addf %w, %w : f32
    scf.yield %2, %x : tensor<?xf32>, f32
  }
  "use"(%1#1) : (f32) -> ()
  return %1#0 : tensor<?xf32>
}

// CHECK-LABEL: func.func @forall_in_for(
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0 = scf.for %arg4 = %c0 to %arg1 step %c1 iter_args(%arg5 = %arg0) -> (tensor<32xf32>) {
// CHECK-NEXT: %cast_0 = tensor.cast %arg5 : tensor<32xf32> to tensor<?xf32>
// CHECK-NEXT: %1 = scf.forall (%arg6) in (%arg1) shared_outs(%arg7 = %arg5) -> (tensor<32xf32>) {
// CHECK-NEXT: scf.forall.in_parallel {
// CHECK-NEXT: tensor.parallel_insert_slice %arg2 into %arg7[%arg6] [1] [1] : tensor<1xf32> into tensor<32xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: %cast_1 = tensor.cast %1 : tensor<32xf32> to tensor<?xf32>
// CHECK-NEXT: %2 = arith.select %arg3, %cast_1, %cast_0 : tensor<?xf32>
// CHECK-NEXT: scf.if %arg3 {
// CHECK-NEXT: "say"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: %cast_2 = tensor.cast %2 : tensor<?xf32> to tensor<32xf32>
// CHECK-NEXT: scf.yield %cast_2 : tensor<32xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<32xf32> to tensor<?xf32>
// CHECK-NEXT: return %cast : tensor<?xf32>
// CHECK-NEXT: }
func.func @forall_in_for(%t: tensor<32xf32>, %n: index, %s: tensor<1xf32>, %p: i1) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.cast %t : tensor<32xf32> to tensor<?xf32>
  %1 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %0) -> (tensor<?xf32>) {
    %2 = scf.forall (%j) in (%n) shared_outs(%b = %a) -> (tensor<?xf32>) {
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %s into %b[%j] [1] [1] : tensor<1xf32> into tensor<?xf32>
      }
    }
    %3 = scf.if %p -> (tensor<?xf32>) {
      "say"() : () -> ()
      scf.yield %2 : tensor<?xf32>
    } else {
      scf.yield %a : tensor<?xf32>
    }
    scf.yield %3 : tensor<?xf32>
  }
  return %1 : tensor<?xf32>
}

// CHECK-LABEL: func.func @forall(
// CHECK-NEXT: %0:2 = scf.forall (%arg4) in (%arg1) shared_outs(%arg5 = %arg0, %arg6 = %arg3) -> (tensor<32xf32>, tensor<4x4xf32>) {
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg5[%arg4] [1] [1] : tensor<32xf32> to tensor<1xf32>
// CHECK-NEXT: scf.forall.in_parallel {
// CHECK-NEXT: tensor.parallel_insert_slice %arg2 into %arg5[%arg4] [1] [1] : tensor<1xf32> into tensor<32xf32>
// CHECK-NEXT: tensor.parallel_insert_slice %extracted_slice into %arg6[%arg4, 0] [1, 1] [1, 1] : tensor<1xf32> into tensor<4x4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: %cast = tensor.cast %0#0 : tensor<32xf32> to tensor<?xf32>
// CHECK-NEXT: %cast_0 = tensor.cast %0#1 : tensor<4x4xf32> to tensor<?x4xf32>
// CHECK-NEXT: return %cast, %cast_0 : tensor<?xf32>, tensor<?x4xf32>
// CHECK-NEXT: }
func.func @forall(%t: tensor<32xf32>, %n: index, %s: tensor<1xf32>, %u: tensor<4x4xf32>) -> (tensor<?xf32>, tensor<?x4xf32>) {
  %0 = tensor.cast %t : tensor<32xf32> to tensor<?xf32>
  %1 = tensor.cast %u : tensor<4x4xf32> to tensor<?x4xf32>
  %2:2 = scf.forall (%i) in (%n) shared_outs(%a = %0, %b = %1) -> (tensor<?xf32>, tensor<?x4xf32>) {
    %f = tensor.extract_slice %a[%i] [1] [1] : tensor<?xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %a[%i] [1] [1] : tensor<1xf32> into tensor<?xf32>
      tensor.parallel_insert_slice %f into %b[%i, 0] [1, 1] [1, 1] : tensor<1xf32> into tensor<?x4xf32>
    }
  }
  return %2#0, %2#1 : tensor<?xf32>, tensor<?x4xf32>
}

// CHECK-LABEL: func.func @result_used_twice(
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<32xf32> to tensor<?xf32>
// CHECK-NEXT: %0 = scf.for %arg3 = %c0 to %arg1 step %c1 iter_args(%arg4 = %cast) -> (tensor<?xf32>) {
// CHECK-NEXT: %inserted = tensor.insert %arg2 into %arg4[%arg3] : tensor<?xf32>
// CHECK-NEXT: scf.yield %inserted : tensor<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %0, %0 : tensor<?xf32>, tensor<?xf32>
// CHECK-NEXT: }
func.func @result_used_twice(%t: tensor<32xf32>, %n: index, %f: f32) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.cast %t : tensor<32xf32> to tensor<?xf32>
  %1 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %0) -> (tensor<?xf32>) {
    %2 = tensor.insert %f into %a[%i] : tensor<?xf32>
    scf.yield %2 : tensor<?xf32>
  }
  return %1, %1 : tensor<?xf32>, tensor<?xf32>
}

// CHECK-LABEL: func.func @cast_knows_more(
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<?xf32> to tensor<32xf32>
// CHECK-NEXT: %0 = scf.for %arg3 = %c0 to %arg1 step %c1 iter_args(%arg4 = %cast) -> (tensor<32xf32>) {
// CHECK-NEXT: %inserted = tensor.insert %arg2 into %arg4[%arg3] : tensor<32xf32>
// CHECK-NEXT: scf.yield %inserted : tensor<32xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %0 : tensor<32xf32>
// CHECK-NEXT: }
func.func @cast_knows_more(%t: tensor<?xf32>, %n: index, %f: f32) -> tensor<32xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.cast %t : tensor<?xf32> to tensor<32xf32>
  %1 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %0) -> (tensor<32xf32>) {
    %2 = tensor.insert %f into %a[%i] : tensor<32xf32>
    scf.yield %2 : tensor<32xf32>
  }
  return %1 : tensor<32xf32>
}

// CHECK-LABEL: func.func @selects(
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0 = scf.for %arg4 = %c0 to %arg1 step %c1 iter_args(%arg5 = %arg0) -> (tensor<32xf32>) {
// CHECK-NEXT: %cast_0 = tensor.cast %arg5 : tensor<32xf32> to tensor<?xf32>
// CHECK-NEXT: %inserted = tensor.insert %arg2 into %arg5[%arg4] : tensor<32xf32>
// CHECK-NEXT: %cast_1 = tensor.cast %inserted : tensor<32xf32> to tensor<?xf32>
// CHECK-NEXT: %1 = arith.select %arg3, %cast_1, %cast_0 : tensor<?xf32>
// CHECK-NEXT: %cast_2 = tensor.cast %1 : tensor<?xf32> to tensor<32xf32>
// CHECK-NEXT: scf.yield %cast_2 : tensor<32xf32>
// CHECK-NEXT: }
// CHECK-NEXT: %cast = tensor.cast %0 : tensor<32xf32> to tensor<?xf32>
// CHECK-NEXT: return %cast : tensor<?xf32>
// CHECK-NEXT: }
func.func @selects(%t: tensor<32xf32>, %n: index, %f: f32, %p: i1) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.cast %t : tensor<32xf32> to tensor<?xf32>
  %1 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %0) -> (tensor<?xf32>) {
    %2 = tensor.insert %f into %a[%i] : tensor<?xf32>
    %3 = arith.select %p, %2, %a : tensor<?xf32>
    scf.yield %3 : tensor<?xf32>
  }
  return %1 : tensor<?xf32>
}
