// RUN: mlcc-opt %s -split-input-file -verify-diagnostics
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics %}

// What the verifier finds wrong with operations of affine in generic form. The
// expectations hold for mlir-opt as well.

func.func @f(%m: memref<64xf32>, %t: memref<1xi32>, %n: index, %j: i32) {
  // expected-error@+1 {{'affine.dma_start' op src index to dma_start must have 'index' type}}
  "affine.dma_start"(%m, %j, %m, %n, %t, %n, %n) {src_map = affine_map<(d0) -> (d0)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<64xf32>, i32, memref<64xf32>, index, memref<1xi32>, index, index) -> ()
  return
}

// -----

func.func @f(%m: memref<64xf32>, %t: memref<1xi32>, %n: index, %j: i32) {
  // expected-error@+1 {{'affine.dma_start' op dst index to dma_start must have 'index' type}}
  "affine.dma_start"(%m, %n, %m, %j, %t, %n, %n) {src_map = affine_map<(d0) -> (d0)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<64xf32>, index, memref<64xf32>, i32, memref<1xi32>, index, index) -> ()
  return
}

// -----

func.func @f(%m: memref<64xf32>, %t: memref<1xi32>, %n: index, %j: i32) {
  // expected-error@+1 {{'affine.dma_start' op tag index to dma_start must have 'index' type}}
  "affine.dma_start"(%m, %n, %m, %n, %t, %j, %n) {src_map = affine_map<(d0) -> (d0)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<64xf32>, index, memref<64xf32>, index, memref<1xi32>, i32, index) -> ()
  return
}

// -----

func.func @f(%m: memref<64xf32>, %t: memref<1xi32>, %n: index, %j: i32) {
  // expected-error@+1 {{'affine.dma_start' op incorrect number of operands}}
  "affine.dma_start"(%m, %n, %m, %n, %t, %n, %n, %n) {src_map = affine_map<(d0) -> (d0)>, dst_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<64xf32>, index, memref<64xf32>, index, memref<1xi32>, index, index, index) -> ()
  return
}

// -----

func.func @f(%t: memref<1xi32>, %n: index, %j: i32) {
  // expected-error@+1 {{'affine.dma_wait' op index to dma_wait must have 'index' type}}
  "affine.dma_wait"(%t, %j, %n) {tag_map = affine_map<(d0) -> (d0)>} : (memref<1xi32>, i32, index) -> ()
  return
}

// -----

func.func @f(%m: memref<64xf32>, %n: index) {
  affine.for %i = 0 to 4 {
    %x = memref.load %m[%i] : memref<64xf32>
    %y = arith.fptoui %x : f32 to i32
    %z = arith.index_cast %y : i32 to index
    // expected-error@+1 {{'affine.dma_wait' op index must be a valid dimension or symbol identifier}}
    affine.dma_wait %m[%z], %n : memref<64xf32>
  }
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+1 {{'affine.for' op different number of inits and region iter_args: 1 != 0}}
  %0 = "affine.for"(%x) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = affine_map<() -> (8)>}> ({
  ^bb0(%i: index):
    "affine.yield"(%x) : (f32) -> ()
  }) : (f32) -> f32
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+1 {{'affine.for' op different number of region iter_args and yielded values: 1 != 2}}
  %0:2 = "affine.for"(%x) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = affine_map<() -> (8)>}> ({
  ^bb0(%i: index, %a: f32):
    "affine.yield"(%x, %x) : (f32, f32) -> ()
  }) : (f32) -> (f32, f32)
  return
}
