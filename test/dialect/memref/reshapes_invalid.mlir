// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics -allow-unregistered-dialect %}
// Collapses and expansions that are none.

// expected-error@+2 {{'memref.collapse_shape' op expanded rank (3) inconsistent with number of reassociation indices (2)}}
func.func @f(%m: memref<2x3x4xf32>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<2x3x4xf32> into memref<6xf32>
  return
}

// -----

// expected-error@+2 {{'memref.collapse_shape' op invalid number of reassociation groups: found 3, expected 2}}
func.func @f(%m: memref<2x3x4xf32>) {
  %0 = memref.collapse_shape %m [[0, 1], [2], [3]] : memref<2x3x4xf32> into memref<6x4xf32>
  return
}

// -----

// expected-error@+2 {{'memref.collapse_shape' op invalid number of reassociation groups: found 1, expected 2}}
func.func @f(%m: memref<2x3x4xf32>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<2x3x4xf32> into memref<6x4xf32>
  return
}

// -----

// expected-error@+2 {{'memref.collapse_shape' op reassociation indices must be contiguous}}
func.func @f(%m: memref<2x3x4xf32>) {
  %0 = memref.collapse_shape %m [[1, 0], [2]] : memref<2x3x4xf32> into memref<6x4xf32>
  return
}

// -----

// expected-error@+2 {{'memref.collapse_shape' op collapsed dim size (6) must equal reassociation group size (2)}}
func.func @f(%m: memref<2x3x4xf32>) {
  %0 = memref.collapse_shape %m [[0], [2]] : memref<2x3x4xf32> into memref<6x4xf32>
  return
}

// -----

// expected-error@+2 {{'memref.collapse_shape' op collapsed dim size (7) must equal reassociation group size (6)}}
func.func @f(%m: memref<2x3x4xf32>) {
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<2x3x4xf32> into memref<7x4xf32>
  return
}

// -----

// expected-error@+2 {{'memref.collapse_shape' op collapsed dim (0) must be dynamic if and only if reassociation group is dynamic}}
func.func @f(%m: memref<2x3x4xf32>) {
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<2x3x4xf32> into memref<?x4xf32>
  return
}

// -----

// expected-error@+2 {{'memref.collapse_shape' op has source rank 1 and result rank 2. This is not a collapse (1 < 2).}}
func.func @f(%m: memref<4xf32>) {
  %0 = memref.collapse_shape %m [[0]] : memref<4xf32> into memref<2x2xf32>
  return
}

// -----

// expected-error@+2 {{'memref.collapse_shape' op rank 0 memrefs can only be extended/collapsed with/from ones}}
func.func @f(%m: memref<4xf32>) {
  %0 = memref.collapse_shape %m [] : memref<4xf32> into memref<f32>
  return
}

// -----

// expected-error@+2 {{'memref.expand_shape' op collapsed dim size (7) must equal reassociation group size (6)}}
func.func @f(%m: memref<7xf32>) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 3] : memref<7xf32> into memref<2x3xf32>
  return
}

// -----

// expected-error@+2 {{'memref.expand_shape' op invalid output shape provided at pos 1}}
func.func @f(%m: memref<6xf32>) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 4] : memref<6xf32> into memref<2x3xf32>
  return
}

// -----

// expected-error@+2 {{'memref.expand_shape' op invalid output shape provided at pos 0}}
func.func @f(%m: memref<6xf32>, %n: index) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [%n, 3] : memref<6xf32> into memref<2x3xf32>
  return
}

// -----

// expected-error@+2 {{'memref.expand_shape' op invalid output shape provided at pos 1}}
func.func @f(%m: memref<?xf32>, %n: index) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [%n, 3] : memref<?xf32> into memref<?x4xf32>
  return
}

// -----

// expected-error@+2 {{'memref.expand_shape' op invalid number of reassociation groups: found 2, expected 1}}
func.func @f(%m: memref<6xf32>) {
  %0 = memref.expand_shape %m [[0], [1]] output_shape [2, 3] : memref<6xf32> into memref<2x3xf32>
  return
}

// -----

// expected-error@+2 {{'memref.expand_shape' op reassociation index 2 is out of bounds}}
func.func @f(%m: memref<6xf32>) {
  %0 = memref.expand_shape %m [[0, 1, 2]] output_shape [2, 3] : memref<6xf32> into memref<2x3xf32>
  return
}

// -----

// expected-error@+2 {{'memref.expand_shape' op reassociation indices must be contiguous}}
func.func @f(%m: memref<6xf32>) {
  %0 = memref.expand_shape %m [[0, 2]] output_shape [2, 3] : memref<6xf32> into memref<2x3xf32>
  return
}

// -----

// expected-error@+2 {{'memref.expand_shape' op has source rank 2 and result rank 1. This is not an expansion (2 > 1).}}
func.func @f(%m: memref<2x3xf32>) {
  %0 = memref.expand_shape %m [[0], [1]] output_shape [6] : memref<2x3xf32> into memref<6xf32>
  return
}

// -----

// expected-error@+2 {{'memref.expand_shape' op expected expanded type to be 'memref<2x3xf32, strided<[6, 2]>>' but found 'memref<2x3xf32>'}}
func.func @f(%m: memref<6xf32, strided<[2]>>) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 3] : memref<6xf32, strided<[2]>> into memref<2x3xf32>
  return
}

// -----

// expected-error@+2 {{'memref.expand_shape' op operand #0 must be strided memref of any type values, but got 'memref<6xf32, affine_map<(d0) -> (d0 mod 3)>>'}}
func.func @f(%m: memref<6xf32, affine_map<(d0) -> (d0 mod 3)>>) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 3] : memref<6xf32, affine_map<(d0) -> (d0 mod 3)>> into memref<2x3xf32>
  return
}

// -----

// expected-error@+2 {{'memref.collapse_shape' op operand #0 must be strided memref of any type values, but got 'memref<2x3xf32, affine_map<(d0, d1) -> (d1, d0 mod 3)>>'}}
func.func @f(%m: memref<2x3xf32, affine_map<(d0, d1) -> (d1, d0 mod 3)>>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<2x3xf32, affine_map<(d0, d1) -> (d1, d0 mod 3)>> into memref<6xf32>
  return
}
