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

// -----

func.func @f(%t: memref<1xi32>, %n: index, %j: i32) {
  // expected-error@+1 {{'affine.dma_wait' op expected num elements to be of index type}}
  "affine.dma_wait"(%t, %n, %j) {tag_map = affine_map<(d0) -> (d0)>} : (memref<1xi32>, index, i32) -> ()
  return
}

// -----

func.func @f(%t: memref<1x1xi32>, %n: index) {
  // expected-error@+1 {{'affine.dma_wait' op affine map num results must equal memref rank}}
  "affine.dma_wait"(%t, %n, %n) {tag_map = affine_map<(d0) -> (d0)>} : (memref<1x1xi32>, index, index) -> ()
  return
}

// -----

#map = affine_map<(d0) -> (d0)>
func.func @f(%m: memref<4xf32>, %t: memref<1xi32>, %n: index, %j: i32) {
  // expected-error@+1 {{'affine.dma_start' op expected stride and num elements per stride to be of index type}}
  "affine.dma_start"(%m, %n, %m, %n, %t, %n, %n, %n, %j) {src_map = #map, dst_map = #map, tag_map = #map} : (memref<4xf32>, index, memref<4xf32>, index, memref<1xi32>, index, index, index, i32) -> ()
  return
}

// -----

#map = affine_map<(d0) -> (d0)>
func.func @f(%m: memref<4x4xf32>, %d: memref<4xf32>, %t: memref<1xi32>, %n: index) {
  // expected-error@+1 {{'affine.dma_start' op src affine map num results must equal memref rank}}
  "affine.dma_start"(%m, %n, %d, %n, %t, %n, %n) {src_map = #map, dst_map = #map, tag_map = #map} : (memref<4x4xf32>, index, memref<4xf32>, index, memref<1xi32>, index, index) -> ()
  return
}
