// RUN: mlcc-opt %s -std=mlir22 -split-input-file -verify-diagnostics
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics %}

// What is wrong with operations of linalg that attributes describe, and with
// those that are several structured ones. The expectations hold
// for mlir-opt as well.

func.func @f(%c: memref<4xf32>) {
  // expected-error@+1 {{'linalg.map' op expects number of operands to match the arity of mapper, but got: 2 and 1}}
  linalg.map ins(%c : memref<4xf32>) outs(%c : memref<4xf32>) (%y: f32) { linalg.yield %y : f32 }
  return
}

// -----

func.func @f(%c: memref<4xf32>) {
  // expected-error@+1 {{'linalg.map' op expected element type of input 'f32' to match bbArg type 'i32'}}
  linalg.map ins(%c : memref<4xf32>) outs(%c : memref<4xf32>) (%y: i32, %k: f32) { linalg.yield %k : f32 }
  return
}

// -----

func.func @f(%c: memref<4xf32>, %z: memref<3xf32>) {
  // expected-error@+1 {{'linalg.map' op expected shape of input (3) to match shape of output (4)}}
  linalg.map ins(%z : memref<3xf32>) outs(%c : memref<4xf32>) (%y: f32, %k: f32) { linalg.yield %k : f32 }
  return
}

// -----

func.func @f(%a: memref<4x3xf32>, %c: memref<4xf32>) {
  // expected-error@+1 {{'linalg.map' op expected shape of input (4, 3) to match shape of output (4)}}
  linalg.map ins(%a : memref<4x3xf32>) outs(%c : memref<4xf32>) (%y: f32, %k: f32) { linalg.yield %k : f32 }
  return
}

// -----

func.func @f(%a: memref<4x3xf32>, %c: memref<4xf32>) {
  // expected-error@+1 {{'linalg.reduce' op dimensions for reduction should be in the range [0, 1].}}
  linalg.reduce { arith.addf } ins(%a : memref<4x3xf32>) outs(%c : memref<4xf32>) dimensions = [2]
  return
}

// -----

func.func @f(%a: memref<4x3xf32>, %c: memref<4xf32>) {
  // expected-error@+1 {{'linalg.reduce' op init dimensions [4] doesn't match input dimensions after reduction [3]}}
  linalg.reduce { arith.addf } ins(%a : memref<4x3xf32>) outs(%c : memref<4xf32>) dimensions = [0]
  return
}

// -----

func.func @f(%a: memref<4x3xf32>, %c: memref<4xf32>) {
  // expected-error@+1 {{'linalg.reduce' op number of dimensions after reduction 0 doesn't match the init rank 1}}
  linalg.reduce { arith.addf } ins(%a : memref<4x3xf32>) outs(%c : memref<4xf32>) dimensions = [0, 1]
  return
}

// -----

func.func @f(%a: memref<4x3xf32>, %c: memref<4xf32>) {
  // expected-error@+1 {{'linalg.reduce' op attribute 'dimensions' failed to satisfy constraint: i64 dense array attribute should be in increasing order}}
  linalg.reduce { arith.addf } ins(%a : memref<4x3xf32>) outs(%c : memref<4xf32>) dimensions = [1, 0]
  return
}

// -----

func.func @f(%a: memref<4x3xf32>, %c: memref<4xf32>) {
  // expected-error@+1 {{'linalg.reduce' op mismatching number of operands and block arguments}}
  linalg.reduce ins(%a : memref<4x3xf32>) outs(%c : memref<4xf32>) dimensions = [1] (%y: f32) { linalg.yield %y : f32 }
  return
}

// -----

func.func @f(%a: memref<4x3xf32>, %c: memref<4xf32>) {
  // expected-error@+1 {{'linalg.reduce' op input element type 'f32' does not match corresponding block argument type 'f64'}}
  linalg.reduce ins(%a : memref<4x3xf32>) outs(%c : memref<4xf32>) dimensions = [1] (%y: f64, %k: f32) { linalg.yield %k : f32 }
  return
}

// -----

func.func @f(%a: memref<4x3xf32>, %c: memref<4xf32>) {
  // expected-error@+1 {{'linalg.reduce' op output element type 'f32' does not match corresponding block argument type 'f64'}}
  linalg.reduce ins(%a : memref<4x3xf32>) outs(%c : memref<4xf32>) dimensions = [1] (%y: f32, %k: f64) { linalg.yield %y : f32 }
  return
}

// -----

func.func @f(%a: memref<4x3xf32>, %b: memref<3x4xf32>, %c: memref<4xf32>) {
  // expected-error@+1 {{'linalg.reduce' op expects all inputs to have the same shapes. Shape at input-index 1 is not equal to the shape at input-index 0.}}
  linalg.reduce ins(%a, %b : memref<4x3xf32>, memref<3x4xf32>) outs(%c, %c : memref<4xf32>, memref<4xf32>) dimensions = [1] (%y: f32, %l: f32, %k: f32, %m: f32) { linalg.yield %k, %k : f32, f32 }
  return
}

// -----

func.func @f(%a: memref<4x3xf32>, %c: memref<4xf32>, %z: memref<3xf32>) {
  // expected-error@+1 {{'linalg.reduce' op expects all outputs to have the same shapes. Shape at output-index 1 is not equal to the shape at output-index 0.}}
  linalg.reduce ins(%a, %a : memref<4x3xf32>, memref<4x3xf32>) outs(%c, %z : memref<4xf32>, memref<3xf32>) dimensions = [1] (%y: f32, %l: f32, %k: f32, %m: f32) { linalg.yield %k, %k : f32, f32 }
  return
}

// -----

func.func @f(%a: memref<4x3xf32>, %b: memref<3x4xf32>) {
  // expected-error@+1 {{'linalg.transpose' op permutation is not valid}}
  linalg.transpose ins(%a : memref<4x3xf32>) outs(%b : memref<3x4xf32>) permutation = [1, 1]
  return
}

// -----

func.func @f(%a: memref<4x3xf32>, %b: memref<3x4xf32>) {
  // expected-error@+1 {{'linalg.transpose' op dim(result, 0) = 3 doesn't match dim(input, permutation[0]) = 4}}
  linalg.transpose ins(%a : memref<4x3xf32>) outs(%b : memref<3x4xf32>) permutation = [0, 1]
  return
}

// -----

func.func @f(%a: memref<4x3xf32>, %b: memref<3x4xf32>) {
  // expected-error@+1 {{'linalg.transpose' op size of permutation 1 does not match the argument rank 2}}
  linalg.transpose ins(%a : memref<4x3xf32>) outs(%b : memref<3x4xf32>) permutation = [0]
  return
}

// -----

func.func @f(%a: memref<4x3xf32>, %c: memref<4xf32>) {
  // expected-error@+1 {{'linalg.transpose' op input rank 2 does not match init rank 1}}
  linalg.transpose ins(%a : memref<4x3xf32>) outs(%c : memref<4xf32>) permutation = [1, 0]
  return
}

// -----

func.func @f(%a: memref<4x3xf32>, %c: memref<4xf32>) {
  // expected-error@+1 {{'linalg.broadcast' op input rank plus added dimensions does not match init rank. input rank: 1, dimensions size: 0, init rank: 2}}
  linalg.broadcast ins(%c : memref<4xf32>) outs(%a : memref<4x3xf32>) dimensions = []
  return
}

// -----

func.func @f(%a: memref<4x3xf32>, %c: memref<4xf32>) {
  // expected-error@+1 {{'linalg.broadcast' op dimension 0 is out of range. expected range: [0, 1], got: 2}}
  linalg.broadcast ins(%c : memref<4xf32>) outs(%a : memref<4x3xf32>) dimensions = [2]
  return
}

// -----

func.func @f(%b: memref<3x4xf32>, %c: memref<4xf32>) {
  // expected-error@+1 {{'linalg.broadcast' op input dim 0 should match init dim 0. input: 4, init: 3}}
  linalg.broadcast ins(%c : memref<4xf32>) outs(%b : memref<3x4xf32>) dimensions = [1]
  return
}

// -----

func.func @f(%c: memref<4xf32>) {
  // expected-error@+1 {{custom op 'linalg.elementwise' expected ElementwiseKind attribute}}
  linalg.elementwise kind=#linalg.binary_fn<add> ins(%c, %c : memref<4xf32>, memref<4xf32>) outs(%c : memref<4xf32>)
  return
}

// -----

func.func @f(%c: memref<4xf32>, %i: memref<4xi32>) {
  // expected-error@+1 {{custom op 'linalg.add' Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or allInteger, got 'f32' and 'i32'}}
  linalg.add ins(%c, %i : memref<4xf32>, memref<4xi32>) outs(%c : memref<4xf32>)
  return
}

// -----

func.func @f(%c: memref<4xf32>, %z: memref<3xf32>) {
  // expected-error@+1 {{'linalg.add' op inferred input/output operand #1 has shape's dimension #0 to be 4, but found 3}}
  linalg.add ins(%c, %z : memref<4xf32>, memref<3xf32>) outs(%c : memref<4xf32>)
  return
}

// -----

func.func @f(%i: memref<4xi32>) {
  // expected-error@+1 {{custom op 'linalg.exp' unsupported non numeric type}}
  linalg.exp ins(%i : memref<4xi32>) outs(%i : memref<4xi32>)
  return
}

// -----

func.func @f(%c: memref<4xf32>) {
  // expected-error@+1 {{custom op 'linalg.div_unsigned' unsupported operation: unsigned div not on uint}}
  linalg.div_unsigned ins(%c, %c : memref<4xf32>, memref<4xf32>) outs(%c : memref<4xf32>)
  return
}

// -----

func.func @f(%p: tensor<128x256xf32>, %q: tensor<16x8x8x32xf32>) {
  // expected-error@+1 {{invalid zero tile factor}}
  %0 = linalg.pack %p inner_dims_pos = [0, 1] inner_tiles = [0, 32] into %q : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  return
}

// -----

func.func @f(%p: tensor<128x256xf32>, %q: tensor<16x8x8x32xf32>) {
  // expected-error@+1 {{invalid inner_dims_pos vector}}
  %0 = linalg.pack %p inner_dims_pos = [0, 0] inner_tiles = [8, 32] into %q : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  return
}

// -----

func.func @f(%p: tensor<128x256xf32>, %q: tensor<16x8x8x32xf32>) {
  // expected-error@+1 {{invalid inner_dims_pos vector}}
  %0 = linalg.pack %p inner_dims_pos = [0, 2] inner_tiles = [8, 32] into %q : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  return
}

// -----

func.func @f(%p: tensor<128x256xf32>, %q: tensor<16x8x8x32xf32>) {
  // expected-error@+1 {{invalid outer_dims_perm vector}}
  %0 = linalg.pack %p outer_dims_perm = [0, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %q : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  return
}

// -----

func.func @f(%p: tensor<128x256xf32>, %q: tensor<16x8x8x32xf32>) {
  // expected-error@+1 {{outer_dims_perm must be a permutation or empty}}
  %0 = linalg.pack %p outer_dims_perm = [0] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %q : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  return
}

// -----

func.func @f(%p: tensor<128x256xf32>, %q: tensor<16x8x8x32xf32>) {
  // expected-error@+1 {{tiling factors must equal the number of dimensions to tile}}
  %0 = linalg.pack %p inner_dims_pos = [0] inner_tiles = [8, 32] into %q : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  return
}

// -----

func.func @f(%p: tensor<128x256xf32>, %q: tensor<16x8x8x32xf32>) {
  // expected-error@+1 {{packed rank != (unpacked rank + num tiling factors), got 4 != 3}}
  %0 = linalg.pack %p inner_dims_pos = [0] inner_tiles = [8] into %q : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  return
}

// -----

func.func @f(%p: tensor<128x256xf32>, %q: tensor<16x8x8x32xf32>) {
  // expected-error@+1 {{mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type}}
  %0 = linalg.pack %p inner_dims_pos = [0, 1] inner_tiles = [16, 32] into %q : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  return
}

// -----

func.func @f(%p: tensor<128x256xf32>, %q: tensor<16x8x8x32xf32>, %x: index) {
  // expected-error@+1 {{mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type}}
  %0 = linalg.pack %p inner_dims_pos = [0, 1] inner_tiles = [%x, 32] into %q : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  return
}

// -----

func.func @f(%p: tensor<128x256xf32>, %q: tensor<16x8x8x32xf32>, %x: index) {
  // expected-error@+1 {{'linalg.pack' op expected padding_value has 'f32' but got: 'index'}}
  %0 = linalg.pack %p padding_value(%x : index) inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %q : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  return
}

// -----

func.func @f(%p: tensor<128x256xf32>, %q: tensor<16x8x8x32xf32>) {
  // expected-error@+1 {{mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type}}
  %0 = linalg.unpack %q inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %p : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
  return
}

// -----

func.func @f(%a: memref<4x3xf32>) {
  // expected-error@+1 {{'linalg.softmax' op incorrect dimension specified}}
  linalg.softmax dimension(2) ins(%a : memref<4x3xf32>) outs(%a : memref<4x3xf32>)
  return
}

// -----

func.func @f(%a: memref<4x3xf32>, %b: memref<3x4xf32>) {
  // expected-error@+1 {{'linalg.softmax' op incompatible output shape}}
  linalg.softmax dimension(0) ins(%a : memref<4x3xf32>) outs(%b : memref<3x4xf32>)
  return
}

// -----

func.func @f(%t: tensor<2x3x3x5xf32>, %u: tensor<6x6x5x2xf32>) {
  // expected-error@+1 {{'linalg.winograd_filter_transform' op expect filter height either equals to r or 1}}
  %0 = linalg.winograd_filter_transform fmr(F_2_5) ins(%t : tensor<2x3x3x5xf32>) outs(%u : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return
}

// -----

func.func @f(%t: tensor<2x3x3x5xf32>, %u: tensor<6x6x5x2xf32>) {
  // expected-error@+1 {{'linalg.winograd_filter_transform' op the output shape is not expected}}
  %0 = linalg.winograd_filter_transform fmr(F_2_3) ins(%t : tensor<2x3x3x5xf32>) outs(%u : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return
}

// -----

func.func @f(%v: tensor<2x10x10x5xf32>, %w: tensor<6x6x2x2x2x5xf32>) {
  // expected-error@+1 {{'linalg.winograd_input_transform' op the output shape is not expected}}
  %0 = linalg.winograd_input_transform fmr(F_2_3) ins(%v : tensor<2x10x10x5xf32>) outs(%w : tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32>
  return
}

// -----

func.func @f(%t: tensor<2x3x3x5xf32>, %u: tensor<6x6x5x2xf32>) {
  // expected-error@+1 {{custom op 'linalg.winograd_filter_transform' expected string or keyword containing one of the following enum values for attribute 'fmr' [F_2_3, F_4_3, F_2_5]}}
  %0 = linalg.winograd_filter_transform fmr(F_9) ins(%t : tensor<2x3x3x5xf32>) outs(%u : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{'linalg.softmax' op expected that operand #1 is a tensor or a memref}}
  linalg.softmax dimension(0) ins(%v : vector<4xf32>) outs(%v : vector<4xf32>)
  return
}

// -----

func.func @f(%a: tensor<2x1x1x5xf32>, %b: tensor<1x1x5x2xf32>) {
  // expected-error@+1 {{'linalg.winograd_filter_transform' op expect either filter height or width equals to r}}
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%a : tensor<2x1x1x5xf32>) outs(%b : tensor<1x1x5x2xf32>) -> tensor<1x1x5x2xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<2x2x1xf32>) {
  // expected-error@+1 {{tiling factors must be less than or equal to the input rank for pack or output rank for unpack}}
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [2, 1] into %b : tensor<4xf32> -> tensor<2x2x1xf32>
  return
}

// -----

func.func @f(%a: tensor<5xf32>, %b: tensor<3x2xf32>) {
  // expected-error@+1 {{'linalg.pack' op invalid tile factor or output size provided. Only full tiles are supported when padding_value is not set}}
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [2] into %b : tensor<5xf32> -> tensor<3x2xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %c: memref<4xf32>) {
  // expected-error@+1 {{'linalg.elementwise' op expected the number of indexing_map (0) to be equal to the number of input/output operands (2)}}
  "linalg.elementwise"(%a, %c) <{kind = #linalg.elementwise_kind<exp>, operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%x: f32, %y: f32):
    %0 = math.exp %x : f32
    linalg.yield %0 : f32
  }) : (memref<4xf32>, memref<4xf32>) -> ()
  return
}
