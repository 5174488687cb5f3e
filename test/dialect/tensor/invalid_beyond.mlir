// RUN: mlcc-opt %s -split-input-file -verify-diagnostics

// What mlir-opt takes, or dies of, and nothing could be made of.

func.func @f(%a: tensor<4x4xf32>, %i: tensor<1x2xindex>, %s: tensor<1x1x1xf32>) {
  // expected-error@+1 {{'tensor.scatter' op failed to verify that result type matches type of dest}}
  %0 = tensor.scatter %s into %a[%i] scatter_dims([0, 1]) unique : (tensor<1x1x1xf32>, tensor<4x4xf32>, tensor<1x2xindex>) -> tensor<4x5xi32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>) {
  // expected-error@+1 {{'tensor.collapse_shape' op rank 0 tensors can only be extended/collapsed with/from ones}}
  %0 = tensor.collapse_shape %a [] : tensor<4x4xf32> into tensor<f32>
  return
}

// -----

func.func @f(%a: tensor<f32>) {
  // expected-error@+1 {{'tensor.expand_shape' op rank 0 tensors can only be extended/collapsed with/from ones}}
  %0 = tensor.expand_shape %a [] output_shape [1, 2] : tensor<f32> into tensor<1x2xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>) {
  // expected-error@+1 {{'tensor.expand_shape' op expected collapsed rank (2) to equal the number of reassociation maps (1).}}
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [2, 2] : tensor<4x4xf32> into tensor<2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>) {
  // expected-error@+1 {{'tensor.expand_shape' op expected reassociation map #1 to be valid and contiguous.}}
  %0 = tensor.expand_shape %a [[0, 1], []] output_shape [2, 2] : tensor<4x4xf32> into tensor<2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>) {
  // expected-error@+1 {{'tensor.collapse_shape' op expected reassociation map #1 to be valid and contiguous.}}
  %0 = tensor.collapse_shape %a [[0], [-1, 1]] : tensor<4x4xf32> into tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<*xf32>) {
  // expected-error@+1 {{'tensor.collapse_shape' op expected ranked tensors}}
  %0 = tensor.collapse_shape %a [[0]] : tensor<*xf32> into tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error@+1 {{'tensor.expand_shape' op expected ranked tensors}}
  %0 = tensor.expand_shape %a [[0]] output_shape [4] : tensor<4xf32> into tensor<*xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error@+1 {{'tensor.concat' op concatenation dim must not be negative}}
  %0 = tensor.concat dim(-1) %a : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %n: index, %x: f32) {
  // expected-error@+1 {{'tensor.pad' op expected the number of 'low' to match the number of dynamic entries in 'static_low' (1 vs 0)}}
  %0 = "tensor.pad"(%a, %n) <{operandSegmentSizes = array<i32: 1, 1, 0>, static_low = array<i64: 1>, static_high = array<i64: 1>}> ({
  ^bb0(%i: index):
    tensor.yield %x : f32
  }) : (tensor<4xf32>, index) -> tensor<6xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %x: i32) {
  // expected-error@+1 {{'tensor.pad' op expected the source to have elements of that type}}
  %0 = tensor.pad %a low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %x : i32
  } : tensor<4xf32> to tensor<6xi32>
  return
}

// -----

// A list of that many types is more than there is memory for.
func.func @f(%a: f32) {
  // expected-error@+1 {{custom op 'tensor.from_elements' number of operands and types do not match: got 2 operands and 3377699720527872 types}}
  %0 = tensor.from_elements %a, %a : tensor<3x1125899906842624xf32>
  return
}
