// RUN: mlcc-opt %s -split-input-file -verify-diagnostics

// What mlir-opt takes, or dies of, or says of another operation than the wrong one.

func.func @f() {
  // expected-error@+1 {{'linalg.reduce' op expected 1 or more inputs}}
  "linalg.reduce"() <{dimensions = array<i64: 0>}> ({
    linalg.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<2x2xf32>, %i: index) {
  // expected-error@+1 {{'linalg.pack' op expected 0 dynamic inner tiles, but found 1}}
  %0 = "linalg.pack"(%a, %b, %i) <{inner_dims_pos = array<i64: 0>, static_inner_tiles = array<i64: 2>, operandSegmentSizes = array<i32: 1, 1, 0, 1>}> : (tensor<4xf32>, tensor<2x2xf32>, index) -> tensor<2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<2x2xf16>) {
  // expected-error@+1 {{'linalg.pack' op expected elements of type 'f32' in the packed domain value, got 'f16'}}
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [2] into %b : tensor<4xf32> -> tensor<2x2xf16>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<2x2xf16>) {
  // expected-error@+1 {{'linalg.unpack' op expected elements of type 'f32' in the packed domain value, got 'f16'}}
  %0 = linalg.unpack %b inner_dims_pos = [0] inner_tiles = [2] into %a : tensor<2x2xf16> -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<2x?xf32>, %i: index) {
  // expected-error@+1 {{'linalg.unpack' op expected 1 dynamic inner tiles, but found 0}}
  %0 = "linalg.unpack"(%b, %a) <{inner_dims_pos = array<i64: 0>, static_inner_tiles = array<i64: -9223372036854775808>}> : (tensor<2x?xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %c: f32) {
  // expected-error@+1 {{custom op 'linalg.elementwise' return type needs to be shaped type}}
  linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a : memref<4xf32>) outs(%c : f32)
  return
}
