// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics -allow-unregistered-dialect %}

// What the parser finds wrong with operations of tensor.

func.func @f(%a: memref<4xf32>) {
  // expected-error@+1 {{custom op 'tensor.cast' invalid kind of type specified}}
  %0 = tensor.cast %a : memref<4xf32> to tensor<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %i: index) {
  // expected-error@+1 {{custom op 'tensor.extract' invalid kind of type specified: expected builtin.tensor, but found 'memref<4xf32>'}}
  %0 = tensor.extract %a[%i] : memref<4xf32>
  return
}

// -----

func.func @f(%a: tensor<*xf32>, %i: index) {
  // expected-error@+1 {{custom op 'tensor.extract' invalid kind of type specified: expected builtin.tensor, but found 'tensor<*xf32>'}}
  %0 = tensor.extract %a[%i] : tensor<*xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %i: index) {
  // expected-error@+1 {{custom op 'tensor.dim' invalid kind of type specified}}
  %0 = tensor.dim %a, %i : memref<4xf32>
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{custom op 'tensor.from_elements' 'result' must be statically shaped tensor of any type values, but got 'tensor<?xf32>'}}
  %0 = tensor.from_elements %a : tensor<?xf32>
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{custom op 'tensor.from_elements' invalid kind of type specified: expected builtin.tensor, but found 'vector<1xf32>'}}
  %0 = tensor.from_elements %a : vector<1xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error@+1 {{custom op 'tensor.bitcast' invalid kind of type specified}}
  %0 = tensor.bitcast %a : tensor<4xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error@+1 {{custom op 'tensor.splat' invalid kind of type specified: expected builtin.tensor, but found 'f32'}}
  %0 = tensor.splat %a : f32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{custom op 'tensor.from_elements' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = tensor.from_elements %a, %a : tensor<3xi32>
  return
}
