// RUN: mlcc-opt %s -split-input-file -verify-diagnostics
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics %}

// What the verifier finds wrong with operations of vector that move elements. The
// expectations hold for mlir-opt as well.

func.func @f(%v: vector<4x2xf32>) {
  // expected-error@+1 {{'vector.broadcast' op source rank higher than destination rank}}
  %0 = vector.broadcast %v : vector<4x2xf32> to vector<4xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{'vector.broadcast' op dimension mismatch (4 vs. 3)}}
  %0 = vector.broadcast %v : vector<4xf32> to vector<2x3xf32>
  return
}

// -----

func.func @f(%v: vector<[4]xf32>) {
  // expected-error@+1 {{'vector.broadcast' op dimension mismatch ([4] vs. 4)}}
  %0 = vector.broadcast %v : vector<[4]xf32> to vector<2x4xf32>
  return
}

// -----

func.func @f(%v: tensor<4xf32>) {
  // expected-error@+1 {{'vector.broadcast' op source type is not a vector}}
  %0 = vector.broadcast %v : tensor<4xf32> to vector<4xf32>
  return
}

// -----

func.func @f(%v: i32) {
  // expected-error@+1 {{'vector.broadcast' op failed to verify that source operand and result have same element type}}
  %0 = vector.broadcast %v : i32 to vector<4xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{'vector.extract' op expected position attribute #1 to be a non-negative integer smaller than the corresponding vector dimension or poison (-1)}}
  %0 = vector.extract %v[4] : f32 from vector<4xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{'vector.extract' op expected position attribute of rank no greater than vector rank}}
  %0 = vector.extract %v[0, 0] : f32 from vector<4xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{expected a scalar instead of a 0-d vector as the result type}}
  %0 = vector.extract %v[0] : vector<f32> from vector<4xf32>
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{'vector.extract' op mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) -- this can only happen due to an incorrect fold/rewrite}}
  %0 = "vector.extract"(%v) <{static_position = array<i64: -9223372036854775808>}> : (vector<4xf32>) -> f32
  return
}

// -----

func.func @f(%v: vector<4x2xf32>) {
  // expected-error@+2 {{'vector.extract' op inferred type(s) 'vector<2xf32>' are incompatible with return type(s) of operation 'f32'}}
  // expected-error@+1 {{'vector.extract' op failed to infer returned types}}
  %0 = vector.extract %v[0] : f32 from vector<4x2xf32>
  return
}

// -----

func.func @f(%f: f32, %v: vector<4xf32>) {
  // expected-error@+1 {{'vector.insert' op expected position attribute #1 to be a non-negative integer smaller than the corresponding dest vector dimension}}
  %0 = vector.insert %f, %v [4] : f32 into vector<4xf32>
  return
}

// -----

func.func @f(%f: f32, %v: vector<4xf32>) {
  // expected-error@+1 {{'vector.insert' op expected position attribute of rank no greater than dest vector rank}}
  %0 = vector.insert %f, %v [0, 0] : f32 into vector<4xf32>
  return
}

// -----

func.func @f(%f: f32, %v: vector<4x2xf32>) {
  // expected-error@+1 {{'vector.insert' op expected position attribute rank to match the dest vector rank}}
  %0 = vector.insert %f, %v [0] : f32 into vector<4x2xf32>
  return
}

// -----

func.func @f(%f: vector<2xf32>, %v: vector<4x2xf32>) {
  // expected-error@+1 {{'vector.insert' op expected position attribute rank + source rank to match dest vector rank}}
  %0 = vector.insert %f, %v [0, 0] : vector<2xf32> into vector<4x2xf32>
  return
}

// -----

func.func @f(%f: vector<f32>, %v: vector<4xf32>) {
  // expected-error@+1 {{expected a scalar instead of a 0-d vector as the source operand}}
  %0 = vector.insert %f, %v [0] : vector<f32> into vector<4xf32>
  return
}

// -----

func.func @f(%f: i32, %v: vector<4xf32>) {
  // expected-error@+1 {{'vector.insert' op failed to verify that source operand and result have same element type}}
  %0 = vector.insert %f, %v [0] : i32 into vector<4xf32>
  return
}

// -----

func.func @f(%m: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op expected offsets, sizes and strides attributes of same size}}
  %0 = vector.extract_strided_slice %m {offsets = [1], sizes = [1, 1], strides = [1]} : vector<4x8xf32> to vector<1x8xf32>
  return
}

// -----

func.func @f(%m: vector<4xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op expected offsets attribute of rank no greater than vector rank}}
  %0 = vector.extract_strided_slice %m {offsets = [1, 1], sizes = [1, 1], strides = [1, 1]} : vector<4xf32> to vector<1xf32>
  return
}

// -----

func.func @f(%m: vector<4xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op expected offsets dimension 0 to be confined to [0, 4)}}
  %0 = vector.extract_strided_slice %m {offsets = [4], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
  return
}

// -----

func.func @f(%m: vector<4xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op expected sizes dimension 0 to be confined to [1, 5)}}
  %0 = vector.extract_strided_slice %m {offsets = [0], sizes = [5], strides = [1]} : vector<4xf32> to vector<1xf32>
  return
}

// -----

func.func @f(%m: vector<4xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op expected strides to be confined to [1, 2)}}
  %0 = vector.extract_strided_slice %m {offsets = [0], sizes = [2], strides = [2]} : vector<4xf32> to vector<2xf32>
  return
}

// -----

func.func @f(%m: vector<4xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op expected sum(offsets, sizes) dimension 0 to be confined to [1, 5)}}
  %0 = vector.extract_strided_slice %m {offsets = [2], sizes = [3], strides = [1]} : vector<4xf32> to vector<3xf32>
  return
}

// -----

func.func @f(%m: vector<4xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op expected result type to be 'vector<1xf32>'}}
  %0 = vector.extract_strided_slice %m {offsets = [2], sizes = [1], strides = [1]} : vector<4xf32> to vector<2xf32>
  return
}

// -----

func.func @f(%m: vector<[4]xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op expected size at idx=0 to match the corresponding base size from the input vector (2 vs 4)}}
  %0 = vector.extract_strided_slice %m {offsets = [0], sizes = [2], strides = [1]} : vector<[4]xf32> to vector<[2]xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.insert_strided_slice' op expected offsets of same size as destination vector rank}}
  %0 = vector.insert_strided_slice %a, %b {offsets = [1], strides = [1]} : vector<4xf32> into vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.insert_strided_slice' op expected strides of same size as source vector rank}}
  %0 = vector.insert_strided_slice %a, %b {offsets = [1, 1], strides = [1, 1]} : vector<4xf32> into vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<4xf32>) {
  // expected-error@+1 {{'vector.insert_strided_slice' op expected source rank to be no greater than destination rank}}
  %0 = vector.insert_strided_slice %a, %b {offsets = [1], strides = [1, 1]} : vector<4x8xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.insert_strided_slice' op expected offsets dimension 1 to be confined to [0, 8)}}
  %0 = vector.insert_strided_slice %a, %b {offsets = [1, 9], strides = [1]} : vector<4xf32> into vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.insert_strided_slice' op expected strides to be confined to [1, 2)}}
  %0 = vector.insert_strided_slice %a, %b {offsets = [1, 0], strides = [3]} : vector<4xf32> into vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.insert_strided_slice' op expected sum(offsets, source vector shape) dimension 1 to be confined to [1, 9)}}
  %0 = vector.insert_strided_slice %a, %b {offsets = [1, 5], strides = [1]} : vector<4xf32> into vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<[4]xf32>, %b: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.insert_strided_slice' op mismatching scalable flags (at source vector idx=0)}}
  %0 = vector.insert_strided_slice %a, %b {offsets = [1, 0], strides = [1]} : vector<[4]xf32> into vector<4x8xf32>
  return
}

// -----

func.func @f(%a: vector<[4]xf32>, %b: vector<4x[8]xf32>) {
  // expected-error@+1 {{'vector.insert_strided_slice' op expected size at idx=0 to match the corresponding base size from the input vector (4 vs 8)}}
  %0 = vector.insert_strided_slice %a, %b {offsets = [1, 0], strides = [1]} : vector<[4]xf32> into vector<4x[8]xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<[4]xf32>) {
  // expected-error@+1 {{'vector.scalable.insert' op failed to verify that position is a multiple of the source length.}}
  %0 = vector.scalable.insert %a, %b[2] : vector<4xf32> into vector<[4]xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<[4]xi32>) {
  // expected-error@+1 {{'vector.scalable.insert' op failed to verify that all of {valueToStore, dest} have same element type}}
  %0 = vector.scalable.insert %a, %b[0] : vector<4xf32> into vector<[4]xi32>
  return
}

// -----

func.func @f(%b: vector<[4]xf32>) {
  // expected-error@+1 {{'vector.scalable.extract' op failed to verify that position is a multiple of the result length.}}
  %0 = vector.scalable.extract %b[3] : vector<4xf32> from vector<[4]xf32>
  return
}

// -----

func.func @f(%b: vector<4xf32>) {
  // expected-error@+1 {{'vector.scalable.extract' op operand #0 must be  of ranks 1, but got 'vector<4xf32>'}}
  %0 = vector.scalable.extract %b[0] : vector<4xf32> from vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4x4xf32>) {
  // expected-error@+1 {{'vector.shuffle' op rank mismatch}}
  %0 = vector.shuffle %a, %b [0] : vector<4xf32>, vector<4x4xf32>
  return
}

// -----

func.func @f(%a: vector<4x2xf32>, %b: vector<4x4xf32>) {
  // expected-error@+1 {{'vector.shuffle' op dimension mismatch}}
  %0 = vector.shuffle %a, %b [0] : vector<4x2xf32>, vector<4x4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error@+1 {{'vector.shuffle' op mask index #2 out of range}}
  %0 = vector.shuffle %a, %a [0, 8] : vector<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error@+1 {{'vector.shuffle' op invalid mask length}}
  %0 = vector.shuffle %a, %a [] : vector<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error@+1 {{'vector.shuffle' op mask length mismatch}}
  %0 = "vector.shuffle"(%a, %a) <{mask = array<i64: 0, 1>}> : (vector<4xf32>, vector<4xf32>) -> vector<3xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: vector<4xi32>) {
  // expected-error@+1 {{'vector.shuffle' op failed to verify that second operand v2 and result have same element type}}
  %0 = vector.shuffle %a, %b [0] : vector<4xf32>, vector<4xi32>
  return
}

// -----

func.func @f(%a: vector<[4]xf32>) {
  // expected-error@+1 {{'vector.shuffle' op operand #0 must be fixed-length vector of any type values, but got 'vector<[4]xf32>'}}
  %0 = vector.shuffle %a, %a [0] : vector<[4]xf32>, vector<[4]xf32>
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{custom op 'vector.from_elements' number of operands and types do not match: got 1 operands and 2 types}}
  %0 = vector.from_elements %a : vector<2xf32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'vector.step' op result #0 must be vector of index values of ranks 1, but got 'vector<2xi32>'}}
  %0 = vector.step : vector<2xi32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'vector.step' op result #0 must be vector of index values of ranks 1, but got 'vector<2x2xindex>'}}
  %0 = vector.step : vector<2x2xindex>
  return
}

// -----

func.func @f(%a: vector<2x4xf32>) {
  // expected-error@+1 {{'vector.bitcast' op dimension size mismatch at: 0}}
  %0 = vector.bitcast %a : vector<2x4xf32> to vector<4x2xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error@+1 {{'vector.bitcast' op source/result bitwidth of the minor 1-D vectors must be equal}}
  %0 = vector.bitcast %a : vector<4xf32> to vector<4xf64>
  return
}

// -----

func.func @f(%a: vector<f32>) {
  // expected-error@+1 {{'vector.bitcast' op source/result bitwidth of the 0-D vector element types must be equal}}
  %0 = vector.bitcast %a : vector<f32> to vector<f64>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error@+1 {{'vector.bitcast' op failed to verify that all of {source, result} have same rank}}
  %0 = vector.bitcast %a : vector<4xf32> to vector<2x2xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error@+1 {{'vector.shape_cast' op has different source and result element types}}
  %0 = vector.shape_cast %a : vector<4xf32> to vector<4xi32>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error@+1 {{'vector.shape_cast' op has different number of elements at source (4) and result (5)}}
  %0 = vector.shape_cast %a : vector<4xf32> to vector<5xf32>
  return
}

// -----

func.func @f(%a: vector<[4]xf32>) {
  // expected-error@+1 {{'vector.shape_cast' op has different number of scalable dims at source (1) and result (0)}}
  %0 = vector.shape_cast %a : vector<[4]xf32> to vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<2x4xf32>) {
  // expected-error@+1 {{'vector.transpose' op vector result rank mismatch: 1}}
  %0 = vector.transpose %a, [0, 1] : vector<2x4xf32> to vector<8xf32>
  return
}

// -----

func.func @f(%a: vector<2x4xf32>) {
  // expected-error@+1 {{'vector.transpose' op transposition length mismatch: 1}}
  %0 = vector.transpose %a, [0] : vector<2x4xf32> to vector<2x4xf32>
  return
}

// -----

func.func @f(%a: vector<2x4xf32>) {
  // expected-error@+1 {{'vector.transpose' op transposition index out of range: 2}}
  %0 = vector.transpose %a, [0, 2] : vector<2x4xf32> to vector<2x4xf32>
  return
}

// -----

func.func @f(%a: vector<2x4xf32>) {
  // expected-error@+1 {{'vector.transpose' op duplicate position index: 0}}
  %0 = vector.transpose %a, [0, 0] : vector<2x4xf32> to vector<2x4xf32>
  return
}

// -----

func.func @f(%a: vector<2x4xf32>) {
  // expected-error@+1 {{'vector.transpose' op dimension size mismatch at: 1}}
  %0 = vector.transpose %a, [1, 0] : vector<2x4xf32> to vector<2x4xf32>
  return
}

// -----

func.func @f(%a: vector<2x4xf32>) {
  // expected-error@+1 {{'vector.interleave' op failed to verify that type of 'result' is double the width of the inputs}}
  %0 = vector.interleave %a, %a : vector<2x4xf32> -> vector<4x4xf32>
  return
}

// -----

func.func @f(%a: vector<2x3xf32>) {
  // expected-error@+1 {{'vector.deinterleave' op failed to verify that the trailing dimension of the source vector has an even number of elements}}
  %0, %1 = vector.deinterleave %a : vector<2x3xf32> -> vector<2x1xf32>
  return
}

// -----

func.func @f(%a: vector<2x4xf32>) {
  // expected-error@+1 {{'vector.deinterleave' op failed to verify that the trailing dimension of the results is half the width of source trailing dimension}}
  %0, %1 = vector.deinterleave %a : vector<2x4xf32> -> vector<2x4xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>, %w: vector<4xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op expected offsets dimension 0 to be confined to [0, 4)}}
  %0 = vector.extract_strided_slice %v {offsets = [-1], sizes = [1], strides = [1]} : vector<4x8xf32> to vector<1x8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op expected sizes dimension 0 to be confined to [1, 5)}}
  %0 = vector.extract_strided_slice %v {offsets = [0], sizes = [0], strides = [1]} : vector<4x8xf32> to vector<1x8xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op expected strides to be confined to [1, 2)}}
  %0 = vector.extract_strided_slice %v {offsets = [0], sizes = [1], strides = [0]} : vector<4x8xf32> to vector<1x8xf32>
  return
}

// -----

func.func @f(%v: vector<[4]x8xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [0], sizes = [4], strides = [1]} : vector<[4]x8xf32> to vector<[4]x8xf32>
  // expected-error@+1 {{'vector.extract_strided_slice' op expected size at idx=0 to match the corresponding base size from the input vector (2 vs 4)}}
  %1 = vector.extract_strided_slice %v {offsets = [0], sizes = [2], strides = [1]} : vector<[4]x8xf32> to vector<[2]x8xf32>
  return
}

// -----

func.func @f(%v: vector<2x3xf32>) {
  // expected-error@+1 {{'vector.transpose' op transposition index out of range: -1}}
  %0 = vector.transpose %v, [-1, 0] : vector<2x3xf32> to vector<3x2xf32>
  return
}

// -----

func.func @f(%v: vector<2x3xf32>) {
  // expected-error@+1 {{'vector.transpose' op transposition index out of range: 2}}
  %0 = vector.transpose %v, [2, 0] : vector<2x3xf32> to vector<3x2xf32>
  return
}

// -----

func.func @f(%v: vector<2x3xf32>, %e: vector<f32>) {
  // expected-error@+1 {{'vector.extract' op failed to verify that operand and result have same element type}}
  %1 = "vector.extract"(%v) <{static_position = array<i64: 1, 2>}> : (vector<2x3xf32>) -> vector<1xf64>
  return
}

// -----

func.func @f(%v: vector<2x3xf32>) {
  // expected-error@+1 {{'vector.extract' op expected position attribute of rank no greater than vector rank}}
  %1 = "vector.extract"(%v) <{static_position = array<i64: 1, 2, 3>}> : (vector<2x3xf32>) -> f32
  return
}
