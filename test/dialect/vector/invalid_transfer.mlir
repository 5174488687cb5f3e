// RUN: mlcc-opt %s -split-input-file -verify-diagnostics
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics %}

// What the verifier finds wrong with operations of vector that transfer vectors. The
// expectations hold for mlir-opt as well.

func.func @f(%b: memref<4xf32>, %i: index, %f: f32) {
  // expected-error@+1 {{custom op 'vector.transfer_read' requires two types}}
  %0 = vector.transfer_read %b[%i], %f : memref<4xf32>
  return
}

// -----

func.func @f(%b: memref<4xf32>, %i: index, %f: f32) {
  // expected-error@+1 {{custom op 'vector.transfer_read' requires memref or ranked tensor type}}
  %0 = vector.transfer_read %b[%i], %f : vector<4xf32>, memref<4xf32>
  return
}

// -----

func.func @f(%b: memref<4xf32>, %i: index, %f: f32) {
  // expected-error@+1 {{custom op 'vector.transfer_read' requires vector type}}
  %0 = vector.transfer_read %b[%i], %f : memref<4xf32>, f32
  return
}

// -----

func.func @f(%b: memref<4xf32>, %i: index, %f: f32) {
  // expected-error@+1 {{custom op 'vector.transfer_read' expected a custom permutation_map when rank(source) != rank(destination)}}
  %0 = vector.transfer_read %b[%i], %f : memref<4xf32>, vector<4x4xf32>
  return
}

// -----

func.func @f(%b: memref<4xf32>, %i: index, %f: f32) {
  // expected-error@+1 {{'vector.transfer_read' op requires 1 indices}}
  %0 = vector.transfer_read %b[%i, %i], %f : memref<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<4xf32>, %i: index, %f: f32) {
  // expected-error@+1 {{'vector.transfer_read' op masked attribute has been removed. Use in_bounds instead.}}
  %0 = vector.transfer_read %b[%i], %f {masked} : memref<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<4xf32>, %i: index, %f: f32) {
  // expected-error@+1 {{'vector.transfer_read' op requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the source element type}}
  %0 = vector.transfer_read %b[%i], %f : memref<4xf32>, vector<3xi16>
  return
}

// -----

func.func @f(%b: memref<4xvector<2xf32>>, %i: index, %f: vector<2xf32>) {
  // expected-error@+1 {{'vector.transfer_read' op requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the minor 1-D vector of the source}}
  %0 = vector.transfer_read %b[%i], %f : memref<4xvector<2xf32>>, vector<1x3xf32>
  return
}

// -----

func.func @f(%b: memref<4xvector<2x2xf32>>, %i: index, %f: vector<2x2xf32>) {
  // expected-error@+1 {{'vector.transfer_read' op requires source vector element and vector result ranks to match.}}
  %0 = vector.transfer_read %b[%i], %f {permutation_map = affine_map<(d0) -> (d0)>} : memref<4xvector<2x2xf32>>, vector<2xf32>
  return
}

// -----

func.func @f(%b: memref<4xvector<2xf32>>, %i: index, %f: vector<2xf32>) {
  // expected-error@+1 {{'vector.transfer_read' op requires a permutation_map with result dims of the same rank as the vector type}}
  %0 = vector.transfer_read %b[%i], %f {permutation_map = affine_map<(d0) -> (d0)>} : memref<4xvector<2xf32>>, vector<2xf32>
  return
}

// -----

func.func @f(%b: memref<4xvector<2xf32>>, %i: index, %f: vector<2xf32>, %m: vector<1xi1>) {
  // expected-error@+1 {{custom op 'vector.transfer_read' does not support masks with vector element type}}
  %0 = vector.transfer_read %b[%i], %f, %m : memref<4xvector<2xf32>>, vector<1x2xf32>
  return
}

// -----

func.func @f(%b: memref<4x4xf32>, %i: index, %f: f32) {
  // expected-error@+1 {{'vector.transfer_read' op requires a permutation_map with result dims of the same rank as the vector type}}
  %0 = vector.transfer_read %b[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<4x4xf32>, vector<2x2xf32>
  return
}

// -----

func.func @f(%b: memref<4x4xf32>, %i: index, %f: f32, %m: vector<2x2xi1>) {
  // expected-error@+1 {{custom op 'vector.transfer_read' expected the same rank for the vector and the results of the permutation map}}
  %0 = vector.transfer_read %b[%i, %i], %f, %m {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<4x4xf32>, vector<2x2xf32>
  return
}

// -----

func.func @f(%b: memref<4x4xf32>, %i: index, %f: f32) {
  // expected-error@+1 {{'vector.transfer_read' op requires permutation_map without symbols}}
  %0 = vector.transfer_read %b[%i, %i], %f {permutation_map = affine_map<(d0, d1)[s0] -> (d0)>} : memref<4x4xf32>, vector<2xf32>
  return
}

// -----

func.func @f(%b: memref<4x4xf32>, %i: index, %f: f32) {
  // expected-error@+1 {{'vector.transfer_read' op requires a permutation_map with input dims of the same rank as the source type}}
  %0 = vector.transfer_read %b[%i, %i], %f {permutation_map = affine_map<(d0) -> (d0)>} : memref<4x4xf32>, vector<2xf32>
  return
}

// -----

func.func @f(%b: memref<4x4xf32>, %i: index, %f: f32) {
  // expected-error@+1 {{'vector.transfer_read' op expects the in_bounds attr of same rank as permutation_map results: affine_map<(d0, d1) -> (d0, d1)> vs inBounds of size: 1}}
  %0 = vector.transfer_read %b[%i, %i], %f {in_bounds = [true]} : memref<4x4xf32>, vector<2x2xf32>
  return
}

// -----

func.func @f(%b: memref<4x4xf32>, %i: index, %f: f32) {
  // expected-error@+1 {{'vector.transfer_read' op requires a projected permutation_map (at most one dim or the zero constant can appear in each result)}}
  %0 = vector.transfer_read %b[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d0 + d1)>} : memref<4x4xf32>, vector<2xf32>
  return
}

// -----

func.func @f(%b: memref<4x4xf32>, %i: index, %f: f32) {
  // expected-error@+1 {{'vector.transfer_read' op requires a projected permutation_map (at most one dim or the zero constant can appear in each result)}}
  %0 = vector.transfer_read %b[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (1)>} : memref<4x4xf32>, vector<2xf32>
  return
}

// -----

func.func @f(%b: memref<4x4xf32>, %i: index, %f: f32) {
  // expected-error@+1 {{'vector.transfer_read' op requires a permutation_map that is a permutation (found one dim used more than once)}}
  %0 = vector.transfer_read %b[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d0, d0)>} : memref<4x4xf32>, vector<2x2xf32>
  return
}

// -----

func.func @f(%b: memref<4xf32>, %i: index, %f: i32) {
  // expected-error@+1 {{'vector.transfer_read' op requires formal padding and source of the same elemental type}}
  %0 = "vector.transfer_read"(%b, %i, %f) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<4xf32>, index, i32) -> vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<4xf32>, %i: index, %f: f32, %m: vector<3xi1>) {
  // expected-error@+1 {{'vector.transfer_read' op inferred mask type ('vector<4xi1>') and mask operand type ('vector<3xi1>') don't match}}
  %0 = "vector.transfer_read"(%b, %i, %f, %m) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 1>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<4xf32>, index, f32, vector<3xi1>) -> vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<4xvector<2xf32>>, %i: index, %f: f32) {
  // expected-error@+1 {{'vector.transfer_read' op requires source element type and padding type to match.}}
  %0 = "vector.transfer_read"(%b, %i, %f) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<4xvector<2xf32>>, index, f32) -> vector<1x2xf32>
  return
}

// -----

func.func @f(%b: memref<*xf32>, %i: index, %f: f32) {
  // expected-error@+1 {{custom op 'vector.transfer_read' requires memref or ranked tensor type}}
  %0 = vector.transfer_read %b[%i], %f : memref<*xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<4x4xf32>, %i: index, %v: vector<2xf32>) {
  // expected-error@+1 {{'vector.transfer_write' op should not have broadcast dimensions}}
  vector.transfer_write %v, %b[%i, %i] {permutation_map = affine_map<(d0, d1) -> (0)>} : vector<2xf32>, memref<4x4xf32>
  return
}

// -----

func.func @f(%b: memref<4x4xf32>, %i: index, %v: vector<2xf32>) {
  // expected-error@+1 {{'vector.transfer_write' op requires 2 indices}}
  vector.transfer_write %v, %b[%i] : vector<2xf32>, memref<4x4xf32>
  return
}

// -----

func.func @f(%b: memref<4x4xf32>, %i: index, %v: vector<2xf32>) {
  // expected-error@+1 {{custom op 'vector.transfer_write' requires vector type}}
  vector.transfer_write %v, %b[%i, %i] : memref<4x4xf32>, vector<2xf32>
  return
}

// -----

func.func @f(%b: memref<4xf32>, %i: index, %v: vector<2x2xf32>) {
  // expected-error@+1 {{custom op 'vector.transfer_write' expected a custom permutation_map when rank(source) != rank(destination)}}
  vector.transfer_write %v, %b[%i] : vector<2x2xf32>, memref<4xf32>
  return
}

// -----

func.func @f(%b: memref<4xf32>, %i: index, %v: f32) {
  // expected-error@+1 {{custom op 'vector.transfer_write' requires vector type}}
  vector.transfer_write %v, %b[%i] : f32, memref<4xf32>
  return
}
