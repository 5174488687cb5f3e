// Sizes, shapes and what is demanded of them.
//
// RUN: %mlcc-opt %s -canonicalize -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -canonicalize -allow-unregistered-dialect | FileCheck %s %}

// CHECK-LABEL: func.func @sizes(
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c5 = arith.constant 5 : index
// CHECK-NEXT: %c6 = arith.constant 6 : index
// CHECK-NEXT: %c-4 = arith.constant -4 : index
// CHECK-NEXT: %c2 = shape.const_size 2
// CHECK-NEXT: %0 = shape.div %arg1, %c0 : index, index -> index
// CHECK-NEXT: return %c5, %c6, %c-4, %arg1, %arg0, %arg1, %c2, %arg1, %0 : index, index, index, index, !shape.size, index, !shape.size, index, index
// CHECK-NEXT: }
func.func @sizes(%z: !shape.size, %i: index) -> (index, index, index, index, !shape.size, index, !shape.size, index, index) {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c0 = arith.constant 0 : index
  %m7 = arith.constant -7 : index
  %0 = shape.add %c2, %c3 : index, index -> index
  %1 = shape.mul %c2, %c3 : index, index -> index
  %2 = shape.div %m7, %c2 : index, index -> index
  %3 = shape.add %i, %c0 : index, index -> index
  %4 = shape.max %z, %z : !shape.size, !shape.size -> !shape.size
  %5 = shape.size_to_index %i : index
  %6 = shape.index_to_size %c2
  %7 = shape.index_to_size %i
  %8 = shape.size_to_index %7 : !shape.size
  %9 = shape.div %i, %c0 : index, index -> index
  return %0, %1, %2, %3, %4, %5, %6, %8, %9 : index, index, index, index, !shape.size, index, !shape.size, index, index
}

// CHECK-LABEL: func.func @broadcasts(
// CHECK-NEXT: %0 = shape.const_shape [2, 3] : tensor<2xindex>
// CHECK-NEXT: %1 = shape.from_extent_tensor %arg0 : tensor<?xindex>
// CHECK-NEXT: %2 = shape.broadcast %arg0, %arg1 : tensor<?xindex>, !shape.shape -> !shape.shape
// CHECK-NEXT: return %0, %arg0, %1, %2, %arg1 : tensor<2xindex>, tensor<?xindex>, !shape.shape, !shape.shape, !shape.shape
// CHECK-NEXT: }
func.func @broadcasts(%e: tensor<?xindex>, %s: !shape.shape) -> (tensor<2xindex>, tensor<?xindex>, !shape.shape, !shape.shape, !shape.shape) {
  %0 = shape.const_shape [2, 1] : tensor<2xindex>
  %1 = shape.const_shape [3] : tensor<1xindex>
  %2 = shape.broadcast %0, %1 : tensor<2xindex>, tensor<1xindex> -> tensor<2xindex>
  %3 = shape.broadcast %e : tensor<?xindex> -> tensor<?xindex>
  %4 = shape.broadcast %e : tensor<?xindex> -> !shape.shape
  %5 = shape.broadcast %e, %s, %e : tensor<?xindex>, !shape.shape, tensor<?xindex> -> !shape.shape
  %6 = shape.const_shape [] : !shape.shape
  %7 = shape.broadcast %s, %6 : !shape.shape, !shape.shape -> !shape.shape
  return %2, %3, %4, %5, %7 : tensor<2xindex>, tensor<?xindex>, !shape.shape, !shape.shape, !shape.shape
}

// CHECK-LABEL: func.func @witnesses(
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %0 = shape.const_witness false
// CHECK-NEXT: %1 = shape.const_witness true
// CHECK-NEXT: %2 = shape.assuming_all %arg2, %arg3
// CHECK-NEXT: %3 = shape.cstr_eq %arg0, %arg1 : tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT: return %arg2, %2, %1, %1, %1, %0, %1, %true, %true : !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, i1, i1
// CHECK-NEXT: }
func.func @witnesses(%e: tensor<?xindex>, %g: tensor<?xindex>, %w: !shape.witness, %v: !shape.witness, %t: tensor<2x3xf32>, %u: tensor<?x1xf32>) -> (!shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, i1, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %0 = shape.const_witness true
  %1 = shape.assuming_all %w, %0
  %2 = shape.assuming_all %w, %v
  %3 = shape.assuming_all %2, %w
  %4 = shape.cstr_eq %e, %e : tensor<?xindex>, tensor<?xindex>
  %5 = shape.cstr_broadcastable %e, %e : tensor<?xindex>, tensor<?xindex>
  %6 = shape.cstr_require %true, "msg"
  %7 = shape.cstr_require %false, "msg"
  %8 = shape.shape_of %t : tensor<2x3xf32> -> tensor<2xindex>
  %9 = shape.const_shape [3] : tensor<1xindex>
  %10 = shape.cstr_broadcastable %8, %9 : tensor<2xindex>, tensor<1xindex>
  %11 = shape.is_broadcastable %e : tensor<?xindex>
  %12 = shape.shape_eq %9, %9 : tensor<1xindex>, tensor<1xindex>
  %13 = shape.cstr_eq %e, %g : tensor<?xindex>, tensor<?xindex>
  return %1, %3, %4, %5, %6, %7, %10, %11, %12 : !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, i1, i1
}

// CHECK-LABEL: func.func @assuming(
// CHECK-NEXT: %0 = arith.addf %arg1, %arg2 : f32
// CHECK-NEXT: %1 = shape.assuming %arg0 -> (f32) {
// CHECK-NEXT: %2 = "test.op"() : () -> f32
// CHECK-NEXT: %3 = "test.op"() : () -> f32
// CHECK-NEXT: shape.assuming_yield %3 : f32
// CHECK-NEXT: }
// CHECK-NEXT: return %0, %1 : f32, f32
// CHECK-NEXT: }
func.func @assuming(%w: !shape.witness, %x: f32, %y: f32) -> (f32, f32) {
  %0 = shape.const_witness true
  %1 = shape.assuming %0 -> (f32) {
    %s = arith.addf %x, %y : f32
    shape.assuming_yield %s : f32
  }
  %2:2 = shape.assuming %w -> (f32, f32) {
    %s = "test.op"() : () -> f32
    %t = "test.op"() : () -> f32
    shape.assuming_yield %s, %t : f32, f32
  }
  return %1, %2#1 : f32, f32
}
