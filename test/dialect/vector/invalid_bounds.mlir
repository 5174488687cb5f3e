// RUN: mlcc-opt %s -split-input-file -verify-diagnostics 
//
// Numbers at and just beyond their bounds.

func.func @edges(%v: vector<2x3xf32>, %w: vector<3xf32>, %s: f32, %m: memref<4xf32>, %i: index) {
  %0 = vector.shuffle %w, %w [0, 5, -1] : vector<3xf32>, vector<3xf32>
  %1 = vector.extract %v[1, 2] : f32 from vector<2x3xf32>
  %2 = vector.extract %v[-1] : vector<3xf32> from vector<2x3xf32>
  %3 = vector.insert %s, %v [0, 2] : f32 into vector<2x3xf32>
  %4 = vector.extract_strided_slice %v {offsets = [1, 0], sizes = [1, 3], strides = [1, 1]} : vector<2x3xf32> to vector<1x3xf32>
  %5 = vector.insert_strided_slice %w, %v {offsets = [1, 0], strides = [1]} : vector<3xf32> into vector<2x3xf32>
  %6 = vector.constant_mask [2, 3] : vector<2x3xi1>
  %7 = vector.transpose %v, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %8 = vector.broadcast %w : vector<3xf32> to vector<5x3xf32>
  %9 = vector.multi_reduction <add>, %v, %w [0] : vector<2x3xf32> to vector<3xf32>
  return
}

// -----

// expected-error@below {{'vector.shuffle' op mask index #2 out of range}}
func.func @f(%w: vector<3xf32>) { %0 = vector.shuffle %w, %w [0, 6] : vector<3xf32>, vector<3xf32> return }

// -----

// expected-error@below {{'vector.shuffle' op mask index #2 out of range}}
func.func @f(%w: vector<3xf32>) { %0 = vector.shuffle %w, %w [0, -2] : vector<3xf32>, vector<3xf32> return }

// -----

// expected-error@below {{'vector.shuffle' op dimension mismatch}}
func.func @f(%w: vector<2x3xf32>, %x: vector<2x4xf32>) { %0 = vector.shuffle %w, %x [0, 1] : vector<2x3xf32>, vector<2x4xf32> return }

// -----

// expected-error@below {{'vector.extract' op expected position attribute #1 to be a non-negative integer smaller than the corresponding vector dimension or poison (-1)}}
func.func @f(%v: vector<2x3xf32>) { %0 = vector.extract %v[2] : vector<3xf32> from vector<2x3xf32> return }

// -----

// expected-error@below {{'vector.extract' op expected position attribute #1 to be a non-negative integer smaller than the corresponding vector dimension or poison (-1)}}
func.func @f(%v: vector<2x3xf32>) { %0 = vector.extract %v[-2] : vector<3xf32> from vector<2x3xf32> return }

// -----

// expected-error@below {{'vector.extract' op expected position attribute of rank no greater than vector rank}}
func.func @f(%v: vector<2x3xf32>) { %0 = vector.extract %v[0, 0, 0] : f32 from vector<2x3xf32> return }

// -----

// expected-error@below {{'vector.insert' op expected position attribute #2 to be a non-negative integer smaller than the corresponding dest vector dimension}}
func.func @f(%v: vector<2x3xf32>, %s: f32) { %0 = vector.insert %s, %v [0, 3] : f32 into vector<2x3xf32> return }

// -----

// expected-error@below {{'vector.insert' op expected position attribute rank to match the dest vector rank}}
func.func @f(%v: vector<2x3xf32>, %s: f32) { %0 = vector.insert %s, %v [0] : f32 into vector<2x3xf32> return }

// -----

// expected-error@below {{'vector.extract_strided_slice' op expected offsets dimension 0 to be confined to [0, 2)}}
func.func @f(%v: vector<2x3xf32>) { %0 = vector.extract_strided_slice %v {offsets = [2], sizes = [1], strides = [1]} : vector<2x3xf32> to vector<1x3xf32> return }

// -----

// expected-error@below {{'vector.extract_strided_slice' op expected sum(offsets, sizes) dimension 0 to be confined to [1, 3)}}
func.func @f(%v: vector<2x3xf32>) { %0 = vector.extract_strided_slice %v {offsets = [1], sizes = [2], strides = [1]} : vector<2x3xf32> to vector<2x3xf32> return }

// -----

// expected-error@below {{vector types must have positive constant sizes but got 0, 3}}
func.func @f(%v: vector<2x3xf32>) { %0 = vector.extract_strided_slice %v {offsets = [0], sizes = [0], strides = [1]} : vector<2x3xf32> to vector<0x3xf32> return }

// -----

// expected-error@below {{'vector.extract_strided_slice' op expected strides to be confined to [1, 2)}}
func.func @f(%v: vector<2x3xf32>) { %0 = vector.extract_strided_slice %v {offsets = [0], sizes = [1], strides = [2]} : vector<2x3xf32> to vector<1x3xf32> return }

// -----

// expected-error@below {{'vector.extract_strided_slice' op expected offsets attribute of rank no greater than vector rank}}
func.func @f(%v: vector<2x3xf32>) { %0 = vector.extract_strided_slice %v {offsets = [0, 0, 0], sizes = [1, 1, 1], strides = [1, 1, 1]} : vector<2x3xf32> to vector<1x1xf32> return }

// -----

// expected-error@below {{'vector.extract_strided_slice' op expected offsets, sizes and strides attributes of same size}}
func.func @f(%v: vector<2x3xf32>) { %0 = vector.extract_strided_slice %v {offsets = [0], sizes = [1, 1], strides = [1]} : vector<2x3xf32> to vector<1x3xf32> return }

// -----

// expected-error@below {{'vector.insert_strided_slice' op expected offsets dimension 0 to be confined to [0, 2)}}
func.func @f(%v: vector<2x3xf32>, %w: vector<3xf32>) { %0 = vector.insert_strided_slice %w, %v {offsets = [2, 0], strides = [1]} : vector<3xf32> into vector<2x3xf32> return }

// -----

// expected-error@below {{'vector.insert_strided_slice' op expected sum(offsets, source vector shape) dimension 1 to be confined to [1, 4)}}
func.func @f(%v: vector<2x3xf32>, %w: vector<3xf32>) { %0 = vector.insert_strided_slice %w, %v {offsets = [1, 1], strides = [1]} : vector<3xf32> into vector<2x3xf32> return }

// -----

// expected-error@below {{'vector.insert_strided_slice' op expected offsets of same size as destination vector rank}}
func.func @f(%v: vector<2x3xf32>, %w: vector<3xf32>) { %0 = vector.insert_strided_slice %w, %v {offsets = [1], strides = [1]} : vector<3xf32> into vector<2x3xf32> return }

// -----

// expected-error@below {{'vector.insert_strided_slice' op expected source rank to be no greater than destination rank}}
func.func @f(%v: vector<2x3xf32>, %w: vector<1x2x3xf32>) { %0 = vector.insert_strided_slice %w, %v {offsets = [0, 0], strides = [1, 1, 1]} : vector<1x2x3xf32> into vector<2x3xf32> return }

// -----

// expected-error@below {{'vector.insert_strided_slice' op expected strides to be confined to [1, 2)}}
func.func @f(%v: vector<2x3xf32>, %w: vector<3xf32>) { %0 = vector.insert_strided_slice %w, %v {offsets = [1, 0], strides = [2]} : vector<3xf32> into vector<2x3xf32> return }

// -----

// expected-error@below {{'vector.constant_mask' op array attr of size out of bounds of vector result dimension size}}
func.func @f() { %0 = vector.constant_mask [3, 3] : vector<2x3xi1> return }

// -----

// expected-error@below {{'vector.constant_mask' op array attr of size out of bounds of vector result dimension size}}
func.func @f() { %0 = vector.constant_mask [-1, 3] : vector<2x3xi1> return }

// -----

// expected-error@below {{'vector.constant_mask' op expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim}}
func.func @f() { %0 = vector.constant_mask [0, 3] : vector<2x3xi1> return }

// -----

// expected-error@below {{'vector.constant_mask' op must specify array attr of size equal vector result rank}}
func.func @f() { %0 = vector.constant_mask [2] : vector<2x3xi1> return }

// -----

// expected-error@below {{mask dim size must be either 0 or 1 for 0-D vectors}}
func.func @f() { %0 = vector.constant_mask [2] : vector<i1> return }

// -----

// expected-error@below {{'vector.transpose' op transposition index out of range: 2}}
func.func @f(%v: vector<2x3xf32>) { %0 = vector.transpose %v, [0, 2] : vector<2x3xf32> to vector<2x3xf32> return }

// -----

// expected-error@below {{'vector.transpose' op duplicate position index: 0}}
func.func @f(%v: vector<2x3xf32>) { %0 = vector.transpose %v, [0, 0] : vector<2x3xf32> to vector<2x2xf32> return }

// -----

// expected-error@below {{'vector.transpose' op transposition length mismatch: 1}}
func.func @f(%v: vector<2x3xf32>) { %0 = vector.transpose %v, [0] : vector<2x3xf32> to vector<2x3xf32> return }

// -----

// expected-error@below {{'vector.transpose' op dimension size mismatch at: 1}}
func.func @f(%v: vector<2x3xf32>) { %0 = vector.transpose %v, [1, 0] : vector<2x3xf32> to vector<2x3xf32> return }

// -----

// expected-error@below {{'vector.broadcast' op dimension mismatch (3 vs. 4)}}
func.func @f(%w: vector<3xf32>) { %0 = vector.broadcast %w : vector<3xf32> to vector<5x4xf32> return }

// -----

// expected-error@below {{'vector.broadcast' op source rank higher than destination rank}}
func.func @f(%w: vector<2x3xf32>) { %0 = vector.broadcast %w : vector<2x3xf32> to vector<3xf32> return }

// -----

// expected-error@below {{'vector.multi_reduction' op destination type 'vector<3xf32>' is incompatible with source type 'vector<2x3xf32>'}}
func.func @f(%v: vector<2x3xf32>, %w: vector<3xf32>) { %0 = vector.multi_reduction <add>, %v, %w [1] : vector<2x3xf32> to vector<3xf32> return }

// -----

// expected-error@below {{'vector.shape_cast' op has different number of elements at source (6) and result (5)}}
func.func @f(%v: vector<2x3xf32>) { %0 = vector.shape_cast %v : vector<2x3xf32> to vector<5xf32> return }

// -----

// expected-error@below {{'vector.bitcast' op source/result bitwidth of the minor 1-D vectors must be equal}}
func.func @f(%v: vector<2x3xf32>) { %0 = vector.bitcast %v : vector<2x3xf32> to vector<2x3xf64> return }

// -----

// expected-error@below {{'vector.bitcast' op dimension size mismatch at: 0}}
func.func @f(%v: vector<2x3xf32>) { %0 = vector.bitcast %v : vector<2x3xf32> to vector<3x3xf32> return }

// -----

// expected-error@below {{'vector.bitcast' op failed to verify that all of {source, result} have same rank}}
func.func @f(%v: vector<2x3xf32>) { %0 = vector.bitcast %v : vector<2x3xf32> to vector<6xf32> return }

// -----

// expected-error@below {{'vector.reduction' op unsupported reduction rank: 2}}
func.func @f(%v: vector<2x3xf32>) { %0 = vector.reduction <add>, %v : vector<2x3xf32> into f32 return }

// -----

// expected-error@below {{'vector.reduction' op unsupported reduction type ''f32'' for kind 'and'}}
func.func @f(%v: vector<3xf32>) { %0 = vector.reduction <and>, %v : vector<3xf32> into f32 return }

// -----

// expected-error@below {{'vector.reduction' op unsupported reduction type ''i32'' for kind 'minnumf'}}
func.func @f(%v: vector<3xi32>) { %0 = vector.reduction <minnumf>, %v : vector<3xi32> into i32 return }

// -----

// expected-error@below {{'vector.deinterleave' op failed to verify that the trailing dimension of the source vector has an even number of elements}}
func.func @f(%v: vector<3xi32>) { %0, %1 = vector.deinterleave %v : vector<3xi32> -> vector<1xi32> return }

// -----

// expected-error@below {{'vector.deinterleave' op failed to verify that the trailing dimension of the results is half the width of source trailing dimension}}
func.func @f(%v: vector<4xi32>) { %0, %1 = vector.deinterleave %v : vector<4xi32> -> vector<4xi32> return }

// -----

// expected-error@below {{'vector.interleave' op failed to verify that type of 'result' is double the width of the inputs}}
func.func @f(%v: vector<4xi32>) { %0 = vector.interleave %v, %v : vector<4xi32> -> vector<4xi32> return }
