// RUN: mlcc-opt %s -split-input-file -verify-diagnostics

// What mlir-opt crashes of, or takes.

func.func @f(%t: memref<1xi32>, %n: index, %j: i32) {
  // expected-error@+1 {{'affine.dma_wait' op incorrect number of operands}}
  "affine.dma_wait"(%t, %n) {tag_map = affine_map<(d0) -> (d0)>} : (memref<1xi32>, index) -> ()
  return
}

// -----

func.func @f(%n: index) {
  // expected-error@+1 {{'affine.parallel' op operand count and affine map dimension and symbol count must match}}
  "affine.parallel"(%n, %n) <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<(d0) -> (d0)>}> ({
  ^bb0(%i: index):
    "affine.yield"() : () -> ()
  }) : (index, index) -> ()
  return
}

// -----

func.func @f(%t: memref<1xi32>, %n: index) {
  // expected-error@+1 {{'affine.dma_start' op expected affine maps 'src_map', 'dst_map' and 'tag_map'}}
  "affine.dma_start"(%t, %n) {src_map = affine_map<(d0) -> (d0)>, dst_map = affine_map<(d0) -> (d0)>} : (memref<1xi32>, index) -> ()
  return
}

// -----

func.func @f(%t: memref<1xi32>, %n: index) {
  // expected-error@+1 {{'affine.dma_start' op expected DMA destination to be of memref type}}
  "affine.dma_start"(%t, %n) {src_map = affine_map<(d0) -> (d0)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<1xi32>, index) -> ()
  return
}

// -----

func.func @f(%n: index) {
  // expected-error@+1 {{'affine.for' op operand count and affine map dimension and symbol count must match}}
  "affine.for"(%n, %n) <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<(d0) -> (d0)>, step = 1 : index, operandSegmentSizes = array<i32: 1, 1, 0>}> ({
  ^bb0(%i: index):
    affine.yield
  }) : (index, index) -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'affine.for' op expected lower bound map to have at least one result}}
  "affine.for"() <{lowerBoundMap = affine_map<() -> ()>, upperBoundMap = affine_map<() -> (4)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
  ^bb0(%i: index):
    affine.yield
  }) : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'affine.for' op expected body to have a single index argument for the induction variable}}
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (4)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
    affine.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+1 {{'affine.for' op mismatch between the number of loop-carried values and results}}
  "affine.for"(%x) <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (4)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 1>}> ({
  ^bb0(%i: index, %a: f32):
    affine.yield
  }) : (f32) -> ()
  return
}
