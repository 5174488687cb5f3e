// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics -allow-unregistered-dialect %}

// What the verifier finds wrong with operations of tensor. The expectations hold
// for mlir-opt as well.

func.func @f(%a: tensor<f32>, %i: index) {
  // expected-error@+1 {{'tensor.dim' op operand #0 must be non-0-ranked or unranked tensor, but got 'tensor<f32>'}}
  %0 = tensor.dim %a, %i : tensor<f32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error@+1 {{'tensor.bitcast' op result #0 must be tensor of signless integer or unsigned integer or signed integer or floating-point values, but got 'memref<4xf32>'}}
  %0 = "tensor.bitcast"(%a) : (tensor<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error@+1 {{'tensor.cast' op result #0 must be tensor of any type values, but got 'memref<4xf32>'}}
  %0 = "tensor.cast"(%a) : (tensor<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error@+1 {{'tensor.cast' op operand type 'tensor<4xf32>' and result type 'tensor<5xf32>' are cast incompatible}}
  %0 = tensor.cast %a : tensor<4xf32> to tensor<5xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error@+1 {{'tensor.concat' op result #0 must be ranked tensor of any type values, but got 'memref<4xf32>'}}
  %0 = tensor.concat dim(0) %a : (tensor<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %i: index) {
  // expected-error@+1 {{expected type to be 'tensor<2x2xf32>' or a rank-reduced version. (size mismatch)}}
  %0 = tensor.extract_slice %a[0,0][2,2][1,1] : tensor<4x4xf32> to tensor<3x2xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %i: index) {
  // expected-error@+1 {{expected element type to be 'f32'}}
  %0 = tensor.extract_slice %a[0,0][2,2][1,1] : tensor<4x4xf32> to tensor<2x2xi32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %i: index) {
  // expected-error@+1 {{expected rank to be smaller or equal to the other rank.}}
  %0 = tensor.extract_slice %a[0,0][2,2][1,1] : tensor<4x4xf32> to tensor<2x2x1xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %i: index) {
  // expected-error@+1 {{expected 2 offset values, got 1}}
  %0 = tensor.extract_slice %a[0][2][1] : tensor<4x4xf32> to tensor<2x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %i: index) {
  // expected-error@+1 {{slice along dimension 1 runs out-of-bounds: 4 >= 4}}
  %0 = tensor.extract_slice %a[0,0][2,5][1,1] : tensor<4x4xf32> to tensor<2x5xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %i: index) {
  // expected-error@+1 {{offset 1 is out-of-bounds: 4 >= 4}}
  %0 = tensor.extract_slice %a[0,4][2,2][1,1] : tensor<4x4xf32> to tensor<2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %i: index) {
  // expected-error@+1 {{expected offsets to be non-negative, but got -1}}
  %0 = tensor.extract_slice %a[0,-1][2,2][1,1] : tensor<4x4xf32> to tensor<2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %i: index) {
  // expected-error@+1 {{expected type to be 'tensor<?x2xf32>' or a rank-reduced version. (size mismatch)}}
  %0 = tensor.extract_slice %a[0,0][%i,2][1,1] : tensor<4x4xf32> to tensor<2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %b: tensor<2x2xf32>, %i: index) {
  // expected-error@+1 {{expected type to be 'tensor<2x3xf32>' or a rank-reduced version. (size mismatch)}}
  %0 = tensor.insert_slice %b into %a[0,0][2,3][1,1] : tensor<2x2xf32> into tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %b: tensor<2x2xi32>, %i: index) {
  // expected-error@+1 {{expected element type to be 'f32'}}
  %0 = tensor.insert_slice %b into %a[0,0][2,2][1,1] : tensor<2x2xi32> into tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %b: tensor<2x2xf32>, %i: index) {
  // expected-error@+1 {{'tensor.insert_slice' op failed to verify that expected result type to match dest type}}
  %0 = "tensor.insert_slice"(%b, %a) <{operandSegmentSizes=array<i32:1,1,0,0,0>, static_offsets=array<i64:0,0>, static_sizes=array<i64:2,2>,static_strides=array<i64:1,1>}> : (tensor<2x2xf32>, tensor<4x4xf32>) -> tensor<4x?xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %b: tensor<3x3xf32>, %i: index) {
  // expected-error@+1 {{slice along dimension 0 runs out-of-bounds: 5 >= 4}}
  %0 = tensor.insert_slice %b into %a[3,0][3,3][1,1] : tensor<3x3xf32> into tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %b: f32, %i: index) {
  // expected-error@+1 {{'tensor.insert' op failed to verify that result type matches type of dest}}
  %0 = "tensor.insert"(%b, %a, %i, %i) : (f32, tensor<4x4xf32>, index, index) -> tensor<4x?xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %b: i32, %i: index) {
  // expected-error@+1 {{'tensor.insert' op failed to verify that scalar type matches element type of dest}}
  %0 = "tensor.insert"(%b, %a, %i, %i) : (i32, tensor<4x4xf32>, index, index) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %b: f32, %i: index) {
  // expected-error@+1 {{'tensor.insert' op incorrect number of indices}}
  %0 = "tensor.insert"(%b, %a, %i) : (f32, tensor<4x4xf32>, index) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %b: f32, %i: index) {
  // expected-error@+1 {{'tensor.extract' op incorrect number of indices for extract_element}}
  %0 = "tensor.extract"(%a, %i) : (tensor<4x4xf32>, index) -> f32
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %b: f32, %i: index) {
  // expected-error@+1 {{'tensor.extract' op failed to verify that result type matches element type of tensor}}
  %0 = "tensor.extract"(%a, %i, %i) : (tensor<4x4xf32>, index, index) -> i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'tensor.from_elements' op failed to verify that operand types match result element type}}
  %0 = "tensor.from_elements"(%a, %a) : (i32, i32) -> tensor<3xi32>
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'tensor.from_elements' op failed to verify that operand types match result element type}}
  %0 = "tensor.from_elements"(%a, %a) : (i32, i32) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'tensor.splat' op failed to verify that operand type matches element type of result}}
  %0 = "tensor.splat"(%a) : (i32) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'tensor.splat' op incorrect number of dynamic sizes, has 0, expected 1}}
  %0 = tensor.splat %a : tensor<?xi32>
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'tensor.empty' op incorrect number of dynamic sizes, has 0, expected 1}}
  %0 = tensor.empty() : tensor<?xi32>
  return
}

// -----

func.func @f(%i: index, %c: i32) {
  // expected-error@+1 {{'tensor.generate' op incorrect number of dynamic sizes, has 1, expected 0}}
  %0 = tensor.generate %i { ^bb0(%x: index): tensor.yield %c : i32 } : tensor<4xi32>
  return
}

// -----

func.func @f(%i: index, %c: i32) {
  // expected-error@+1 {{all body arguments must be index}}
  %0 = tensor.generate %i { ^bb0(%x: i32): tensor.yield %c : i32 } : tensor<?xi32>
  return
}

// -----

func.func @f(%i: index, %c: i32) {
  // expected-error@+1 {{must have one body argument per input dimension}}
  %0 = tensor.generate %i { ^bb0(%x: index, %y: index): tensor.yield %c : i32 } : tensor<?xi32>
  return
}

// -----

func.func @f(%i: index, %c: i32) {
  // expected-error@+1 {{'tensor.generate' op body must be terminated with a `yield` operation of the tensor element type}}
  %0 = tensor.generate %i { ^bb0(%x: index): tensor.yield %i : index } : tensor<?xi32>
  return
}

// -----

func.func @f(%i: index, %c: i32) {
  // expected-error@+1 {{'tensor.yield' op requires a single operand}}
  %0 = tensor.generate %i { ^bb0(%x: index):  } : tensor<?xi32>
  return
}

// -----

func.func @f(%i: index, %c: i32) {
  // expected-error@+1 {{'func.return' op expects parent op 'func.func'}}
  %0 = tensor.generate %i { ^bb0(%x: index): func.return  } : tensor<?xi32>
  return
}

// -----

func.func @f(%i: index, %c: i32) {
  // expected-error@+1 {{'tensor.yield' op requires a single operand}}
  %0 = tensor.generate %i {   } : tensor<?xi32>
  return
}

// -----

func.func @f(%i: tensor<4x4xf32>, %c: f32) {
  // expected-error@+1 {{specified type 'tensor<5x6xf32>' does not match the inferred type 'tensor<6x6xf32>'}}
  %0 = tensor.pad %i low[1,1] high[1,1] { ^bb0(%x: index, %y: index): tensor.yield %c : f32} : tensor<4x4xf32> to tensor<5x6xf32>
  return
}

// -----

func.func @f(%i: tensor<4x4xf32>, %c: f32) {
  // expected-error@+1 {{failed to infer expectedType from sourceType 'tensor<4x4xf32>', specified resultType is 'tensor<5x6xf32>'}}
  %0 = tensor.pad %i low[1] high[1,1] { ^bb0(%x: index, %y: index): tensor.yield %c : f32} : tensor<4x4xf32> to tensor<5x6xf32>
  return
}

// -----

func.func @f(%i: tensor<4x4xf32>, %c: f32) {
  // expected-error@+1 {{specified type 'tensor<6xf32>' does not match the inferred type 'tensor<6x6xf32>'}}
  %0 = tensor.pad %i low[1,1] high[1,1] { ^bb0(%x: index, %y: index): tensor.yield %c : f32} : tensor<4x4xf32> to tensor<6xf32>
  return
}

// -----

func.func @f(%i: tensor<4x4xf32>, %c: f32) {
  // expected-error@+1 {{expected the block to have 2 arguments}}
  %0 = tensor.pad %i low[1,1] high[1,1] { ^bb0(%x: index): tensor.yield %c : f32} : tensor<4x4xf32> to tensor<6x6xf32>
  return
}

// -----

func.func @f(%i: tensor<4x4xf32>, %c: f32) {
  // expected-error@+1 {{'tensor.pad' op expected block argument 2 to be an index}}
  %0 = tensor.pad %i low[1,1] high[1,1] { ^bb0(%x: index, %y: i32): tensor.yield %c : f32} : tensor<4x4xf32> to tensor<6x6xf32>
  return
}

// -----

func.func @f(%i: tensor<4x4xf32>, %c: i32) {
  // expected-error@+1 {{'tensor.pad' op expected yield type to match shape element type}}
  %0 = tensor.pad %i low[1,1] high[1,1] { ^bb0(%x: index, %y: index): tensor.yield %c : i32} : tensor<4x4xf32> to tensor<6x6xf32>
  return
}

// -----

func.func @f(%i: tensor<4x4xf32>, %c: f32, %n: index) {
  // expected-error@+1 {{specified type 'tensor<?x6xf32>' does not match the inferred type 'tensor<-1x6xf32>'}}
  %0 = tensor.pad %i low[-5,1] high[0,1] { ^bb0(%x: index, %y: index): tensor.yield %c : f32} : tensor<4x4xf32> to tensor<?x6xf32>
  return
}

// -----

func.func @f(%i: tensor<4x4xf32>, %c: f32, %n: index) {
  // expected-error@+1 {{specified type 'tensor<?x6xf32>' does not match the inferred type 'tensor<6x6xf32>'}}
  %0 = tensor.pad %i low[1,1] high[1,1] { ^bb0(%x: index, %y: index): tensor.yield %c : f32} : tensor<4x4xf32> to tensor<?x6xf32>
  return
}

// -----

func.func @f(%i: tensor<4x4xf32>, %c: f32, %n: index) {
  // expected-error@+1 {{'tensor.pad' op expected yield type to match shape element type}}
  %0 = tensor.pad %i low[1,1] high[1,1] { ^bb0(%x: index, %y: index): tensor.yield %c : f32} : tensor<4x4xf32> to tensor<6x6xi32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>) {
  // expected-error@+1 {{'tensor.concat' op concatenation dim must be less than the tensor rank}}
  %0 = tensor.concat dim(2) %a : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>) {
  // expected-error@+1 {{'tensor.concat' op requires at least one input}}
  %0 = "tensor.concat"() <{dim=0:i64}>: () -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>) {
  // expected-error@+1 {{'tensor.concat' op result type 'tensor<4x4xf32>'does not match inferred shape 'tensor<8x4xf32>' static sizes}}
  %0 = tensor.concat dim(0) %a, %a : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x5xf32>) {
  // expected-error@+1 {{'tensor.concat' op static concatenation size mismatch along non-concatenated dimension 1}}
  %0 = tensor.concat dim(0) %a, %b : (tensor<4x4xf32>, tensor<4x5xf32>) -> tensor<8x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %b: tensor<4xf32>) {
  // expected-error@+1 {{'tensor.concat' op rank of concatenated inputs must match result rank}}
  %0 = tensor.concat dim(0) %a, %b : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<8x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xi32>) {
  // expected-error@+1 {{'tensor.concat' op inputs and result element type must match}}
  %0 = tensor.concat dim(0) %a, %b : (tensor<4x4xf32>, tensor<4x4xi32>) -> tensor<8x4xf32>
  return
}

// -----

func.func @f(%a: tensor<f32>) {
  // expected-error@+1 {{'tensor.concat' op concatenation dim must be less than the tensor rank}}
  %0 = tensor.concat dim(0) %a : (tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %i: tensor<1x1xindex>) {
  // expected-error@+1 {{'tensor.gather' op gather_dims must be non-empty}}
  %0 = tensor.gather %a[%i] gather_dims([]) unique : (tensor<4x4xf32>, tensor<1x1xindex>) -> tensor<1x1x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %i: tensor<1x1xindex>) {
  // expected-error@+1 {{'tensor.gather' op gather_dims overflow source rank}}
  %0 = tensor.gather %a[%i] gather_dims([0,1,2]) unique : (tensor<4x4xf32>, tensor<1x1xindex>) -> tensor<1x1x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %i: tensor<1x1xindex>) {
  // expected-error@+1 {{'tensor.gather' op gather_dims length must match the size of last dimension of indices}}
  %0 = tensor.gather %a[%i] gather_dims([0,1]) unique : (tensor<4x4xf32>, tensor<1x1xindex>) -> tensor<1x1x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %i: tensor<1x1xindex>) {
  // expected-error@+1 {{'tensor.gather' op gather_dims value must be non-negative}}
  %0 = tensor.gather %a[%i] gather_dims([-1]) unique : (tensor<4x4xf32>, tensor<1x1xindex>) -> tensor<1x1x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %i: tensor<1x1xindex>) {
  // expected-error@+1 {{'tensor.gather' op gather_dims value must be smaller than source rank}}
  %0 = tensor.gather %a[%i] gather_dims([2]) unique : (tensor<4x4xf32>, tensor<1x1xindex>) -> tensor<1x1x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %i: tensor<1x2xindex>) {
  // expected-error@+1 {{'tensor.gather' op gather_dims values must be strictly increasing}}
  %0 = tensor.gather %a[%i] gather_dims([1,0]) unique : (tensor<4x4xf32>, tensor<1x2xindex>) -> tensor<1x1x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %i: tensor<1x2xindex>) {
  // expected-error@+1 {{'tensor.gather' op result type mismatch: expected 'tensor<1x1x1xf32>' or its rank-reduced variant 'tensor<1xf32>' (got: 'tensor<1x1x4xf32>')}}
  %0 = tensor.gather %a[%i] gather_dims([0,1]) unique : (tensor<4x4xf32>, tensor<1x2xindex>) -> tensor<1x1x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %i: tensor<index>) {
  // expected-error@+1 {{'tensor.gather' op gather_dims length must match the size of last dimension of indices}}
  %0 = tensor.gather %a[%i] gather_dims([0]) unique : (tensor<4x4xf32>, tensor<index>) -> tensor<1x1x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %i: tensor<1x1xf32>) {
  // expected-error@+1 {{'tensor.gather' op operand #1 must be ranked tensor of signless integer or index values, but got 'tensor<1x1xf32>'}}
  %0 = tensor.gather %a[%i] gather_dims([0]) unique : (tensor<4x4xf32>, tensor<1x1xf32>) -> tensor<1x1x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %i: tensor<1x2xindex>, %s: tensor<1x1x1xf32>) {
  // expected-error@+1 {{'tensor.scatter' op requires 'unique' attribute to be set}}
  %0 = tensor.scatter %s into %a[%i] scatter_dims([0,1]) : (tensor<1x1x1xf32>, tensor<4x4xf32>, tensor<1x2xindex>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %i: tensor<1x2xindex>, %s: tensor<1x1x2xf32>) {
  // expected-error@+1 {{'tensor.scatter' op source type mismatch: expected 'tensor<1x1x1xf32>' or its rank-reduced variant 'tensor<1xf32>' (got: 'tensor<1x1x2xf32>')}}
  %0 = tensor.scatter %s into %a[%i] scatter_dims([0,1]) unique : (tensor<1x1x2xf32>, tensor<4x4xf32>, tensor<1x2xindex>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %s: tensor<?xindex>) {
  // expected-error@+1 {{'tensor.reshape' op cannot use shape operand with dynamic length to reshape to statically-ranked tensor type}}
  %0 = tensor.reshape %a(%s) : (tensor<4x4xf32>, tensor<?xindex>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %s: tensor<2xindex>) {
  // expected-error@+1 {{'tensor.reshape' op element types of source and destination tensor types should be the same}}
  %0 = tensor.reshape %a(%s) : (tensor<4x4xf32>, tensor<2xindex>) -> tensor<4x4xi32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %s: tensor<2xindex>) {
  // expected-error@+1 {{'tensor.reshape' op length of shape operand differs from the result's tensor rank}}
  %0 = tensor.reshape %a(%s) : (tensor<4x4xf32>, tensor<2xindex>) -> tensor<16xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %s: tensor<1xindex>) {
  // expected-error@+1 {{'tensor.reshape' op source and destination tensor should have the same number of elements}}
  %0 = tensor.reshape %a(%s) : (tensor<4x4xf32>, tensor<1xindex>) -> tensor<15xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %s: tensor<1x1xindex>) {
  // expected-error@+1 {{'tensor.reshape' op operand #1 must be 1D tensor of signless integer or index values, but got 'tensor<1x1xindex>'}}
  %0 = tensor.reshape %a(%s) : (tensor<4x4xf32>, tensor<1x1xindex>) -> tensor<15xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>) {
  // expected-error@+1 {{'tensor.collapse_shape' op expected dimension 0 of collapsed type to be static value of 16}}
  %0 = tensor.collapse_shape %a [[0,1]] : tensor<4x4xf32> into tensor<15xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>) {
  // expected-error@+1 {{'tensor.collapse_shape' op expected collapsed rank (1) to equal the number of reassociation maps (2).}}
  %0 = tensor.collapse_shape %a [[0],[1]] : tensor<4x4xf32> into tensor<16xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>) {
  // expected-error@+1 {{'tensor.collapse_shape' op expected reassociation map #0 to be valid and contiguous.}}
  %0 = tensor.collapse_shape %a [[1,0]] : tensor<4x4xf32> into tensor<16xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>) {
  // expected-error@+1 {{'tensor.collapse_shape' op expected reassociation map #0 to have size equal to the expanded rank (2), but it is  1.}}
  %0 = tensor.collapse_shape %a [[0]] : tensor<4x4xf32> into tensor<16xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>) {
  // expected-error@+1 {{'tensor.collapse_shape' op expected dimension 0 of collapsed type to be static value of 16}}
  %0 = tensor.collapse_shape %a [[0,1]] : tensor<4x4xf32> into tensor<?xf32>
  return
}

// -----

func.func @f(%a: tensor<4x?xf32>) {
  // expected-error@+1 {{'tensor.collapse_shape' op expected dimension 0 of collapsed type to be dynamic since one or more of the corresponding dimensions in the expanded type is dynamic}}
  %0 = tensor.collapse_shape %a [[0,1]] : tensor<4x?xf32> into tensor<16xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>) {
  // expected-error@+1 {{'tensor.collapse_shape' op expected collapsed type to be 'tensor<16xf32>', but got 'tensor<16xi32>'}}
  %0 = tensor.collapse_shape %a [[0,1]] : tensor<4x4xf32> into tensor<16xi32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>) {
  // expected-error@+1 {{'tensor.collapse_shape' op expected the expanded type, 'tensor<4x4xf32>' to have a higher (or same) rank than the collapsed type, 'tensor<4x4x1xf32>'.}}
  %0 = tensor.collapse_shape %a [[0,1],[2]] : tensor<4x4xf32> into tensor<4x4x1xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>) {
  // expected-error@+1 {{'tensor.expand_shape' op expected number of static shape dims to be equal to the output rank (3) but found 2 inputs instead}}
  %0 = tensor.expand_shape %a [[0,1],[2]] output_shape [2,2] : tensor<4x4xf32> into tensor<2x2x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>) {
  // expected-error@+1 {{'tensor.expand_shape' op expected dimension 0 of collapsed type to be static value of 6}}
  %0 = tensor.expand_shape %a [[0,1],[2]] output_shape [2,3,4] : tensor<4x4xf32> into tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4xf32>, %i: index) {
  // expected-error@+1 {{'tensor.expand_shape' op mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has 0 dynamic dims while output_shape has 1 values}}
  %0 = "tensor.expand_shape"(%a, %i) <{reassociation=[[0,1],[2]], static_output_shape=array<i64:2,2,4>}>: (tensor<4x4xf32>, index) -> tensor<2x2x4xf32>
  return
}

// -----

func.func @f(%a: tensor<?xf32>, %i: index) {
  // expected-error@+1 {{'tensor.expand_shape' op expected dimension 0 of collapsed type to be static value of 32}}
  %0 = tensor.expand_shape %a [[0,1]] output_shape [%i,4] : tensor<?xf32> into tensor<8x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %d: tensor<8xf32>) {
  // expected-error@+1 {{expected InParallelOpInterface parent, got:}}
  tensor.parallel_insert_slice %a into %d[0][4][1] : tensor<4xf32> into tensor<8xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %d: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error@+1 {{expected type to be 'tensor<5xf32>' or a rank-reduced version. (size mismatch)}}
  %0 = scf.forall (%i) in (2) shared_outs(%o = %d) -> (tensor<8xf32>) { scf.forall.in_parallel { tensor.parallel_insert_slice %a into %o[0][5][1] : tensor<4xf32> into tensor<8xf32> } }
  return %0 : tensor<8xf32>
}

// -----

func.func @f(%a: tensor<4xf32>, %d: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error@+1 {{'tensor.parallel_insert_slice' op may only insert into an output block argument}}
  %0 = scf.forall (%i) in (2) shared_outs(%o = %d) -> (tensor<8xf32>) { scf.forall.in_parallel { tensor.parallel_insert_slice %a into %d[0][4][1] : tensor<4xf32> into tensor<8xf32> } }
  return %0 : tensor<8xf32>
}

// -----

func.func @f(%a: tensor<4x4xf32>) {
  // expected-error@+1 {{'tensor.collapse_shape' op expected reassociation map #0 to have size equal to the expanded rank (2), but it is  1.}}
  %0 = tensor.collapse_shape %a [[0],[0]] : tensor<4x4xf32> into tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4x2xf32>) {
  // expected-error@+1 {{'tensor.collapse_shape' op expected reassociation map #1 to be valid and contiguous.}}
  %0 = tensor.collapse_shape %a [[0],[2]] : tensor<4x4x2xf32> into tensor<4x2xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4x2xf32>) {
  // expected-error@+1 {{'tensor.collapse_shape' op expected reassociation map #0 to have size equal to the expanded rank (3), but it is  2.}}
  %0 = tensor.collapse_shape %a [[0],[1]] : tensor<4x4x2xf32> into tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4x2xf32>) {
  // expected-error@+1 {{'tensor.collapse_shape' op expected reassociation map #0 to have size equal to the expanded rank (3), but it is  4.}}
  %0 = tensor.collapse_shape %a [[0],[1,3]] : tensor<4x4x2xf32> into tensor<4x8xf32>
  return
}

// -----

func.func @f(%a: tensor<4x4x2xf32>) {
  // expected-error@+1 {{'tensor.collapse_shape' op expected reassociation map #0 to be valid and contiguous.}}
  %0 = tensor.collapse_shape %a [[1,2],[0]] : tensor<4x4x2xf32> into tensor<8x4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x?x?xf32>, %i: index) {
  // expected-error@+1 {{'tensor.collapse_shape' op expected dimension 0 of collapsed type to be dynamic since one or more of the corresponding dimensions in the expanded type is dynamic}}
  %0 = tensor.collapse_shape %a [[0,1],[2]] : tensor<2x?x?xf32> into tensor<8x?xf32>
  return
}

// -----

func.func @f(%a: tensor<8xf32>, %i: index) {
  // expected-error@+1 {{'tensor.expand_shape' op expected dimension 0 of collapsed type to be dynamic since one or more of the corresponding dimensions in the expanded type is dynamic}}
  %0 = tensor.expand_shape %a [[0,1]] output_shape [%i, 2] : tensor<8xf32> into tensor<?x2xf32>
  return
}

// -----

func.func @f(%a: tensor<?xf32>, %i: index) {
  // expected-error@+1 {{'tensor.expand_shape' op expected dimension 0 of collapsed type to be static value of 8}}
  %0 = tensor.expand_shape %a [[0,1]] output_shape [4, 2] : tensor<?xf32> into tensor<4x2xf32>
  return
}

// -----

func.func @f(%a: tensor<?x0xf32>, %i: index) {
  // expected-error@+1 {{'tensor.collapse_shape' op expected dimension 0 of collapsed type to be dynamic since one or more of the corresponding dimensions in the expanded type is dynamic}}
  %0 = tensor.collapse_shape %a [[0,1]] : tensor<?x0xf32> into tensor<0xf32>
  return
}

// -----

func.func @f(%a: tensor<8xf32>) {
  // expected-error@+1 {{expected rank to be smaller or equal to the other rank. }}
  %0 = tensor.extract_slice %a[0] [4] [1] : tensor<8xf32> to tensor<4x1xf32>
  return
}

// -----

func.func @f(%a: tensor<8xf32>, %b: tensor<4x1xf32>) {
  // expected-error@+1 {{expected rank to be smaller or equal to the other rank. }}
  %0 = tensor.insert_slice %b into %a[0] [4] [1] : tensor<4x1xf32> into tensor<8xf32>
  return
}

// -----

func.func @f(%a: tensor<2x4xf32>) {
  // expected-error@+1 {{'tensor.collapse_shape' op expected reassociation map #0 to have size equal to the expanded rank (2), but it is  1.}}
  %0 = tensor.collapse_shape %a [[0]] : tensor<2x4xf32> into tensor<2xf32>
  return
}
